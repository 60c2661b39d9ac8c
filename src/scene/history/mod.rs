//! The past of a match: the log, the timeline, the score chart and the final scoring.

pub mod bot_pacing;
pub mod final_scoring;
#[cfg(test)]
mod final_scoring_tests;
pub mod log;
pub mod presentation;
pub mod score_chart;
pub mod scored_area;
pub mod timeline;
#[cfg(test)]
mod timeline_tests;

pub use bot_pacing::{BotPacing, areas_just_scored};
pub use final_scoring::{FinalScoring, PointSource, ScoringPart, ScoringStep, points_from};
pub use log::{
    Log, LogLine, LogTurn, latest_lines, reached_position, since_last_turn, turn_number,
};
pub use presentation::{duration_factor, is_revealed, next_count, step_time};
pub use score_chart::{ScoreChart, ScoreLine};
pub use scored_area::{ScoredArea, points_by_seat};
pub use timeline::{
    Step, Timeline, past_action_text, past_title, replay_positions, revision_notes,
};
