//! The final scoring.

use crate::text::words::number::plain;

/// The texts of the final scoring.
#[derive(Clone, Copy)]
pub struct FinalScoringText {
    /// The heading.
    pub title: &'static str,
    /// The heading of the column of sources.
    pub source: &'static str,
    /// The sources of points: the start, planting, main points of areas, minor points, clouds left,
    /// plants left, backs of tokens.
    pub sources: [&'static str; 7],
    /// The areas closed in play, as a step of the presentation.
    pub areas_in_play: &'static str,
    /// The result with the scores, highest first.
    pub verdict: fn(sentence: &str, scores: &[i64]) -> String,
    /// The sum.
    pub total: &'static str,
    /// Area tokens collected, which break ties.
    pub area_tokens: &'static str,
    /// The heading over the areas scored at the end.
    pub areas: &'static str,
    /// The button that shows everything at once.
    pub skip: &'static str,
    /// The button that hides the final scoring.
    pub look_at_table: &'static str,
    /// The button that shows it again.
    pub show_again: &'static str,
    /// The button that saves the record.
    pub export: &'static str,
    /// The button that begins a new game.
    pub new_game: &'static str,
    /// The mark beside a winner's name, for screen readers.
    pub winner: &'static str,
}

impl FinalScoringText {
    pub(in crate::text) const ENGLISH: FinalScoringText = FinalScoringText {
        title: "Final scoring",
        source: "Points from",
        sources: [
            "Start",
            "Planting",
            "Areas (main)",
            "Areas (minor)",
            "Clouds left",
            "Plants left",
            "Backs of tokens",
        ],
        areas_in_play: "Areas closed in play",
        verdict: |sentence, scores| {
            let scores: Vec<String> = scores.iter().map(|&score| plain(score)).collect();
            // A word joiner after the dash keeps the scores on one line.
            let scores = scores.join("\u{a0}–\u{2060}\u{a0}");
            format!("{}: {scores}", sentence.trim_end_matches('.'))
        },
        total: "Total",
        area_tokens: "Area tokens",
        areas: "Areas scored at the end",
        skip: "Show all",
        look_at_table: "Back to the table",
        show_again: "Final scoring",
        export: "Save the record",
        new_game: "New game",
        winner: "winner",
    };
}
