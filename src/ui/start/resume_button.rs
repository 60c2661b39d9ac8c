//! The saved games on the start screen.

use crate::{
    scene::saved::SaveCard,
    session::SaveId,
    ui::{
        reactive::effect::effect,
        state::{
            autosave::{self, Next, SAVES, put_on_table},
            store::{Screen, Store},
        },
        widgets::icon::Icon,
    },
};
use leptos::prelude::*;

/// Puts it on the table; where there is no room to keep it, it `waits`.
pub fn go_on(store: Store, next: Next, waits: RwSignal<Option<Next>>) {
    if put_on_table(store, &next).is_err() {
        waits.set(Some(next));
    }
}

/// Goes on with the unfinished game played last, and leads to all of them; nothing if there are
/// none.
#[component]
pub fn Saved() -> impl IntoView {
    let store = Store::get();
    let t = store.text();
    let latest = SAVES.latest();
    if let Some(save_id) = latest.filter(|&save_id| SAVES.look(save_id).is_none()) {
        // What is broken is set aside by being opened; what is said of it is no part of this.
        let found = SAVES.open(save_id);
        effect(move || autosave::tell(store, &found));
    }
    let resume = latest.and_then(|save_id| resume_button(store, save_id));
    let games = SAVES.games().len() + SAVES.broken().len();
    let all = (games > 0).then(|| {
        view! {
            <button data-action="earlier" on:click=move |_| store.screen.set(Screen::Shelf)>
                <Icon id="glyph-shelf" />
                {t.saved_games.title}
                <span class="chip">{games}</span>
            </button>
        }
        .into_any()
    });
    view! {
        {resume}
        {all}
    }
}

fn resume_button(store: Store, save_id: SaveId) -> Option<impl IntoView> {
    let t = store.text();
    let card = SaveCard::from_match(&SAVES.look(save_id)?, t);
    let names: Vec<&str> = card.players.iter().map(|player| player.name.as_str()).collect();
    let line = (t.start.saved)(&card.board, &names, card.turn.unwrap_or_default());
    let resume = move |_| autosave::resume(store, save_id);
    Some(view! {
        <button class="start-resume" data-action="resume" on:click=resume>
            <Icon id="glyph-play" />
            <span>{t.start.resume}<br /><span class="small soft">{line}</span></span>
        </button>
    })
}
