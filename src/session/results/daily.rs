//! The daily deal: a board, dominoes and tokens that follow from the date alone, so that everyone
//! plays the same.

use crate::{
    bots::BotKind,
    rules::{Board, Color, Player, Setup},
    session::{Controller, Day, Match, MatchError},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// The opponent in every daily deal.
pub const DAILY_BOT: BotKind = BotKind::Bush;

/// The number of days that [`day_of_deal`] searches.
const SEARCHED_DAYS: usize = 31;

/// Returns the board of the daily deal.
pub fn daily_board(day: Day) -> &'static Arc<Board> {
    let boards = Board::shipped();
    &boards[day.number() as usize % boards.len()]
}

/// Begins the daily deal of a person and a bot with these names. The first player and the board
/// change every day.
///
/// # Errors
/// Never in practice: every deal is a valid setup.
pub fn daily_match(day: Day, person: &str, bot: &str) -> Result<Match, MatchError> {
    let number = day.number() as usize;
    let seats = [
        (Player { name: person.into(), color: Color::Orange }, Controller::Person),
        (Player { name: bot.into(), color: Color::Blue }, Controller::Bot(DAILY_BOT)),
    ];
    let (mut players, mut controllers): (Vec<Player>, Vec<Controller>) = seats.into_iter().unzip();
    players.rotate_left(number % 2);
    controllers.rotate_left(number % 2);
    Match::begin(deal(day, players), controllers)
}

/// Finds the day whose daily deal the match is, from tomorrow back over the last month.
pub fn day_of_deal(game_match: &Match, today: Day) -> Option<Day> {
    let is_deal = |day: &Day| {
        let players = game_match.setup().players.clone();
        deal(*day, players) == *game_match.setup()
    };
    // The match may come from a place where it is already tomorrow.
    let tomorrow = Day::new(i64::from(today.number()) + 1).unwrap_or(today);
    tomorrow.and_earlier().take(SEARCHED_DAYS).find(is_deal)
}

fn deal(day: Day, players: Vec<Player>) -> Setup {
    // ChaCha8 yields the same numbers in every version of the crate.
    let mut rng = ChaCha8Rng::seed_from_u64(0x7265_6e61_7475_7265 ^ u64::from(day.number()));
    Setup::deal(daily_board(day).clone(), players, &mut rng)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{link_to_deal, testing::MatchBuilder};

    fn deal_of(date: &str) -> Match {
        daily_match(date.parse().unwrap(), "Ann", "Heron").unwrap()
    }

    #[test]
    fn deal_depends_on_the_day_and_not_on_the_names() {
        let dealt = |date: &str, person| {
            let setup =
                daily_match(date.parse().unwrap(), person, "Heron").unwrap().setup().clone();
            (setup.board.id().to_owned(), setup.dominoes, setup.area_tokens)
        };
        assert_eq!(dealt("2026-11-20", "Ann"), dealt("2026-11-20", "Ben"));
        // Three days later the board is the same again.
        let (one, other) = (dealt("2026-11-20", "Ann"), dealt("2026-11-23", "Ann"));
        assert_eq!(one.0, other.0);
        assert_ne!(one.1, other.1);
    }

    /// Every version of the page must give the same deal.
    #[test]
    fn deals_never_change() {
        let links = ["2026-11-20", "2026-11-21", "2026-11-22"].map(|date| {
            let link = link_to_deal(&deal_of(date)).unwrap();
            format!("{date} {link}\n")
        });
        assert_eq!(links.concat(), include_str!("../../../tests/saves/daily.txt"));
    }

    #[test]
    fn daily_deal_is_recognized_whoever_plays() {
        let today: Day = "2026-11-22".parse().unwrap();
        let game_match =
            daily_match("2026-11-20".parse().unwrap(), "Somebody else", "Otter").unwrap();
        assert_eq!(day_of_deal(&game_match, today), "2026-11-20".parse().ok());
    }

    #[test]
    fn other_match_is_of_no_day() {
        let game_match = MatchBuilder::new("brook").begin();
        assert_eq!(day_of_deal(&game_match, "2026-11-22".parse().unwrap()), None);
    }

    #[test]
    fn first_player_and_board_change_every_day() {
        let first = |game_match: &Match| game_match.setup().players[0].name.clone();
        let [one, two] = ["2026-11-20", "2026-11-21"].map(deal_of);
        assert_ne!(first(&one), first(&two));
        assert_ne!(one.setup().board.id(), two.setup().board.id());
    }
}
