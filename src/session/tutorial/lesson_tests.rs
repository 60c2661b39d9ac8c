//! The lessons: their files come from these scripts, they can be solved, and they teach the rules.
//!
//! After a change here, `WRITE_LESSONS=1 cargo test lesson_files` writes the files anew.

use super::{
    LessonKind, LessonStep,
    lesson::{BASE_STEPS, VALLEY_STEPS},
};
use crate::{
    bots::BotKind,
    rules::{Action, Domino, Event, Owner, Phase, Player, Record, Seat},
    session::{Controller, Lineup, Match, testing::Sketch},
    text::{ENGLISH, FRENCH, GERMAN},
};
use std::{fs, path::Path};

/// A lesson as its author states it.
struct Script {
    kind: LessonKind,
    sketch: Sketch,
    /// The name of the board.
    name: &'static str,
    /// The dominoes of each seat in drawing order.
    dominoes: [&'static str; 2],
    /// A line for each step, with `;` between the actions.
    steps: &'static str,
    sizes: &'static [usize],
}

fn base() -> Script {
    let board = "
        . A A . B .
        . A A . B .
        . . * . . .
        C C C . D D
        C C C . D D
        . . . . . .";
    Script {
        kind: LessonKind::Base,
        sketch: Sketch::base(board).clouds("b1=2").tokens("A=4/2/1 B=2/1/1 C=6/3/2 D=4/2/2"),
        name: "First Brook",
        dominoes: [
            "frog-fox frog-hedgehog butterfly-owl salamander-badger owl-hedgehog",
            "owl-fox turtle-frog owl-snail snail-fox turtle-hedgehog",
        ],
        steps: "
            read
            place frog-fox d3 c3
            plant turf c4
            finish; end
            place owl-fox a3 b3; plant bush b2; finish; end; place frog-hedgehog d2 d1
            plant bush c1; finish; end
            place turtle-frog f3 e3; plant oak e4; finish; end; place butterfly-owl d4 d5
            plant pine e5; finish; end
            place owl-snail d6 c6; plant turf c5; finish; end; joker badger
            place salamander-badger a1 a2
            plant bush b1
            finish; end
            read
            place snail-fox b6 a6; plant bush neutral b5; finish; again; place turtle-hedgehog f2 f1; plant turf e2; finish; end; place owl-hedgehog e6 f6
            plant oak neutral f5
            finish; end
            read",
        sizes: &BASE_STEPS,
    }
}

fn valley() -> Script {
    let board = "
        A A . B B .
        A A . B B .
        . * % . . .
        . . C C . .
        . . C C . .";
    Script {
        kind: LessonKind::Valley,
        sketch: Sketch::valley(board).clouds("e3=2"),
        name: "First Meadow",
        dominoes: ["turtle-fox snail-fox woodpecker-snail", "owl-turtle snail-frog butterfly-snail"],
        steps: "
            read
            place turtle-fox b3 c3
            mushroom c2
            plant bush b2
            finish; again
            place snail-fox e3 d3
            plant pine d2; finish; end
            place owl-turtle a4 a3; plant turf a2; finish; again; place snail-frog f3 f2; plant pine e2; finish; end; place woodpecker-snail e5 e4
            plant oak d4; finish; end
            place butterfly-snail f5 f4; no plant; finish; end",
        sizes: &VALLEY_STEPS,
    }
}

impl Script {
    fn lines(&self) -> impl Iterator<Item = &'static str> {
        self.steps.lines().map(str::trim).filter(|line| !line.is_empty())
    }

    fn actions(line: &str) -> Vec<Action> {
        let parts = line.split(';').map(str::trim).filter(|&part| part != "read");
        parts.map(|part| part.parse().unwrap()).collect()
    }

    /// Deals the game: the script's dominoes are the last of each seat.
    fn begin(&self) -> Match {
        let mut plan = self.sketch.setup().board.plan().clone();
        plan.id = format!("lesson-{}", self.kind.name());
        plan.name = self.name.into();
        let mut sketch = Sketch::from_plan(plan);
        for (seat, names) in self.dominoes.into_iter().enumerate() {
            sketch = sketch.holds(seat, names);
        }
        let mut setup = sketch.setup();
        setup.area_tokens = self.sketch.setup().area_tokens;
        for (list, names) in setup.dominoes.iter_mut().zip(self.dominoes) {
            list.rotate_left(names.split_whitespace().count());
        }
        let (players, controllers) = Lineup::default().players(0);
        // A player without a name is called by the colour, as the coach does.
        setup.players =
            players.into_iter().map(|it| Player { name: String::new(), ..it }).collect();
        Match::begin(setup, controllers).unwrap()
    }

