//! The sign that the match on the table is not being saved. It stays until a save works.

use super::export::export_match;
use crate::ui::{
    browser::storage,
    reactive::{alive, dynamic},
    state::{Next, Store},
    widgets::{Dialog, Icon},
};
use leptos::prelude::*;

/// A sign on the turn banner, while the match is not being saved. It opens a dialog with the ways
/// out.
#[component]
pub fn UnsavedSign() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saving;
    let open = RwSignal::new(false);
    let sign = move || {
        store.unsaved.get().then(|| {
            view! {
                <button class="unsaved-sign chip" data-action="unsaved" on:click=alive(move |_| open.set(true))>
                    {t.unsaved}
                </button>
            }
            .into_any()
        })
    };
    view! {
        <span class="unsaved-place">
            {dynamic(sign)}
        </span>
        <Dialog open title=t.unsaved_title>
            <p>{reason(store)}</p>
            <WaysOut open />
        </Dialog>
    }
}

/// The same in the menu.
#[component]
pub fn UnsavedInMenu(
    /// `true` while the menu is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let store = Store::get();
    dynamic(move || {
        store.unsaved.get().then(|| {
            view! {
                <section class="menu-unsaved" data-unsaved="">
                    <p>
                        <strong>{store.text().saving.unsaved_title}". "</strong>
                        {reason(store)}
                    </p>
                    <WaysOut open />
                </section>
            }
            .into_any()
        })
    })
}

/// Buttons that save the match as a file and that make room for it. They close `open`.
#[component]
fn WaysOut(open: RwSignal<bool>) -> impl IntoView {
    let store = Store::get();
    let save = move |_| {
        open.set(false);
        export_match(store);
    };
    let make_room = move |_| {
        open.set(false);
        store.pending.set(Some(Next::Current));
    };
    // A browser that blocks the storage has no room to make.
    let make_room = storage::is_open().then(|| {
        view! {
            <button class="button-primary" data-action="make-room" on:click=alive(make_room)>
                {store.text().saving.make_room}
            </button>
        }
        .into_any()
    });
    view! {
        <div class="dialog-buttons">
            <button data-action="save-unsaved" on:click=alive(save)>
                <Icon id="glyph-export" />
                {store.text().saved_games.export}
            </button>
            {make_room}
        </div>
    }
}

/// Returns why the match is not saved, and what helps.
fn reason(store: Store) -> &'static str {
    let t = store.text().saving;
    if storage::is_open() { t.unsaved_full } else { t.unsaved_blocked }
}
