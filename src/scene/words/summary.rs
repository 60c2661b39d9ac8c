//! Answers to questions about the game in one sentence: the scores, the last moves, the hand, the
//! drawn domino.

use super::{actions_text, domino_name, seat_name};
use crate::{
    rules::{Action, Domino, Event},
    session::Match,
    text::{Text, words::number::plain},
};

/// Returns the points of all players in seat order.
pub fn scores_text(game_match: &Match, text: &Text) -> String {
    let table = game_match.game().table();
    let score = |seat| {
        let points = plain(table.score(seat));
        (text.questions.score)(&seat_name(game_match, text, seat), &points)
    };
    let scores: Vec<String> = table.seats().map(score).collect();
    format!("{}.", scores.join(", "))
}

/// Describes all actions since the player to act ended a turn, or since the start.
pub fn last_moves_text(game_match: &Match, text: &'static Text) -> String {
    let seat = game_match.game().table().seat();
    let log = game_match.log();
    let ended = log.iter().rposition(|entry| entry.seat == seat && entry.action == Action::EndTurn);
    let moves = actions_text(game_match, text, ended.map_or(0, |last| last + 1));
    moves.unwrap_or_else(|| text.questions.no_moves.to_owned())
}

/// Names the dominoes of the viewer's hand, and those that fit nowhere.
pub fn hand_text(game_match: &Match, text: &Text) -> String {
    let t = &text.table;
    let game = game_match.game();
    let hand = game_match.viewer().map_or(&[][..], |seat| game.hand(seat));
    let domino = |&domino: &Domino| {
        let name = domino_name(text, domino);
        match game.table().placements(domino).is_empty() {
            true => format!("{name} ({})", t.fits_nowhere),
            false => name,
        }
    };
    match hand {
        [] => text.questions.no_dominoes.to_owned(),
        _ => {
            let dominoes: Vec<String> = hand.iter().map(domino).collect();
            format!("{}{}{}.", t.hand, text.colon, dominoes.join(", "))
        }
    }
}

/// Tells the viewer the domino drawn last, and the scores if a turn begins; `None` if neither is new.
pub fn news_text(game_match: &Match, text: &Text) -> Option<String> {
    let drawn = drawn_text(game_match, text);
    match game_match.log().last()?.action {
        Action::Finish => drawn,
        Action::EndTurn => {
            let scores = scores_text(game_match, text);
            Some(drawn.map_or(scores.clone(), |drawn| format!("{drawn} {scores}")))
        }
        _ => None,
    }
}

/// Names the domino that the viewer drew last; `None` if a domino was played since.
fn drawn_text(game_match: &Match, text: &Text) -> Option<String> {
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
    Some((text.questions.drawn)(&domino_name(text, drawn)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::sketch::Sketch, session::testing::MatchBuilder, text::ENGLISH};

    #[test]
    fn a_match_that_begins_has_no_moves_and_nothing_drawn() {
        let game_match = MatchBuilder::new("brook").begin();
        assert_eq!(last_moves_text(&game_match, &ENGLISH), ENGLISH.questions.no_moves);
        assert_eq!(news_text(&game_match, &ENGLISH), None);
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
    fn a_turn_begins_with_the_drawn_domino_and_the_scores() {
        let positions = MatchBuilder::new("brook").positions();
        let begins = |it: &&Match| it.log().last().is_some_and(|last| last.ends_turn());
        let game_match = positions.iter().filter(begins).nth(2).unwrap();
        let hand = game_match.game().hand(game_match.viewer().unwrap());
        let drawn = domino_name(&ENGLISH, *hand.last().unwrap());
        let scores = scores_text(game_match, &ENGLISH);
        let news = Some(format!("You drew {drawn}. {scores}"));
        assert_eq!(news_text(game_match, &ENGLISH), news);
    }

    #[test]
    fn a_domino_on_the_board_is_no_longer_drawn() {
        let positions = MatchBuilder::new("brook").positions();
        for game_match in &positions {
            let last = game_match.log().last().map(|last| last.action);
            if matches!(last, Some(Action::PlaceDomino { .. } | Action::PlacePlant { .. })) {
                assert_eq!(news_text(game_match, &ENGLISH), None);
                assert_eq!(drawn_text(game_match, &ENGLISH), None);
            }
        }
    }

    #[test]
    fn scores_name_all_players_in_seat_order() {
        let game_match = MatchBuilder::new("brook").begin();
        let scores = scores_text(&game_match, &ENGLISH);
        assert!(scores.ends_with("3.") && scores.contains(" 4, "), "{scores}");
    }
}
