//! The settings of the table, and the questions before a confirmed step.

use crate::text::words::english::and;

/// The texts of the table's settings.
#[derive(Clone, Copy)]
pub struct SettingsText {
    /// The colour-blind mode.
    pub colorblind: &'static str,
    /// The joker's mark on dominoes.
    pub joker_marks: &'static str,
    /// Scored areas in a separate colour.
    pub scored_areas: &'static str,
    /// Coordinates around the board.
    pub coordinates: &'static str,
    /// The display of irrelevant animals.
    pub irrelevant: &'static str,
    /// Its choices: faint, hidden, full.
    pub irrelevant_ways: [&'static str; 3],
    /// The button that shows the dominoes not seen yet.
    pub unseen: &'static str,
    /// The speed of animations.
    pub animations: &'static str,
    /// Its choices: off, normal, fast.
    pub paces: [&'static str; 3],
    /// The steps that need a second tap.
    pub confirm: &'static str,
    /// Its choices: nothing, important steps, everything.
    pub confirm_ways: [&'static str; 3],
    /// The explanation of the important steps.
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

/// The question before a step that needs a second tap, by reason.
#[derive(Clone, Copy)]
pub struct ConfirmText {
    /// Every step needs one; takes the button's label.
    pub always: fn(button: &str) -> String,
    /// The player would discard, but a domino of the hand fits.
    pub gives_up_domino: &'static str,
    /// The player would skip planting, but a plant could be placed.
    pub gives_up_plant: &'static str,
    /// The player would decline a mushroom that could be placed.
    pub gives_up_mushroom: &'static str,
    /// Areas would be scored; takes their letters, at least one.
    pub scores: fn(areas: &[&str]) -> String,
}

impl ConfirmText {
    pub(in crate::text) const ENGLISH: ConfirmText = ConfirmText {
        always: |button| format!("Tap “{button}” again to confirm."),
        gives_up_domino: "A domino could be laid. Once more to discard all the same.",
        gives_up_plant: "A plant could be set. Once more to plant nothing.",
        gives_up_mushroom: "A mushroom could be set. Once more to leave it.",
        scores: |areas| match areas {
            [area] => format!("Area {area} is scored for good. Once more to finish."),
            _ => format!("Areas {} are scored for good. Once more to finish.", and(areas)),
        },
    };
}
