//! Why a file was refused, or what happened to the saves.

use super::icon::Icon;
use crate::ui::state::store::Store;
use leptos::prelude::*;

/// Why a file was refused, or what happened to the saves; a tap puts it away.
#[component]
pub fn Banner(
    /// Why a file was refused.
    refused: RwSignal<Option<String>>,
) -> impl IntoView {
    let store = Store::get();
    let line = move || refused.get().or_else(|| store.notice.get());
    let put_away = move |_| {
        refused.set(None);
        store.notice.set(None);
    };
    view! {
        <div role="status" class="start-notice">
            {move || {
                line()
                    .map(|line| {
                        view! {
                            <p class="toast">
                                <span>{line}</span>
                                <button
                                    class="quiet icon-button"
                                    aria-label=store.text().menu.close
                                    on:click=put_away
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
