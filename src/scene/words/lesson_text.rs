//! The words of a lesson's coach.

use super::names::domino_name;
use crate::{
    session::{LessonStep, Match, WrongMove},
    text::Text,
};

/// Returns what the step asks for, or that the other player acts.
pub fn goal_text(game_match: &Match, text: &Text, step: LessonStep) -> String {
    let t = &text.tutorial;
    let others = game_match.bot_to_act().is_some() && !step.is_pause();
    if others { t.watch.to_owned() } else { step.words(text).goal.to_owned() }
}

/// Returns the number of the step, what it asks for, and why.
pub fn step_text(text: &Text, step: LessonStep) -> String {
    let (number, count) = step.number();
    let words = step.words(text);
    format!("{}. {} {}", (text.tutorial.step)(number, count), words.goal, words.why)
}

/// Returns the reason why the move is wrong, as a line for the learner.
pub fn wrong_move_text(wrong: WrongMove, step: LessonStep, text: &Text) -> String {
    let t = &text.tutorial;
    match wrong {
        WrongMove::OtherDomino(domino) => (t.other_domino)(&domino_name(text, domino)),
        WrongMove::OtherSpace => t.other_space.to_owned(),
        WrongMove::SpaceIsChosen => t.choose_plant.to_owned(),
        WrongMove::Turned => t.turned.to_owned(),
        WrongMove::Discard => t.discard.to_owned(),
        WrongMove::NotNow => step.words(text).wrong.to_owned(),
        WrongMove::Undo => t.undo.to_owned(),
    }
}
