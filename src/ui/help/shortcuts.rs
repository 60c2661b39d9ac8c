//! The list of keys.

use crate::ui::{state::Store, widgets::Dialog};
use leptos::prelude::*;

/// A dialog with the keys of the table.
#[component]
pub fn Shortcuts(
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let t = Store::get().text().shortcuts;
    let line = |&(keys, does): &(&'static str, &'static str)| {
        view! {
            <dt>
                <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
        }
        .into_any()
    };
    let group = move |(heading, keys): (&'static str, &'static [(&'static str, &'static str)])| {
        view! {
            <h3>{heading}</h3>
            <dl class="shortcuts">{keys.iter().map(line).collect_view()}</dl>
        }
        .into_any()
    };
    view! {
        <Dialog open title=t.title>
            <p>{t.screen_readers}</p>
            {t.keys.into_iter().map(group).collect_view()}
        </Dialog>
    }
}
