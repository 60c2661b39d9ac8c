//! The Web Animations of the browser, called by name: `web_sys` has no stable binding for them yet.

use leptos::web_sys::{
    Element,
    js_sys::{Function, JSON, Reflect},
};
use wasm_bindgen::JsCast;

/// The timing of an animation. The element holds the first keyframe before it and the last after
/// it.
pub struct Timing {
    /// The wait before it begins, in milliseconds.
    pub delay: f64,
    /// The duration, in milliseconds.
    pub duration: f64,
    /// The easing function, in CSS notation.
    pub easing: &'static str,
}

/// Animates an element through `keyframes`, a JSON list. A browser without animations does nothing.
pub fn animate(element: &Element, keyframes: &str, timing: &Timing) {
    let Timing { delay, duration, easing } = timing;
    let [delay, duration] = [delay, duration].map(|time| time.round() as u32);
    let options =
        format!(r#"{{"delay":{delay},"duration":{duration},"easing":"{easing}","fill":"both"}}"#);
    let animate = Reflect::get(element, &"animate".into()).ok();
    let animate = animate.and_then(|animate| animate.dyn_into::<Function>().ok());
    let arguments = JSON::parse(keyframes).ok().zip(JSON::parse(&options).ok());
    if let (Some(animate), Some((keyframes, options))) = (animate, arguments) {
        // A refused animation leaves the element still, too.
        let _ = animate.call2(element, &keyframes, &options);
    }
}
