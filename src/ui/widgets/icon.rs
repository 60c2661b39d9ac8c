//! Pictures of the sprite beside words; who can't see them misses nothing.

use crate::{
    rules::{Color, Plant},
    scene::board::player_mark::PlayerMark,
    ui::{
        art::{MARK_SYMBOLS, PLANT_SYMBOLS},
        reactive::{dynamic::dynamic, memo::memo},
        state::store::Store,
    },
};
use leptos::prelude::*;

/// A sign as high as the text beside it.
#[component]
pub fn Icon(
    /// The symbol's id.
    id: &'static str,
) -> impl IntoView {
    view! {
        <svg class="icon" aria-hidden="true">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// A picture of a piece.
#[component]
pub fn Picture(
    /// The symbol's id.
    id: &'static str,
) -> impl IntoView {
    view! {
        <svg class="picture" aria-hidden="true">
            <use href=format!("#{id}")></use>
        </svg>
    }
}

/// A player's emblem, in the colours of the element around it; in colour-blind mode with the mark.
#[component]
pub fn Emblem(
    /// The player's colour; nothing for neutral.
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

/// A player's mark beside words, in colour-blind mode only.
#[component]
pub fn Mark(
    /// The player's colour; nothing for neutral.
    color: Option<Color>,
) -> impl IntoView {
    borne(color.into(), |mark| {
        view! {
            <svg class="marks mark" viewBox="0 0 24 24" aria-hidden="true">
                <use href=mark_href(mark)></use>
            </svg>
        }
        .into_any()
    })
}

/// A player's mark in a corner of a picture, in colour-blind mode only: its upper left corner, and
/// its side in the picture's units.
pub fn mark_art(color: impl Into<Signal<Option<Color>>>, at: (f32, f32), side: u8) -> AnyView {
    borne(color.into(), move |mark| {
        view! { <use class="marks" href=mark_href(mark) x=at.0 y=at.1 width=side height=side></use> }
            .into_any()
    })
    .into_any()
}

/// The mark that what has this colour bears, if it bears one.
fn borne(
    color: Signal<Option<Color>>,
    art: impl Fn(PlayerMark) -> AnyView + Send + 'static,
) -> impl IntoView {
    let preferences = Store::get().preferences;
    let mark = memo(move || {
        preferences.with(|preferences| PlayerMark::if_colorblind(color.get(), *preferences))
    });
    dynamic(move || mark.get().map(&art))
}

/// The class that gives an element the colours of a player.
pub const fn seat_class(color: Color) -> &'static str {
    ["seat-orange", "seat-blue", "seat-black", "seat-white"][color as usize]
}

/// The class that gives an element the colours of a player or, without one, the neutral colours.
pub const fn owner_class(color: Option<Color>) -> &'static str {
    match color {
        Some(color) => seat_class(color),
        None => "seat-neutral",
    }
}

/// The reference to the picture of a plant.
pub fn plant_href(plant: Plant) -> String {
    format!("#{}", PLANT_SYMBOLS[plant.index()])
}

/// The reference to the picture of a mark.
pub fn mark_href(mark: PlayerMark) -> String {
    format!("#{}", MARK_SYMBOLS[mark.index()])
}
