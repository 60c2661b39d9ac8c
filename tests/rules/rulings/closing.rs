//! RULINGS: Closing.

use crate::testing::Sketch;

#[test]
fn area_is_closed_when_its_brook_spaces_are_covered() {
    let mut play = Sketch::base("A * * . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; no plant; finish");
    assert_eq!(play.scored(), "A");
}

#[test]
fn an_area_is_open_while_a_domino_can_still_lie_beside_it() {
    let mut play = Sketch::base("A . . * *").holds(0, "owl-owl").play();
    play.does("place owl-owl d1 e1; no plant; finish");
    assert_eq!(play.scored(), "");
}

#[test]
fn an_area_is_closed_when_the_brook_space_beside_it_is_isolated() {
    let mut play = Sketch::base("A . * * .").holds(0, "owl-owl").play();
    play.does("place owl-owl c1 d1; no plant; finish");
    assert_eq!(play.scored(), "A");
}

#[test]
fn a_space_without_a_domino_that_fits_it_is_not_isolated() {
    // No animal matches both neighbours of b1, but a free space is beside it.
    let mut play = Sketch::base("A . * *\n# . # #").holds(0, "owl-owl").play();
    play.does("place owl-owl c1 d1; no plant; finish");
    assert_eq!(play.scored(), "");
}

#[test]
fn brook_spaces_at_a_corner_of_the_area_do_not_matter() {
    let mut play = Sketch::base("A * *\n# . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; no plant; finish");
    assert_eq!(play.scored(), "A");
}

#[test]
fn nothing_is_scored_before_finish() {
    let mut play = Sketch::base("A * * . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; no plant");
    assert_eq!((play.scored(), play.table().closing().len()), (String::new(), 1));
}

#[test]
fn several_areas_are_scored_in_the_order_of_their_letters() {
    let mut play = Sketch::base("# B #\nC * A\n# * #").holds(0, "owl-owl").play();
    play.does("place owl-owl b2 b3; no plant; finish");
    assert_eq!((play.scored(), play.tokens(0)), ("ABC".into(), 3));
}

#[test]
fn area_closed_from_the_start_is_scored_at_the_first_finish() {
    let mut play = Sketch::base("A # B # * * . .\n# # . # # # # #").holds(1, "owl-owl").play();
    play.does("pass; place owl-owl e1 f1; no plant; finish");
    assert_eq!((play.scored(), play.tokens(1)), ("AB".into(), 2));
}

#[test]
fn an_area_closed_from_the_start_is_not_scored_after_a_discard() {
    let mut play = Sketch::base("A # * *").play();
    play.does("pass");
    assert_eq!((play.scored(), play.tokens(0)), (String::new(), 0));
}

#[test]
fn token_goes_to_the_closing_player_though_nobody_scores() {
    let mut play = Sketch::base("A * * . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; no plant; finish");
    assert_eq!((play.tokens(0), play.gained()), (1, vec![0, 0]));
}

#[test]
fn token_goes_to_the_closing_player_though_another_scores() {
    let mut play = two_plants();
    play.does("return d2; finish");
    assert_eq!((play.gained(), play.tokens(0), play.tokens(1)), (vec![4, 0], 0, 1));
}

/// Orange has turf and blue a bush in the area of three that blue has just closed.
fn two_plants() -> crate::testing::ScriptedGame {
    let mut play =
        Sketch::base("* * . * *\n# A A A #").holds(0, "owl-owl").holds(1, "fox-fox").play();
    play.does("place owl-owl a1 b1; plant turf b2; finish; end");
    play.does("place fox-fox d1 e1; plant bush d2");
    play
}

#[test]
fn a_closed_area_gives_main_and_minor_points() {
    let mut play = two_plants();
    assert_eq!(play.does("finish").gained(), [1, 3]);
}

#[test]
fn a_plant_taken_back_before_finish_changes_the_majority() {
    let mut play = two_plants();
    assert_eq!(play.does("return d2; finish").gained(), [4, 0]);
}

#[test]
fn an_area_is_scored_only_once() {
    let mut play = Sketch::base("A * * * *").holds(0, "owl-owl butterfly-owl").play();
    play.does("place owl-owl b1 c1; plant turf a1; finish; end; pass");
    play.does("place butterfly-owl e1 d1; no plant; finish");
    assert_eq!((play.scored(), play.tokens(0)), (String::new(), 1));
}

#[test]
fn an_extra_turn_that_discards_scores_nothing_again() {
    let mut play = Sketch::base("A * * . .").holds(0, "owl-owl fox-fox").play();
    play.does("place owl-owl b1 c1; no plant; finish; again; discard fox-fox; finish");
    assert_eq!(play.scored(), "A");
}

#[test]
fn an_animal_is_irrelevant_once_no_domino_can_lie_beside_it() {
    let mut play = Sketch::base("A * * . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1");
    let irrelevant = |name| play.table().is_irrelevant(crate::testing::space(name));
    assert_eq!((irrelevant("b1"), irrelevant("c1")), (true, false));
}

#[test]
fn openings_count_area_spaces_below_the_last_shore() {
    let game = Sketch::base("* .\n. .\nA A").setup().start().unwrap();
    let table = game.table();
    let area = table.areas().next().unwrap();
    // Both shore spaces are open, and both area spaces lie below them.
    assert_eq!(table.openings(area, &table.open_brook()), (2, 2));
}
