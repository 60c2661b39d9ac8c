//! How fast the engine is, on one thread; the same on wasm32.

use crate::positions::{PHASES, dealt, positions};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Board, Game, PlayerCount};
use std::{fmt::Write, hint::black_box, time::Duration};
use web_time::Instant;

/// How long to measure, in seconds, unless told otherwise.
pub const SECONDS: f64 = 6.0;

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
    writeln!(text, "                  list all  clone and advance")?;
    for phase in PHASES {
        let positions = positions(phase);
        let mut list = Vec::new();
        let listed = nanoseconds(budget, &positions, |position| {
            position.game.legal_actions_into(&mut list);
            black_box(&list);
        });
        let advanced = nanoseconds(budget, &positions, |position| {
            let mut game = position.game.clone();
            let _ = black_box(game.advance(position.action));
            black_box(&game);
        });
        let phase = format!("{phase:?}");
        writeln!(text, "{phase:<17} {listed:>8.0} ns {advanced:>8.0} ns")?;
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

/// The mean time of a run over the cases, in nanoseconds. The clock is read ever more rarely, so
/// that reading it costs nothing even where it is slow.
fn nanoseconds<T>(budget: Duration, cases: &[T], mut run: impl FnMut(&T)) -> f64 {
    if cases.is_empty() {
        return f64::NAN;
    }
    // WebAssembly runs slowly until it has been compiled a second time.
    let warming_up = Instant::now();
    while warming_up.elapsed() < budget / 5 {
        cases.iter().for_each(&mut run);
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
