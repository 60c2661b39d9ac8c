//! The vibration of the device.

use leptos::prelude::window;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Array, Reflect};

/// Returns `true` if the device may vibrate: the browser knows how, and there is a touch screen.
/// Browsers of desktop computers know how, too.
pub fn can_vibrate() -> bool {
    let navigator = window().navigator();
    let knows_how = Reflect::has(&navigator, &"vibrate".into()).unwrap_or(false);
    knows_how && navigator.max_touch_points() > 0
}

/// Vibrates for these milliseconds: on, off, on. Does nothing on a page that was not touched yet,
/// where browsers refuse it with an error in their console.
pub(super) fn vibrate(pulses: &[u32]) {
    if !pulses.is_empty() && can_vibrate() && was_touched() {
        let pattern: Array = pulses.iter().map(|&pulse| JsValue::from(pulse)).collect();
        let _ = window().navigator().vibrate_with_pattern(&pattern);
    }
}

/// Returns `true` if the player has touched the page since it was opened, or if the browser does
/// not say.
fn was_touched() -> bool {
    let activation = Reflect::get(&window().navigator(), &"userActivation".into());
    let touched = activation.and_then(|it| Reflect::get(&it, &"hasBeenActive".into()));
    touched.ok().and_then(|touched| touched.as_bool()).unwrap_or(true)
}
