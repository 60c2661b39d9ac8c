//! The browser's Web Animations, called by name: the typed interface is not yet a stable one.

use leptos::web_sys::{
    Element,
    js_sys::{Function, JSON, Reflect},
};
use wasm_bindgen::{JsCast, JsValue};

/// How an element moves through its keyframes.
pub struct Timing {
    /// When it begins, in milliseconds.
    pub delay: f64,
    /// How long it lasts, in milliseconds.
    pub duration: f64,
    /// How it speeds up and slows down, as CSS writes it.
    pub easing: &'static str,
    /// `both` where it keeps its first keyframe before and its last after, or else `none`.
    pub fill: &'static str,
}

/// An animation under way.
pub struct Animation(JsValue);

impl Animation {
    /// Ends it; the element is again as without it. One that is over stays so.
    pub fn cancel(&self) {
        let cancel = Reflect::get(&self.0, &"cancel".into()).ok();
        if let Some(cancel) = cancel.and_then(|cancel| cancel.dyn_into::<Function>().ok()) {
            // What cannot be cancelled runs to its end.
            let _ = cancel.call0(&self.0);
        }
    }
}

/// Animates an element; `keyframes` is a JSON list. A browser that can't do it leaves it still.
pub fn animate(element: &Element, keyframes: &str, timing: &Timing) -> Option<Animation> {
    let Timing { delay, duration, easing, fill } = timing;
    let options =
        format!(r#"{{"delay":{delay},"duration":{duration},"easing":"{easing}","fill":"{fill}"}}"#);
    let animate = Reflect::get(element, &"animate".into()).ok();
    let animate = animate.and_then(|animate| animate.dyn_into::<Function>().ok());
    let (keyframes, options) = (JSON::parse(keyframes).ok()?, JSON::parse(&options).ok()?);
    animate?.call2(element, &keyframes, &options).ok().map(Animation)
}
