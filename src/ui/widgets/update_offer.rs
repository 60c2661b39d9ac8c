//! Tells that a new version of the page waits, which begins only when the player says so.
//!
//! What installs it is `public/offline.js`, apart from this code, so that a version that does not
//! start can still be replaced.

use crate::ui::{
    reactive::dynamic::dynamic,
    state::{
        resume::resume_when_reloaded,
        store::{Screen, Store},
    },
};
use leptos::prelude::*;
use leptos::web_sys::CustomEvent;

/// The mark that `offline.js` leaves on the root element.
const WAITS: &str = "data-update";
/// It comes while the page is open.
const COMES: &str = "renature:update";
/// Asks for it.
const BEGIN: &str = "renature:begin-update";

/// A new version that waits for the player; `Copy`.
#[derive(Clone, Copy)]
pub struct Offer {
    store: Store,
    waits: RwSignal<bool>,
    put_off: RwSignal<bool>,
}

impl Offer {
    /// Listens for new versions, and is to be had from the context.
    pub fn listen(store: Store) -> Offer {
        let waits = document().document_element().is_some_and(|root| root.has_attribute(WAITS));
        let offer = Offer { store, waits: RwSignal::new(waits), put_off: RwSignal::new(false) };
        let coming = window_event_listener_untyped(COMES, move |_| offer.waits.set(true));
        on_cleanup(move || coming.remove());
        provide_context(offer);
        offer
    }

    /// The one that the page listens with.
    pub fn get() -> Offer {
        expect_context()
    }

    /// Whether a new version waits.
    pub fn waits(self) -> bool {
        self.waits.get()
    }

    fn begin(self) {
        self.waits.set(false);
        if self.store.game_match.with_untracked(Option::is_some) {
            resume_when_reloaded();
        }
        // Without the script there is nothing to begin, and nothing was offered either.
        if let Ok(event) = CustomEvent::new(BEGIN) {
            let _ = window().dispatch_event(&event);
        }
    }
}

/// The offer over a page on which nothing is played; over a table it would cover what is played
/// with, and the menu has it.
#[component]
pub fn Update() -> impl IntoView {
    let offer = Offer::get();
    let t = offer.store.text().offline;
    let at_table = move || offer.store.screen.get() == Screen::Table;
    view! {
        <p
            class="toast update"
            role="status"
            data-update-offer
            hidden=dynamic(move || !offer.waits() || offer.put_off.get() || at_table())
        >
            <span>{t.update}</span>
            <Begin />
            <button data-action="later" on:click=move |_| offer.put_off.set(true)>
                {t.later}
            </button>
        </p>
        <p class="visually-hidden" role="status">
            {move || (offer.waits() && at_table()).then_some(t.in_menu)}
        </p>
    }
}

/// The offer in the menu.
#[component]
pub fn UpdateInMenu() -> impl IntoView {
    let offer = Offer::get();
    view! {
        <p class="menu-update" data-update-offer hidden=dynamic(move || !offer.waits())>
            <span>{offer.store.text().offline.update}</span>
            <Begin />
        </p>
    }
}

#[component]
fn Begin() -> impl IntoView {
    let offer = Offer::get();
    view! {
        <button class="primary" data-action="begin-update" on:click=move |_| offer.begin()>
            {offer.store.text().offline.reload}
        </button>
    }
}
