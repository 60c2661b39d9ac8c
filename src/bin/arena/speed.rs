//! Measures the speed of the engine on one thread, natively or on wasm32.

use crate::positions::{PHASES, Sample, deal, positions};
use rand::{
    SeedableRng,
    rngs::{ChaCha8Rng, Xoshiro256PlusPlus},
};
use renature::{
    bots::{BotKind, Question, Task, Tuning},
    rules::{Action, Board, Game, PlayerCount},
};
use std::{fmt::Write, hint::black_box, sync::Arc, time::Duration};
use web_time::Instant;

/// The default duration of all measurements, in seconds.
pub const SECONDS: f64 = 12.0;

/// The number of turns in a measured playout, before rounding up to whole rounds.
const PLAYOUT_TURNS: u32 = 8;

/// The number of measurements.
const MEASUREMENTS: usize = 1 + 3 * PHASES.len() + 2 * 9;

/// One measurement.
struct Measurement {
    name: String,
    /// Nanoseconds, or a rate a second.
    amount: f64,
    unit: &'static str,
}

/// Measures for about that many seconds. Returns a line for each measurement: its name, at least
/// two blanks, a number, its unit.
pub fn report(seconds: f64) -> String {
    let seconds = if seconds.is_finite() { seconds.clamp(0.1, 3600.0) } else { SECONDS };
    let budget = Duration::from_secs_f64(seconds / MEASUREMENTS as f64);
    let mut measurements = steps(budget);
    for board in Board::shipped() {
        for count in PlayerCount::ALL {
            measurements.extend(games_a_second(budget, board, count));
            measurements.extend(playouts_a_second(budget, board, count));
        }
    }
    let mut text = String::new();
    for Measurement { name, amount, unit } in measurements {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{name:<44}  {amount:>9.0} {unit}");
    }
    text
}

fn steps(budget: Duration) -> Vec<Measurement> {
    let games: Vec<Game> =
        PHASES.into_iter().flat_map(positions).map(|position| position.game).collect();
    let in_ns = |name: String, amount| Measurement { name, amount, unit: "ns" };
    let clone = nanoseconds(budget, &games, |game| {
        black_box(game.clone());
    });
    let mut measurements = vec![in_ns("clone".into(), clone)];
    for phase in PHASES {
        let positions = positions(phase);
        let mut list = Vec::new();
        let listed = nanoseconds(budget, &positions, |position| {
            position.game.legal_actions_into(&mut list);
            black_box(&list);
        });
        let advanced = on_clones(budget, &positions, |game, action| game.advance(action).is_ok());
        let applied = on_clones(budget, &positions, |game, action| game.apply(action).is_ok());
        measurements.push(in_ns(format!("list all, {phase:?}"), listed));
        measurements.push(in_ns(format!("clone and advance, {phase:?}"), advanced));
        measurements.push(in_ns(format!("clone and apply, {phase:?}"), applied));
    }
    measurements
}

fn on_clones(
    budget: Duration,
    positions: &[Sample],
    act: impl Fn(&mut Game, Action) -> bool,
) -> f64 {
    nanoseconds(budget, positions, |position| {
        let mut game = position.game.clone();
        black_box(act(&mut game, position.action));
        black_box(&game);
    })
}

/// Measures random games from the deal to the end. The random generator is a fast one, since the
/// engine is what is measured.
fn games_a_second(budget: Duration, board: &Arc<Board>, count: PlayerCount) -> Option<Measurement> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let start = deal(board, count, &mut ChaCha8Rng::seed_from_u64(1))?;
    let a_game = nanoseconds(budget, &[start], |start| {
        let mut game = start.clone();
        while let Some(action) = game.random_action(&mut rng) {
            if game.advance(action).is_err() {
                break;
            }
        }
        black_box(&game);
    });
    let name = format!("random games, {}, {} players", board.id(), count.get());
    Some(Measurement { name, amount: 1e9 / a_game, unit: "a second" })
}

/// Measures pine's playouts of the first turn, dealing included.
fn playouts_a_second(
    budget: Duration,
    board: &Arc<Board>,
    count: PlayerCount,
) -> Option<Measurement> {
    const WORLDS: u32 = 8;
    let game = deal(board, count, &mut ChaCha8Rng::seed_from_u64(1))?;
    let view = game.view(game.table().seat());
    let turns = PLAYOUT_TURNS.next_multiple_of(count.get() as u32);
    let tuning = Tuning { turns: Some(turns), ..Tuning::default() };
    let prepared = Question { kind: BotKind::Pine, seed: 1, view }.prepare_tuned(&tuning);
    let mut from = 0;
    let some = nanoseconds(budget, &[()], |()| {
        let task = Task::TryOut { turns: vec![0], from, to: from + WORLDS };
        black_box(prepared.answer(&task));
        from = from.wrapping_add(WORLDS) % (1 << 20);
    });
    let name = format!("playouts of {turns} turns, {}, {} players", board.id(), count.get());
    Some(Measurement { name, amount: 1e9 / some * f64::from(WORLDS), unit: "a second" })
}

/// The mean time of a case, in nanoseconds. The clock is read ever more rarely, since it can be
/// slow.
fn nanoseconds<T>(budget: Duration, cases: &[T], mut run: impl FnMut(&T)) -> f64 {
    if cases.is_empty() {
        return f64::NAN;
    }
    // A WebAssembly engine switches to optimized code only when a function is called again. The
    // pointer keeps the measured code a function of its own.
    let run = black_box(&mut run as &mut dyn FnMut(&T));
    let warm_up = Instant::now();
    while warm_up.elapsed() < budget / 5 {
        cases.iter().for_each(&mut *run);
    }
    let (mut rounds, mut next_rounds) = (0_u64, 1_u64);
    let started = Instant::now();
    loop {
        for _ in 0..next_rounds {
            cases.iter().for_each(&mut *run);
        }
        rounds += next_rounds;
        let elapsed = started.elapsed();
        if elapsed >= budget {
            return elapsed.as_nanos() as f64 / (rounds as f64 * cases.len() as f64);
        }
        let left = (budget - elapsed).as_secs_f64() / elapsed.as_secs_f64().max(1e-9);
        next_rounds = (rounds as f64 * left).clamp(1.0, rounds as f64) as u64;
    }
}
