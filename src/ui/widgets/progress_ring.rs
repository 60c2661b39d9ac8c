//! A progress ring for a thinking bot.

use crate::ui::{
    reactive::{dynamic, memo::memo},
    state::Store,
};
use leptos::prelude::*;

/// A ring around a seat's emblem with the progress of its bot; nothing while no bot thinks. With a
/// label, screen readers announce it as a progress bar.
#[component]
pub fn ProgressRing(#[prop(optional, into)] label: Option<String>) -> impl IntoView {
    let progress = Store::get().search_progress;
    let thinks = memo(move || progress.get().is_some());
    let percent = memo(move || (progress.get().unwrap_or(0.0) * 100.0) as u32);
    let (role, hidden) = match label {
        Some(_) => (Some("progressbar"), None),
        None => (None, Some("true")),
    };
    let named = label.is_some();
    dynamic(move || {
        thinks.get().then(|| {
            view! {
                <svg
                    class="thinking-ring"
                    viewBox="0 0 44 44"
                    data-thinking
                    role=role
                    aria-hidden=hidden
                    aria-label=label.clone()
                    aria-valuemin=named.then_some("0")
                    aria-valuemax=named.then_some("100")
                    aria-valuenow=move || named.then(|| percent.get())
                >
                    <circle class="thinking-way" cx="22" cy="22" r="19.5" />
                    <circle
                        class="thinking-done"
                        cx="22"
                        cy="22"
                        r="19.5"
                        pathLength="100"
                        stroke-dasharray="100"
                        stroke-dashoffset=move || 100 - percent.get().min(100)
                    />
                </svg>
            }
            .into_any()
        })
    })
}
