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

/// Draws the dialog of the rulebook, which stands over all screens.
#[component]
pub fn Rulebook() -> impl IntoView {
    let app = AppState::get();
    view! {
        <Dialog open=app.rules_open title=app.text().menu.how_to_play class="rulebook-dialog">
            <RulebookContent />
        </Dialog>
    }
}

/// Draws the open dialog's content: in narrow windows the list or the page, in wide ones both.
#[component]
fn RulebookContent() -> impl IntoView {
    let app = AppState::get();
    let view = move || if app.rules_page.get().is_some() { "page" } else { "contents" };
    view! {
        <div class="rulebook" data-view=view>
            <div class="rulebook-contents">
                <LessonsButton />
                <Contents />
            </div>
            <Page />
        </div>
    }
}

/// Draws the button that opens the lessons instead. At a table it would leave the game there.
#[component]
fn LessonsButton() -> impl IntoView {
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
