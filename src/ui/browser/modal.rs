//! Modal dialogs, also in browsers that have none: those show the dialog over the page, but leave the
//! rest of the page within reach.

use wasm_bindgen::JsValue;
use web_sys::{HtmlDialogElement, js_sys::Reflect};

/// The attribute of a dialog that the browser could not make modal; styles place it.
const NOT_MODAL: &str = "data-not-modal";

/// Opens the dialog over the page.
pub fn show_modal(dialog: &HtmlDialogElement) {
    if supports(dialog, "showModal") {
        // A dialog that is open already, or is removed by now, stays as it is.
        let _ = dialog.show_modal();
        return;
    }
    for attribute in [NOT_MODAL, "open"] {
        // Every element takes these attributes.
        let _ = dialog.set_attribute(attribute, "");
    }
}

/// Closes the dialog.
pub fn close(dialog: &HtmlDialogElement) {
    if supports(dialog, "close") {
        dialog.close();
    } else {
        let _ = dialog.remove_attribute("open");
    }
}

/// Returns `true` if the dialog is open.
pub fn is_open(dialog: &HtmlDialogElement) -> bool {
    dialog.has_attribute("open")
}

fn supports(dialog: &HtmlDialogElement, method: &str) -> bool {
    Reflect::get(dialog, &JsValue::from_str(method)).is_ok_and(|method| method.is_function())
}
