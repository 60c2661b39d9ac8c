//! The browser's Web Audio, called by name: typed bindings add 1 kB to the first visit of all
//! players, who have the sounds off at first.

use crate::scene::sound::Tune;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::js_sys::{Array, Function, Promise, Reflect};

/// The time in which each note swells, in seconds. Without it every note would click.
const SWELLING: f64 = 0.01;
/// The loudness to which a note fades before the next one, of its peak.
const BETWEEN: f64 = 0.3;
/// The loudness to which the last note fades, of its peak.
const SILENCE: f64 = 0.001;

/// An `AudioContext` of the browser.
#[derive(Clone)]
pub struct WebAudio(JsValue);

impl WebAudio {
    /// Makes a context; `None` if the browser has none or refuses.
    pub fn new() -> Option<WebAudio> {
        let constructor = get(&window(), "AudioContext").ok()?.dyn_into::<Function>().ok()?;
        Reflect::construct(&constructor, &Array::new()).ok().map(WebAudio)
    }

    /// Returns `true` if sounds are heard at once.
    pub fn is_running(&self) -> bool {
        get(&self.0, "state").is_ok_and(|state| state == "running")
    }

    /// Asks the browser to let sounds be heard; `None` if it refuses at once.
    pub fn resume(&self) -> Option<Promise> {
        let resumed = call(&self.0, "resume", &[]).ok()?;
        // Old browsers return no promise.
        Some(Promise::resolve(&resumed))
    }

    /// Returns the time of the context, in seconds.
    pub fn now(&self) -> f64 {
        get(&self.0, "currentTime").ok().and_then(|now| now.as_f64()).unwrap_or_default()
    }

    /// Plays the tune on one oscillator from the time `start`, with all loudness multiplied by
    /// `gain`.
    ///
    /// # Errors
    /// The browser refuses.
    pub fn play(&self, tune: &Tune, start: f64, gain: f64) -> Result<(), JsValue> {
        let oscillator = call(&self.0, "createOscillator", &[])?;
        let loudness = call(&self.0, "createGain", &[])?;
        Reflect::set(&oscillator, &"type".into(), &"triangle".into())?;
        call(&oscillator, "connect", &[&loudness])?;
        call(&loudness, "connect", &[&get(&self.0, "destination")?])?;
        let (pitch, level) = (get(&oscillator, "frequency")?, get(&loudness, "gain")?);
        let peak = tune.peak * gain;
        set_at(&level, "setValueAtTime", 0.0, start)?;
        for (index, note) in tune.notes.iter().enumerate() {
            let begin = start + tune.beat * index as f64;
            let is_last = index + 1 == tune.notes.len();
            let (end, rest) = match is_last {
                true => (start + tune.duration(), SILENCE),
                false => (begin + tune.beat, BETWEEN),
            };
            set_at(&pitch, "setValueAtTime", note.from, begin)?;
            set_at(&pitch, "linearRampToValueAtTime", note.to, begin + tune.beat)?;
            set_at(&level, "linearRampToValueAtTime", peak, begin + SWELLING)?;
            set_at(&level, "exponentialRampToValueAtTime", peak * rest, end)?;
        }
        call(&oscillator, "start", &[&start.into()])?;
        call(&oscillator, "stop", &[&(start + tune.duration()).into()])?;
        Ok(())
    }
}

/// Calls a method of an `AudioParam` with a value and the time at which it is reached.
fn set_at(param: &JsValue, method: &str, value: f64, time: f64) -> Result<(), JsValue> {
    call(param, method, &[&value.into(), &time.into()]).map(|_| ())
}

fn get(object: &JsValue, field: &str) -> Result<JsValue, JsValue> {
    Reflect::get(object, &field.into())
}

fn call(object: &JsValue, method: &str, arguments: &[&JsValue]) -> Result<JsValue, JsValue> {
    let method = get(object, method)?.dyn_into::<Function>()?;
    method.apply(object, &arguments.iter().copied().collect())
}
