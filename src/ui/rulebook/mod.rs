//! The rulebook: a dialog with the list of its pages, the search, and one page at a time.

pub mod contents;
pub mod live_example;
pub mod page;

use crate::{
    rules::RuleSet,
    scene::rulebook::RulesPage,
    session::Match,
    ui::{
        reactive::{
            alive,
            memo::{Memo, memo},
        },
        state::{AppState, Screen, Store},
        widgets::Dialog,
    },
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

/// Returns whether a match by the rules of Valley is on the screen.
fn plays_valley() -> Memo<bool> {
    let (app, store) = (AppState::get(), Store::get());
    memo(move || {
        app.screen.get() == Screen::Table
            && store.game_match.with(|it| it.as_ref().is_some_and(uses_valley_rules))
    })
}

fn uses_valley_rules(game_match: &Match) -> bool {
    game_match.game().table().board().rules() == RuleSet::Valley
}

/// Returns the page in view: the chosen one, or else the first that the match needs.
fn shown_page() -> Memo<RulesPage> {
    let (app, plays_valley) = (AppState::get(), plays_valley());
    memo(move || {
        let first = if plays_valley.get() { RulesPage::Mushrooms } else { RulesPage::Aim };
        app.rules_page.get().unwrap_or(first)
    })
}
