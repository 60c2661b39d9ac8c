//! Tests that every rejection gives its reason in a sentence.

use super::{
    buttons::Button,
    rejection::Rejection,
    selection::{Reply, Selection},
};
use crate::{
    rules::{Animal, Domino, Illegal, Phase, Plant, SpaceSet, Stock},
    scene::{
        board::Highlights,
        testing::{
            fixtures::{BOT, at, domino},
            sketch::Sketch,
        },
        turn::TurnScene,
        words::illegal_text::illegal_text,
    },
    session::{Controller, Match, testing::MatchBuilder},
    text::ENGLISH,
};
use rand::RngExt;
use std::{collections::HashSet, mem::discriminant};

const BUTTONS: [Button; 9] = [
    Button::RotateDomino,
    Button::PlaceDomino,
    Button::DiscardDomino,
    Button::PlacePlant,
    Button::SkipPlant,
    Button::PlaceMushroom,
    Button::SkipMushroom,
    Button::Finish,
    Button::EndTurn,
];

/// Returns the replies to every tap and button with this selection.
fn replies(game_match: &Match, selection: Selection) -> Vec<Reply> {
    let table = game_match.game().table();
    let board = table.board();
    let spaces: SpaceSet = *board.brook() | *board.soil();
    let mut all =
        vec![selection.drop_domino(game_match, None), selection.press_primary(game_match)];
    for button in BUTTONS.into_iter().chain(Button::ALWAYS) {
        all.push(selection.press(game_match, button));
    }
    for at in spaces.iter() {
        all.extend([selection.tap(game_match, at), selection.drop_domino(game_match, Some(at))]);
        all.push(selection.rotate(game_match, Some(at)));
    }
    all.extend(Domino::all().map(|domino| selection.choose(game_match, domino)));
    all.extend(Animal::ALL.map(|animal| selection.choose_joker(game_match, animal)));
    for stock in Stock::ALL {
        all.extend(Plant::ALL.map(|plant| selection.choose_plant(game_match, plant, stock)));
    }
    all
}

/// Returns the replies to every input, for each selection that a tap or two can lead to.
fn all_replies(game_match: &Match) -> Vec<Reply> {
    let hand = game_match.game().hand(game_match.game().table().seat());
    let held = hand.iter().map(|&domino| Selection::Domino(domino));
    let start = [Selection::Nothing, Selection::Returning, Selection::Joker];
    let start: Vec<Selection> =
        start.into_iter().chain(held).map(|s| s.validated(game_match)).collect();
    let tapped = start.iter().filter_map(|selection| {
        let at = Highlights::new(game_match, *selection).legal.iter().next()?;
        match selection.tap(game_match, at) {
            Reply::Select(next) => Some(next),
            _ => None,
        }
    });
    let tapped: Vec<Selection> = tapped.collect();
    start.into_iter().chain(tapped).flat_map(|selection| replies(game_match, selection)).collect()
}

/// Returns positions of a random match, current and past ones, before and after a handover.
fn positions(board: &str, controllers: &[Controller], seed: u64) -> Vec<Match> {
    let builder = MatchBuilder::new(board).controllers(controllers).seed(seed);
    let (mut game_match, mut rng) = builder.begin_with_rng();
    let mut all = vec![game_match.clone()];
    while let Some(action) = game_match.game().random_action(&mut rng) {
        if rng.random_bool(0.06) {
            all.push(game_match.clone());
            game_match.take_screen();
            all.extend(game_match.past_position(game_match.log().len() / 2));
            all.push(game_match.clone());
        }
        game_match.take_screen();
        game_match.act(action).unwrap();
    }
    all.push(game_match);
    all
}

/// Returns whether the text is one whole sentence.
fn is_sentence(words: &str) -> bool {
    words.len() > 10 && words.ends_with('.') && !words.contains("..") && !words.contains("  ")
}

