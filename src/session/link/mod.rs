//! A match, or only what was dealt, as the end of a link: the setup and then each action by its
//! place among the legal ones, so that a link can hold no game that the rules forbid, and a whole
//! game takes some hundred letters. Nothing is unpacked from it that could be larger than a game.
//!
//! The first byte is the version; the order of [`Game::legal_actions`] is part of it.

pub mod base64url;
pub mod bits;

use crate::{
    rules::{Action, AreaToken, Board, Color, Domino, Game, Player, PlayerCount, RuleSet, Setup},
    session::{Controller, Match, MatchError, store::envelope::fingerprint},
};
use bits::{BitReader, BitWriter};
use std::{collections::BTreeMap, sync::Arc};

/// What stands before the match in the end of a link.
pub const MARK: &str = "#game=";

/// How many letters a link's end may have: a whole game has some hundred.
const LONGEST: usize = 4_000;
const VERSION: u8 = 1;
const CHECK: usize = 4;
const LONGEST_NAME: usize = 60;
const MOST_ACTIONS: usize = 4_096;

/// Why a match can't be put into a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoLink {
    /// It is played on a board that does not come with the program.
    #[error("only games on the boards of this page fit in a link")]
    OtherBoard,
}

/// Why a link can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// Longer than any game.
    #[error("it has {0} letters, and no game needs more than {LONGEST}")]
    TooLong(usize),
    /// Not the letters of a link, or some are missing or wrong.
    #[error("letters of it are missing or wrong")]
    Damaged,
    /// Of another version.
    #[error("it was made by another version of this page ({0}; this one reads {VERSION})")]
    Version(u8),
    /// Whole, but no game that can be.
    #[error("its game can’t have happened: {0}")]
    Match(#[from] MatchError),
}

/// The end of a link to the match as it stands.
///
/// # Errors
/// It is played on another board.
pub fn link_to(game_match: &Match) -> Result<String, NoLink> {
    write(game_match, game_match.log().iter().map(|entry| entry.action))
}

/// The end of a link to the match as it was dealt: the same dominoes and tokens for a new match.
///
/// # Errors
/// It is played on another board.
pub fn link_to_deal(game_match: &Match) -> Result<String, NoLink> {
    write(game_match, std::iter::empty())
}

/// The match in the link, which may be anything. What stands before [`MARK`] does not matter.
///
/// # Errors
/// Why it can't be opened.
pub fn follow(link: &str) -> Result<Match, LinkError> {
    let text = link.split_once(MARK).map_or(link, |(_, text)| text).trim();
    if text.len() > LONGEST {
        return Err(LinkError::TooLong(text.len()));
    }
    let bytes = base64url::to_bytes(text).ok_or(LinkError::Damaged)?;
    let (&version, rest) = bytes.split_first().ok_or(LinkError::Damaged)?;
    if version != VERSION {
        return Err(LinkError::Version(version));
    }
    let (check, packed) = rest.split_first_chunk::<CHECK>().ok_or(LinkError::Damaged)?;
    let mut reader = BitReader::new(packed);
    let board = read_board(&mut reader).ok_or(LinkError::Damaged)?;
    if *check != checksum(&board, packed) {
        return Err(LinkError::Damaged);
    }
    read_match(&mut reader, board)
}

/// Whether the end of an address holds a match.
pub fn is_link(text: &str) -> bool {
    text.contains(MARK)
}

fn write(game_match: &Match, actions: impl Iterator<Item = Action>) -> Result<String, NoLink> {
    let setup = game_match.setup();
    let board = Board::shipped().iter().position(|board| *board == setup.board);
    let mut writer = BitWriter::default();
    writer.put(board.ok_or(NoLink::OtherBoard)?, BOARDS);
    write_setup(&mut writer, game_match);
    let actions: Vec<Action> = actions.collect();
    writer.put(actions.len().min(MOST_ACTIONS - 1), MOST_ACTIONS);
    // What was played could be played, so that it can be again.
    if let Ok(mut game) = setup.start() {
        for action in actions {
            let legal = game.legal_actions();
            let place = legal.iter().position(|other| is_same(*other, action)).unwrap_or(0);
            writer.put(place, legal.len());
            let _ = game.advance(action);
        }
    }
    let packed = writer.into_bytes();
    let check = checksum(&setup.board, &packed);
    Ok(format!("{MARK}{}", base64url::to_text(&[&[VERSION][..], &check, &packed].concat())))
}

/// A double can be laid either way round, which is listed once.
fn is_same(one: Action, other: Action) -> bool {
    match (one, other) {
        (
            Action::PlaceDomino { domino, at: [first, second] },
            Action::PlaceDomino { domino: other, at },
        ) if domino == other && domino.is_double() => {
            at == [first, second] || at == [second, first]
        }
        _ => one == other,
    }
}

/// How many boards a link can tell apart, for those to come.
const BOARDS: usize = 16;
/// How many kinds of holders, likewise.
const HOLDERS: usize = 32;

