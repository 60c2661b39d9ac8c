//! Tests of the turns that [`TurnFinder`] finds.

use super::{
    testing::deal,
    turn::{CloudActions, RankedTurn, TurnFinder},
    turn_evaluator::{NearbyAreas, lead},
    weights::{Weights, expected_scores},
};
use crate::rules::{Action, Game, Phase};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Games on the board at the start of a turn, after a random number of random turns. With
/// `all_clouds` no clouds were spent.
fn games(board: &str, all_clouds: bool) -> impl Iterator<Item = Game> {
    (0..40).map(move |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let mut game = deal(board, 2, &mut rng);
        let mut turns = rng.random_range(8..40);
        while turns > 0 {
            let mut actions = game.legal_actions();
            let without_clouds =
                |action: &Action| action.phase().is_some() && *action != Action::ExtraTurn;
            actions.retain(|action| !all_clouds || without_clouds(action));
            let action = actions[rng.random_range(0..actions.len())];
            game.advance(action).unwrap();
            turns -= usize::from(action == Action::EndTurn);
        }
        game
    })
}

fn turns(game: &Game) -> Vec<RankedTurn> {
    found(game, CloudActions::All, 32)
}

fn found(game: &Game, cloud_actions: CloudActions, most: usize) -> Vec<RankedTurn> {
    let table = game.table();
    let weights = Weights::fitted(table.board().rules(), table.players());
    TurnFinder::best_turns(game, &NearbyAreas::new(table.board()), weights, cloud_actions, most)
}

/// The index of the first action of the turn that `holds` accepts.
fn index_of(turn: &RankedTurn, holds: impl Fn(&Action) -> bool) -> Option<usize> {
    turn.actions.iter().position(holds)
}

fn is_return(action: &Action) -> bool {
    matches!(action, Action::ReturnPlant { .. })
}

fn is_planting(action: &Action) -> bool {
    matches!(action, Action::PlacePlant { .. })
}

/// Checks if any of the turns changes the joker and if any takes a plant back.
fn cloud_actions_found(cloud_actions: CloudActions) -> [bool; 2] {
    let turns = found(&games("brook", true).next().unwrap(), cloud_actions, 1000);
    let joker = |action: &Action| matches!(action, Action::ChangeJoker { .. });
    let any = |paid: fn(&Action) -> bool| turns.iter().any(|turn| index_of(turn, paid).is_some());
    [any(joker), any(is_return)]
}

#[test]
fn only_the_given_cloud_actions_are_considered() {
    let all = [CloudActions::None, CloudActions::Jokers, CloudActions::All];
    let found = [[false, false], [true, false], [true, true]];
    assert_eq!(all.map(cloud_actions_found), found);
}

#[test]
fn every_turn_found_is_legal_to_its_end_from_any_phase() {
    for mut game in games("brook", true).chain(games("valley", false)) {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        while game.table().phase() != Phase::End {
            for turn in turns(&game) {
                let mut game = game.clone();
                turn.actions.iter().for_each(|&action| game.advance(action).unwrap());
            }
            game.advance(game.random_action(&mut rng).unwrap()).unwrap();
        }
    }
}

#[test]
fn the_better_turns_come_first() {
    for game in games("brook", true) {
        let turns = turns(&game);
        assert!(turns.len() > 1);
        assert!(turns.is_sorted_by(|one, other| one.lead >= other.lead));
    }
}

#[test]
fn turns_with_the_same_actions_are_found_once() {
    for game in games("brook", true) {
        let turns = turns(&game);
        for (rank, turn) in turns.iter().enumerate() {
            assert!(!turns[..rank].iter().any(|better| better.has_same_actions_as(turn)));
        }
    }
}

/// The lead of the seat after the turn, by the weights before it.
fn lead_after(game: &Game, turn: &RankedTurn) -> f32 {
    let (table, players) = (game.table(), game.table().players());
    let weights = Weights::fitted(table.board().rules(), players).at(table);
    let mut game = game.clone();
    turn.actions.iter().for_each(|&action| game.advance(action).unwrap());
    let scores = expected_scores(&weights, game.table(), players.after(table.seat()));
    lead(&scores, table.seat(), players.get())
}

#[test]
fn evaluated_leads_differ_as_the_leads_after_the_turns() {
    for game in games("brook", true).chain(games("valley", true)).chain(games("valley", false)) {
        let turns = turns(&game);
        let gaps = turns.iter().map(|turn| turn.lead - lead_after(&game, turn));
        let [least, most] = [f32::min, f32::max].map(|of| gaps.clone().reduce(of).unwrap());
        assert!(most - least < 0.001, "{} {turns:?}", game.table().board().id());
    }
}

#[test]
fn a_plant_may_be_taken_back_after_another_was_planted() {
    let after = |turn: &RankedTurn| {
        index_of(turn, is_planting).is_some()
            && index_of(turn, is_planting) < index_of(turn, is_return)
    };
    assert!(games("brook", true).any(|game| turns(&game).iter().any(after)));
}

#[test]
fn two_plants_may_be_taken_back_after_planting() {
    let twice = |turn: &RankedTurn| {
        let after = turn.actions.iter().skip_while(|action| !is_planting(action));
        after.filter(|action| is_return(action)).count() > 1
    };
    assert!(
        games("brook", true).any(|game| found(&game, CloudActions::All, 200).iter().any(twice))
    );
}

#[test]
fn clouds_from_the_domino_may_pay_for_taking_back_a_plant() {
    let paid_late = games("valley", false).any(|game| {
        let table = game.table();
        turns(&game).iter().any(|turn| {
            let return_at = index_of(turn, is_return);
            let Some(Action::ReturnPlant { at }) = return_at.map(|at| turn.actions[at]) else {
                return false;
            };
            let cost = table.plant_on(at).map(|placed| placed.plant.value());
            return_at < index_of(turn, is_planting) && cost > Some(table.clouds(table.seat()))
        })
    });
    assert!(paid_late);
}