    /// Plays the whole lesson.
    fn play(&self) -> Record {
        let mut game_match = self.begin();
        let kept = self.dominoes[0].split_whitespace().count();
        for turn in 0..2 * (26 - kept) {
            let seat = Seat::new(turn % 2).unwrap();
            let kept = self.dominoes[turn % 2].split_whitespace();
            let kept: Vec<Domino> = kept.map(|name| name.parse().unwrap()).collect();
            let hand = game_match.game().hand(seat);
            let domino = *hand.iter().find(|domino| !kept.contains(domino)).unwrap();
            for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
                game_match.act(action).unwrap();
            }
        }
        for line in self.lines() {
            for action in Script::actions(line) {
                game_match.act(action).unwrap_or_else(|error| panic!("{line}: {error}"));
            }
        }
        game_match.record()
    }
}

fn scripts() -> [Script; 2] {
    [base(), valley()]
}

/// Returns the steps of a lesson, each with its game at the start of the learner's part.
fn steps(kind: LessonKind) -> Vec<(LessonStep, Match)> {
    let first = LessonStep::first(kind).expect("the lesson is there");
    let all = std::iter::successors(Some(first), |step| step.next());
    all.map(|step| (step, after_others(step, step.start().unwrap()))).collect()
}

/// Plays the other player's turns.
fn after_others(step: LessonStep, mut game_match: Match) -> Match {
    while !step.is_pause() && game_match.bot_to_act().is_some() {
        for action in step.rest_of_turn(&game_match) {
            game_match.act(action).unwrap();
        }
    }
    game_match
}

#[test]
fn lesson_files_are_those_of_the_scripts() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/session/tutorial");
    for script in scripts() {
        let record = script.play().to_json();
        let file = folder.join(format!("{}.json", script.kind.name()));
        if std::env::var("WRITE_LESSONS").is_ok() {
            fs::write(&file, &record).unwrap();
        }
        assert_eq!(fs::read_to_string(file).unwrap_or_default(), record);
    }
}

#[test]
fn lesson_steps_have_the_sizes_of_the_scripts() {
    for script in scripts() {
        let sizes: Vec<usize> = script.lines().map(|line| Script::actions(line).len()).collect();
        assert_eq!(sizes, script.sizes);
    }
}

#[test]
fn each_lesson_is_solved_step_by_step() {
    for kind in LessonKind::ALL {
        let steps = steps(kind);
        for (index, (step, game_match)) in steps.iter().enumerate() {
            let mut game_match = game_match.clone();
            while let Some(action) = step.expected(&game_match) {
                assert!(step.allows(&game_match, action) && !step.is_done(&game_match));
                game_match.act(action).unwrap();
            }
            assert!(step.is_done(&game_match), "{}", step.to_text());
            if let Some((next, after)) = steps.get(index + 1) {
                assert_eq!(after_others(*next, game_match).game(), after.game());
            } else {
                assert_eq!(game_match.game().table().phase(), Phase::Over);
            }
        }
    }
}

#[test]
fn each_step_refuses_every_other_legal_action() {
    for kind in LessonKind::ALL {
        for (step, game_match) in steps(kind) {
            let legal = game_match.game().legal_actions();
            let wrong = legal.iter().filter(|&&action| !step.allows(&game_match, action));
            let expected = usize::from(step.expected(&game_match).is_some());
            assert_eq!(wrong.count(), legal.len() - expected, "{}", step.to_text());
            let over = game_match.game().table().is_over();
            assert!(over || legal.len() > expected, "{} has a wrong move", step.to_text());
        }
    }
}

#[test]
fn stored_steps_are_read_and_nothing_else() {
    for kind in LessonKind::ALL {
        for (step, _) in steps(kind) {
            assert!(LessonStep::from_text(&step.to_text()) == Some(step));
        }
    }
    for text in ["", "base", "base 17", "base -1", "valley 10", "brook 1", "base 1 "] {
        assert!(LessonStep::from_text(text).is_none(), "{text}");
    }
}

