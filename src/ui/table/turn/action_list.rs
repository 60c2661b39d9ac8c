//! Everything that can be done, as a list of buttons: who does not see the board plays with this.

use crate::{
    rules::Action,
    scene::{
        input::selection::Reply,
        turn::action_list::{ActionGroup, action_list},
    },
    ui::{
        table::context::Desk,
        widgets::{dialog::Dialog, icon::Icon},
    },
};
use leptos::prelude::*;

/// The button that opens the list, which shows itself to the keyboard, and the list.
#[component]
pub fn ActionListPanel(
    /// Whether the list is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let words = Desk::get().store.text().action_list;
    view! {
        <button
            class="skip-button"
            data-action="action-list"
            aria-keyshortcuts="l"
            on:click=move |_| open.set(true)
        >
            <Icon id="glyph-log" />
            {words.title}
        </button>
        <Dialog open title=words.title>
            <Groups open />
        </Dialog>
    }
}

#[component]
fn Groups(open: RwSignal<bool>) -> impl IntoView {
    let desk = Desk::get();
    let words = desk.store.text().action_list;
    // Made once: what is chosen closes the list.
    let groups = desk.shown(|play| action_list(play, desk.store.text())).unwrap_or_default();
    if groups.is_empty() {
        return view! { <p>{words.nothing}</p> }.into_any();
    }
    let only = groups.len() == 1;
    let group = |ActionGroup { title, actions }: ActionGroup| {
        let buttons = actions.into_iter().map(|action| entry(desk, open, action)).collect_view();
        view! {
            <details class="action-group" open=only>
                <summary>{title}</summary>
                <ul>{buttons}</ul>
            </details>
        }
    };
    groups.into_iter().map(group).collect_view().into_any()
}

fn entry(desk: Desk, open: RwSignal<bool>, (action, words): (Action, String)) -> impl IntoView {
    let act = move |_| {
        open.set(false);
        desk.answer(move |_, _| Reply::Act(action));
    };
    view! {
        <li>
            <button class="quiet" data-listed on:click=act>
                {words}
            </button>
        </li>
    }
}
