//! The menu and what it opens.

/// The words of the menu.
#[derive(Clone, Copy)]
pub struct Menu {
    /// Opens the menu; its heading.
    pub title: &'static str,
    /// Saves the record as a file.
    pub export: &'static str,
    /// Begins anew.
    pub new_game: &'static str,
    /// Asked before a running game is left.
    pub leave: &'static str,
    /// What becomes of the game that is left.
    pub kept: &'static str,
    /// Leaves it.
    pub leave_yes: &'static str,
    /// Stays.
    pub stay: &'static str,
    /// Opens the rules.
    pub how_to_play: &'static str,
    /// Opens who made what.
    pub about: &'static str,
    /// What one likes: look and speed.
    pub settings: &'static str,
    /// The label of the theme.
    pub theme: &'static str,
    /// Themes: as the system wishes, light, dark.
    pub themes: [&'static str; 3],
    /// The label of the bots' speed.
    pub bot_speed: &'static str,
    /// Speeds: slow, normal, at once.
    pub speeds: [&'static str; 3],
    /// Closes a dialog.
    pub close: &'static str,
}

impl Menu {
    pub(in crate::text) const ENGLISH: Menu = Menu {
        title: "Menu",
        export: "Save the record as a file",
        new_game: "New game",
        leave: "Leave this game?",
        kept: "It stays saved: the start screen offers to resume it, also while the next game runs.",
        leave_yes: "Leave it",
        stay: "Play on",
        how_to_play: "How to play",
        about: "About",
        settings: "Settings",
        theme: "Look",
        themes: ["As the system", "Light", "Dark"],
        bot_speed: "Bots play",
        speeds: ["Slowly", "Briskly", "At once"],
        close: "Close",
    };
}
