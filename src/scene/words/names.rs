//! What players, colours, dominoes and areas are called on the page.

use crate::{
    rules::{AreaId, Color, Domino, Owner, Plant, Player, Seat, Space, Stock, Table},
    session::Match,
    text::Text,
};

/// What the player on the seat is called.
pub fn seat_name(game_match: &Match, text: &Text, seat: Seat) -> String {
    let player = game_match.setup().players.get(seat.index());
    player.map(|player| player_name(player, text)).unwrap_or_default()
}

/// The player's name, or their colour if they gave none.
pub fn player_name(player: &Player, text: &Text) -> String {
    match player.name.trim() {
        "" => capitalized(text.names.colors[player.color as usize]),
        name => name.to_owned(),
    }
}

/// The name of the player whose colour it is, or the neutral colour.
pub fn owner_name(game_match: &Match, text: &Text, owner: Owner) -> String {
    match owner {
        Owner::Seat(seat) => seat_name(game_match, text, seat),
        Owner::Neutral => text.names.neutral.to_owned(),
    }
}

/// The colour of the owner's plants; nothing for neutral.
pub fn owner_color(game_match: &Match, owner: Owner) -> Option<Color> {
    game_match.setup().players.get(owner.seat()?.index()).map(|player| player.color)
}

/// The colour of a plant from this stock: the player's or neutral.
pub fn stock_color(game_match: &Match, text: &Text, seat: Seat, stock: Stock) -> &'static str {
    match stock {
        Stock::Own => color_of(game_match, text, seat),
        Stock::Neutral => text.names.neutral,
    }
}

/// The kind of plant.
pub fn plant_name(text: &Text, plant: Plant) -> &'static str {
    text.names.plants[plant.index()]
}

/// The domino by its two animals.
pub fn domino_name(text: &Text, domino: Domino) -> String {
    let [first, second] = domino.halves().map(|animal| text.names.animals[animal.index()]);
    (text.table.domino)(first, second)
}

/// The letters of the area as it is now: several where mushrooms have joined some.
pub fn area_letters(table: &Table, area: AreaId) -> String {
    area_name(table.parts(area).iter().map(|part| table.board().area(part).letter))
}

/// The name of an area that is made of the parts with these letters.
pub fn area_name(letters: impl Iterator<Item = char>) -> String {
    letters.map(String::from).collect::<Vec<_>>().join("+")
}

/// What stands on the board in each area, where it begins: its letters, or the first and the last
/// where they are too many for the space.
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

/// The text with its first letter large.
pub fn capitalized(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn color_of(game_match: &Match, text: &Text, seat: Seat) -> &'static str {
    owner_color(game_match, Owner::Seat(seat)).map_or("", |color| text.names.colors[color as usize])
}