#[test]
fn every_input_acts_or_prompts_or_gives_a_sentence() {
    let mut seen = HashSet::new();
    let person_and_bot = [Controller::Person, BOT];
    for (board, controllers, seed) in [
        ("brook", [Controller::Person; 2].as_slice(), 1),
        ("brook", person_and_bot.as_slice(), 2),
        ("valley", [Controller::Person; 3].as_slice(), 3),
        ("valley-back", person_and_bot.as_slice(), 4),
    ] {
        for game_match in positions(board, controllers, seed) {
            for reply in all_replies(&game_match) {
                match reply {
                    Reply::ShowArea(_, why) | Reply::Reject(why) => {
                        let words = why.words(&game_match, &ENGLISH);
                        assert!(is_sentence(&words), "{why:?}: {words:?}");
                        seen.insert(discriminant(&why));
                    }
                    Reply::Select(next) => {
                        let prompt = TurnScene::new(&game_match, &ENGLISH, next).prompt;
                        assert!(!prompt.is_empty(), "{next:?}");
                    }
                    Reply::Act(_) | Reply::ActTwice(_) => {
                        // Buttons of other phases are not shown; the rules refuse their actions.
                        let mut acting = game_match.clone();
                        let refused =
                            reply.actions().iter().find_map(|&action| acting.act(action).err());
                        if let Some(reason) = refused {
                            let words = Rejection::from(reason).words(&game_match, &ENGLISH);
                            assert!(is_sentence(&words), "{reply:?}: {words:?}");
                        }
                    }
                    Reply::Undo | Reply::Redo | Reply::RestartTurn | Reply::UndoTurn => {}
                }
            }
        }
    }
    for wanted in [
        Rejection::Rules(Illegal::GameOver),
        Rejection::NotYourTurn(crate::rules::Seat::FIRST),
        Rejection::Over,
        Rejection::ViewingPast,
        Rejection::ChooseDomino,
        Rejection::FitsNowhere(domino("owl-fox")),
        Rejection::OneWay,
        Rejection::ChooseSpace,
        Rejection::DroppedElsewhere,
        Rejection::ChoosePlant,
        Rejection::NoPlantSpace,
        Rejection::OtherPhase(Phase::End),
        Rejection::NothingToUndo,
        Rejection::NothingToRedo,
        Rejection::NothingToReturn,
        Rejection::DrawFirst,
        Rejection::EndFirst,
    ] {
        assert!(seen.contains(&discriminant(&wanted)), "{wanted:?} never came about");
    }
}

#[test]
fn every_illegal_reason_is_a_sentence() {
    let (c2, c3, owl) = (at("c2"), at("c3"), Animal::ALL[0]);
    let phases = [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish, Phase::End];
    let phases = || phases.into_iter().chain([Phase::Over]);
    let wrong = phases().flat_map(|now| phases().map(move |needed| (needed, now)));
    let wrong = wrong.map(|(needed, now)| Illegal::WrongPhase { needed, now });
    let kinds = Stock::ALL.into_iter().flat_map(|stock| Plant::ALL.map(|plant| (plant, stock)));
    let kinds = kinds.flat_map(|(plant, stock)| {
        [Illegal::NoPlantLeft(plant, stock), Illegal::NoRoom(plant, stock)]
    });
    let clouds = (1..=4)
        .flat_map(|needed| (0..needed).map(move |have| Illegal::TooFewClouds { needed, have }));
    let other = [
        Illegal::GameOver,
        Illegal::NotInHand(domino("owl-fox")),
        Illegal::NotFree(c2),
        Illegal::Apart(c2, c3),
        Illegal::Mismatch { at: c2, animal: owl, beside: c3, other: Animal::Fox },
        Illegal::Unconnected(c2, c3),
        Illegal::NotMeadow(c2),
        Illegal::NotBesideArea(c2),
        Illegal::NotSoil(c2),
        Illegal::Planted(c2),
        Illegal::NotBesideDomino(c2),
        Illegal::AlreadyJoker(owl),
        Illegal::NoPlantThere(c2),
        Illegal::NotYours(c2),
        Illegal::EmptyHand,
    ];
    for reason in wrong.chain(kinds).chain(clouds).chain(other) {
        let words = illegal_text(reason, &ENGLISH);
        assert!(is_sentence(&words), "{reason:?}: {words:?}");
    }
}

