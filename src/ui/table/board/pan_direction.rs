//! The four directions in which buttons pan the board.

/// The share of the view by which a button pans.
const PAN: f32 = 0.5;

/// A direction in which a button pans the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PanDirection {
    /// To the left.
    Left,
    /// Up.
    Up,
    /// Down.
    Down,
    /// To the right.
    Right,
}

impl PanDirection {
    /// All directions, in the order of their buttons.
    pub const ALL: [PanDirection; 4] =
        [PanDirection::Left, PanDirection::Up, PanDirection::Down, PanDirection::Right];

    /// Returns the shares of the view's width and height by which it moves.
    pub(super) const fn shares(self) -> (f32, f32) {
        match self {
            PanDirection::Left => (-PAN, 0.0),
            PanDirection::Up => (0.0, -PAN),
            PanDirection::Down => (0.0, PAN),
            PanDirection::Right => (PAN, 0.0),
        }
    }
}
