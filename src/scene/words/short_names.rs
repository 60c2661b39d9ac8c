//! Names for where a whole one has no room, told apart from each other all the same.

use super::names::player_name;
use crate::{rules::Player, text::Text};

/// The most letters of a short name.
const LETTERS: usize = 6;

/// The players' short names in seat order, each of six letters at most. A name that is short
/// enough stays as it is; `Player 12` becomes `P12`, `Kingfisher` `Kingf.`, of two that would be the
/// same each keeps its last word or else its end, as in `M…anne`, and where the ends are the same
/// too, its seat: `Ann1`.
pub fn short_names(players: &[Player], text: &Text) -> Vec<String> {
    let names: Vec<String> = players.iter().map(|player| player_name(player, text)).collect();
    let short: Vec<String> = names.iter().map(|name| shortened(name)).collect();
    let short = apart(&short, |seat| by_its_end(&names[seat]));
    apart(&short, |seat| {
        names[seat].chars().take(3).chain((seat + 1).to_string().chars()).collect()
    })
}

/// The names, each that is not the only one of its kind made anew.
fn apart(names: &[String], anew: impl Fn(usize) -> String) -> Vec<String> {
    let is_alone = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let seats = names.iter().enumerate();
    seats.map(|(seat, name)| if is_alone(name) { name.clone() } else { anew(seat) }).collect()
}

fn shortened(name: &str) -> String {
    let mut words = name.split_whitespace();
    let (first, last) = (words.next().unwrap_or_default(), words.next_back());
    let begin = |count| first.chars().take(count).collect::<String>();
    match last.filter(|last| last.len() < LETTERS && last.bytes().all(|it| it.is_ascii_digit())) {
        _ if name.chars().count() <= LETTERS => name.to_owned(),
        Some(number) => begin(1) + number,
        None if first.chars().count() <= LETTERS => first.to_owned(),
        None => begin(LETTERS - 1) + ".",
    }
}

/// The last word of several if it is short; otherwise the first letter and the last four.
fn by_its_end(name: &str) -> String {
    let last = name.split_whitespace().skip(1).last();
    if let Some(last) = last.filter(|last| last.chars().count() <= LETTERS) {
        return last.to_owned();
    }
    let letters: Vec<char> = name.chars().collect();
    let end = letters.len().saturating_sub(LETTERS - 2);
    if letters.len() <= LETTERS {
        return name.to_owned();
    }
    letters.iter().take(1).chain(&['…']).chain(&letters[end..]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Color, text::ENGLISH};

    fn short(names: &[&str]) -> Vec<String> {
        let players: Vec<Player> = names
            .iter()
            .zip(Color::ALL)
            .map(|(name, color)| Player { name: (*name).to_owned(), color })
            .collect();
        short_names(&players, &ENGLISH)
    }

    #[test]
    fn names_that_begin_and_end_alike_keep_their_seats() {
        assert_eq!(short(&["Annemarie", "Annemaarie"]), ["Ann1", "Ann2"]);
    }

    #[test]
    fn a_name_with_a_number_keeps_the_number() {
        assert_eq!(short(&["Player 1", "Player 2", "Player 12"]), ["P1", "P2", "P12"]);
    }

    #[test]
    fn players_who_gave_no_name_go_by_their_numbers() {
        let names = ["Player One", "Player Two", "Player Three", "Player Four"];
        assert_eq!(short(&names), ["One", "Two", "Three", "Four"]);
    }

    #[test]
    fn a_name_that_is_short_stays_as_it_is() {
        assert_eq!(short(&["Ann", "Heron", "Jo Lee"]), ["Ann", "Heron", "Jo Lee"]);
    }

    #[test]
    fn of_several_names_the_first_stands_for_all() {
        assert_eq!(short(&["Anna Maria Lang", "Kingfisher"]), ["Anna", "Kingf."]);
    }

    #[test]
    fn names_that_begin_alike_are_told_apart_by_their_ends() {
        assert_eq!(short(&["Marianne", "Marianna", "Ben"]), ["M…anne", "M…anna", "Ben"]);
    }

    #[test]
    fn who_gave_no_name_goes_by_the_colour() {
        assert_eq!(short(&["", " "]), ["Orange", "Blue"]);
    }

    #[test]
    fn no_short_name_is_longer_than_six_letters() {
        for name in ["Maximiliane Sophie", "ẞtraßenbahnfahrer", "Zoë-Charlotte", "Player 123456789"]
        {
            for short in short(&[name, name]) {
                assert!(short.chars().count() <= LETTERS, "{short}");
            }
        }
    }
}
