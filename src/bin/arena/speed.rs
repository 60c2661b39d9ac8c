//! How fast the engine is, on one thread; the same on wasm32.

use crate::positions::{PHASES, Position, dealt, positions};
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

/// How long to measure, in seconds, unless told otherwise.
pub const SECONDS: f64 = 12.0;

/// How many turns the playouts go on for that are measured.
const PLIES: u32 = 8;

/// How many measures there are.
const MEASURES: usize = 1 + 3 * PHASES.len() + 2 * 9;

/// One of the measures.
struct Measure {
    what: String,
    /// In nanoseconds, or how often a second.
    amount: f64,
    unit: &'static str,
}

/// Measures for about that many seconds and gives a line for each measure: what it is, two blanks
/// or more, a number, its unit.
pub fn report(seconds: f64) -> String {
    let seconds = if seconds.is_finite() { seconds.clamp(0.1, 3600.0) } else { SECONDS };
    let budget = Duration::from_secs_f64(seconds / MEASURES as f64);
    let mut measures = steps(budget);
    for board in Board::shipped() {
        for count in PlayerCount::ALL {
            measures.extend(games_a_second(budget, board, count));
            measures.extend(playouts_a_second(budget, board, count));
        }
    }
    let mut text = String::new();
    for Measure { what, amount, unit } in measures {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{what:<44}  {amount:>9.0} {unit}");
    }
    text
}

fn steps(budget: Duration) -> Vec<Measure> {
    let games: Vec<Game> =
        PHASES.into_iter().flat_map(positions).map(|position| position.game).collect();
    let in_ns = |what: String, amount| Measure { what, amount, unit: "ns" };
    let clone = nanoseconds(budget, &games, |game| {
        black_box(game.clone());
    });
    let mut measures = vec![in_ns("clone".into(), clone)];
    for phase in PHASES {
        let positions = positions(phase);
        let mut list = Vec::new();
        let listed = nanoseconds(budget, &positions, |position| {
            position.game.legal_actions_into(&mut list);
            black_box(&list);
        });
        let advanced = on_clones(budget, &positions, |game, action| game.advance(action).is_ok());
        let applied = on_clones(budget, &positions, |game, action| game.apply(action).is_ok());
        measures.push(in_ns(format!("list all, {phase:?}"), listed));
        measures.push(in_ns(format!("clone and advance, {phase:?}"), advanced));
        measures.push(in_ns(format!("clone and apply, {phase:?}"), applied));
    }
    measures
}

fn on_clones(
    budget: Duration,
    positions: &[Position],
    act: impl Fn(&mut Game, Action) -> bool,
) -> f64 {
    nanoseconds(budget, positions, |position| {
        let mut game = position.game.clone();
        black_box(act(&mut game, position.action));
        black_box(&game);
    })
}

/// Random games, from the deal to the end. Their chance is quick to draw, for it is the engine that
/// is measured.
fn games_a_second(budget: Duration, board: &Arc<Board>, count: PlayerCount) -> Option<Measure> {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(1);
    let start = dealt(board, count, &mut ChaCha8Rng::seed_from_u64(1))?;
    let a_game = nanoseconds(budget, &[start], |start| {
        let mut game = start.clone();
        while let Some(action) = game.random_action(&mut rng) {
            if game.advance(action).is_err() {
                break;
            }
        }
        black_box(&game);
    });
    let what = format!("random games, {}, {} players", board.id(), count.get());
    Some(Measure { what, amount: 1e9 / a_game, unit: "a second" })
}

/// Pine's playouts from the first turn, dealing included, cut when so many turns are played.
fn playouts_a_second(budget: Duration, board: &Arc<Board>, count: PlayerCount) -> Option<Measure> {
    const WORLDS: u32 = 8;
    let game = dealt(board, count, &mut ChaCha8Rng::seed_from_u64(1))?;
    let view = game.view(game.table().seat());
    let turns = PLIES.next_multiple_of(count.get() as u32);
    let tuning = Tuning { turns: Some(turns), ..Tuning::default() };
    let prepared = Question { kind: BotKind::Pine, seed: 1, view }.prepare_tuned(&tuning);
    let mut from = 0;
    let some = nanoseconds(budget, &[()], |()| {
        let task = Task::TryOut { turns: vec![0], from, to: from + WORLDS };
        black_box(prepared.answer(&task));
        from = from.wrapping_add(WORLDS) % (1 << 20);
    });
    let what = format!("playouts of {turns} turns, {}, {} players", board.id(), count.get());
    Some(Measure { what, amount: 1e9 / some * f64::from(WORLDS), unit: "a second" })
}

/// The mean time of a run over the cases, in nanoseconds. The clock is read ever more rarely, so
/// that reading it costs nothing even where it is slow.
fn nanoseconds<T>(budget: Duration, cases: &[T], mut run: impl FnMut(&T)) -> f64 {
    if cases.is_empty() {
        return f64::NAN;
    }
    // WebAssembly goes on with slow code until a function that was compiled a second time is called anew. Behind
    // this pointer what is measured stays a function of its own.
    let run = black_box(&mut run as &mut dyn FnMut(&T));
    let warming_up = Instant::now();
    while warming_up.elapsed() < budget / 5 {
        cases.iter().for_each(&mut *run);
    }
    let (mut rounds, mut more) = (0_u64, 1_u64);
    let began = Instant::now();
    loop {
        for _ in 0..more {
            cases.iter().for_each(&mut *run);
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
