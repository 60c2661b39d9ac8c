//! Why a domino fits nowhere.

use crate::{
    rules::{Animal, Domino, RuleSet, Space, Table},
    text::Text,
};

/// Why the domino fits nowhere, in half a sentence: which animals have no room beside them, or that
/// what lies beside the room there is does not match.
pub fn why_it_fits_nowhere(table: &Table, text: &Text, domino: Domino) -> String {
    let words = &text.table.refused;
    let wanted = wanted(table, domino);
    let has_room = |(laid, at): (Domino, [Space; 2])| {
        let mut halves = laid.halves().into_iter().zip(at);
        halves.any(|(animal, at)| wanted.contains(&animal) && !table.is_irrelevant(at))
    };
    if table.board().starts().intersects(&table.open_brook()) || table.placed().any(has_room) {
        return words.no_match.to_owned();
    }
    let wanted = if wanted.len() < Animal::ALL.len() { wanted } else { Vec::new() };
    let names: Vec<&str> = wanted.iter().map(|animal| text.names.animals[animal.index()]).collect();
    (words.no_room_beside)(&names, table.board().rules() == RuleSet::Valley)
}

/// The animals beside which a half of the domino can lie: its own two and the joker; all, if the
/// joker is one of the two.
fn wanted(table: &Table, domino: Domino) -> Vec<Animal> {
    let halves = domino.halves();
    if halves.contains(&table.joker()) {
        return Animal::ALL.to_vec();
    }
    let mut wanted = vec![halves[0]];
    wanted.extend([halves[1], table.joker()].into_iter().filter(|&animal| animal != halves[0]));
    wanted
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
            let mut told = all.map(|domino| (domino, why_it_fits_nowhere(table, &ENGLISH, domino)));
            told.find(|(_, why)| wanted(why))
        };
        let is_there = |game_match: &Match| reason(game_match.game().table()).is_some();
        let found = (0..100).find_map(|seed| played_until("brook", 2, seed, is_there).ok());
        let table = found.unwrap().game().table().clone();
        let (domino, why) = reason(&table).unwrap();
        (table, domino, why)
    }

    #[test]
    fn a_domino_that_fits_nowhere_names_the_animals_that_have_no_room_beside_them() {
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
    fn a_domino_for_which_there_is_room_but_no_match_says_that_what_lies_there_does_not_match() {
        let (table, domino, why) = one_that_fits_nowhere(|why| !why.contains("starting space"));
        assert_eq!(why, ENGLISH.table.refused.no_match);
        assert!(!table.open_brook().is_empty(), "{domino:?}");
    }
}
