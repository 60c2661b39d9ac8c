//! The names of players, colours, dominoes and areas on the page.

use crate::{
    rules::{
        AreaId, Board, Color, Domino, Owner, Plant, Player, RuleSet, Seat, Space, Stock, Table,
    },
    session::{Controller, Match},
    text::{APP_ENGLISH, StartText, Text},
};

/// The most characters of a player's or a board's name; the field on the start screen accepts no
/// more.
pub const MAX_NAME_CHARS: usize = 24;
/// The most characters of a saved game's name; its field accepts no more.
pub const MAX_GAME_NAME_CHARS: usize = 60;

/// Returns the text with at most `max_chars` characters; a longer one ends in an ellipsis. Characters
/// that turn the rest of a sentence around are left out.
///
/// Records and backups may have longer names than the page accepts. They keep them.
pub fn shortened(text: &str, max_chars: usize) -> String {
    let turns = |c: &char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    let text: String = text.chars().filter(|c| !turns(c)).collect();
    match text.char_indices().nth(max_chars) {
        None => text,
        Some(_) => text.chars().take(max_chars.saturating_sub(1)).chain(['…']).collect(),
    }
}

/// Returns the name of the player on the seat.
pub fn seat_name(game_match: &Match, text: &Text, seat: Seat) -> String {
    let player = game_match.setup().players.get(seat.index());
    player.map(|player| player_name(player, text)).unwrap_or_default()
}

/// Lists the player's items, as in `Ann: A 2, C 3.`; `None` without items.
pub fn items_of_seat(
    game_match: &Match,
    text: &Text,
    seat: Seat,
    items: &[String],
) -> Option<String> {
    let name = seat_name(game_match, text, seat);
    (!items.is_empty()).then(|| format!("{name}{}{}.", text.colon, items.join(", ")))
}

/// Returns the player's name, [`shortened`], or their colour if the name is blank. Default names
/// are stored in English and appear in the language of the text.
pub fn player_name(player: &Player, text: &Text) -> String {
    match player.name.trim() {
        "" => capitalized(text.names.colors[player.color as usize]),
        name => shown_name(name, text),
    }
}

/// Returns the stored name as the page shows it: a default name in the language of the text, any
/// other [`shortened`].
pub fn shown_name(name: &str, text: &Text) -> String {
    default_name(name, text).unwrap_or_else(|| shortened(name, MAX_NAME_CHARS))
}

/// The names in the files of the shipped boards and of the lessons' boards, in the order of their
/// texts. Records contain them.
const STORED_BOARDS: [&str; 5] =
    ["Brook Valley", "Mushroom Meadows", "Far Meadows", "First Brook", "First Meadow"];

/// Returns the board's name: of a shipped board in the language of the text, any other
/// [`shortened`].
pub fn board_name(name: &str, text: &StartText) -> String {
    let mut shown = text.boards.iter().chain(&text.lesson_boards);
    let shown =
        STORED_BOARDS.iter().position(|stored| *stored == name).and_then(|at| shown.nth(at));
    shown.map_or_else(|| shortened(name, MAX_NAME_CHARS), |shown| (*shown).to_owned())
}

/// Returns the item of `of` for the board's kind: the base game, Valley's front, Valley's back.
pub fn board_kind(board: &Board, of: [&'static str; 3]) -> &'static str {
    let [base, front, back] = of;
    match board.rules() {
        RuleSet::Base => base,
        RuleSet::Valley if board.cloudy().intersects(board.soil()) => back,
        RuleSet::Valley => front,
    }
}

/// Returns true if the stored name is that of a person who gave none.
pub fn is_default_person(name: &str) -> bool {
    default_number(name.trim()).is_some()
}

/// Returns the number in the stored default name of a person; `None` for any other name.
fn default_number(name: &str) -> Option<usize> {
    let stored = &APP_ENGLISH.start;
    (1..=stored.bots.len()).find(|&number| (stored.person)(number) == name)
}

/// Translates the stored default name of a person or a bot; `None` for any other name.
fn default_name(name: &str, text: &Text) -> Option<String> {
    let (stored, shown) = (&APP_ENGLISH.start, &text.start);
    if let Some(bot) = stored.bots.iter().position(|bot| *bot == name) {
        return Some(shown.bots[bot].to_owned());
    }
    default_number(name).map(shown.person)
}

/// Returns the name of the plant owner: a player's name, or the word for neutral.
pub fn owner_name(game_match: &Match, text: &Text, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => seat_name(game_match, text, seat),
        Owner::Neutral => text.names.neutral.to_owned(),
    }
}

/// Returns the colour of the owner's plants; `None` for neutral.
pub fn owner_color(game_match: &Match, owner: Owner) -> Option<Color> {
    game_match.setup().players.get(owner.seat()?.index()).map(|player| player.color)
}

/// Returns the only person at the table, whom texts address, if that person has no name.
pub fn person_without_name(game_match: &Match) -> Option<Seat> {
    let seats = game_match.game().table().seats();
    let mut persons = seats.filter(|&seat| game_match.controller(seat) == Controller::Person);
    let person = persons.next().filter(|_| persons.next().is_none())?;
    let player = game_match.setup().players.get(person.index())?;
    // In lessons a colour stands for the name.
    let has_name = !player.name.trim().is_empty() && !is_default_person(&player.name);
    (!has_name).then_some(person)
}

/// Returns the name of the colour of plants from this stock: the player's colour or neutral.
pub fn stock_color_name(game_match: &Match, text: &Text, seat: Seat, stock: Stock) -> &'static str {
    match stock {
        Stock::Own => color_name(game_match, text, seat),
        Stock::Neutral => text.names.neutral,
    }
}

