//! The panic screen: a panic ends all code of a wasm app.

use super::saves::{SAVES, address_to_resume, on_table};
use crate::{session::record_in, text::Text, ui::browser::blob_address};
use std::{
    panic::PanicHookInfo,
    sync::atomic::{AtomicBool, Ordering},
};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, Element, HtmlDialogElement};

static HAPPENED: AtomicBool = AtomicBool::new(false);

/// Returns whether a panic happened. The browser still runs timers, but their state may be
/// anything.
pub fn has_happened() -> bool {
    HAPPENED.load(Ordering::Relaxed)
}

/// Makes a panic show what happened and how to continue. Later panics are only logged.
pub fn watch(text: &'static Text) {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        if !HAPPENED.swap(true, Ordering::Relaxed) {
            // No further fallback is left.
            let _ = show(panic, text);
        }
    }));
}

fn show(panic: &PanicHookInfo, text: &Text) -> Result<(), JsValue> {
    let t = text.saving;
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::NULL)?;
    let part = |tag: &str, class: &str, text: &str| part(&document, tag, class, text);
    let card: HtmlDialogElement = part("dialog", "crash", "")?.unchecked_into();
    card.set_attribute("role", "alertdialog")?;
    card.set_attribute("aria-label", t.crash_title)?;
    let ways = part("p", "dialog-buttons", "")?;
    let save_id = on_table().or_else(|| SAVES.latest());
    if let Some(save) = save_id.and_then(|save_id| SAVES.text(save_id)) {
        let record = record_in(&save).unwrap_or(save);
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
    card.show_modal()
}

fn part(document: &Document, tag: &str, class: &str, text: &str) -> Result<Element, JsValue> {
    let element = document.create_element(tag)?;
    element.set_class_name(class);
    element.set_text_content(Some(text));
    Ok(element)
}
