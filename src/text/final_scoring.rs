//! The final scoring.

/// The words of the final scoring.
#[derive(Clone, Copy)]
pub struct FinalScoring {
    /// The heading.
    pub title: &'static str,
    /// The head of the column of sources.
    pub source: &'static str,
    /// Where points come from: the start, planting, areas closed in play, areas scored at the end,
    /// clouds left, plants left, backs of tokens.
    pub sources: [&'static str; 7],
    /// The sum.
    pub total: &'static str,
    /// Area tokens collected, which break ties.
    pub area_tokens: &'static str,
    /// Shows everything at once.
    pub skip: &'static str,
    /// Closes the table.
    pub look_at_board: &'static str,
    /// Opens the table again.
    pub show_again: &'static str,
    /// Saves the record.
    pub export: &'static str,
    /// Begins anew.
    pub new_game: &'static str,
    /// Beside a winner's name, for screen readers.
    pub winner: &'static str,
}

impl FinalScoring {
    pub(super) const ENGLISH: FinalScoring = FinalScoring {
        title: "Final scoring",
        source: "Points from",
        sources: [
            "Start",
            "Planting",
            "Areas in play",
            "Areas at the end",
            "Clouds left",
            "Plants left",
            "Backs of tokens",
        ],
        total: "Total",
        area_tokens: "Area tokens",
        skip: "Show all",
        look_at_board: "Look at the board",
        show_again: "Final scoring",
        export: "Save the record",
        new_game: "New game",
        winner: "winner",
    };
}
