//! Where the ends of a motion are on the page.

use crate::{rules::SpaceSet, scene::board::animation::Anchor};
use leptos::{prelude::*, web_sys::Element};

/// How long a piece is drawn that comes from or goes to a thing that is no piece, in CSS pixels.
const SMALL: f64 = 24.0;

/// A rectangle on the page: its middle and its sides in CSS pixels.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Place {
    /// The middle, from the left.
    pub x: f64,
    /// The middle, from the top.
    pub y: f64,
    /// From left to right.
    pub width: f64,
    /// From top to bottom.
    pub height: f64,
}

impl Place {
    /// Where the anchor is, if it can be seen.
    pub fn of(anchor: Anchor) -> Option<Place> {
        match anchor {
            Anchor::Spaces(at) => Place::round(at.into_iter().collect()).filter(in_sight),
            Anchor::Space(at) => Place::round(SpaceSet::from_space(at)).filter(in_sight),
            Anchor::Area(spaces) => Place::round(spaces),
            Anchor::Hand(_, domino) => found(&format!("[data-domino=\"{domino}\"] svg")),
            Anchor::Joker(animal) => {
                let [strip, choice] =
                    ["strip", "joker"].map(|hook| format!("[data-{hook}=\"{}\"]", animal.name()));
                found(&strip).or_else(|| found(&choice))
            }
            Anchor::Box => found("[data-action=discard-domino]").map(Place::small),
            Anchor::Turn => found(".turn-emblem").map(Place::small),
            Anchor::Dominoes(seat)
            | Anchor::Stock(seat, _)
            | Anchor::Clouds(seat)
            | Anchor::Tokens(seat)
            | Anchor::Score(seat) => {
                let within = match anchor {
                    Anchor::Dominoes(_) => "[data-tally=dominoes]".to_owned(),
                    Anchor::Stock(_, stock) => format!("[data-stock=\"{}\"]", stock.index()),
                    Anchor::Clouds(_) => "[data-clouds]".to_owned(),
                    Anchor::Tokens(_) => "[data-tally=tokens]".to_owned(),
                    _ => "[data-score]".to_owned(),
                };
                found(&format!("[data-seat=\"{}\"] {within}", seat.index())).map(Place::small)
            }
        }
    }

    /// The place that comes nearest to an anchor that can't be seen.
    pub fn near(anchor: Anchor) -> Option<Place> {
        let seat = match anchor {
            Anchor::Hand(seat, _) => return Place::of(Anchor::Dominoes(seat)),
            Anchor::Box => return Place::of(Anchor::Turn),
            Anchor::Joker(_) => return found("[data-action=joker]").map(Place::small),
            Anchor::Dominoes(seat)
            | Anchor::Stock(seat, _)
            | Anchor::Clouds(seat)
            | Anchor::Tokens(seat)
            | Anchor::Score(seat) => seat,
            _ => return None,
        };
        found(&format!("[data-seat=\"{}\"]", seat.index())).map(Place::small)
    }

    /// The board as far as it is shown.
    pub fn board() -> Option<Place> {
        found(".board")
    }

    /// How far each side lies beyond the other place's, clockwise from the upper one, in CSS pixels;
    /// negative where it lies within.
    pub fn beyond(self, other: Place) -> [f64; 4] {
        let (across, down) = (other.x - self.x, other.y - self.y);
        let wider = (self.width - other.width) / 2.0;
        let higher = (self.height - other.height) / 2.0;
        [higher + down, wider - across, higher - down, wider + across]
    }

    /// The longer side.
    pub fn long(self) -> f64 {
        self.width.max(self.height)
    }

    /// The smallest place round spaces of the board.
    fn round(spaces: SpaceSet) -> Option<Place> {
        let place = |at| found(&format!("[data-space=\"{at}\"]"));
        spaces.iter().filter_map(place).reduce(Place::with)
    }

    fn with(self, other: Place) -> Place {
        let span = |a: f64, long: f64, b: f64, other: f64| {
            let (start, end) =
                ((a - long / 2.0).min(b - other / 2.0), (a + long / 2.0).max(b + other / 2.0));
            ((start + end) / 2.0, end - start)
        };
        let (x, width) = span(self.x, self.width, other.x, other.width);
        let (y, height) = span(self.y, self.height, other.y, other.height);
        Place { x, y, width, height }
    }

    fn small(self) -> Place {
        Place { width: SMALL, height: SMALL, ..self }
    }
}

/// Whether it lies on the board as far as that is shown: nearer, spaces may lie outside.
fn in_sight(place: &Place) -> bool {
    Place::board().is_some_and(|board| place.beyond(board).into_iter().all(|off| off < 4.0))
}

fn found(selector: &str) -> Option<Place> {
    let element: Element = document().query_selector(selector).ok().flatten()?;
    let rect = element.get_bounding_client_rect();
    let (width, height) = (rect.width(), rect.height());
    (width > 0.0 && height > 0.0).then(|| Place {
        x: rect.left() + width / 2.0,
        y: rect.top() + height / 2.0,
        width,
        height,
    })
}
