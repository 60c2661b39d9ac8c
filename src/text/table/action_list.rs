//! The list of everything that can be done, for who does not play by the board.

use crate::text::words::english::{clouds, points};

/// The words of the list of everything that can be done.
#[derive(Clone, Copy)]
pub struct ActionList {
    /// The heading, and the button that opens it.
    pub title: &'static str,
    /// Nothing can be done.
    pub nothing: &'static str,
    /// A group of actions with how many there are.
    pub group: fn(title: &str, count: usize) -> String,
    /// A domino: its animals, and the space of each.
    pub domino: fn(animals: [&str; 2], spaces: [&str; 2]) -> String,
    /// How many points the best plant beside it would score at most; nothing where there is none.
    pub then_plant: fn(points: Option<i64>) -> String,
    /// Clouds that a domino or a plant takes.
    pub takes: fn(count: u32) -> String,
    /// Puts a domino into the box.
    pub discard: &'static str,
    /// The group of what ends a step.
    pub steps: &'static str,
    /// A mushroom: its space, and the size of the area that it makes.
    pub mushroom: fn(space: &str, size: usize) -> String,
    /// The group of a space for a plant: the space, and the area's name.
    pub space: fn(space: &str, area: &str) -> String,
    /// A plant with its points, and how the area would then stand.
    pub plant: fn(plant: &str, points: i64, standings: &str) -> String,
    /// The group of the joker.
    pub joker: &'static str,
    /// The group of plants to be taken back.
    pub return_plant: &'static str,
    /// A plant to be taken back: the plant, its space, what it costs.
    pub returned: fn(plant: &str, space: &str, cost: u32) -> String,
}

impl ActionList {
    pub(in crate::text) const ENGLISH: ActionList = ActionList {
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
