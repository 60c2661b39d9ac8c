//! What is shown when the page breaks: a panic ends all code of a wasm app.

use crate::text::ENGLISH;
use std::panic::PanicHookInfo;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::HtmlDialogElement;

/// The end of the address that resumes the saved match at once.
pub const RESUME: &str = "?resume";

/// From now on a panic shows what happened and how to go on.
pub fn watch() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        // Nothing is left to turn to if even this fails.
        let _ = show(panic);
    }));
}

fn show(panic: &PanicHookInfo) -> Result<(), JsValue> {
    let words = ENGLISH.saving;
    let document = web_sys::window().and_then(|window| window.document());
    let document = document.ok_or(JsValue::NULL)?;
    let part = |tag: &str, class: &str, text: &str| {
        let element = document.create_element(tag)?;
        element.set_class_name(class);
        element.set_text_content(Some(text));
        Ok::<_, JsValue>(element)
    };
    let card: HtmlDialogElement = part("dialog", "crash", "")?.unchecked_into();
    card.set_attribute("role", "alertdialog")?;
    let reload = part("a", "button primary", words.reload)?;
    reload.set_attribute("href", &format!("./{RESUME}"))?;
    let details = part("details", "soft", "")?;
    details.append_child(part("summary", "", words.details)?.as_ref())?;
    details.append_child(part("pre", "small", &panic.to_string())?.as_ref())?;
    for element in
        [part("h1", "", words.crash_title)?, part("p", "", words.crash)?, reload, details]
    {
        card.append_child(&element)?;
    }
    // What is left of the page no longer answers, and a dialog of it might lie over this one.
    let body = document.body().ok_or(JsValue::NULL)?;
    body.set_text_content(None);
    body.append_child(&card)?;
    card.show_modal()
}
