//! The score chart.

use crate::text::words::number::plain;

/// The texts of the score chart.
#[derive(Clone, Copy)]
pub struct ScoreChartText {
    /// The heading.
    pub title: &'static str,
    /// Before the first turn.
    pub start: &'static str,
    /// After a turn, by its number from 1.
    pub turn: fn(number: usize) -> String,
    /// After the final scoring.
    pub final_scoring: &'static str,
    /// A player's score.
    pub score: fn(name: &str, score: i64) -> String,
    /// All scores at one point of the chart.
    pub at: fn(when: &str, scores: &[String]) -> String,
    /// The summary of the chart for screen readers, from descriptions of some points.
    pub summary: fn(points: &[String]) -> String,
    /// The label before the turn numbers below the chart.
    pub turns: &'static str,
    /// The label after the turn numbers, at the final scoring.
    pub end: &'static str,
    /// The name of the slider under the chart.
    pub slider: &'static str,
}

impl ScoreChartText {
    pub(in crate::text) const ENGLISH: ScoreChartText = ScoreChartText {
        title: "Scores over the turns",
        start: "Start",
        turn: |number| format!("Turn {number}"),
        final_scoring: "Final scoring",
        score: |name, score| format!("{name} {}", plain(score)),
        at: |when, scores| format!("{when}: {}", scores.join(", ")),
        summary: |points| format!("Scores over the turns. {}.", points.join(". ")),
        turns: "turn",
        end: "end",
        slider: "Turn of the chart",
    };
}
