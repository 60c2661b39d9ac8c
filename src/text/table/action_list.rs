//! The list of legal actions, for players who do not use the board.

use crate::text::words::english::{clouds, points};

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
    /// The clouds that a domino or a plant takes.
    pub takes: fn(count: u32) -> String,
    /// The action that discards a domino.
    pub discard: &'static str,
    /// The group of actions that end a step.
    pub steps: &'static str,
    /// A mushroom: space, size of the joined area.
    pub mushroom: fn(space: &str, size: usize) -> String,
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
        discard: "Discard it",
        steps: "Steps",
        mushroom: |space, size| format!("Mushroom on {space}: an area of {size} spaces"),
        space: |space, area| format!("Plant on {space} in {area}"),
        plant: |plant, score, standings| format!("{plant}: {}; then {standings}", points(score)),
        joker: "Change the joker for 2 clouds",
        return_plant: "Take a plant back",
        returned: |plant, space, cost| format!("{plant} from {space} for {}", clouds(cost)),
    };
}
