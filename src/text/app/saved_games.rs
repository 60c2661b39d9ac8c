//! The shelf of saved games, and games that are open in two tabs.

/// The words of the shelf.
#[derive(Clone, Copy)]
pub struct SavedGames {
    /// The heading of the page, and the way to it.
    pub title: &'static str,
    /// Back to the start screen.
    pub back: &'static str,
    /// The heading of the games that are not over.
    pub running: &'static str,
    /// The heading of those that are.
    pub finished: &'static str,
    /// There is no game yet.
    pub none: &'static str,
    /// Plays on.
    pub resume: &'static str,
    /// Shows a finished game.
    pub look: &'static str,
    /// Gives the game a name; the label of its field.
    pub rename: &'static str,
    /// Keeps a copy.
    pub duplicate: &'static str,
    /// The name of a copy, from the name of the game.
    pub copy_of: fn(&str) -> String,
    /// Saves the record as a file.
    pub export: &'static str,
    /// Takes the game off the shelf.
    pub delete: &'static str,
    /// A game was taken off the shelf, by its name.
    pub deleted: fn(&str) -> String,
    /// Puts it back.
    pub undo: &'static str,
    /// The turn that is played, from 1.
    pub turn: fn(usize) -> String,
    /// The game is over.
    pub over: &'static str,
    /// The winners of a finished game have this beside their score, to be read aloud.
    pub won: &'static str,
    /// Shows all games of a section, by how many there are.
    pub all: fn(usize) -> String,
    /// A game was written by a later version.
    pub newer: &'static str,
    /// The heading of the saves that could not be read.
    pub broken: &'static str,
    /// What became of them.
    pub broken_why: &'static str,
    /// A save that could not be read, by its number from 1.
    pub broken_save: fn(usize) -> String,
    /// Saves everything as one file.
    pub back_up: &'static str,
    /// What is in it.
    pub back_up_what: &'static str,
    /// A backup was put back: games that came, that lay there already, that could not come.
    pub restored: fn(usize, usize, usize) -> String,
    /// There is no room to put all of it back.
    pub no_room: &'static str,
    /// The game is played in another tab.
    pub elsewhere: &'static str,
    /// What one can do here meanwhile.
    pub watching: &'static str,
    /// Plays on here instead.
    pub take_over: &'static str,
    /// Another tab has taken the game over.
    pub taken_over: &'static str,
}

impl SavedGames {
    pub(in crate::text) const ENGLISH: SavedGames = SavedGames {
        title: "Your games",
        back: "Back",
        running: "Under way",
        finished: "Finished",
        none: "Nothing here yet: every game you start is kept here, until you delete it.",
        resume: "Resume",
        look: "Look at it",
        rename: "Name",
        duplicate: "Duplicate",
        copy_of: |name| format!("{name} (copy)"),
        export: "Save as a file",
        delete: "Delete",
        deleted: |name| format!("“{name}” was deleted."),
        undo: "Put it back",
        turn: |number| format!("Turn {number}"),
        over: "Finished",
        won: "won",
        all: |count| format!("Show all {count}"),
        newer: "Saved by a newer version of this page; it was left as it is.",
        broken: "Set aside",
        broken_why: "These saves could not be read. Nothing of them was deleted: as files they may still be mended.",
        broken_save: |number| format!("Broken save {number}"),
        back_up: "Back up everything",
        back_up_what: "games, results, settings: one file",
        restored: |added, known, refused| {
            let added = match added {
                1 => "1 game was put back".to_owned(),
                _ => format!("{added} games were put back"),
            };
            let known = match known {
                0 => String::new(),
                _ => format!(", {known} lay here already"),
            };
            let refused = match refused {
                0 => String::new(),
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
