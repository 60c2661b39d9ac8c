//! The message that a part of the page could not be loaded.

use crate::ui::{
    reactive::alive,
    state::{AppState, LazyPart},
};
use leptos::prelude::*;

/// A message over the splash screen, while a player waits for a part that could not be loaded.
#[component]
pub fn LoadFailed<T: Copy + Send + Sync + 'static>(
    /// The part.
    part: LazyPart<T>,
) -> impl IntoView {
    let t = AppState::get().text().loading;
    let message = move || {
        view! {
            <div class="load-failed banner" role="alert">
                <span>{t.failed}</span>
                <button class="button-primary" data-action="load-again" on:click=alive(move |_| part.request())>
                    {t.try_again}
                </button>
                <button data-action="load-later" on:click=alive(move |_| part.give_up())>
                    {t.back}
                </button>
            </div>
        }
        .into_any()
    };
    move || (part.is_awaited() && part.has_failed()).then(message)
}
