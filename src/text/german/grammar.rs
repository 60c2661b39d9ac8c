//! German phrases that several sentences share: articles, endings, plurals and lists.

use crate::text::words::number::plain;

/// The labels that other sentences quote. A macro, so that `concat!` takes them.
macro_rules! label {
    (place) => {
        "Platzieren"
    };
    (finish) => {
        "Dominostein ziehen"
    };
    (end_turn) => {
        "Zug beenden"
    };
    (extra_turn) => {
        "Weiterer Zug"
    };
    (back_to_now) => {
        "Zurück ins Spiel"
    };
    (saved_games) => {
        "Deine Spiele"
    };
    (if_important) => {
        "Bei wichtigen Aktionen"
    };
    (always) => {
        "Immer"
    };
    (first_rank) => {
        "1."
    };
    (tied_rank) => {
        "gleich"
    };
}
pub(super) use label;

/// The plants in ascending order of value.
pub(super) const PLANTS: [&str; 4] = ["Gras", "Busch", "Kiefer", "Eiche"];
/// The player colours, as nouns.
pub(super) const COLORS: [&str; 4] = ["Orange", "Blau", "Schwarz", "Weiß"];
/// The neutral colour, as a noun like the others.
pub(super) const NEUTRAL: &str = "Neutral";

/// The stems of the colours as adjectives, in the order of [`COLORS`].
const COLOR_STEMS: [&str; 4] = ["orangefarben", "blau", "schwarz", "weiß"];

/// The gender of a noun.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Gender {
    Masculine,
    Feminine,
    Neuter,
}

impl Gender {
    /// Returns the gender of a plant, from 0 for turf to 3 for oak.
    fn of_plant(plant: usize) -> Gender {
        match plant {
            0 => Gender::Neuter,
            1 => Gender::Masculine,
            _ => Gender::Feminine,
        }
    }

    /// Returns the ending of an adjective without an article, in the nominative.
    fn ending(self) -> &'static str {
        match self {
            Gender::Masculine => "er",
            Gender::Feminine => "e",
            Gender::Neuter => "es",
        }
    }
}

/// Returns `Eiche` or `neutrale Eiche`, in the nominative; `plant` is 0 for turf to 3 for oak.
pub(super) fn plant_name(plant: usize, neutral: bool) -> String {
    let name = PLANTS[plant.min(3)];
    match neutral {
        true => format!("neutral{} {name}", Gender::of_plant(plant).ending()),
        false => name.to_owned(),
    }
}

/// Returns `eine Eiche` or `einen neutralen Busch`, in the accusative. Turf has no article.
pub(super) fn a_plant(plant: usize, neutral: bool) -> String {
    let (article, ending) = match Gender::of_plant(plant) {
        Gender::Masculine => ("einen ", "en"),
        Gender::Feminine => ("eine ", "e"),
        Gender::Neuter => ("", "es"),
    };
    with_article(article, ending, plant, neutral)
}

/// Returns `die Eiche` or `den neutralen Busch`, in the accusative.
pub(super) fn the_plant(plant: usize, neutral: bool) -> String {
    let (article, ending) = match Gender::of_plant(plant) {
        Gender::Masculine => ("den ", "en"),
        Gender::Feminine => ("die ", "e"),
        Gender::Neuter => ("das ", "e"),
    };
    with_article(article, ending, plant, neutral)
}

/// Returns `keine Eiche` or `keinen neutralen Busch`, in the accusative.
pub(super) fn no_plant(plant: usize, neutral: bool) -> String {
    let (article, ending) = match Gender::of_plant(plant) {
        Gender::Masculine => ("keinen ", "en"),
        Gender::Feminine => ("keine ", "e"),
        Gender::Neuter => ("kein ", "es"),
    };
    with_article(article, ending, plant, neutral)
}

fn with_article(article: &str, ending: &str, plant: usize, neutral: bool) -> String {
    let name = PLANTS[plant.min(3)];
    let adjective = if neutral { format!("neutral{ending} ") } else { String::new() };
    format!("{article}{adjective}{name}")
}

