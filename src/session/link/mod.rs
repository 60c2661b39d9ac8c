//! A match, or only its deal, as the fragment of a link. Each action is its index among the legal
//! ones, so a link can't hold an illegal game. A whole game takes a few hundred letters. Reading
//! allocates no more than a game needs.
//!
//! The first byte is the version. The order of [`Game::legal_actions`] is part of the format.

pub mod base64url;
pub mod bits;

use crate::{
    rules::{Action, AreaToken, Board, Color, Domino, Game, Player, PlayerCount, RuleSet, Setup},
    session::{Controller, Match, MatchError, store::envelope::fingerprint},
};
use bits::{BitReader, BitWriter};
use std::{collections::BTreeMap, sync::Arc};

/// The start of a link's fragment, before the match.
pub const LINK_MARK: &str = "#game=";

/// The most letters a link may have; a whole game takes a few hundred.
const MAX_LETTERS: usize = 4_000;
const VERSION: u8 = 1;
/// The length of the checksum, in bytes.
const CHECKSUM: usize = 4;
/// The longest name, in bytes.
const MAX_NAME: usize = 60;
const MAX_ACTIONS: usize = 4_096;
/// The number of boards that fit in the format, with room for new ones.
const MAX_BOARDS: usize = 16;
/// The number of controllers that fit in the format, with room for new ones.
const MAX_CONTROLLERS: usize = 32;

/// The reason why a match can't be put into a link.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotLinkable {
    /// The board does not come with the program.
    #[error("only games on the boards of this page fit in a link")]
    CustomBoard,
}

/// The reason why a link can't be opened.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum LinkError {
    /// Longer than any game; the number of letters.
    #[error("it has {0} letters, and no game needs more than {MAX_LETTERS}")]
    TooLong(usize),
    /// Letters are missing or wrong.
    #[error("letters of it are missing or wrong")]
    Damaged,
    /// Written in another version of the format.
    #[error("it was made by another version of this page ({0}; this one reads {VERSION})")]
    Version(u8),
    /// Intact, but its setup is invalid.
    #[error("its game can’t have happened: {0}")]
    Match(#[from] MatchError),
}

/// Returns the fragment of a link to the match with all its actions.
///
/// # Errors
/// The board does not come with the program.
pub fn link_to(game_match: &Match) -> Result<String, NotLinkable> {
    encode(game_match, game_match.log().iter().map(|entry| entry.action))
}

/// Returns the fragment of a link to a new match with the same dominoes and tokens.
///
/// # Errors
/// The board does not come with the program.
pub fn link_to_deal(game_match: &Match) -> Result<String, NotLinkable> {
    encode(game_match, std::iter::empty())
}

/// Reads the match in a link, or in the fragment of one. The text around them is ignored: people paste
/// links with quotes, brackets or a full stop.
///
/// # Errors
/// The link is too long, damaged, of another version, or holds an invalid setup.
pub fn open_link(link: &str) -> Result<Match, LinkError> {
    let text = link.split_once(LINK_MARK).map_or(link, |(_, text)| text).trim_start();
    let text = &text[..base64url::length(text)];
    if text.len() > MAX_LETTERS {
        return Err(LinkError::TooLong(text.len()));
    }
    let bytes = base64url::to_bytes(text).ok_or(LinkError::Damaged)?;
    let (&version, rest) = bytes.split_first().ok_or(LinkError::Damaged)?;
    if version != VERSION {
        return Err(LinkError::Version(version));
    }
    let (check, packed) = rest.split_first_chunk::<CHECKSUM>().ok_or(LinkError::Damaged)?;
    let mut reader = BitReader::new(packed);
    let board = read_board(&mut reader).ok_or(LinkError::Damaged)?;
    if *check != checksum(&board, packed) {
        return Err(LinkError::Damaged);
    }
    read_match(&mut reader, board)
}

/// Returns true if the text contains a link to a match.
///
/// A record or a backup is none, even if a name in it contains [`LINK_MARK`]: each begins with a brace.
pub fn is_link(text: &str) -> bool {
    text.split_once(LINK_MARK).is_some_and(|(address, _)| !address.contains('{'))
}

