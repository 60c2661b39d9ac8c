//! RULINGS: Placing a domino.

use crate::testing::{ScriptedGame, Sketch};
use renature::rules::Domino;

/// Orange has the turn with these dominoes; the brook is one long row.
fn row(dominoes: &str) -> ScriptedGame {
    Sketch::base(". . . * . . . A").holds(0, dominoes).play()
}

fn next_turn(play: &mut ScriptedGame) {
    play.does("no plant; finish; end; pass");
}

#[test]
fn the_first_domino_lies_on_a_starting_space() {
    let play = row("owl-frog fox-fox snail-fox");
    assert!(play.allows("place owl-frog d1 e1"));
    assert!(play.allows("place owl-frog e1 d1"));
    assert_eq!(
        play.refuses("place owl-frog e1 f1"),
        "e1 and f1: neither is a starting space or beside an animal"
    );
}

#[test]
fn both_spaces_are_brook_spaces() {
    let play = row("owl-frog fox-fox snail-fox");
    assert_eq!(play.refuses("place owl-frog g1 h1"), "h1 is not a free brook space");
}

#[test]
fn no_half_lies_off_the_grid() {
    let play = row("owl-frog fox-fox snail-fox");
    assert_eq!(play.refuses("place owl-frog d1 d2"), "d2 is not a free brook space");
}

#[test]
fn no_half_lies_on_a_hole_of_the_board() {
    let play = Sketch::base("* # A").holds(0, "owl-frog").play();
    assert_eq!(play.refuses("place owl-frog a1 b1"), "b1 is not a free brook space");
}

#[test]
fn no_half_lies_on_another_domino() {
    let mut play = row("owl-frog frog-fox snail-fox");
    play.does("place owl-frog d1 e1");
    next_turn(&mut play);
    assert_eq!(play.refuses("place frog-fox e1 f1"), "e1 is not a free brook space");
}

#[test]
fn the_halves_lie_beside_each_other_never_diagonally() {
    let play = Sketch::base("* . A\n. . .").holds(0, "owl-frog").play();
    assert_eq!(play.refuses("place owl-frog a1 b2"), "a1 and b2 are not beside each other");
    assert_eq!(play.refuses("place owl-frog a1 a1"), "a1 and a1 are not beside each other");
}

#[test]
fn a_domino_that_is_not_in_the_hand_is_refused() {
    let play = row("owl-frog fox-fox snail-fox");
    assert_eq!(play.refuses("place owl-owl d1 e1"), "owl-owl is not in the hand");
}

#[test]
fn the_same_animal_matches() {
    let mut play = row("owl-frog frog-fox snail-fox");
    play.does("place owl-frog d1 e1");
    next_turn(&mut play);
    assert!(play.allows("place frog-fox f1 g1"));
}

#[test]
fn another_animal_does_not_match() {
    let mut play = row("owl-frog frog-fox snail-fox");
    play.does("place owl-frog d1 e1");
    next_turn(&mut play);
    assert_eq!(play.refuses("place frog-fox g1 f1"), "fox on f1 beside frog on e1: no match");
}

#[test]
fn the_joker_on_the_domino_matches_any_animal() {
    let mut play = row("owl-frog butterfly-fox snail-fox");
    play.does("place owl-frog d1 e1");
    next_turn(&mut play);
    assert!(play.allows("place butterfly-fox f1 g1"));
}

#[test]
fn any_animal_matches_the_joker_on_the_board() {
    let mut play = row("butterfly-owl snail-fox frog-frog");
    play.does("place butterfly-owl e1 d1");
    next_turn(&mut play);
    assert!(play.allows("place snail-fox f1 g1"));
}

#[test]
fn the_old_joker_matches_no_more_once_the_joker_has_changed() {
    let mut play = row("butterfly-owl snail-fox frog-frog");
    play.does("place butterfly-owl e1 d1");
    next_turn(&mut play);
    play.does("joker turtle");
    assert_eq!(
        play.refuses("place snail-fox f1 g1"),
        "snail on f1 beside butterfly on e1: no match"
    );
}

#[test]
fn an_animal_on_the_board_matches_any_once_it_is_the_joker() {
    let mut play = row("owl-frog snail-fox turtle-turtle");
    play.does("place owl-frog d1 e1");
    next_turn(&mut play);
    assert!(!play.allows("place snail-fox f1 g1"));
    play.does("joker frog");
    assert!(play.allows("place snail-fox f1 g1"));
}

