//! What to do where there is no room to keep another game.

use super::export::{dated, hand_out, name as file_name};
use crate::{
    scene::saved::Card,
    session::{Backup, Spot},
    ui::{
        reactive::effect::effect,
        start::resume_button::go_on,
        state::{
            autosave::{Next, SHELF, now},
            store::Store,
        },
        widgets::{dialog::Dialog, icon::Icon},
    },
};
use leptos::prelude::*;

/// How many finished games are offered to go.
const OFFERED: usize = 5;

/// What to do where there is no room to keep another game: the oldest finished ones can go.
#[component]
pub fn NoRoom(
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
) -> impl IntoView {
    let store = Store::get();
    let words = store.text().saving;
    let open = RwSignal::new(false);
    effect(move || open.set(waits.with(Option::is_some)));
    let back_up = move |_| hand_out(store, &dated("backup"), &Backup::of(&SHELF).to_text(now()));
    let again = move |_| {
        if let Some(next) = waits.get_untracked() {
            waits.set(None);
            go_on(store, next, waits);
        }
    };
    let unkept = move |_| {
        if let Some(Next::New(play)) = waits.get_untracked() {
            waits.set(None);
            go_on(store, Next::Unkept(play), waits);
        }
    };
    view! {
        <Dialog open title=words.no_room_title>
            {move || {
                let finished: Vec<Spot> = SHELF.finished().into_iter().take(OFFERED).collect();
                let why = if finished.is_empty() { words.no_room_at_all } else { words.no_room };
                let rows = finished.into_iter().map(|spot| view! { <Offered spot /> }.into_any());
                view! {
                    <p>{why}</p>
                    <ul class="saved-list">{rows.collect_view()}</ul>
                }
            }}
            <div class="dialog-buttons">
                <button data-action="rescue" on:click=back_up>
                    <Icon id="glyph-export" />
                    {store.text().shelf.back_up}
                </button>
                <button data-action="play-unkept" on:click=unkept>
                    {words.play_unkept}
                </button>
                <button class="primary" data-action="try-again" on:click=again>
                    {words.try_again}
                </button>
            </div>
        </Dialog>
    }
}

/// A finished game that could go; first as a file.
#[component]
fn Offered(spot: Spot) -> impl IntoView {
    let store = Store::get();
    let words = store.text().shelf;
    let play = SHELF.look(spot)?;
    let name = match SHELF.name(spot) {
        name if name.is_empty() => Card::of(&play, store.text()).usual_name(),
        name => name,
    };
    let (saved, gone) = (RwSignal::new(false), RwSignal::new(false));
    let export = move |_| {
        hand_out(store, &file_name(&play), &play.record().to_json());
        saved.set(true);
    };
    let delete = move |_| {
        SHELF.remove(spot);
        gone.set(true);
    };
    Some(view! {
        <li hidden=gone>
            <span>{name}</span>
            <button data-action="export-game" on:click=export>
                {words.export}
            </button>
            // It goes only once there is a file of it.
            <button class="quiet" data-action="delete-game" disabled=move || !saved.get() on:click=delete>
                {words.delete}
            </button>
        </li>
    })
}
