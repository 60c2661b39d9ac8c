//! How near the board is looked at, and from where: what part of it the window shows.
//!
//! Two kinds of lengths meet here: the board's own units, in which it is drawn, and the pixels of
//! the window that shows it.

use crate::rules::{Space, SpaceSet};

/// The nearest that can be looked at, as a multiple of the whole.
pub const NEAREST: f32 = 6.0;
/// The least side of a space, in pixels, that a finger hits without care.
pub const COMFORT: f32 = 44.0;
/// How far beside a glowing space a finger may come down, in pixels, and still mean it.
pub const REACH: f32 = 20.0;
/// How far the view may leave the board once it is zoomed, as a share of the view: what lies over a
/// corner of the board never hides that corner for good.
const BEYOND: f32 = 0.16;

/// A place, in units or in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Point {
    /// From the left.
    pub x: f32,
    /// From above.
    pub y: f32,
}

impl Point {
    /// The place in the middle of the two.
    pub fn between(self, other: Point) -> Point {
        Point { x: (self.x + other.x) / 2.0, y: (self.y + other.y) / 2.0 }
    }

    /// How far the two lie apart.
    pub fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// A rectangle, in units or in pixels.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Rect {
    /// The left edge.
    pub x: f32,
    /// The upper edge.
    pub y: f32,
    /// The width.
    pub width: f32,
    /// The height.
    pub height: f32,
}

impl Rect {
    /// The middle.
    pub fn center(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// The right edge.
    pub fn right(self) -> f32 {
        self.x + self.width
    }

    /// The lower edge.
    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    /// The least rectangle around both.
    pub fn around(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect { x, y, width: right - x, height: bottom - y }
    }

    /// Whether the two have more than an edge together.
    pub fn overlaps(self, other: Rect) -> bool {
        self.x < other.right()
            && other.x < self.right()
            && self.y < other.bottom()
            && other.y < self.bottom()
    }
}

/// How near the board is looked at, and which place of it lies in the middle.
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
    /// How near it is looked at; nothing for the whole.
    pub zoom: Option<Zoom>,
}

impl Viewport {
    /// How near, as a multiple of the whole: 1 to [`NEAREST`].
    pub fn scale(self) -> f32 {
        self.zoom.map_or(1.0, |zoom| zoom.scale)
    }

    /// The part of the board that is shown, in units; where the window has another shape, a little
    /// more is seen on two sides.
    pub fn view(self) -> Rect {
        let Some(zoom) = self.zoom else { return self.whole };
        let (width, height) = (self.whole.width / zoom.scale, self.whole.height / zoom.scale);
        let (x, y) = (zoom.center.x - width / 2.0, zoom.center.y - height / 2.0);
        Rect { x, y, width, height }
    }

    /// How many pixels a unit has.
    pub fn pixels(self) -> f32 {
        let view = self.view();
        let fits = (self.window.width / view.width).min(self.window.height / view.height);
        if fits.is_finite() && fits > 0.0 { fits } else { 1.0 }
    }

    /// The place of the board at this place of the window.
    pub fn unit(self, pixel: Point) -> Point {
        let (from, to, pixels) = (self.window.center(), self.view().center(), self.pixels());
        Point { x: to.x + (pixel.x - from.x) / pixels, y: to.y + (pixel.y - from.y) / pixels }
    }

    /// The place of the window at this place of the board.
    pub fn pixel(self, unit: Point) -> Point {
        let (from, to, pixels) = (self.view().center(), self.window.center(), self.pixels());
        Point { x: to.x + (unit.x - from.x) * pixels, y: to.y + (unit.y - from.y) * pixels }
    }

