//! Zooming the board.

/// The texts of the zoom buttons.
#[derive(Clone, Copy)]
pub struct ZoomText {
    /// The name of the buttons together.
    pub title: &'static str,
    /// The button that zooms in.
    pub nearer: &'static str,
    /// The button that zooms out.
    pub farther: &'static str,
    /// The button that shows the whole board.
    pub whole: &'static str,
    /// Says that the board shows a part.
    pub part: &'static str,
    /// Says that the board shows everything.
    pub all: &'static str,
    /// The name of the buttons that pan together.
    pub pan_title: &'static str,
    /// The buttons that pan: left, up, down, right.
    pub pan: [&'static str; 4],
}

impl ZoomText {
    pub(in crate::text) const ENGLISH: ZoomText = ZoomText {
        title: "Zoom",
        nearer: "Zoom in",
        farther: "Zoom out",
        whole: "Zoom out to the whole board",
        part: "The board is zoomed in.",
        all: "The whole board is in view.",
        pan_title: "Move the view",
        pan: [
            "Move the view left",
            "Move the view up",
            "Move the view down",
            "Move the view right",
        ],
    };
}
