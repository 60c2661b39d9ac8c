//! Benchmarks of the engine: `cargo bench`. `arena speed` measures the same in a few seconds.

#[path = "../src/bin/arena/positions.rs"]
mod positions;

use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};
use positions::{PHASES, Sample, deal, positions};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::rules::{Action, Board, Game, PlayerCount};
use std::hint::black_box;

/// Clones a game, as each playout does.
fn clone(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("clone");
    for phase in PHASES {
        let positions = positions(phase);
        let mut next = positions.iter().cycle();
        group.bench_function(format!("{phase:?}"), |bencher| {
            bencher.iter(|| next.next().map(|position| position.game.clone()));
        });
    }
}

/// Lists all legal actions of a position.
fn legal_actions(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("legal actions");
    for phase in PHASES {
        let positions = positions(phase);
        let (mut next, mut list) = (positions.iter().cycle(), Vec::new());
        group.bench_function(format!("{phase:?}"), |bencher| {
            bencher.iter(|| {
                if let Some(position) = next.next() {
                    position.game.legal_actions_into(&mut list);
                }
                black_box(list.len())
            });
        });
    }
}

/// Applies an action with its events, as the page does.
fn apply(criterion: &mut Criterion) {
    one_action(criterion, "apply", |game, action| game.apply(action).is_ok());
}

/// Applies an action without events, as playouts do.
fn advance(criterion: &mut Criterion) {
    one_action(criterion, "advance", |game, action| game.advance(action).is_ok());
}

/// Applies an action of each phase to a clone that is not timed.
fn one_action(criterion: &mut Criterion, name: &str, act: impl Fn(&mut Game, Action) -> bool) {
    let mut group = criterion.benchmark_group(name);
    for phase in PHASES {
        let positions = positions(phase);
        let mut next = positions.iter().cycle();
        let clone = |position: &Sample| (position.game.clone(), position.action);
        group.bench_function(format!("{phase:?}"), |bencher| {
            bencher.iter_batched_ref(
                || next.next().map(clone),
                |position| position.as_mut().map(|(game, action)| act(game, *action)),
                criterion::BatchSize::SmallInput,
            );
        });
    }
}

/// Plays a whole random game.
fn random_game(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("random game");
    group.throughput(Throughput::Elements(1));
    for board in Board::shipped() {
        for count in PlayerCount::ALL {
            let mut rng = ChaCha8Rng::seed_from_u64(1);
            let start = deal(board, count, &mut rng);
            let id = BenchmarkId::new(board.id(), count.get());
            group.bench_with_input(id, &start, |bencher, start| {
                bencher.iter(|| {
                    let mut game = start.clone()?;
                    while let Some(action) = game.random_action(&mut rng) {
                        game.advance(action).ok()?;
                    }
                    Some(game)
                });
            });
        }
    }
}

criterion_group!(benches, clone, legal_actions, apply, advance, random_game);
criterion_main!(benches);