/// Returns `blaue Eiche`, `neutraler Busch` or, for a player's name, `Eiche von Ann`.
pub(super) fn plant_of(owner: &str, plant: &str) -> String {
    let index = PLANTS.iter().position(|&name| name == plant).unwrap_or_default();
    let ending = Gender::of_plant(index).ending();
    match COLORS.iter().position(|&color| color == owner) {
        Some(color) => format!("{}{ending} {plant}", COLOR_STEMS[color]),
        None if owner == NEUTRAL => format!("neutral{ending} {plant}"),
        None if owner.is_empty() => plant.to_owned(),
        None => format!("{plant} von {owner}"),
    }
}

/// Returns `Die Eule` or `Der Fuchs`, to begin a sentence.
pub(super) fn the_animal(animal: &str) -> String {
    let article = match animal {
        "Eule" | "Schnecke" | "Schildkröte" => "Die",
        _ => "Der",
    };
    format!("{article} {animal}")
}

/// Returns `1 Wolke` or `3 Wolken`.
pub(super) fn clouds(count: u32) -> String {
    if count == 1 { "1 Wolke".to_owned() } else { format!("{count} Wolken") }
}

/// Returns `1 Wolke geht verloren` or `3 Wolken gehen verloren`.
pub(super) fn clouds_would_be_lost(count: u32) -> String {
    let verb = if count == 1 { "geht" } else { "gehen" };
    format!("{} {verb} verloren", clouds(count))
}

/// Returns `1 Punkt` or `3 Punkte`.
pub(super) fn points(count: i64) -> String {
    format!("{} {}", plain(count), if count.abs() == 1 { "Punkt" } else { "Punkte" })
}

/// Returns `1 Punkt` or `3 Punkten`, in the dative.
pub(super) fn points_dative(count: i64) -> String {
    format!("{} {}", plain(count), if count.abs() == 1 { "Punkt" } else { "Punkten" })
}

/// Returns `6 Haupt- und 3 Nebenpunkte`, or `3 Hauptpunkte und 1 Nebenpunkt`.
pub(super) fn main_and_minor(main: i64, minor: i64) -> String {
    match minor {
        1 => format!("{main} Hauptpunkte und 1 Nebenpunkt"),
        _ => format!("{main} Haupt- und {minor} Nebenpunkte"),
    }
}

/// Returns `1 Feld` or `3 Felder`.
pub(super) fn spaces(count: usize) -> String {
    if count == 1 { "1 Feld".to_owned() } else { format!("{count} Felder") }
}

/// Returns `ein Gebiet mit 1 Feld` or `ein Gebiet mit 3 Feldern`.
pub(super) fn an_area_of(size: usize) -> String {
    let noun = if size == 1 { "Feld" } else { "Feldern" };
    format!("ein Gebiet mit {size} {noun}")
}

/// Returns `keine Dominosteine`, `1 Dominostein` or `3 Dominosteine`.
pub(super) fn dominoes(count: usize) -> String {
    match count {
        0 => "keine Dominosteine".to_owned(),
        1 => "1 Dominostein".to_owned(),
        _ => format!("{count} Dominosteine"),
    }
}

/// Returns `keine` or the number.
pub(super) fn none_or(count: usize) -> String {
    if count == 0 { "keine".to_owned() } else { count.to_string() }
}

/// Returns `Ann, Ben und Cleo`.
pub(super) fn and(names: &[&str]) -> String {
    list(names, "und")
}

/// Returns `Eule, Fuchs oder Igel`.
pub(super) fn or(names: &[&str]) -> String {
    list(names, "oder")
}

fn list(names: &[&str], last_word: &str) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => {
            format!("{} {last_word} {last}", others.join(", "))
        }
        _ => names.concat(),
    }
}

