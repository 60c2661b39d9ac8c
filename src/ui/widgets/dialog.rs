//! A dialog that lies over the page while it is open.

use super::icon::Icon;
use crate::ui::{
    browser::modal,
    reactive::{alive, effect},
    state::AppState,
};
use leptos::{html, prelude::*};

/// A modal dialog with a title and a close button. Closing it sets `open` to `false`.
#[component]
pub fn Dialog(
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
    /// The heading.
    title: &'static str,
    /// The class.
    #[prop(optional)]
    class: &'static str,
    /// The content, built anew each time it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let close = AppState::get().text().menu.close;
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move || {
        let Some(dialog) = dialog.get() else { return };
        match open.get() {
            true if !modal::is_open(&dialog) => modal::show_modal(&dialog),
            false if modal::is_open(&dialog) => modal::close(&dialog),
            _ => {}
        }
    });
    let on_backdrop = move |event: web_sys::MouseEvent| {
        let target: Option<web_sys::EventTarget> = event.target();
        if target.as_ref() == dialog.get_untracked().map(Into::into).as_ref() {
            open.set(false);
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=class
            aria-label=title
            on:close=alive(move |_| {
                // The event comes a little later; the dialog may be open again by then.
                let current = dialog.get_untracked();
                if !current.is_some_and(|dialog| modal::is_open(&dialog)) {
                    open.set(false);
                }
            })
            on:click=alive(on_backdrop)
        >
            <div class="dialog-head">
                <h2>{title}</h2>
                <button
                    type="button"
                    class="button-quiet icon-button"
                    aria-label=close
                    on:click=alive(move |_| open.set(false))
                >
                    <Icon id="glyph-close" />
                </button>
            </div>
            {move || open.get().then(|| children())}
        </dialog>
    }
}
