//! Players' colours: the classes that set them, and the mark and emblem of each player.

use crate::{
    rules::{Color, Seat},
    scene::{board::PlayerMark, geometry::decimal},
    session::Controller,
    ui::{
        art::{MARK_SYMBOLS, portrait},
        reactive::{dynamic, memo::memo},
        state::{AppState, Store},
    },
};
use leptos::prelude::*;

/// Returns the colour of the player on the seat of the match on the table.
pub fn color_of(store: Store, seat: Seat) -> Option<Color> {
    store.game_match.with_untracked(|game_match| {
        let player = game_match.as_ref()?.setup().players.get(seat.index())?;
        Some(player.color)
    })
}

/// Returns the class with the colours of the player on the seat; empty without a match.
pub fn color_class(store: Store, seat: Seat) -> &'static str {
    color_of(store, seat).map_or("", seat_class)
}

/// Returns the class that gives an element the colours of a player.
pub const fn seat_class(color: Color) -> &'static str {
    ["seat-orange", "seat-blue", "seat-black", "seat-white"][color as usize]
}

/// Returns the class that gives an element the colours of a player, or the neutral ones for `None`.
pub const fn owner_class(color: Option<Color>) -> &'static str {
    match color {
        Some(color) => seat_class(color),
        None => "seat-neutral",
    }
}

/// A player's emblem in the colours of the element around it, in colour-blind mode with the mark.
#[component]
pub fn Emblem(
    /// The player's colour; `None` for neutral.
    #[prop(into)]
    color: Signal<Option<Color>>,
    /// The element's class.
    class: &'static str,
) -> impl IntoView {
    view! {
        <svg class=class viewBox="0 0 36 36" aria-hidden="true">
            <use href="#seat"></use>
            {mark_art(color, (16.0, 16.0), 20)}
        </svg>
    }
}

/// A player's portrait in the colours of the element around it, in colour-blind mode with the mark.
#[component]
pub fn Portrait(
    /// Who plays.
    #[prop(into)]
    controller: Signal<Controller>,
    /// The player's colour.
    #[prop(into)]
    color: Signal<Color>,
) -> impl IntoView {
    view! {
        <svg class="portrait" viewBox="0 0 36 36" aria-hidden="true">
            <circle cx="18" cy="18" r="16"></circle>
            <path d=move || portrait(controller.get())></path>
            {mark_art(Signal::derive(move || Some(color.get())), (16.0, 16.0), 20)}
        </svg>
    }
}

/// A player's mark beside words, in colour-blind mode only.
#[component]
pub fn Mark(
    /// The player's colour; `None` for neutral.
    color: Option<Color>,
) -> impl IntoView {
    shown_mark(color.into(), |mark| {
        view! {
            <svg class="marks mark" viewBox="0 0 24 24" aria-hidden="true">
                <use href=mark_href(mark)></use>
            </svg>
        }
        .into_any()
    })
}

/// Draws a player's mark into a picture, in colour-blind mode only. `at` is its upper left corner
/// and `side` its side, in the picture's units.
pub fn mark_art(color: impl Into<Signal<Option<Color>>>, at: (f32, f32), side: u8) -> AnyView {
    shown_mark(color.into(), move |mark| {
        view! { <use class="marks" href=mark_href(mark) x=decimal(at.0) y=decimal(at.1) width=side height=side></use> }
            .into_any()
    })
    .into_any()
}

/// Draws the mark of the colour, if the settings ask for one.
fn shown_mark(
    color: Signal<Option<Color>>,
    art: impl Fn(PlayerMark) -> AnyView + Send + 'static,
) -> impl IntoView {
    let preferences = AppState::get().preferences;
    let mark = memo(move || {
        preferences.with(|preferences| PlayerMark::if_colorblind(color.get(), *preferences))
    });
    dynamic(move || mark.get().map(&art))
}

/// Returns the reference to the picture of a mark.
pub fn mark_href(mark: PlayerMark) -> String {
    format!("#{}", MARK_SYMBOLS[mark.index()])
}
