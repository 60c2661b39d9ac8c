//! The questions before steps that a player must confirm.

use crate::text::words::english::and;

/// A question before a step, with its two answers.
#[derive(Clone, Copy)]
pub struct QuestionText {
    /// The question.
    pub question: &'static str,
    /// The answer that takes the step.
    pub yes: &'static str,
    /// The answer that does not.
    pub no: &'static str,
}

/// The questions before steps that a player must confirm.
#[derive(Clone, Copy)]
pub struct ConfirmText {
    /// Every step needs one; takes the button's label.
    pub always: fn(button: &str) -> String,
    /// The answer that takes no step.
    pub always_no: &'static str,
    /// The player would discard this domino, but one of the hand fits.
    pub gives_up_domino: fn(domino: &str) -> String,
    /// The answer that keeps the domino.
    pub gives_up_domino_no: &'static str,
    /// The player would skip planting, but a plant could be placed.
    pub gives_up_plant: QuestionText,
    /// The player would decline a mushroom that could be placed.
    pub gives_up_mushroom: QuestionText,
    /// With the new joker no domino of the hand would fit.
    pub fits_no_domino: QuestionText,
    /// Areas would be scored; takes their letters, at least one.
    pub scores: fn(areas: &[&str]) -> String,
    /// The answer that scores the areas.
    pub scores_yes: &'static str,
    /// The answer that does not.
    pub scores_no: &'static str,
    /// A whole turn would be undone.
    pub undo_turn: QuestionText,
    /// The player did something else instead of answering; takes the question.
    pub answer_first: fn(question: &str) -> String,
}

impl ConfirmText {
    pub(in crate::text) const ENGLISH: ConfirmText = ConfirmText {
        always: |button| format!("{button}?"),
        always_no: "Not yet",
        gives_up_domino: |domino| format!("Discard {domino}? Then you plant nothing this turn."),
        gives_up_domino_no: "Keep",
        gives_up_plant: QuestionText {
            question: "Plant nothing? You could still plant.",
            yes: "No plant",
            no: "Not yet",
        },
        gives_up_mushroom: QuestionText {
            question: "Skip the mushroom? You could still place it.",
            yes: "Skip",
            no: "Choose a space",
        },
        fits_no_domino: QuestionText {
            question: "Change the joker? Then none of your dominoes fits.",
            yes: "Change",
            no: "Keep",
        },
        scores: |areas| match areas {
            [area] => format!("Score area {area} now? You take its token."),
            _ => format!("Score areas {} now? You take their tokens.", and(areas)),
        },
        scores_yes: "Score",
        scores_no: "Not yet",
        undo_turn: QuestionText {
            question: "Undo your whole last turn for good? The game then does not count in the statistics.",
            yes: "Undo turn",
            no: "Cancel",
        },
        answer_first: |question| format!("Answer first: {question}"),
    };
}
