//! Tests of the examples: their answers are legal and score the points of their words.

use super::{example::Example, page::RulesPage};
use crate::{
    rules::{Action, RuleSet},
    scene::{
        input::{Rejection, Reply, Selection},
        testing::fixtures::{at, domino},
    },
    session::Match,
    text::{ENGLISH, Language},
};

fn start(index: usize) -> Match {
    Example::ALL[index].start().unwrap()
}

/// Returns the example's position after its answer.
fn answered(example: &Example) -> Match {
    example.answered().unwrap_or_else(|| panic!("{}: the answer is illegal", example.index))
}

/// Returns the points that the reader scores, in their order.
fn points(game_match: &Match) -> Vec<i64> {
    let reader = game_match.log()[0].seat.index();
    let events = game_match.log().iter().flat_map(|entry| &entry.events);
    events.map(|event| event.points()[reader]).filter(|&points| points != 0).collect()
}

/// Returns true if the words have the number as a word of its own.
fn has_number(words: &str, number: i64) -> bool {
    let mut numbers = words.split(|letter: char| !letter.is_ascii_digit());
    numbers.any(|found| found == number.to_string())
}

#[test]
fn examples_stand_in_the_order_of_their_words() {
    for (index, example) in Example::ALL.iter().enumerate() {
        assert_eq!(example.index, index);
        assert!(example.page.examples().any(|other| other == example));
    }
}

#[test]
fn every_answer_is_legal_and_ends_its_example() {
    for example in &Example::ALL {
        let before = example.start().unwrap();
        assert!(before.log().is_empty() && before.hand_over().is_none());
        assert!(!example.is_done(&before), "{}", example.index);
        assert!(example.is_done(&answered(example)), "{}", example.index);
    }
}

#[test]
fn another_plant_ends_an_example_without_its_answer() {
    for example in &Example::ALL {
        assert!(example.follows_answer(&answered(example)), "{}", example.index);
    }
    let example = &Example::ALL[2];
    let mut game_match = start(2);
    for action in Example::actions("plant pine neutral b2").unwrap() {
        game_match.act(action).unwrap();
    }
    assert!(example.is_done(&game_match) && !example.follows_answer(&game_match));
}

#[test]
fn after_another_move_the_asked_one_is_named() {
    let act = |index: usize, script: &str| {
        let mut game_match = start(index);
        for action in Example::actions(script).unwrap() {
            game_match.act(action).unwrap();
        }
        Example::ALL[index].asked_move(&game_match, &ENGLISH)
    };
    let asked = act(4, "place frog-fox a2 b2; plant pine a1").unwrap();
    assert!(asked.starts_with("Orange plants an oak on"), "{asked}");
    assert_eq!(act(4, "place frog-fox a2 b2"), None);
    let asked = act(7, "return a2; plant turf c2").unwrap();
    assert!(asked.contains("turf on"), "{asked}");
}

#[test]
fn task_is_repeated_where_it_leaves_the_cloud_action_open() {
    let mut game_match = start(7);
    for action in Example::actions("plant turf c2").unwrap() {
        game_match.act(action).unwrap();
    }
    let asked = Example::ALL[7].asked_move(&game_match, &ENGLISH).unwrap();
    assert!(asked.contains("Spend 2 to make room"), "{asked}");
}

#[test]
fn moves_that_do_the_same_are_answers_too() {
    for (index, script, wanted) in [
        (0, "place butterfly-frog c2 d2", true),
        (1, "joker fox; place badger-frog c2 d2", true),
        (4, "place frog-fox b2 a2; plant oak b1; finish; end", true),
        (4, "place frog-fox a2 b2; plant pine a1; finish; end", false),
        (5, "place owl-owl d3 c3; plant bush d2", true),
        (5, "place butterfly-butterfly c3 d3; plant bush d2", false),
        (7, "return a2; plant turf d2", true),
        (8, "place fox-fox f2 g2; mushroom c2; plant oak g1", true),
        (8, "place fox-fox f2 g2; mushroom e2; plant pine g1", false),
    ] {
        let mut game_match = start(index);
        for action in Example::actions(script).unwrap() {
            game_match.act(action).unwrap_or_else(|reason| panic!("{script}: {reason}"));
        }
        assert_eq!(Example::ALL[index].follows_answer(&game_match), wanted, "{script}");
    }
}

