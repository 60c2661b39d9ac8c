//! RULINGS: Valley, stumps and mushrooms.

use crate::testing::{ScriptedGame, Sketch, space};
use renature::rules::{Event, Plant};

/// A stump under c1, meadow beside both areas.
fn valley() -> ScriptedGame {
    let mut play = Sketch::valley("A . * % . . B").holds(0, "owl-owl").play();
    play.does("place owl-owl c1 d1");
    play
}

/// Two stumps that one domino has just covered.
fn two_stumps(rest: &str) -> ScriptedGame {
    let mut play = Sketch::valley(&format!("@ % . {rest}")).holds(0, "owl-owl").play();
    play.does("place owl-owl a1 b1");
    play
}

#[test]
fn covering_a_stump_gives_a_mushroom() {
    let mut play = valley();
    play.does("mushroom b1");
    assert_eq!(play.table().mushrooms_left(), 7);
    assert!(play.allows("no plant"));
}

#[test]
fn without_a_stump_there_is_no_mushroom() {
    let mut play = Sketch::valley("A * * . %").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1");
    let refused = "this is not possible in phase Plant, only in Mushroom";
    assert_eq!(play.refuses("mushroom d1"), refused);
}

#[test]
fn a_declined_mushroom_stays_in_the_supply() {
    let mut play = valley();
    play.does("no mushroom");
    assert_eq!(play.table().mushrooms_left(), 8);
    assert!(play.allows("no plant"));
}

#[test]
fn two_stumps_under_one_domino_give_two_mushrooms() {
    let mut play = two_stumps(". A .");
    play.does("mushroom d1; mushroom c1");
    assert_eq!(play.table().mushrooms_left(), 6);
    assert!(play.allows("no plant"));
}

#[test]
fn of_two_mushrooms_each_is_taken_or_declined() {
    let mut play = two_stumps(". A .");
    play.does("no mushroom; mushroom d1");
    assert_eq!(play.table().mushrooms_left(), 7);
    let mut play = two_stumps(". A .");
    play.does("mushroom d1; no mushroom");
    assert_eq!(play.table().mushrooms_left(), 7);
}

#[test]
fn a_mushroom_grows_on_free_meadow_only() {
    let play = valley();
    assert_eq!(play.refuses("mushroom a1"), "a1 is not a free meadow space");
    assert_eq!(play.refuses("mushroom c1"), "c1 is not a free meadow space");
}

#[test]
fn a_mushroom_grows_beside_an_area_space_only() {
    assert_eq!(valley().refuses("mushroom e1"), "e1 is not beside an area space");
}

#[test]
fn diagonally_beside_an_area_no_mushroom_grows() {
    let mut play = Sketch::valley("A . # #\n# . * %").holds(0, "owl-owl").play();
    play.does("place owl-owl c2 d2");
    assert_eq!(play.refuses("mushroom b2"), "b2 is not beside an area space");
}

#[test]
fn a_mushroom_is_an_area_space_for_the_next_one() {
    let mut play = two_stumps(". A");
    assert!(!play.allows("mushroom c1"));
    play.does("mushroom d1");
    assert!(play.allows("mushroom c1"));
}

#[test]
fn no_domino_lies_on_a_mushroom() {
    let mut play = valley();
    play.does("mushroom b1");
    assert!(!play.table().free_brook().contains(space("b1")));
}

#[test]
fn a_mushroom_belongs_to_the_area_beside_it() {
    let mut play = valley();
    play.does("mushroom b1");
    assert_eq!(play.area_at("b1"), Some(play.area('A')));
    assert_eq!(play.table().size_of(play.area('A')), 2);
}

#[test]
fn a_mushroom_bears_a_plant() {
    let mut play = valley();
    play.does("mushroom b1; plant turf b1");
    assert!(play.table().plant_on(space("b1")).is_some());
    assert_eq!(play.gained(), [1, 0]);
}

#[test]
fn a_mushroom_joins_the_two_areas_beside_it() {
    let mut play =
        Sketch::valley("A A . B # # #\n# # # # * % #\n# # # # # # #").holds(0, "owl-owl").play();
    play.does("place owl-owl e2 f2; mushroom c1");
    assert_eq!(play.area_at("a1"), play.area_at("d1"));
    assert_eq!(play.table().size_of(play.area('B')), 4);
}

/// Four areas around c3, of which some may be missing.
fn crossing(picture: [&str; 4]) -> ScriptedGame {
    let [north, west, east, south] = picture;
    let drawn = format!(
        "# # {north} # #\n{west} {west} . {east} {east}\n# # {south} # #\n# # # # #\n* % # # #"
    );
    let mut play = Sketch::valley(&drawn).holds(0, "owl-owl").play();
    play.does("place owl-owl a5 b5; mushroom c2");
    play
}

#[test]
fn a_mushroom_joins_three_areas_at_once() {
    let play = crossing(["A", "B", "C", "#"]);
    assert_eq!((play.table().areas().count(), play.table().size_of(play.area('C'))), (1, 6));
}

