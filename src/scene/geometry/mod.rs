//! Shapes and positions on the board, without pieces.

pub mod outline;
pub mod popover_position;
pub mod texture;
pub mod zoom;
