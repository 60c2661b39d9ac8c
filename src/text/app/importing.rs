//! Importing files and pasted texts.

/// The texts about imported files and texts.
#[derive(Clone, Copy)]
pub struct ImportingText {
    /// A file is no record: its name and the technical reason.
    pub not_a_record: fn(&str, &str) -> String,
    /// A file is a record of what the rules forbid: its name, and the place with the reason.
    pub wrong_record: fn(&str, &str) -> String,
    /// A file is a backup that can't be restored: its name and the technical reason.
    pub wrong_backup: fn(&str, &str) -> String,
    /// The name of a pasted text, in place of a file name.
    pub pasted: &'static str,
    /// A file or text is too large: its name and the limit in megabytes.
    pub too_large: fn(&str, usize) -> String,
    /// The file could not be read.
    pub unreadable: &'static str,
}

impl ImportingText {
    pub(in crate::text) const ENGLISH: ImportingText = ImportingText {
        not_a_record: |file, reason| {
            format!("“{file}” is not a game record of Renature. Details: {reason}.")
        },
        wrong_record: |file, reason| {
            format!("“{file}” was not opened, for its game can’t have happened: {reason}.")
        },
        wrong_backup: |file, reason| format!("“{file}” can’t be restored: {reason}."),
        pasted: "the pasted text",
        too_large: |file, megabytes| {
            format!(
                "“{file}” was not opened: it has more than {megabytes} MB, the most that this page reads."
            )
        },
        unreadable: "the file can’t be read as text",
    };
}
