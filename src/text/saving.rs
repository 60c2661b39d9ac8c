//! What is said about saving, and when things go wrong.

/// The words about saving and crashes.
#[derive(Clone, Copy)]
pub struct Saving {
    /// The browser keeps nothing.
    pub blocked: &'static str,
    /// A save is broken.
    pub corrupt: &'static str,
    /// The browser had no room for the save.
    pub full: &'static str,
    /// The page has crashed.
    pub crash_title: &'static str,
    /// What is left of the game after a crash.
    pub crash: &'static str,
    /// Loads the page again and resumes.
    pub reload: &'static str,
    /// Before the technical reason.
    pub details: &'static str,
}

impl Saving {
    pub(super) const ENGLISH: Saving = Saving {
        blocked: "This browser lets the page store nothing: the game will not survive closing it. The menu saves it as a file.",
        corrupt: "The saved game could not be read; it was set aside, and nothing of it was deleted.",
        full: "The browser’s storage is full: this game is not being saved. The menu saves it as a file.",
        crash_title: "Something broke",
        crash: "That is our mistake. Your game was saved after the last action.",
        reload: "Reload and resume",
        details: "What the page says about it",
    };
}
