//! The menu and its dialogs.

/// The texts of the menu.
#[derive(Clone, Copy)]
pub struct MenuText {
    /// The menu's button and heading.
    pub title: &'static str,
    /// The item that saves the record as a file.
    pub export: &'static str,
    /// The item and the dialog with the players' names and colours.
    pub players: &'static str,
    /// The button that carries out what a dialog changed.
    pub done: &'static str,
    /// The item that fills the screen with the page.
    pub full_screen: &'static str,
    /// The item that ends full screen.
    pub leave_full_screen: &'static str,
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
    /// The button that opens the lessons of the tutorial.
    pub learn: &'static str,
    /// The item that opens the rules.
    pub how_to_play: &'static str,
    /// The item that opens the About dialog.
    pub about: &'static str,
    /// The heading of the settings.
    pub settings: &'static str,
    /// The legend of the languages.
    pub language: &'static str,
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
        export: "Save game as a file",
        players: "Names and colours",
        done: "Done",
        full_screen: "Full screen",
        leave_full_screen: "Leave full screen",
        new_game: "New game",
        leave: "Start a new game?",
        stays_saved: "This one stays saved; you can resume it any time.",
        leave_yes: "New game",
        stay: "Play on",
        learn: "Learn to play",
        how_to_play: "How to play",
        about: "About",
        settings: "Settings",
        language: "Language",
        theme: "Theme",
        themes: ["System", "Light", "Dark"],
        bot_speed: "Bot speed",
        speeds: ["Slow", "Normal", "Instant"],
        close: "Close",
    };
}
