//! Whether the dominoes of a hand fit nowhere, and the reason that one does.

use crate::{
    rules::{Animal, Domino, Space, Table},
    session::Match,
    text::Text,
};

/// Returns true if no domino in the hand of the current player can be placed.
pub fn nothing_fits(game_match: &Match) -> bool {
    let table = game_match.game().table();
    let hand = game_match.game().hand(table.seat());
    !hand.iter().any(|&domino| table.fits(domino))
}

/// Returns the reason that the domino fits nowhere, as half a sentence.
///
/// Either no matching animal has a free space beside it (nor is a starting space free, which the
/// board shows), or the animals beside the free spaces do not match.
pub fn fits_nowhere_reason(table: &Table, text: &Text, domino: Domino) -> String {
    let t = &text.table.refused;
    let matching = matching_animals(table, domino);
    let has_room = |(laid, at): (Domino, [Space; 2])| {
        let mut halves = laid.halves().into_iter().zip(at);
        halves.any(|(animal, at)| matching.contains(&animal) && !table.is_irrelevant(at))
    };
    if table.board().starts().intersects(&table.open_brook()) || table.placed().any(has_room) {
        return t.no_match.to_owned();
    }
    let named = if matching.len() < Animal::ALL.len() { matching } else { Vec::new() };
    let names: Vec<&str> = named.iter().map(|animal| text.names.animals[animal.index()]).collect();
    (t.no_room_beside)(&names)
}

/// Returns the animals that a half of the domino matches: its own two and the joker.
///
/// A domino with the joker on it matches all animals.
fn matching_animals(table: &Table, domino: Domino) -> Vec<Animal> {
    let halves = domino.halves();
    if halves.contains(&table.joker()) {
        return Animal::ALL.to_vec();
    }
    let mut matching = vec![halves[0]];
    matching.extend([halves[1], table.joker()].into_iter().filter(|&animal| animal != halves[0]));
    matching
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{fixtures::domino, sketch::Sketch},
        text::ENGLISH,
    };

    /// Returns the reason that the domino fits nowhere on the table after the script.
    fn reason(sketch: &Sketch, script: &str, name: &str) -> String {
        let game_match = sketch.play(script);
        let table = game_match.game().table();
        assert!(!table.fits(domino(name)));
        fits_nowhere_reason(table, &ENGLISH, domino(name))
    }

    #[test]
    fn reason_names_the_animals_without_free_spaces() {
        let sketch = Sketch::base("A * * . .").holds(0, "owl-fox");
        let reason = reason(&sketch, "place owl-fox b1 c1", "owl-snail");
        assert_eq!(reason, "no space beside an owl, a snail or a butterfly is free");
    }

    #[test]
    fn reason_says_that_the_neighbors_do_not_match() {
        let sketch = Sketch::base("A * * . . * * B").holds(0, "owl-fox").holds(1, "badger-frog");
        let script = "place owl-fox b1 c1; no plant; finish; end; place badger-frog f1 g1";
        assert_eq!(reason(&sketch, script, "snail-fox"), ENGLISH.table.refused.no_match);
    }
}
