//! The measures of the board in its SVG user units, shared by all layers.

use crate::scene::geometry::{Cut, Rect, decimal};

/// The side of a cell.
pub const CELL: f32 = 40.0;
/// The width of the rim with the coordinates.
pub const RIM: f32 = 24.0;
/// The width of the rim without coordinates.
pub const NARROW_RIM: f32 = 9.0;

/// The outline of the shadow that areas cast on the brook or meadow; draw it 3.5 lower.
pub const SHORE: Cut = Cut { cell: CELL, inset: -1.2, radius: 12.0 };
/// The outline of the bank around areas.
pub const BANK: Cut = Cut { cell: CELL, inset: 0.4, radius: 11.0 };
/// The outline of the dark edge of an area's soil.
pub const SOIL_EDGE: Cut = Cut { cell: CELL, inset: 3.4, radius: 9.0 };
/// The outline of an area's soil; draw it 1.6 lower, so that its upper edge looks cut.
pub const SOIL: Cut = Cut { cell: CELL, inset: 4.6, radius: 8.0 };
/// The line around an area that is previewed or lit.
pub const AREA_OUTLINE: Cut = Cut { cell: CELL, inset: 2.0, radius: 10.0 };

/// The inset of a brook or meadow tile in its cell, and the radius of its corners.
pub const TILE: (f32, f32) = (1.6, 7.0);
/// The inset of a domino's wood in its two cells, and the radius of its corners.
pub const WOOD: (f32, f32) = (1.8, 7.0);

/// Returns the rectangle of a board with its rim; the upper left cell begins at (0, 0).
pub fn whole(columns: i32, rows: i32, coordinates: bool) -> Rect {
    let rim = if coordinates { RIM } else { NARROW_RIM };
    let across = |cells: i32| cells as f32 * CELL + 2.0 * rim;
    Rect { x: -rim, y: -rim, width: across(columns), height: across(rows) }
}

/// Formats the rectangle as an SVG's `viewBox`, in hundredths: of a zoomed board, a tenth of a unit
/// can be a whole pixel.
pub fn view_box(view: Rect) -> String {
    [view.x, view.y, view.width, view.height]
        .map(|length| format!("{}e-1", decimal(length * 10.0)))
        .join(" ")
}

/// Returns the rectangle of a square picture of this side in the middle of a cell.
pub fn centered(column: i32, row: i32, side: f32) -> Rect {
    let edge = |index: i32| index as f32 * CELL + (CELL - side) / 2.0;
    Rect { x: edge(column), y: edge(row), width: side, height: side }
}

/// Returns the tinted ground of a domino's half, relative to its cell. It reaches almost to the
/// seam, so that the two halves read as one piece. `across` is `true` for a domino that lies
/// across, `second` for its right or lower half.
pub fn half_ground(across: bool, second: bool) -> Rect {
    let (outer, seam, long, short) = (4.6, 0.9, 34.5, 30.8);
    let start = if second { seam } else { outer };
    if across {
        Rect { x: start, y: outer, width: long, height: short }
    } else {
        Rect { x: outer, y: start, width: short, height: long }
    }
}

/// Returns the place of the animal on a domino's half, relative to its cell: in the middle of its
/// ground.
pub fn half_animal(across: bool, second: bool) -> Rect {
    let side = 27.0;
    let ground = half_ground(across, second);
    let x = ground.x + (ground.width - side) / 2.0;
    let y = ground.y + (ground.height - side) / 2.0;
    Rect { x, y, width: side, height: side }
}
