//! The browser's Web Animations, called by name: the typed interface is not yet a stable one.

use leptos::web_sys::{
    Element,
    js_sys::{Function, JSON, Reflect},
};
use wasm_bindgen::JsCast;

/// How an element moves through its keyframes; it keeps the first one before and the last one after.
pub struct Timing {
    /// When it begins, in milliseconds.
    pub delay: f64,
    /// How long it lasts, in milliseconds.
    pub duration: f64,
    /// How it speeds up and slows down, as CSS writes it.
    pub easing: &'static str,
}

/// Animates an element; `keyframes` is a JSON list. A browser that can't do it leaves it still.
pub fn animate(element: &Element, keyframes: &str, timing: &Timing) {
    let Timing { delay, duration, easing } = timing;
    let options =
        format!(r#"{{"delay":{delay},"duration":{duration},"easing":"{easing}","fill":"both"}}"#);
    let animate = Reflect::get(element, &"animate".into()).ok();
    let animate = animate.and_then(|animate| animate.dyn_into::<Function>().ok());
    let arguments = JSON::parse(keyframes).ok().zip(JSON::parse(&options).ok());
    if let (Some(animate), Some((keyframes, options))) = (animate, arguments) {
        // What is refused stays still, too.
        let _ = animate.call2(element, &keyframes, &options);
    }
}
