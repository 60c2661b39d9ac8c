//! The words of the command field in one language.

use super::{
    error::CommandError,
    letters::{folded, with_umlauts_spelled_out, words},
};
use crate::{
    rules::{Animal, Color, Plant},
    text::{CommandText, Names},
};

/// The fewest letters that stand for a word that begins so.
const MIN_BEGINNING: usize = 2;

/// A word that names a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keyword {
    /// Puts a domino into the box.
    Discard,
    /// Places a mushroom.
    Mushroom,
    /// Changes the joker.
    Joker,
    /// Takes a plant back.
    TakeBack,
    /// Plants nothing.
    NoPlant,
    /// Leaves the mushroom.
    NoMushroom,
    /// Plants nothing or leaves the mushroom, whichever comes now.
    Skip,
    /// Scores closed areas and draws.
    Draw,
    /// Ends the turn.
    EndTurn,
    /// Buys an extra turn.
    ExtraTurn,
    /// Undoes the last action.
    Undo,
    /// Repeats what was undone.
    Redo,
    /// Undoes the turn.
    RestartTurn,
    /// Answers a question with yes.
    Yes,
    /// Answers a question with no.
    No,
    /// Asks about one area.
    Area,
    /// Opens the table of areas.
    Areas,
    /// Asks for the scores.
    Scores,
    /// Asks for the last moves.
    Moves,
    /// Asks for the hand.
    Hand,
    /// Asks for the commands.
    Help,
}

/// What a word means.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Meaning {
    /// A command.
    Keyword(Keyword),
    /// An animal.
    Animal(Animal),
    /// A kind of plant.
    Plant(Plant),
    /// The colour of plants; `None` is neutral.
    Color(Option<Color>),
    /// Nothing, such as `on`.
    Nothing,
}

/// A term of one or more words, with its meaning.
struct Term {
    name: &'static str,
    meaning: Meaning,
    /// The words in [`folded`] letters, and with umlauts as two letters.
    spellings: [Vec<String>; 2],
}

/// The words that the command field understands.
pub struct Vocabulary(Vec<Term>);

impl Vocabulary {
    /// Collects the words of a language.
    pub fn new(t: &CommandText, names: &Names) -> Vocabulary {
        let mut terms = Vec::new();
        let mut add = |meaning, all: &[&'static str]| {
            terms.extend(all.iter().map(|&name| Term::new(name, meaning)));
        };
        keywords(t).into_iter().for_each(|(keyword, all)| add(Meaning::Keyword(keyword), all));
        for (animal, name) in Animal::ALL.into_iter().zip(names.animals) {
            add(Meaning::Animal(animal), &[name]);
        }
        for (plant, name) in Plant::ALL.into_iter().zip(names.plants) {
            add(Meaning::Plant(plant), &[name]);
        }
        for (color, forms) in Color::ALL.into_iter().zip(t.colors) {
            add(Meaning::Color(Some(color)), forms);
        }
        add(Meaning::Color(None), t.neutral);
        add(Meaning::Nothing, t.ignored);
        Vocabulary(terms)
    }

    /// Returns the meaning of the first words, and how many words it takes.
    ///
    /// The longest term counts. The beginning of a word is enough if no other word begins so.
    ///
    /// # Errors
    /// No word begins so, or several do.
    pub fn look_up(&self, line: &[&str]) -> Result<(Meaning, usize), CommandError> {
        let typed: Vec<String> = line.iter().map(|word| folded(word)).collect();
        let begins = |term: &&Term| {
            term.spellings.iter().any(|spelling| typed.starts_with(spelling.as_slice()))
        };
        if let Some(term) = self.0.iter().filter(begins).max_by_key(|term| term.len()) {
            return Ok((term.meaning, term.len()));
        }
        let Some(first) = typed.first() else { return Err(CommandError::Empty) };
        let mut found: Vec<&Term> = Vec::new();
        for term in self.0.iter().filter(|term| term.is_begun_by(first)) {
            if found.iter().all(|other| other.meaning != term.meaning) {
                found.push(term);
            }
        }
        let word = line.first().map_or_else(String::new, |&word| word.to_owned());
        match found.as_slice() {
            [] => Err(CommandError::UnknownWord(word)),
            [term] => Ok((term.meaning, 1)),
            several => {
                let names = several.iter().map(|term| term.name).collect();
                Err(CommandError::SeveralWords(word, names))
            }
        }
    }
}

impl Term {
    fn new(name: &'static str, meaning: Meaning) -> Term {
        let spellings = [folded, with_umlauts_spelled_out];
        let spellings = spellings.map(|spell| words(name).map(spell).collect());
        Term { name, meaning, spellings }
    }

    fn len(&self) -> usize {
        self.spellings[0].len()
    }

    /// Returns true if the term is a single word that begins so.
    fn is_begun_by(&self, beginning: &str) -> bool {
        let begins = |spelling: &Vec<String>| spelling.iter().all(|it| it.starts_with(beginning));
        self.len() == 1
            && beginning.chars().count() >= MIN_BEGINNING
            && self.spellings.iter().any(begins)
    }
}

/// Returns the words of each command.
fn keywords(t: &CommandText) -> [(Keyword, &'static [&'static str]); 21] {
    let words = &t.words;
    [
        (Keyword::Discard, words.discard),
        (Keyword::Mushroom, words.mushroom),
        (Keyword::Joker, words.joker),
        (Keyword::TakeBack, words.take_back),
        (Keyword::NoPlant, words.no_plant),
        (Keyword::NoMushroom, words.no_mushroom),
        (Keyword::Skip, words.skip),
        (Keyword::Draw, words.draw),
        (Keyword::EndTurn, words.end_turn),
        (Keyword::ExtraTurn, words.extra_turn),
        (Keyword::Undo, words.undo),
        (Keyword::Redo, words.redo),
        (Keyword::RestartTurn, words.restart_turn),
        (Keyword::Yes, words.yes),
        (Keyword::No, words.no),
        (Keyword::Area, words.area),
        (Keyword::Areas, words.areas),
        (Keyword::Scores, words.scores),
        (Keyword::Moves, words.moves),
        (Keyword::Hand, words.hand),
        (Keyword::Help, words.help),
    ]
}
