//! The texts of a player board.

use super::english::{plant_of, points};

/// The texts of a player board.
#[derive(Clone, Copy)]
pub struct SeatText {
    /// The heading over the player boards.
    pub seats: &'static str,
    /// Points.
    pub score: fn(points: i64) -> String,
    /// Clouds.
    pub clouds: fn(count: u8) -> String,
    /// Dominoes in hand and reserve.
    pub dominoes: fn(hand: usize, reserve: usize) -> String,
    /// Collected area tokens, with the sum of their backs if known.
    pub tokens: fn(count: usize, backs: Option<i32>) -> String,
    /// Plants left of a kind and colour.
    pub left: fn(color: &str, plant: &str, count: u8) -> String,
    /// Before the counts of the player's own plants.
    pub own_plants_left: &'static str,
    /// Before the counts of the player's neutral plants.
    pub neutral_plants_left: &'static str,
    /// The seat's bot is thinking.
    pub thinking: fn(name: &str) -> String,
    /// A bot holds the seat.
    pub bot: &'static str,
    /// A person holds the seat.
    pub person: &'static str,
}

impl SeatText {
    pub(in crate::text) const ENGLISH: SeatText = SeatText {
        seats: "Players",
        score: points,
        clouds: |count| format!("{count} of 6 clouds"),
        dominoes: |hand, reserve| format!("dominoes: {hand} in hand, {reserve} in reserve"),
        tokens: |count, backs| {
            let noun = if count == 1 { "area token" } else { "area tokens" };
            match backs {
                Some(backs) => format!("{count} {noun}, worth {backs} at the end"),
                None => format!("{count} {noun}"),
            }
        },
        left: |color, plant, count| format!("{}: {count}", plant_of(color, plant)),
        own_plants_left: "Own plants left",
        neutral_plants_left: "Neutral plants left",
        thinking: |name| format!("{name} thinks"),
        bot: "bot",
        person: "person",
    };
}
