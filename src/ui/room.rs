//! How much room a part of the page has: styles ask it by `data-room`.
//!
//! Container queries would say the same, but lay their container out several times whenever
//! anything in it changes, and every action does.

use super::effect::effect_after;
use leptos::{
    html::ElementType,
    prelude::*,
    wasm_bindgen::{JsCast, prelude::Closure},
    web_sys::{Element, ResizeObserver},
};

/// The heights, in rem, up to which there is no more room than this.
const ROOMS: [(f64, &str); 3] = [(2.4, "none"), (5.0, "line"), (8.0, "little")];

/// Says on each of the elements how much room it has, whenever that changes.
pub fn tell_room<E, const COUNT: usize>(elements: [NodeRef<E>; COUNT])
where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    on_resize(elements, |elements| {
        // All are measured before any is told: the page would be laid out once more in between.
        let rem = rem();
        let rooms =
            elements.each_ref().map(|element| room(f64::from(element.client_height()) / rem));
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

/// Tells of each change of an element's size, the first ones included, as long as all are there.
pub fn on_resize<E, const COUNT: usize>(
    elements: [NodeRef<E>; COUNT],
    told: impl Fn(&[Element; COUNT]) + Clone + 'static,
) where
    E: ElementType + 'static,
    E::Output: JsCast + Clone + 'static,
{
    effect_after(move |_: Option<Option<Watch>>| {
        let there: Vec<Element> =
            elements.iter().filter_map(|element| Some(element.get()?.unchecked_into())).collect();
        let there: [Element; COUNT] = there.try_into().ok()?;
        let (watched, told) = (there.clone(), told.clone());
        let resized = Closure::<dyn Fn()>::new(move || told(&watched));
        let observer = ResizeObserver::new(resized.as_ref().unchecked_ref()).ok()?;
        there.iter().for_each(|element| observer.observe(element));
        Some(Watch { observer, _resized: resized })
    });
}

/// Listens until it is dropped.
struct Watch {
    observer: ResizeObserver,
    _resized: Closure<dyn Fn()>,
}

impl Drop for Watch {
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
