//! The vibration of the device.

use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Reflect};

/// Returns `true` if the device may vibrate: the browser knows how, and there is a touch screen.
/// Browsers of desktop computers know how, too.
pub fn can_vibrate() -> bool {
    vibrator().is_some()
}

/// Vibrates for these milliseconds: on, off, on. Does nothing on a page that was not touched yet,
/// where browsers refuse it with an error in their console.
pub(super) fn vibrate(pulses: &[u32]) {
    let Some(vibrator) = vibrator().filter(|_| !pulses.is_empty() && was_touched()) else { return };
    let pattern: Array = pulses.iter().map(|&pulse| JsValue::from(pulse)).collect();
    // A device that refuses stays still.
    let _ = vibrator.call1(&window().navigator(), &pattern);
}

/// Returns the browser's function that vibrates, on devices with a touch screen.
fn vibrator() -> Option<Function> {
    let touches = of_navigator("maxTouchPoints").as_f64().unwrap_or_default();
    of_navigator("vibrate").dyn_into().ok().filter(|_| touches > 0.0)
}

/// Returns `true` if the player has touched the page since it was opened, or if the browser does
/// not say.
fn was_touched() -> bool {
    let touched = Reflect::get(&of_navigator("userActivation"), &"hasBeenActive".into());
    touched.ok().and_then(|touched| touched.as_bool()).unwrap_or(true)
}

fn of_navigator(field: &str) -> JsValue {
    Reflect::get(&window().navigator(), &field.into()).unwrap_or_default()
}
