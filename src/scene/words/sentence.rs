//! A sentence whose parts may point at something on the board.

use crate::rules::{Animal, AreaId, Owner, Space, SpaceSet, Table};
use std::fmt;

/// What a part of a sentence points at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// A space.
    Space(Space),
    /// Several spaces, such as the plants that count.
    Spaces(SpaceSet),
    /// An area.
    Area(AreaId),
    /// An animal: all of its kind on the board.
    Animal(Animal),
    /// A player's colour, or neutral.
    Owner(Owner),
}

impl Reference {
    /// The spaces to light up on the table as it is; a colour lights its plants.
    pub fn spaces(&self, table: &Table) -> SpaceSet {
        match *self {
            Reference::Space(space) => SpaceSet::from_space(space),
            Reference::Spaces(spaces) => spaces,
            Reference::Area(area) => table.spaces_of(area),
            Reference::Animal(animal) => table
                .placed()
                .flat_map(|(domino, at)| domino.halves().into_iter().zip(at))
                .filter(|&(other, _)| other == animal)
                .map(|(_, space)| space)
                .collect(),
            Reference::Owner(owner) => table
                .plants()
                .filter(|(_, standing)| standing.owner == owner)
                .map(|(space, _)| space)
                .collect(),
        }
    }
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// What it says.
    pub text: String,
    /// What it points at, if anything.
    pub about: Option<Reference>,
}

/// A sentence in parts; displaying it gives it plain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    /// Its parts in order, without gaps.
    pub spans: Vec<Span>,
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// Texts are functions from plain strings to a plain string. What points at something goes into
/// them between two marks that no text contains, and is found again in what comes out, in whatever
/// order a language puts it.
#[derive(Default)]
pub(in crate::scene) struct Marker {
    about: Vec<Reference>,
}

const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';
const FIRST: u32 = 0xe100;

impl Marker {
    /// The text with its marks; it may say anything, a player's name is not ours to choose.
    pub fn mark(&mut self, text: &str, about: Reference) -> String {
        let number = char::from_u32(FIRST + self.about.len() as u32).unwrap_or(OPEN);
        let plain = text.replace(is_mark, "");
        self.about.push(about);
        format!("{OPEN}{number}{plain}{CLOSE}")
    }

    /// Finds the marked parts again.
    pub fn read(&self, marked: &str) -> Sentence {
        let mut spans = Vec::new();
        let mut push = |text: &str, about| {
            if !text.is_empty() {
                spans.push(Span { text: text.to_owned(), about });
            }
        };
        let mut pieces = marked.split(OPEN);
        push(pieces.next().unwrap_or_default(), None);
        for piece in pieces {
            let (inside, after) = piece.split_once(CLOSE).unwrap_or((piece, ""));
            let mut letters = inside.chars();
            let number = letters.next().and_then(|number| u32::from(number).checked_sub(FIRST));
            let about = number.and_then(|number| self.about.get(number as usize)).copied();
            push(letters.as_str(), about);
            push(after, None);
        }
        Sentence { spans }
    }
}

fn is_mark(letter: char) -> bool {
    ('\u{e000}'..='\u{f8ff}').contains(&letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marked_parts_are_found_in_any_order() {
        let mut marker = Marker::default();
        let fox = marker.mark("fox", Reference::Animal(Animal::Fox));
        let owl = marker.mark("owl", Reference::Animal(Animal::Owl));
        let sentence = marker.read(&format!("The {owl} sees the {fox}."));
        let about: Vec<_> = sentence.spans.iter().filter_map(|span| span.about).collect();
        assert_eq!(about, [Reference::Animal(Animal::Owl), Reference::Animal(Animal::Fox)]);
        assert_eq!(sentence.to_string(), "The owl sees the fox.");
    }

    #[test]
    fn a_name_made_of_marks_does_no_harm() {
        let mut marker = Marker::default();
        let name = marker.mark("\u{e000}A\u{e001}\u{e100}", Reference::Owner(Owner::Neutral));
        assert_eq!(marker.read(&format!("{name} wins.")).to_string(), "A wins.");
    }
}
