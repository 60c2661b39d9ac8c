//! Measures and moves elements, in CSS pixels of the window.

use crate::scene::geometry::{Point, Rect, decimal};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Element, HtmlElement};

/// Returns the rectangle that the element takes up in the window.
pub fn rect(element: &Element) -> Rect {
    let found = element.get_bounding_client_rect();
    let [x, y, width, height] =
        [found.x(), found.y(), found.width(), found.height()].map(|length| length as f32);
    Rect { x, y, width, height }
}

/// Returns the rectangles of what matches the selector, without the target and what contains it.
pub fn rects(selector: &str, target: Option<&Element>) -> Vec<Rect> {
    let Ok(found) = document().query_selector_all(selector) else { return Vec::new() };
    (0..found.length())
        .filter_map(|index| found.get(index)?.dyn_into::<Element>().ok())
        .filter(|other| target.is_none_or(|target| !other.contains(Some(target))))
        .map(|other| rect(&other))
        .collect()
}

/// Returns the rectangle of the window itself.
pub fn window_rect() -> Rect {
    let length = |found: Result<JsValue, _>| {
        found.ok().and_then(|found| found.as_f64()).unwrap_or(0.0) as f32
    };
    let (width, height) = (length(window().inner_width()), length(window().inner_height()));
    Rect { x: 0.0, y: 0.0, width, height }
}

/// Moves a popover's upper left corner to this point. Through the style object and not by an
/// attribute: the page's content policy refuses inline styles.
pub fn move_to(popover: &HtmlElement, at: Point) {
    let style = popover.style();
    for (side, pixels) in [("left", at.x), ("top", at.y)] {
        // A length is always taken.
        let _ = style.set_property(side, &format!("{}px", decimal(pixels)));
    }
}
