//! The descriptions of spaces.

use super::english::{and, clouds, points};

/// The descriptions of spaces.
#[derive(Clone, Copy)]
pub struct SpaceText {
    /// Brook, in the base game.
    pub brook: &'static str,
    /// Meadow, in Valley.
    pub meadow: &'static str,
    /// The grid has no space there.
    pub no_space: &'static str,
    /// The space is free.
    pub free: &'static str,
    /// The space is isolated: free, but no domino fits any more.
    pub isolated: &'static str,
    /// A starting space.
    pub start: &'static str,
    /// A pond.
    pub pond: &'static str,
    /// A stump.
    pub stump: &'static str,
    /// A mushroom.
    pub mushroom: &'static str,
    /// Clouds on the space.
    pub clouds: fn(count: u32) -> String,
    /// A tap on the space is a legal step.
    pub legal: &'static str,
    /// The areas beside a brook space, at least one, where a plant could go.
    pub beside: fn(areas: &[&str]) -> String,
    /// The areas, at least one, that the chosen domino closes in one of its placements there.
    pub can_close: fn(areas: &[&str]) -> String,
    /// A mushroom there would join the areas, at least one, into one of `size` spaces, led by the
    /// colour `first`.
    pub joins: fn(areas: &[&str], size: usize, first: Option<&str>) -> String,
    /// The most points that a plant on the space scores.
    pub up_to: fn(points: i64) -> String,
    /// The chosen piece covers the space.
    pub chosen: &'static str,
    /// The animal on it is irrelevant: no domino fits beside it any more.
    pub irrelevant: &'static str,
    /// An animal of a domino in the hand is the joker.
    pub with_joker: &'static str,
}

impl SpaceText {
    pub(in crate::text) const ENGLISH: SpaceText = SpaceText {
        brook: "brook",
        meadow: "meadow",
        no_space: "no space",
        free: "free",
        isolated: "no domino fits here any more",
        start: "starting space",
        pond: "pond, starting space",
        stump: "stump",
        mushroom: "mushroom",
        clouds,
        legal: "legal",
        beside: |areas| match areas {
            [area] => format!("beside area {area}"),
            _ => format!("beside areas {}", and(areas)),
        },
        can_close: |areas| match areas {
            [area] => format!("can close area {area}"),
            _ => format!("can close areas {}", and(areas)),
        },
        joins: |areas, size, first| {
            let first = first.map(|first| format!(", {first} first")).unwrap_or_default();
            match areas {
                [area] => format!("area {area} grows to {size} spaces{first}"),
                _ => format!("joins areas {} into one of {size} spaces{first}", and(areas)),
            }
        },
        up_to: |score| format!("up to {}", points(score)),
        chosen: "chosen",
        irrelevant: "nothing fits beside it any more",
        with_joker: "with the joker",
    };
}
