//! French phrases that several sentences share, and the grammar of the fixed nouns.

use crate::text::{app::daily::parts_of_date, words::number::plain};

/// The plants in ascending order of value; all are masculine and begin with a consonant.
pub(super) const PLANTS: [&str; 4] = ["gazon", "buisson", "pin", "chêne"];

/// The player colours: orange, blue, black, white.
pub(super) const COLORS: [&str; 4] = ["orange", "bleu", "noir", "blanc"];

/// The neutral colour.
pub(super) const NEUTRAL: &str = "neutre";

/// The feminine animals.
const FEMININE: [&str; 3] = ["salamandre", "tortue", "grenouille"];

/// The animals before which an article is elided. The h of `hibou` and `hérisson` is aspirate.
const ELIDED: [&str; 1] = ["escargot"];

/// The labels that other texts quote, as literals for `concat!`.
macro_rules! label {
    (deal_of_the_day) => {
        "Partie du jour"
    };
    (discard) => {
        "Défausser"
    };
    (draw) => {
        "Piocher un domino"
    };
    (end_turn) => {
        "Fin du tour"
    };
    (extra_turn) => {
        "Nouveau tour"
    };
    (final_scoring) => {
        "Score final"
    };
    (important) => {
        "Coups importants"
    };
    (always) => {
        "Toujours"
    };
    (log) => {
        "Journal de partie"
    };
    (new_game) => {
        "Nouvelle partie"
    };
    (no_plant) => {
        "Sans plante"
    };
    (place) => {
        "Placer"
    };
    (tie) => {
        "égalité"
    };
    (undo_turn) => {
        "Annuler un tour entier"
    };
    (your_games) => {
        "Vos parties"
    };
}
pub(super) use label;

/// Returns the number with its noun: `0 case`, `1 case`, `2 cases`. No line ends between them.
pub(super) fn counted(count: usize, one: &str, many: &str) -> String {
    format!("{count}\u{a0}{}", if count < 2 { one } else { many })
}

/// Returns `1 nuage` or `3 nuages`.
pub(super) fn clouds(count: u32) -> String {
    counted(count as usize, "nuage", "nuages")
}

/// Returns `1 nuage serait perdu` or `3 nuages seraient perdus`.
pub(super) fn clouds_would_be_lost(count: u32) -> String {
    counted(count as usize, "nuage serait perdu", "nuages seraient perdus")
}

/// Returns `4 points principaux, 2 secondaires`.
pub(super) fn main_and_minor(main: i64, minor: i64) -> String {
    let main = counted(main.unsigned_abs() as usize, "point principal", "points principaux");
    let minor = counted(minor.unsigned_abs() as usize, "secondaire", "secondaires");
    format!("{main}, {minor}")
}

/// Returns `1 case` or `3 cases`.
pub(super) fn spaces(count: usize) -> String {
    counted(count, "case", "cases")
}

/// Returns `1 domino` or `3 dominos`.
pub(super) fn dominoes(count: usize) -> String {
    counted(count, "domino", "dominos")
}

/// Returns `1 point`, `−1 point` or `3 points`.
pub(super) fn points(count: i64) -> String {
    format!("{}\u{a0}{}", plain(count), if count.abs() < 2 { "point" } else { "points" })
}

/// Returns `chêne` or `chêne neutre`; `plant` is 0 for turf to 3 for oak.
pub(super) fn plant_name(plant: usize, neutral: bool) -> String {
    let name = PLANTS[plant.min(3)];
    if neutral { format!("{name} {NEUTRAL}") } else { name.to_owned() }
}

/// Returns `un chêne` or `un chêne neutre`; `plant` is 0 for turf to 3 for oak.
pub(super) fn a_plant(plant: usize, neutral: bool) -> String {
    format!("un {}", plant_name(plant, neutral))
}

/// Returns `chênes` or `chênes neutres` for several plants, else the same as [`plant_name`].
pub(super) fn plants_name(plant: usize, neutral: bool, count: u8) -> String {
    let s = if count < 2 { "" } else { "s" };
    let name = PLANTS[plant.min(3)];
    if neutral { format!("{name}{s} {NEUTRAL}{s}") } else { format!("{name}{s}") }
}

/// Returns `chêne bleu` for a colour, and `chêne (Anne)` for the name of a player.
pub(super) fn owned_plant(owner: &str, plant: &str) -> String {
    owned_plants(owner, plant, 1)
}

/// Returns `chênes bleus` for a colour, and `chênes (Anne)` for the name of a player.
pub(super) fn owned_plants(owner: &str, plant: &str, count: u8) -> String {
    let s = if count < 2 { "" } else { "s" };
    match owner {
        "orange" => format!("{plant}{s} {owner}"),
        "bleu" | "noir" | "blanc" | NEUTRAL => format!("{plant}{s} {owner}{s}"),
        _ => format!("{plant}{s} ({owner})"),
    }
}

/// Returns `la couleur neutre` for the neutral colour, and a player's name as it is.
pub(super) fn color_or_name(name: &str) -> String {
    if is(name, NEUTRAL) { format!("la couleur {name}") } else { name.to_owned() }
}

/// Returns true if the words are this noun, perhaps between the private-use characters that mark
/// what a part of a sentence refers to.
fn is(words: &str, noun: &str) -> bool {
    words.trim_matches(|it| ('\u{e000}'..='\u{f8ff}').contains(&it)) == noun
}

