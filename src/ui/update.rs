//! Tells that a new version of the page waits, which begins only when the player says so.
//!
//! What installs it is `public/offline.js`, apart from this code, so that a version that does not
//! start can still be replaced.

use super::{resume::resume_when_reloaded, store::Store};
use leptos::prelude::*;
use leptos::web_sys::CustomEvent;

/// The mark that `offline.js` leaves on the root element.
const WAITS: &str = "data-update";
/// It comes while the page is open.
const COMES: &str = "renature:update";
/// Asks for it.
const BEGIN: &str = "renature:begin-update";

/// The offer of a new version, once there is one.
#[component]
pub fn Update() -> impl IntoView {
    let store = Store::get();
    let words = store.text().offline;
    let waits = document().document_element().is_some_and(|root| root.has_attribute(WAITS));
    let offered = RwSignal::new(waits);
    let coming = window_event_listener_untyped(COMES, move |_| offered.set(true));
    on_cleanup(move || coming.remove());
    let begin = move |_| {
        offered.set(false);
        if store.play.with_untracked(Option::is_some) {
            resume_when_reloaded();
        }
        // Without the script there is nothing to begin, and nothing was offered either.
        if let Ok(event) = CustomEvent::new(BEGIN) {
            let _ = window().dispatch_event(&event);
        }
    };
    view! {
        <p class="toast update" role="status" data-update-offer hidden=move || !offered.get()>
            <span>{words.update}</span>
            <button class="primary" data-action="begin-update" on:click=begin>
                {words.reload}
            </button>
            <button data-action="later" on:click=move |_| offered.set(false)>
                {words.later}
            </button>
        </p>
    }
}
