//! Who made what.

use crate::ui::{state::store::Store, widgets::dialog::Dialog};
use leptos::prelude::*;

/// Who made what, as a dialog.
#[component]
pub fn About(
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    let t = Store::get().text().about;
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
