//! The parts of a typed line, before the rules decide.

use super::{
    error::CommandError,
    letters::{folded, words},
    vocabulary::{Keyword, Meaning, Vocabulary},
};
use crate::{
    rules::{Animal, Color, Plant, Space},
    text::{CommandText, Names},
};

/// The sign that asks for the commands, as the key for the list of keys.
const HELP: &str = "?";

/// The most animals and spaces in a line: those of a domino.
const HALVES: usize = 2;

/// The parts of a line, each in the order in which they were typed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Phrase {
    /// The command, if a word names one.
    pub keyword: Option<Keyword>,
    /// At most two animals.
    pub animals: Vec<Animal>,
    /// At most two spaces.
    pub spaces: Vec<Space>,
    /// The kind of plant.
    pub plant: Option<Plant>,
    /// The colour of the plant; `Some(None)` is neutral.
    pub color: Option<Option<Color>>,
    /// The letter of an area, as it was typed.
    pub letter: Option<char>,
}

impl Phrase {
    /// Reads the line.
    ///
    /// # Errors
    /// A word is unknown, or the words do not go together.
    pub fn read(line: &str, t: &CommandText, names: &Names) -> Result<Phrase, CommandError> {
        if line.trim() == HELP {
            return Ok(Phrase { keyword: Some(Keyword::Help), ..Phrase::default() });
        }
        let vocabulary = Vocabulary::new(t, names);
        let mut phrase = Phrase::default();
        let all: Vec<&str> = words(line).collect();
        let mut rest = all.as_slice();
        while let Some((first, after)) = rest.split_first() {
            let taken = if phrase.takes_letter(first) {
                1
            } else if let Ok(space) = folded(first).parse() {
                phrase.spaces.push(space);
                1
            } else {
                let (meaning, taken) = vocabulary.look_up(rest)?;
                phrase.add(meaning)?;
                taken
            };
            rest = after.get(taken.saturating_sub(1)..).unwrap_or_default();
        }
        match phrase {
            _ if phrase == Phrase::default() => Err(CommandError::Empty),
            _ if phrase.animals.len().max(phrase.spaces.len()) > HALVES => {
                Err(CommandError::Unclear)
            }
            _ => Ok(phrase),
        }
    }

    /// Returns true if the line has a command's name and nothing else.
    pub fn is_keyword_alone(&self) -> bool {
        *self == Phrase { keyword: self.keyword, ..Phrase::default() }
    }

    /// Takes the letter of an area, after the command that asks about one. Of the letters of joined
    /// areas the first is enough.
    fn takes_letter(&mut self, word: &str) -> bool {
        let mut letters = word.chars();
        let only = letters.next().filter(|letter| letter.is_alphabetic());
        let (Some(Keyword::Area), Some(letter), None) = (self.keyword, only, letters.next()) else {
            return false;
        };
        self.letter = self.letter.or(Some(letter));
        true
    }

    fn add(&mut self, meaning: Meaning) -> Result<(), CommandError> {
        let is_second = match meaning {
            Meaning::Keyword(keyword) => self.keyword.replace(keyword).is_some(),
            Meaning::Plant(plant) => self.plant.replace(plant).is_some(),
            Meaning::Color(color) => self.color.replace(color).is_some(),
            Meaning::Animal(animal) => {
                self.animals.push(animal);
                false
            }
            Meaning::Nothing => false,
        };
        if is_second { Err(CommandError::Unclear) } else { Ok(()) }
    }
}
