//! The answers to a player's queries about the game (scores, last moves, areas), and the news at
//! the start of a turn.

use crate::text::words::english::{and, points};

/// The texts that answer a player's queries, and the news at the start of a turn.
#[derive(Clone, Copy)]
pub struct QueryText {
    /// The domino that the player has drawn.
    pub drawn: fn(&str) -> String,
    /// The points that the player to act gained from areas scored since the last turn: areas, points,
    /// which may be 0.
    pub meanwhile: fn(areas: &[&str], points: i64) -> String,
    /// Further areas that gave the player nothing.
    pub without_points: fn(areas: &[&str]) -> String,
    /// Another player's points from an area where the player to act had no plants.
    pub other_scored: fn(name: &str, area: &str, points: i64) -> String,
    /// What another player has planted: name, plant, space, points.
    pub other_planted: fn(name: &str, plant: &str, at: &str, points: i64) -> String,
    /// A note beside an area: the player was tied there.
    pub tie: &'static str,
    /// The joker animal that others chose meanwhile.
    pub new_joker: fn(animal: &str) -> String,
    /// A player's points in a list of all players.
    pub score: fn(name: &str, points: &str) -> String,
    /// Nothing was played yet.
    pub no_moves: &'static str,
    /// The player has no dominoes.
    pub no_dominoes: &'static str,
    /// The heading over the table of areas.
    pub areas: &'static str,
    /// Its columns: area, spaces, points, open spaces beside it, plants.
    pub area_columns: [&'static str; 5],
    /// The name of a button that sorts the table by this column.
    pub sort_by: fn(&str) -> String,
    /// The announcement of the column by which the table is sorted.
    pub sorted_by: fn(&str, is_descending: bool) -> String,
}

impl QueryText {
    pub(in crate::text) const ENGLISH: QueryText = QueryText {
        drawn: |domino| format!("You drew {domino}."),
        meanwhile: |areas, sum| {
            let gain = if sum == 0 { "no points".into() } else { points(sum) };
            match areas {
                [area] => format!("Area {area} gave you {gain}."),
                _ => format!("Areas {} gave you {gain}.", and(areas)),
            }
        },
        without_points: |areas| match areas {
            [area] => format!("Area {area}: 0 points."),
            _ => format!("Areas {}: 0 points.", and(areas)),
        },
        other_scored: |name, area, points| format!("{name}: area {area}, +{points}."),
        other_planted: |name, plant, at, points| format!("{name}: {plant} on {at}, +{points}."),
        tie: "tie",
        new_joker: |animal| format!("New joker: {animal}."),
        score: |name, points| format!("{name} {points}"),
        no_moves: "Nobody has played yet.",
        no_dominoes: "You have no dominoes.",
        areas: "Areas",
        area_columns: ["Area", "Spaces", "Points", "To close", "Plants"],
        sort_by: |column| format!("Sort by: {column}"),
        sorted_by: |column, is_descending| {
            format!(
                "Sorted by: {column}, {}",
                if is_descending { "descending" } else { "ascending" }
            )
        },
    };
}