/// Returns `20.11.2026` for `2026-11-20`; any other text stays as it is.
pub(super) fn date(iso: &str) -> String {
    let parts: Vec<&str> = iso.split('-').collect();
    match parts.as_slice() {
        [year, month, day] => format!("{day}.{month}.{year}"),
        _ => iso.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::GERMAN;

    #[test]
    fn adjectives_end_as_the_plant_demands() {
        let names: Vec<String> = (0..4).map(|plant| plant_name(plant, true)).collect();
        let wanted = ["neutrales Gras", "neutraler Busch", "neutrale Kiefer", "neutrale Eiche"];
        assert_eq!(names, wanted);
    }

    #[test]
    fn articles_stand_in_the_accusative() {
        assert_eq!(a_plant(0, false), "Gras");
        assert_eq!(a_plant(1, true), "einen neutralen Busch");
        assert_eq!(the_plant(0, true), "das neutrale Gras");
        assert_eq!(the_plant(1, false), "den Busch");
        assert_eq!(no_plant(0, true), "kein neutrales Gras");
        assert_eq!(no_plant(3, false), "keine Eiche");
    }

    #[test]
    fn plant_is_described_by_color_or_owner() {
        assert_eq!(plant_of("Orange", "Gras"), "orangefarbenes Gras");
        assert_eq!(plant_of("Weiß", "Busch"), "weißer Busch");
        assert_eq!(plant_of(NEUTRAL, "Eiche"), "neutrale Eiche");
        assert_eq!(plant_of("Lukas", "Kiefer"), "Kiefer von Lukas");
        assert_eq!(plant_of("", "Kiefer"), "Kiefer");
    }

    #[test]
    fn three_animals_are_feminine() {
        let animals = GERMAN.names.animals;
        let feminine = animals.into_iter().filter(|animal| the_animal(animal).starts_with("Die"));
        assert_eq!(feminine.collect::<Vec<_>>(), ["Eule", "Schnecke", "Schildkröte"]);
    }

    #[test]
    fn one_is_singular_and_zero_is_plural() {
        assert_eq!([0, 1, 2].map(clouds), ["0 Wolken", "1 Wolke", "2 Wolken"]);
        assert_eq!([-3, 0, 1].map(points), ["−3 Punkte", "0 Punkte", "1 Punkt"]);
        assert_eq!([1, 4].map(points_dative), ["1 Punkt", "4 Punkten"]);
        assert_eq!([0, 1].map(dominoes), ["keine Dominosteine", "1 Dominostein"]);
        assert_eq!(main_and_minor(2, 1), "2 Hauptpunkte und 1 Nebenpunkt");
    }

    #[test]
    fn lists_have_a_word_before_the_last_name() {
        assert_eq!(and(&[]), "");
        assert_eq!(and(&["Ann"]), "Ann");
        assert_eq!(and(&["Ann", "Ben", "Cleo"]), "Ann, Ben und Cleo");
        assert_eq!(or(&["Eule", "Fuchs"]), "Eule oder Fuchs");
    }

    #[test]
    fn day_comes_first_in_dates() {
        assert_eq!(date("2026-11-20"), "20.11.2026");
        assert_eq!(date("gestern"), "gestern");
    }

    #[test]
    fn quoted_labels_are_those_of_the_page() {
        let table = &GERMAN.table;
        let (buttons, ways) = (table.buttons, table.settings.confirm_ways);
        assert!(table.refused.draw_first.contains(buttons.finish));
        assert!(table.refused.draw_first.contains(buttons.extra_turn));
        assert!(table.refused.end_first.contains(buttons.end_turn));
        assert!(ways[1..].iter().all(|way| table.settings.confirm_note.contains(way)));
        assert!(GERMAN.timeline.refused.contains(GERMAN.timeline.back_to_now));
        assert!(GERMAN.saving.results_aside.contains(GERMAN.saved_games.title));
        let hint = GERMAN.onboarding.choose_plant;
        assert!(hint.contains(table.areas.ranks[0]) && hint.contains(table.areas.ranks[2]));
    }
}
