//! The current turn and the players: banner, hand, player boards and the list of actions.

pub mod action_list;
#[cfg(test)]
mod action_list_tests;
pub mod hand;
pub mod joker_choices;
pub mod news;
pub mod onboarding;
pub mod player_boards;
#[cfg(test)]
mod player_boards_tests;
pub mod prompt;
#[cfg(test)]
mod prompt_tests;
pub mod score_track;
pub mod turn_banner;
#[cfg(test)]
mod turn_banner_tests;
pub mod unseen;
#[cfg(test)]
mod unseen_tests;

pub use action_list::ActionGroup;
pub use hand::HandScene;
pub use joker_choices::{JokerChoice, joker_choices};
pub use onboarding::Hint;
pub use player_boards::PlayerBoardScene;
pub use prompt::prompt_by_keys;
pub use turn_banner::{PhaseStep, TurnScene, button, closing_text, fits_text, ghost_text};
pub use unseen::Unseen;