fn write_setup(writer: &mut BitWriter, game_match: &Match) {
    let setup = game_match.setup();
    writer.put(setup.players.len().saturating_sub(2), 3);
    for (seat, player) in game_match.game().table().seats().zip(&setup.players) {
        writer.put(player.color as usize, Color::ALL.len());
        let controller =
            Controller::ALL.into_iter().position(|each| each == game_match.controller(seat));
        writer.put(controller.unwrap_or(0), HOLDERS);
        let name = shortened(&player.name);
        writer.put(name.len(), LONGEST_NAME + 1);
        name.bytes().for_each(|byte| writer.put(byte.into(), 256));
    }
    let mut left: Vec<Domino> = Domino::all().collect();
    for &domino in setup.dominoes.iter().flatten() {
        if let Some(place) = left.iter().position(|&other| other == domino) {
            writer.put(place, left.len());
            left.remove(place);
        }
    }
    let mut pool = Pool::of(&setup.board);
    for token in setup.area_tokens.values() {
        let fits = pool.of_size(token.main);
        if let Some(place) = fits.iter().position(|other| other == token) {
            writer.put(place, fits.len());
            pool.take(*token);
        }
    }
}

/// The name, cut where it is longer than a link has room for.
fn shortened(name: &str) -> &str {
    &name[..name.floor_char_boundary(LONGEST_NAME)]
}

fn read_board(reader: &mut BitReader) -> Option<Arc<Board>> {
    Board::shipped().get(reader.take(BOARDS)?).cloned()
}

fn read_match(reader: &mut BitReader, board: Arc<Board>) -> Result<Match, LinkError> {
    let (setup, controllers) = read_setup(reader, board).ok_or(LinkError::Damaged)?;
    let mut game_match = Match::begin(setup, controllers)?;
    let count = reader.take(MOST_ACTIONS).ok_or(LinkError::Damaged)?;
    for _ in 0..count {
        let action = read_action(reader, game_match.game()).ok_or(LinkError::Damaged)?;
        game_match.act(action).map_err(|_| LinkError::Damaged)?;
    }
    if reader.is_at_end() { Ok(game_match) } else { Err(LinkError::Damaged) }
}

fn read_action(reader: &mut BitReader, game: &Game) -> Option<Action> {
    let legal = game.legal_actions();
    legal.get(reader.take(legal.len())?).copied()
}

fn read_setup(reader: &mut BitReader, board: Arc<Board>) -> Option<(Setup, Vec<Controller>)> {
    let count = PlayerCount::new(reader.take(3)? + 2)?;
    let (mut players, mut controllers) = (Vec::new(), Vec::new());
    for _ in count.seats() {
        let color = *Color::ALL.get(reader.take(Color::ALL.len())?)?;
        controllers.push(*Controller::ALL.get(reader.take(HOLDERS)?)?);
        let length = reader.take(LONGEST_NAME + 1)?;
        let name = (0..length).map(|_| reader.take(256).and_then(|byte| u8::try_from(byte).ok()));
        players.push(Player { name: String::from_utf8(name.collect::<Option<_>>()?).ok()?, color });
    }
    let mut left: Vec<Domino> = Domino::all().collect();
    let mut hand = || {
        let draw = |_| reader.take(left.len()).map(|place| left.remove(place));
        (0..count.dominoes_each()).map(draw).collect::<Option<Vec<Domino>>>()
    };
    let dominoes = count.seats().map(|_| hand()).collect::<Option<Vec<_>>>()?;
    let mut pool = Pool::of(&board);
    let mut area_tokens = BTreeMap::new();
    if board.rules() == RuleSet::Base {
        for (_, area) in board.areas() {
            let fits = pool.of_size(i32::try_from(area.size()).ok()?);
            let token = *fits.get(reader.take(fits.len())?)?;
            pool.take(token);
            area_tokens.insert(area.letter, token);
        }
    }
    Some((Setup { board, players, area_tokens, dominoes }, controllers))
}

/// The tokens of a board that no area has got yet.
struct Pool(Vec<AreaToken>);

impl Pool {
    fn of(board: &Board) -> Pool {
        Pool(board.plan().tokens.clone())
    }

    fn of_size(&self, main: i32) -> Vec<AreaToken> {
        self.0.iter().filter(|token| token.main == main).copied().collect()
    }

    fn take(&mut self, token: AreaToken) {
        if let Some(place) = self.0.iter().position(|other| *other == token) {
            self.0.swap_remove(place);
        }
    }
}

