//! English phrases that several sentences share.

use super::number::plain;

/// The plants in ascending order of value.
pub(in crate::text) const PLANTS: [&str; 4] = ["turf", "bush", "pine", "oak"];

/// The player colours.
pub(in crate::text) const COLORS: [&str; 4] = ["orange", "blue", "black", "white"];

/// The colour that belongs to nobody.
pub(in crate::text) const NEUTRAL: &str = "neutral";

/// Returns `oak` or `neutral oak`; `plant` is 0 for turf to 3 for oak.
pub(in crate::text) fn plant_name(plant: usize, neutral: bool) -> String {
    let name = PLANTS[plant.min(3)];
    if neutral { format!("neutral {name}") } else { name.to_owned() }
}

/// Returns `orange oak`, `neutral oak` or `Ann’s oak`; `owner` is a colour, a player's name, or
/// empty.
pub(in crate::text) fn plant_of(owner: &str, plant: &str) -> String {
    match owner {
        "" => plant.to_owned(),
        _ if owner == NEUTRAL || COLORS.contains(&owner) => format!("{owner} {plant}"),
        _ => format!("{owner}’s {plant}"),
    }
}

/// Returns `an oak` or `a neutral oak`; `plant` is 0 for turf to 3 for oak. Turf is uncountable.
pub(in crate::text) fn a_plant(plant: usize, neutral: bool) -> String {
    let article = match (plant, neutral) {
        (0, _) => "",
        (3, false) => "an ",
        _ => "a ",
    };
    format!("{article}{}", plant_name(plant, neutral))
}

/// Returns `an owl` or `a fox`.
pub(in crate::text) fn an_animal(name: &str) -> String {
    let article = if name.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {name}")
}

/// Returns `1 cloud` or `3 clouds`.
pub(in crate::text) fn clouds(count: u32) -> String {
    if count == 1 { "1 cloud".to_owned() } else { format!("{count} clouds") }
}

/// Returns `1 cloud would be lost` or `3 clouds would be lost`.
pub(in crate::text) fn clouds_would_be_lost(count: u32) -> String {
    format!("{} would be lost", clouds(count))
}

/// Returns `1 point` or `3 points`.
pub(in crate::text) fn points(count: i64) -> String {
    format!("{} {}", plain(count), if count.abs() == 1 { "point" } else { "points" })
}

/// Returns `Ann, Ben and Cleo`.
pub(in crate::text) fn and(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

/// Returns `Ann, Ben or Cleo`.
pub(in crate::text) fn or(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}
