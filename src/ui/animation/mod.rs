//! Motions over the table: they tell what has just happened, and nothing waits for them.
//!
//! The match and the board have changed already when a motion begins. Copies of the pieces fly over
//! a layer that no pointer meets, while the real ones are veiled until their copy has landed. What
//! is done meanwhile is done at once; its own motions take the place of those under way.

mod figure;
mod flight;
mod screen_rect;

use crate::{
    rules::Domino,
    scene::board::animation::{Figure, PieceAnimation},
    ui::{
        reactive::{
            effect::{effect, effect_after},
            keyed_list::list,
            update_phase::UpdatePhase,
        },
        state::store::Store,
    },
};
use flight::{Flight, Flying, Veil};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use screen_rect::Place;

/// How long a landed copy stays over the real piece, in milliseconds: neither is missing for a frame.
const LINGERS: f64 = 30.0;

/// What moves over the table; `Copy`.
#[derive(Clone, Copy)]
pub struct Stage {
    flights: RwSignal<Vec<Flight>>,
    /// The number of the latest action with motions.
    latest: StoredValue<u32>,
    /// Copies that wait for the frame in which they set off.
    ready: StoredValue<Vec<Flight>>,
    /// Motions to what the page does not show yet.
    unseen: StoredValue<Vec<Measured>>,
    /// What hides the real pieces.
    veils: StoredValue<Vec<Veil>, LocalStorage>,
    /// When all have landed.
    landing: StoredValue<Option<Timeout>, LocalStorage>,
    /// The domino that was dragged to its place on the board: it does not fly there once more.
    pub brought: StoredValue<Option<Domino>>,
}

/// A motion of an action, and where its ends were before the page showed what has changed.
struct Measured {
    id: (u32, usize),
    motion: PieceAnimation,
    from: Place,
    to: Option<Place>,
    pace: f64,
}

impl Stage {
    /// A stage on which nothing moves.
    pub fn new() -> Stage {
        Stage {
            flights: RwSignal::new(Vec::new()),
            latest: StoredValue::new(0),
            ready: StoredValue::new(Vec::new()),
            unseen: StoredValue::new(Vec::new()),
            veils: StoredValue::new_local(Vec::new()),
            landing: StoredValue::new_local(None),
            brought: StoredValue::new(None),
        }
    }

    /// Shows the motions of an action that was carried out just now, before the page shows its
    /// outcome. Without a pace, or while nobody can see the page, nothing moves.
    pub fn show(self, motions: Vec<PieceAnimation>, pace: Option<f64>) {
        let brought = self.brought.try_update_value(Option::take).flatten();
        let Some(pace) = pace.filter(|_| !motions.is_empty() && !document().hidden()) else {
            return;
        };
        let lies = |motion: &PieceAnimation| matches!(motion.figure, Figure::Domino(domino, _) if Some(domino) == brought);
        let number = self.next();
        let seen = motions.into_iter().filter(|motion| !lies(motion)).zip(0..);
        let seen = seen.filter_map(|(motion, index)| {
            let from = Place::of(motion.from).or_else(|| Place::near(motion.from))?;
            Some(Measured { id: (number, index), from, to: Place::of(motion.to), motion, pace })
        });
        let (seen, unseen): (Vec<Measured>, Vec<Measured>) =
            seen.partition(|seen| seen.to.is_some());
        self.unseen.set_value(unseen);
        let flights: Vec<Flight> = seen.into_iter().filter_map(Measured::flight).collect();
        self.ready.set_value(flights.clone());
        // By the next frame the board has changed, and nobody has seen it yet.
        request_animation_frame(move || {
            if self.latest.get_value() == number {
                self.veils.set_value(flights.iter().filter_map(Flight::veil).collect());
            }
        });
    }

    /// The page shows what has changed: what goes to something new finds it, and all set off.
    fn set_all_off(self) {
        let mut copies = self.ready.try_update_value(std::mem::take).unwrap_or_default();
        let unseen = self.unseen.try_update_value(std::mem::take).unwrap_or_default();
        if copies.is_empty() && unseen.is_empty() {
            return;
        }
        let number = self.latest.get_value();
        let late = unseen.into_iter().filter(|seen| seen.id.0 == number);
        let late: Vec<Flight> = late.filter_map(Measured::flight).collect();
        copies.retain(|copy| copy.id.0 == number);
        copies.extend(late);
        let copies: Vec<Flight> = copies.into_iter().map(Flight::over_the_board).collect();
        // Anew, for they last from when the copies set off. The old ones go first: an end of
        // theirs would lift the new.
        self.veils.set_value(Vec::new());
        self.veils.set_value(copies.iter().filter_map(Flight::veil).collect());
        self.set_off(number, copies);
    }

    /// Adds copies to those of the action that are under way.
    fn set_off(self, number: u32, mut copies: Vec<Flight>) {
        self.flights.update(|flights| {
            flights.retain(|flight| flight.id.0 == number);
            flights.append(&mut copies);
        });
        self.clear_after_landing();
    }

    /// Ends all motions at once.
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

    /// Takes the copies away once the last one has landed.
    fn clear_after_landing(self) {
        let end = self.flights.with_untracked(|flights| {
            flights.iter().map(Flight::end).fold(0.0, f64::max) + LINGERS
        });
        let over = Timeout::new(end as u32, move || self.flights.set(Vec::new()));
        self.landing.set_value(Some(over));
    }
}

impl Measured {
    fn flight(self) -> Option<Flight> {
        let Measured { id, motion, from, to, pace } = self;
        let to = to.or_else(|| Place::of(motion.to)).or_else(|| Place::near(motion.to))?;
        Some(Flight { id, motion, from, to, pace })
    }
}

/// The layer on which motions are seen. A match that is undone, looked back at or put away takes
/// its motions with it.
#[component]
pub fn MotionLayer() -> impl IntoView {
    let store = Store::get();
    let stage = store.stage;
    effect_after(move |before: Option<usize>| {
        let done = store
            .playback
            .displayed(|game_match| game_match.map_or(0, |game_match| game_match.log().len()));
        if before.is_some_and(|before| done < before) {
            stage.stop();
        }
        done
    });
    // Not with any other part's frame, which are full enough; where things are need not be worked out anew after it.
    effect(move || {
        store.scheduler.track(UpdatePhase::Animation);
        stage.set_all_off();
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
