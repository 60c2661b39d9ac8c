//! The saved matches on the start screen.

use super::{
    autosave::{self, Next, SHELF, put_on_table},
    dialog::Dialog,
    export,
    icon::Icon,
    store::Store,
};
use crate::{
    scene::{Narrator, log::turn_number},
    session::{Found, Match, Spot, record_in},
};
use leptos::prelude::*;

/// Puts it on the table; where there is no room to keep the last match, it `waits`.
pub fn go_on(store: Store, next: Next, waits: RwSignal<Option<Next>>) {
    if put_on_table(store, &next).is_err() {
        waits.set(Some(next));
    }
}

/// Goes on with the match played last, or one before it; nothing if there is none.
#[component]
pub fn Saved(
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
) -> impl IntoView {
    let store = Store::get();
    let words = store.text().start;
    let current = match SHELF.current() {
        Found::Match(saved) => {
            let line = line(store, &saved);
            let resume = move |_| store.resume(saved.clone());
            Some(view! {
                <button class="start-resume" data-action="resume" on:click=resume>
                    <Icon id="glyph-play" />
                    <span>{words.resume}<br /><span class="small soft">{line}</span></span>
                </button>
            })
        }
        other => {
            // What is said of it is no part of what is shown here.
            Effect::new(move || autosave::tell(store, &other));
            None
        }
    };
    let earlier = (!SHELF.earlier().is_empty()).then(|| view! { <Earlier waits /> });
    view! {
        {current}
        {earlier}
    }
}

/// The button that opens the list of the earlier matches, and the list.
#[component]
fn Earlier(waits: RwSignal<Option<Next>>) -> impl IntoView {
    let words = Store::get().text().start;
    let open = RwSignal::new(false);
    view! {
        <button class="quiet" data-action="earlier" on:click=move |_| open.set(true)>
            <Icon id="glyph-log" />
            {words.earlier}
        </button>
        <Dialog open title=words.earlier>
            <ul class="saved-list">
                {SHELF
                    .earlier()
                    .into_iter()
                    .map(|spot| view! { <EarlierMatch spot waits /> })
                    .collect_view()}
            </ul>
        </Dialog>
    }
}

#[component]
fn EarlierMatch(spot: Spot, waits: RwSignal<Option<Next>>) -> impl IntoView {
    let store = Store::get();
    let words = store.text().start;
    let line = match SHELF.open(&spot) {
        Found::Match(saved) => line(store, &saved),
        Found::Nothing => return None,
        Found::Broken => store.text().saving.corrupt.to_owned(),
        Found::Newer => store.text().saving.newer.to_owned(),
    };
    let (asked, gone) = (RwSignal::new(false), RwSignal::new(false));
    let resumed = spot.clone();
    let resume = move |_| go_on(store, Next::Earlier(resumed.clone()), waits);
    // A second press: nothing that was played goes by mistake.
    let delete = move |_| {
        if asked.get() {
            SHELF.drop_earlier(&spot);
            gone.set(true);
        }
        asked.set(true);
    };
    Some(view! {
        <li hidden=gone>
            <span>{line}</span>
            <button data-action="resume-earlier" on:click=resume>
                {words.resume}
            </button>
            <button class="quiet" data-action="delete-earlier" on:click=delete>
                {move || if asked.get() { words.delete_really } else { words.delete }}
            </button>
        </li>
    })
}

/// What to do where there is no room to keep the match played last.
#[component]
pub fn NoRoom(
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
) -> impl IntoView {
    let store = Store::get();
    let words = store.text().saving;
    let open = RwSignal::new(false);
    Effect::new(move || open.set(waits.with(Option::is_some)));
    let rescue = move |_| {
        if let Some(save) = SHELF.current_text() {
            // A browser that can't make a file of a text has nothing to offer instead.
            let _ = export::download("renature.json", &record_in(&save).unwrap_or(save));
        }
    };
    let give_up = move |_| {
        SHELF.drop_current();
        if let Some(next) = waits.get() {
            go_on(store, next, waits);
        }
    };
    view! {
        <Dialog open title=words.no_room_title>
            <p>{words.no_room}</p>
            <div class="dialog-buttons">
                <button data-action="rescue" on:click=rescue>
                    <Icon id="glyph-export" />
                    {words.rescue}
                </button>
                <button data-action="give-up" on:click=give_up>
                    {words.give_up}
                </button>
            </div>
        </Dialog>
    }
}

/// The match in a line: its board, its players, its turn.
fn line(store: Store, saved: &Match) -> String {
    let words = store.text().start;
    let narrator = Narrator::new(saved.setup(), store.text());
    let names: Vec<&str> = saved.game().table().seats().map(|seat| narrator.name(seat)).collect();
    let turn = match saved.game().table().is_over() {
        true => 0,
        false => turn_number(saved),
    };
    (words.saved)(saved.setup().board.name(), &names, turn)
}
