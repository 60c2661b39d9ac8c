//! Saved games, and games open in two tabs.

/// The texts of the saved games page.
#[derive(Clone, Copy)]
pub struct SavedGamesText {
    /// The heading of the page and the link to it.
    pub title: &'static str,
    /// Back to the start screen.
    pub back: &'static str,
    /// The heading of the games that are not over.
    pub running: &'static str,
    /// The heading of the finished games.
    pub finished: &'static str,
    /// There is no game yet.
    pub none: &'static str,
    /// The button that resumes a game.
    pub resume: &'static str,
    /// The button that shows a finished game.
    pub look: &'static str,
    /// The button that opens the field for the game's name.
    pub rename: &'static str,
    /// The label of that field.
    pub name: &'static str,
    /// The button that copies the game.
    pub duplicate: &'static str,
    /// The name of a copy, from the name of the game.
    pub copy_of: fn(&str) -> String,
    /// The message that the game was copied under this name.
    pub duplicated: fn(&str) -> String,
    /// The button that saves the record as a file.
    pub export: &'static str,
    /// The words of that label that stand below its icon.
    pub export_short: &'static str,
    /// The button that deletes the game.
    pub delete: &'static str,
    /// The message that the game with this name was deleted.
    pub deleted: fn(&str) -> String,
    /// The button that restores it.
    pub undo: &'static str,
    /// The current turn, from 1.
    pub turn: fn(usize) -> String,
    /// The game is over.
    pub over: &'static str,
    /// The mark beside a winner's score, for screen readers.
    pub won: &'static str,
    /// The button that shows so many more games of a section.
    pub more: fn(usize) -> String,
    /// The save is from a newer version.
    pub newer: &'static str,
    /// The save is damaged, but not yet set aside.
    pub unreadable: &'static str,
    /// The heading of the unreadable saves.
    pub broken: &'static str,
    /// The explanation of unreadable saves.
    pub broken_hint: &'static str,
    /// An unreadable save, by its number from 1.
    pub broken_save: fn(usize) -> String,
    /// The button that saves everything as one file.
    pub back_up: &'static str,
    /// The contents of that file.
    pub back_up_hint: &'static str,
    /// The result of a restored backup: games added, already known, refused.
    pub restored: fn(usize, usize, usize) -> String,
    /// The storage is too full to restore the whole backup.
    pub no_room: &'static str,
    /// The game is played in another tab.
    pub elsewhere: &'static str,
    /// The note that this tab shows the game live.
    pub watching: &'static str,
    /// The button that plays on in this tab.
    pub take_over: &'static str,
    /// Another tab has taken the game over.
    pub taken_over: &'static str,
}

impl SavedGamesText {
    pub(in crate::text) const ENGLISH: SavedGamesText = SavedGamesText {
        title: "Your games",
        back: "Back",
        running: "Under way",
        finished: "Finished",
        none: "Nothing here yet: every game you play is kept here, until you delete it.",
        resume: "Resume",
        look: "Review",
        rename: "Rename",
        name: "Name of the game",
        duplicate: "Copy",
        copy_of: |name| format!("{name} (copy)"),
        duplicated: |name| format!("Copied as “{name}”."),
        export: "Save as a file",
        export_short: "As a file",
        delete: "Delete",
        deleted: |name| format!("“{name}” was deleted."),
        undo: "Put it back",
        turn: |number| format!("Turn {number}"),
        over: "Finished",
        won: "won",
        more: |count| format!("Show {count} more"),
        newer: "Saved by a newer version of this page; it was left as it is.",
        unreadable: "This saved game can’t be read.",
        broken: "Set aside",
        broken_hint: "Renature could not read these. Nothing was deleted. Save them as files: perhaps someone can repair them.",
        broken_save: |number| format!("Broken save {number}"),
        back_up: "Back up everything",
        back_up_hint: "games, results, settings: one file",
        restored: |added, known, refused| {
            let added = match added {
                1 => "1 game restored".to_owned(),
                _ => format!("{added} games restored"),
            };
            let known = match known {
                0 => String::new(),
                1 => ", 1 was already here".to_owned(),
                _ => format!(", {known} were already here"),
            };
            let refused = match refused {
                0 => String::new(),
                1 => "; for 1 there was no room, or it can’t be read".to_owned(),
                _ => format!("; for {refused} there was no room, or they can’t be read"),
            };
            format!("{added}{known}{refused}.")
        },
        no_room: "The browser’s storage is full: not everything could be put back.",
        elsewhere: "This game is played in another tab.",
        watching: "Here you watch it live.",
        take_over: "Play on here",
        taken_over: "Another tab has taken this game over.",
    };
}
