//! Finds elements of the page: by selector, and around the target of an event. Asks media queries.

use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement, NodeList, ScrollIntoViewOptions, ScrollLogicalPosition};

/// Returns the target of an event as an element, if it is one.
pub fn element(target: Option<impl AsRef<JsValue>>) -> Option<Element> {
    target?.as_ref().dyn_ref::<Element>().cloned()
}

/// Returns `true` if the target is an element that fits the selector.
pub fn matches(target: Option<impl AsRef<JsValue>>, selector: &str) -> bool {
    element(target).is_some_and(|element| element.matches(selector).unwrap_or(false))
}

/// Returns the innermost element that fits the selector: the target itself or one around it.
pub fn closest(target: Option<impl AsRef<JsValue>>, selector: &str) -> Option<Element> {
    element(target)?.closest(selector).ok().flatten()
}

/// Returns the first element of the page that fits the selector.
pub fn first(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok().flatten()
}

/// Returns `true` if the element has this value of a style property, as computed.
pub fn has_style(element: &Element, property: &str, value: &str) -> bool {
    let style = window().get_computed_style(element).ok().flatten();
    style.and_then(|style| style.get_property_value(property).ok()).as_deref() == Some(value)
}

/// Scrolls just as far as the first element that fits the selector comes into view; a higher one
/// than the window comes with its upper edge.
pub fn scroll_to(selector: &str) {
    let Some(element) = first(selector) else { return };
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&options);
}

/// Returns the HTML elements of a query such as `element.query_selector_all(selector)`, in page
/// order; none if the selector is malformed.
pub fn html_elements(found: Result<NodeList, JsValue>) -> Vec<HtmlElement> {
    let Ok(found) = found else { return Vec::new() };
    (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok()).collect()
}

/// Returns `true` if the media query fits the window and the system's settings.
pub fn fits_media(query: &str) -> bool {
    let query = window().match_media(query);
    query.ok().flatten().is_some_and(|query| query.matches())
}
