//! The latest lines of the log, where the log has no room.

use super::panel::Turns;
use crate::{
    scene::history::latest_lines,
    ui::{
        reactive::{alive, dynamic, memo::memo},
        table::{context::TableContext, overlays::onboarding::hint},
    },
};
use leptos::prelude::*;

/// Draws the newest lines as a button that opens the log. Styles show it only where the log is a
/// sheet.
#[component]
pub fn LatestLines(
    /// The turns of the log.
    turns: Turns,
    /// `true` while the log is open.
    log_open: RwSignal<bool>,
) -> impl IntoView {
    let help = hint(TableContext::get());
    let text = TableContext::get().store.text();
    let lines = memo(move || turns.with(|turns| latest_lines(turns)));
    let lines_view = move || {
        let mut lines = lines.get();
        let latest = lines.pop();
        view! { <span class="latest-earlier">{lines.pop()}" "</span> {latest} }.into_any()
    };
    view! {
        <button
            type="button"
            class="latest-lines"
            data-action="open-log"
            hidden=move || lines.with(Vec::is_empty)
            // An onboarding hint stands in the same place, except in a window at 400 % zoom.
            data-hinted=move || help.get().map(|_| "")
            on:click=alive(move |_| log_open.set(true))
        >
            <span class="visually-hidden">{text.table.log} {text.colon}</span>
            <span class="last-lines">{dynamic(lines_view)}</span>
        </button>
    }
}
