//! Observes the sizes of elements; styles read the height of an element from `data-room`.
//!
//! Container queries would do the same, but slower: a browser lays a container out several times
//! whenever anything in it changes. Every action changes something.

use crate::ui::reactive::{Lifetime, effect_after};
use leptos::{
    html,
    prelude::*,
    wasm_bindgen::{JsCast, prelude::Closure},
    web_sys::{Element, ResizeObserver, js_sys},
};

/// The greatest height, in rem, for each value of `data-room`; above the last it is `plenty`.
const ROOMS: [(f64, &str); 3] = [(2.4, "none"), (5.0, "line"), (8.0, "little")];

/// Keeps `data-room` of both elements up to date with their heights.
pub fn observe_heights(elements: [NodeRef<html::Div>; 2]) {
    let mounted = move || elements.iter().map(|element| Some(element.get()?.into())).collect();
    on_resize(mounted, |elements| {
        // All are measured before any is written: in between, the page would be laid out again.
        let rem = rem();
        let room_of = |element: &Element| room(f64::from(element.client_height()) / rem);
        let rooms: Vec<_> = elements.iter().map(room_of).collect();
        for (element, room) in elements.iter().zip(rooms) {
            if element.get_attribute("data-room").as_deref() != Some(room) {
                // Every element takes an attribute of this name.
                let _ = element.set_attribute("data-room", room);
            }
        }
    });
}

/// Returns the value of `data-room` for a height in rem.
fn room(height: f64) -> &'static str {
    ROOMS.iter().find(|(most, _)| height <= *most).map_or("plenty", |(_, room)| room)
}

/// Calls `resized` when the size of any element changes, and once when all are mounted.
pub fn on_resize(
    elements: impl Fn() -> Option<Vec<Element>> + 'static,
    resized: impl Fn(&[Element]) + Clone + 'static,
) {
    let lifetime = Lifetime::current();
    effect_after(move |_: Option<Option<Observation>>| {
        let (elements, resized) = (elements()?, resized.clone());
        let observed = elements.clone();
        let callback = Closure::<dyn Fn()>::new(move || {
            if !lifetime.is_over() {
                resized(&observed);
            }
        });
        let observer = ResizeObserver::new(callback.as_ref().unchecked_ref()).ok()?;
        elements.iter().for_each(|element| observer.observe(element));
        Some(Observation { observer, _callback: callback })
    });
}

/// Observes sizes until it is dropped.
struct Observation {
    observer: ResizeObserver,
    _callback: Closure<dyn Fn()>,
}

impl Drop for Observation {
    fn drop(&mut self) {
        self.observer.disconnect();
    }
}

/// Returns the font size of the root element, in CSS pixels.
fn rem() -> f64 {
    let root = document().document_element();
    let style = root.and_then(|root| window().get_computed_style(&root).ok().flatten());
    let size = style.and_then(|style| style.get_property_value("font-size").ok());
    // The browser's parser: that of the standard library has tables of 10 kB.
    let size = size.map(|size| js_sys::parse_float(&size));
    size.filter(|size| size.is_finite()).unwrap_or(16.0)
}
