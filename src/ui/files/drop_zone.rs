//! Imports files on the start screen and the page of saved games. The player chooses a file by a
//! button, or drops or pastes it on the page.

use super::import::Import;
use crate::ui::{
    browser::{matches, on_window::on_window},
    reactive::alive,
    state::AppState,
    widgets::Icon,
};
use leptos::{ev, prelude::*};
use web_sys::{ClipboardEvent, DragEvent};

/// A file field that looks like a button.
#[component]
pub fn ImportButton(
    /// Imports what the player chooses.
    on_import: Callback<Import>,
) -> impl IntoView {
    let t = AppState::get().text().start;
    let import = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            on_import.run(Import::File(file));
        }
        // Without this, choosing the same file again after mending it would do nothing.
        input.set_value("");
    };
    view! {
        <label class="button start-import start-resume">
            <Icon id="glyph-import" />
            <span>{t.import}<br /><span class="text-small text-soft">{t.import_hint}</span></span>
            <input
                class="visually-hidden"
                type="file"
                accept=".json,application/json"
                data-field="import"
                on:change=alive(import)
            />
        </label>
    }
}

/// Returns whether files are dragged. Text may be dropped into a field.
pub fn has_files(event: &DragEvent) -> bool {
    let types = event.data_transfer().map(|data| data.types());
    types.is_some_and(|types| types.includes(&"Files".into(), 0))
}

/// A page that imports a file dropped on it, or a file or text pasted.
#[component]
pub fn DropZone(
    /// Imports what the player drops or pastes.
    on_import: Callback<Import>,
    /// The page's content.
    children: Children,
) -> impl IntoView {
    let t = AppState::get().text().start;
    let over = RwSignal::new(false);
    let drag_over = move |event: DragEvent| {
        if has_files(&event) {
            event.prevent_default();
            over.set(true);
        }
    };
    let drop = move |event: DragEvent| {
        if !has_files(&event) {
            return;
        }
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            on_import.run(Import::File(file));
        }
    };
    on_window(ev::paste, move |event: ClipboardEvent| {
        let in_field = matches(event.target(), "input, textarea");
        let Some(data) = event.clipboard_data().filter(|_| !in_field) else { return };
        if let Some(file) = data.files().and_then(|files| files.get(0)) {
            on_import.run(Import::File(file));
        } else if let Some(text) = data.get_data("text").ok().filter(|text| !text.trim().is_empty())
        {
            on_import.run(Import::Text(text));
        }
    });
    view! {
        <div
            class="drop-zone"
            class:drop-zone-over=over
            data-hint=t.drop_here
            on:dragover=alive(drag_over)
            on:dragleave=alive(move |_| over.set(false))
            on:drop=alive(drop)
        >
            {children()}
        </div>
    }
}
