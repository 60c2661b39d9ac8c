//! The settings of the table, and what is asked for a second time.

use crate::text::words::english::and;

/// The settings of the table.
#[derive(Clone, Copy)]
pub struct SettingsText {
    /// Other colours, and marks.
    pub colorblind: &'static str,
    /// The joker's mark on dominoes.
    pub joker_marks: &'static str,
    /// Scored areas in a colour of their own.
    pub scored_areas: &'static str,
    /// Coordinates on the rim.
    pub coordinates: &'static str,
    /// Animals beside which nothing can be laid any more.
    pub irrelevant: &'static str,
    /// Faint, hidden, full.
    pub irrelevant_ways: [&'static str; 3],
    /// The button that shows the dominoes not seen yet.
    pub unseen: &'static str,
    /// How fast pieces move.
    pub animations: &'static str,
    /// Off, normal, fast.
    pub paces: [&'static str; 3],
    /// What is asked for a second time.
    pub confirm: &'static str,
    /// Nothing, what matters, everything.
    pub confirm_ways: [&'static str; 3],
    /// What matters.
    pub confirm_note: &'static str,
}

impl SettingsText {
    pub(in crate::text) const ENGLISH: SettingsText = SettingsText {
        colorblind: "Colour-blind mode: other colours, and a mark for each player",
        joker_marks: "Mark the joker’s animal on dominoes",
        scored_areas: "Show scored areas in green",
        coordinates: "Coordinates round the board",
        irrelevant: "Animals nothing fits beside",
        irrelevant_ways: ["Faint", "Hidden", "As any other"],
        unseen: "Offer a list of the dominoes not seen yet",
        animations: "Animations",
        paces: ["Off", "Normal", "Fast"],
        confirm: "Ask for a second tap",
        confirm_ways: ["Never", "When it matters", "Always"],
        confirm_note: "When it matters: a piece shows before it is set, and giving one up or scoring an area takes a second tap.",
    };
}

/// Why a step is asked for a second time.
#[derive(Clone, Copy)]
pub struct Again {
    /// Everything is; what the button says.
    pub always: fn(button: &str) -> String,
    /// A domino would go that fits somewhere, or another of the hand does.
    pub gives_up_domino: &'static str,
    /// A plant could be set.
    pub gives_up_plant: &'static str,
    /// A mushroom could be set.
    pub gives_up_mushroom: &'static str,
    /// Areas would be scored: their letters, at least one.
    pub scores: fn(areas: &[&str]) -> String,
}

impl Again {
    pub(in crate::text) const ENGLISH: Again = Again {
        always: |button| format!("“{button}”: once more does it."),
        gives_up_domino: "A domino could be laid. Once more to discard all the same.",
        gives_up_plant: "A plant could be set. Once more to plant nothing.",
        gives_up_mushroom: "A mushroom could be set. Once more to leave it.",
        scores: |areas| match areas {
            [area] => format!("Area {area} is scored for good. Once more to finish."),
            _ => format!("Areas {} are scored for good. Once more to finish.", and(areas)),
        },
    };
}
