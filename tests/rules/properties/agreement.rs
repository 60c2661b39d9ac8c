//! The engine and the slow model agree in every position.

use crate::{
    model::Model,
    properties::legality::{as_set, every_action},
    testing::random_game::{RandomGame, any_setup, cases},
};
use proptest::prelude::*;
use renature::rules::{Action, Domino, Game, Owner, Plant, Seat, Space, SpaceSet, Stock};
use std::collections::{BTreeSet, HashSet};

/// Compares everything that both engines compute.
fn assert_same(model: &Model, game: &Game) {
    let table = game.table();
    assert_eq!(model.phase, table.phase(), "phase");
    assert_eq!(model.seat, table.seat().index(), "seat");
    assert_eq!(model.joker, table.joker(), "joker");
    assert_eq!(model.domino, table.domino_of_turn(), "domino of the turn");
    for seat in table.seats() {
        let own = &model.seats[seat.index()];
        assert_eq!(own.score, table.score(seat), "score of {seat:?}");
        assert_eq!(own.clouds, u32::from(table.clouds(seat)), "clouds of {seat:?}");
        assert_eq!(own.hand, game.hand(seat), "hand of {seat:?}");
        let reserve: Vec<Domino> = game.reserve(seat).iter().rev().copied().collect();
        assert_eq!(own.reserve, reserve, "reserve of {seat:?}");
        assert_eq!(own.tokens.len(), table.collected(seat).len(), "tokens of {seat:?}");
        for (&(own_color, plant), &count) in &own.plants {
            let stock = if own_color { Stock::Own } else { Stock::Neutral };
            assert_eq!(count, table.plants_left(seat, stock, plant), "{plant} of {seat:?}");
        }
    }
    let winners: Vec<usize> = table.winners().into_iter().map(Seat::index).collect();
    assert_eq!(model.winners, winners, "winners");
    assert_same_board(model, game);
}

fn assert_same_board(model: &Model, game: &Game) {
    let table = game.table();
    let free: SpaceSet = model.brook.iter().copied().filter(|&at| model.is_free(at)).collect();
    assert_eq!(free, *table.free_brook(), "free brook spaces");
    for space in model.brook.iter().chain(model.letters.keys()).copied() {
        assert_eq!(model.animals.get(&space).copied(), table.animal_on(space), "animal {space}");
        let plant = table.plant_on(space).map(|it| (it.plant, it.owner.seat().map(Seat::index)));
        assert_eq!(model.plants.get(&space).copied(), plant, "plant on {space}");
        let clouds = model.clouds.get(&space).copied().unwrap_or(0);
        assert_eq!(clouds, table.clouds_on(space), "clouds on {space}");
        assert_eq!(model.stumps.contains(&space), table.stumps().contains(space), "stump {space}");
    }
    let mushrooms: SpaceSet = model.mushrooms.iter().copied().collect();
    assert_eq!(mushrooms, table.mushrooms().collect(), "mushrooms");
    assert_same_areas(model, game);
}

fn assert_same_areas(model: &Model, game: &Game) {
    let table = game.table();
    let theirs: BTreeSet<Vec<Space>> =
        table.areas().map(|area| table.spaces_of(area).iter().collect()).collect();
    let ours: BTreeSet<Vec<Space>> = model
        .areas()
        .into_iter()
        .map(|area| {
            let mut spaces: Vec<Space> = area.into_iter().collect();
            spaces.sort_by_key(|space| (space.row(), space.column()));
            spaces
        })
        .collect();
    assert_eq!(ours, theirs, "areas");
    for area in table.areas() {
        let spaces: BTreeSet<Space> = table.spaces_of(area).iter().collect();
        let majority = table.majority(area);
        let theirs: Vec<Option<usize>> = [majority.first, majority.second]
            .into_iter()
            .flatten()
            .map(|owner: Owner| owner.seat().map(Seat::index))
            .collect();
        let mut ours = model.ranking(&spaces);
        ours.truncate(2);
        assert_eq!(ours, theirs, "majority in {area:?}");
        assert_eq!(spaces.len(), table.size_of(area), "size of {area:?}");
    }
    for (area, printed) in table.board().areas() {
        let scored = !model.is_valley() && !model.tokens.contains_key(&printed.letter);
        assert_eq!(scored, table.is_scored(area), "token of {}", printed.letter);
    }
}

/// Returns the actions that the model allows. Only placements on neighbouring spaces with dominoes
/// in hand are tried.
fn model_legal(model: &Model, spaces: &[Space]) -> HashSet<Action> {
    let hand = &model.seats[model.seat].hand;
    let mut all: Vec<Action> = Vec::new();
    for &domino in hand {
        all.push(Action::DiscardDomino { domino });
        for &one in spaces {
            for other in spaces.iter().copied().filter(|&other| one.is_beside(other)) {
                all.push(Action::PlaceDomino { domino, at: [one, other] });
            }
        }
    }
    all.extend(every_action(&[]));
    for &at in spaces {
        all.extend([Action::PlaceMushroom { at }, Action::ReturnPlant { at }]);
        for stock in Stock::ALL {
            all.extend(Plant::ALL.map(|plant| Action::PlacePlant { plant, stock, at }));
        }
    }
    as_set(all.into_iter().filter(|&action| model.allows(action)))
}

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn the_engine_agrees_with_the_model_in_every_position((setup, rng) in any_setup(26)) {
        let mut model = Model::new(&setup);
        let mut walk = RandomGame::new(&setup, rng);
        let spaces: Vec<Space> =
            model.brook.iter().chain(model.letters.keys()).copied().collect();
        assert_same(&model, &walk.game);
        while let Some(step) = walk.step() {
            model.apply(step.action);
            assert_same(&model, &walk.game);
            let listed = walk.game.legal_actions();
            prop_assert_eq!(as_set(listed.iter().copied()).len(), listed.len());
            prop_assert_eq!(as_set(listed), model_legal(&model, &spaces));
        }
        prop_assert!(walk.game.table().is_over());
    }
}
