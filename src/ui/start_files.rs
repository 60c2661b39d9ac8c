//! Where the start screen takes files: a button, and the whole page to drop them on.

use super::{icon::Icon, store::Store};
use leptos::prelude::*;
use web_sys::{DragEvent, File};

/// A file field that looks like a button.
#[component]
pub fn ImportButton(
    /// Opens the file.
    open: impl Fn(File) + Copy + 'static,
) -> impl IntoView {
    let words = Store::get().text().start;
    let picked = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open(file);
        }
        // The same file may be chosen again once it is mended.
        input.set_value("");
    };
    view! {
        <label class="button start-import start-resume">
            <Icon id="glyph-import" />
            <span>{words.import}<br /><span class="small soft">{words.import_seats}</span></span>
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

/// Opens the file that is dropped on what is in it.
#[component]
pub fn DropZone(
    /// Opens the file.
    open: impl Fn(File) + Copy + 'static,
    /// What is in it.
    children: Children,
) -> impl IntoView {
    let words = Store::get().text().start;
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
            open(file);
        }
    };
    view! {
        <div
            class="drop-zone"
            class:over=over
            data-hint=words.drop_here
            on:dragover=dragged
            on:dragleave=move |_| over.set(false)
            on:drop=dropped
        >
            {children()}
        </div>
    }
}
