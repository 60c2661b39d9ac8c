//! Plays a tune on one oscillator.

use crate::scene::sound::Tune;
use wasm_bindgen::JsValue;
use web_sys::{AudioContext, OscillatorType};

/// The time in which each note swells, in seconds. Without it every note would click.
const SWELLING: f64 = 0.01;
/// The loudness to which a note fades before the next one, of its peak.
const BETWEEN: f32 = 0.3;
/// The loudness to which the last note fades, of its peak.
const SILENCE: f32 = 0.001;

/// Plays the tune at the time `start` of the context, with all loudness multiplied by `gain`.
///
/// # Errors
/// The browser refuses.
pub fn play(context: &AudioContext, tune: &Tune, start: f64, gain: f32) -> Result<(), JsValue> {
    let (oscillator, loudness) = (context.create_oscillator()?, context.create_gain()?);
    oscillator.set_type(OscillatorType::Triangle);
    oscillator.connect_with_audio_node(&loudness)?;
    loudness.connect_with_audio_node(&context.destination())?;
    let (pitch, level, peak) = (oscillator.frequency(), loudness.gain(), tune.peak * gain);
    level.set_value_at_time(0.0, start)?;
    for (index, note) in tune.notes.iter().enumerate() {
        let begin = start + tune.beat * index as f64;
        let is_last = index + 1 == tune.notes.len();
        let (end, rest) =
            if is_last { (start + tune.duration(), SILENCE) } else { (begin + tune.beat, BETWEEN) };
        pitch.set_value_at_time(note.from, begin)?;
        pitch.linear_ramp_to_value_at_time(note.to, begin + tune.beat)?;
        level.linear_ramp_to_value_at_time(peak, begin + SWELLING)?;
        level.exponential_ramp_to_value_at_time(peak * rest, end)?;
    }
    oscillator.start_with_when(start)?;
    oscillator.stop_with_when(start + tune.duration())
}
