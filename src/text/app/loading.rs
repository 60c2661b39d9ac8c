//! Texts about loading a part of the page.

/// The texts about loading a part of the page.
#[derive(Clone, Copy)]
pub struct LoadingText {
    /// The game is being loaded.
    pub loading: &'static str,
    /// The part could not be loaded.
    pub failed: &'static str,
    /// The button that tries again.
    pub try_again: &'static str,
    /// The button that returns to the start screen.
    pub back: &'static str,
}

impl LoadingText {
    pub(in crate::text) const ENGLISH: LoadingText = LoadingText {
        loading: "The game is loading …",
        failed: "This could not be loaded. Nothing is lost. Are you online?",
        try_again: "Try again",
        back: "Back",
    };
}
