//! Answers to questions about the game in one sentence: the scores, the last moves, the hand, the
//! drawn domino.

use super::{actions_text, domino_name, hand_notes, seat_name};
use crate::{
    rules::{Action, Domino, Event, Seat},
    session::{Controller, Entry, Match},
    text::{Text, words::number::plain},
};

/// Returns the points of all players in seat order, each with the player's clouds.
pub fn scores_and_clouds_text(game_match: &Match, text: &Text) -> String {
    let table = game_match.game().table();
    let points = |seat| {
        let clouds = (text.table.buttons.cost)(table.clouds(seat));
        format!("{} ({clouds})", plain(table.score(seat)))
    };
    list_scores(game_match, text, points)
}

/// Returns the points of all players in seat order.
pub fn scores_text(game_match: &Match, text: &Text) -> String {
    list_scores(game_match, text, |seat| plain(game_match.game().table().score(seat)))
}

/// Lists all players with their points.
fn list_scores(game_match: &Match, text: &Text, points: impl Fn(Seat) -> String) -> String {
    let score = |seat| (text.queries.score)(&seat_name(game_match, text, seat), &points(seat));
    let scores: Vec<String> = game_match.game().table().seats().map(score).collect();
    format!("{}.", scores.join(", "))
}

/// Describes all actions since the player to act ended a turn, or since the start.
///
/// After the game it describes those since the last turn of a person, or that turn if it was the last.
/// The final scoring has tables of its own.
pub fn last_moves_text(game_match: &Match, text: &'static Text) -> String {
    let log = game_match.log();
    let moves = |range| actions_text(game_match, text, range);
    match log.split_last() {
        Some((last, before)) if game_match.game().table().is_over() => {
            let is_persons = |seat| game_match.controller(seat) == Controller::Person;
            let others_end = !is_persons(last.seat);
            let begins =
                |entry: &Entry| entry.ends_turn() && (!others_end || is_persons(entry.seat));
            let start = before.iter().rposition(begins).map_or(0, |last| last + 1);
            moves(start..before.len()).unwrap_or_default()
        }
        _ => moves(since_own_turn(game_match)..log.len())
            .unwrap_or_else(|| text.queries.no_moves.to_owned()),
    }
}

/// Returns the number of actions up to the last turn of the player to act; 0 if it is the first.
pub(in crate::scene) fn since_own_turn(game_match: &Match) -> usize {
    let seat = game_match.game().table().seat();
    let ends = |entry: &Entry| entry.seat == seat && entry.action == Action::EndTurn;
    game_match.log().iter().rposition(ends).map_or(0, |last| last + 1)
}

/// Names the dominoes of the viewer's hand, and those that fit nowhere.
pub fn hand_text(game_match: &Match, text: &Text) -> String {
    let game = game_match.game();
    let hand = game_match.viewer().map_or(&[][..], |seat| game.hand(seat));
    let domino = |&domino: &Domino| {
        let name = domino_name(text, domino);
        let notes = hand_notes(game.table(), text, domino);
        match notes.is_empty() {
            true => name,
            false => format!("{name} ({})", notes.join(", ")),
        }
    };
    if hand.is_empty() {
        return text.queries.no_dominoes.to_owned();
    }
    let dominoes: Vec<String> = hand.iter().map(domino).collect();
    format!("{}{}{}.", text.table.hand, text.colon, dominoes.join(", "))
}

/// Names the domino that the viewer drew last; `None` if a domino was played since.
pub(super) fn drawn_text(game_match: &Match, text: &Text) -> Option<String> {
    let viewer = game_match.viewer()?;
    let uses_hand = |action| {
        matches!(action, Action::Finish | Action::PlaceDomino { .. } | Action::DiscardDomino { .. })
    };
    let last = game_match
        .log()
        .iter()
        .rfind(|entry| entry.seat == viewer && uses_hand(entry.action))
        .filter(|entry| entry.action == Action::Finish)?;
    let drew = last.events.iter().any(|event| matches!(event, Event::HandRefilled { .. }));
    let drawn = *game_match.game().hand(viewer).last().filter(|_| drew)?;
    Some((text.queries.drawn)(&domino_name(text, drawn)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{script::play, sketch::Sketch},
        session::testing::{MatchBuilder, begun},
        text::ENGLISH,
    };

    #[test]
    fn a_match_that_begins_has_no_moves_and_nothing_drawn() {
        let game_match = MatchBuilder::new("brook").begin();
        assert_eq!(last_moves_text(&game_match, &ENGLISH), ENGLISH.queries.no_moves);
        assert_eq!(drawn_text(&game_match, &ENGLISH), None);
    }

    #[test]
    fn scores_come_with_clouds() {
        let words = scores_and_clouds_text(&begun(2), &ENGLISH);
        assert_eq!(words, "Ann 4 (6 clouds), Ben 3 (6 clouds).");
    }

    #[test]
    fn after_the_game_the_last_moves_are_those_of_its_last_turn() {
        let mut game_match = begun(2);
        while !game_match.game().table().is_over() {
            play(&mut game_match, "pass");
        }
        let words = last_moves_text(&game_match, &ENGLISH);
        assert_eq!(words.matches(" discards ").count(), 1, "{words}");
        // The final scoring may still count.
        let [score, _] = game_match
            .game()
            .table()
            .seats()
            .map(|seat| game_match.game().table().score(seat))
            .collect::<Vec<_>>()[..]
        else {
            panic!("two players")
        };
        assert!(!words.contains(&score.to_string()), "{words}");
    }

    #[test]
    fn hand_names_its_dominoes_and_those_that_fit_nowhere() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox frog-frog");
        assert!(hand_text(&sketch.play(""), &ENGLISH).starts_with("Hand: owl–fox, frog–frog"));
        let stuck = sketch.play("place owl-fox b1 c1; no plant");
        let hand = hand_text(&stuck, &ENGLISH);
        assert!(hand.contains("frog–frog (fits nowhere)"), "{hand}");
    }

    #[test]
    fn hand_names_the_dominoes_with_the_joker() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox butterfly-frog");
        let hand = hand_text(&sketch.play(""), &ENGLISH);
        assert!(hand.starts_with("Hand: owl–fox, butterfly–frog (with the joker)"), "{hand}");
    }

    #[test]
    fn a_domino_on_the_board_is_no_longer_drawn() {
        let positions = MatchBuilder::new("brook").positions();
        for game_match in &positions {
            let last = game_match.log().last().map(|last| last.action);
            if matches!(last, Some(Action::PlaceDomino { .. } | Action::PlacePlant { .. })) {
                assert_eq!(drawn_text(game_match, &ENGLISH), None);
            }
        }
    }
}
