//! Choosing, rotating and placing a domino.

use super::{
    buttons::Button,
    confirm::confirm_reason,
    placement::{domino_spaces, placements_over},
    rejection::{Rejection, may_act},
    selection::{Reply, Selection},
};
use crate::{
    rules::{Action, Animal, Illegal, Phase, Plant, Stock},
    scene::{
        board::{Highlights, space_labels},
        testing::{
            fixtures::{BOT, BROOK, at, begun, brook, chosen, domino, select},
            sketch::Sketch,
        },
    },
    session::{Confirm, Controller, testing::MatchBuilder},
    text::ENGLISH,
};

#[test]
fn tap_without_a_domino_asks_for_one() {
    let reply = Selection::Nothing.tap(&brook(), at("c2"));
    assert_eq!(reply, Reply::Reject(Rejection::ChooseDomino));
}

#[test]
fn the_only_domino_that_fits_nowhere_is_discarded_unchosen() {
    let positions = MatchBuilder::new("brook").controllers(&[Controller::Person; 2]).positions();
    let mut seen = [false; 2];
    for game_match in positions.iter().filter(|it| may_act(it).is_ok()) {
        let table = game_match.game().table();
        let hand = game_match.game().hand(table.seat());
        if table.phase() != Phase::Domino {
            continue;
        }
        let stuck = matches!(hand, [only] if !table.fits(*only));
        let expected = match hand {
            &[domino] if stuck => Reply::Act(Action::DiscardDomino { domino }),
            _ => Reply::Reject(Rejection::ChooseDomino),
        };
        assert_eq!(Selection::Nothing.press(game_match, Button::DiscardDomino), expected);
        seen[usize::from(stuck)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn chosen_domino_highlights_the_spaces_it_can_cover() {
    let highlights = Highlights::new(&brook(), chosen());
    assert!(highlights.legal.contains(at("c2")) && highlights.legal.contains(at("c3")));
    assert!(!highlights.legal.contains(at("h8")));
}

#[test]
fn choosing_the_chosen_domino_again_deselects_it() {
    assert_eq!(chosen().choose(&brook(), domino("owl-fox")), Reply::Select(Selection::Nothing));
}

#[test]
fn choosing_another_domino_replaces_the_first() {
    let other = domino("snail-badger");
    assert_eq!(chosen().choose(&brook(), other), Reply::Select(Selection::Domino(other)));
}

#[test]
fn tap_on_a_legal_space_puts_the_ghost_there() {
    let game_match = brook();
    for space in domino_spaces(game_match.game().table(), domino("owl-fox")).iter() {
        let ghost = select(chosen().tap(&game_match, space));
        assert!(Highlights::new(&game_match, ghost).chosen.contains(space), "{space}");
    }
}

#[test]
fn repeated_taps_rotate_through_all_placements() {
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
fn placements_run_clockwise_about_the_first_animal() {
    let game_match = brook();
    let all = placements_over(game_match.game().table(), domino("owl-fox"), at("c2"));
    assert_eq!(all[0], [at("c2"), at("c1")]);
    assert_eq!(all[1], [at("c2"), at("c3")]);
    assert_eq!(all[2], [at("c1"), at("c2")]);
}

#[test]
fn tap_on_either_half_of_the_ghost_rotates_it() {
    let game_match = brook();
    let ghost = select(chosen().tap(&game_match, at("c2")));
    let Selection::DominoGhost { at: lies, .. } = ghost else { panic!("{ghost:?}") };
    let rotated = ghost.press(&game_match, Button::RotateDomino);
    assert_eq!(lies.map(|half| ghost.tap(&game_match, half)), [rotated; 2]);
    assert_ne!(select(rotated), ghost);
}

#[test]
fn plant_space_with_the_most_points_is_chosen() {
    // The plant in B counts for the next one there; A has none.
    let mut game_match = Sketch::base("A * * B\nA . . B")
        .holds(0, "owl-fox butterfly-fox")
        .play("place owl-fox b1 c1; plant turf d1; finish; end; pass");
    game_match.take_screen();
    let butterfly = Selection::Domino(domino("butterfly-fox"));
    let ghost = butterfly.tap(&game_match, at("b2"));
    assert_eq!(select(ghost).plant_space(), Some(at("d2")));
}

#[test]
fn plant_beside_the_ghost_places_the_domino_too() {
    let game_match = brook();
    let ghost = select(chosen().tap(&game_match, at("c2")));
    let Selection::DominoGhost { domino, at, plant_at: Some(plant_at), .. } = ghost else {
        panic!("{ghost:?}")
    };
    let (plant, stock) = (Plant::Bush, Stock::Own);
    assert_eq!(
        ghost.choose_plant(&game_match, plant, stock),
        Reply::ActTwice([
            Action::PlaceDomino { domino, at },
            Action::PlacePlant { plant, stock, at: plant_at },
        ])
    );
}

#[test]
fn tap_beside_the_ghost_moves_the_plant_space() {
    let game_match = brook();
    let ghost = select(chosen().tap(&game_match, at("c2")));
    let labels = Highlights::new(&game_match, ghost).labels;
    let spaces: Vec<_> = labels.into_iter().map(|(space, _)| space).collect();
    let other = spaces.iter().copied().find(|&space| ghost.plant_space() != Some(space)).unwrap();
    let moved = select(ghost.tap(&game_match, other));
    assert_eq!((moved.plant_space(), moved.domino()), (Some(other), ghost.domino()));
}

#[test]
fn tap_on_a_far_area_beside_the_ghost_speaks_of_the_plant() {
    let game_match = brook();
    let ghost = select(chosen().tap(&game_match, at("c2")));
    let table = game_match.game().table();
    let far = table.soil().iter().find(|&far| {
        table.area_on(far) != ghost.plant_space().and_then(|near| table.area_on(near))
    });
    let far = far.unwrap();
    let Reply::ShowArea(_, refused) = ghost.tap(&game_match, far) else { panic!("{far}") };
    assert_eq!(refused, Illegal::NotBesideDomino(far).into());
}

#[test]
fn no_plant_beside_the_ghost_places_only_the_domino() {
    let game_match = brook();
    let ghost = select(chosen().tap(&game_match, at("c2")));
    let Selection::DominoGhost { domino, at, .. } = ghost else { panic!("{ghost:?}") };
    let both = [Action::PlaceDomino { domino, at }, Action::SkipPlant];
    assert_eq!(ghost.press(&game_match, Button::SkipPlant), Reply::ActTwice(both));
    // With "Place" the plant phase follows.
    let place = ghost.press(&game_match, Button::PlaceDomino);
    assert_eq!(place, Reply::Act(Action::PlaceDomino { domino, at }));
}

#[test]
fn place_skips_a_plant_phase_without_spaces() {
    let game_match = Sketch::base("A # * * .").holds(0, "owl-fox").play("");
    let ghost = select(chosen().tap(&game_match, at("c1")));
    assert_eq!(ghost.plant_space(), None);
    let reply = ghost.press(&game_match, Button::PlaceDomino);
    assert_eq!(reply.actions().last(), Some(&Action::SkipPlant));
}

#[test]
fn placing_a_domino_is_never_asked_about() {
    let game_match = Sketch::base("A # * * .").holds(0, "owl-fox").play("");
    let ghost = select(chosen().tap(&game_match, at("c1")));
    let reply = ghost.press(&game_match, Button::PlaceDomino);
    assert_eq!(confirm_reason(&game_match, reply, Confirm::Always), None);
}

#[test]
fn ghost_over_a_stump_offers_no_plant() {
    let game_match = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl").play("");
    let owl = Selection::Domino(domino("owl-owl"));
    let ghost = select(owl.tap(&game_match, at("a2")));
    assert_eq!(ghost.plant_space(), None, "the mushroom comes first");
}

#[test]
fn players_who_always_confirm_place_piece_by_piece() {
    let game_match = brook();
    let tap = chosen().tap(&game_match, at("c2")).confirmed(&game_match, Confirm::Always);
    assert_eq!(select(tap).plant_space(), None);
    assert_eq!(select(tap).domino(), Some(domino("owl-fox")));
}

#[test]
fn tap_beside_a_mismatch_names_the_other_animal() {
    let sketch = Sketch::base("A * * . .\n. . . . .").holds(0, "owl-fox snail-badger");
    let game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end; pass");
    let reply = Selection::Domino(domino("snail-badger")).tap(&game_match, at("d1"));
    let Reply::Reject(Rejection::Rules(Illegal::Mismatch { other, .. })) = reply else {
        panic!("{reply:?}")
    };
    assert_eq!(other, Animal::Fox);
}

#[test]
fn tap_beside_a_match_names_the_half_that_clashes() {
    let sketch = Sketch::base("A * * . . * * B")
        .holds(0, "owl-fox snail-fox frog-frog")
        .holds(1, "owl-badger");
    let game_match = sketch.play(
        "place owl-fox b1 c1; no plant; finish; end;
        place owl-badger g1 f1; no plant; finish; end",
    );
    let reply = Selection::Domino(domino("snail-fox")).tap(&game_match, at("d1"));
    let (snail, badger) = (Animal::Snail, Animal::Badger);
    let clash = Illegal::Mismatch { at: at("e1"), animal: snail, beside: at("f1"), other: badger };
    assert_eq!(reply, Reply::Reject(clash.into()));
}

#[test]
fn tap_says_that_the_domino_fits_nowhere() {
    let sketch = Sketch::base("A * * . .\n. . . . .").holds(0, "owl-fox snail-badger");
    let game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end; pass");
    let stuck = domino("snail-badger");
    for space in ["e2", "b1"] {
        let reply = Selection::Domino(stuck).tap(&game_match, at(space));
        assert_eq!(reply, Reply::Reject(Rejection::FitsNowhere(stuck)));
    }
}

#[test]
fn tap_on_an_area_shows_it() {
    let game_match = brook();
    assert!(matches!(chosen().tap(&game_match, at("a1")), Reply::ShowArea(..)));
}

#[test]
fn tap_on_an_area_with_a_domino_says_it_cannot_lie_there() {
    let Reply::ShowArea(_, refused) = chosen().tap(&brook(), at("a1")) else { panic!("no look") };
    assert_eq!(refused, Illegal::NotFree(at("a1")).into());
}

#[test]
fn nothing_can_be_chosen_on_a_bots_turn() {
    let game_match = begun(BROOK, [BOT, Controller::Person]);
    assert_eq!(chosen().validated(&game_match), Selection::Nothing);
    let reply = Selection::Nothing.choose(&game_match, domino("owl-fox"));
    assert_eq!(reply, Reply::Reject(Rejection::NotYourTurn(crate::rules::Seat::FIRST)));
}

#[test]
fn ghost_follows_the_pointer_over_legal_spaces() {
    let game_match = brook();
    let over = chosen().preview_at(&game_match, Some(at("c2")));
    assert_eq!(over, select(chosen().tap(&game_match, at("c2"))).without_plant());
    assert_eq!(chosen().preview_at(&game_match, Some(at("h8"))), chosen());
}

#[test]
fn placed_ghost_does_not_follow_the_pointer() {
    let game_match = brook();
    let laid = select(chosen().tap(&game_match, at("c2")));
    assert_eq!(laid.preview_at(&game_match, Some(at("c3"))), laid);
}

#[test]
fn rotatable_domino_waits_even_without_confirmation() {
    let game_match = brook();
    let tap = chosen().tap(&game_match, at("c2"));
    assert_eq!(tap.confirmed(&game_match, Confirm::Never), tap);
}

#[test]
fn label_under_a_ghost_names_its_half() {
    let game_match = brook();
    let ghost = Selection::DominoGhost {
        domino: domino("owl-fox"),
        at: [at("c2"), at("c3")],
        pivot: at("c2"),
        plant_at: None,
    };
    let highlights = Highlights::new(&game_match, ghost);
    let labels =
        space_labels(&game_match, &ENGLISH, [at("c3")].into_iter().collect(), ghost, &highlights);
    assert_eq!(labels, ["c3, brook, fox, beside areas A and B, chosen"]);
}

#[test]
fn label_says_where_the_chosen_domino_fits() {
    let game_match = brook();
    let highlights = Highlights::new(&game_match, chosen());
    let labels = space_labels(&game_match, &ENGLISH, highlights.legal, chosen(), &highlights);
    let expected = ENGLISH.table.spaces.legal;
    assert_eq!(labels.len(), domino_spaces(game_match.game().table(), domino("owl-fox")).len());
    assert!(labels.len() > 2 && labels.iter().all(|label| label.ends_with(expected)), "{labels:?}");
    let both = "c2, brook, starting space, free, beside areas A and B, legal";
    assert!(labels.iter().any(|label| label == both), "{labels:?}");
}

#[test]
fn rotated_ghost_keeps_its_orientation_under_the_pointer() {
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
    let tapped = select(turned.tap(&game_match, at("c2")));
    assert_eq!(tapped.without_plant(), turned.preview_at(&game_match, under));
}

#[test]
fn domino_rotates_only_over_the_board() {
    assert_eq!(chosen().rotate(&brook(), None), Reply::Reject(Rejection::ChooseSpace));
}

#[test]
fn domino_dropped_on_an_area_says_why_not() {
    let refused = Rejection::Rules(Illegal::NotFree(at("a1")));
    assert_eq!(chosen().drop_domino(&brook(), Some(at("a1"))), Reply::Reject(refused));
}

#[test]
fn domino_dropped_beside_the_board_is_rejected() {
    assert_eq!(chosen().drop_domino(&brook(), None), Reply::Reject(Rejection::DroppedElsewhere));
}

#[test]
fn undo_first_closes_the_choice_of_joker_or_plant() {
    let game_match = brook();
    for choice in [Selection::Joker, Selection::Returning] {
        let reply = choice.press(&game_match, Button::Undo);
        assert_eq!(reply, Reply::Select(Selection::Nothing), "{choice:?}");
    }
}

#[test]
fn undo_first_takes_the_ghost_off_the_board() {
    let game_match = brook();
    let table = game_match.game().table();
    let domino = game_match.game().hand(table.seat())[0];
    let at = table.placements(domino)[0];
    let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at: None };
    let reply = ghost.press(&game_match, Button::Undo);
    assert_eq!(reply, Reply::Select(Selection::Domino(domino)));
}

#[test]
fn a_new_joker_leaves_a_domino_without_space_chosen() {
    let sketch = Sketch::base("A * * . .").holds(0, "owl-fox").holds(1, "butterfly-snail");
    let mut game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end");
    let domino = domino("butterfly-snail");
    let ghost = Selection::DominoGhost {
        domino,
        at: [at("d1"), at("e1")],
        pivot: at("d1"),
        plant_at: None,
    };
    assert_eq!(ghost.validated(&game_match), ghost);
    game_match.act(Action::ChangeJoker { animal: Animal::Owl }).unwrap();
    assert_eq!(ghost.validated(&game_match), Selection::Domino(domino));
}
