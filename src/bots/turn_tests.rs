//! What is found of turns.

use super::{
    outlook::{Atlas, lead},
    turn::{CloudActions, Turn, Turns},
    weights::{Weights, values},
};
use crate::rules::{Action, Board, Color, Game, Phase, Player, Setup};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Games on the board, at the beginning of a turn, as far as chance has brought them, with all
/// clouds or as many as chance has left.
fn games(board: &str, all_clouds: bool) -> impl Iterator<Item = Game> {
    let board = Board::shipped_named(board).unwrap();
    (0..40).map(move |seed| {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let player = |color| Player { name: String::new(), color };
        let players = [Color::Orange, Color::Blue].map(player).into();
        let mut game = Setup::deal(board.clone(), players, &mut rng).start().unwrap();
        let mut turns = rng.random_range(8..40);
        while turns > 0 {
            let mut actions = game.legal_actions();
            let thrifty =
                |action: &Action| action.phase().is_some() && *action != Action::ExtraTurn;
            actions.retain(|action| !all_clouds || thrifty(action));
            let action = actions[rng.random_range(0..actions.len())];
            game.advance(action).unwrap();
            turns -= usize::from(action == Action::EndTurn);
        }
        game
    })
}

fn turns(game: &Game) -> Vec<Turn> {
    found(game, CloudActions::All, 32)
}

fn found(game: &Game, cloud_actions: CloudActions, most: usize) -> Vec<Turn> {
    let table = game.table();
    let weights = Weights::fitted(table.board().rules(), table.players());
    Turns::of(game, &Atlas::of(table.board()), weights, cloud_actions, most)
}

/// The place in the turn of the first action for which that holds.
fn place(turn: &Turn, holds: impl Fn(&Action) -> bool) -> Option<usize> {
    turn.actions.iter().position(holds)
}

fn returned(action: &Action) -> bool {
    matches!(action, Action::ReturnPlant { .. })
}

fn planted(action: &Action) -> bool {
    matches!(action, Action::PlacePlant { .. })
}

/// Whether a turn that comes up somewhere on the board changes the joker, and whether one takes
/// a plant back.
fn cloud_actions_found(cloud_actions: CloudActions) -> [bool; 2] {
    let turns = found(&games("brook", true).next().unwrap(), cloud_actions, 1000);
    let joker = |action: &Action| matches!(action, Action::ChangeJoker { .. });
    let any = |paid: fn(&Action) -> bool| turns.iter().any(|turn| place(turn, paid).is_some());
    [any(joker), any(returned)]
}

#[test]
fn clouds_are_spent_only_on_what_is_thought_of() {
    let all = [CloudActions::None, CloudActions::Jokers, CloudActions::All];
    let found = [[false, false], [true, false], [true, true]];
    assert_eq!(all.map(cloud_actions_found), found);
}

#[test]
fn every_turn_found_is_legal_to_its_end_wherever_the_turn_stands() {
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
    let sorted = |game| turns(&game).is_sorted_by(|one, other| one.lead >= other.lead);
    assert!(games("brook", true).all(sorted));
}

#[test]
fn of_turns_that_do_the_same_only_one_is_found() {
    for game in games("brook", true) {
        let turns = turns(&game);
        for (place, turn) in turns.iter().enumerate() {
            assert!(!turns[..place].iter().any(|better| better.does_the_same_as(turn)));
        }
    }
}

/// By how much the seat is ahead once the turn is over, by the evaluation before it.
fn carried_out(game: &Game, turn: &Turn) -> f32 {
    let (table, players) = (game.table(), game.table().players());
    let moment = Weights::fitted(table.board().rules(), players).at(table);
    let mut game = game.clone();
    turn.actions.iter().for_each(|&action| game.advance(action).unwrap());
    let values = values(&moment, game.table(), players.after(table.seat()));
    lead(&values, table.seat(), players.get())
}

#[test]
fn what_is_expected_of_turns_differs_as_what_they_lead_to() {
    for game in games("brook", true).chain(games("valley", true)).chain(games("valley", false)) {
        let turns = turns(&game);
        let gaps = turns.iter().map(|turn| turn.lead - carried_out(&game, turn));
        let [least, most] = [f32::min, f32::max].map(|of| gaps.clone().reduce(of).unwrap());
        assert!(most - least < 0.001, "{} {turns:?}", game.table().board().id());
    }
}

#[test]
fn a_plant_may_be_taken_back_after_another_was_planted() {
    let after = |turn: &Turn| {
        place(turn, planted).is_some() && place(turn, planted) < place(turn, returned)
    };
    assert!(games("brook", true).any(|game| turns(&game).iter().any(after)));
}

#[test]
fn two_plants_may_be_taken_back_after_planting() {
    let twice = |turn: &Turn| {
        let after = turn.actions.iter().skip_while(|action| !planted(action));
        after.filter(|action| returned(action)).count() > 1
    };
    assert!(
        games("brook", true).any(|game| found(&game, CloudActions::All, 200).iter().any(twice))
    );
}

#[test]
fn clouds_that_the_domino_brings_may_pay_for_a_plant_that_is_taken_back() {
    let paid_late = games("valley", false).any(|game| {
        let table = game.table();
        turns(&game).iter().any(|turn| {
            let taken = place(turn, returned);
            let Some(Action::ReturnPlant { at }) = taken.map(|at| turn.actions[at]) else {
                return false;
            };
            let cost = table.plant_on(at).map(|standing| standing.plant.value());
            taken < place(turn, planted) && cost > Some(table.clouds(table.seat()))
        })
    });
    assert!(paid_late);
}
