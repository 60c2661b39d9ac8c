//! The last action of a match in sentences.

use std::ops::Range;

use super::narrator::Narrator;
use crate::{
    rules::{Action, Event},
    session::{Entry, Match},
    text::Text,
};

/// Describes these actions of the match, and why areas closed beside free brook spaces; `None` if
/// there is nothing to say about them.
pub fn actions_text(
    game_match: &Match,
    text: &'static Text,
    actions: Range<usize>,
) -> Option<String> {
    let entries = game_match.log().get(actions)?;
    let texts: Vec<String> =
        entries.iter().filter_map(|entry| describe(game_match, entry, text, true)).collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

/// Describes the latest action of the current turn that has a sentence, with its events.
pub fn turn_action_text(game_match: &Match, text: &'static Text) -> Option<String> {
    current_turn_entries(game_match).find_map(|entry| describe(game_match, entry, text, false))
}

/// Describes how the turn before was scored, at the start of a turn; `None` if it scored no area.
pub fn scored_before_turn_text(game_match: &Match, text: &'static Text) -> Option<String> {
    describe(game_match, scored_before_turn(game_match)?, text, false)
}

/// Returns the action that scored the turn before, at the start of a turn; `None` if it scored no
/// area.
pub fn scored_before_turn(game_match: &Match) -> Option<&Entry> {
    let (end, before) = game_match.log().split_last()?;
    if end.action != Action::EndTurn {
        return None;
    }
    let mut turn = before.iter().rev().take_while(|it| it.seat == end.seat && !it.ends_turn());
    turn.find(|it| it.areas_scored() > 0)
}

/// Describes the latest action as `turn_action_text` does, after the extra turn that it belongs to.
pub fn watched_text(game_match: &Match, text: &'static Text) -> Option<String> {
    let latest = turn_action_text(game_match, text)?;
    let extra = current_turn_entries(game_match).find(|entry| entry.action == Action::ExtraTurn);
    let extra = extra.and_then(|entry| describe(game_match, entry, text, false));
    Some(match extra.filter(|extra| *extra != latest) {
        Some(extra) => format!("{extra} {latest}"),
        None => latest,
    })
}

/// Returns the actions of the current turn, latest first. Extra turns belong to the same turn.
pub fn current_turn_entries(game_match: &Match) -> impl Iterator<Item = &Entry> {
    let seat = game_match.game().table().seat();
    let latest = game_match.log().iter().rev();
    latest.take_while(move |entry| entry.seat == seat && entry.action != Action::EndTurn)
}

fn describe(
    game_match: &Match,
    entry: &Entry,
    text: &'static Text,
    says_why: bool,
) -> Option<String> {
    let narrator = Narrator::new(game_match.setup(), text);
    let free = entry.game_before().table().free_brook();
    let mut described = String::new();
    for event in &entry.events {
        let Some(sentence) = narrator.narrate(event) else { continue };
        if !described.is_empty() {
            // Each scored area begins a line.
            described.push(if matches!(event, Event::AreaScored { .. }) { '\n' } else { ' ' });
        }
        if let Event::AreaScored { closed_by: Some(_), area, .. } = *event
            && let Some(reason) = narrator.explain_isolated(area, *free).filter(|_| says_why)
        {
            described += &format!("{reason} ");
        }
        described += &sentence.to_string();
    }
    (!described.is_empty()).then_some(described)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Animal,
        scene::testing::{
            fixtures::{planting, two_areas_scored},
            sketch::Sketch,
        },
        session::Match,
        text::ENGLISH,
    };

    fn after(actions: &[Action]) -> Match {
        let mut game_match = planting();
        for &action in actions {
            game_match.act(action).unwrap();
        }
        game_match
    }

    #[test]
    fn last_action_stays_described_until_the_turn_ends() {
        let planted = turn_action_text(&after(&[Action::SkipPlant]), &ENGLISH);
        assert!(planted.is_some());
        let refilled = after(&[Action::SkipPlant, Action::Finish]);
        assert_eq!(turn_action_text(&refilled, &ENGLISH), planted);
    }

    #[test]
    fn each_scored_area_begins_a_line() {
        let words = turn_action_text(&two_areas_scored(), &ENGLISH).unwrap();
        let begins = words.lines().map(|line| line.split(' ').next().unwrap());
        assert_eq!(begins.collect::<Vec<_>>(), ["Area", "Area"], "{words}");
    }

    #[test]
    fn closing_beside_isolated_spaces_says_why() {
        let sketch = Sketch::base("A . * * .").holds(0, "owl-fox");
        let game_match = sketch.play("place owl-fox c1 d1; no plant; finish");
        let count = game_match.log().len();
        let said = actions_text(&game_match, &ENGLISH, count - 1..count).unwrap();
        assert!(said.starts_with("b1 beside area A can no longer be filled. Area A"), "{said}");
    }

    #[test]
    fn actions_since_a_position_are_described_together() {
        let game_match = after(&[Action::SkipPlant, Action::Finish, Action::EndTurn]);
        let count = game_match.log().len();
        let all = actions_text(&game_match, &ENGLISH, 0..count).unwrap();
        let first = actions_text(&game_match, &ENGLISH, 0..1).unwrap();
        assert!(all.starts_with(&first) && all.len() > first.len(), "{all}");
        assert_eq!(actions_text(&game_match, &ENGLISH, count..count), None);
    }

    #[test]
    fn an_extra_turn_is_described_before_what_follows() {
        let again = [Action::SkipPlant, Action::Finish, Action::ExtraTurn];
        let mut game_match = after(&again);
        let bought = watched_text(&game_match, &ENGLISH).unwrap();
        assert!(bought.contains("3 clouds"), "{bought}");
        let domino = game_match.game().hand(game_match.game().table().seat())[0];
        game_match.act(Action::DiscardDomino { domino }).unwrap();
        let words = watched_text(&game_match, &ENGLISH).unwrap();
        assert!(words.starts_with(&bought) && words.len() > bought.len(), "{words}");
    }

    #[test]
    fn the_scoring_before_a_turn_is_described_until_it_is_played() {
        let mut game_match = two_areas_scored();
        let scored = turn_action_text(&game_match, &ENGLISH);
        assert_eq!(scored_before_turn_text(&game_match, &ENGLISH), None);
        let animal = Animal::Snail;
        game_match.act(Action::ChangeJoker { animal }).unwrap();
        game_match.act(Action::EndTurn).unwrap();
        assert!(scored.is_some());
        assert_eq!(scored_before_turn_text(&game_match, &ENGLISH), scored);
        let next = game_match.game().legal_actions()[0];
        game_match.act(next).unwrap();
        assert_eq!(scored_before_turn_text(&game_match, &ENGLISH), None);
    }

    #[test]
    fn turn_without_actions_has_no_description() {
        let ended = after(&[Action::SkipPlant, Action::Finish, Action::EndTurn]);
        assert_eq!(turn_action_text(&ended, &ENGLISH), None);
    }
}
