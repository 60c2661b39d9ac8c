//! Sentences whose parts may refer to something on the board.

use super::names::capitalized;
use crate::rules::{Animal, AreaId, Owner, Seat, Space, SpaceSet, Table};
use std::fmt;

/// The thing on the board that a part of a sentence refers to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reference {
    /// A space.
    Space(Space),
    /// Several spaces, such as those of the counted plants.
    Spaces(SpaceSet),
    /// An area.
    Area(AreaId),
    /// All animals of this kind on the board.
    Animal(Animal),
    /// All plants of this player, or the neutral ones.
    Owner(Owner),
}

impl Reference {
    /// Returns the spaces of the table to light up.
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
                .filter(|(_, placed)| placed.owner == owner)
                .map(|(space, _)| space)
                .collect(),
        }
    }
}

/// A part of a sentence.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Span {
    /// The words.
    pub text: String,
    /// The thing that they refer to, if any.
    pub reference: Option<Reference>,
}

/// A sentence in parts. `Display` gives the plain text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Sentence {
    /// The parts in order, without gaps.
    pub spans: Vec<Span>,
}

impl Sentence {
    /// Returns the sentence without the player's name as its subject: `Places a bush on c3.`
    ///
    /// A line below the player's name needs it no second time. Any other sentence stays as it is.
    pub fn without_subject(&self, seat: Seat) -> Sentence {
        let [subject, verb, rest @ ..] = self.spans.as_slice() else { return self.clone() };
        let is_player = subject.reference == Some(Reference::Owner(Owner::Seat(seat)));
        let verb = verb.text.strip_prefix(' ').filter(|verb| verb.starts_with(char::is_alphabetic));
        let Some(verb) = verb.filter(|_| is_player) else { return self.clone() };
        let mut spans = vec![Span { text: capitalized(verb), reference: None }];
        spans.extend_from_slice(rest);
        Sentence { spans }
    }
}

impl fmt::Display for Sentence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.spans.iter().try_for_each(|span| f.write_str(&span.text))
    }
}

/// Carries references through the texts, which are functions from strings to a string.
///
/// Each reference goes in between two private-use characters. [`Marker::parse`] finds it again in
/// the result, in whatever order a language puts its words.
#[derive(Default)]
pub(in crate::scene) struct Marker {
    references: Vec<Reference>,
}

const OPEN: char = '\u{e000}';
const CLOSE: char = '\u{e001}';
const FIRST: u32 = 0xe100;

impl Marker {
    /// Wraps the text in marks for the reference. Marks in the text itself, such as in a player's
    /// name, are removed.
    pub fn mark(&mut self, text: &str, reference: Reference) -> String {
        let number = char::from_u32(FIRST + self.references.len() as u32).unwrap_or(OPEN);
        let plain = text.replace(is_mark, "");
        self.references.push(reference);
        format!("{OPEN}{number}{plain}{CLOSE}")
    }

    /// Splits a marked text into its parts.
    pub fn parse(&self, marked: &str) -> Sentence {
        let mut spans = Vec::new();
        let mut push = |text: &str, reference| {
            if !text.is_empty() {
                spans.push(Span { text: text.to_owned(), reference });
            }
        };
        let mut pieces = marked.split(OPEN);
        push(pieces.next().unwrap_or_default(), None);
        for piece in pieces {
            let (inside, after) = piece.split_once(CLOSE).unwrap_or((piece, ""));
            let mut letters = inside.chars();
            let number = letters.next().and_then(|number| u32::from(number).checked_sub(FIRST));
            let reference = number.and_then(|number| self.references.get(number as usize));
            push(letters.as_str(), reference.copied());
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
        let sentence = marker.parse(&format!("The {owl} sees the {fox}."));
        let references: Vec<_> = sentence.spans.iter().filter_map(|span| span.reference).collect();
        assert_eq!(references, [Reference::Animal(Animal::Owl), Reference::Animal(Animal::Fox)]);
        assert_eq!(sentence.to_string(), "The owl sees the fox.");
    }

    #[test]
    fn subject_is_left_out_below_its_own_name() {
        let [ann, ben] = [0, 1].map(|index| Seat::new(index).unwrap());
        let mut marker = Marker::default();
        let name = marker.mark("Ann", Reference::Owner(Owner::Seat(ann)));
        let shown = |sentence: Sentence, seat| sentence.without_subject(seat).to_string();
        let plants = marker.parse(&format!("{name} plants turf."));
        assert_eq!(shown(plants.clone(), ann), "Plants turf.");
        assert_eq!(shown(plants, ben), "Ann plants turf.");
        assert_eq!(shown(marker.parse(&format!("{name}: no clouds.")), ann), "Ann: no clouds.");
        assert_eq!(shown(marker.parse(&format!("Only {name} counts.")), ann), "Only Ann counts.");
    }

    #[test]
    fn name_made_of_marks_does_no_harm() {
        let mut marker = Marker::default();
        let name = marker.mark("\u{e000}A\u{e001}\u{e100}", Reference::Owner(Owner::Neutral));
        assert_eq!(marker.parse(&format!("{name} wins.")).to_string(), "A wins.");
    }
}
