//! A dialog that lies over the page while it is open.

use super::icon::Icon;
use crate::{
    session::is_link,
    ui::{
        browser::{first, modal},
        reactive::{Lifetime, alive, dynamic, effect_after, memo::memo},
        state::{
            AppState, Screen,
            history_entry::{DIALOG, go_back, history_entry, page_went_back},
        },
    },
};
use leptos::{html, prelude::*, wasm_bindgen::JsCast};
use std::time::Duration;

/// Closes the open dialog of the start screen when the player has gone back.
///
/// When the page itself has gone back, another dialog may have opened since: that one gets an entry.
/// Does nothing if the entry on display is that of a dialog or of a new link.
pub fn dialog_entry_left(app: AppState) {
    let page_went = page_went_back();
    let has_link = window().location().hash().is_ok_and(|hash| is_link(&hash));
    if has_link || history_entry().as_deref() == Some(DIALOG) {
        return;
    }
    // The dialog after a panic stays.
    match first("dialog[open]:not(.crash)").and_then(|dialog| dialog.dyn_into().ok()) {
        Some(_) if page_went => add_history_entry(app),
        Some(dialog) => modal::close(&dialog),
        None => {}
    }
}

/// Adds a history entry for a dialog of the start screen, which has none: Back closes the dialog.
fn add_history_entry(app: AppState) {
    if app.screen.get_untracked() == Screen::Start
        && history_entry().is_none()
        && let Ok(history) = window().history()
    {
        let _ = history.push_state(&DIALOG.into(), "");
    }
}

/// Returns from the history entry of a closed dialog, unless another screen or dialog follows.
fn drop_history_entry() {
    if history_entry().as_deref() == Some(DIALOG) && first("dialog[open]").is_none() {
        go_back();
    }
}

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
    let (app, lifetime) = (AppState::get(), Lifetime::current());
    // Setting `open` to true again keeps the content: the search of the rules keeps its words.
    let shows_content = memo(move || open.get());
    effect_after(move |was_open: Option<bool>| {
        let is_open = open.get();
        let Some(dialog) = dialog.get() else { return false };
        match is_open {
            true if !modal::is_open(&dialog) => {
                modal::show_modal(&dialog);
                // Browsers keep where the player last scrolled it.
                dialog.set_scroll_top(0);
            }
            false if modal::is_open(&dialog) => modal::close(&dialog),
            _ => {}
        }
        match (was_open == Some(true), is_open) {
            (false, true) => add_history_entry(app),
            (true, false) => lifetime.after(Duration::ZERO, drop_history_entry),
            _ => {}
        }
        is_open
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
            {dynamic(move || shows_content.get().then(|| children()))}
        </dialog>
    }
}