/// Returns true if the animal is one of the nouns.
fn is_one_of(animal: &str, nouns: &[&str]) -> bool {
    nouns.iter().any(|noun| is(animal, noun))
}

/// Returns `le hibou`, `la tortue` or `l’escargot`.
pub(super) fn the(animal: &str) -> String {
    with_article(animal, ["le ", "la ", "l’"])
}

/// Returns `du hibou`, `de la tortue` or `de l’escargot`.
pub(super) fn of_the(animal: &str) -> String {
    with_article(animal, ["du ", "de la ", "de l’"])
}

/// Returns `au hibou`, `à la tortue` or `à l’escargot`.
pub(super) fn to_the(animal: &str) -> String {
    with_article(animal, ["au ", "à la ", "à l’"])
}

/// Returns `un hibou` or `une tortue`.
pub(super) fn a(animal: &str) -> String {
    with_article(animal, ["un ", "une ", "un "])
}

/// Puts the article before the animal: the masculine, the feminine or the elided one.
fn with_article(animal: &str, [masculine, feminine, elided]: [&str; 3]) -> String {
    let article = match () {
        () if is_one_of(animal, &ELIDED) => elided,
        () if is_one_of(animal, &FEMININE) => feminine,
        () => masculine,
    };
    format!("{article}{animal}")
}

/// Returns `Anne, Ben et Chloé`.
pub(super) fn and(names: &[&str]) -> String {
    join(names, "et")
}

/// Returns `Anne, Ben ou Chloé`.
pub(super) fn or(names: &[&str]) -> String {
    join(names, "ou")
}

fn join(names: &[&str], word: &str) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => {
            format!("{} {word} {last}", others.join(", "))
        }
        _ => names.concat(),
    }
}

/// Returns a date such as `2026-03-01` as `1er mars 2026`; any other text stays as it is.
pub(super) fn date(iso: &str) -> String {
    const MONTHS: [&str; 12] = [
        "janvier",
        "février",
        "mars",
        "avril",
        "mai",
        "juin",
        "juillet",
        "août",
        "septembre",
        "octobre",
        "novembre",
        "décembre",
    ];
    match parts_of_date(iso, &MONTHS) {
        Some(("1", month, year)) => format!("1er {month} {year}"),
        Some((day, month, year)) => format!("{day} {month} {year}"),
        None => iso.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Names;

    #[test]
    fn zero_and_one_are_singular() {
        assert_eq!([0, 1, 2].map(clouds), ["0\u{a0}nuage", "1\u{a0}nuage", "2\u{a0}nuages"]);
        assert_eq!(
            [0, 1, -1, -2].map(points),
            ["0\u{a0}point", "1\u{a0}point", "−1\u{a0}point", "−2\u{a0}points"]
        );
    }

    #[test]
    fn each_animal_has_its_article() {
        let all = Names::FRENCH.animals.map(the).join(", ");
        let expected = "le papillon, la salamandre, le hibou, le pic, l’escargot, le blaireau, \
                        la tortue, la grenouille, le hérisson, le renard";
        assert_eq!(all, expected);
    }

    #[test]
    fn prepositions_contract_with_the_article() {
        let of = ["hibou", "tortue", "escargot"].map(of_the).join(", ");
        assert_eq!(of, "du hibou, de la tortue, de l’escargot");
        let to = ["renard", "grenouille", "escargot"].map(to_the).join(", ");
        assert_eq!(to, "au renard, à la grenouille, à l’escargot");
        let one = ["hérisson", "salamandre", "escargot"].map(a).join(", ");
        assert_eq!(one, "un hérisson, une salamandre, un escargot");
    }

    #[test]
    fn marked_animal_keeps_its_mark_and_its_gender() {
        assert_eq!(to_the("\u{e000}\u{e100}tortue\u{e001}"), "à la \u{e000}\u{e100}tortue\u{e001}");
        assert_eq!(
            color_or_name("\u{e000}\u{e100}neutre\u{e001}"),
            "la couleur \u{e000}\u{e100}neutre\u{e001}"
        );
    }

    #[test]
    fn colours_agree_with_plants() {
        let of = |color: &str| owned_plants(color, "pin", 2);
        assert_eq!(COLORS.map(of).join(", "), "pins orange, pins bleus, pins noirs, pins blancs");
        assert_eq!(owned_plant(NEUTRAL, "chêne"), "chêne neutre");
        assert_eq!(owned_plants("Anne", "gazon", 0), "gazon (Anne)");
        assert_eq!(plants_name(3, true, 2), "chênes neutres");
        assert_eq!(a_plant(1, false), "un buisson");
    }

    #[test]
    fn lists_have_no_comma_before_the_last_name() {
        assert_eq!(and(&[]), "");
        assert_eq!(and(&["Anne"]), "Anne");
        assert_eq!(and(&["Anne", "Ben"]), "Anne et Ben");
        assert_eq!(or(&["Anne", "Ben", "Chloé"]), "Anne, Ben ou Chloé");
    }

    #[test]
    fn dates_are_written_out() {
        assert_eq!(date("2026-03-01"), "1er mars 2026");
        assert_eq!(date("2026-08-14"), "14 août 2026");
        assert_eq!(date("2026-13-01"), "2026-13-01");
    }
}
