//! Hints for a person's first turns.

/// The texts of the hints.
#[derive(Clone, Copy)]
pub struct OnboardingText {
    /// The button that turns the hints off for good.
    pub close: &'static str,
    /// No domino is chosen.
    pub choose_domino: &'static str,
    /// A domino is chosen, but no space.
    pub place_domino: &'static str,
    /// The ghost of a domino is on the board.
    pub laid: &'static str,
    /// A mushroom is to be placed.
    pub mushroom: &'static str,
    /// A plant is to be chosen.
    pub choose_plant: &'static str,
    /// The ghost of a plant is on the board.
    pub planted: &'static str,
    /// Nothing but finishing is left.
    pub finish: &'static str,
    /// The turn can be ended.
    pub end: &'static str,
    /// Animals on the board are faint.
    pub faint: &'static str,
}

impl OnboardingText {
    pub(in crate::text) const ENGLISH: OnboardingText = OnboardingText {
        close: "No more help",
        choose_domino: "Begin here: choose a domino of your hand.",
        place_domino: "Tap a glowing space: a ring of stones, in Valley a pond, or one beside animals that match.",
        laid: "Tap it again to turn it, and its other half to place it there.",
        mushroom: "Tap a space for a mushroom, or leave it. The number is the size of the joined area, the dot its leader.",
        choose_plant: "Now a plant: the number is what it scores, “1st” or “tie” how you would stand in the area.",
        planted: "Tap it again to plant it. The line below says how the area would stand.",
        finish: "Finishing scores what you have closed (in Valley only the end does), and fills your hand.",
        end: "That was a turn. Hand it on, or spend clouds.",
        faint: "Faint animals are out of play: no domino can be laid beside them any more.",
    };
}
