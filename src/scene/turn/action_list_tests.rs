//! Tests of the list of legal actions.

use super::{
    action_list::{ActionGroup, action_list},
    turn_banner::TurnScene,
};
use crate::{
    rules::{Action, Phase},
    scene::{
        input::{Reply, Selection, draws},
        testing::{
            fixtures::{BOT, brook},
            sketch::Sketch,
        },
    },
    session::{Controller, Match, testing::MatchBuilder},
    text::ENGLISH,
};

fn listed(game_match: &Match) -> Vec<(Reply, String)> {
    action_list(game_match, &ENGLISH).into_iter().flat_map(|group| group.actions).collect()
}

fn positions(board: &str) -> Vec<Match> {
    MatchBuilder::new(board).seed(2).positions()
}

#[test]
fn list_has_exactly_the_legal_actions() {
    for game_match in positions("brook").into_iter().chain(positions("valley")).step_by(7) {
        let listed = listed(&game_match).into_iter();
        let single = listed.filter_map(|(reply, _)| match reply {
            Reply::Act(action) => Some(format!("{action:?}")),
            _ => None,
        });
        let mut actions: Vec<String> = single.collect();
        let game = game_match.game();
        let legal = game.legal_actions().into_iter();
        let offered = legal.filter(|&it| it != Action::Finish || draws(game.table()));
        let mut legal: Vec<String> = offered.map(|action| format!("{action:?}")).collect();
        actions.sort_unstable();
        legal.sort_unstable();
        assert_eq!(actions, legal);
    }
}

#[test]
fn end_of_the_turn_comes_before_drawing() {
    let mut game_match = MatchBuilder::new("brook").controllers(&[Controller::Person; 2]).begin();
    let mut seen: Vec<Vec<String>> = Vec::new();
    while !game_match.game().table().is_over() {
        game_match.take_screen();
        let table = game_match.game().table();
        let domino = game_match.game().hand(table.seat())[0];
        game_match.act(Action::DiscardDomino { domino }).unwrap();
        let mut groups = action_list(&game_match, &ENGLISH).into_iter();
        let steps = groups.find(|group| group.name == "Go on").unwrap();
        let steps = steps.actions.into_iter().map(|(_, words)| words).collect();
        if seen.last() != Some(&steps) {
            seen.push(steps);
        }
        game_match.act(Action::Finish).unwrap();
        game_match.act(Action::EndTurn).unwrap();
    }
    // With a reserve, with dominoes in the hand alone, and with none.
    let extra_turn = "Extra turn, 3 clouds";
    let wanted: [&[&str]; 3] =
        [&["End turn", "Draw a domino"], &["End turn", extra_turn], &["End turn"]];
    assert_eq!(seen, wanted);
}

#[test]
fn entries_of_a_group_differ() {
    for game_match in positions("valley").into_iter().step_by(9) {
        for group in action_list(&game_match, &ENGLISH) {
            let mut words: Vec<&String> = group.actions.iter().map(|(_, words)| words).collect();
            let count = words.len();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), count, "{}", group.name);
        }
    }
}

#[test]
fn placement_names_the_best_plants_points() {
    let game_match = brook();
    let first = action_list(&game_match, &ENGLISH).swap_remove(0);
    assert!(first.actions[0].1.ends_with("; then a plant for up to 1 point"), "{first:?}");
    assert_eq!(first.actions.last().unwrap().1, "Discard owl–fox");
}

#[test]
fn plant_names_its_points_and_the_areas_standings() {
    let mut game_match = brook();
    let (lay, _) = listed(&game_match).swap_remove(0);
    game_match.act(lay.actions()[0]).unwrap();
    assert_eq!(game_match.game().table().phase(), Phase::Plant);
    let all = listed(&game_match);
    let oak = all.iter().find(|(_, words)| words.starts_with("Orange oak")).unwrap();
    assert_eq!(oak.1.split("; then ").next(), Some("Orange oak: 1 point"));
    assert!(oak.1.contains("Ann: 4, gets"), "{}", oak.1);
}

/// Returns the description of the first listed action that begins so.
#[track_caller]
fn described(game_match: &Match, beginning: &str) -> String {
    let mut listed = listed(game_match).into_iter();
    listed.find(|(_, words)| words.starts_with(beginning)).unwrap().1
}

#[test]
fn placement_names_the_areas_that_it_closes() {
    let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox");
    let closing = described(&sketch.play(""), "Owl on b1");
    assert_eq!(closing, "Owl on b1, fox on c1; closes area A; then a plant for up to 1 point");
    let wide = Sketch::base("A * * . B\nA . . . B\nA . . . B").holds(0, "owl-fox");
    assert!(listed(&wide.play("")).iter().all(|(_, words)| !words.contains("closes")));
}

