//! The command field: a typed line such as `frog-owl a12 b12` becomes an action or a question.
//!
//! [`letters`] splits the line, [`vocabulary`] knows the words of the language, and [`phrase`] reads
//! them. [`choice`] finds the legal actions that fit, [`query`] answers questions, and [`notation`]
//! writes an action as a line. [`history`] keeps the lines that were typed.

pub mod choice;
pub mod error;
pub mod history;
pub mod letters;
pub mod notation;
pub mod phrase;
pub mod query;
#[cfg(test)]
mod tests;
pub mod vocabulary;

pub use error::CommandError;
pub use history::History;
pub use query::Query;

use crate::{
    rules::{Phase, Space},
    scene::input::{Button, Reply, Selection},
    session::Match,
    text::Text,
};
use phrase::Phrase;
use vocabulary::Keyword;

/// What a line of the command field asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Command {
    /// The table carries this out, as the reply to a tap.
    Reply(Reply),
    /// Answers the question on display: yes or no.
    Answer(bool),
    /// Asks about the game.
    Ask(Query),
}

/// Reads a line of the command field, in the language of the text.
///
/// # Errors
/// The line is not understood, fits several actions, or its action is not legal.
pub fn read_command(line: &str, game_match: &Match, text: &Text) -> Result<Command, CommandError> {
    let phrase = Phrase::read(line, &text.command, &text.names)?;
    let alone = |command| match phrase.is_keyword_alone() {
        true => Ok(command),
        false => Err(CommandError::Unclear),
    };
    match phrase.keyword {
        Some(Keyword::Yes) => alone(Command::Answer(true)),
        Some(Keyword::No) => alone(Command::Answer(false)),
        Some(Keyword::Area) => query::area(game_match, phrase.letter).map(Command::Ask),
        Some(Keyword::Areas) => alone(Command::Ask(Query::Areas)),
        Some(Keyword::Scores) => alone(Command::Ask(Query::Scores)),
        Some(Keyword::Moves) => alone(Command::Ask(Query::Moves)),
        Some(Keyword::Hand) => alone(Command::Ask(Query::Hand)),
        Some(Keyword::Help) => alone(Command::Ask(Query::Help)),
        keyword => match keyword.and_then(|keyword| button_of(keyword, game_match)) {
            Some(_) if !phrase.is_keyword_alone() => Err(CommandError::Unclear),
            Some(button) => pressed(game_match, button).map(Command::Reply),
            None => match (choice::choose(&phrase, game_match), only_space(line)) {
                (Err(_), Some(at)) => Ok(Command::Ask(Query::Space(at))),
                (reply, _) => reply.map(Command::Reply),
            },
        },
    }
}

/// Returns the space if the line names one and nothing else.
fn only_space(line: &str) -> Option<Space> {
    let mut words = letters::words(line);
    let space = letters::folded(words.next()?).parse().ok()?;
    words.next().is_none().then_some(space)
}

/// Returns the button that does the same; `None` for other words.
fn button_of(keyword: Keyword, game_match: &Match) -> Option<Button> {
    let is_mushroom = game_match.game().table().phase() == Phase::Mushroom;
    Some(match keyword {
        Keyword::NoPlant => Button::SkipPlant,
        Keyword::NoMushroom => Button::SkipMushroom,
        Keyword::Skip if is_mushroom => Button::SkipMushroom,
        Keyword::Skip => Button::SkipPlant,
        Keyword::Draw => Button::Finish,
        Keyword::EndTurn => Button::EndTurn,
        Keyword::ExtraTurn => Button::ExtraTurn,
        Keyword::Undo => Button::Undo,
        Keyword::Redo => Button::Redo,
        Keyword::RestartTurn => Button::RestartTurn,
        _ => return None,
    })
}

/// Returns the button's reply; nothing is selected on the way.
fn pressed(game_match: &Match, button: Button) -> Result<Reply, CommandError> {
    match Selection::Nothing.press(game_match, button) {
        Reply::Reject(rejection) => Err(rejection.into()),
        reply => Ok(reply),
    }
}
