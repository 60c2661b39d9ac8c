//! Hints for a person's first turns.

/// The texts of the hints.
#[derive(Clone, Copy)]
pub struct OnboardingText {
    /// The button that closes the hint.
    pub close: &'static str,
    /// The button that turns the hints off for good.
    pub no_more: &'static str,
    /// The notice that the hints are off, and where to turn them on again.
    pub closed: &'static str,
    /// No domino is chosen.
    pub choose_domino: &'static str,
    /// A domino is chosen, but no space.
    pub place_domino: &'static str,
    /// The same in Valley.
    pub place_domino_in_valley: &'static str,
    /// A mushroom is to be placed.
    pub mushroom: &'static str,
    /// A plant is to be chosen.
    pub choose_plant: &'static str,
    /// What the number beside the place is, where there is room for it.
    pub rank_points: &'static str,
    /// Where the board is small: what enlarges it.
    pub zoom: &'static str,
    /// The ghost of a plant is on the board.
    pub planted: &'static str,
    /// Nothing but finishing is left.
    pub finish: &'static str,
    /// The same in Valley.
    pub finish_in_valley: &'static str,
    /// The same after a discard.
    pub finish_discarded: &'static str,
    /// The turn can be ended.
    pub end: &'static str,
    /// Animals on the board are faint.
    pub faint: &'static str,
}

impl OnboardingText {
    pub(in crate::text) const ENGLISH: OnboardingText = OnboardingText {
        close: "Close the hint",
        no_more: "No more hints",
        closed: "No more hints. The menu can show them again.",
        choose_domino: "First a domino, then a plant beside it. Choose one: the board shows where it fits.",
        place_domino: "The domino must cover a starting space or lie beside a matching animal.",
        place_domino_in_valley: "The domino must cover a pond or lie beside a matching animal.",
        mushroom: "The mushroom joins the areas beside it. Numbers show the largest new areas, a dot who leads there.",
        choose_plant: "You get the number with a plus at once. “1st” or “tie” is your rank in the area.",
        rank_points: "In the disc: your points.",
        zoom: "The magnifier enlarges the board.",
        planted: "Press again to plant. Below you see the area after your move.",
        finish: "“End turn” scores closed areas and draws a domino.",
        finish_in_valley: "“End turn” draws a domino. Areas are scored only at the end of the game.",
        finish_discarded: "“End turn” draws a domino. Areas are scored only if you placed one.",
        end: "That was a full turn! With clouds you can buy another one.",
        faint: "Some animals are faint: no domino fits beside them any more.",
    };
}
