//! One motion under way.

use super::{
    figure::{figure_art, hook},
    screen_rect::Place,
};
use crate::{
    scene::board::animation::{Anchor, Figure, PieceAnimation, rotation_degrees},
    ui::{
        browser::web_animation::{Timing, animate},
        reactive::effect::effect,
    },
};
use gloo_timers::callback::Timeout;
use leptos::{
    html,
    prelude::*,
    web_sys::{Element, SvgElement},
};
use wasm_bindgen::JsCast;

/// Leaves and lands gently.
const EASE: &str = "cubic-bezier(.3,.1,.2,1)";

/// The side of a space, in CSS pixels, beside which points are as large as they get.
const LARGE: f64 = 40.0;

/// One motion under way.
#[derive(Clone, PartialEq)]
pub struct Flight {
    /// The number of the action, and of the motion within it.
    pub id: (u32, usize),
    /// What it tells.
    pub motion: PieceAnimation,
    /// Where it begins.
    pub from: Place,
    /// Where it ends.
    pub to: Place,
    /// How long it lasts, as a multiple of the motion's own time.
    pub pace: f64,
}

impl Flight {
    /// The same between where the spaces of the board are by now: it may be nearer or farther.
    pub fn over_the_board(self) -> Flight {
        let by_now = |anchor: Anchor, before: Place| {
            anchor.is_on_board().then(|| Place::of(anchor)).flatten().unwrap_or(before)
        };
        let (from, to) = (by_now(self.motion.from, self.from), by_now(self.motion.to, self.to));
        Flight { from, to, ..self }
    }

    /// When it is over, in milliseconds.
    pub fn end(&self) -> f64 {
        f64::from(self.motion.delay + self.motion.duration) * self.pace
    }

    /// The width and height in which the figure is drawn, in CSS pixels: as large as it ever gets.
    fn size(&self) -> (f64, f64) {
        let long = self.from.long().max(self.to.long());
        let short = long * 37.0 / 77.0;
        match self.motion.figure {
            Figure::Domino(_, at) if rotation_degrees(at) % 180 == 90 => (short, long),
            Figure::Domino(..) | Figure::Drawn(_) => (long, short),
            Figure::Points(..) => (52.0, 30.0),
            Figure::Clouds(_) => (34.0, 34.0),
            Figure::Joker => (28.0, 28.0),
            Figure::Glow(..) => (self.to.width, self.to.height),
            Figure::Plant(..) | Figure::Mushroom | Figure::Token(_) => (long, long),
        }
    }

    /// The left and upper edge of what is drawn, and its width and height, as CSS lengths.
    fn edges(&self) -> [String; 4] {
        let (width, height) = self.size();
        let (left, top) = (self.to.x - width / 2.0, self.to.y - height / 2.0);
        [left, top, width, height].map(|length| format!("{length:.1}px"))
    }