/// It covers the board as well: on another map the same numbers are another game.
fn checksum(board: &Board, packed: &[u8]) -> [u8; CHECK] {
    let all = fingerprint([board.to_json().as_bytes(), packed]);
    ((all >> 32) as u32 ^ all as u32).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{bots::BotKind, rules::Record, session::testing::MatchBuilder};
    use proptest::prelude::*;

    /// A person against bots, after so many random actions; the names are not ASCII.
    fn played(board: &str, seats: usize, seed: u64, actions: usize) -> Match {
        let mut controllers = vec![Controller::Bot(BotKind::Oak); seats];
        controllers[0] = Controller::Person;
        let builder = MatchBuilder::new(board).controllers(&controllers).seed(seed);
        builder.names(&["orange Ö", "blue Ö", "black Ö", "white Ö"]).played(actions)
    }

    fn seen(game_match: &Match) -> (Record, Vec<Controller>) {
        let controllers = game_match.game().table().seats().map(|seat| game_match.controller(seat));
        (game_match.record(), controllers.collect())
    }

    #[test]
    fn a_match_comes_back_from_its_link_on_every_board_with_any_number_of_players() {
        for (board, seats) in [("brook", 2), ("brook", 3), ("valley", 4), ("valley-back", 2)] {
            for actions in [0, 1, 77, usize::MAX] {
                let game_match = played(board, seats, 5, actions);
                let link = link_to(&game_match).unwrap();
                assert_eq!(seen(&follow(&link).unwrap()), seen(&game_match));
            }
        }
    }

    #[test]
    fn a_whole_game_fits_in_far_less_than_4000_letters() {
        for board in ["brook", "valley"] {
            for seats in [2, 4] {
                let link = link_to(&played(board, seats, 7, usize::MAX)).unwrap();
                assert!(link.len() < 700, "{board}, {seats} players: {}", link.len());
            }
        }
    }

    #[test]
    fn a_link_to_what_was_dealt_begins_anew_with_the_same_dominoes_and_tokens() {
        let game_match = played("brook", 2, 5, 90);
        let deal = follow(&link_to_deal(&game_match).unwrap()).unwrap();
        assert_eq!((deal.setup(), deal.log().len()), (game_match.setup(), 0));
    }

    /// Links that people have kept must open for ever: this one was made by version 1.
    #[test]
    fn a_link_of_the_first_version_still_opens() {
        let game_match = follow(include_str!("../../../tests/saves/link-1.txt")).unwrap();
        assert_eq!(seen(&game_match), seen(&played("brook", 3, 11, usize::MAX)));
    }

    #[test]
    fn a_double_laid_the_other_way_round_is_the_same_game() {
        let double = |action: &Action| matches!(action, Action::PlaceDomino { domino, .. } if domino.is_double());
        let listed =
            |game_match: &Match| game_match.game().legal_actions().into_iter().find(double);
        let has_double = |game_match: &Match| listed(game_match).is_some();
        let mut game_match = MatchBuilder::new("brook").played_until(has_double).unwrap();
        let action = listed(&game_match).unwrap();
        let Action::PlaceDomino { domino, at: [one, two] } = action else { unreachable!() };
        game_match.act(Action::PlaceDomino { domino, at: [two, one] }).unwrap();
        let followed = follow(&link_to(&game_match).unwrap()).unwrap();
        assert!(followed.game().table().placed().any(|(laid, _)| laid == domino));
    }

    #[test]
    fn a_link_much_longer_than_a_game_is_not_even_read() {
        let long = format!("{MARK}{}", "A".repeat(5_000_000));
        assert_eq!(follow(&long), Err(LinkError::TooLong(5_000_000)));
    }

    #[test]
    fn a_link_of_another_version_says_so() {
        let mut bytes =
            base64url::to_bytes(&link_to(&played("brook", 2, 1, 3)).unwrap()[6..]).unwrap();
        bytes[0] = 9;
        assert_eq!(follow(&base64url::to_text(&bytes)), Err(LinkError::Version(9)));
    }

    #[test]
    fn a_link_cut_short_anywhere_is_refused() {
        let link = link_to(&played("valley", 3, 2, 40)).unwrap();
        for end in 0..link.len() {
            assert!(follow(&link[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_board_of_ones_own_fits_in_no_link() {
        let text = include_str!("../../../tests/records/good/largest-board-with-52-areas.json");
        let record = Record::from_json(text).unwrap();
        let seats = record.setup.players.len();
        let game_match =
            Match::from_record(&record, vec![Controller::Person; seats], None).unwrap();
        assert_eq!(link_to(&game_match), Err(NoLink::OtherBoard));
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_followed_or_refused_without_a_panic(text in "[A-Za-z0-9_-]{0,600}") {
            let _ = follow(&text);
        }

        #[test]
        fn any_bytes_with_a_fitting_checksum_are_a_game_that_can_be_or_are_refused(
            mut packed in prop::collection::vec(any::<u8>(), 0..400),
            board in 0..3_usize,
        ) {
            // The first 4 bits name the board.
            packed.insert(0, (board as u8) << 4);
            let check = checksum(&Board::shipped()[board], &packed);
            let text = base64url::to_text(&[&[VERSION][..], &check, &packed].concat());
            if let Ok(game_match) = follow(&text) {
                prop_assert!(game_match.record().replay().is_ok());
            }
        }

        #[test]
        fn a_link_in_which_a_letter_was_changed_is_refused(
            place in any::<prop::sample::Index>(),
            letter in "[A-Za-z0-9_-]",
        ) {
            let link = link_to(&played("brook", 2, 3, 60)).unwrap();
            let at = MARK.len() + place.index(link.len() - MARK.len());
            prop_assume!(link[at..=at] != letter);
            let mut changed = link;
            changed.replace_range(at..=at, &letter);
            prop_assert!(follow(&changed).is_err());
        }
    }
}
