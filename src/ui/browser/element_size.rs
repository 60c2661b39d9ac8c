//! How much room a part of the page has: styles ask it by `data-room`.
//!
//! Container queries would say the same, but lay their container out several times whenever
//! anything in it changes, and every action does.

use crate::ui::reactive::effect::effect_after;
use leptos::{
    html,
    prelude::*,
    wasm_bindgen::{JsCast, prelude::Closure},
    web_sys::{Element, ResizeObserver},
};

/// The heights, in rem, up to which there is no more room than this.
const ROOMS: [(f64, &str); 3] = [(2.4, "none"), (5.0, "line"), (8.0, "little")];

/// Says on each of the elements how much room it has, whenever that changes.
pub fn tell_room(elements: [NodeRef<html::Div>; 2]) {
    let there = move || elements.iter().map(|element| Some(element.get()?.into())).collect();
    on_resize(there, |elements| {
        // All are measured before any is told: the page would be laid out once more in between.
        let rem = rem();
        let room_of = |element: &Element| room(f64::from(element.client_height()) / rem);
        let rooms: Vec<_> = elements.iter().map(room_of).collect();
        for (element, room) in elements.iter().zip(rooms) {
            if element.get_attribute("data-room").as_deref() != Some(room) {
                // The name is one that every element takes.
                let _ = element.set_attribute("data-room", room);
            }
        }
    });
}

/// What so many rem of height are called.
fn room(height: f64) -> &'static str {
    ROOMS.iter().find(|(most, _)| height <= *most).map_or("plenty", |(_, room)| room)
}

/// Tells of each change of an element's size, the first ones included, from when all are there.
pub fn on_resize(
    elements: impl Fn() -> Option<Vec<Element>> + 'static,
    told: impl Fn(&[Element]) + Clone + 'static,
) {
    effect_after(move |_: Option<Option<SpectatorControls>>| {
        let (elements, told) = (elements()?, told.clone());
        let watched = elements.clone();
        let resized = Closure::<dyn Fn()>::new(move || told(&watched));
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        elements.iter().for_each(|element| observer.observe(element));
        Some(SpectatorControls { observer, _resized: resized })
    });
}

/// Listens until it is dropped.
struct SpectatorControls {
    observer: ResizeObserver,
    _resized: Closure<dyn Fn()>,
}

impl Drop for SpectatorControls {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// The size of the page's letters, in CSS pixels.
fn rem() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    size.and_then(|size| size.trim_end_matches("px").parse().ok()).unwrap_or(16.0)
}