#[test]
fn placement_and_mushroom_name_stumps_and_joined_areas() {
    let sketch = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl").clouds("c1=1");
    let covering = described(&sketch.play(""), "Owl on a2");
    assert!(covering.contains("; covers a stump; "), "{covering}");
    let joining = described(&sketch.play("place owl-owl a2 b2"), "Mushroom on c1");
    assert_eq!(joining, "Mushroom on c1: joins areas A and B into one of 5 spaces; loses 1 cloud");
}

/// A board of Valley with these clouds, on which owl-owl can cover a stump.
fn meadow(clouds: &str) -> Sketch {
    Sketch::valley("A A . B B\n* % . # #").holds(0, "owl-owl").clouds(clouds)
}

#[test]
fn clouds_without_room_are_listed_as_lost() {
    let full = described(&meadow("a2=1").play(""), "Owl on a2");
    assert!(full.starts_with("Owl on a2, owl on b2; 1 cloud would be lost; "), "{full}");
    let with_room = described(&meadow("a2=3").play("joker badger"), "Owl on a2");
    assert!(with_room.contains("; takes 2 clouds; 1 cloud would be lost; "), "{with_room}");
    let sketch = Sketch::base("A * * . B").holds(0, "owl-fox").clouds("a1=2");
    let planted = described(&sketch.play("place owl-fox b1 c1"), "Orange oak");
    assert!(planted.ends_with("; 2 clouds would be lost"), "{planted}");
}

#[test]
fn list_and_ghost_agree_on_lost_clouds_and_stumps() {
    let mut found: Vec<[bool; 2]> = Vec::new();
    for (clouds, script) in [("a2=1", ""), ("c2=1", ""), ("c2=1", "joker badger"), ("c2=3", "")] {
        let sketch = meadow(clouds).holds(0, "owl-owl owl-fox");
        let game_match = sketch.play(script);
        for (reply, words) in listed(&game_match) {
            let Reply::Act(Action::PlaceDomino { domino, at }) = reply else { continue };
            let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at: None };
            let prompt = TurnScene::new(&game_match, &ENGLISH, ghost).prompt;
            let listed = ["would be lost", "; covers a stump"].map(|part| words.contains(part));
            let spoken = [prompt.contains("would be lost"), prompt.contains("It covers a stump")];
            assert_eq!(listed, spoken, "{words}: {prompt}");
            found.push(listed);
        }
    }
    assert!(found.contains(&[true, true]) && found.contains(&[false, true]), "{found:?}");
}

#[test]
fn groups_and_actions_are_sorted_by_points() {
    let positions = positions("brook").into_iter().chain(positions("valley"));
    for game_match in positions.step_by(8) {
        let points = |(reply, _): &(Reply, String)| {
            let table = game_match.game().table();
            match *reply {
                Reply::Act(Action::PlacePlant { plant, at, .. }) => {
                    table.plant_points(plant, table.area_on(at).unwrap())
                }
                _ => 0,
            }
        };
        let groups = action_list(&game_match, &ENGLISH);
        let best: Vec<i64> =
            groups.iter().map(|group| group.actions.iter().map(points).max().unwrap()).collect();
        assert!(best.is_sorted_by(|one, next| one >= next), "{best:?}");
        for group in groups {
            let points: Vec<i64> = group.actions.iter().map(points).collect();
            assert!(points.is_sorted_by(|one, next| one >= next), "{points:?}");
        }
    }
}

#[test]
fn filter_keeps_actions_with_all_its_words() {
    let game_match = brook();
    let groups = action_list(&game_match, &ENGLISH);
    let kept = |words: &str| -> Vec<ActionGroup> {
        groups.iter().filter_map(|group| group.filtered(words)).collect()
    };
    assert_eq!(kept(" "), groups);
    let owls = kept("OWL c2");
    assert_eq!(owls.len(), 1);
    for (_, words) in &owls[0].actions {
        assert!(words.contains("c2"), "{words}");
    }
    assert!(owls[0].title(&ENGLISH).ends_with(" ways"), "{}", owls[0].title(&ENGLISH));
    assert_eq!(kept("owl oak"), []);
}

#[test]
fn list_is_empty_while_a_bot_acts() {
    let game_match = MatchBuilder::new("brook").controllers(&[BOT, Controller::Person]).begin();
    assert_eq!(action_list(&game_match, &ENGLISH), []);
}
