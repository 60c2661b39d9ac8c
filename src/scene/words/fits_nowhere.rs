//! The reason that a domino fits nowhere.

use crate::{
    rules::{Animal, Domino, RuleSet, Space, Table},
    text::Text,
};

/// Returns the reason that the domino fits nowhere, as half a sentence.
///
/// Either no matching animal has a free space beside it, or the animals beside the free spaces do
/// not match.
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
    (t.no_room_beside)(&names, table.board().rules() == RuleSet::Valley)
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
        rules::SpaceSet, scene::testing::random_match::played_until, session::Match, text::ENGLISH,
    };

    /// A table on which a domino fits nowhere for the wanted reason.
    fn one_that_fits_nowhere(wanted: impl Fn(&str) -> bool) -> (Table, Domino, String) {
        let reason = |table: &Table| {
            let all = Domino::all().filter(|&domino| table.placements(domino).is_empty());
            let mut told = all.map(|domino| (domino, fits_nowhere_reason(table, &ENGLISH, domino)));
            told.find(|(_, why)| wanted(why))
        };
        let is_there = |game_match: &Match| reason(game_match.game().table()).is_some();
        let found = (0..100).find_map(|seed| played_until("brook", 2, seed, is_there).ok());
        let table = found.unwrap().game().table().clone();
        let (domino, why) = reason(&table).unwrap();
        (table, domino, why)
    }

    #[test]
    fn reason_names_the_animals_without_free_spaces() {
        let named = |why: &str| why.contains("starting space") && !why.contains("no animal");
        let (table, domino, why) = one_that_fits_nowhere(named);
        let animals = domino.halves().into_iter().chain([table.joker()]);
        let room = table.open_brook();
        for animal in animals {
            assert!(why.contains(ENGLISH.names.animals[animal.index()]), "{why}");
            let of = |at: &Space| table.animal_on(*at) == Some(animal);
            let spaces: SpaceSet = table.board().brook().iter().filter(of).collect();
            assert!((spaces.neighbors() & room).is_empty(), "{animal:?}");
        }
        assert!((*table.board().starts() & room).is_empty());
    }

    #[test]
    fn reason_says_that_the_neighbours_do_not_match() {
        let (table, domino, why) = one_that_fits_nowhere(|why| !why.contains("starting space"));
        assert_eq!(why, ENGLISH.table.refused.no_match);
        assert!(!table.open_brook().is_empty(), "{domino:?}");
    }
}