fn encode(
    game_match: &Match,
    actions: impl Iterator<Item = Action>,
) -> Result<String, NotLinkable> {
    let setup = game_match.setup();
    let board = Board::shipped().iter().position(|board| *board == setup.board);
    let mut writer = BitWriter::default();
    writer.put(board.ok_or(NotLinkable::CustomBoard)?, MAX_BOARDS);
    write_setup(&mut writer, game_match);
    let actions: Vec<Action> = actions.collect();
    writer.put(actions.len().min(MAX_ACTIONS - 1), MAX_ACTIONS);
    // The match was played from this setup, so both calls succeed.
    if let Ok(mut game) = setup.start() {
        for action in actions {
            let legal = game.legal_actions();
            let index = legal.iter().position(|other| is_same(*other, action)).unwrap_or(0);
            writer.put(index, legal.len());
            let _ = game.advance(action);
        }
    }
    let packed = writer.into_bytes();
    let check = checksum(&setup.board, &packed);
    Ok(format!("{LINK_MARK}{}", base64url::to_text(&[&[VERSION][..], &check, &packed].concat())))
}

/// Returns true if two actions are equal, or place a double either way round, which is listed once.
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

fn write_setup(writer: &mut BitWriter, game_match: &Match) {
    let setup = game_match.setup();
    writer.put(setup.players.len().saturating_sub(2), 3);
    for (seat, player) in game_match.game().table().seats().zip(&setup.players) {
        writer.put(player.color as usize, Color::ALL.len());
        let controller =
            Controller::ALL.into_iter().position(|each| each == game_match.controller(seat));
        writer.put(controller.unwrap_or(0), MAX_CONTROLLERS);
        let name = shortened(&player.name);
        writer.put(name.len(), MAX_NAME + 1);
        name.bytes().for_each(|byte| writer.put(byte.into(), 256));
    }
    let mut left: Vec<Domino> = Domino::all().collect();
    for &domino in setup.dominoes.iter().flatten() {
        if let Some(index) = left.iter().position(|&other| other == domino) {
            writer.put(index, left.len());
            left.remove(index);
        }
    }
    let mut pool = TokenPool::new(&setup.board);
    for token in setup.area_tokens.values() {
        let fits = pool.with_size(token.main);
        if let Some(index) = fits.iter().position(|other| other == token) {
            writer.put(index, fits.len());
            pool.take(*token);
        }
    }
}

/// The name, truncated to [`MAX_NAME`].
fn shortened(name: &str) -> &str {
    &name[..name.floor_char_boundary(MAX_NAME)]
}

fn read_board(reader: &mut BitReader) -> Option<Arc<Board>> {
    Board::shipped().get(reader.take(MAX_BOARDS)?).cloned()
}

fn read_match(reader: &mut BitReader, board: Arc<Board>) -> Result<Match, LinkError> {
    let (setup, controllers) = read_setup(reader, board).ok_or(LinkError::Damaged)?;
    let mut game_match = Match::begin(setup, controllers)?;
    let count = reader.take(MAX_ACTIONS).ok_or(LinkError::Damaged)?;
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
        controllers.push(*Controller::ALL.get(reader.take(MAX_CONTROLLERS)?)?);
        let length = reader.take(MAX_NAME + 1)?;
        let name = (0..length).map(|_| reader.take(256).and_then(|byte| u8::try_from(byte).ok()));
        players.push(Player { name: String::from_utf8(name.collect::<Option<_>>()?).ok()?, color });
    }
    let mut left: Vec<Domino> = Domino::all().collect();
    let mut hand = || {
        let draw = |_| reader.take(left.len()).map(|index| left.remove(index));
        (0..count.dominoes_each()).map(draw).collect::<Option<Vec<Domino>>>()
    };
    let dominoes = count.seats().map(|_| hand()).collect::<Option<Vec<_>>>()?;
    let mut pool = TokenPool::new(&board);
    let mut area_tokens = BTreeMap::new();
    if board.rules() == RuleSet::Base {
        for (_, area) in board.areas() {
            let fits = pool.with_size(i32::try_from(area.size()).ok()?);
            let token = *fits.get(reader.take(fits.len())?)?;
            pool.take(token);
            area_tokens.insert(area.letter, token);
        }
    }
    Some((Setup { board, players, area_tokens, dominoes }, controllers))
}

/// The tokens of a board that are not yet assigned to an area.
struct TokenPool(Vec<AreaToken>);

impl TokenPool {
    fn new(board: &Board) -> TokenPool {
        TokenPool(board.plan().tokens.clone())
    }

    fn with_size(&self, main: i32) -> Vec<AreaToken> {
        self.0.iter().filter(|token| token.main == main).copied().collect()
    }

    fn take(&mut self, token: AreaToken) {
        if let Some(index) = self.0.iter().position(|other| *other == token) {
            self.0.swap_remove(index);
        }
    }
}

