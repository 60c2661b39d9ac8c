//! A toast: a message that something was done, which disappears by itself.

use super::icon::Icon;
use crate::ui::{
    browser::{first, fits_media},
    reactive::{Lifetime, alive, dynamic, effect, effect_after},
    state::{AppState, News},
};
use gloo_timers::callback::Timeout;
use leptos::{html, prelude::*};

/// The time that a toast is shown, in milliseconds: long enough to be read aloud.
const SHOWN: u32 = 6_000;

/// The same for plain news at a table in a small window, where the toast lies over the board.
const SHOWN_BRIEFLY: u32 = 3_000;

/// Windows in which the toast lies over the board.
const SMALL: &str = "(max-width: 40rem), (max-height: 34rem)";

/// Shows the latest message for a few seconds, or until it is tapped. Over the board of a phone, taps
/// on a plain message reach the board.
#[component]
pub fn Toast() -> impl IntoView {
    let news = AppState::get().news;
    let lifetime = Lifetime::current();
    effect_after(move |_: Option<Option<Timeout>>| {
        let shown = news.with(|news| news.as_ref().map(time_shown));
        shown.map(|shown| lifetime.timer(shown, move || news.set(None)))
    });
    view! {
        <div class="toast-region" role="status" data-news="">
            {dynamic(move || news.get().map(|news| view! { <ToastPopover news /> }.into_any()))}
        </div>
    }
}

/// Returns the time that the message is shown, in milliseconds.
fn time_shown(news: &News) -> u32 {
    let is_over_board = || fits_media(SMALL) && first(".table-page").is_some();
    match news {
        News::Done(_) if is_over_board() => SHOWN_BRIEFLY,
        News::Done(_) | News::Warning(_) | News::Answer(_) => SHOWN,
    }
}

/// The message as a popover, which lies over dialogs too; without popovers it lies over the page.
#[component]
fn ToastPopover(news: News) -> impl IntoView {
    let app = AppState::get();
    let (glyph, class, label) = match news {
        News::Done(label) => ("glyph-check", "toast", label),
        News::Warning(label) => ("glyph-alert", "toast warning", label),
        News::Answer(label) => ("glyph-info", "toast answer", label),
    };
    let popover = NodeRef::<html::P>::new();
    effect(move || {
        if let Some(popover) = popover.get() {
            let _ = popover.show_popover();
        }
    });
    view! {
        <p
            class=class
            popover="manual"
            node_ref=popover
            on:click=alive(move |_| app.news.set(None))
        >
            <Icon id=glyph />
            {label}
        </p>
    }
}
