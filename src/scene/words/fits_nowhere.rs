//! Whether the dominoes of a hand fit nowhere, why one does, and whether another joker helps.

use crate::{
    rules::{Action, Animal, Domino, JOKER_COST, Phase, Space, Table},
    session::Match,
    text::Text,
};

/// Returns true if no domino in the hand of the current player can be placed.
pub fn nothing_fits(game_match: &Match) -> bool {
    let table = game_match.game().table();
    let hand = game_match.game().hand(table.seat());
    !hand.iter().any(|&domino| table.fits(domino))
}

/// Returns the advice to a player who has no domino that fits.
pub fn nothing_fits_text(game_match: &Match, text: &Text) -> &'static str {
    let prompts = &text.table.prompts;
    if joker_helps(game_match) { prompts.nothing_fits_but_joker } else { prompts.nothing_fits }
}

/// Returns true if the current player can pay for a joker that makes a domino fit.
pub fn joker_helps(game_match: &Match) -> bool {
    let table = game_match.game().table();
    table.clouds(table.seat()) >= JOKER_COST && some_joker_makes_fit(game_match)
}

/// Returns true if some joker would make a domino of the hand fit that fits nowhere now.
pub fn some_joker_makes_fit(game_match: &Match) -> bool {
    let stuck = stuck_dominoes(game_match);
    Animal::ALL.into_iter().any(|animal| fitting_with_joker(game_match, animal, &stuck) > 0)
}

/// Returns the dominoes of the hand that fit nowhere, while one is to be placed.
pub(in crate::scene) fn stuck_dominoes(game_match: &Match) -> Vec<Domino> {
    let table = game_match.game().table();
    if table.phase() != Phase::Domino {
        return Vec::new();
    }
    let hand = game_match.game().hand(table.seat());
    hand.iter().copied().filter(|&domino| !table.fits(domino)).collect()
}

/// Returns how many dominoes of the hand would fit with this joker; 0 if none of the stuck ones does.
pub(in crate::scene) fn fitting_with_joker(
    game_match: &Match,
    animal: Animal,
    stuck: &[Domino],
) -> usize {
    // In most turns each domino fits, and no game need be copied.
    if stuck.is_empty() {
        return 0;
    }
    let mut game = game_match.game().clone();
    match game.advance(Action::ChangeJoker { animal }) {
        Ok(_) if stuck.iter().any(|&domino| game.table().fits(domino)) => {
            let hand = game.hand(game.table().seat());
            hand.iter().filter(|&&domino| game.table().fits(domino)).count()
        }
        _ => 0,
    }
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
