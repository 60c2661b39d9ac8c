//! A banner for failed imports and notices.

use super::icon::Icon;
use crate::ui::state::Store;
use leptos::prelude::*;

/// A banner that shows the last import error or notice until it is closed.
#[component]
pub fn Banner(
    /// The reason why the last import failed.
    import_error: RwSignal<Option<String>>,
) -> impl IntoView {
    let store = Store::get();
    let line = move || import_error.get().or_else(|| store.notice.get());
    let close = move |_| {
        import_error.set(None);
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
                                    class="button-quiet icon-button"
                                    aria-label=store.text().menu.close
                                    on:click=close
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
