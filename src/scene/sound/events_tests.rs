//! Tests of the sounds and the vibration of actions.

use super::{Sound, pulses, sounds};
use crate::{
    rules::{Action, Event, Seat},
    scene::testing::{fixtures::BOT, script::play, sketch::Sketch},
    session::{
        Controller, Match,
        testing::{MatchBuilder, played_out},
    },
};

/// Ann holds owl-fox and frog-fox.
fn sketch() -> Sketch {
    Sketch::base("A A A * . .\n. . . . . .").holds(0, "owl-fox frog-fox")
}

/// Ann and then Ben lay the dominoes that close the area.
fn closing() -> Sketch {
    Sketch::base("A A A A\n* * * *").tokens("A=4/2/1").holds(0, "owl-fox").holds(1, "frog-fox")
}

/// Returns the sounds of the last action.
fn last_sounds(game_match: &Match) -> Vec<Sound> {
    sounds(game_match, game_match.log().len() - 1)
}

/// Returns the vibration of the last action.
fn last_pulses(game_match: &Match) -> &'static [u32] {
    pulses(game_match, game_match.log().len() - 1)
}

/// Begins a match with these controllers and plays the script.
fn played(sketch: &Sketch, controllers: [Controller; 2], script: &str) -> Match {
    let mut game_match = sketch.begin_with(&controllers);
    play(&mut game_match, script);
    game_match
}

#[test]
fn placed_dominoes_and_mushrooms_have_a_sound_each() {
    assert_eq!(last_sounds(&sketch().play("place owl-fox d1 d2")), [Sound::Domino]);
    let valley = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl");
    let game_match = valley.play("place owl-owl a2 b2; mushroom c1");
    assert_eq!(last_sounds(&game_match), [Sound::Mushroom]);
}

#[test]
fn points_of_a_plant_sound_after_it() {
    let game_match = sketch().play("place owl-fox d1 d2; plant bush c1");
    assert_eq!(last_sounds(&game_match), [Sound::Plant, Sound::Score]);
}

#[test]
fn closed_area_sounds_and_then_its_points() {
    let script = "place owl-fox a2 b2; plant oak a1; finish; end;
        place frog-fox d2 c2; plant bush d1; finish";
    assert_eq!(last_sounds(&closing().play(script)), [Sound::Closed, Sound::Score]);
    let without_plants = "place owl-fox a2 b2; no plant; finish; end;
        place frog-fox d2 c2; no plant; finish";
    assert_eq!(last_sounds(&closing().play(without_plants)), [Sound::Closed]);
}

#[test]
fn several_actions_at_once_sound_in_order() {
    let game_match = sketch().play("place owl-fox d1 d2; plant oak c1");
    assert_eq!(sounds(&game_match, 0), [Sound::Domino, Sound::Plant, Sound::Score]);
    assert_eq!(sounds(&game_match, 2), []);
    assert_eq!(sounds(&game_match, 3), []);
}

#[test]
fn other_actions_are_silent() {
    for script in ["joker snail", "discard owl-fox", "discard owl-fox; finish"] {
        assert_eq!(last_sounds(&sketch().play(script)), [], "{script}");
    }
}

#[test]
fn a_persons_turn_sounds_after_a_bots_alone() {
    let sketch = sketch();
    let ended = |controllers| last_sounds(&played(&sketch, controllers, "pass"));
    assert_eq!(ended([BOT, Controller::Person]), [Sound::YourTurn]);
    assert_eq!(ended([Controller::Person, BOT]), []);
    assert_eq!(ended([Controller::Person; 2]), []);
    assert_eq!(ended([BOT; 2]), []);
}

#[test]
fn a_bots_extra_turn_is_no_turn_of_a_person() {
    let game_match = played(&sketch(), [BOT, Controller::Person], "discard owl-fox; finish; again");
    assert_eq!(last_sounds(&game_match), []);
}

#[test]
fn final_scoring_is_one_sound() {
    let game_match = played_out("brook", 2, 1);
    let last = game_match.log().last().unwrap();
    let closed =
        last.events.iter().any(|event| matches!(event, Event::AreaScored { closed_by: None, .. }));
    assert!(closed && last.action == Action::EndTurn);
    assert_eq!(last_sounds(&game_match), [Sound::Score]);
}

/// Returns the sound that the event must make, but for that of its points. Ann is the person.
fn expected_sound(event: &Event) -> Option<Sound> {
    match event {
        Event::DominoPlaced { .. } => Some(Sound::Domino),
        Event::PlantPlaced { .. } => Some(Sound::Plant),
        Event::MushroomPlaced { .. } => Some(Sound::Mushroom),
        Event::AreaScored { closed_by, .. } => closed_by.map(|_| Sound::Closed),
        Event::TurnEnded { seat, next } => {
            (*seat != Seat::FIRST && *next == Some(Seat::FIRST)).then_some(Sound::YourTurn)
        }
        _ => None,
    }
}

#[test]
fn each_event_of_whole_games_sounds_once() {
    let mut heard = Vec::new();
    for seed in 1..=60 {
        let board = if seed % 2 == 0 { "valley" } else { "brook" };
        let builder = MatchBuilder::new(board).controllers(&[Controller::Person, BOT]);
        let game_match = builder.seed(seed).played_out();
        let events = game_match.log().iter().flat_map(|entry| &entry.events);
        let expected: Vec<Sound> = events.filter_map(expected_sound).collect();
        let mut sounds = sounds(&game_match, 0);
        sounds.retain(|sound| *sound != Sound::Score);
        assert_eq!(sounds, expected, "seed {seed}");
        heard.extend(sounds);
    }
    let others = Sound::ALL.into_iter().filter(|sound| *sound != Sound::Score);
    others.for_each(|sound| assert!(heard.contains(&sound), "no {sound:?}"));
}

#[test]
fn an_action_vibrates_once() {
    let script = "place owl-fox a2 b2; plant oak a1; finish; end;
        place frog-fox d2 c2; plant bush d1; finish";
    assert_eq!(last_pulses(&closing().play(script)), [40]);
    assert_eq!(last_pulses(&sketch().play("place owl-fox d1 d2; plant oak c1")), [15]);
    assert!(last_pulses(&sketch().play("joker snail")).is_empty());
}

#[test]
fn bots_vibrate_nothing_until_a_persons_turn() {
    let mut game_match = played(&sketch(), [BOT, Controller::Person], "place owl-fox d1 d2");
    assert_eq!(last_sounds(&game_match), [Sound::Domino]);
    assert!(last_pulses(&game_match).is_empty());
    play(&mut game_match, "no plant; finish; end");
    assert_eq!(last_pulses(&game_match), [30, 60, 30]);
}
