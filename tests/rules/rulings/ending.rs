//! RULINGS: Refill, End.

use crate::testing::{ScriptedGame, Sketch};
use renature::rules::{AreaSet, Event, Seat};

/// The points that two players lose if they plant nothing. Their own plants count 9 + 8 + 6 + 8,
/// the neutral ones 3 + 4 + 6 + 8.
const ALL_PLANTS: i64 = 31 + 21;

fn points_of<F: Fn(&Event) -> bool>(play: &ScriptedGame, wanted: F) -> Vec<i64> {
    let events = play.events.iter().filter(|event| wanted(event));
    let all = events.map(Event::points).fold([0; 4], |mut sum, points| {
        sum.iter_mut().zip(points).for_each(|(sum, more)| *sum += more);
        sum
    });
    all[..play.table().players().get()].to_vec()
}

#[test]
fn with_an_empty_reserve_the_hand_shrinks() {
    let mut play = Sketch::base("* . A").players(4).play();
    for _ in 0..4 * 11 {
        play.does("pass");
    }
    assert_eq!((play.table().reserve(play.seat(0)), play.table().hand_size(play.seat(0))), (0, 2));
}

#[test]
fn a_player_without_dominoes_is_skipped() {
    let mut play = Sketch::base("* . A").players(3).play();
    // Seat 0 takes an extra turn and so runs out one round before the others.
    let first = play.game.hand(play.seat(0))[0];
    play.does(&format!("discard {first}; finish; again"));
    for _ in 0..3 * 17 {
        play.does("pass");
    }
    assert_eq!(play.table().hand_size(play.seat(0)), 0);
    assert_eq!(play.table().seat(), play.seat(1));
}

#[test]
fn only_player_with_dominoes_takes_turn_after_turn() {
    let mut play = Sketch::base("* . A").play();
    for _ in 0..2 {
        let first = play.game.hand(play.seat(0))[0];
        play.does(&format!("discard {first}; finish; again"));
    }
    while play.table().hand_size(play.seat(0)) > 0 {
        play.does("pass");
    }
    assert_eq!(play.does("pass").table().seat(), play.seat(1));
    assert!(play.does("pass; pass").table().is_over());
}

#[test]
fn the_game_is_over_after_the_last_end_phase() {
    let mut play = Sketch::base("* . A").play();
    for _ in 0..51 {
        play.does("pass");
    }
    let last = play.game.hand(play.seat(1))[0];
    play.does(&format!("discard {last}; finish"));
    assert!(!play.table().is_over() && play.allows("joker owl"));
    assert!(play.does("end").table().is_over());
}

#[test]
fn each_cloud_left_gives_a_point() {
    let mut play = Sketch::base("* . A").play();
    play.does("joker owl").passes_to_the_end();
    assert_eq!(points_of(&play, |it| matches!(it, Event::CloudsScored { .. })), [4, 6]);
}

#[test]
fn each_plant_left_costs_its_value() {
    let mut play = Sketch::base("* * . .\nA # # #").holds(0, "owl-owl").play();
    play.does("place owl-owl a1 b1; plant oak neutral a2; finish; end").passes_to_the_end();
    let lost = points_of(&play, |it| matches!(it, Event::PlantsScored { .. }));
    assert_eq!(lost, [4 - ALL_PLANTS, -ALL_PLANTS]);
}

#[test]
fn scores_go_below_zero() {
    let mut play = Sketch::base("* . A").play();
    play.passes_to_the_end();
    assert_eq!(play.scores(), [4 + 6 - ALL_PLANTS, 3 + 6 - ALL_PLANTS]);
}

/// Orange has closed area A, and has turf in B, which stays open.
fn one_closed_one_open() -> ScriptedGame {
    let mut play =
        Sketch::base("A * * . .\n# # B B #").tokens("A=1/0/7 B=2/1/5").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; plant turf c2; finish; end");
    play
}

#[test]
fn areas_that_still_have_a_token_are_scored_at_the_end() {
    let mut play = one_closed_one_open();
    play.passes_to_the_end();
    assert_eq!(play.scored(), "B");
    assert_eq!(points_of(&play, |it| matches!(it, Event::AreaScored { .. })), [3, 0]);
}

#[test]
fn tokens_of_areas_scored_at_the_end_go_to_the_box() {
    let mut play = one_closed_one_open();
    play.passes_to_the_end();
    assert_eq!((play.tokens(0), play.tokens(1)), (1, 0));
}

#[test]
fn only_the_backs_of_collected_tokens_count() {
    let mut play = one_closed_one_open();
    play.passes_to_the_end();
    assert_eq!(points_of(&play, |it| matches!(it, Event::TokensScored { .. })), [7, 0]);
}

#[test]
fn a_token_back_is_known_to_its_owner_alone() {
    let play = one_closed_one_open();
    let known = |seat: usize| play.game.view(play.seat(seat)).back(play.area('A'));
    assert_eq!((known(0), known(1)), (Some(7), None));
}

#[test]
fn the_final_scoring_goes_areas_clouds_plants_tokens() {
    let mut play = one_closed_one_open();
    play.passes_to_the_end();
    let order: Vec<u8> = play
        .events
        .iter()
        .filter_map(|event| match event {
            Event::AreaScored { .. } => Some(0),
            Event::CloudsScored { seat, .. } => Some(1 + 3 * seat.index() as u8),
            Event::PlantsScored { seat, .. } => Some(2 + 3 * seat.index() as u8),
            Event::TokensScored { seat, .. } => Some(3 + 3 * seat.index() as u8),
            _ => None,
        })
        .collect();
    assert_eq!(order, [0, 1, 2, 3, 4, 5, 6]);
}

#[test]
fn most_points_win() {
    let mut play = Sketch::base("* . A").play();
    play.passes_to_the_end();
    assert_eq!(play.table().winners(), [Seat::FIRST]);
}

#[test]
fn before_the_end_nobody_has_won() {
    assert!(Sketch::base("* . A").play().table().winners().is_empty());
}

/// Blue makes up its missing starting point by a token with this back; then all is equal.
fn level(back: i32) -> ScriptedGame {
    let mut play =
        Sketch::base("A * * . .").tokens(&format!("A=1/0/{back}")).holds(1, "owl-owl").play();
    play.does("pass; place owl-owl b1 c1; no plant; finish; end").passes_to_the_end();
    play
}

#[test]
fn tie_goes_to_the_player_with_more_area_tokens() {
    let play = level(1);
    assert_eq!(play.scores()[0], play.scores()[1]);
    assert_eq!(play.table().winners(), [play.seat(1)]);
}

#[test]
fn tokens_do_not_outweigh_points() {
    let play = level(0);
    assert_eq!(play.table().winners(), [play.seat(0)]);
}

#[test]
fn a_tie_with_as_many_tokens_is_shared() {
    let mut play = Sketch::base("A * * . * * B")
        .tokens("A=1/0/2 B=1/0/3")
        .holds(0, "owl-owl")
        .holds(1, "fox-fox")
        .play();
    play.does("place owl-owl b1 c1; no plant; finish; end");
    play.does("place fox-fox f1 e1; no plant; finish; end").passes_to_the_end();
    assert_eq!((play.tokens(0), play.tokens(1)), (1, 1));
    assert_eq!(play.table().winners(), [play.seat(0), play.seat(1)]);
}

#[test]
fn without_a_closed_area_nobody_has_tokens() {
    let mut play = Sketch::base("* . A").play();
    play.passes_to_the_end();
    assert_eq!(play.table().collected(play.seat(0)), AreaSet::EMPTY);
}
