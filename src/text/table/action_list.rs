//! The list of legal actions, for players who do not use the board.

use crate::text::words::english::{and, clouds, clouds_would_be_lost, points};

/// The texts of the list of legal actions.
#[derive(Clone, Copy)]
pub struct ActionListText {
    /// The heading, and the button that opens it.
    pub title: &'static str,
    /// There is no legal action.
    pub nothing: &'static str,
    /// A group of actions with their number.
    pub group: fn(title: &str, count: usize) -> String,
    /// A placement of a domino: animals and spaces.
    pub domino: fn(animals: [&str; 2], spaces: [&str; 2]) -> String,
    /// The points of the best plant beside it, or `None` without a space for one.
    pub then_plant: fn(points: Option<i64>) -> String,
    /// The clouds that the player takes with a domino or a plant.
    pub takes: fn(count: u32) -> String,
    /// The clouds for which the player would then have no room.
    pub would_lose: fn(count: u32) -> String,
    /// The clouds that a mushroom removes.
    pub loses: fn(count: u32) -> String,
    /// The stumps that a domino covers.
    pub stumps: fn(count: usize) -> String,
    /// The areas that a domino closes, at least one.
    pub closes: fn(areas: &[&str]) -> String,
    /// The standings after the action.
    pub standings: fn(standings: &str) -> String,
    /// The action that discards a domino.
    pub discard: fn(domino: &str) -> String,
    /// The group of actions that end a step.
    pub go_on: &'static str,
    /// The group of mushrooms that join areas.
    pub joining: &'static str,
    /// The group of mushrooms that extend one area.
    pub extending: &'static str,
    /// A mushroom: space, areas that it joins, at least one, size of the joined area.
    pub mushroom: fn(space: &str, areas: &[&str], size: usize) -> String,
    /// The field that filters the list.
    pub filter: &'static str,
    /// The number of actions that the filter leaves.
    pub found: fn(count: usize) -> String,
    /// The group of a space for a plant: space, area's name.
    pub space: fn(space: &str, area: &str) -> String,
    /// A plant: name, points, standings in the area after it.
    pub plant: fn(plant: &str, points: i64, standings: &str) -> String,
    /// The group of the joker.
    pub joker: &'static str,
    /// The group of plants to take back.
    pub return_plant: &'static str,
    /// A plant to take back: plant, space, cost.
    pub returned: fn(plant: &str, space: &str, cost: u32) -> String,
}

impl ActionListText {
    pub(in crate::text) const ENGLISH: ActionListText = ActionListText {
        title: "List of moves",
        nothing: "There is nothing to do just now.",
        group: |title, count| match count {
            1 => format!("{title}: 1 way"),
            _ => format!("{title}: {count} ways"),
        },
        domino: |[first, second], [here, there]| format!("{first} on {here}, {second} on {there}"),
        then_plant: |most| match most {
            Some(most) => format!("then a plant for up to {}", points(most)),
            None => "then no space for a plant".into(),
        },
        takes: |count| format!("takes {}", clouds(count)),
        would_lose: clouds_would_be_lost,
        loses: |count| format!("loses {}", clouds(count)),
        stumps: |count| match count {
            1 => "covers a stump".into(),
            _ => format!("covers {count} stumps"),
        },
        closes: |areas| match areas {
            [area] => format!("closes area {area}"),
            _ => format!("closes areas {}", and(areas)),
        },
        standings: |standings| format!("then {standings}"),
        discard: |domino| format!("Discard {domino}"),
        go_on: "Go on",
        joining: "Mushroom that joins areas",
        extending: "Mushroom that extends an area",
        mushroom: |space, areas, size| match areas {
            [area] => format!("Mushroom on {space}: area {area} grows to {size} spaces"),
            _ => {
                format!("Mushroom on {space}: joins areas {} into one of {size} spaces", and(areas))
            }
        },
        filter: "Filter",
        found: |count| match count {
            0 => "No move has all these words.".into(),
            1 => "1 move".into(),
            _ => format!("{count} moves"),
        },
        space: |space, area| format!("Plant on {space} in {area}"),
        plant: |plant, score, standings| format!("{plant}: {}; then {standings}", points(score)),
        joker: "Change the joker for 2 clouds",
        return_plant: "Take a plant back",
        returned: |plant, space, cost| format!("{plant} from {space} for {}", clouds(cost)),
    };
}