#[test]
fn learner_plays_against_the_weakest_level() {
    let game_match = LessonStep::first(LessonKind::Base).unwrap().start().unwrap();
    assert_eq!(game_match.controller(Seat::FIRST), Controller::Person);
    let second = game_match.controller(Seat::new(1).unwrap());
    assert_eq!(second, Controller::Bot(BotKind::Acorn));
    assert!(game_match.log().is_empty() && game_match.hand_over().is_none());
}

/// Returns all events of the lesson.
fn events(kind: LessonKind) -> Vec<Event> {
    let (last, game_match) = steps(kind).pop().unwrap();
    assert!(last.next().is_none());
    game_match.log().iter().flat_map(|entry| entry.events.clone()).collect()
}

#[test]
fn base_lesson_shows_every_rule_of_the_base_game() {
    let events = events(LessonKind::Base);
    let has = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    assert!(has(|event| matches!(event, Event::DominoPlaced { .. })));
    assert!(has(|event| matches!(event, Event::PlantPlaced { points: 3, .. })));
    assert!(has(|event| matches!(event, Event::PlantPlaced { owner: Owner::Neutral, .. })));
    assert!(has(|event| matches!(event, Event::JokerChanged { .. })));
    assert!(has(|event| matches!(event, Event::CloudsTaken { .. })));
    assert!(has(|event| matches!(event, Event::AreaScored { .. })));
}

#[test]
fn texts_of_the_base_lesson_state_the_true_points() {
    let all = steps(LessonKind::Base);
    let scores: Vec<Vec<i64>> =
        all.iter().map(|(_, game_match)| game_match.game().table().scores()).collect();
    // The area of step 12: main points, then minor points.
    let gains = [0, 1].map(|seat| scores[12][seat] - scores[11][seat]);
    assert_eq!(gains, [4, 2]);
    for text in [&ENGLISH, &GERMAN, &FRENCH] {
        assert_eq!(numbers(all[12].0.words(text).goal), gains);
    }
    let (step, game_match) = &all[14];
    let mut after = game_match.clone();
    after.act(step.expected(game_match).unwrap()).unwrap();
    let before = after.game().table().scores();
    after.act(Action::Finish).unwrap();
    let gain = after.game().table().scores()[0] - before[0];
    assert_eq!(gain, 4 + 2);
    // The French text names no number.
    for text in [&ENGLISH, &GERMAN] {
        assert_eq!(numbers(step.words(text).wrong), [gain]);
    }
}

/// Returns the numbers in the words.
fn numbers(words: &str) -> Vec<i64> {
    words.split(|at: char| !at.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

#[test]
fn parts_are_shown_from_the_step_that_explains_them() {
    for (word, part) in [("turf", "plants"), ("joker", "joker"), ("cloud", "clouds")] {
        let mut is_explained = false;
        for (step, _) in steps(LessonKind::Base) {
            let words = step.words(&ENGLISH);
            is_explained |= words.goal.contains(word) || words.why.contains(word);
            assert_eq!(step.unexplained().contains(part), !is_explained, "{}", step.to_text());
        }
    }
}

#[test]
fn learner_wins_both_lessons() {
    for kind in LessonKind::ALL {
        let (_, last) = steps(kind).pop().unwrap();
        let table = last.game().table();
        let scores = table.scores();
        assert_eq!(table.winners(), [Seat::FIRST], "{scores:?}");
        assert!(scores[0] > 0, "{scores:?}");
    }
}

#[test]
fn steps_with_a_move_name_their_reason_in_each_language() {
    for text in [&ENGLISH, &GERMAN, &FRENCH] {
        let all = text.tutorial.base.iter().chain(&text.tutorial.valley);
        for step in all {
            assert!(!step.goal.is_empty() && !step.why.is_empty() && !step.wrong.is_empty());
            assert!(step.goal.chars().count() <= 80, "{}", step.goal);
            assert!(step.why.chars().count() <= 150, "{}", step.why);
            assert!(step.wrong.chars().count() <= 72, "{}", step.wrong);
        }
    }
}
