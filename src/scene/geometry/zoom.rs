//! The zoom of the board: the part of it that the window shows.
//!
//! Lengths are in the board's SVG units or in the window's pixels; each item says which.

use super::rect::{Point, Rect};
use crate::rules::{Space, SpaceSet};

/// The largest scale; 1 shows the whole board.
pub const MAX_SCALE: f32 = 6.0;
/// The smallest side of a space that a finger hits easily, in pixels.
pub const MIN_TOUCH_SIZE: f32 = 44.0;
/// The largest distance of a tap to the middle of the space that it chooses, in pixels.
pub const TOUCH_REACH: f32 = 20.0;
/// The same as a share of the space's side, which reaches into the seam beside it.
const SEAM_REACH: f32 = 0.55;
/// The share of a zoomed view that may lie beyond the board: controls over its corner then never hide
/// that corner for good.
const OVERSCROLL: f32 = 0.16;

/// A scale above 1, and the point of the board in the middle of the view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Zoom {
    scale: f32,
    center: Point,
}

/// A board in a window: the whole board in units, the window in pixels, and the zoom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Viewport {
    /// The whole board, with its rim.
    pub whole: Rect,
    /// The window that shows it.
    pub window: Rect,
    /// The zoom; none shows the whole board.
    pub zoom: Option<Zoom>,
}

impl Viewport {
    /// Returns the scale, from 1 (the whole board) to [`MAX_SCALE`].
    pub fn scale(self) -> f32 {
        self.zoom.map_or(1.0, |zoom| zoom.scale)
    }

    /// Returns the part of the board that is shown, in units.
    ///
    /// A window of another shape shows a little more on two sides.
    pub fn view(self) -> Rect {
        let Some(zoom) = self.zoom else { return self.whole };
        let (width, height) = (self.whole.width / zoom.scale, self.whole.height / zoom.scale);
        let (x, y) = (zoom.center.x - width / 2.0, zoom.center.y - height / 2.0);
        Rect { x, y, width, height }
    }

    /// Returns the pixels of a unit.
    pub fn pixels_per_unit(self) -> f32 {
        let view = self.view();
        let fits = (self.window.width / view.width).min(self.window.height / view.height);
        if fits.is_finite() && fits > 0.0 { fits } else { 1.0 }
    }

    /// Converts a point of the window to the board's units.
    pub fn to_board(self, pixel: Point) -> Point {
        let (from, to, pixels) =
            (self.window.center(), self.view().center(), self.pixels_per_unit());
        Point { x: to.x + (pixel.x - from.x) / pixels, y: to.y + (pixel.y - from.y) / pixels }
    }

    /// Converts a point of the board to the window's pixels.
    pub fn to_window(self, unit: Point) -> Point {
        let (from, to, pixels) =
            (self.view().center(), self.window.center(), self.pixels_per_unit());
        Point { x: to.x + (unit.x - from.x) * pixels, y: to.y + (unit.y - from.y) * pixels }
    }

    /// Sets the scale and moves the board so that `unit` lies at `pixel`.
    ///
    /// The board's edges limit the move. Wheel, pinch and drag all end here.
    pub fn pinned_at(self, scale: f32, unit: Point, pixel: Point) -> Viewport {
        let scale = scale.clamp(1.0, MAX_SCALE);
        if scale < 1.005 {
            return Viewport { zoom: None, ..self };
        }
        let pixels = Viewport { zoom: None, ..self }.pixels_per_unit() * scale;
        let window = self.window.center();
        let center = Point {
            x: unit.x - (pixel.x - window.x) / pixels,
            y: unit.y - (pixel.y - window.y) / pixels,
        };
        Viewport { zoom: Some(Zoom { scale, center: self.clamp_center(scale, center) }), ..self }
    }

    /// Zooms by `factor`; the point of the window stays where it is.
    pub fn zoomed_by(self, factor: f32, about: Point) -> Viewport {
        self.pinned_at(self.scale() * factor, self.to_board(about), about)
    }

    /// Moves the view by these shares of its width and height, at the same scale.
    pub fn panned(self, right: f32, down: f32) -> Viewport {
        let Some(zoom) = self.zoom else { return self };
        let view = self.view();
        let center =
            Point { x: zoom.center.x + right * view.width, y: zoom.center.y + down * view.height };
        Viewport {
            zoom: Some(Zoom { center: self.clamp_center(zoom.scale, center), ..zoom }),
            ..self
        }
    }

    /// Zooms in until a space of this side has [`MIN_TOUCH_SIZE`].
    ///
    /// The point of the board stays where it is in the window.
    pub fn zoomed_for_touch(self, side: f32, about: Point) -> Viewport {
        let needed = MIN_TOUCH_SIZE / (side * Viewport { zoom: None, ..self }.pixels_per_unit());
        self.pinned_at(needed.max(self.scale()), about, self.to_window(about))
    }

