//! The elements that the tooltip explains.

use crate::ui::browser::{closest, rect};
use leptos::prelude::*;
use web_sys::{Element, EventTarget};

/// The elements with tooltips: numbers, and buttons that show only an icon.
const EXPLAINED: &str =
    "[data-explain], .head-corner > button, .timeline-button, .action.action-bare, .joker-choice";
/// The id by which a target refers to its tooltip.
pub const NOTE: &str = "explanation";

/// Adds the tooltip to the descriptions of the element, or removes it.
pub fn describe(element: &Element, by_tooltip: bool) {
    let ids = element.get_attribute("aria-describedby").unwrap_or_default();
    let others = ids.split(' ').filter(|id| !id.is_empty() && *id != NOTE);
    let ids: Vec<&str> = others.chain(by_tooltip.then_some(NOTE)).collect();
    let _ = match &ids[..] {
        [] => element.remove_attribute("aria-describedby"),
        _ => element.set_attribute("aria-describedby", &ids.join(" ")),
    };
}

/// Returns `true` if the element is in the page and drawn.
pub fn is_visible(element: &Element) -> bool {
    let place = rect(element);
    let style = window().get_computed_style(element).ok().flatten();
    let visibility = style.and_then(|style| style.get_property_value("visibility").ok());
    place.width > 0.0 && place.height > 0.0 && visibility.as_deref() == Some("visible")
}

/// Returns `true` if the target is the tooltip or something in it.
pub fn is_in_note(target: Option<EventTarget>) -> bool {
    closest(target, ".explanation").is_some()
}

/// Returns the element with a tooltip that the target is or lies in.
pub fn number_at(target: Option<EventTarget>) -> Option<Element> {
    // Words that light up the board have no tooltip. Examples show another game.
    if closest(target.clone(), ".pointer, .live-example").is_some() {
        return None;
    }
    let number = closest(target, EXPLAINED)?;
    (number.get_attribute("data-explain").as_deref() != Some("walk")).then_some(number)
}
