//! A link as a code for a camera.

use crate::ui::state::store::Store;
use leptos::prelude::*;
use qrcodegen::{QrCode as Code, QrCodeEcc};

/// The text as a code for a camera; nothing where it is too long for one.
#[component]
pub fn QrCode(
    /// The text.
    text: String,
) -> impl IntoView {
    let t = Store::get().text().sharing;
    let code = Code::encode_text(&text, QrCodeEcc::Low).ok()?;
    let side = code.size();
    let mut path = String::new();
    for y in 0..side {
        for x in (0..side).filter(|&x| code.get_module(x, y)) {
            path.push_str(&format!("M{x} {y}h1v1h-1z"));
        }
    }
    // The rim of 4 belongs to the code.
    let frame = format!("-4 -4 {0} {0}", side + 8);
    Some(view! {
        <svg class="qr-code" viewBox=frame role="img" aria-label=t.code data-qr="" shape-rendering="crispEdges">
            <rect x="-4" y="-4" width=side + 8 height=side + 8 fill="#fff"></rect>
            <path d=path fill="#000"></path>
        </svg>
    })
}
