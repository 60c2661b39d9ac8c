//! The pointers that hold the board while they pan or pinch it.

use crate::scene::geometry::Point;
use leptos::ev;

/// The pointers that are down on the board.
#[derive(Default)]
pub struct Pointers {
    /// The position of each pointer by its id.
    pub down: Vec<(i32, Point)>,
    /// What the pointers hold.
    pub grip: Option<Grip>,
    /// `true` if they moved too far for a tap.
    pub moved: bool,
    /// `true` if the last pointer was a finger.
    pub finger: bool,
    /// The distance beyond which they pan, in CSS pixels.
    pub slip: f32,
    /// `true` if the player zoomed; then the page does not zoom by itself.
    pub zoomed_by_player: bool,
}

impl Pointers {
    /// Returns the point between the first two pointers and their distance, in CSS pixels.
    pub fn middle_and_span(&self) -> (Point, f32) {
        match self.down[..] {
            [] => (Point::default(), 0.0),
            [(_, only)] => (only, 0.0),
            [(_, one), (_, other), ..] => (one.midpoint(other), one.distance(other)),
        }
    }
}

/// The point of the board that the pointers hold, as it was when the last of them came or went.
#[derive(Clone, Copy)]
pub struct Grip {
    /// The point in SVG units.
    pub unit: Point,
    /// The same point in CSS pixels.
    pub pixel: Point,
    /// The zoom.
    pub scale: f32,
    /// The distance between two pointers, in CSS pixels.
    pub span: f32,
}

/// Returns where the pointer is in the window, in CSS pixels.
pub fn client_point(event: &ev::PointerEvent) -> Point {
    Point { x: event.client_x() as f32, y: event.client_y() as f32 }
}
