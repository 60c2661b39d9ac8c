//! The words of a lesson's coach.

use super::names::{capitalized, domino_name, plant_name};
use crate::{
    rules::{Action, Space, Stock},
    session::{LessonStep, Match, WrongMove},
    text::Text,
};

/// Returns what the step asks for now, or that the other player acts, or has closed an area and
/// `waits`.
pub fn goal(game_match: &Match, text: &Text, step: LessonStep, waits: bool) -> &'static str {
    if step.is_watching(game_match) {
        if waits { text.tutorial.other_closed } else { text.tutorial.watch }
    } else if step.only_ends_turn(game_match) {
        text.tutorial.end_turn
    } else {
        step.words(text).goal
    }
}

/// Returns the [`goal`] with the spaces that glow.
pub fn goal_text(game_match: &Match, text: &Text, step: LessonStep, waits: bool) -> String {
    with_glow(goal(game_match, text, step, waits).to_owned(), game_match, text, step)
}

/// Returns why the step asks for this. A player with a keyboard learns how keys explain numbers.
pub fn why(text: &Text, step: LessonStep, has_keyboard: bool) -> String {
    let why = step.words(text).why;
    match step.introduces_numbers() {
        true => format!("{why} {}", text.tutorial.numbers[usize::from(has_keyboard)]),
        false => why.to_owned(),
    }
}

/// Returns the number of the step, what it asks for, why, and the spaces that glow.
pub fn step_text(game_match: &Match, text: &Text, step: LessonStep, has_keyboard: bool) -> String {
    let (number, count) = step.number();
    let (goal, why) = (step.words(text).goal, why(text, step, has_keyboard));
    let all = format!("{}. {goal} {why}", (text.tutorial.step)(number, count));
    match joker_text(game_match, text, step).filter(|_| has_keyboard) {
        Some(keys) => format!("{all} {keys}"),
        None => with_glow(all, game_match, text, step),
    }
}

/// Names the keys that choose the joker; `None` unless the step asks for another one.
pub fn joker_text(game_match: &Match, text: &Text, step: LessonStep) -> Option<&'static str> {
    let asks = matches!(step.expected(game_match)?, Action::ChangeJoker { .. });
    asks.then_some(text.tutorial.joker_by_keys)
}

fn with_glow(words: String, game_match: &Match, text: &Text, step: LessonStep) -> String {
    match glow_text(game_match, text, step) {
        Some(glows) => format!("{words} {glows}"),
        None => words,
    }
}

/// Names the piece that the step asks for, and the spaces that glow for it.
pub fn glow_text(game_match: &Match, text: &Text, step: LessonStep) -> Option<String> {
    let on = |piece: &str, at: Space| format!("{piece}{}{at}", text.colon);
    let pieces = match step.expected(game_match)? {
        Action::PlaceDomino { domino, at: [first, second] } => {
            let [one, other] = domino.halves().map(|animal| text.names.animals[animal.index()]);
            format!("{}, {}", on(one, first), on(other, second))
        }
        Action::PlacePlant { plant, stock: Stock::Own, at } => on(plant_name(text, plant), at),
        Action::PlacePlant { plant, stock: Stock::Neutral, at } => {
            on(&(text.table.plant)(text.names.neutral, plant_name(text, plant)), at)
        }
        Action::PlaceMushroom { at } => on(text.table.spaces.mushroom, at),
        _ => return None,
    };
    Some(format!("{}.", capitalized(&pieces)))
}

/// Returns the reason why the move is wrong, as a line for the learner. It names the right spaces
/// to those who do not see them glow.
pub fn wrong_move_text(
    wrong: WrongMove,
    game_match: &Match,
    step: LessonStep,
    text: &Text,
) -> String {
    let t = &text.tutorial;
    let glowing = |words: &str| with_glow(words.to_owned(), game_match, text, step);
    match wrong {
        WrongMove::OtherDomino(domino) => (t.other_domino)(&domino_name(text, domino)),
        WrongMove::OtherSpace => glowing(t.other_space),
        WrongMove::SpaceIsChosen => t.choose_plant.to_owned(),
        WrongMove::WrongWayRound => t.turned.to_owned(),
        WrongMove::HalfThere => glowing(t.half_there),
        WrongMove::Discard => t.discard.to_owned(),
        WrongMove::NotNow if step.only_ends_turn(game_match) => t.end_turn.to_owned(),
        WrongMove::NotNow => step.words(text).wrong.to_owned(),
        WrongMove::Undo => t.undo.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{session::LessonKind, text::ENGLISH};

    #[test]
    fn goal_is_only_the_end_of_the_turn_once_the_rest_is_done() {
        let mut step = LessonStep::first(LessonKind::Base).unwrap();
        while !step.words(&ENGLISH).goal.starts_with("Plant a bush") {
            step = step.next().unwrap();
        }
        let mut game_match = step.start().unwrap();
        assert_eq!(goal(&game_match, &ENGLISH, step, false), step.words(&ENGLISH).goal);
        game_match.act(step.expected(&game_match).unwrap()).unwrap();
        assert_eq!(goal(&game_match, &ENGLISH, step, false), ENGLISH.tutorial.end_turn);
        let wrong = wrong_move_text(WrongMove::NotNow, &game_match, step, &ENGLISH);
        assert_eq!(wrong, ENGLISH.tutorial.end_turn, "the bush is planted");
    }

    #[test]
    fn learners_with_keys_hear_how_to_reach_the_joker() {
        let step = LessonStep::from_text("base 8").unwrap();
        let mut game_match = step.start().unwrap();
        for action in step.rest_of_turn(&game_match) {
            game_match.act(action).unwrap();
        }
        let [by_finger, by_keys] =
            [false, true].map(|has_keyboard| step_text(&game_match, &ENGLISH, step, has_keyboard));
        assert!(by_keys.ends_with("the arrow keys go from one to the next."), "{by_keys}");
        assert!(!by_finger.contains("arrow keys"), "{by_finger}");
    }

    #[test]
    fn neutral_plants_are_named_as_such() {
        let step = LessonStep::from_text("base 14").unwrap();
        let glow = glow_text(&step.start().unwrap(), &ENGLISH, step);
        assert_eq!(glow.as_deref(), Some("Neutral oak: f5."));
    }

    #[test]
    fn explanations_come_by_finger_or_by_keys() {
        let mut step = LessonStep::first(LessonKind::Base);
        let mut tips = Vec::new();
        while let Some(now) = step {
            let ways = [false, true].map(|has_keyboard| why(&ENGLISH, now, has_keyboard));
            if ways[0] != ways[1] {
                assert_eq!(now.words(&ENGLISH).goal, "End your turn.");
                tips.push(ways);
            }
            step = now.next();
        }
        let [[by_finger, by_keys]] = &tips[..] else { panic!("{tips:?}") };
        assert!(by_finger.ends_with("Tap it.") && by_keys.contains("keys"), "{tips:?}");
    }

    #[test]
    fn glow_text_names_piece_and_spaces() {
        let mut step = LessonStep::first(LessonKind::Base);
        let mut all = Vec::new();
        while let Some(now) = step {
            let game_match = now.start().unwrap();
            all.push(glow_text(&game_match, &ENGLISH, now));
            step = now.next();
        }
        assert_eq!(all[0], None);
        let [domino, plant] = [all[1].as_deref(), all[2].as_deref()].map(Option::unwrap);
        assert_eq!(domino, "Frog: d3, fox: c3.");
        assert!(plant.starts_with("Turf: "), "{plant}");
    }
}
