//! The past of a match: the log, the timeline, the score chart and the final scoring.

pub mod bot_pacing;
pub mod final_scoring;
pub mod log;
pub mod score_chart;
pub mod timeline;
#[cfg(test)]
mod timeline_tests;
