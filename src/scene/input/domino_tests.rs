//! What choosing, turning and placing a domino comes to.

use super::{
    placement::placements_over,
    rejection::Rejection,
    selection::{Reply, Selection, domino_spaces},
};
use crate::{
    rules::{Action, Animal, Illegal},
    scene::{
        board::{highlights::Highlights, space_label::space_labels},
        testing::fixtures::{BOT, BROOK, at, begun, brook, chosen, domino, planting, select},
    },
    session::{Confirm, Controller},
    text::ENGLISH,
};

#[test]
fn a_tap_on_the_brook_before_a_domino_is_chosen_asks_for_one() {
    let reply = Selection::Nothing.tap(&brook(), at("c2"));
    assert_eq!(reply, Reply::Reject(Rejection::ChooseDomino));
}

#[test]
fn a_chosen_domino_makes_every_space_glow_that_it_can_cover() {
    let highlights = Highlights::new(&brook(), chosen());
    assert!(highlights.legal.contains(at("c2")) && highlights.legal.contains(at("c3")));
    assert!(!highlights.legal.contains(at("h8")));
}

#[test]
fn choosing_the_chosen_domino_again_drops_it() {
    assert_eq!(chosen().choose(&brook(), domino("owl-fox")), Reply::Select(Selection::Nothing));
}

#[test]
fn a_second_domino_takes_the_place_of_the_first() {
    let other = domino("snail-badger");
    assert_eq!(chosen().choose(&brook(), other), Reply::Select(Selection::Domino(other)));
}

#[test]
fn a_tap_on_a_glowing_space_lays_a_ghost_over_it() {
    let game_match = brook();
    for space in domino_spaces(game_match.game().table(), domino("owl-fox")).iter() {
        let ghost = select(chosen().tap(&game_match, space));
        assert!(Highlights::new(&game_match, ghost).chosen.contains(space), "{space}");
    }
}

#[test]
fn tapping_on_goes_through_all_ways_and_comes_back() {
    let game_match = brook();
    let all = placements_over(game_match.game().table(), domino("owl-fox"), at("c2")).len();
    assert!(all > 2);
    let first = select(chosen().tap(&game_match, at("c2")));
    let mut ghost = first;
    for _ in 0..all {
        ghost = select(ghost.tap(&game_match, at("c2")));
    }
    assert_eq!(ghost, first);
    assert_ne!(select(ghost.tap(&game_match, at("c2"))), first);
}

#[test]
fn the_ways_over_a_space_turn_clockwise_about_its_first_animal() {
    let game_match = brook();
    let all = placements_over(game_match.game().table(), domino("owl-fox"), at("c2"));
    assert_eq!(all[0], [at("c2"), at("c1")]);
    assert_eq!(all[1], [at("c2"), at("c3")]);
    assert_eq!(all[2], [at("c1"), at("c2")]);
}

#[test]
fn a_tap_on_the_other_half_of_the_ghost_places_it() {
    let game_match = brook();
    let ghost = select(chosen().tap(&game_match, at("c2")));
    let Selection::DominoGhost { at: lies, domino, .. } = ghost else { panic!("{ghost:?}") };
    let other = lies.into_iter().find(|&space| space != at("c2")).unwrap();
    assert_eq!(ghost.tap(&game_match, other), Reply::Act(Action::PlaceDomino { domino, at: lies }));
}

#[test]
fn a_tap_where_animals_clash_names_them() {
    let mut game_match = planting();
    for action in [Action::SkipPlant, Action::Finish, Action::EndTurn] {
        game_match.act(action).unwrap();
    }
    while game_match.bot_to_act().is_some() {
        let actions = game_match.game().legal_actions();
        let quiet = |action: &&Action| {
            matches!(action, Action::DiscardDomino { .. } | Action::Finish | Action::EndTurn)
        };
        game_match.act(*actions.iter().find(quiet).unwrap()).unwrap();
    }
    let reply = Selection::Domino(domino("snail-badger")).tap(&game_match, at("c4"));
    let Reply::Reject(Rejection::Rules(Illegal::Mismatch { other, .. })) = reply else {
        panic!("{reply:?}")
    };
    assert_eq!(other, Animal::Fox);
}

#[test]
fn a_tap_on_an_area_shows_it_and_keeps_the_domino_chosen() {
    let game_match = brook();
    assert!(matches!(chosen().tap(&game_match, at("a1")), Reply::ShowArea(..)));
}