    /// Moves the view just enough to show the rectangle with this margin, at the same scale. At the
    /// edges of the board the margin ends with its rim.
    pub fn scrolled_to(self, units: Rect, margin: f32) -> Viewport {
        let Some(zoom) = self.zoom else { return self };
        let view = self.view();
        let margin = margin.min(view.width.min(view.height) / 4.0);
        let into = |center: f32, [low, high]: [f32; 2], [start, end]: [f32; 2], size: f32| {
            let least = (high + margin).min(end) - size / 2.0;
            let most = (low - margin).max(start) + size / 2.0;
            if least > most { (low + high) / 2.0 } else { within(center, least, most) }
        };
        let (columns, rows) = ([units.x, units.right()], [units.y, units.bottom()]);
        let whole = self.whole;
        let center = Point {
            x: into(zoom.center.x, columns, [whole.x, whole.right()], view.width),
            y: into(zoom.center.y, rows, [whole.y, whole.bottom()], view.height),
        };
        Viewport {
            zoom: Some(Zoom { center: self.clamp_center(zoom.scale, center), ..zoom }),
            ..self
        }
    }

    /// Returns the middle of a view, moved so that the view stays within [`OVERSCROLL`].
    fn clamp_center(self, scale: f32, center: Point) -> Point {
        let keep = |center: f32, start: f32, length: f32| {
            let half = length / scale / 2.0;
            // It starts at 0, so that zooming out to the whole board does not jump.
            let beyond = 2.0 * half * OVERSCROLL * (scale - 1.0).min(1.0);
            within(center, start + half - beyond, start + length - half + beyond)
        };
        Point {
            x: keep(center.x, self.whole.x, self.whole.width),
            y: keep(center.y, self.whole.y, self.whole.height),
        }
    }
}

/// Returns the rectangle of a space, whose side is in units.
pub fn cell(at: Space, side: f32) -> Rect {
    Rect { x: at.column() as f32 * side, y: at.row() as f32 * side, width: side, height: side }
}

/// Returns the space nearest to a tap within [`TOUCH_REACH`]. A large space reaches a little over
/// its own edge, so that no seam is left.
pub fn nearest_within_reach(
    among: SpaceSet,
    viewport: Viewport,
    side: f32,
    pixel: Point,
) -> Option<Space> {
    let far = |at: &Space| viewport.to_window(cell(*at, side).center()).distance(pixel);
    let reach = TOUCH_REACH.max(viewport.pixels_per_unit() * side * SEAM_REACH);
    let near = among.iter().map(|at| (far(&at), at)).filter(|&(far, _)| far <= reach);
    near.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, at)| at)
}

