//! Offers a new version of the page, which starts only when the player agrees.
//!
//! `public/offline.js` installs it. That script is apart from this code, so that a version that
//! fails to start can still be replaced.

use crate::ui::{
    reactive::{alive, dynamic},
    state::{AppState, Screen, resume_when_reloaded},
};
use leptos::prelude::*;
use leptos::web_sys::CustomEvent;

/// The attribute that `offline.js` sets on the root element while a new version waits.
const UPDATE_ATTRIBUTE: &str = "data-update";
/// The event that `offline.js` sends when a new version arrives while the page is open.
const UPDATE_EVENT: &str = "renature:update";
/// The event that asks `offline.js` to start the new version.
const BEGIN_EVENT: &str = "renature:begin-update";

/// A new version that waits for the player's consent; `Copy`, provided by the app as a context.
#[derive(Clone, Copy)]
pub struct UpdateOffer {
    app: AppState,
    is_waiting: RwSignal<bool>,
    dismissed: RwSignal<bool>,
}

impl UpdateOffer {
    /// Listens for new versions and provides the offer as a context.
    pub fn listen(app: AppState) -> UpdateOffer {
        let is_waiting =
            document().document_element().is_some_and(|root| root.has_attribute(UPDATE_ATTRIBUTE));
        let offer = UpdateOffer {
            app,
            is_waiting: RwSignal::new(is_waiting),
            dismissed: RwSignal::new(false),
        };
        let listener =
            window_event_listener_untyped(UPDATE_EVENT, move |_| offer.is_waiting.set(true));
        on_cleanup(move || listener.remove());
        provide_context(offer);
        offer
    }

    /// Returns the offer that the app provides.
    pub fn get() -> UpdateOffer {
        expect_context()
    }

    /// Returns `true` if a new version waits.
    pub fn is_waiting(self) -> bool {
        self.is_waiting.get()
    }

    fn begin(self) {
        self.is_waiting.set(false);
        if self.app.screen.get_untracked() == Screen::Table {
            resume_when_reloaded();
        }
        // Without the script nothing was offered, and nobody listens.
        if let Ok(event) = CustomEvent::new(BEGIN_EVENT) {
            let _ = window().dispatch_event(&event);
        }
    }
}

/// The offer as a banner. The table has it in the menu instead, where it covers no pieces.
#[component]
pub fn UpdateBanner() -> impl IntoView {
    let offer = UpdateOffer::get();
    let t = offer.app.text().offline;
    let at_table = move || offer.app.screen.get() == Screen::Table;
    view! {
        <p
            class="banner update"
            role="status"
            data-update-offer
            hidden=dynamic(move || !offer.is_waiting() || offer.dismissed.get() || at_table())
        >
            <span>{t.update}</span>
            <UpdateButton />
            <button data-action="later" on:click=alive(move |_| offer.dismissed.set(true))>
                {t.later}
            </button>
        </p>
        <p class="visually-hidden" role="status">
            {move || (offer.is_waiting() && at_table()).then_some(t.in_menu)}
        </p>
    }
}

/// The offer in the menu.
#[component]
pub fn UpdateInMenu() -> impl IntoView {
    let offer = UpdateOffer::get();
    view! {
        <p class="menu-update" data-update-offer hidden=dynamic(move || !offer.is_waiting())>
            <span>{offer.app.text().offline.update}</span>
            <UpdateButton />
        </p>
    }
}

#[component]
fn UpdateButton() -> impl IntoView {
    let offer = UpdateOffer::get();
    view! {
        <button class="button-primary" data-action="begin-update" on:click=alive(move |_| offer.begin())>
            {offer.app.text().offline.reload}
        </button>
    }
}
