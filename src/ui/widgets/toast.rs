//! A slip that says what was done, and goes by itself.

use super::icon::Icon;
use crate::ui::{
    reactive::effect::{effect, effect_after},
    state::store::Store,
};
use gloo_timers::callback::Timeout;
use leptos::{html, prelude::*};

/// How long it stays, in milliseconds; it is read aloud as well.
const STAYS: u32 = 6_000;

/// A slip that says what was done, and goes by itself.
#[component]
pub fn Toast() -> impl IntoView {
    let news = Store::get().news;
    effect_after(move |_: Option<Option<Timeout>>| {
        news.with(Option::is_some).then(|| Timeout::new(STAYS, move || news.set(None)))
    });
    view! {
        <div class="news" role="status" data-news="">
            {move || news.get().map(|label| view! { <Slip label /> }.into_any())}
        </div>
    }
}

/// As a popover it lies over dialogs as well; where there are none it lies over the page.
#[component]
fn Slip(label: String) -> impl IntoView {
    let news = Store::get().news;
    let slip = NodeRef::<html::P>::new();
    effect(move || {
        if let Some(slip) = slip.get() {
            let _ = slip.show_popover();
        }
    });
    view! {
        <p class="news-slip" popover="manual" node_ref=slip on:click=move |_| news.set(None)>
            <Icon id="glyph-check" />
            {label}
        </p>
    }
}
