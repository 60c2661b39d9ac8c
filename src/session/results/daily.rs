//! The daily deal: the same board, dominoes and tokens for everyone on a day, worked out from the
//! day alone.

use crate::{
    bots::BotKind,
    rules::{Board, Color, Player, Setup},
    session::{Controller, Day, Match, MatchError},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

/// The bot that everyone plays against.
const OPPONENT: BotKind = BotKind::Bush;

/// How many days back a game may have been dealt and still count.
const OPEN_FOR: usize = 31;

/// The match of the day: a person of this name against the bot of that name. Who begins changes
/// from day to day, and so does the board.
///
/// # Errors
/// None that can come about: a deal is always a setup.
pub fn daily(day: Day, person: &str, bot: &str) -> Result<Match, MatchError> {
    let number = day.number() as usize;
    let seats = [
        (Player { name: person.into(), color: Color::Orange }, Controller::Person),
        (Player { name: bot.into(), color: Color::Blue }, Controller::Bot(OPPONENT)),
    ];
    let (mut players, mut controllers): (Vec<Player>, Vec<Controller>) = seats.into_iter().unzip();
    players.rotate_left(number % 2);
    controllers.rotate_left(number % 2);
    Match::begin(deal(day, players), controllers)
}

/// The day whose deal the match was, if it was one of the last weeks' before this day.
pub fn day_of(game_match: &Match, today: Day) -> Option<Day> {
    let is_deal = |day: &Day| {
        let players = game_match.setup().players.clone();
        deal(*day, players) == *game_match.setup()
    };
    // Somebody's clock may be a day ahead.
    let from = Day::new(i64::from(today.number()) + 1).unwrap_or(today);
    from.back().take(OPEN_FOR).find(is_deal)
}

fn deal(day: Day, players: Vec<Player>) -> Setup {
    let boards = Board::shipped();
    let board = boards[day.number() as usize % boards.len()].clone();
    // The stream of this generator is the same in every version.
    let mut rng = ChaCha8Rng::seed_from_u64(0x7265_6e61_7475_7265 ^ u64::from(day.number()));
    Setup::deal(board, players, &mut rng)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{link_to_deal, testing::MatchBuilder};

    fn of(date: &str) -> Match {
        daily(date.parse().unwrap(), "Ann", "Heron").unwrap()
    }

    #[test]
    fn the_same_day_deals_the_same_and_another_day_does_not() {
        assert_eq!(of("2026-11-20"), of("2026-11-20"));
        assert_ne!(of("2026-11-20").setup().dominoes, of("2026-11-23").setup().dominoes);
    }

    /// Everyone gets it, whatever version their page has: this must never change.
    #[test]
    fn the_deal_of_a_day_is_the_one_that_everybody_got() {
        let links = ["2026-11-20", "2026-11-21", "2026-11-22"].map(|date| {
            let link = link_to_deal(&of(date)).unwrap();
            format!("{date} {link}\n")
        });
        assert_eq!(links.concat(), include_str!("../../../tests/saves/daily.txt"));
    }

    #[test]
    fn a_match_of_a_daily_deal_is_known_by_it_whoever_plays() {
        let today: Day = "2026-11-22".parse().unwrap();
        let game_match = daily("2026-11-20".parse().unwrap(), "Somebody else", "Otter").unwrap();
        assert_eq!(day_of(&game_match, today), "2026-11-20".parse().ok());
    }

    #[test]
    fn any_other_match_is_of_no_day() {
        let game_match = MatchBuilder::new("brook").begin();
        assert_eq!(day_of(&game_match, "2026-11-22".parse().unwrap()), None);
    }

    #[test]
    fn who_begins_and_the_board_change_from_day_to_day() {
        let first = |game_match: &Match| game_match.setup().players[0].name.clone();
        let [one, two] = ["2026-11-20", "2026-11-21"].map(of);
        assert_ne!(first(&one), first(&two));
        assert_ne!(one.setup().board.id(), two.setup().board.id());
    }
}