    /// As near as `scale`, with this place of the board at this place of the window, as far as the
    /// board's edges allow. Wheel, pinch and drag are all this.
    pub fn holding(self, scale: f32, unit: Point, pixel: Point) -> Viewport {
        let scale = scale.clamp(1.0, NEAREST);
        if scale < 1.005 {
            return Viewport { zoom: None, ..self };
        }
        let pixels = Viewport { zoom: None, ..self }.pixels() * scale;
        let window = self.window.center();
        let center = Point {
            x: unit.x - (pixel.x - window.x) / pixels,
            y: unit.y - (pixel.y - window.y) / pixels,
        };
        Viewport { zoom: Some(Zoom { scale, center: self.kept_near(scale, center) }), ..self }
    }

    /// `factor` times as near, about this place of the window.
    pub fn nearer(self, factor: f32, about: Point) -> Viewport {
        self.holding(self.scale() * factor, self.unit(about), about)
    }

    /// Near enough that a space of this side is comfortable for a finger, about a place of the
    /// board, which stays where it is in the window.
    pub fn comfortable(self, side: f32, about: Point) -> Viewport {
        let needed = COMFORT / (side * Viewport { zoom: None, ..self }.pixels());
        self.holding(needed.max(self.scale()), about, self.pixel(about))
    }

    /// The same nearness, moved no farther than it takes to see the rectangle with this room
    /// around it.
    pub fn showing(self, units: Rect, room: f32) -> Viewport {
        let Some(zoom) = self.zoom else { return self };
        let view = self.view();
        let room = room.min(view.width.min(view.height) / 4.0);
        let into = |center: f32, low: f32, high: f32, size: f32| {
            let (least, most) = (high + room - size / 2.0, low - room + size / 2.0);
            if least > most { (low + high) / 2.0 } else { center.clamp(least, most) }
        };
        let center = Point {
            x: into(zoom.center.x, units.x, units.right(), view.width),
            y: into(zoom.center.y, units.y, units.bottom(), view.height),
        };
        Viewport { zoom: Some(Zoom { center: self.kept_near(zoom.scale, center), ..zoom }), ..self }
    }

    /// The middle of a view, moved so that the view leaves the board no farther than it may.
    fn kept_near(self, scale: f32, center: Point) -> Point {
        let keep = |center: f32, start: f32, length: f32| {
            let half = length / scale / 2.0;
            // Nothing at first, so that the whole comes back without a jump.
            let beyond = 2.0 * half * BEYOND * (scale - 1.0).min(1.0);
            center.clamp(start + half - beyond, start + length - half + beyond)
        };
        Point {
            x: keep(center.x, self.whole.x, self.whole.width),
            y: keep(center.y, self.whole.y, self.whole.height),
        }
    }
}

/// The rectangle of a space of this side, in units.
pub fn cell(at: Space, side: f32) -> Rect {
    Rect { x: at.column() as f32 * side, y: at.row() as f32 * side, width: side, height: side }
}

