//! Input: the selection, the replies to taps and buttons, and the actions to confirm first.

pub mod buttons;
pub mod confirm;
#[cfg(test)]
mod domino_tests;
pub mod lesson;
#[cfg(test)]
mod option_tests;
pub mod placement;
#[cfg(test)]
mod plant_tests;
pub mod planting;
pub mod press;
pub mod rejection;
#[cfg(test)]
mod rejection_tests;
#[cfg(test)]
mod replay_tests;
pub mod selection;
#[cfg(test)]
mod table_tests;
#[cfg(test)]
mod valley_tests;

pub use buttons::{Button, ButtonRows, draws};
pub use confirm::{Question, confirm_reason};
pub use lesson::goal_spaces;
pub use placement::{domino_spaces, placements_over};
pub use planting::{plant_spaces, points_range, spaces_beside, spaces_with_domino};
pub use rejection::{Rejection, may_act};
pub use selection::{Reply, Selection};
