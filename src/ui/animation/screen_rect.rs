//! The rectangles on the screen between which pieces fly.

use crate::{rules::SpaceSet, scene::board::Anchor, ui::browser::first};

/// The length of a piece that comes from or goes to something that is no piece, in CSS pixels.
const SMALL: f64 = 24.0;

/// A rectangle on the page by its centre and sides, in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct ScreenRect {
    /// The centre, from the left.
    pub x: f64,
    /// The centre, from the top.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl ScreenRect {
    /// Returns the rectangle of the anchor, if it is visible.
    pub fn of_anchor(anchor: Anchor) -> Option<ScreenRect> {
        match anchor {
            Anchor::Spaces(at) => ScreenRect::around(at.into_iter().collect()).filter(is_visible),
            Anchor::Space(at) => ScreenRect::around(SpaceSet::from_space(at)).filter(is_visible),
            Anchor::Area(spaces) => ScreenRect::around(spaces),
            Anchor::Hand(_, domino) => found(&format!("[data-domino=\"{domino}\"] svg")),
            Anchor::Joker(animal) => {
                let [track, choice] = ["track", "joker"]
                    .map(|attribute| format!("[data-{attribute}=\"{}\"]", animal.name()));
                found(&track).or_else(|| found(&choice))
            }
            Anchor::Box => found("[data-action=discard-domino]").map(ScreenRect::small),
            Anchor::Turn => found(".turn-emblem").map(ScreenRect::small),
            Anchor::Dominoes(seat)
            | Anchor::Stock(seat, _)
            | Anchor::Clouds(seat)
            | Anchor::Tokens(seat)
            | Anchor::Score(seat) => {
                let within = match anchor {
                    Anchor::Dominoes(_) => "[data-tally=dominoes]".to_owned(),
                    Anchor::Stock(_, stock) => format!("[data-stock=\"{}\"]", stock.index()),
                    Anchor::Clouds(_) => "[data-tally=clouds]".to_owned(),
                    Anchor::Tokens(_) => "[data-tally=tokens]".to_owned(),
                    _ => "[data-score]".to_owned(),
                };
                found(&format!("[data-seat=\"{}\"] {within}", seat.index())).map(ScreenRect::small)
            }
        }
    }

    /// Returns the nearest visible rectangle to a hidden anchor.
    pub fn near(anchor: Anchor) -> Option<ScreenRect> {
        let seat = match anchor {
            Anchor::Hand(seat, _) => return ScreenRect::of_anchor(Anchor::Dominoes(seat)),
            Anchor::Box => return ScreenRect::of_anchor(Anchor::Turn),
            Anchor::Joker(_) => return found("[data-action=joker]").map(ScreenRect::small),
            Anchor::Dominoes(seat)
            | Anchor::Stock(seat, _)
            | Anchor::Clouds(seat)
            | Anchor::Tokens(seat)
            | Anchor::Score(seat) => seat,
            _ => return None,
        };
        found(&format!("[data-seat=\"{}\"]", seat.index())).map(ScreenRect::small)
    }

    /// Returns the visible rectangle of the board.
    pub fn board() -> Option<ScreenRect> {
        found(".board")
    }

    /// Returns how far each side lies outside `other`, clockwise from the top, in CSS pixels;
    /// negative inside.
    pub fn beyond(self, other: ScreenRect) -> [f64; 4] {
        let (across, down) = (other.x - self.x, other.y - self.y);
        let wider = (self.width - other.width) / 2.0;
        let higher = (self.height - other.height) / 2.0;
        [higher + down, wider - across, higher - down, wider + across]
    }

    /// Returns the longer side.
    pub fn long(self) -> f64 {
        self.width.max(self.height)
    }

    /// Returns the smallest rectangle around spaces of the board.
    fn around(spaces: SpaceSet) -> Option<ScreenRect> {
        let rect = |at| found(&format!("[data-space=\"{at}\"]"));
        spaces.iter().filter_map(rect).reduce(ScreenRect::union)
    }

    fn union(self, other: ScreenRect) -> ScreenRect {
        let span = |a: f64, long: f64, b: f64, other: f64| {
            let (start, end) =
                ((a - long / 2.0).min(b - other / 2.0), (a + long / 2.0).max(b + other / 2.0));
            ((start + end) / 2.0, end - start)
        };
        let (x, width) = span(self.x, self.width, other.x, other.width);
        let (y, height) = span(self.y, self.height, other.y, other.height);
        ScreenRect { x, y, width, height }
    }

    fn small(self) -> ScreenRect {
        ScreenRect { width: SMALL, height: SMALL, ..self }
    }
}

/// Returns whether the rectangle lies on the visible board; a zoomed board hides some spaces.
fn is_visible(rect: &ScreenRect) -> bool {
    ScreenRect::board().is_some_and(|board| rect.beyond(board).into_iter().all(|off| off < 4.0))
}

fn found(selector: &str) -> Option<ScreenRect> {
    let rect = first(selector)?.get_bounding_client_rect();
    let (width, height) = (rect.width(), rect.height());
    (width > 0.0 && height > 0.0).then(|| ScreenRect {
        x: rect.left() + width / 2.0,
        y: rect.top() + height / 2.0,
        width,
        height,
    })
}