#[test]
fn search_without_legal_spaces_is_rejected_with_a_reason() {
    let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox frog-frog");
    let reason = |selection: Selection, script| selection.reject_search(&sketch.play(script));
    let frogs = domino("frog-frog");
    let placed = "place owl-fox b1 c1; no plant";
    for (selection, script, reason_of) in [
        (Selection::Nothing, "", Rejection::ChooseDomino),
        (Selection::Domino(frogs), "", Rejection::FitsNowhere(frogs)),
        (Selection::Nothing, placed, Rejection::EndFirst),
        (Selection::Returning, placed, Rejection::NothingToReturn),
    ] {
        assert_eq!(reason(selection, script), Reply::Reject(reason_of), "{script}");
    }
}

#[test]
fn tap_on_the_board_repeats_that_nothing_fits() {
    let stuck = Sketch::base("A * * .").holds(0, "owl-fox").play("place owl-fox b1 c1; no plant");
    let words = |it: &Match| Rejection::ChooseDomino.words(it, &ENGLISH);
    assert_eq!(words(&stuck), ENGLISH.table.prompts.nothing_fits);
    let sketch = Sketch::base("A * * . .").holds(0, "owl-fox").holds(1, "frog-frog");
    let helped = sketch.play("place owl-fox b1 c1; no plant; finish; end");
    assert_eq!(words(&helped), ENGLISH.table.prompts.nothing_fits_but_joker);
    let free = Sketch::base("A * * .").holds(0, "owl-fox").play("");
    assert_eq!(words(&free), ENGLISH.table.refused.choose_domino);
}

#[test]
fn tap_leaves_the_words_on_an_area_that_was_scored() {
    let sketch = Sketch::base("A * * B").holds(0, "owl-fox frog-frog");
    let words = |script| {
        Rejection::NotYourTurn(crate::rules::Seat::FIRST).words(&sketch.play(script), &ENGLISH)
    };
    let planted = "place owl-fox b1 c1; plant oak a1";
    assert!(words(planted).starts_with("It is "), "{}", words(planted));
    let scored = words(&format!("{planted}; finish"));
    assert!(scored.contains("Area A"), "{scored}");
}

#[test]
fn domino_buttons_name_their_phase_in_other_phases() {
    let game_match = Sketch::base("A * * . B").holds(0, "owl-fox").play("place owl-fox b1 c1");
    for button in [Button::RotateDomino, Button::DiscardDomino] {
        let reply = Selection::Nothing.press(&game_match, button);
        assert_eq!(reply, Reply::Reject(Rejection::OtherPhase(Phase::Domino)), "{button:?}");
    }
}

#[test]
fn take_back_and_undo_are_refused_with_the_one_reason() {
    let t = &ENGLISH.table.refused;
    let sketch = Sketch::base("A * * # . .").holds(0, "owl-fox owl-frog").holds(1, "frog-frog");
    let undo = |script: &str| Rejection::NothingToUndo.words(&sketch.play(script), &ENGLISH);
    let take_back = |script: &str| Rejection::NothingToReturn.words(&sketch.play(script), &ENGLISH);
    let placed = "place owl-fox b1 c1; plant turf a1";
    assert_eq!([undo(""), take_back("")], [t.nothing_done, t.no_plant_to_return]);
    assert_eq!(take_back(placed), t.nothing_to_return);
    assert_eq!(undo(&format!("{placed}; finish")), t.nothing_to_undo);
}

#[test]
fn starting_spaces_are_named_while_one_is_free() {
    for (script, wanted) in [("", true), ("place owl-fox c1 d1; no plant; finish; end", false)] {
        let sketch = Sketch::base(". . * . . A").holds(0, "owl-fox").holds(1, "snail-frog");
        let game_match = sketch.play(script);
        let [one, other] = [at("a1"), at("b1")];
        let words = Rejection::from(Illegal::Unconnected(one, other)).words(&game_match, &ENGLISH);
        assert_eq!(words.contains("starting space"), wanted, "{words}");
    }
}
