//! Outlines, textures, the zoom and popover positions.

pub mod outline;
pub mod popover_position;
pub mod texture;
pub mod zoom;
