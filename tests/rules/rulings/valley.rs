//! RULINGS: Valley, without mushrooms.

use crate::testing::{ScriptedGame, Sketch, space};
use renature::rules::Event;

#[test]
fn no_area_is_scored_before_the_end() {
    let mut play = Sketch::valley("A * * . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; plant turf a1; finish; end");
    assert_eq!((play.scored(), play.tokens(0)), (String::new(), 0));
}

#[test]
fn domino_takes_the_clouds_on_the_meadow_spaces_it_covers() {
    let mut play = Sketch::valley("A * * . .").clouds("b1=1").holds(0, "owl-owl").play();
    play.does("joker fox; place owl-owl b1 c1");
    assert_eq!((play.clouds(0), play.table().clouds_on(space("b1"))), (5, 0));
}

#[test]
fn clouds_under_both_halves_are_taken_as_far_as_they_fit() {
    let mut play = Sketch::valley("A * * . .").clouds("b1=1 c1=2").holds(0, "owl-owl").play();
    play.does("joker fox; place owl-owl b1 c1");
    assert_eq!(play.clouds(0), 6);
    let lost = |event: &Event| matches!(event, Event::CloudsTaken { taken: 1, lost: 1, .. });
    assert!(play.events.iter().any(lost));
}

#[test]
fn on_the_back_of_the_board_clouds_are_taken_by_planting() {
    let mut play = Sketch::valley("A * * . .").clouds("a1=1").holds(0, "owl-owl").play();
    play.does("joker fox; place owl-owl b1 c1");
    assert_eq!(play.clouds(0), 4);
    assert_eq!(play.does("plant turf a1").clouds(0), 5);
}

/// Returns the points of each seat for areas in the final scoring.
fn area_points(play: &ScriptedGame) -> [i64; 2] {
    let areas = play.events.iter().filter(|it| matches!(it, Event::AreaScored { .. }));
    areas.map(Event::points).fold([0; 2], |sum, points| [sum[0] + points[0], sum[1] + points[1]])
}

/// An area of 5: a turf of orange, a bush of blue.
fn shared_area() -> ScriptedGame {
    let mut play =
        Sketch::valley("A A A A A\n* * . * *").holds(0, "owl-owl").holds(1, "fox-fox").play();
    play.does("place owl-owl a2 b2; plant turf a1; finish; end");
    play.does("place fox-fox e2 d2; plant bush e1; finish; end");
    play
}

#[test]
fn first_gets_the_size_and_second_half_of_it_rounded_down() {
    let mut play = shared_area();
    play.passes_to_the_end();
    assert_eq!(area_points(&play), [2, 5]);
}

#[test]
fn a_color_alone_gets_the_size_and_half_of_it() {
    let mut play = shared_area();
    play.does("pass; return e1").passes_to_the_end();
    assert_eq!(area_points(&play), [7, 0]);
}

#[test]
fn joined_areas_are_scored_as_one() {
    let mut play = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl").play();
    play.does("place owl-owl a2 b2; mushroom c1; plant turf a1; finish; end").passes_to_the_end();
    assert_eq!((play.scored(), area_points(&play)), ("A".into(), [7, 0]));
}

#[test]
fn there_are_no_tokens_to_score() {
    let mut play = shared_area();
    play.passes_to_the_end();
    assert!(!play.events.iter().any(|it| matches!(it, Event::TokensScored { .. })));
}

/// Returns the number of largest areas that each seat leads.
fn leads(play: &ScriptedGame) -> [usize; 2] {
    [0, 1].map(|seat| play.table().tie_break(play.seat(seat)))
}

#[test]
fn a_tie_goes_to_the_majority_in_the_largest_area() {
    let mut play = shared_area();
    play.passes_to_the_end();
    assert_eq!(leads(&play), [0, 1]);
}

#[test]
fn a_majority_in_a_smaller_area_breaks_no_tie() {
    let mut play = Sketch::valley("A # B B\n* * # #").holds(0, "owl-owl").play();
    play.does("place owl-owl a2 b2; plant oak a1; finish; end").passes_to_the_end();
    assert_eq!(leads(&play), [0, 0]);
}

#[test]
fn neutral_on_top_of_the_largest_area_breaks_the_tie_for_nobody() {
    let mut play = shared_area();
    play.does("pass; pass");
    let mut play =
        Sketch::valley("A A A A A\n* * . * *").holds(0, "owl-owl").holds(1, "fox-fox").play();
    play.does("place owl-owl a2 b2; plant oak neutral a1; finish; end");
    play.does("place fox-fox e2 d2; plant bush e1; finish; end").passes_to_the_end();
    assert_eq!(leads(&play), [0, 0]);
}

#[test]
fn among_several_largest_areas_each_counts() {
    let mut play = Sketch::valley("A A # B B # C\n* * # * * # *\n# # # # # # *")
        .holds(0, "owl-owl")
        .holds(1, "fox-fox frog-frog")
        .play();
    play.does("place owl-owl a2 b2; plant turf a1; finish; end");
    play.does("place fox-fox d2 e2; plant turf d1; finish; end; pass");
    play.does("place frog-frog g2 g3; plant oak g1; finish; end").passes_to_the_end();
    assert_eq!(leads(&play), [1, 1]);
}

/// Ends a game with the same points for both; orange leads the only largest area, or nobody does.
fn level(orange_plants: &str) -> ScriptedGame {
    let mut play =
        Sketch::valley("A A # B\n* * # *\n# # # *").holds(0, "owl-owl").holds(1, "fox-fox").play();
    play.does(&format!("place owl-owl a2 b2; {orange_plants}; finish; end"));
    play
}

#[test]
fn a_majority_decides_among_equals_only() {
    let mut play = level("plant turf a1");
    play.does("place fox-fox d2 d3; no plant; finish; end").passes_to_the_end();
    assert_eq!(play.table().winners(), [play.seat(0)]);
}

#[test]
fn equal_in_all_they_share_the_victory() {
    let mut play = Sketch::valley("A # B\n* # *\n* # *").clouds("c2=1").holds(0, "owl-owl").play();
    // Blue is a point behind; orange spends two clouds and takes one back.
    play.does("joker fox; place owl-owl c2 c3; no plant; finish; end").passes_to_the_end();
    assert_eq!(play.scores()[0], play.scores()[1]);
    assert_eq!(play.table().winners(), [play.seat(0), play.seat(1)]);
}
