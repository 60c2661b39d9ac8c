//! The settings of the table.

/// The texts of the table's settings.
#[derive(Clone, Copy)]
pub struct SettingsText {
    /// The headings of the groups: play, look, help, sound.
    pub groups: [&'static str; 4],
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
    /// The explanations under a resting mouse.
    pub tooltips: &'static str,
    /// The screen between the turns of two people.
    pub handover_screen: &'static str,
    /// The keys that work without Ctrl.
    pub shortcuts: &'static str,
    /// The sounds of the table.
    pub sound: &'static str,
    /// Their volume.
    pub volume: &'static str,
    /// The vibration of the device.
    pub vibration: &'static str,
    /// The button that shows the first-turn hints again.
    pub hints_again: &'static str,
    /// Confirms that the hints come again.
    pub hints_come_again: &'static str,
    /// The speed of animations.
    pub animations: &'static str,
    /// Its choices: off, normal, fast.
    pub paces: [&'static str; 3],
    /// The note that the device's wish for less motion has the last word.
    pub reduced_motion: &'static str,
    /// The steps that the player must confirm.
    pub confirm: &'static str,
    /// Its choices: nothing, important steps, everything.
    pub confirm_ways: [&'static str; 3],
    /// The explanation of the important steps.
    pub confirm_note: &'static str,
}

impl SettingsText {
    pub(in crate::text) const ENGLISH: SettingsText = SettingsText {
        groups: ["Play", "Look", "Help", "Sound"],
        colorblind: "Colour-blind mode: other colours, and a mark for each player",
        joker_marks: "Mark the joker’s animal on dominoes",
        scored_areas: "Show scored areas in green",
        coordinates: "Coordinates round the board",
        irrelevant: "Animals that nothing fits beside",
        irrelevant_ways: ["Faint", "Hidden", "Fully visible"],
        unseen: "Show the unseen-dominoes list",
        tooltips: "Explain what the mouse, the keyboard focus or a finger rests on",
        handover_screen: "Hide the dominoes between two players’ turns",
        shortcuts: "Single-key shortcuts on the table",
        sound: "Sounds",
        volume: "Volume",
        vibration: "Vibration",
        hints_again: "Show the first-turn hints again",
        hints_come_again: "The hints will be shown again.",
        animations: "Animations",
        paces: ["Off", "Normal", "Fast"],
        reduced_motion: "This device asks for less motion, so nothing moves.",
        confirm: "Confirm moves",
        confirm_ways: ["Never", "Important ones", "Always"],
        confirm_note: "Important ones: discarding although a domino fits, skipping a mushroom or plant, a joker with which no domino fits, scoring an area. Always: you place each piece by itself and confirm it.",
    };
}
