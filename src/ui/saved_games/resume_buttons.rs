//! The saved games on the start screen.

use crate::{
    scene::saved::SaveCard,
    session::SaveId,
    ui::{
        reactive::{alive, effect},
        state::{SAVES, Screen, Store, notify, now, open_match::resume},
        widgets::Icon,
    },
};
use leptos::prelude::*;

/// Buttons that resume the unfinished game played last and open the page of saved games; nothing
/// without saves.
#[component]
pub fn ResumeButtons() -> impl IntoView {
    let store = Store::get();
    let t = store.text();
    let latest = SAVES.latest(now());
    if let Some(save_id) = latest.filter(|&save_id| SAVES.peek(save_id).is_none()) {
        // Opening a damaged save sets it aside. The notice must not be set while this view is
        // built.
        let outcome = SAVES.open(save_id);
        effect(move || notify(store, &outcome));
    }
    let resume = latest.and_then(|save_id| resume_button(store, save_id));
    let games = SAVES.entries(now()).len() + SAVES.damaged().len();
    let all = (games > 0).then(|| {
        view! {
            <button data-action="earlier" on:click=alive(move |_| store.app.screen.set(Screen::SavedGames))>
                <Icon id="glyph-saved-games" />
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
    let card = SaveCard::from_match(&SAVES.peek(save_id)?, t);
    let names: Vec<&str> = card.players.iter().map(|player| player.name.as_str()).collect();
    let line = (t.start.saved)(&card.board, &names, card.turn.unwrap_or_default());
    Some(view! {
        <button class="button-primary start-resume" data-action="resume" on:click=alive(move |_| resume(store, save_id))>
            <Icon id="glyph-play" />
            <span>{t.start.resume}<br /><span class="text-small text-soft">{line}</span></span>
        </button>
    })
}