#[test]
fn a_tap_on_an_area_with_a_domino_in_hand_says_that_none_can_lie_there() {
    let Reply::ShowArea(_, refused) = chosen().tap(&brook(), at("a1")) else { panic!("no look") };
    assert_eq!(refused, Illegal::NotFree(at("a1")).into());
}

#[test]
fn nothing_is_chosen_while_a_bot_is_at_it() {
    let game_match = begun(BROOK, [BOT, Controller::Person]);
    assert_eq!(chosen().validated(&game_match), Selection::Nothing);
    let reply = Selection::Nothing.choose(&game_match, domino("owl-fox"));
    assert_eq!(reply, Reply::Reject(Rejection::NotYourTurn(crate::rules::Seat::FIRST)));
}

#[test]
fn the_ghost_of_a_chosen_domino_follows_the_pointer_over_glowing_spaces() {
    let game_match = brook();
    let over = chosen().preview_at(&game_match, Some(at("c2")));
    assert_eq!(over, select(chosen().tap(&game_match, at("c2"))));
    assert_eq!(chosen().preview_at(&game_match, Some(at("h8"))), chosen());
}

#[test]
fn a_ghost_that_lies_stays_where_it_lies_when_the_pointer_moves_on() {
    let game_match = brook();
    let laid = select(chosen().tap(&game_match, at("c2")));
    assert_eq!(laid.preview_at(&game_match, Some(at("c3"))), laid);
}

#[test]
fn without_confirming_a_domino_that_can_be_turned_still_waits() {
    let game_match = brook();
    let tap = chosen().tap(&game_match, at("c2"));
    assert_eq!(tap.confirmed(&game_match, Confirm::Never), tap);
}

#[test]
fn a_space_under_a_ghost_names_the_half_that_lies_there() {
    let game_match = brook();
    let ghost = Selection::DominoGhost {
        domino: domino("owl-fox"),
        at: [at("c2"), at("c3")],
        pivot: at("c2"),
    };
    let highlights = Highlights::default();
    let labels =
        space_labels(&game_match, &ENGLISH, [at("c3")].into_iter().collect(), ghost, &highlights);
    assert!(labels[0].ends_with(", fox"), "{}", labels[0]);
}

#[test]
fn a_space_where_the_chosen_domino_fits_says_so() {
    let game_match = brook();
    let highlights = Highlights::new(&game_match, chosen());
    let labels = space_labels(&game_match, &ENGLISH, highlights.legal, chosen(), &highlights);
    let said = ENGLISH.table.spaces.legal;
    assert!(labels.iter().all(|label| label.ends_with(said)), "{labels:?}");
}

#[test]
fn the_ghost_under_the_pointer_turns_and_stays_turned_where_the_pointer_goes_on() {
    let game_match = brook();
    let under = Some(at("c2"));
    let Selection::DominoGhost { at: before, .. } = chosen().preview_at(&game_match, under) else {
        panic!()
    };
    let turned = select(chosen().rotate(&game_match, under));
    let Selection::DominoGhost { at: after, .. } = turned.preview_at(&game_match, under) else {
        panic!()
    };
    assert_eq!((before, after), ([at("c2"), at("c1")], [at("c2"), at("c3")]));
    let Selection::DominoGhost { at: moved, .. } = turned.preview_at(&game_match, Some(at("c1")))
    else {
        panic!()
    };
    assert_eq!(moved, [at("c1"), at("c2")]);
    assert_eq!(select(turned.tap(&game_match, at("c2"))), turned.preview_at(&game_match, under));
}

#[test]
fn a_domino_is_turned_only_over_the_board() {
    assert_eq!(chosen().rotate(&brook(), None), Reply::Reject(Rejection::ChooseSpace));
}

#[test]
fn a_domino_let_go_over_an_area_says_why_it_cannot_lie_there() {
    let refused = Rejection::Rules(Illegal::NotFree(at("a1")));
    assert_eq!(chosen().drop_domino(&brook(), Some(at("a1"))), Reply::Reject(refused));
}

#[test]
fn a_domino_let_go_beside_the_board_is_answered_too() {
    assert_eq!(chosen().drop_domino(&brook(), None), Reply::Reject(Rejection::LetGoElsewhere));
}
