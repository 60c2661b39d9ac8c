//! Positions to measure the engine in.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Action, Board, Color, Game, Phase, Player, PlayerCount, Setup};
use std::sync::Arc;

/// The phases in which something can be done.
pub const PHASES: [Phase; 5] =
    [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End];

/// How many positions of each phase are measured.
const POSITIONS: usize = 64;

/// A game in some phase and one of the actions legal in it.
pub struct Position {
    /// The game.
    pub game: Game,
    /// The action, drawn at random.
    pub action: Action,
}

/// Positions from random games: for mushrooms in Valley, else on the base board.
pub fn positions(phase: Phase) -> Vec<Position> {
    let board = if phase == Phase::Mushroom { "valley" } else { "brook" };
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut found = Vec::new();
    let Some(board) = Board::shipped_named(board) else { return found };
    while found.len() < POSITIONS {
        let Some(mut game) = dealt(&board, PlayerCount::Two, &mut rng) else { break };
        while let Some(action) = game.random_action(&mut rng) {
            if game.table().phase() == phase && found.len() < POSITIONS {
                found.push(Position { game: game.clone(), action });
            }
            if game.advance(action).is_err() {
                break;
            }
        }
    }
    found
}

/// A game that begins; the players have no names.
pub fn dealt(board: &Arc<Board>, count: PlayerCount, rng: &mut ChaCha8Rng) -> Option<Game> {
    let players = Color::ALL.into_iter().take(count.get());
    let players = players.map(|color| Player { name: String::new(), color }).collect();
    Setup::deal(board.clone(), players, rng).start().ok()
}
