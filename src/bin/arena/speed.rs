//! How fast the engine is, on one thread; the same on wasm32.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Action, Board, Color, Game, Phase, Player, PlayerCount, Setup};
use std::{fmt::Write, hint::black_box, sync::Arc, time::Duration};
use web_time::Instant;

/// How long to measure, in seconds, unless told otherwise.
pub const SECONDS: f64 = 6.0;

const PHASES: [Phase; 5] =
    [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End];

/// How many positions of each phase are measured.
const POSITIONS: usize = 64;

/// Measures for about that many seconds and gives a table to print.
pub fn report(seconds: f64) -> String {
    let seconds = if seconds.is_finite() { seconds.clamp(0.1, 3600.0) } else { SECONDS };
    let tasks = 1 + 2 * PHASES.len() + Board::shipped().len() * PlayerCount::ALL.len();
    let budget = Duration::from_secs_f64(seconds / tasks as f64);
    let mut text = String::new();
    // Writing to a string cannot fail.
    let _ = write_steps(&mut text, budget);
    let _ = write_games(&mut text, budget);
    text
}

fn write_steps(text: &mut String, budget: Duration) -> std::fmt::Result {
    let games: Vec<Game> =
        PHASES.into_iter().flat_map(positions).map(|position| position.game).collect();
    let clone = nanoseconds(budget, &games, |game| {
        black_box(game.clone());
    });
    writeln!(text, "clone             {clone:>8.0} ns")?;
    writeln!(text, "                  list all    clone and apply")?;
    for phase in PHASES {
        let positions = positions(phase);
        let mut list = Vec::new();
        let listed = nanoseconds(budget, &positions, |position| {
            position.game.legal_actions_into(&mut list);
            black_box(&list);
        });
        let applied = nanoseconds(budget, &positions, |position| {
            let mut game = position.game.clone();
            let _ = black_box(game.advance(position.action));
            black_box(&game);
        });
        let phase = format!("{phase:?}");
        writeln!(text, "{phase:<17} {listed:>8.0} ns {applied:>8.0} ns")?;
    }
    Ok(())
}

fn write_games(text: &mut String, budget: Duration) -> std::fmt::Result {
    writeln!(text, "random games              a second   actions a game")?;
    for board in Board::shipped() {
        for count in PlayerCount::ALL {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let Some(start) = dealt(board, count, &mut rng) else { continue };
            let (mut games, mut actions) = (0_u32, 0_u64);
            let a_game = nanoseconds(budget, &[start], |start| {
                let mut game = start.clone();
                while let Some(action) = game.random_action(&mut rng) {
                    if game.advance(action).is_err() {
                        break;
                    }
                    actions += 1;
                }
                games += 1;
            });
            let (board, players) = (board.id(), count.get());
            let a_second = 1e9 / a_game;
            let actions = actions as f64 / f64::from(games);
            writeln!(text, "{board:<12} {players} players {a_second:>12.0} {actions:>16.1}")?;
        }
    }
    Ok(())
}

/// A game in some phase and one of the actions legal in it.
struct Position {
    game: Game,
    action: Action,
}

/// Positions from random games: for mushrooms in Valley, else on the base board.
fn positions(phase: Phase) -> Vec<Position> {
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

fn dealt(board: &Arc<Board>, count: PlayerCount, rng: &mut ChaCha8Rng) -> Option<Game> {
    let players = Color::ALL.into_iter().take(count.get());
    let players = players.map(|color| Player { name: String::new(), color }).collect();
    Setup::deal(board.clone(), players, rng).start().ok()
}

/// The mean time of a run over the cases, in nanoseconds. The clock is read ever more rarely, so
/// that reading it costs nothing even where it is slow.
fn nanoseconds<T>(budget: Duration, cases: &[T], mut run: impl FnMut(&T)) -> f64 {
    if cases.is_empty() {
        return f64::NAN;
    }
    let (mut rounds, mut more) = (0_u64, 1_u64);
    let began = Instant::now();
    loop {
        for _ in 0..more {
            cases.iter().for_each(&mut run);
        }
        rounds += more;
        let spent = began.elapsed();
        if spent >= budget {
            return spent.as_nanos() as f64 / (rounds as f64 * cases.len() as f64);
        }
        let left = (budget - spent).as_secs_f64() / spent.as_secs_f64().max(1e-9);
        more = (rounds as f64 * left).clamp(1.0, rounds as f64) as u64;
    }
}
