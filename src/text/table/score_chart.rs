//! The chart of the scores over the turns.

use crate::text::words::number::plain;

/// The words of the chart.
#[derive(Clone, Copy)]
pub struct ScoreChart {
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
    /// All scores at a time.
    pub at: fn(when: &str, scores: &[String]) -> String,
    /// The chart as a whole, from what is told of some of its points.
    pub summary: fn(points: &[String]) -> String,
    /// Before the numbers of the turns below the chart.
    pub turns: &'static str,
    /// After them, where the final scoring is.
    pub end: &'static str,
    /// What the slider under the chart does.
    pub slider: &'static str,
}

impl ScoreChart {
    pub(in crate::text) const ENGLISH: ScoreChart = ScoreChart {
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
