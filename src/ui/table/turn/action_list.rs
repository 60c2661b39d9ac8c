//! The action list: every legal action as a button, for players who do not see the board.

use crate::{
    scene::{
        input::Reply,
        turn::{ActionGroup, action_list::action_list},
    },
    ui::{
        browser::{focus_visible, once_updated, walk_focus},
        reactive::{Lifetime, alive, dynamic, effect, effect_after, memo::memo},
        table::{
            context::TableContext,
            focus::{STEP, focus_first},
        },
        widgets::{Dialog, Icon},
    },
};
use gloo_timers::callback::Timeout;
use leptos::{ev, html, prelude::*};

/// Draws the list and its button, which appears on keyboard focus.
#[component]
pub fn ActionListPanel(
    /// `true` while the list is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let context = TableContext::get();
    let t = context.store.text().action_list;
    let lifetime = Lifetime::current();
    let act = Callback::new(move |reply| {
        open.set(false);
        context.answer(move |_, _| reply);
        // The closed dialog returns the focus to where it was before: a space would read out its area.
        once_updated(lifetime.once(move || {
            if untrack(|| context.waiting_question()).is_none() {
                focus_first(STEP);
            }
        }));
    });
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
        <Dialog open title=t.title class="action-list">
            <Groups act />
        </Dialog>
    }
}

/// The most actions of a group that is open from the start.
const FEW: usize = 3;

/// The places where the focus may begin: the first group, or its first action if it is open.
const FIRST: &str = ".action-group:not([open]) > summary, .action-group[open] [data-listed]";

/// Everything that the arrow keys go through.
const ENTRIES: &str = ".action-group > summary, .action-group[open] [data-listed]";

/// The field that filters the list.
const FILTER: &str = "[data-field=action-filter]";

/// The pause after which a player has stopped typing, in milliseconds.
const TYPING: u32 = 600;

#[component]
fn Groups(act: Callback<Reply>) -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let t = &text.action_list;
    // Built once: choosing an action closes the list.
    let groups =
        context.displayed_untracked(|game_match| action_list(game_match, text)).unwrap_or_default();
    if groups.is_empty() {
        return view! { <p>{t.nothing}</p> }.into_any();
    }
    let words = RwSignal::new(String::new());
    let filtered = memo(move || {
        words.with(|words| groups.iter().filter_map(|group| group.filtered(words)).collect())
    });
    let count = move || {
        filtered.with(|groups: &Vec<ActionGroup>| groups.iter().map(|it| it.actions.len()).sum())
    };
    // Said once the player stops typing, not after each letter.
    let said = RwSignal::new(String::new());
    let lifetime = Lifetime::current();
    effect_after(move |before: Option<Option<Timeout>>| {
        let found = (t.found)(count());
        before.is_some().then(|| lifetime.timer(TYPING, move || said.set(found)))
    });
    let type_words = move |event| words.set(event_target_value(&event));
    let lead_to_list = move |event: ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "ArrowDown" | "Enter") && focus_visible(FIRST) {
            event.prevent_default();
        }
    };
    let lists = move || {
        let groups = filtered.get();
        let is_open = words.with(|words| !words.trim().is_empty()) || groups.len() == 1;
        groups.into_iter().map(|one| group(context, act, one, is_open)).collect_view().into_any()
    };
    let list = NodeRef::<html::Div>::new();
    effect(move || {
        if list.get().is_some() {
            focus_visible(FIRST);
        }
    });
    let press_key = move |event: ev::KeyboardEvent| {
        if event.key() == "/" && focus_visible(FILTER) {
            event.prevent_default();
        }
        walk_focus(&event, ENTRIES, 1);
    };
    view! {
        <div class="action-filter">
            <label>
                {t.filter}
                <input
                    type="text"
                    aria-keyshortcuts="/"
                    data-field="action-filter"
                    autocomplete="off"
                    spellcheck="false"
                    on:input=alive(type_words)
                    on:keydown=alive(lead_to_list)
                />
            </label>
            <span aria-hidden="true">{dynamic(move || (t.found)(count()))}</span>
            <span class="visually-hidden" role="status">{dynamic(move || said.get())}</span>
        </div>
        <div node_ref=list on:keydown=alive(press_key)>
            {dynamic(lists)}
        </div>
    }
    .into_any()
}

fn group(
    context: TableContext,
    act: Callback<Reply>,
    group: ActionGroup,
    is_open: bool,
) -> impl IntoView {
    let title = group.title(context.store.text());
    let is_open = is_open || group.actions.len() <= FEW;
    let entries = group.actions.into_iter().map(|action| entry(act, action));
    view! {
        <details class="action-group" open=is_open>
            <summary>{title}</summary>
            <ul>{entries.collect_view()}</ul>
        </details>
    }
}

fn entry(act: Callback<Reply>, (reply, words): (Reply, String)) -> impl IntoView {
    view! {
        <li>
            <button class="button-quiet" data-listed on:click=alive(move |_| act.run(reply))>
                {words}
            </button>
        </li>
    }
}
