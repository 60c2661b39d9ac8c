//! The settings of sound and vibration.

use super::switch::Switch;
use crate::{
    session::Volume,
    ui::{
        reactive::{alive, dynamic},
        sound::can_vibrate,
        state::AppState,
    },
};
use leptos::prelude::*;

/// The switch and the volume of the sounds; on devices that can vibrate, a switch for that, too.
#[component]
pub fn SoundSettings() -> impl IntoView {
    let app = AppState::get();
    let (preferences, t) = (app.preferences, app.text().settings);
    let vibration = can_vibrate().then(|| {
        view! { <Switch field="vibration" label=t.vibration of=|preferences| &mut preferences.vibration /> }
    });
    view! {
        <Switch field="sound" label=t.sound of=|preferences| &mut preferences.sound />
        <label class="option">
            {t.volume}
            <input
                type="range"
                data-field="volume"
                min=Volume::MIN
                max=Volume::MAX
                step="10"
                prop:disabled=dynamic(move || !preferences.get().sound)
                prop:value=dynamic(move || preferences.get().volume.percent())
                on:change=alive(move |event| {
                    if let Some(volume) = event_target_value(&event).parse().ok().and_then(Volume::new) {
                        preferences.update(|preferences| preferences.volume = volume);
                    }
                })
            />
        </label>
        {vibration}
    }
}
