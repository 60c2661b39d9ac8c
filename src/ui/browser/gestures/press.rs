//! The point of a press, and how far the pointer is from it.

use leptos::ev;

/// The distance by which a finger may slip on the board and still tap it, in CSS pixels.
pub const SLIP_DISTANCE: f32 = 30.0;

/// The point in the window where a pointer went down, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Press {
    /// The distance from the left edge.
    pub x: i32,
    /// The distance from the upper edge.
    pub y: i32,
}

impl Press {
    /// Returns the point of a pointer event.
    pub fn new(event: &ev::MouseEvent) -> Press {
        Press { x: event.client_x(), y: event.client_y() }
    }

    /// Returns whether the pointer is farther than `distance` from here, across or down.
    pub fn has_moved(self, event: &ev::MouseEvent, distance: f32) -> bool {
        let Press { x, y } = Press::new(event);
        (x - self.x).abs().max((y - self.y).abs()) as f32 > distance
    }
}
