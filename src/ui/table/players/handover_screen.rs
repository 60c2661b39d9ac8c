//! The handover screen: it hides hands until the next player takes the device.

use crate::{
    rules::Seat,
    scene::{
        Narrator,
        history::{Log, LogTurn, since_last_turn},
    },
    ui::{
        browser::{ConfirmTap, first, focus_next, html_elements, modal, on_window::on_window},
        reactive::{alive, dynamic, effect},
        state::Store,
        table::{context::TableContext, log::panel::TurnBlock},
        widgets::{Emblem, Icon, color_class, color_of},
    },
};
use leptos::{ev, prelude::*};
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// Draws the handover screen, if a player is to take the device.
#[component]
pub fn HandoverScreen() -> impl IntoView {
    let context = TableContext::get();
    let next = context.next_person;
    let hides = context.preferences(|preferences| preferences.handover_screen);
    effect(move || {
        if next.get().is_some() && !hides.get() {
            context.soon(move || take_screen(context.store));
        }
    });
    dynamic(move || {
        let seat = next.get().filter(|_| hides.get())?;
        Some(view! { <Curtain seat /> }.into_any())
    })
}

/// Hands the screen to the next person.
fn take_screen(store: Store) {
    store.game_match.update(|game_match| {
        if let Some(game_match) = game_match {
            game_match.take_screen();
        }
    });
}

#[component]
fn Curtain(seat: Seat) -> impl IntoView {
    let store = Store::get();
    let t = store.text().hand_over;
    let narrator = store.narrator();
    let name = narrator.as_ref().map(|narrator| narrator.name(seat).to_owned()).unwrap_or_default();
    let since = since(store, narrator, seat);
    let (is_new, has_played) = store.game_match.with_untracked(|game_match| {
        let log = game_match.as_ref().map_or(&[][..], |game_match| game_match.log());
        (log.is_empty(), log.iter().any(|entry| entry.seat == seat))
    });
    let begins = if is_new { (t.begins)(&name) } else { String::new() };
    let heading = if has_played { t.since } else { t.so_far };
    let context = TableContext::get();
    let take = move |event: web_sys::MouseEvent| {
        // Giving the focus up costs the browser less than losing it with the button.
        let button = event.current_target().and_then(|target| target.dyn_into().ok());
        let _ = button.map(|button: web_sys::HtmlElement| button.blur());
        context.soon(move || {
            // Its question is over; a save that failed stays on display.
            if !store.unsaved.get_untracked() {
                store.app.notice.set(None);
            }
            take_screen(store);
            if context.keyboard.is_used() {
                focus_next(".hand button, .play-area button");
            }
        });
    };
    close_dialogs();
    focus_next(".curtain-take");
    on_window(ev::keydown, keep_focus_within);
    view! {
        // Modal by hand: for a modal dialog the browser would style the whole page anew. No hand is
        // on the page meanwhile.
        <dialog
            open
            aria-modal="true"
            class=format!("curtain {}", color_class(store, seat))
            aria-labelledby="curtain-title"
            aria-describedby="curtain-since"
        >
            <div class="curtain-card">
                <Emblem color=color_of(store, seat) class="curtain-seat" />
                <h2 id="curtain-title">{(t.title)(&name)}</h2>
                <p class="text-soft">{(t.hidden)(&name)}</p>
                <button
                    class="button-primary curtain-take"
                    data-action="take-screen"
                    on:click=alive(take)
                >
                    {t.here}
                </button>
                <TurnBack />
                <p data-notice>{dynamic(move || store.app.notice.get())}</p>
                <Since turns=since begins heading />
            </div>
        </dialog>
    }
}

/// Keeps the tab key within the buttons of the screen.
fn keep_focus_within(event: ev::KeyboardEvent) {
    let over_it = first("dialog:modal").is_some();
    if event.key() != "Tab" || over_it {
        return;
    }
    let all =
        html_elements(document().query_selector_all(".curtain :is(button, [tabindex=\"0\"])"));
    let focused = document().active_element();
    let here = all.iter().position(|one| focused.as_ref().is_some_and(|focused| focused == &**one));
    let next = match (here, event.shift_key()) {
        (None, _) => 0,
        (Some(here), false) => here + 1,
        (Some(here), true) => here + all.len() - 1,
    };
    if let Some(next) = next.checked_rem(all.len()).and_then(|next| all.get(next)) {
        event.prevent_default();
        let _ = next.focus();
    }
}

/// Closes dialogs that would lie over the screen, unseen, and catch every tap.
fn close_dialogs() {
    let open = html_elements(document().query_selector_all("main dialog[open]:not(.curtain)"));
    for dialog in
        open.into_iter().filter_map(|dialog| dialog.dyn_into::<web_sys::HtmlDialogElement>().ok())
    {
        modal::close(&dialog);
    }
}

/// Lets the previous player take back a turn that ended too early, as long as nobody has seen
/// another hand. It takes a second tap, for the next player may hold the device.
#[component]
fn TurnBack() -> impl IntoView {
    let store = Store::get();
    let last = move || {
        store.game_match.with(|game_match| {
            let game_match = game_match.as_ref().filter(|game_match| game_match.can_undo())?;
            let last = game_match.log().last().map(|entry| entry.seat);
            // A branch may start within a turn of the player who is to take the device.
            last.filter(|&last| game_match.hand_over() != Some(last))
        })
    };
    let confirm_tap = ConfirmTap::new(store.app.notice);
    let undo = move |name: &str| {
        if !confirm_tap.confirms((store.text().hand_over.turn_back_again)(name)) {
            return;
        }
        store.app.notice.set(None);
        store.game_match.update(|game_match| {
            if let Some(game_match) = game_match {
                game_match.undo();
            }
        });
        focus_next(".play-area button");
    };
    dynamic(move || {
        let narrator = store.narrator()?;
        let name = narrator.name(last()?).to_owned();
        let t = (store.text().hand_over.turn_back)(&name);
        Some(view! {
            <button class="button-quiet" data-action="turn-back" on:click=alive(move |_| undo(&name))>
                <Icon id="glyph-undo" />
                {t}
            </button>
        })
    })
}

/// Draws what the others did, or that the game begins.
#[component]
fn Since(turns: Vec<Arc<LogTurn>>, begins: String, heading: &'static str) -> impl IntoView {
    if turns.is_empty() {
        return view! { <p id="curtain-since" class="text-soft">{begins}</p> }.into_any();
    }
    let turns = turns
        .into_iter()
        .map(|turn| view! { <TurnBlock turn=Signal::stored(turn) /> }.into_any())
        .collect_view();
    view! {
        <section class="curtain-since">
            <h2>{heading}</h2>
            <ol id="curtain-since" class="log-turns" tabindex="0" aria-label=heading>
                {turns}
            </ol>
        </section>
    }
    .into_any()
}

/// Returns the turns since the seat's last one; all turns before its first one.
fn since(store: Store, narrator: Option<Narrator>, seat: Seat) -> Vec<Arc<LogTurn>> {
    store.game_match.with_untracked(|game_match| {
        let (Some(game_match), Some(narrator)) = (game_match, narrator) else { return Vec::new() };
        since_last_turn(&Log::default().update(game_match, &narrator), seat).to_vec()
    })
}