#[test]
fn other_half_does_not_count_as_a_matching_neighbor() {
    let play = row("owl-owl fox-fox snail-fox");
    assert!(!play.allows("place owl-owl f1 g1"));
}

#[test]
fn each_half_matches_everything_beside_it() {
    // On the two spaces between frog on b1 and fox on e1 only frog and fox fit, in this order.
    let board = Sketch::base("* . . . . * A").holds(0, "owl-frog owl-fox frog-frog frog-fox");
    let mut play = board.play();
    play.does("place owl-frog a1 b1; no plant; finish; end; pass");
    play.does("place owl-fox f1 e1; no plant; finish; end; pass");
    assert_eq!(play.refuses("place frog-frog c1 d1"), "frog on d1 beside fox on e1: no match");
    assert_eq!(play.refuses("place frog-fox d1 c1"), "frog on d1 beside fox on e1: no match");
    assert!(play.allows("place frog-fox c1 d1"));
}

#[test]
fn one_mismatch_spoils_a_half_that_also_has_a_match() {
    let board = Sketch::base("* . .\n. . .\n* . A").holds(0, "owl-frog owl-fox owl-snail");
    let mut play = board.play();
    play.does("place owl-frog b1 a1; no plant; finish; end; pass");
    play.does("place owl-fox a3 b3; no plant; finish; end; pass");
    assert_eq!(play.refuses("place owl-snail b2 c2"), "owl on b2 beside fox on b3: no match");
}

#[test]
fn half_on_a_starting_space_must_match_its_neighbors() {
    let board = Sketch::base("* . * . A").holds(0, "owl-frog snail-fox frog-fox");
    let mut play = board.play();
    play.does("place owl-frog a1 b1; no plant; finish; end; pass");
    assert_eq!(play.refuses("place snail-fox d1 c1"), "fox on c1 beside frog on b1: no match");
    assert!(play.allows("place frog-fox c1 d1"));
}

#[test]
fn starting_space_allows_a_domino_far_from_all_others() {
    let board = Sketch::base("* . . * . A").holds(0, "owl-frog snail-fox");
    let mut play = board.play();
    play.does("place owl-frog a1 b1; no plant; finish; end; pass");
    assert!(play.allows("place snail-fox e1 d1"));
}

#[test]
fn a_diagonal_neighbor_neither_carries_nor_hinders() {
    let board = Sketch::base("* . #\n# # .\nA # .").holds(0, "owl-frog frog-frog");
    let mut play = board.play();
    play.does("place owl-frog a1 b1; no plant; finish; end; pass");
    assert!(!play.allows("place frog-frog c2 c3"));
}

#[test]
fn a_domino_stands_upright_too() {
    let play = Sketch::base("* A\n. A").holds(0, "owl-frog").play();
    assert!(play.allows("place owl-frog a1 a2") && play.allows("place owl-frog a2 a1"));
}

#[test]
fn the_animals_lie_where_the_action_says() {
    let mut play = row("owl-frog fox-fox snail-fox");
    play.does("place owl-frog e1 d1");
    let animal = |name| play.table().animal_on(crate::testing::space(name)).map(|it| it.name());
    assert_eq!((animal("e1"), animal("d1")), (Some("owl"), Some("frog")));
}

#[test]
fn a_double_is_listed_once_a_place_but_accepted_both_ways() {
    let play = Sketch::base("* . A").holds(0, "owl-owl").play();
    let double: Domino = "owl-owl".parse().unwrap();
    assert_eq!(play.table().placements(double).len(), 1);
    assert!(play.allows("place owl-owl a1 b1") && play.allows("place owl-owl b1 a1"));
}

#[test]
fn a_discard_is_allowed_though_a_domino_could_be_placed() {
    let play = row("owl-frog fox-fox snail-fox");
    assert!(play.allows("discard owl-frog") && play.allows("place owl-frog d1 e1"));
}

#[test]
fn placed_domino_cannot_be_placed_again_or_discarded() {
    let mut play = row("owl-frog frog-fox snail-fox");
    play.does("place owl-frog d1 e1");
    let only_once = "this is not possible in phase Plant, only in Domino";
    assert_eq!(play.refuses("place frog-fox f1 g1"), only_once);
    assert_eq!(play.refuses("discard frog-fox"), only_once);
}

#[test]
fn a_discarded_domino_lies_open_in_the_box() {
    let mut play = row("owl-frog frog-fox snail-fox");
    play.does("discard snail-fox");
    assert!(play.table().discarded().contains("snail-fox".parse().unwrap()));
}
