//! The rulebook: a dialog with the list of its pages, the search, and one page at a time.

pub mod contents;
pub mod live_example;
pub mod page;
pub mod shown_page;

use crate::ui::{
    reactive::alive,
    state::{AppState, Screen},
    widgets::Dialog,
};
use contents::Contents;
use leptos::prelude::*;
use page::Page;

/// The dialog of the rulebook. It stands over all screens.
#[component]
pub fn Rulebook() -> impl IntoView {
    let app = AppState::get();
    view! {
        <Dialog open=app.rules_open title=app.text().menu.how_to_play class="rulebook-dialog">
            <Open />
        </Dialog>
    }
}

/// The content of the open dialog. Narrow windows show the list or the page, wide ones both.
#[component]
fn Open() -> impl IntoView {
    let app = AppState::get();
    let view = move || if app.rules_page.get().is_some() { "page" } else { "contents" };
    view! {
        <div class="rulebook" data-view=view>
            <div class="rulebook-contents">
                <Lessons />
                <Contents />
            </div>
            <Page />
        </div>
    }
}

/// A button that opens the lessons instead. At a table it would leave the game there.
#[component]
fn Lessons() -> impl IntoView {
    let app = AppState::get();
    let learn = move |_| {
        app.rules_open.set(false);
        app.lessons_open.set(true);
    };
    (app.screen.get_untracked() == Screen::Start).then(|| {
        view! {
            <button class="button-primary" data-action="learn-by-doing" on:click=alive(learn)>
                {app.text().menu.learn}
            </button>
        }
    })
}