/// Returns the name of the kind of plant.
pub fn plant_name(text: &Text, plant: Plant) -> &'static str {
    text.names.plants[plant.index()]
}

/// Returns the name of the domino: its two animals.
pub fn domino_name(text: &Text, domino: Domino) -> String {
    let [first, second] = domino.halves().map(|animal| text.names.animals[animal.index()]);
    (text.table.domino)(first, second)
}

/// Returns the letters of the area; several if mushrooms have joined areas.
pub fn area_letters(table: &Table, area: AreaId) -> String {
    area_name(table.parts(area).iter().map(|part| table.board().area(part).letter))
}

/// Returns the letters of each area that a mushroom on the space would join.
pub fn letters_joined(table: &Table, at: Space) -> Vec<String> {
    table.areas_beside(at).iter().map(|area| area_letters(table, area)).collect()
}

/// Returns what is noted beside a domino of the hand: that it has the joker, and that it fits nowhere.
pub fn hand_notes(table: &Table, text: &Text, domino: Domino) -> Vec<&'static str> {
    let has_joker = domino.halves().contains(&table.joker());
    let notes = [
        has_joker.then_some(text.table.spaces.with_joker),
        (!table.fits(domino)).then_some(text.table.fits_nowhere),
    ];
    notes.into_iter().flatten().collect()
}

/// Joins the letters of an area's parts into its name.
pub fn area_name(letters: impl Iterator<Item = char>) -> String {
    letters.map(String::from).collect::<Vec<_>>().join("+")
}

/// Returns the text with its first letter in upper case.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(upper_case).into_iter().chain(letters).collect()
}

/// Returns the letter in upper case, as far as the languages of the page have it.
///
/// The standard library knows all scripts, by a table of 11 kB.
fn upper_case(letter: char) -> char {
    match letter {
        'à'..='ö' | 'ø'..='þ' => char::from_u32(letter as u32 - 0x20).unwrap_or(letter),
        'œ' => 'Œ',
        _ => letter.to_ascii_uppercase(),
    }
}

fn color_name(game_match: &Match, text: &Text, seat: Seat) -> &'static str {
    owner_color(game_match, Owner::Seat(seat)).map_or("", |color| text.names.colors[color as usize])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Board,
        scene::Narrator,
        session::{LessonKind, LessonStep, testing::MatchBuilder},
        text::{ENGLISH, FRENCH, GERMAN},
    };

    #[test]
    fn first_letters_with_accents_have_upper_case() {
        for (text, capital) in
            [("owl", "Owl"), ("über", "Über"), ("écureuil", "Écureuil"), ("œil", "Œil")]
        {
            assert_eq!(capitalized(text), capital);
        }
        assert_eq!(["", "9", "ßa", "ÿ"].map(capitalized), ["", "9", "ßa", "ÿ"]);
    }

    fn shown(name: &str) -> String {
        player_name(&Player { name: name.into(), color: Color::Blue }, &ENGLISH)
    }

    #[test]
    fn default_names_are_shown_in_the_language_of_the_text() {
        assert_eq!(shown_name("Player Two", &GERMAN), (GERMAN.start.person)(2));
        assert_eq!(shown_name("Heron", &FRENCH), FRENCH.start.bots[0]);
        assert_eq!(shown_name("Player Twofold", &GERMAN), "Player Twofold");
    }

    #[test]
    fn shipped_boards_are_named_in_the_language_of_the_text() {
        for (board, name) in Board::shipped().iter().zip(GERMAN.start.boards) {
            assert_eq!(board_name(board.name(), &GERMAN.start), name);
        }
        for (kind, name) in LessonKind::ALL.into_iter().zip(GERMAN.start.lesson_boards) {
            let game_match = LessonStep::first(kind).unwrap().start().unwrap();
            assert_eq!(board_name(game_match.setup().board.name(), &GERMAN.start), name);
        }
        assert_eq!(board_name("My own", &GERMAN.start), "My own");
    }

    #[test]
    fn name_that_the_page_accepts_is_shown_whole() {
        let name = "Zoë Königin von Österrei";
        assert_eq!((name.chars().count(), shown(name).as_str()), (MAX_NAME_CHARS, name));
    }

    #[test]
    fn longer_name_ends_in_an_ellipsis() {
        assert_eq!(shown("Zoë Königin von Österreich"), "Zoë Königin von Österre…");
        assert_eq!(shown(&"名".repeat(1_000_000)).chars().count(), MAX_NAME_CHARS);
    }

    #[test]
    fn blank_name_is_shown_as_the_color() {
        assert_eq!(shown("  "), "Blue");
    }

    #[test]
    fn narrator_shows_no_more_of_a_name() {
        let long = "Ann".repeat(100);
        let game_match = MatchBuilder::new("brook").names(&[&long, "Ben"]).begin();
        let narrator = Narrator::new(game_match.setup(), &ENGLISH);
        let seat = Seat::new(0).unwrap();
        assert_eq!(narrator.name(seat), seat_name(&game_match, &ENGLISH, seat));
        assert_eq!(narrator.name(seat).chars().count(), MAX_NAME_CHARS);
        assert!(game_match.record().to_json().contains(&long));
    }
}
