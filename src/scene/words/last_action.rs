//! What was done last, in sentences.

use super::narrator::Narrator;
use crate::{
    rules::Action,
    session::{Entry, Match},
    text::Text,
};

/// The last action of the match with all that came of it, or nothing before the first.
pub fn last_deed(game_match: &Match, text: &'static Text) -> Option<String> {
    told(game_match, game_match.log().last()?, text)
}

/// The last action of the turn under way of which there is something to tell, with all that came
/// of it.
pub fn deed_of_turn(game_match: &Match, text: &'static Text) -> Option<String> {
    turn_under_way(game_match).find_map(|entry| told(game_match, entry, text))
}

/// What was done in the turn under way, the last action first; an extra turn goes on with it.
pub fn turn_under_way(game_match: &Match) -> impl Iterator<Item = &Entry> {
    let seat = game_match.game().table().seat();
    let latest = game_match.log().iter().rev();
    latest.take_while(move |entry| entry.seat == seat && entry.action != Action::EndTurn)
}

fn told(game_match: &Match, entry: &Entry, text: &'static Text) -> Option<String> {
    let narrator = Narrator::new(game_match.setup(), text);
    let told = entry.events.iter().filter_map(|event| narrator.tell(event));
    let sentences: Vec<String> = told.map(|sentence| sentence.to_string()).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::fixtures::planting, session::Match, text::ENGLISH};

    fn after(actions: &[Action]) -> Match {
        let mut game_match = planting();
        for &action in actions {
            game_match.act(action).unwrap();
        }
        game_match
    }

    #[test]
    fn what_was_done_is_told_until_the_turn_ends() {
        let planted = last_deed(&after(&[Action::SkipPlant]), &ENGLISH);
        let refilled = after(&[Action::SkipPlant, Action::Finish]);
        assert_eq!(deed_of_turn(&refilled, &ENGLISH), planted);
    }

    #[test]
    fn of_a_turn_that_has_not_begun_nothing_is_told() {
        let ended = after(&[Action::SkipPlant, Action::Finish, Action::EndTurn]);
        assert_eq!(deed_of_turn(&ended, &ENGLISH), None);
    }
}
