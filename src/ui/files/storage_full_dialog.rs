//! What to do where there is no room to keep another game.

use super::export::{dated, hand_out, name as file_name};
use crate::{
    scene::saved::SaveCard,
    session::{Backup, SaveId},
    ui::{
        reactive::effect::effect,
        start::resume_button::go_on,
        state::{
            autosave::{Next, SAVES, now},
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
pub fn StorageFullDialog(
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saving;
    let open = RwSignal::new(false);
    effect(move || open.set(waits.with(Option::is_some)));
    let back_up = move |_| hand_out(store, &dated("backup"), &Backup::of(&SAVES).to_text(now()));
    let again = move |_| {
        if let Some(next) = waits.get_untracked() {
            waits.set(None);
            go_on(store, next, waits);
        }
    };
    let unkept = move |_| {
        if let Some(Next::New(game_match)) = waits.get_untracked() {
            waits.set(None);
            go_on(store, Next::Unkept(game_match), waits);
        }
    };
    view! {
        <Dialog open title=t.no_room_title>
            {move || {
                let finished: Vec<SaveId> = SAVES.finished().into_iter().take(OFFERED).collect();
                let why = if finished.is_empty() { t.no_room_at_all } else { t.no_room };
                let rows = finished.into_iter().map(|save_id| view! { <Offered save_id /> }.into_any());
                view! {
                    <p>{why}</p>
                    <ul class="saved-list">{rows.collect_view()}</ul>
                }
            }}
            <div class="dialog-buttons">
                <button data-action="rescue" on:click=back_up>
                    <Icon id="glyph-export" />
                    {store.text().saved_games.back_up}
                </button>
                <button data-action="play-unkept" on:click=unkept>
                    {t.play_unkept}
                </button>
                <button class="primary" data-action="try-again" on:click=again>
                    {t.try_again}
                </button>
            </div>
        </Dialog>
    }
}

/// A finished game that could go; first as a file.
#[component]
fn Offered(save_id: SaveId) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let game_match = SAVES.look(save_id)?;
    let name = match SAVES.name(save_id) {
        name if name.is_empty() => SaveCard::from_match(&game_match, store.text()).default_name(),
        name => name,
    };
    let (saved, gone) = (RwSignal::new(false), RwSignal::new(false));
    let export = move |_| {
        hand_out(store, &file_name(&game_match), &game_match.record().to_json());
        saved.set(true);
    };
    let delete = move |_| {
        SAVES.remove(save_id);
        gone.set(true);
    };
    Some(view! {
        <li hidden=gone>
            <span>{name}</span>
            <button data-action="export-game" on:click=export>
                {t.export}
            </button>
            // It goes only once there is a file of it.
            <button class="quiet" data-action="delete-game" disabled=move || !saved.get() on:click=delete>
                {t.delete}
            </button>
        </li>
    })
}