    /// The keyframes as JSON.
    fn keyframes(&self) -> String {
        let (x, y) = (self.from.x - self.to.x, self.from.y - self.to.y);
        let (width, height) = self.size();
        let long = width.max(height);
        let (small, large) = (self.from.long() / long, self.to.long() / long);
        let start = |scale: f64, turn: i32| {
            format!("translate({x:.1}px,{y:.1}px) rotate({turn}deg) scale({scale:.3})")
        };
        let end = |scale: f64| format!("translate(0px,0px) rotate(0deg) scale({scale:.3})");
        match self.motion.figure {
            Figure::Glow(..) => {
                // What is out of sight glows over nothing else.
                let board = Place::board().unwrap_or(self.to);
                let [top, right, bottom, left] =
                    self.to.beyond(board).map(|off| format!("{:.1}px", off.max(-6.0)));
                let (shut, open) = (
                    format!("inset({top} 100% {bottom} {left})"),
                    format!("inset({top} {right} {bottom} {left})"),
                );
                format!(
                    r#"[{{"opacity":0,"clipPath":"{shut}"}},{{"opacity":1,"clipPath":"{open}","offset":0.5}},{{"opacity":0,"clipPath":"{open}"}}]"#
                )
            }
            Figure::Points(..) => {
                // Up first, so that it is seen where they come from, and then over.
                let fit = (self.from.long() / LARGE).clamp(0.65, 1.0);
                let (lift, scale) = (y - 14.0 * fit, 1.25 * fit);
                let up = format!("translate({x:.1}px,{lift:.1}px) rotate(0deg) scale({scale:.3})");
                let (start, end) = (start(0.5 * fit, 0), end(0.85 * fit));
                format!(
                    r#"[{{"opacity":0,"transform":"{start}"}},{{"opacity":1,"transform":"{up}","offset":0.3}},{{"opacity":1,"transform":"{end}","offset":0.94}},{{"opacity":0,"transform":"{end}"}}]"#
                )
            }
            // What waits for its turn in the stack is not seen there.
            Figure::Drawn(_) => format!(
                r#"[{{"opacity":0,"transform":"{}"}},{{"opacity":1,"offset":0.15}},{{"opacity":1,"transform":"{}"}}]"#,
                start(small, 0),
                end(large)
            ),
            Figure::Clouds(_) | Figure::Joker => frames(&start(1.0, 0), &end(0.8)),
            Figure::Domino(_, at) => {
                let turn = match rotation_degrees(at) {
                    270 => 90,
                    turn => -turn,
                };
                frames(&start(small, turn), &end(large))
            }
            _ => frames(&start(small, 0), &end(large)),
        }
    }

    /// The real piece, which is not to be seen before its copy has landed.
    fn veiled(&self) -> Option<String> {
        match (self.motion.figure, self.motion.to) {
            (Figure::Domino(domino, _), _) => Some(format!("[data-laid=\"{domino}\"]")),
            (Figure::Drawn(_), Anchor::Hand(_, domino)) => {
                Some(format!("[data-domino=\"{domino}\"] svg"))
            }
            (Figure::Plant(..), Anchor::Space(at)) => Some(format!("[data-plant-on=\"{at}\"]")),
            (Figure::Mushroom, Anchor::Space(at)) => Some(format!("[data-mushroom-on=\"{at}\"]")),
            _ => None,
        }
    }

    /// Hides the real piece, if there is one, until the copy has landed.
    pub fn veil(&self) -> Option<Veil> {
        let piece = document().query_selector(&self.veiled()?).ok().flatten()?;
        Some(Veil::over(piece.dyn_into().ok()?, self.end()))
    }

    /// Sets the copy off.
    fn begin(&self, element: &Element) {
        let delay = f64::from(self.motion.delay) * self.pace;
        let duration = f64::from(self.motion.duration) * self.pace;
        animate(element, &self.keyframes(), &Timing { delay, duration, easing: EASE });
    }
}

/// What hides a real piece until its time is over, or until it is dropped. No animation of its own:
/// one on a piece of the board would keep the browser painting the whole board.
pub struct Veil {
    piece: SvgElement,
    _time: Timeout,
}

impl Veil {
    /// Over the piece, for so many milliseconds.
    fn over(piece: SvgElement, lasts: f64) -> Veil {
        let _ = piece.style().set_property("opacity", "0");
        let hidden = piece.clone();
        Veil { piece, _time: Timeout::new(lasts as u32, move || show(&hidden)) }
    }
}

impl Drop for Veil {
    fn drop(&mut self) {
        show(&self.piece);
    }
}

fn show(piece: &SvgElement) {
    let _ = piece.style().remove_property("opacity");
}

fn frames(start: &str, end: &str) -> String {
    format!(r#"[{{"transform":"{start}"}},{{"transform":"{end}"}}]"#)
}

/// The copy that flies.
#[component]
pub fn Flying(flight: Flight) -> impl IntoView {
    let copy = NodeRef::<html::Div>::new();
    let figure = flight.motion.figure;
    let [left, top, width, height] = flight.edges();
    effect(move || {
        if let Some(copy) = copy.get() {
            flight.begin(&copy);
        }
    });
    view! {
        <div
            class="flight"
            node_ref=copy
            data-motion=hook(figure)
            style:left=left
            style:top=top
            style:width=width
            style:height=height
        >
            {figure_art(figure)}
        </div>
    }
}