#[test]
fn example_notices_another_plant_before_the_turn_ends() {
    for (plant, wanted) in [("oak", true), ("pine", false)] {
        let mut game_match = start(4);
        for action in Example::actions(&format!("place frog-fox a2 b2; plant {plant} a1")).unwrap()
        {
            game_match.act(action).unwrap();
        }
        let example = &Example::ALL[4];
        assert!(!example.is_done(&game_match));
        assert_eq!(example.follows_answer(&game_match), wanted, "{plant}");
    }
}

#[test]
fn every_answer_scores_the_points_of_its_words() {
    for example in &Example::ALL {
        assert_eq!(points(&answered(example)), example.points, "{}", example.index);
        for language in Language::ALL {
            let answer = example.words(language.text()).answer;
            for &points in example.points {
                assert!(has_number(answer, points), "{points}: {answer}");
            }
        }
    }
}

#[test]
fn every_example_offers_one_to_three_moves() {
    for example in &Example::ALL {
        let actions = Example::actions(example.answer).unwrap();
        let moves = actions.iter().filter(|&&action| action != Action::Finish).count();
        assert!((1..=3).contains(&moves), "{}", example.index);
    }
}

#[test]
fn only_the_matching_dominoes_fit_between_fox_and_frog() {
    let game_match = start(0);
    let fits = |name: &str| {
        let of_domino = |action: Action| matches!(action, Action::PlaceDomino { domino: held, .. } if held == domino(name));
        game_match.game().legal_actions().into_iter().any(of_domino)
    };
    assert!(fits("frog-fox") && fits("butterfly-frog") && !fits("snail-fox"));
    let reply = Selection::Domino(domino("snail-fox")).tap(&game_match, at("c2"));
    assert!(
        matches!(reply, Reply::Reject(Rejection::FitsNowhere(_) | Rejection::Rules(_))),
        "{reply:?}"
    );
}

#[test]
fn without_another_joker_no_domino_fits() {
    let game_match = start(1);
    let places = |action: &Action| matches!(action, Action::PlaceDomino { .. });
    assert_eq!(game_match.game().legal_actions().into_iter().filter(places).count(), 0);
}

#[test]
fn tie_and_neutral_decide_as_the_rule_book_says() {
    let story = |index: usize| {
        let example = &Example::ALL[index];
        example.story(&answered(example), &ENGLISH, Selection::Nothing)
    };
    let alone =
        "Black and neutral tie and drop out. Only Orange counts: 4\u{a0}+\u{a0}2\u{a0}= 6 points.";
    assert!(story(5).contains(alone), "{}", story(5));
    let second = "1st neutral (no points). Orange: minor +2.";
    assert!(story(6).contains(second), "{}", story(6));
}

#[test]
fn mushroom_makes_an_area_of_16_spaces() {
    let example = RulesPage::Mushrooms.examples().next().unwrap();
    let game_match = answered(example);
    let table = game_match.game().table();
    assert_eq!(table.board().rules(), RuleSet::Valley);
    assert_eq!(table.size_of(table.area_on(at("d2")).unwrap()), 16);
}

#[test]
fn clouds_are_lost_without_room_for_them() {
    let mut game_match = start(7);
    let reader = game_match.game().table().seat();
    game_match.act(Example::actions("plant turf d2").unwrap()[0]).unwrap();
    assert_eq!(game_match.game().table().clouds(reader), 6);
    let answered = answered(&Example::ALL[7]);
    assert_eq!(answered.game().table().clouds(reader), 6 - 2 + 2);
}
