//! One animation under way.

use super::screen_rect::ScreenRect;
use crate::{
    scene::{
        board::{Anchor, Figure, PieceAnimation, rotation_degrees},
        geometry::decimal,
    },
    ui::browser::{Timing, animate, first},
};
use gloo_timers::callback::Timeout;
use leptos::web_sys::{Element, SvgElement};
use wasm_bindgen::JsCast;

/// The easing of a flight.
const EASE: &str = "cubic-bezier(.3,.1,.2,1)";

/// Points are largest beside spaces with at least this side, in CSS pixels.
const LARGE: f64 = 40.0;

/// A copy of a piece on its way.
#[derive(Clone, PartialEq)]
pub struct Flight {
    /// The number of the action, and of the animation within it.
    pub id: (u32, usize),
    /// The animation.
    pub animation: PieceAnimation,
    /// The rectangle of its start.
    pub from: ScreenRect,
    /// The rectangle of its end.
    pub to: ScreenRect,
    /// The factor by which it lasts longer than the animation's own time.
    pub pace: f64,
}

impl Flight {
    /// Measures the end anew, and a start on the board. Zoom and player boards may have changed.
    pub fn measured_anew(self) -> Flight {
        let PieceAnimation { from, to, .. } = self.animation;
        let from = Some(from).filter(|from| from.is_on_board()).and_then(ScreenRect::of_anchor);
        let (from, to) = (from.unwrap_or(self.from), ScreenRect::of_anchor(to).unwrap_or(self.to));
        Flight { from, to, ..self }
    }

    /// Returns the time of its end, in milliseconds from its start.
    pub fn end(&self) -> f64 {
        f64::from(self.animation.delay + self.animation.duration) * self.pace
    }

    /// Returns the largest width and height of the figure, in CSS pixels.
    fn size(&self) -> (f64, f64) {
        let long = self.from.long().max(self.to.long());
        let short = long * 37.0 / 77.0;
        match self.animation.figure {
            Figure::Domino(_, at) if rotation_degrees(at) % 180 == 90 => (short, long),
            Figure::Domino(..) | Figure::Drawn(_) => (long, short),
            Figure::Points(..) => (52.0, 30.0),
            Figure::Clouds(_) => (34.0, 34.0),
            Figure::Joker => (28.0, 28.0),
            Figure::Glow(..) => (self.to.width, self.to.height),
            Figure::Plant(..) | Figure::Mushroom | Figure::Token(_) => (long, long),
        }
    }

    /// Returns left, top, width and height as CSS lengths.
    pub fn edges(&self) -> [String; 4] {
        let (width, height) = self.size();
        let (left, top) = (self.to.x - width / 2.0, self.to.y - height / 2.0);
        [left, top, width, height].map(|length| format!("{}px", decimal(length as f32)))
    }

    /// Returns the keyframes as JSON.
    fn keyframes(&self) -> String {
        let (x, y) = (self.from.x - self.to.x, self.from.y - self.to.y);
        let (width, height) = self.size();
        let long = width.max(height);
        let (small, large) = (self.from.long() / long, self.to.long() / long);
        // In hundredths, which keeps three decimals.
        let scaled = |scale: f64| format!("scale({}e-2)", decimal(scale as f32 * 100.0));
        let moved = |y: f64| format!("translate({}px,{}px)", decimal(x as f32), decimal(y as f32));
        let start =
            |scale: f64, turn: i32| format!("{} rotate({turn}deg) {}", moved(y), scaled(scale));
        let end = |scale: f64| format!("translate(0px,0px) rotate(0deg) {}", scaled(scale));
        match self.animation.figure {
            Figure::Glow(..) => {
                // Cut at the edge of the board, beyond which nothing may glow.
                let board = ScreenRect::board().unwrap_or(self.to);
                let [top, right, bottom, left] =
                    self.to.beyond(board).map(|off| format!("{}px", decimal(off.max(-6.0) as f32)));
                let (shut, open) = (
                    format!("inset({top} 100% {bottom} {left})"),
                    format!("inset({top} {right} {bottom} {left})"),
                );
                format!(
                    r#"[{{"opacity":0,"clipPath":"{shut}"}},{{"opacity":1,"clipPath":"{open}","offset":0.5}},{{"opacity":0,"clipPath":"{open}"}}]"#
                )
            }
            Figure::Points(..) => {
                // Up first, so that the eye sees where they come from, and then over.
                let fit = (self.from.long() / LARGE).clamp(0.65, 1.0);
                let (lift, scale) = (y - 14.0 * fit, 1.25 * fit);
                let up = format!("{} rotate(0deg) {}", moved(lift), scaled(scale));
                // Small in the end, where it would hide the numbers of the player board.
                let (start, end) = (start(0.5 * fit, 0), end(0.55 * fit));
                format!(
                    r#"[{{"opacity":0,"transform":"{start}"}},{{"opacity":1,"transform":"{up}","offset":0.3}},{{"opacity":1,"transform":"{end}","offset":0.88}},{{"opacity":0,"transform":"{end}"}}]"#
                )
            }
            // Invisible while it waits in the stack.
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

    /// Returns the selector of the real piece, which stays hidden until its copy has landed.
    fn veiled(&self) -> Option<String> {
        match (self.animation.figure, self.animation.to) {
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
        let piece = first(&self.veiled()?)?;
        Some(Veil::over(piece.dyn_into().ok()?, self.end()))
    }

    /// Starts the animation of the copy.
    pub fn start(&self, element: &Element) {
        let delay = f64::from(self.animation.delay) * self.pace;
        let duration = f64::from(self.animation.duration) * self.pace;
        animate(element, &self.keyframes(), &Timing { delay, duration, easing: EASE });
    }
}

/// Hides a real piece until its time is over or it is dropped. It is no animation: one on a piece
/// of the board would keep the browser painting the whole board.
pub struct Veil {
    piece: SvgElement,
    _time: Timeout,
}

impl Veil {
    /// Hides the piece for `lasts` milliseconds.
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
