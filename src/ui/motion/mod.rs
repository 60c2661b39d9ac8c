//! Motions over the table: they tell what has just happened, and nothing waits for them.
//!
//! The match and the board have changed already when a motion begins. Copies of the pieces fly over
//! a layer that no pointer meets, while the real ones are veiled until their copy has landed. What
//! is done meanwhile is done at once; its own motions take the place of those under way.

mod figure;
mod flight;
mod place;
mod web_animation;

use crate::{
    rules::Domino,
    scene::motion::{Figure, Motion},
    ui::{effect::effect_after, list::list},
};
use flight::{Flight, Flying};
use leptos::prelude::*;
use place::Place;
use std::time::Duration;

/// How long a landed copy stays over the real piece, in milliseconds: neither is missing for a frame.
const LINGERS: f64 = 30.0;

/// What moves over the table; `Copy`.
#[derive(Clone, Copy)]
pub struct Stage {
    flights: RwSignal<Vec<Flight>>,
    /// The number of the latest action with motions.
    latest: StoredValue<u32>,
    /// The domino that was dragged to its place on the board: it does not fly there once more.
    pub brought: StoredValue<Option<Domino>>,
}

/// A motion, and where its ends were before the page showed what has changed.
struct Seen {
    motion: Motion,
    from: Option<Place>,
    to: Option<Place>,
}

impl Stage {
    /// A stage on which nothing moves.
    pub fn new() -> Stage {
        Stage {
            flights: RwSignal::new(Vec::new()),
            latest: StoredValue::new(0),
            brought: StoredValue::new(None),
        }
    }

    /// Shows the motions of an action that was carried out just now, before the page shows its
    /// outcome. Without a pace, or while nobody can see the page, nothing moves.
    pub fn show(self, motions: Vec<Motion>, pace: Option<f64>) {
        let brought = self.brought.try_update_value(Option::take).flatten();
        let Some(pace) = pace.filter(|_| !motions.is_empty() && !document().hidden()) else {
            return;
        };
        let lies = |motion: &Motion| matches!(motion.figure, Figure::Domino(domino, _) if Some(domino) == brought);
        let seen = motions.into_iter().filter(|motion| !lies(motion)).map(|motion| Seen {
            from: Place::of(motion.from).or_else(|| Place::near(motion.from)),
            to: Place::of(motion.to),
            motion,
        });
        let (seen, number) = (seen.collect(), self.next());
        // By the next frame the page has changed, and nobody has seen it yet.
        request_animation_frame(move || self.begin(number, seen, pace));
    }

    /// Ends all motions at once.
    pub fn stop(self) {
        self.next();
        if self.flights.with_untracked(|flights| !flights.is_empty()) {
            self.flights.set(Vec::new());
        }
    }

    fn next(self) -> u32 {
        self.latest.update_value(|latest| *latest = latest.wrapping_add(1));
        self.latest.get_value()
    }

    fn begin(self, number: u32, seen: Vec<Seen>, pace: f64) {
        if self.latest.get_value() != number {
            return;
        }
        let flights = seen.into_iter().zip(0..).filter_map(|(seen, index)| {
            let Seen { motion, from, to } = seen;
            let to = Place::of(motion.to).or(to).or_else(|| Place::near(motion.to))?;
            Some(Flight { id: (number, index), motion, from: from?, to, pace })
        });
        let flights: Vec<Flight> = flights.collect();
        let end = flights.iter().map(Flight::end).fold(0.0, f64::max) + LINGERS;
        self.flights.set(flights);
        let over = move || {
            if self.latest.get_value() == number {
                self.flights.set(Vec::new());
            }
        };
        set_timeout(over, Duration::from_millis(end as u64));
    }
}

/// The layer on which motions are seen. A match that is taken back, looked back at or put away takes
/// its motions with it.
#[component]
pub fn MotionLayer() -> impl IntoView {
    let store = super::store::Store::get();
    let stage = store.stage;
    effect_after(move |before: Option<usize>| {
        let done = store.looking.shown(|play| play.map_or(0, |play| play.log().len()));
        if before.is_some_and(|before| done < before) {
            stage.stop();
        }
        done
    });
    on_cleanup(move || stage.stop());
    view! {
        <div class="motion-layer" aria-hidden="true">
            {list(
                move || stage.flights.get(),
                |flight| flight.id,
                |flight| view! { <Flying flight /> },
            )}
        </div>
    }
}
