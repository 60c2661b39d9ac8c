//! RULINGS: Scoring an area.

use renature::rules::{Majority, Points, Prize};

/// Returns the points of the four seats; the fifth total is neutral's.
fn scored(totals: [u16; 5]) -> Points {
    Majority::new(totals, Prize { main: 10, minor: 4 }).points()
}

#[test]
fn an_empty_area_gives_nothing() {
    assert_eq!(scored([0, 0, 0, 0, 0]), [0, 0, 0, 0]);
}

#[test]
fn a_color_alone_gets_main_and_minor() {
    assert_eq!(scored([0, 3, 0, 0, 0]), [0, 14, 0, 0]);
}

#[test]
fn the_highest_gets_main_and_the_second_minor() {
    assert_eq!(scored([2, 5, 0, 0, 0]), [4, 10, 0, 0]);
}

#[test]
fn the_third_and_all_after_it_get_nothing() {
    assert_eq!(scored([4, 5, 3, 2, 1]), [4, 10, 0, 0]);
}

#[test]
fn neutral_alone_gives_nobody_anything() {
    assert_eq!(scored([0, 0, 0, 0, 7]), [0, 0, 0, 0]);
}

#[test]
fn a_neutral_majority_takes_the_main_points_away() {
    assert_eq!(scored([0, 2, 0, 0, 4]), [0, 4, 0, 0]);
}

#[test]
fn a_neutral_second_takes_the_minor_points_away() {
    assert_eq!(scored([5, 0, 2, 0, 4]), [10, 0, 0, 0]);
}

#[test]
fn tied_colors_are_absent_so_that_the_third_is_alone() {
    assert_eq!(scored([2, 3, 0, 0, 3]), [14, 0, 0, 0]);
}

#[test]
fn a_tie_behind_the_highest_leaves_it_alone() {
    assert_eq!(scored([5, 2, 2, 0, 0]), [14, 0, 0, 0]);
}

#[test]
fn a_tie_at_the_top_lets_two_others_move_up() {
    assert_eq!(scored([6, 6, 3, 1, 0]), [0, 0, 10, 4]);
}

#[test]
fn a_tie_of_three_cancels_all_three() {
    assert_eq!(scored([2, 2, 2, 1, 0]), [0, 0, 0, 14]);
}

#[test]
fn each_group_of_tied_colors_is_absent() {
    assert_eq!(scored([6, 6, 2, 2, 1]), [0, 0, 0, 0]);
}

#[test]
fn neutral_left_alone_by_ties_gives_nobody_anything() {
    assert_eq!(scored([3, 3, 0, 0, 1]), [0, 0, 0, 0]);
}

#[test]
fn colors_without_plants_do_not_tie_with_each_other() {
    assert!(
        !Majority::new([0, 0, 1, 0, 0], Prize { main: 1, minor: 1 })
            .is_tied(renature::rules::Owner::from_index(0))
    );
}
