//! Short player names that stay different from each other.

use super::names::{is_default_person, player_name};
use crate::{rules::Player, text::Text};

/// The most letters of a name that stays whole.
const MAX_WHOLE: usize = 7;
/// The most letters of an abbreviated name, without a dot after its second part.
const MAX_LETTERS: usize = 6;

/// Returns the players' short names in seat order, of seven letters at most but for default names.
///
/// `Player One`, who has the same name everywhere, keeps it: its words are short.
/// A name that fits stays as it is; `Player 12` becomes `P12`, `Kingfisher` becomes `Kingf.`. Names
/// that would be equal keep their last word or their end, as in `M…anne`. Names with equal ends
/// get their seat's number: `Ann1`.
pub fn short_names(players: &[Player], text: &Text) -> Vec<String> {
    let names: Vec<String> = players.iter().map(|player| player_name(player, text)).collect();
    let abbreviate = |(name, player): (&String, &Player)| match is_default_person(&player.name) {
        true => name.clone(),
        false => abbreviated(name),
    };
    let short: Vec<String> = names.iter().zip(players).map(abbreviate).collect();
    let short = replace_duplicates(&short, |seat| end_of(&names[seat]));
    replace_duplicates(&short, |seat| {
        names[seat].chars().take(3).chain((seat + 1).to_string().chars()).collect()
    })
}

/// Replaces each name that another seat has too by `replacement` of its seat.
fn replace_duplicates(names: &[String], replacement: impl Fn(usize) -> String) -> Vec<String> {
    let is_unique = |name: &String| names.iter().filter(|other| *other == name).count() == 1;
    let seats = names.iter().enumerate();
    seats
        .map(|(seat, name)| if is_unique(name) { name.clone() } else { replacement(seat) })
        .collect()
}

fn abbreviated(name: &str) -> String {
    let mut words = name.split_whitespace();
    let (first, last) = (words.next().unwrap_or_default(), words.next_back());
    let begin = |count| first.chars().take(count).collect::<String>();
    match last.filter(|last| last.len() < MAX_LETTERS && last.bytes().all(|it| it.is_ascii_digit()))
    {
        _ if name.chars().count() <= MAX_WHOLE => name.to_owned(),
        Some(number) => begin(1) + number,
        None if first.chars().count() <= MAX_WHOLE => first.to_owned(),
        // A double name keeps a letter of its second half.
        None if begin(MAX_LETTERS - 1).ends_with('-') => begin(MAX_LETTERS) + ".",
        None => begin(MAX_LETTERS - 1) + ".",
    }
}

/// Returns the last of several words if it is short, else the first letter and the last four.
fn end_of(name: &str) -> String {
    let last = name.split_whitespace().skip(1).last();
    if let Some(last) = last.filter(|last| last.chars().count() <= MAX_LETTERS) {
        return last.to_owned();
    }
    let letters: Vec<char> = name.chars().collect();
    let end = letters.len().saturating_sub(MAX_LETTERS - 2);
    if letters.len() <= MAX_LETTERS {
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
    fn names_that_begin_and_end_alike_get_seat_numbers() {
        assert_eq!(short(&["Annemarie", "Annemaarie"]), ["Ann1", "Ann2"]);
    }

    #[test]
    fn name_with_a_number_keeps_the_number() {
        assert_eq!(short(&["Player 1", "Player 2", "Player 12"]), ["P1", "P2", "P12"]);
    }

    #[test]
    fn default_names_of_people_stay_whole() {
        let names = ["Player One", "Player Two", "Player Three", "Kingfisher"];
        assert_eq!(short(&names), ["Player One", "Player Two", "Player Three", "Kingf."]);
    }

    #[test]
    fn short_enough_name_stays_as_it_is() {
        assert_eq!(short(&["Camille", "Heron", "Jo Lee"]), ["Camille", "Heron", "Jo Lee"]);
    }

    #[test]
    fn long_name_of_several_words_keeps_the_first() {
        assert_eq!(short(&["Anna Maria Lang", "Kingfisher"]), ["Anna", "Kingf."]);
    }

    #[test]
    fn double_name_keeps_a_letter_of_its_second_half() {
        assert_eq!(short(&["Jean-Baptiste", "Zoë"]), ["Jean-B.", "Zoë"]);
    }

    #[test]
    fn names_that_begin_alike_differ_by_their_ends() {
        assert_eq!(short(&["Marianne", "Marianna", "Ben"]), ["M…anne", "M…anna", "Ben"]);
    }

    #[test]
    fn blank_name_becomes_the_color() {
        assert_eq!(short(&["", " "]), ["Orange", "Blue"]);
    }

    #[test]
    fn no_short_name_is_longer_than_seven_letters() {
        for name in ["Maximiliane Sophie", "ẞtraßenbahnfahrer", "Zoë-Charlotte", "Player 123456789"]
        {
            for short in short(&[name, name]) {
                assert!(short.chars().count() <= MAX_WHOLE, "{short}");
            }
        }
    }
}
