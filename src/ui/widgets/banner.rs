//! A banner for notices.

use super::icon::Icon;
use crate::ui::{reactive::alive, state::AppState};
use leptos::prelude::*;

/// A banner that shows the notice until it is closed. Its parent places it.
#[component]
pub fn Banner() -> impl IntoView {
    let app = AppState::get();
    view! {
        <div role="status" class="notice">
            {move || {
                app.notice.get()
                    .map(|line| {
                        view! {
                            <p class="banner">
                                <span>{line}</span>
                                <button
                                    class="button-quiet icon-button"
                                    aria-label=app.text().menu.close
                                    on:click=alive(move |_| app.notice.set(None))
                                >
                                    <Icon id="glyph-close" />
                                </button>
                            </p>
                        }.into_any()
                    })
            }}
        </div>
    }
}
