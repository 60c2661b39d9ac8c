//! The reasons why a line of the command field does nothing.

use super::notation::command_line;
use crate::{
    rules::{Action, Animal, Illegal},
    scene::input::Rejection,
    session::Match,
    text::Text,
};

/// The most actions that an answer lists.
const MAX_LISTED: usize = 12;

/// The reason why a line does nothing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum CommandError {
    /// The line has no words.
    Empty,
    /// No word begins so.
    UnknownWord(String),
    /// Several words begin so.
    SeveralWords(String, Vec<&'static str>),
    /// Each word is known, but together they name no action.
    Unclear,
    /// Plants of this colour belong to another player.
    OthersPlants,
    /// No domino of the hand shows the animal.
    NoDominoWith(Animal),
    /// Several legal actions fit.
    SeveralActions(Vec<Action>),
    /// The board has no area with the letter.
    NoArea(char),
    /// There is no question to answer.
    NothingAsked,
    /// The table refuses the action.
    Rejected(Rejection),
}

impl From<Rejection> for CommandError {
    fn from(rejection: Rejection) -> Self {
        CommandError::Rejected(rejection)
    }
}

impl From<Illegal> for CommandError {
    fn from(illegal: Illegal) -> Self {
        CommandError::Rejected(illegal.into())
    }
}

impl CommandError {
    /// Returns true if the line can be completed: several actions or words fit it.
    pub fn is_choice(&self) -> bool {
        matches!(self, CommandError::SeveralActions(_) | CommandError::SeveralWords(..))
    }

    /// Returns the reason in a short sentence.
    pub fn words(&self, game_match: &Match, text: &'static Text) -> String {
        let t = &text.command.errors;
        match self {
            CommandError::Empty => text.command.hint.to_owned(),
            CommandError::UnknownWord(word) => (t.unknown_word)(word),
            CommandError::SeveralWords(word, names) => (t.several_words)(word, names),
            CommandError::Unclear => t.unclear.to_owned(),
            CommandError::OthersPlants => t.others_plants.to_owned(),
            CommandError::NoDominoWith(animal) => {
                (t.no_domino_with)(text.names.animals[animal.index()])
            }
            CommandError::SeveralActions(actions) => {
                let listed = actions.iter().take(MAX_LISTED);
                let lines: Vec<String> =
                    listed.map(|&action| command_line(game_match, text, action)).collect();
                (t.several_actions)(&lines, actions.len() - lines.len())
            }
            CommandError::NoArea(letter) => (t.no_area)(*letter),
            CommandError::NothingAsked => t.nothing_asked.to_owned(),
            CommandError::Rejected(rejection) => rejection.words(game_match, text),
        }
    }
}
