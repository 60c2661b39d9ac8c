//! Where the start screen and the shelf take games: a button for files, and the whole page to drop
//! or paste on.

use super::import::{import_file, import_text};
use crate::ui::{
    state::{autosave::Next, store::Store},
    widgets::icon::Icon,
};
use leptos::{ev, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DragEvent};

/// A file field that looks like a button.
#[component]
pub fn ImportButton(
    /// Why a file was refused.
    refused: RwSignal<Option<String>>,
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
    /// Called when something was put on the shelf.
    changed: impl Fn() + Copy + 'static,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().start;
    let picked = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            import_file(store, file, refused, waits, changed);
        }
        // The same file may be chosen again once it is mended.
        input.set_value("");
    };
    view! {
        <label class="button start-import start-resume">
            <Icon id="glyph-import" />
            <span>{t.import}<br /><span class="small soft">{t.import_seats}</span></span>
            <input
                class="visually-hidden"
                type="file"
                accept=".json,application/json"
                data-field="import"
                on:change=picked
            />
        </label>
    }
}

/// Opens the file that is dropped on what is in it, and what is pasted there.
#[component]
pub fn DropZone(
    /// Why a file was refused.
    refused: RwSignal<Option<String>>,
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
    /// Called when something was put on the shelf.
    changed: impl Fn() + Copy + Send + Sync + 'static,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().start;
    let over = RwSignal::new(false);
    let dragged = move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            import_file(store, file, refused, waits, changed);
        }
    };
    let paste = window_event_listener(ev::paste, move |event: ClipboardEvent| {
        let Some(data) = event.clipboard_data().filter(|_| !is_field(event.target())) else {
            return;
        };
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            import_file(store, file, refused, waits, changed);
        } else if let Some(text) = data.get_data("text").ok().filter(|text| !text.trim().is_empty())
        {
            import_text(store, t.pasted, &text, refused, waits, changed);
        }
    });
    on_cleanup(move || paste.remove());
    view! {
        <div
            class="drop-zone"
            class:over=over
            data-hint=t.drop_here
            on:dragover=dragged
            on:dragleave=move |_| over.set(false)
            on:drop=dropped
        >
            {children()}
        </div>
    }
}

/// Whether something is typed there.
fn is_field(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    element.is_some_and(|element| element.matches("input, textarea").unwrap_or(false))
}