#[test]
fn a_mushroom_joins_four_areas_at_once() {
    let play = crossing(["A", "B", "C", "D"]);
    assert_eq!((play.table().areas().count(), play.table().size_of(play.area('D'))), (1, 7));
    assert_eq!(play.table().parts(play.area('A')).len(), 4);
}

#[test]
fn mushrooms_beside_each_other_join_what_they_touch() {
    let mut play = two_stumps("A . . B");
    play.does("mushroom e1; mushroom f1");
    assert_eq!(play.area_at("d1"), play.area_at("g1"));
    assert_eq!(play.table().size_of(play.area('A')), 4);
}

#[test]
fn joined_areas_go_by_the_first_letter() {
    let mut play = two_stumps("B . . A");
    play.does("mushroom e1; mushroom f1");
    assert_eq!(play.area_at("d1"), Some(play.area('A')));
}

#[test]
fn a_cloud_under_a_mushroom_goes_to_the_box() {
    let mut play = Sketch::valley("A . * % . . B").clouds("b1=1").holds(0, "owl-owl").play();
    play.does("joker fox; place owl-owl c1 d1; mushroom b1");
    assert_eq!((play.clouds(0), play.table().clouds_on(space("b1"))), (4, 0));
}

#[test]
fn a_stump_under_a_mushroom_is_gone_and_gives_nothing() {
    let mut play = Sketch::valley("A % * % . . B").holds(0, "owl-owl").play();
    play.does("place owl-owl c1 d1; mushroom b1");
    assert!(play.table().stumps().is_empty());
    assert!(play.allows("no plant") && play.table().mushrooms_left() == 7);
}

#[test]
fn a_pond_under_a_mushroom_starts_no_domino_any_more() {
    let mut play = Sketch::valley("A * # # #\n# . # * %").holds(0, "owl-owl").play();
    play.does("place owl-owl d2 e2; mushroom b1; no plant; finish; end");
    let domino = play.game.hand(play.seat(1))[0];
    assert!(play.table().placements(domino).is_empty());
}

#[test]
fn without_a_legal_space_nothing_happens() {
    let mut play = Sketch::valley("@ . . . .\n# # # # A\n# # # # #").holds(0, "owl-owl").play();
    play.does("place owl-owl a1 b1");
    assert!(play.allows("mushroom e1"));
    let mut none = Sketch::valley("A * @ . .").holds(0, "owl-owl").play();
    none.does("place owl-owl b1 c1");
    let seat = none.seat(0);
    assert!(none.events.contains(&Event::MushroomImpossible { seat }) && none.allows("no plant"));
}

/// Eight mushrooms grown along the row of A, four dominoes, two stumps under each, and one more
/// pair of stumps.
fn eight_grown() -> ScriptedGame {
    let picture = "A . . . . . . . . .\n# # # # # # # # # #\n@ @ # @ @ # @ @ # #\n\
                   # # # # # # # # # #\n@ @ # @ @ # # # # #";
    let mut play = Sketch::valley(picture)
        .holds(0, "owl-owl fox-fox frog-frog")
        .holds(1, "snail-snail turtle-turtle badger-badger")
        .play();
    play.does("place owl-owl a3 b3; mushroom b1; mushroom c1; no plant; finish; end");
    play.does("place snail-snail d3 e3; mushroom d1; mushroom e1; no plant; finish; end");
    play.does("place fox-fox g3 h3; mushroom f1; mushroom g1; no plant; finish; end");
    play.does("place turtle-turtle a5 b5; mushroom h1");
    play
}

#[test]
fn there_is_no_ninth_mushroom() {
    let mut play = eight_grown();
    play.does("mushroom i1; no plant; finish; end; place frog-frog d5 e5");
    assert!(play.allows("no plant") && !play.allows("mushroom j1"));
}

#[test]
fn stump_without_a_mushroom_left_is_no_lack_of_space() {
    let mut play = eight_grown();
    play.does("no mushroom; no plant; finish; end; place frog-frog d5 e5; mushroom i1");
    assert!(play.allows("no plant") && play.table().mushrooms_left() == 0);
    assert!(!play.events.iter().any(|it| matches!(it, Event::MushroomImpossible { .. })));
}

/// The source's example: an area of 7 and one of 8, each joined from two, become one of 16.
#[test]
fn an_oak_in_the_area_of_16_scores_one_and_one_for_each_plant() {
    let mut play = Sketch::valley(
        "A A A . B B B
         @ @ . . . * %
         C C C . D D D
         * * # # # # D",
    )
    .holds(0, "owl-owl fox-fox")
    .holds(1, "frog-frog")
    .play();
    play.does("place owl-owl a2 b2; mushroom d1; mushroom d3; plant oak a1; finish; end");
    play.does("place frog-frog a4 b4; plant pine neutral a3; finish; end");
    play.does("place fox-fox f2 g2; mushroom d2");
    assert_eq!(play.table().size_of(play.area('A')), 16);
    assert_eq!(play.table().plant_points(Plant::Bush, play.area('D')), 1);
    play.does("plant oak f1");
    assert_eq!(play.gained(), [1 + 2, 0]);
}
