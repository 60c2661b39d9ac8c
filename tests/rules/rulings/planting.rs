//! RULINGS: Planting.

use crate::testing::{ScriptedGame, Sketch, space};
use renature::rules::{Plant, Stock};

/// An area of four spaces; dominoes may lie anywhere if they match.
fn field() -> ScriptedGame {
    Sketch::base(
        "# # * * * * *
         * * A A A A #
         # # * * * * #",
    )
    .holds(0, "snail-snail butterfly-badger owl-owl")
    .holds(1, "frog-fox turtle-turtle hedgehog-hedgehog")
    .play()
}

const ORANGE_BUSH: &str = "place snail-snail c1 d1; plant bush c2";
const BLUE_TURF: &str = "place frog-fox d3 c3; plant turf d2";
const BLUE_BUSH: &str = "place turtle-turtle f1 g1; plant bush f2";
const NEUTRAL_PINE: &str = "place butterfly-badger e3 f3; plant pine neutral e2";

#[test]
fn the_four_plants_of_the_example_score_one_one_three_and_four() {
    let mut play = field();
    assert_eq!(play.does(ORANGE_BUSH).gained(), [1, 0]);
    play.does("finish; end");
    assert_eq!(play.does(BLUE_TURF).gained(), [0, 1]);
    play.does("finish; end; pass");
    assert_eq!(play.does(BLUE_BUSH).gained(), [0, 3]);
    play.does("finish; end");
    assert_eq!(play.does(NEUTRAL_PINE).gained(), [4, 0]);
}

#[test]
fn example_1_third_gets_both_prizes_when_the_others_tie() {
    let mut play = field();
    for turn in [ORANGE_BUSH, BLUE_TURF, "pass", BLUE_BUSH, NEUTRAL_PINE, "pass"] {
        play.does(turn);
        if turn != "pass" {
            play.does("finish; end");
        }
    }
    play.does("place owl-owl a2 b2; no plant; finish");
    assert_eq!((play.scored(), play.gained()), ("A".into(), vec![6, 0]));
    assert_eq!((play.tokens(0), play.tokens(1)), (1, 0));
}

#[test]
fn plants_in_another_area_do_not_count() {
    let mut play = Sketch::base("A * * * * B").holds(0, "owl-owl butterfly-owl").play();
    play.does("place owl-owl b1 c1; plant turf a1; finish; end; pass");
    assert_eq!(play.does("place butterfly-owl e1 d1; plant oak f1").gained(), [1, 0]);
}

#[test]
fn after_a_discard_nothing_is_planted() {
    let mut play = field();
    play.does("discard owl-owl");
    let late = "this is not possible in phase Finish, only in Plant";
    assert_eq!(play.refuses("plant turf c2"), late);
    assert_eq!(play.refuses("no plant"), late);
}

#[test]
fn planting_is_optional() {
    let mut play = field();
    play.does("place snail-snail c1 d1; no plant");
    assert!(play.allows("finish"));
}

#[test]
fn only_one_plant_is_set_in_a_turn() {
    let mut play = field();
    play.does(ORANGE_BUSH);
    let late = "this is not possible in phase Finish, only in Plant";
    assert_eq!(play.refuses("plant turf d2"), late);
}

#[test]
fn plant_stands_beside_either_half_and_nowhere_else() {
    let mut play = field();
    play.does("place snail-snail c1 d1");
    assert!(play.allows("plant turf c2") && play.allows("plant turf d2"));
    let far = "e2 is not beside the domino placed in this turn";
    assert_eq!(play.refuses("plant turf e2"), far);
}

#[test]
fn beside_an_older_domino_nothing_is_planted() {
    let mut play = field();
    play.does(ORANGE_BUSH).does("finish; end; place turtle-turtle f1 g1");
    let old = "d2 is not beside the domino placed in this turn";
    assert_eq!(play.refuses("plant turf d2"), old);
}

#[test]
fn a_plant_stands_on_an_area_space() {
    let mut play = field();
    play.does("place snail-snail c1 d1");
    assert_eq!(play.refuses("plant turf e1"), "e1 is not an area space");
}

#[test]
fn no_plant_stands_where_one_stands_already() {
    let mut play = field();
    play.does(ORANGE_BUSH).does("finish; end; place frog-fox d3 c3");
    assert_eq!(play.refuses("plant turf c2"), "c2 has a plant already");
}

#[test]
fn a_plant_that_the_player_board_does_not_have_is_refused() {
    let mut play = Sketch::base("A * * * * B").players(4).holds(0, "owl-owl butterfly-owl").play();
    play.does("place owl-owl b1 c1; plant oak a1; finish; end; pass; pass; pass");
    play.does("place butterfly-owl e1 d1");
    assert_eq!(play.refuses("plant oak f1"), "no own oak is left on the player board");
    assert!(play.allows("plant oak neutral f1"));
}

#[test]
fn an_area_token_never_blocks_a_plant() {
    let mut play = Sketch::base("* * . .\nA # # #").holds(0, "owl-owl").play();
    play.does("place owl-owl a1 b1");
    assert!(play.allows("plant turf a2"));
}

#[test]
fn a_neutral_plant_is_neutral_and_leaves_the_neutral_stock() {
    let mut play = field();
    play.does("place snail-snail c1 d1; plant pine neutral c2");
    let placed = play.table().plant_on(space("c2")).unwrap();
    assert_eq!((placed.plant, placed.owner.seat()), (Plant::Pine, None));
    assert_eq!(play.left(0, Stock::Neutral, Plant::Pine), 1);
}

#[test]
fn an_own_plant_leaves_the_own_stock() {
    let mut play = field();
    play.does("place snail-snail c1 d1; plant pine c2");
    assert_eq!(play.left(0, Stock::Own, Plant::Pine), 1);
    assert_eq!(play.left(0, Stock::Neutral, Plant::Pine), 2);
}

#[test]
fn plant_in_an_area_being_closed_scores_before_the_area() {
    let mut play = Sketch::base("A A * * . .").holds(0, "owl-owl").play();
    assert_eq!(play.does("place owl-owl c1 d1; plant turf b1").gained(), [1, 0]);
    assert_eq!(play.does("finish").gained(), [3, 0]);
}
