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
/// The most marks behind a link that are read as its letters at first.
const MAX_MARKS: usize = 3;
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
    // Chats write italics as `_link_`, and both marks are letters of links.
    let marks = text.len() - text.trim_end_matches(['_', '-']).len();
    let without = |count| decode(&text[..text.len() - count]).ok();
    let plain = || (1..=marks.min(MAX_MARKS)).find_map(without);
    decode(text).or_else(|error| plain().ok_or(error))
}

fn decode(text: &str) -> Result<Match, LinkError> {
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
            // A double is listed one way round only.
            let index = legal.iter().position(|other| other.is_same_as(action)).unwrap_or(0);
            writer.put(index, legal.len());
            let _ = game.advance(action);
        }
    }
    let packed = writer.into_bytes();
    let check = checksum(&setup.board, &packed);
    Ok(format!("{LINK_MARK}{}", base64url::to_text(&[&[VERSION][..], &check, &packed].concat())))
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
#[path = "link_tests.rs"]
mod tests;
