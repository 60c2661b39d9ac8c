//! The portraits of persons and bots: lines upon a disc in the player's colour.

use crate::{bots::BotKind, session::Controller};

/// Returns the lines of the controller's portrait, in a box with a side of 36. A bot has the plant
/// of its level.
pub const fn portrait(controller: Controller) -> &'static str {
    let Controller::Bot(kind) = controller else {
        return "M18 17a4.9 4.9 0 1 0-.01 0zM9.3 28.5q0-8 8.7-8t8.7 8";
    };
    match kind {
        BotKind::Acorn => {
            "M10 15.6q0-6 8-6t8 6zM11.6 15.6q0 9 6.4 12.9q6.4-3.9 6.4-12.9M18 9.6V6.4"
        }
        BotKind::Random | BotKind::Greedy | BotKind::Seedling => {
            "M18 29v-11m0 3q-8.5 0-8.5-8q8.5 0 8.5 8m0-2q0-8.5 8.5-9.5q0 9-8.5 9.5"
        }
        BotKind::Turf => "M18 27V12M13 27q.4-7-3.8-12M23 27q-.4-7 3.8-12M8.5 27.2h19",
        BotKind::Bush => {
            "M11 26a4.5 4.5 0 0 1-1-8.7a5 5 0 0 1 4.9-5.6a5.4 5.4 0 0 1 6.4 0a5 5 0 0 1 4.9 5.6a4.5 4.5 0 0 1-1 8.7z"
        }
        BotKind::Pine => "M18 7l6.2 8.6h-2.7l5 7.6h-17l5-7.6h-2.7zM18 23.2V29",
        BotKind::Oak => {
            "M18 29.5V16.5M18 22.5l4-4M12.7 22.2a5 5 0 0 1-2.6-9.2a5.4 5.4 0 0 1 7.9-4.8a5.4 5.4 0 0 1 7.9 4.8a5 5 0 0 1-2.6 9.2"
        }
    }
}
