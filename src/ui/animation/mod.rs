//! Animations of pieces after an action; nothing waits for them.
//!
//! The match and the board have changed already when an animation starts. Copies of the pieces fly
//! in a layer that ignores pointers. Veils hide the real pieces until their copies have landed. A
//! later action takes effect at once; its animations replace those under way.

mod flight;
mod screen_rect;

pub use flight::Flight;

use crate::{
    rules::Domino,
    scene::board::{Figure, PieceAnimation},
    session::Animations,
    ui::{browser::fits_media, reactive::Lifetime},
};
use flight::Veil;
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use screen_rect::ScreenRect;

/// A landed copy stays over the real piece this long, in milliseconds: the piece is never missing
/// for a frame.
const LINGERS: f64 = 30.0;

/// Returns the factor for the duration of animations; `None` if nothing is to move, by the
/// player's setting or the system's.
pub fn pace(animations: Animations) -> Option<f64> {
    animations.duration_factor().filter(|_| !fits_media("(prefers-reduced-motion: reduce)"))
}

/// The animations over the table; `Copy`.
#[derive(Clone, Copy)]
pub struct Stage {
    flights: RwSignal<Vec<Flight>>,
    /// The number of the latest action with animations.
    latest: StoredValue<u32>,
    /// The copies that wait for the frame in which they start.
    ready: StoredValue<Vec<Flight>>,
    /// The animations to a target that the page does not show yet.
    without_target: StoredValue<Vec<Measured>>,
    /// The veils over the real pieces.
    veils: StoredValue<Vec<Veil>, LocalStorage>,
    /// The timer until all have landed.
    landing: StoredValue<Option<Timeout>, LocalStorage>,
    lifetime: Lifetime,
    /// The domino whose ghost lies where it is placed: it needs no flight there.
    pub in_place: StoredValue<Option<Domino>>,
}

/// An animation with its ends as they were before the page showed the change.
struct Measured {
    id: (u32, usize),
    animation: PieceAnimation,
    from: ScreenRect,
    to: Option<ScreenRect>,
    pace: f64,
}

impl Stage {
    /// Creates a stage without animations.
    pub fn new() -> Stage {
        Stage {
            flights: RwSignal::new(Vec::new()),
            latest: StoredValue::new(0),
            ready: StoredValue::new(Vec::new()),
            without_target: StoredValue::new(Vec::new()),
            veils: StoredValue::new_local(Vec::new()),
            landing: StoredValue::new_local(None),
            lifetime: Lifetime::current(),
            in_place: StoredValue::new(None),
        }
    }

    /// Returns the copies in flight.
    pub fn flights(self) -> Vec<Flight> {
        self.flights.get()
    }

    /// Prepares the animations of an action just applied, before the page shows its outcome.
    /// Without a pace, or while the page is hidden, nothing moves.
    pub fn prepare(self, animations: Vec<PieceAnimation>, pace: Option<f64>) {
        let in_place = self.in_place.try_update_value(Option::take).flatten();
        let Some(pace) = pace.filter(|_| !animations.is_empty() && !document().hidden()) else {
            return;
        };
        let lies_there = |animation: &PieceAnimation| matches!(animation.figure, Figure::Domino(domino, _) if Some(domino) == in_place);
        let number = self.next();
        let moving = animations.into_iter().filter(|animation| !lies_there(animation)).zip(0..);
        let measured = moving.filter_map(|(animation, index)| {
            let from = ScreenRect::of_anchor(animation.from)
                .or_else(|| ScreenRect::near(animation.from))?;
            let to = ScreenRect::of_anchor(animation.to);
            Some(Measured { id: (number, index), from, to, animation, pace })
        });
        let (with_target, without_target): (Vec<Measured>, Vec<Measured>) =
            measured.partition(|measured| measured.to.is_some());
        self.without_target.set_value(without_target);
        let flights: Vec<Flight> = with_target.into_iter().filter_map(Measured::flight).collect();
        self.ready.set_value(flights.clone());
        // By the next frame the board has changed, but nobody has seen it yet.
        self.lifetime.next_frame(move || {
            if self.latest.get_value() == number {
                self.veils.set_value(flights.iter().filter_map(Flight::veil).collect());
            }
        });
    }

    /// Starts what is prepared, once the page shows the change and every target can be found.
    pub fn start(self) {
        let mut copies = self.ready.try_update_value(std::mem::take).unwrap_or_default();
        let rest = self.without_target.try_update_value(std::mem::take).unwrap_or_default();
        if copies.is_empty() && rest.is_empty() {
            return;
        }
        let number = self.latest.get_value();
        let rest = rest.into_iter().filter(|measured| measured.id.0 == number);
        let rest: Vec<Flight> = rest.filter_map(Measured::flight).collect();
        copies.retain(|copy| copy.id.0 == number);
        copies.extend(rest);
        let copies: Vec<Flight> = copies.into_iter().map(Flight::measured_anew).collect();
        // Veils last from the start of the copies. The old ones go first: the end of one would
        // lift a new one.
        self.veils.set_value(Vec::new());
        self.veils.set_value(copies.iter().filter_map(Flight::veil).collect());
        self.add(number, copies);
    }

    /// Adds copies to those of the same action.
    fn add(self, number: u32, mut copies: Vec<Flight>) {
        self.flights.update(|flights| {
            flights.retain(|flight| flight.id.0 == number);
            flights.append(&mut copies);
        });
        self.clear_after_landing();
    }

    /// Ends all animations at once.
    pub fn stop(self) {
        self.next();
        self.veils.try_set_value(Vec::new());
        if self.flights.with_untracked(|flights| !flights.is_empty()) {
            self.flights.set(Vec::new());
        }
    }

    fn next(self) -> u32 {
        self.latest.update_value(|latest| *latest = latest.wrapping_add(1));
        self.latest.get_value()
    }

    /// Removes the copies once the last one has landed.
    fn clear_after_landing(self) {
        let end = self.flights.with_untracked(|flights| {
            flights.iter().map(Flight::end).fold(0.0, f64::max) + LINGERS
        });
        let over = self.lifetime.timer(end as u32, move || self.flights.set(Vec::new()));
        self.landing.set_value(Some(over));
    }
}

impl Measured {
    fn flight(self) -> Option<Flight> {
        let Measured { id, animation, from, to, pace } = self;
        let to = to
            .or_else(|| ScreenRect::of_anchor(animation.to))
            .or_else(|| ScreenRect::near(animation.to))?;
        Some(Flight { id, animation, from, to, pace })
    }
}
