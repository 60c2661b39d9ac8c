//! The menu and its dialogs.

/// The texts of the menu.
#[derive(Clone, Copy)]
pub struct MenuText {
    /// The menu's button and heading.
    pub title: &'static str,
    /// The item that saves the record as a file.
    pub export: &'static str,
    /// The item that begins a new game.
    pub new_game: &'static str,
    /// The question before a running game is left.
    pub leave: &'static str,
    /// The note that the game stays saved.
    pub stays_saved: &'static str,
    /// The button that leaves the game.
    pub leave_yes: &'static str,
    /// The button that stays.
    pub stay: &'static str,
    /// The item that opens the rules.
    pub how_to_play: &'static str,
    /// The item that opens the About dialog.
    pub about: &'static str,
    /// The heading of the settings.
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

impl MenuText {
    pub(in crate::text) const ENGLISH: MenuText = MenuText {
        title: "Menu",
        export: "Save the record as a file",
        new_game: "New game",
        leave: "Leave this game?",
        stays_saved: "It stays saved: the start screen offers to resume it, also while the next game runs.",
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
