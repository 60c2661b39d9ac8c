//! Rectangles, outlines, textures, the zoom and popover positions.

pub mod outline;
pub mod popover_position;
pub mod rect;
pub mod texture;
pub mod zoom;

pub use outline::{Cut, decimal, on_grid};
pub use rect::{Point, Rect};
pub use texture::{CRUMBS, FLOWERS, RIPPLES, TUFTS, pits, scatter, tiles};
pub use zoom::{MIN_TOUCH_SIZE, Viewport, Zoom, cell, nearest_within_reach};
