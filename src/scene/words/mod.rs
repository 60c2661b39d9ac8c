//! Names and sentences: events, illegal actions and the rules behind them in words.

pub mod announcement;
pub mod fits_nowhere;
pub mod illegal_text;
pub mod import_text;
pub mod last_action;
pub mod lesson_text;
pub mod names;
pub mod narrate_scoring;
pub mod narrator;
#[cfg(test)]
mod narrator_tests;
pub mod rule_reference;
pub mod sentence;
pub mod short_names;
pub mod summary;

pub use fits_nowhere::{
    fits_nowhere_reason, joker_helps, nothing_fits, nothing_fits_text, some_joker_makes_fit,
};
pub(in crate::scene) use fits_nowhere::{fitting_with_joker, stuck_dominoes};
pub use import_text::import_text;
pub use last_action::{
    actions_text, current_turn_entries, scored_before_turn, scored_before_turn_text,
    turn_action_text, watched_text,
};
pub use lesson_text::{goal_text, step_text, wrong_move_text};
pub use names::{
    MAX_GAME_NAME_CHARS, MAX_NAME_CHARS, area_letters, area_name, board_kind, board_name,
    capitalized, domino_name, hand_notes, items_of_seat, letters_joined, owner_color, owner_name,
    plant_name, seat_name, shortened, shown_name, stock_color_name,
};
pub use narrator::Narrator;
pub use rule_reference::Rule;
pub use sentence::{Reference, Sentence, Span};
