//! Positions for measurements of the engine.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Action, Board, Color, Game, Phase, Player, PlayerCount, Setup};
use std::sync::Arc;

/// The phases in which a player acts.
pub const PHASES: [Phase; 5] =
    [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End];

/// The number of positions of each phase.
const POSITIONS_PER_PHASE: usize = 64;

/// A game in some phase and one of its legal actions.
pub struct Sample {
    /// The game.
    pub game: Game,
    /// The action, drawn at random.
    pub action: Action,
}

/// Collects positions of a phase from random games: in Valley for mushrooms, else on brook.
pub fn positions(phase: Phase) -> Vec<Sample> {
    let board = if phase == Phase::Mushroom { "valley" } else { "brook" };
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut found = Vec::new();
    let Some(board) = Board::shipped_named(board) else { return found };
    while found.len() < POSITIONS_PER_PHASE {
        let Some(mut game) = deal(&board, PlayerCount::Two, &mut rng) else { break };
        while let Some(action) = game.random_action(&mut rng) {
            if game.table().phase() == phase && found.len() < POSITIONS_PER_PHASE {
                found.push(Sample { game: game.clone(), action });
            }
            if game.advance(action).is_err() {
                break;
            }
        }
    }
    found
}

/// Deals a new game; the players have no names.
pub fn deal(board: &Arc<Board>, count: PlayerCount, rng: &mut ChaCha8Rng) -> Option<Game> {
    let players = Color::ALL.into_iter().take(count.get());
    let players = players.map(|color| Player { name: String::new(), color }).collect();
    Setup::deal(board.clone(), players, rng).start().ok()
}
