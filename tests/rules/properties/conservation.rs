//! Conservation of dominoes, plants, clouds, tokens, mushrooms and points.

use crate::testing::random_game::{RandomGame, any_setup, cases};
use proptest::prelude::*;
use renature::rules::{DominoSet, Event, Game, Owner, Plant, RuleSet, Stock};

/// Checks that every piece is in exactly one place, or in the box.
pub fn assert_conserved(game: &Game) {
    let table = game.table();
    let mut dominoes = DominoSet::default();
    let mut count = 0;
    let held = table.seats().flat_map(|seat| [game.hand(seat), game.reserve(seat)]).flatten();
    let on_board = table.placed().map(|(domino, _)| domino);
    for domino in held.copied().chain(on_board).chain(table.discarded().iter()) {
        assert!(dominoes.insert(domino), "{domino} is in two places");
        count += 1;
    }
    assert_eq!(count, table.players().dominoes_each() * table.players().get(), "dominoes");
    let covered = 2 * table.placed().count() + table.mushrooms().count();
    assert_eq!(table.free_brook().len() + covered, table.board().brook().len(), "brook spaces");
    let mushrooms = if table.board().rules() == RuleSet::Valley { 8 } else { 0 };
    assert_eq!(table.mushrooms().count() + table.mushrooms_left(), mushrooms, "mushrooms");
    assert_plants_conserved(game);
    if table.board().rules() == RuleSet::Base {
        let collected: usize = table.seats().map(|seat| table.collected(seat).len()).sum();
        let lying = tokens_lying(game);
        let all = table.board().areas().len();
        assert!(collected + lying <= all, "tokens");
        assert!(
            table.is_over() || collected + lying == all,
            "tokens only go to the box at the end"
        );
    }
}

fn assert_plants_conserved(game: &Game) {
    let table = game.table();
    let mut on_board = [[0_u8; Plant::COUNT]; Owner::COUNT];
    for (_, it) in table.plants() {
        on_board[it.owner.index()][it.plant.index()] += 1;
    }
    for plant in Plant::ALL {
        let mut neutral = on_board[Owner::Neutral.index()][plant.index()];
        for seat in table.seats() {
            let own = table.plants_left(seat, Stock::Own, plant);
            let all = own + on_board[seat.index()][plant.index()];
            assert_eq!(all, table.players().plants_each(Stock::Own, plant), "{plant} of {seat:?}");
            let left = table.plants_left(seat, Stock::Neutral, plant);
            assert!(left <= table.players().plants_each(Stock::Neutral, plant), "room for {plant}");
            neutral += left;
        }
        let all = table.players().plants_each(Stock::Neutral, plant) * table.players().get() as u8;
        assert_eq!(neutral, all, "neutral {plant}");
    }
}

/// Counts the clouds that were paid or went to the box, from the events.
fn clouds_gone(events: &[Event]) -> u64 {
    let gone = events.iter().map(|event| match *event {
        Event::CloudsTaken { lost, .. } | Event::MushroomPlaced { lost, .. } => u64::from(lost),
        Event::JokerChanged { .. } => 2,
        Event::ExtraTurn { .. } => 3,
        Event::PlantReturned { plant, .. } => u64::from(plant.value()),
        _ => 0,
    });
    gone.sum()
}

/// Counts the tokens that were collected or went to the box, from the events.
fn tokens_taken(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::AreaScored { .. })).count()
}

/// Counts the tokens in their areas.
fn tokens_lying(game: &Game) -> usize {
    let table = game.table();
    table.board().areas().filter(|&(area, _)| !table.is_scored(area)).count()
}

/// Counts the clouds on the board and the player boards.
fn clouds_in_play(game: &Game) -> u64 {
    let table = game.table();
    let lying: u64 = table.cloudy().iter().map(|space| u64::from(table.clouds_on(space))).sum();
    lying + table.seats().map(|seat| u64::from(table.clouds(seat))).sum::<u64>()
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn pieces_and_points_are_conserved((setup, rng) in any_setup(26)) {
        let mut walk = RandomGame::new(&setup, rng);
        assert_conserved(&walk.game);
        while let Some(step) = walk.step() {
            assert_conserved(&walk.game);
            let before = clouds_in_play(&step.before);
            prop_assert_eq!(before, clouds_in_play(&walk.game) + clouds_gone(&step.events));
            if walk.game.table().board().rules() == RuleSet::Base {
                let before = tokens_lying(&step.before);
                prop_assert_eq!(before, tokens_lying(&walk.game) + tokens_taken(&step.events));
            }
            let fits = |seat| walk.game.table().clouds(seat) <= 6;
            prop_assert!(walk.game.table().seats().all(fits));
        }
    }

    #[test]
    fn scores_are_the_starting_scores_and_the_points_of_all_events((setup, rng) in any_setup(26)) {
        let mut walk = RandomGame::new(&setup, rng);
        let mut scores = walk.game.table().scores();
        while let Some(step) = walk.step() {
            for event in &step.events {
                scores.iter_mut().zip(event.points()).for_each(|(score, points)| *score += points);
            }
            prop_assert_eq!(&scores, &walk.game.table().scores());
        }
    }

    #[test]
    fn plant_scores_one_and_one_for_each_counted_plant(
        (setup, rng) in any_setup(15),
    ) {
        let mut walk = RandomGame::new(&setup, rng);
        while let Some(step) = walk.step() {
            for event in step.events {
                let Event::PlantPlaced { plant, counted, points, .. } = event else { continue };
                let value = |at| step.before.table().plant_on(at).map(|it| it.plant.value());
                prop_assert_eq!(points, 1 + counted.len() as i64);
                prop_assert!(counted.iter().all(|at| value(at).is_some_and(|value| value <= plant.value())));
            }
        }
    }

    #[test]
    fn nothing_is_planted_in_a_scored_area((setup, rng) in any_setup(12)) {
        let mut walk = RandomGame::new(&setup, rng);
        while let Some(step) = walk.step() {
            for event in step.events {
                if let Event::PlantPlaced { area, .. } = event {
                    prop_assert!(!walk.game.table().is_scored(area));
                }
            }
        }
    }
}
