//! Texts about saving and errors.

/// The texts about saving and crashes.
#[derive(Clone, Copy)]
pub struct SavingText {
    /// The browser lets the page store nothing.
    pub blocked: &'static str,
    /// A save is broken.
    pub corrupt: &'static str,
    /// The last save is broken; the one before it was loaded.
    pub mended: &'static str,
    /// A save was written by a later version of the page.
    pub newer: &'static str,
    /// The game to resume has been deleted.
    pub gone: &'static str,
    /// The statistics could not be read and were set aside.
    pub results_aside: &'static str,
    /// The browser had no room for the save.
    pub full: &'static str,
    /// The sign that the game is not being saved.
    pub unsaved: &'static str,
    /// The heading above the reason why it is not.
    pub unsaved_title: &'static str,
    /// The reason and what helps: the storage is full.
    pub unsaved_full: &'static str,
    /// The reason and what helps: the browser blocks the storage.
    pub unsaved_blocked: &'static str,
    /// The warning before an unsaved game is left.
    pub unsaved_leave: &'static str,
    /// The button that leads to the oldest finished games.
    pub make_room: &'static str,
    /// The heading of the dialog when the storage is full.
    pub no_room_title: &'static str,
    /// The advice when the storage is full and the oldest finished games are listed.
    pub no_room: &'static str,
    /// The advice when the storage is full and no game is finished.
    pub no_room_at_all: &'static str,
    /// The button that tries again to save.
    pub try_again: &'static str,
    /// The button that plays on without saving.
    pub play_unkept: &'static str,
    /// A bot's search failed: a simpler bot acts for it.
    pub bot_failed: &'static str,
    /// The record was saved as a file of this name.
    pub exported: fn(&str) -> String,
    /// The browser could make no file.
    pub not_exported: &'static str,
    /// The page has crashed.
    pub crash_title: &'static str,
    /// The state of the game after a crash.
    pub crash: &'static str,
    /// Loads the page again and resumes.
    pub reload: &'static str,
    /// Loads the page again, without resuming.
    pub reload_only: &'static str,
    /// Saves what was saved last as a file.
    pub rescue: &'static str,
    /// Before the technical reason.
    pub details: &'static str,
}

impl SavingText {
    pub(in crate::text) const ENGLISH: SavingText = SavingText {
        blocked: "This browser lets the page store nothing: closing the page loses the game. During a game, the menu saves it as a file.",
        corrupt: "The saved game could not be read; it was set aside, and nothing of it was deleted.",
        mended: "The last save of this game could not be read and was set aside; here it stands as it was an action before.",
        newer: "The saved game was written by a newer version of this page; it was left as it is.",
        gone: "This game is no longer here: it was deleted.",
        results_aside: "The old statistics could not be read. They are kept under “Your games”, and nothing was deleted.",
        full: "The browser’s storage is full: this game is not being saved. During a game, the menu saves it as a file.",
        unsaved: "Not saved",
        unsaved_title: "This game is not being saved",
        unsaved_full: "The browser’s storage is full. Save the game as a file, or make room: it is saved again as soon as it fits.",
        unsaved_blocked: "This browser lets the page store nothing. Save the game as a file before you close the page.",
        unsaved_leave: "This game is not being saved. If you leave it, everything since its last save is lost. The menu saves it as a file.",
        make_room: "Make room",
        no_room_title: "No room to save the game",
        no_room: "The browser’s storage is full. These are your oldest finished games: save them as files, then delete them here. Nothing is deleted by itself.",
        no_room_at_all: "The browser’s storage is full, and there is no finished game to delete. Back everything up as a file, then delete games that you no longer want from “Your games”.",
        try_again: "Try again",
        play_unkept: "Play without saving",
        bot_failed: "The bot could not finish thinking, so it takes the most points at once.",
        exported: |file| format!("Saved as {file}."),
        not_exported: "This browser would not make a file of it.",
        crash_title: "Something broke",
        crash: "That is our mistake. Your game was saved after the last action.",
        reload: "Reload and resume",
        reload_only: "Reload only",
        rescue: "Save the game as a file",
        details: "What the page says about it",
    };
}