/// The checksum of the packed match and its board, on which the indices depend.
fn checksum(board: &Board, packed: &[u8]) -> [u8; CHECKSUM] {
    let all = fingerprint([board.to_json().as_bytes(), packed]);
    ((all >> 32) as u32 ^ all as u32).to_be_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::BotKind,
        rules::{Record, Seat},
        session::{
            Backup, save,
            testing::{MatchBuilder, ROOMY, begin_saves, library},
        },
    };
    use proptest::prelude::*;

    /// A person against bots, after so many random actions; the names are not ASCII.
    fn played(board: &str, seats: usize, seed: u64, actions: usize) -> Match {
        let mut controllers = vec![Controller::Bot(BotKind::Oak); seats];
        controllers[0] = Controller::Person;
        let builder = MatchBuilder::new(board).controllers(&controllers).seed(seed);
        builder.names(&["orange Ö", "blue Ö", "black Ö", "white Ö"]).played(actions)
    }

    fn contents(game_match: &Match) -> (Record, Vec<Controller>) {
        let controllers = game_match.game().table().seats().map(|seat| game_match.controller(seat));
        (game_match.record(), controllers.collect())
    }

    #[test]
    fn opened_link_equals_the_match_on_every_board() {
        for (board, seats) in [("brook", 2), ("brook", 3), ("valley", 4), ("valley-back", 2)] {
            for actions in [0, 1, 77, usize::MAX] {
                let game_match = played(board, seats, 5, actions);
                let link = link_to(&game_match).unwrap();
                assert_eq!(contents(&open_link(&link).unwrap()), contents(&game_match));
            }
        }
    }

    #[test]
    fn whole_game_fits_in_700_letters() {
        for board in ["brook", "valley"] {
            for seats in [2, 4] {
                let link = link_to(&played(board, seats, 7, usize::MAX)).unwrap();
                assert!(link.len() < 700, "{board}, {seats} players: {}", link.len());
            }
        }
    }

    #[test]
    fn link_to_deal_begins_anew_with_the_same_deal() {
        let game_match = played("brook", 2, 5, 90);
        let deal = open_link(&link_to_deal(&game_match).unwrap()).unwrap();
        assert_eq!((deal.setup(), deal.log().len()), (game_match.setup(), 0));
    }

    /// Links that players have kept must open for ever; this one was written in version 1.
    #[test]
    fn link_of_the_first_version_still_opens() {
        let game_match = open_link(include_str!("../../../tests/saves/link-1.txt")).unwrap();
        assert_eq!(contents(&game_match), contents(&played("brook", 3, 11, usize::MAX)));
    }

    #[test]
    fn reversed_double_is_the_same_action() {
        let mut game_match = MatchBuilder::new("brook").holds(0, "owl-owl").begin();
        let domino = game_match.game().hand(Seat::FIRST)[0];
        let [one, two] = game_match.game().table().placements(domino)[0];
        game_match.act(Action::PlaceDomino { domino, at: [two, one] }).unwrap();
        let opened = open_link(&link_to(&game_match).unwrap()).unwrap();
        assert!(opened.game().table().placed().any(|(laid, _)| laid == domino));
    }

    #[test]
    fn address_and_bare_fragment_are_links() {
        for text in ["https://example.org/a/#game=AQ", "#game=AQ", " Look: http://a/#game=AQ\n"] {
            assert!(is_link(text), "{text}");
        }
    }

    #[test]
    fn record_whose_player_has_the_mark_in_their_name_is_no_link() {
        let game_match = MatchBuilder::new("brook").names(&["Ann #game=1", "#game="]).played(3);
        assert!(!is_link(&game_match.record().to_json()));
        assert!(!is_link(&save(&game_match, 0)));
    }

    #[test]
    fn backup_of_a_game_with_the_mark_in_a_name_is_no_link() {
        let game_match = MatchBuilder::new("brook").names(&["Ann #game=1", "Ben"]).played(3);
        let (here, there) = (library(ROOMY), library(ROOMY));
        let save_id = begin_saves(&here, &[&game_match])[0];
        here.rename(save_id, "#game=1").unwrap();
        let text = Backup::new(&here).to_text(0);
        assert!(!is_link(&text));
        let restored = Backup::read(&text).unwrap().restore(&there).unwrap();
        assert_eq!(restored.added, 1);
    }

    #[test]
    fn pasted_link_opens_whatever_stands_around_it() {
        let game_match = played("brook", 2, 5, 30);
        let link = format!("https://a.example/{}", link_to(&game_match).unwrap());
        for around in [
            "\"§\"",
            "'§'",
            "<§>",
            "(§)",
            "[Ann’s game](§)",
            "§.",
            "§, your turn!",
            "See §\n— Ann",
            "\u{200b}§\u{200b}",
            "„§“",
            "§&x=1",
            "> §\r\n",
        ] {
            let text = around.replace('§', &link);
            assert!(is_link(&text), "{text}");
            assert_eq!(
                open_link(&text).as_ref().map(contents),
                Ok(contents(&game_match)),
                "{text}"
            );
        }
    }

    #[test]
    fn link_with_a_wrong_letter_within_is_damaged() {
        let link = link_to(&played("brook", 2, 5, 30)).unwrap();
        let (start, end) = link.split_at(40);
        assert_eq!(open_link(&format!("{start} {end}")), Err(LinkError::Damaged));
    }

    #[test]
    fn overlong_link_is_refused_unread() {
        let long = format!("{LINK_MARK}{}", "A".repeat(5_000_000));
        assert_eq!(open_link(&long), Err(LinkError::TooLong(5_000_000)));
    }

    #[test]
    fn link_of_another_version_is_refused() {
        let mut bytes =
            base64url::to_bytes(&link_to(&played("brook", 2, 1, 3)).unwrap()[6..]).unwrap();
        bytes[0] = 9;
        assert_eq!(open_link(&base64url::to_text(&bytes)), Err(LinkError::Version(9)));
    }

    #[test]
    fn link_cut_short_anywhere_is_refused() {
        let link = link_to(&played("valley", 3, 2, 40)).unwrap();
        for end in 0..link.len() {
            assert!(open_link(&link[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn custom_board_is_not_linkable() {
        let text = include_str!("../../../tests/records/good/largest-board-with-52-areas.json");
        let record = Record::from_json(text).unwrap();
        let seats = record.setup.players.len();
        let game_match =
            Match::from_record(&record, vec![Controller::Person; seats], None).unwrap();
        assert_eq!(link_to(&game_match), Err(NotLinkable::CustomBoard));
    }

    /// A link with these packed bits and a valid checksum.
    fn sealed(board: &Board, packed: &[u8]) -> String {
        base64url::to_text(&[&[VERSION][..], &checksum(board, packed), packed].concat())
    }

    #[test]
    fn altered_bits_are_another_legal_game_or_refused() {
        let game_match = played("brook", 2, 3, 60);
        let link = link_to(&game_match).unwrap();
        let bytes = base64url::to_bytes(&link[LINK_MARK.len()..]).unwrap();
        let (mut legal, mut refused) = (0, 0);
        // The first 4 bits are the index of the board.
        for bit in (4..(bytes.len() - 1 - CHECKSUM) * 8).step_by(3) {
            let mut packed = bytes[1 + CHECKSUM..].to_vec();
            packed[bit / 8] ^= 0x80 >> (bit % 8);
            match open_link(&sealed(&game_match.setup().board, &packed)) {
                Ok(other) => {
                    legal += 1;
                    assert_ne!(contents(&other), contents(&game_match), "bit {bit}");
                    assert!(other.record().replay().is_ok(), "bit {bit}");
                    let copy = open_link(&link_to(&other).unwrap()).unwrap();
                    assert_eq!(contents(&copy), contents(&other), "bit {bit}");
                }
                Err(_) => refused += 1,
            }
        }
        assert!(legal >= 20 && refused >= 20, "{legal} legal, {refused} refused");
    }

    proptest! {
        #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn any_text_is_read_without_a_panic(text in "[A-Za-z0-9_-]{0,600}") {
            let _ = open_link(&text);
        }

        #[test]
        fn any_bytes_with_a_valid_checksum_are_read_without_a_panic(
            mut packed in prop::collection::vec(any::<u8>(), 0..400),
            board in 0..3_usize,
        ) {
            // The first 4 bits are the index of the board.
            packed.insert(0, (board as u8) << 4);
            let _ = open_link(&sealed(&Board::shipped()[board], &packed));
        }

        #[test]
        fn link_with_a_changed_letter_is_refused(
            index in any::<prop::sample::Index>(),
            letter in "[A-Za-z0-9_-]",
        ) {
            let link = link_to(&played("brook", 2, 3, 60)).unwrap();
            let at = LINK_MARK.len() + index.index(link.len() - LINK_MARK.len());
            prop_assume!(link[at..=at] != letter);
            let mut changed = link;
            changed.replace_range(at..=at, &letter);
            prop_assert!(open_link(&changed).is_err());
        }
    }
}
