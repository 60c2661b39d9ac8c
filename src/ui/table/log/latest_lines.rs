//! What the log says last, where the log itself has no room.

use super::panel::Turns;
use crate::{
    scene::history::log::latest_lines,
    ui::{
        reactive::{dynamic::dynamic, memo::memo},
        table::{context::TableContext, overlays::onboarding::hint},
    },
};
use leptos::prelude::*;

/// The log's newest lines, which open it. Styles show them only where the log is a sheet.
#[component]
pub fn LatestLines(
    /// What the log tells.
    turns: Turns,
    /// Whether it is open.
    log_open: RwSignal<bool>,
) -> impl IntoView {
    // Help for newcomers stands in the same place.
    let help = hint(TableContext::get());
    let text = TableContext::get().store.text().table;
    let lines = memo(move || turns.with(|turns| latest_lines(turns)));
    let told = move || {
        let mut lines = lines.get();
        let latest = lines.pop();
        view! { <span class="earlier">{lines.pop()}" "</span> {latest} }.into_any()
    };
    view! {
        <button
            type="button"
            class="latest-lines"
            data-action="open-log"
            hidden=move || help.get().is_some() || lines.with(Vec::is_empty)
            on:click=move |_| log_open.set(true)
        >
            <span class="visually-hidden">{text.log}": "</span>
            <span class="last-lines">{dynamic(told)}</span>
        </button>
    }
}
