//! The action list: every legal action as a button, for players who do not see the board.

use crate::{
    rules::Action,
    scene::{
        input::Reply,
        turn::{ActionGroup, action_list::action_list},
    },
    ui::{
        reactive::alive,
        table::context::TableContext,
        widgets::{Dialog, Icon},
    },
};
use leptos::prelude::*;

/// Draws the list and its button, which appears on keyboard focus.
#[component]
pub fn ActionListPanel(
    /// `true` while the list is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let t = TableContext::get().store.text().action_list;
    view! {
        <button
            class="skip-button"
            data-action="action-list"
            aria-keyshortcuts="l"
            on:click=alive(move |_| open.set(true))
        >
            <Icon id="glyph-log" />
            {t.title}
        </button>
        <Dialog open title=t.title>
            <Groups open />
        </Dialog>
    }
}

#[component]
fn Groups(open: RwSignal<bool>) -> impl IntoView {
    let context = TableContext::get();
    let t = context.store.text().action_list;
    // Built once: choosing an action closes the list.
    let groups = context
        .displayed(|game_match| action_list(game_match, context.store.text()))
        .unwrap_or_default();
    if groups.is_empty() {
        return view! { <p>{t.nothing}</p> }.into_any();
    }
    let only = groups.len() == 1;
    let group = |ActionGroup { title, actions }: ActionGroup| {
        let buttons = actions.into_iter().map(|action| entry(context, open, action)).collect_view();
        view! {
            <details class="action-group" open=only>
                <summary>{title}</summary>
                <ul>{buttons}</ul>
            </details>
        }
    };
    groups.into_iter().map(group).collect_view().into_any()
}

fn entry(
    context: TableContext,
    open: RwSignal<bool>,
    (action, words): (Action, String),
) -> impl IntoView {
    let act = move |_| {
        open.set(false);
        context.answer(move |_, _| Reply::Act(action));
    };
    view! {
        <li>
            <button class="button-quiet" data-listed on:click=alive(act)>
                {words}
            </button>
        </li>
    }
}
