//! RULINGS: Clouds on the space, Cloud actions.

use crate::testing::{ScriptedGame, Sketch, space};
use renature::rules::{Event, Plant, Stock};

/// Orange has placed a domino beside a space with clouds, and no plant yet.
fn beside_clouds(count: u32) -> ScriptedGame {
    let mut play = Sketch::base("* * . . .\nA # # # #")
        .clouds(&format!("a2={count}"))
        .holds(0, "owl-owl butterfly-owl owl-fox")
        .play();
    play.does("joker fox; place owl-owl a1 b1");
    play
}

#[test]
fn clouds_on_the_space_go_to_the_player_who_plants_there() {
    let mut play = beside_clouds(1);
    play.does("plant turf a2");
    assert_eq!((play.clouds(0), play.table().clouds_on(space("a2"))), (5, 0));
}

#[test]
fn as_many_clouds_are_taken_as_fit_and_the_rest_goes_to_the_box() {
    let mut play = beside_clouds(5);
    play.does("plant turf a2");
    assert_eq!((play.clouds(0), play.table().clouds_on(space("a2"))), (6, 0));
    let taken = Event::CloudsTaken { seat: play.seat(0), at: space("a2"), taken: 2, lost: 3 };
    assert!(play.events.contains(&taken));
}

#[test]
fn room_for_clouds_is_made_beforehand_by_cloud_actions() {
    let mut play = beside_clouds(5);
    play.does("joker frog; plant turf a2");
    assert_eq!(play.clouds(0), 6);
    let taken = |event: &&Event| matches!(event, Event::CloudsTaken { taken: 4, lost: 1, .. });
    assert!(play.events.iter().find(taken).is_some());
}

#[test]
fn a_full_player_board_takes_no_cloud() {
    let mut play = Sketch::base("* * .\nA # #").clouds("a2=2").holds(0, "owl-owl").play();
    play.does("place owl-owl a1 b1; plant turf a2");
    assert_eq!((play.clouds(0), play.table().clouds_on(space("a2"))), (6, 0));
}

#[test]
fn clouds_stay_where_nobody_plants() {
    let mut play = beside_clouds(2);
    play.does("no plant");
    assert_eq!((play.clouds(0), play.table().clouds_on(space("a2"))), (4, 2));
}

#[test]
fn clouds_are_taken_before_the_plant_stands() {
    let mut play = beside_clouds(1);
    play.does("plant turf a2");
    let taken = play.events.iter().position(|it| matches!(it, Event::CloudsTaken { .. }));
    let planted = play.events.iter().position(|it| matches!(it, Event::PlantPlaced { .. }));
    assert!(taken.is_some() && taken < planted);
}

#[test]
fn changing_the_joker_costs_two_clouds() {
    let mut play = Sketch::base("* . A").play();
    play.does("joker owl");
    assert_eq!((play.clouds(0), play.table().joker().name()), (4, "owl"));
}

#[test]
fn the_joker_cannot_be_changed_to_the_same_animal() {
    let play = Sketch::base("* . A").play();
    assert_eq!(play.refuses("joker butterfly"), "butterfly is the joker already");
}

#[test]
fn the_joker_cannot_be_changed_for_less_than_two_clouds() {
    let mut play = Sketch::base("* . A").play();
    play.does("joker owl; joker fox; joker frog");
    assert_eq!(play.refuses("joker owl"), "2 clouds are needed, 0 are there");
}

#[test]
fn cloud_actions_are_possible_in_each_phase() {
    let mut play = Sketch::base("* * . .\nA # # #").holds(0, "owl-owl").play();
    for step in ["place owl-owl a1 b1", "plant turf a2", "finish", "end"] {
        assert!(play.allows("joker owl"), "before `{step}`");
        play.does(step);
    }
}

/// Orange planted this on a2 in its last turn and has the turn again.
fn planted(what: &str) -> ScriptedGame {
    let mut play = Sketch::base("* * * . .\nA A # # #").holds(0, "owl-owl butterfly-owl").play();
    play.does(&format!("place owl-owl a1 b1; plant {what} a2; finish; end; pass"));
    play
}

#[test]
fn taking_a_plant_back_costs_its_value_in_clouds() {
    for (what, value) in [("turf", 1), ("bush", 2), ("pine", 3), ("oak", 4)] {
        let mut play = planted(what);
        play.does("return a2");
        assert_eq!(play.clouds(0), 6 - value, "{what}");
    }
}

