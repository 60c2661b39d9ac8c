//! The past of a match: log, timeline, chart of the scores, final scoring.

pub mod bot_pacing;
pub mod final_scoring;
pub mod log;
pub mod score_chart;
pub mod timeline;
#[cfg(test)]
mod timeline_tests;
