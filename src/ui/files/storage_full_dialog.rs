//! The dialog that opens when the storage has no space for another game, or for the one on the table.

use super::export::{export_backup, file_name, save_file};
use crate::{
    scene::saved::SaveCard,
    session::{SaveId, export_record},
    ui::{
        reactive::{alive, dynamic, effect},
        state::{Next, SAVES, Store, now, open_or_wait},
        widgets::{Dialog, Icon},
    },
};
use leptos::prelude::*;

/// The number of finished games that are offered for deletion, oldest first.
const OFFERED: usize = 5;

/// A dialog that is open while a match waits for storage space. The player deletes old games, or
/// plays the match unsaved.
#[component]
pub fn StorageFullDialog() -> impl IntoView {
    let store = Store::get();
    let pending = store.pending;
    let t = store.text().saving;
    let open = RwSignal::new(false);
    effect(move || open.set(pending.with(Option::is_some)));
    effect(move || {
        if !open.get() && pending.with_untracked(Option::is_some) {
            pending.set(None);
        }
    });
    let back_up = move |_| export_backup(store);
    // The match on the table is being played without being saved already.
    let is_new = move || matches!(pending.get(), Some(Next::Dealt(_) | Next::New(_)));
    let try_again = move |_| {
        if let Some(next) = pending.get_untracked() {
            pending.set(None);
            open_or_wait(store, next);
        }
    };
    let play_unsaved = move |_| {
        if let Some(Next::Dealt(game_match) | Next::New(game_match)) = pending.get_untracked() {
            pending.set(None);
            open_or_wait(store, Next::Unsaved(game_match));
        }
    };
    view! {
        <Dialog open title=t.no_room_title>
            {dynamic(move || {
                let finished: Vec<SaveId> = SAVES.finished(now()).into_iter().take(OFFERED).collect();
                let why = if finished.is_empty() { t.no_room_at_all } else { t.no_room };
                let rows = finished.into_iter().map(|save_id| view! { <Offered save_id /> }.into_any());
                view! {
                    <p>{why}</p>
                    <ul class="saved-list">{rows.collect_view()}</ul>
                }
            })}
            <div class="dialog-buttons">
                <button data-action="rescue" on:click=alive(back_up)>
                    <Icon id="glyph-export" />
                    {store.text().saved_games.back_up}
                </button>
                <button data-action="play-unkept" hidden=move || !is_new() on:click=alive(play_unsaved)>
                    {t.play_unkept}
                </button>
                <button class="button-primary" data-action="try-again" on:click=alive(try_again)>
                    {t.try_again}
                </button>
            </div>
        </Dialog>
    }
}

/// A finished game that can be deleted once it was exported.
#[component]
fn Offered(save_id: SaveId) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let game_match = SAVES.peek(save_id)?;
    let card = SaveCard::from_match(&game_match, store.text());
    let name = card.shown_name(&SAVES.name(save_id));
    let (exported, deleted) = (RwSignal::new(false), RwSignal::new(false));
    let export = move |_| {
        exported.set(save_file(store, &file_name(&game_match), &export_record(&game_match)));
    };
    let delete = move |_| {
        SAVES.remove(save_id);
        deleted.set(true);
    };
    Some(view! {
        <li hidden=deleted>
            <span>{name}</span>
            <button data-action="export-game" on:click=alive(export)>
                {t.export}
            </button>
            // Enabled only once there is a file of it.
            <button class="button-quiet" data-action="delete-game" disabled=move || !exported.get() on:click=alive(delete)>
                {t.delete}
            </button>
        </li>
    })
}
