//! The panic screen: a panic ends all code of a wasm app.

use super::{
    clock::now,
    history_entry::address_to_resume,
    saves::{SAVES, on_table},
};
use crate::{
    session::{SaveId, record_in},
    text::Language,
    ui::browser::{blob_address, modal},
};
use std::{
    panic::PanicHookInfo,
    sync::{
        OnceLock,
        atomic::{AtomicBool, Ordering},
    },
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlDialogElement};

static HAPPENED: AtomicBool = AtomicBool::new(false);

/// Returns the game to resume after a panic, and its record as text.
type Rescue = fn() -> Option<(SaveId, String)>;

static RESCUE: OnceLock<Rescue> = OnceLock::new();

/// Returns whether a panic happened. The browser still runs timers, but their state may be
/// anything.
pub fn has_happened() -> bool {
    HAPPENED.load(Ordering::Relaxed)
}

/// Makes a panic show what happened and how to continue. Later panics are only logged.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        if !HAPPENED.swap(true, Ordering::Relaxed) {
            // No further fallback is left.
            let _ = show(panic);
        }
    }));
}

/// Lets the panic screen offer the game on the table, or the latest one, as a file.
pub fn offer_rescue() {
    // Only the first call matters: all offer the same.
    let _ = RESCUE.set(|| {
        let save_id = on_table().or_else(|| SAVES.latest(now()))?;
        let save = SAVES.text(save_id)?;
        Some((save_id, record_in(&save).unwrap_or(save)))
    });
}

fn show(panic: &PanicHookInfo) -> Result<(), JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::NULL)?;
    // The app's state may be anything, but the page still names its language.
    let tag = document.document_element().and_then(|root| root.get_attribute("lang"));
    let t = Language::from_tag(&tag.unwrap_or_default()).unwrap_or_default().app_text().saving;
    let part = |tag: &str, class: &str, text: &str| part(&document, tag, class, text);
    let card: HtmlDialogElement = part("dialog", "crash", "")?.unchecked_into();
    card.set_attribute("role", "alertdialog")?;
    card.set_attribute("aria-label", t.crash_title)?;
    let ways = part("p", "dialog-buttons", "")?;
    let rescued = RESCUE.get().and_then(|rescue| rescue());
    let save_id = rescued.as_ref().map(|&(save_id, _)| save_id);
    if let Some((_, record)) = rescued {
        let file = part("a", "button", t.rescue)?;
        file.set_attribute("href", &blob_address(&record)?)?;
        file.set_attribute("download", "renature.json")?;
        ways.append_child(&file)?;
    }
    // A plain reload, too: a save that causes the panic would cause it again and again.
    let resume = address_to_resume(save_id);
    for (class, address, words) in
        [("button", "./", t.reload_only), ("button button-primary", &resume, t.reload)]
    {
        let link = part("a", class, words)?;
        link.set_attribute("href", address)?;
        ways.append_child(&link)?;
    }
    let details = part("details", "text-soft", "")?;
    details.append_child(part("summary", "", t.details)?.as_ref())?;
    details.append_child(part("pre", "text-small", &panic.to_string())?.as_ref())?;
    for element in [part("h1", "", t.crash_title)?, part("p", "", t.crash)?, ways, details] {
        card.append_child(&element)?;
    }
    // The rest of the page no longer answers, and one of its dialogs might lie over this one.
    let body = document.body().ok_or(JsValue::NULL)?;
    body.set_text_content(None);
    body.append_child(&card)?;
    modal::show_modal(&card);
    Ok(())
}

fn part(document: &Document, tag: &str, class: &str, text: &str) -> Result<Element, JsValue> {
    let element = document.create_element(tag)?;
    element.set_class_name(class);
    element.set_text_content(Some(text));
    Ok(element)
}
