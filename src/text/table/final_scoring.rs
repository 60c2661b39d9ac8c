//! The final scoring.

use crate::text::words::number::plain;

/// A player in the final ranking.
#[derive(Clone, Copy)]
pub struct RankedPlayer<'a> {
    /// The place, from 1. Equal players share it.
    pub place: usize,
    /// The name.
    pub name: &'a str,
    /// The score.
    pub score: i64,
}

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
    /// The sentence about the winners, as an exclamation.
    pub result: fn(sentence: &str) -> String,
    /// A player's place, name and score.
    pub place: fn(&RankedPlayer) -> String,
    /// The only person in the game has won.
    pub you_won: &'static str,
    /// A kind word to the persons who lost against another one.
    pub well_played: &'static str,
    /// A kind word to the persons who lost against bots.
    pub next_time: &'static str,
    /// The sum.
    pub total: &'static str,
    /// Area tokens collected, which break ties.
    pub area_tokens: &'static str,
    /// The heading over the scored areas.
    pub areas: &'static str,
    /// How keys go through them.
    pub walk: &'static str,
    /// The headings of their columns: area, its main and minor points.
    pub area_columns: [&'static str; 2],
    /// What 0 and a dash mean in the columns of the players.
    pub area_legend: &'static str,
    /// The name of the buttons that steer the presentation.
    pub controls: &'static str,
    /// The button that pauses the presentation.
    pub pause: &'static str,
    /// The button that continues it.
    pub go_on: &'static str,
    /// The button that shows the step before.
    pub back: &'static str,
    /// The button that shows the next step.
    pub next: &'static str,
    /// The button that changes its speed: slow, normal, fast, fastest.
    pub speeds: [&'static str; 4],
    /// The button that shows everything at once.
    pub skip: &'static str,
    /// How a player who does not see the steps has them announced.
    pub steps_aloud: &'static str,
    /// The button that plays the presentation again.
    pub replay: &'static str,
    /// The button that hides the final scoring.
    pub look_at_table: &'static str,
    /// The button that shows it again.
    pub show_again: &'static str,
    /// The button that saves the record.
    pub export: &'static str,
    /// The button that begins a game of the same players.
    pub rematch: &'static str,
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
            "Areas, main points",
            "Areas, minor points",
            "Clouds left",
            "Plants left",
            "Backs of tokens",
        ],
        areas_in_play: "Areas closed in play",
        result: |sentence| format!("{}!", sentence.trim_end_matches('.')),
        place: |&RankedPlayer { place, name, score }| {
            format!("{place}.\u{a0}{name}\u{a0}{}", plain(score))
        },
        you_won: "You won!",
        well_played: "Well played!",
        next_time: "Better luck next time!",
        total: "Total",
        area_tokens: "Area tokens (tie-break)",
        areas: "Points of each area",
        walk: "The arrow keys go through the areas.",
        area_columns: ["Area", "1st / 2nd"],
        area_legend: "0: plants there, but no points. –: none of their plants there. In brackets: neutral takes these points, so nobody gets them.",
        controls: "Presentation",
        pause: "Pause",
        go_on: "Continue",
        back: "Step back",
        next: "Next step",
        speeds: ["Speed: slow", "Speed: normal", "Speed: fast", "Speed: fastest"],
        skip: "Show all",
        steps_aloud: "“Next step” reads out each step.",
        replay: "Watch again",
        look_at_table: "See the board",
        show_again: "Final scoring",
        export: "Save game",
        rematch: "Rematch",
        new_game: "New game",
        winner: "winner",
    };
}
