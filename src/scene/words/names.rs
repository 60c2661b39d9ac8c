//! The names of players, colours, dominoes and areas on the page.

use crate::{
    rules::{AreaId, Color, Domino, Owner, Plant, Player, Seat, Space, Stock, Table},
    session::Match,
    text::Text,
};

/// Returns the name of the player on the seat.
pub fn seat_name(game_match: &Match, text: &Text, seat: Seat) -> String {
    let player = game_match.setup().players.get(seat.index());
    player.map(|player| player_name(player, text)).unwrap_or_default()
}

/// Returns the player's name, or their colour if the name is blank.
pub fn player_name(player: &Player, text: &Text) -> String {
    match player.name.trim() {
        "" => capitalized(text.names.colors[player.color as usize]),
        name => name.to_owned(),
    }
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

/// Joins the letters of an area's parts into its name.
pub fn area_name(letters: impl Iterator<Item = char>) -> String {
    letters.map(String::from).collect::<Vec<_>>().join("+")
}

/// Returns each area's label on the board with its space, the first of the area.
///
/// A label holds the letters, or only the first and last if there are more than two.
pub fn board_letters(table: &Table) -> Vec<(Space, String)> {
    let letters = |area: AreaId| {
        let mut parts = table.parts(area).iter().map(|part| table.board().area(part).letter);
        let name = match (parts.next()?, parts.next(), parts.last()) {
            (first, Some(_), Some(last)) => format!("{first}…{last}"),
            _ => area_letters(table, area),
        };
        Some((table.spaces_of(area).iter().next()?, name))
    };
    table.areas().filter_map(letters).collect()
}

/// Returns the text with its first letter in upper case.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn color_name(game_match: &Match, text: &Text, seat: Seat) -> &'static str {
    owner_color(game_match, Owner::Seat(seat)).map_or("", |color| text.names.colors[color as usize])
}