#[test]
fn plant_taken_back_returns_to_the_board_and_frees_its_space() {
    let mut play = planted("oak");
    assert_eq!(play.left(0, Stock::Own, Plant::Oak), 1);
    play.does("return a2");
    assert_eq!(play.left(0, Stock::Own, Plant::Oak), 2);
    assert_eq!(play.table().plant_on(space("a2")), None);
}

#[test]
fn no_points_are_lost_by_taking_a_plant_back() {
    let mut play = planted("oak");
    assert_eq!(play.does("return a2").gained(), [0, 0]);
}

#[test]
fn a_plant_taken_back_counts_no_more() {
    let mut play = planted("turf");
    play.does("return a2; place butterfly-owl c1 d1; no plant");
    assert_eq!(play.table().plant_points(Plant::Oak, play.area('A')), 1);
}

#[test]
fn too_few_clouds_bring_no_plant_back() {
    let mut play = planted("oak");
    play.does("joker owl; joker fox");
    assert_eq!(play.refuses("return a2"), "4 clouds are needed, 2 are there");
}

#[test]
fn another_players_plant_stays() {
    let mut play = planted("turf");
    play.does("pass");
    assert_eq!(play.refuses("return a2"), "the plant on a2 is another player's");
}

#[test]
fn empty_space_has_no_plant_to_take_back() {
    assert_eq!(planted("turf").refuses("return b2"), "b2 has no plant");
}

#[test]
fn a_neutral_plant_needs_a_free_space_on_the_player_board() {
    let mut play = planted("turf neutral");
    play.does("pass");
    assert_eq!(play.refuses("return a2"), "the player board has no free space for neutral turf");
}

#[test]
fn a_neutral_plant_returns_to_any_player_with_room_for_it() {
    let mut play =
        Sketch::base("* * . * *\nA A # B B").holds(0, "owl-owl").holds(1, "fox-fox").play();
    play.does("place owl-owl a1 b1; plant turf neutral a2; finish; end");
    play.does("place fox-fox d1 e1; plant turf neutral d2; return a2");
    assert_eq!(play.left(1, Stock::Neutral, Plant::Turf), 3);
    assert_eq!(play.left(0, Stock::Neutral, Plant::Turf), 2);
}

#[test]
fn plant_of_this_turn_can_be_taken_back_but_not_replaced() {
    let mut play = Sketch::base("* * . .\nA # # #").holds(0, "owl-owl").play();
    play.does("place owl-owl a1 b1; plant turf a2; return a2");
    assert_eq!(play.gained(), [1, 0]);
    assert!(!play.allows("plant turf a2") && play.allows("finish"));
}

#[test]
fn a_plant_comes_back_even_from_a_scored_area() {
    let mut play = Sketch::base("A * * . .").holds(0, "owl-owl").play();
    play.does("place owl-owl b1 c1; plant turf a1; finish");
    assert_eq!(play.scored(), "A");
    play.does("return a1");
    assert_eq!(play.left(0, Stock::Own, Plant::Turf), 9);
}

#[test]
fn an_extra_turn_costs_three_clouds_and_keeps_the_seat() {
    let mut play = Sketch::base("* . A").play();
    play.does("discard butterfly-butterfly; finish; again");
    assert_eq!((play.clouds(0), play.table().seat().index()), (3, 0));
    assert!(play.allows("discard butterfly-salamander"));
}

#[test]
fn extra_turns_follow_each_other_as_long_as_they_are_paid_for() {
    let mut play = Sketch::base("* . A").holds(0, "owl-owl fox-fox frog-frog").play();
    play.does("discard owl-owl; finish; again; discard fox-fox; finish; again");
    play.does("discard frog-frog; finish");
    assert_eq!(play.refuses("again"), "3 clouds are needed, 0 are there");
}

#[test]
fn an_extra_turn_is_bought_only_after_finish() {
    let mut play = Sketch::base("* . A").holds(0, "owl-owl").play();
    let early = |now: &str| format!("this is not possible in phase {now}, only in End");
    assert_eq!(play.refuses("again"), early("Domino"));
    play.does("discard owl-owl");
    assert_eq!(play.refuses("again"), early("Finish"));
}

#[test]
fn an_extra_turn_needs_a_domino_in_hand() {
    let mut play = Sketch::base("* . A").players(4).play();
    while play.table().hand_size(play.seat(3)) > 1 || play.table().seat().index() != 3 {
        play.does("pass");
    }
    let domino = play.game.hand(play.seat(3))[0];
    play.does(&format!("discard {domino}; finish"));
    assert_eq!(play.refuses("again"), "another turn needs a domino in hand");
}