/// The space among these that a finger means that comes down here: the nearest within its reach.
pub fn meant(among: SpaceSet, viewport: Viewport, side: f32, pixel: Point) -> Option<Space> {
    let far = |at: &Space| viewport.pixel(cell(*at, side).center()).distance(pixel);
    let near = among.iter().map(|at| (far(&at), at)).filter(|&(far, _)| far <= REACH);
    near.min_by(|(one, _), (other, _)| one.total_cmp(other)).map(|(_, at)| at)
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
    fn what_is_not_zoomed_is_shown_whole() {
        assert_eq!(phone().view(), phone().whole);
    }

    #[test]
    fn a_place_and_its_pixel_lead_back_to_each_other() {
        let viewport = phone().nearer(2.5, FINGER);
        assert!(close(viewport.pixel(viewport.unit(FINGER)), FINGER));
    }

    #[test]
    fn zooming_leaves_the_place_under_the_pointer_where_it_is() {
        let before = phone().unit(FINGER);
        assert!(close(phone().nearer(3.0, FINGER).unit(FINGER), before));
    }

    #[test]
    fn a_window_wider_than_the_board_shows_it_in_its_middle() {
        let window = Rect { x: 10.0, y: 5.0, width: 820.0, height: 740.0 };
        let viewport = Viewport { window, ..phone() };
        assert!(close(viewport.pixel(phone().whole.center()), window.center()));
        assert!((viewport.pixels() - 740.0 / 648.0).abs() < 0.001);
    }

    #[test]
    fn zooming_out_ends_at_the_whole() {
        let near = phone().nearer(1.5, FINGER);
        assert_eq!(near.nearer(0.5, FINGER), phone());
    }

    #[test]
    fn nothing_is_looked_at_nearer_than_the_nearest() {
        assert_eq!(phone().nearer(100.0, FINGER).scale(), NEAREST);
    }

    #[test]
    fn a_pinch_keeps_both_fingers_on_their_places() {
        let (left, right) = (Point { x: 100.0, y: 200.0 }, Point { x: 200.0, y: 200.0 });
        let held = phone().unit(left.between(right));
        let under = [left, right].map(|finger| phone().unit(finger));
        let apart = [Point { x: 60.0, y: 220.0 }, Point { x: 260.0, y: 220.0 }];
        let after = phone().holding(2.0, held, apart[0].between(apart[1]));
        for (finger, place) in apart.into_iter().zip(under) {
            assert!(close(after.unit(finger), place));
        }
    }

    #[test]
    fn a_drag_stops_soon_beyond_the_edge_of_the_board() {
        let near = phone().nearer(3.0, FINGER);
        let dragged = near.holding(3.0, near.unit(FINGER), Point { x: 5000.0, y: 5000.0 });
        let view = dragged.view();
        let beyond = phone().whole.x - view.x;
        assert!(beyond > 0.0 && beyond < view.width / 4.0, "{beyond}");
    }

    #[test]
    fn what_is_comfortable_has_44_pixels_and_stays_under_the_finger() {
        let tapped = cell(at("c4"), 40.0).center();
        let viewport = phone().comfortable(40.0, tapped);
        assert!((viewport.pixels() * 40.0 - COMFORT).abs() < 0.01);
        assert!(close(viewport.pixel(tapped), phone().pixel(tapped)));
    }

    #[test]
    fn what_is_comfortable_already_is_not_zoomed() {
        let window = Rect { width: 900.0, height: 900.0, ..phone().window };
        let large = Viewport { window, ..phone() };
        assert_eq!(large.comfortable(40.0, cell(at("c4"), 40.0).center()), large);
    }

    #[test]
    fn a_space_that_is_out_of_sight_comes_into_sight_with_room_around_it() {
        let far = cell(at("o15"), 40.0);
        let viewport = phone().nearer(4.0, Point { x: 1.0, y: 1.0 }).showing(far, 40.0);
        let view = viewport.view();
        assert!(view.x < far.x && view.right() >= far.right());
        assert!(view.y < far.y && view.bottom() >= far.bottom());
    }

    #[test]
    fn the_least_rectangle_around_two_spaces_is_the_same_from_either_of_them() {
        let [one, other] = ["c4", "b6"].map(|name| cell(at(name), 40.0));
        let around = Rect { x: 40.0, y: 120.0, width: 80.0, height: 120.0 };
        assert_eq!([one.around(other), other.around(one)], [around; 2]);
    }

    #[test]
    fn a_space_well_in_sight_moves_nothing() {
        let viewport = phone().nearer(2.0, phone().window.center());
        assert_eq!(viewport.showing(cell(at("h8"), 40.0), 40.0), viewport);
    }

    #[test]
    fn a_finger_beside_a_glowing_space_means_it() {
        let glowing = [at("c4"), at("f4")].into_iter().collect();
        let mut finger = phone().pixel(cell(at("c4"), 40.0).center());
        finger.x += 15.0;
        assert_eq!(meant(glowing, phone(), 40.0, finger), Some(at("c4")));
    }

    #[test]
    fn a_finger_in_the_middle_of_the_next_space_means_that_one() {
        let finger = phone().pixel(cell(at("d4"), 40.0).center());
        assert_eq!(meant(SpaceSet::from_space(at("c4")), phone(), 40.0, finger), None);
    }
}
