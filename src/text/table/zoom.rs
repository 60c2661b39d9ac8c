//! Looking at the board more closely.

/// The words of looking at the board more closely.
#[derive(Clone, Copy)]
pub struct Zoom {
    /// The name of the buttons together.
    pub title: &'static str,
    /// Nearer.
    pub nearer: &'static str,
    /// Farther.
    pub farther: &'static str,
    /// The whole board.
    pub whole: &'static str,
    /// Why the board has come nearer by itself.
    pub by_itself: &'static str,
}

impl Zoom {
    pub(in crate::text) const ENGLISH: Zoom = Zoom {
        title: "Zoom",
        nearer: "Zoom in",
        farther: "Zoom out",
        whole: "Show the whole board",
        by_itself: "Nearer for your finger until it is placed",
    };
}
