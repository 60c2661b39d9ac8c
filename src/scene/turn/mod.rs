//! The turn and the players: the banner, the hand, the player boards.

pub mod action_list;
pub mod hand;
pub mod onboarding;
pub mod player_boards;
#[cfg(test)]
mod player_boards_tests;
pub mod score_track;
pub mod turn_banner;
#[cfg(test)]
mod turn_banner_tests;
pub mod unseen;
#[cfg(test)]
mod unseen_tests;