/// Returns the number, or the bound that it is beyond.
///
/// The panic of `f32::clamp` would bring the formatting of floats, 7 kB, into the download.
fn within(number: f32, least: f32, most: f32) -> f32 {
    number.max(least).min(most)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A board of 15 spaces of 40 with a rim, on a phone.
    fn phone() -> Viewport {
        Viewport {
            whole: Rect { x: -24.0, y: -24.0, width: 648.0, height: 648.0 },
            window: Rect { x: 0.0, y: 0.0, width: 390.0, height: 390.0 },
            zoom: None,
        }
    }

    fn at(name: &str) -> Space {
        name.parse().unwrap()
    }

    fn close(one: Point, other: Point) -> bool {
        one.distance(other) < 0.01
    }

    const FINGER: Point = Point { x: 120.0, y: 200.0 };

    #[test]
    fn board_without_zoom_is_shown_whole() {
        assert_eq!(phone().view(), phone().whole);
    }

    #[test]
    fn converting_to_the_board_and_back_gives_the_same_pixel() {
        let viewport = phone().zoomed_by(2.5, FINGER);
        assert!(close(viewport.to_window(viewport.to_board(FINGER)), FINGER));
    }

    #[test]
    fn zooming_keeps_the_point_under_the_pointer() {
        let before = phone().to_board(FINGER);
        assert!(close(phone().zoomed_by(3.0, FINGER).to_board(FINGER), before));
    }

    #[test]
    fn a_window_wider_than_the_board_shows_it_in_its_middle() {
        let window = Rect { x: 10.0, y: 5.0, width: 820.0, height: 740.0 };
        let viewport = Viewport { window, ..phone() };
        assert!(close(viewport.to_window(phone().whole.center()), window.center()));
        assert!((viewport.pixels_per_unit() - 740.0 / 648.0).abs() < 0.001);
    }

    #[test]
    fn zooming_out_ends_at_the_whole_board() {
        let near = phone().zoomed_by(1.5, FINGER);
        assert_eq!(near.zoomed_by(0.5, FINGER), phone());
    }

    #[test]
    fn scale_never_exceeds_the_maximum() {
        assert_eq!(phone().zoomed_by(100.0, FINGER).scale(), MAX_SCALE);
    }

    #[test]
    fn a_pinch_keeps_both_fingers_on_their_places() {
        let (left, right) = (Point { x: 100.0, y: 200.0 }, Point { x: 200.0, y: 200.0 });
        let held = phone().to_board(left.midpoint(right));
        let under = [left, right].map(|finger| phone().to_board(finger));
        let apart = [Point { x: 60.0, y: 220.0 }, Point { x: 260.0, y: 220.0 }];
        let after = phone().pinned_at(2.0, held, apart[0].midpoint(apart[1]));
        for (finger, place) in apart.into_iter().zip(under) {
            assert!(close(after.to_board(finger), place));
        }
    }

    #[test]
    fn a_drag_stops_soon_beyond_the_edge_of_the_board() {
        let near = phone().zoomed_by(3.0, FINGER);
        let dragged = near.pinned_at(3.0, near.to_board(FINGER), Point { x: 5000.0, y: 5000.0 });
        let view = dragged.view();
        let beyond = phone().whole.x - view.x;
        assert!(beyond > 0.0 && beyond < view.width / 4.0, "{beyond}");
    }

    #[test]
    fn panning_moves_the_view_by_a_share_of_its_size() {
        let near = phone().zoomed_by(3.0, phone().window.center());
        let moved = near.panned(0.5, 0.0).view();
        assert!((moved.x - near.view().x - near.view().width / 2.0).abs() < 0.01);
        assert!((moved.y - near.view().y).abs() < 0.01);
    }

    #[test]
    fn panning_stops_soon_beyond_the_edge() {
        let near = phone().zoomed_by(3.0, phone().window.center());
        let far = (0..9).fold(near, |viewport, _| viewport.panned(0.5, -0.5));
        assert_eq!(far.panned(0.5, -0.5), far);
        assert!(far.view().right() >= phone().whole.right() && far.view().y <= phone().whole.y);
    }

    #[test]
    fn whole_board_does_not_pan() {
        assert_eq!(phone().panned(0.5, 0.5), phone());
    }

    #[test]
    fn zoomed_space_has_44_pixels_and_stays_under_the_finger() {
        let tapped = cell(at("c4"), 40.0).center();
        let viewport = phone().zoomed_for_touch(40.0, tapped);
        assert!((viewport.pixels_per_unit() * 40.0 - MIN_TOUCH_SIZE).abs() < 0.01);
        assert!(close(viewport.to_window(tapped), phone().to_window(tapped)));
    }

    #[test]
    fn spaces_that_are_large_enough_are_not_zoomed() {
        let window = Rect { width: 900.0, height: 900.0, ..phone().window };
        let large = Viewport { window, ..phone() };
        assert_eq!(large.zoomed_for_touch(40.0, cell(at("c4"), 40.0).center()), large);
    }

    #[test]
    fn hidden_space_scrolls_into_view_with_a_margin() {
        let far = cell(at("o15"), 40.0);
        let viewport = phone().zoomed_by(4.0, Point { x: 1.0, y: 1.0 }).scrolled_to(far, 40.0);
        let view = viewport.view();
        assert!(view.x < far.x && view.right() >= far.right());
        assert!(view.y < far.y && view.bottom() >= far.bottom());
    }

    #[test]
    fn scrolling_to_the_first_row_ends_at_the_rim() {
        let far = cell(at("h15"), 40.0).center();
        let viewport = phone().zoomed_by(3.0, phone().to_window(far));
        let view = viewport.scrolled_to(cell(at("h1"), 40.0), 40.0).view();
        assert!((view.y - phone().whole.y).abs() < 0.01, "{view:?}");
    }

    #[test]
    fn scrolling_to_a_visible_space_moves_nothing() {
        let viewport = phone().zoomed_by(2.0, phone().window.center());
        assert_eq!(viewport.scrolled_to(cell(at("h8"), 40.0), 40.0), viewport);
    }

    #[test]
    fn tap_just_beside_a_legal_space_chooses_it() {
        let glowing = [at("c4"), at("f4")].into_iter().collect();
        let mut finger = phone().to_window(cell(at("c4"), 40.0).center());
        finger.x += 15.0;
        assert_eq!(nearest_within_reach(glowing, phone(), 40.0, finger), Some(at("c4")));
    }

    #[test]
    fn tap_in_the_middle_of_the_next_space_does_not_choose_it() {
        let finger = phone().to_window(cell(at("d4"), 40.0).center());
        assert_eq!(
            nearest_within_reach(SpaceSet::from_space(at("c4")), phone(), 40.0, finger),
            None
        );
    }
}
