//! Credits.

use crate::ui::{state::AppState, widgets::Dialog};
use leptos::prelude::*;

/// A dialog with credits and licences.
#[component]
pub fn About(
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let t = AppState::get().text().about;
    view! {
        <Dialog open title=t.title>
            {t
                .sections
                .into_iter()
                .map(|(title, text)| {
                    view! {
                        <section>
                            <h3>{title}</h3>
                            <p>{text}</p>
                        </section>
                    }.into_any()
                })
                .collect_view()}
        </Dialog>
    }
}
