//! The player of sounds: one sound after another, for as long as the page is open.

use super::{vibration::vibrate, web_audio::WebAudio};
use crate::{
    scene::sound::{Sound, pulses, sounds},
    session::{Match, Preferences},
    ui::reactive::effect_after,
};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::{JsCast, closure::Closure};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_time::Instant;

/// The events on which browsers let a page make sounds.
const GESTURES: [&str; 3] = ["click", "keydown", "pointerup"];
/// A sound that the browser lets through later than this says nothing any more.
const LATE: Duration = Duration::from_millis(500);
/// The most time that sounds wait for those before them, in seconds. Further ones hurry.
const QUEUE: f64 = 0.6;
/// The time from the start of a hurrying sound to the next, in seconds.
const HURRY: f64 = 0.04;

/// Plays the sounds of the table and makes the device vibrate, as the preferences say; `Copy`.
///
/// A browser without sound, or one that blocks it, changes nothing else.
#[derive(Clone, Copy)]
pub struct SoundPlayer {
    preferences: RwSignal<Preferences>,
    /// The browser's sound; none before the first gesture with the sound on.
    audio: StoredValue<Option<WebAudio>, LocalStorage>,
    /// The time of the browser's sound from which the next sound can begin.
    free_from: StoredValue<f64>,
}

impl SoundPlayer {
    /// Creates a player for these preferences. It stays silent until a sound is played.
    pub fn new(preferences: RwSignal<Preferences>) -> SoundPlayer {
        let audio = StoredValue::new_local(None);
        SoundPlayer { preferences, audio, free_from: StoredValue::new(0.0) }
    }

    /// Plays what the match's actions since the position `from` sound like.
    pub fn play_actions(self, game_match: &Match, from: usize) {
        self.play(|| sounds(game_match, from));
        self.vibrate(|| pulses(game_match, from));
    }

    /// Gets ready at each gesture, before its sound is due: some browsers allow it only then, and
    /// take the sound away during a call. A setting that changes is heard and felt at once.
    pub fn listen(self) {
        let get_ready = Closure::<dyn Fn()>::new(move || {
            if self.preferences.with_untracked(|all| all.sound) {
                self.when_ready(|_| {});
            }
        });
        for gesture in GESTURES {
            // A window takes any listener.
            let _ = window().add_event_listener_with_callback_and_bool(
                gesture,
                get_ready.as_ref().unchecked_ref(),
                true,
            );
        }
        get_ready.forget();
        effect_after(move |before: Option<Preferences>| {
            let now = self.preferences.get();
            let Some(before) = before else { return now };
            if (before.sound, before.volume) != (now.sound, now.volume) {
                self.play(|| vec![Sound::Score]);
            }
            if before.vibration != now.vibration {
                self.vibrate(|| Sound::YourTurn.pulses());
            }
            now
        });
    }

    fn vibrate(self, pulses: impl FnOnce() -> &'static [u32]) {
        if self.preferences.with_untracked(|all| all.vibration) {
            vibrate(pulses());
        }
    }

    fn play(self, sounds: impl FnOnce() -> Vec<Sound>) {
        if !self.preferences.with_untracked(|all| all.sound) {
            return;
        }
        let sounds = sounds();
        if !sounds.is_empty() {
            self.when_ready(move |audio| self.start(audio, &sounds));
        }
    }

    /// Runs `then` if the browser lets the page make sounds, at once or soon.
    fn when_ready(self, then: impl FnOnce(&WebAudio) + 'static) {
        let Some(audio) = self.audio() else { return };
        if audio.is_running() {
            return then(&audio);
        }
        let Some(resumed) = audio.resume() else { return };
        let asked = Instant::now();
        spawn_local(async move {
            if JsFuture::from(resumed).await.is_ok() && asked.elapsed() < LATE {
                then(&audio);
            }
        });
    }

    /// Returns the browser's sound, made by the first call; `None` if the browser refuses.
    fn audio(self) -> Option<WebAudio> {
        let audio = self.audio.get_value().or_else(WebAudio::new);
        self.audio.set_value(audio.clone());
        audio
    }

    /// Starts the sounds one after another, behind those that were started before.
    fn start(self, audio: &WebAudio, sounds: &[Sound]) {
        let gain = self.preferences.with_untracked(|all| all.volume.gain());
        let now = audio.now();
        for tune in sounds.iter().map(|sound| sound.tune()) {
            let start = self.free_from.get_value().max(now);
            let length = if start - now < QUEUE { tune.length() } else { HURRY };
            self.free_from.set_value(start + length);
            // What the browser refuses to play is only not heard.
            let _ = audio.play(&tune, start, gain);
        }
    }
}
