//! The deal of the day on the start screen.

use super::resume_button::go_on;
use crate::{
    session::{Controller, Day, MatchResult, Results, daily_match},
    ui::{
        browser::clipboard::page_address,
        links::share_dialog::copy_with_toast,
        state::{
            autosave::{Next, SAVES, resume, today},
            store::Store,
        },
        widgets::icon::Icon,
    },
};
use leptos::prelude::*;

/// Plays the deal of today, or says how it ended.
#[component]
pub fn Daily(
    /// What waits for room.
    waits: RwSignal<Option<Next>>,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let day = today()?;
    let date = day.to_string();
    let result = Results::load(&SAVES.0).0.into_iter().find(|result| result.daily == Some(day));
    let line = match result.as_ref().map(ended) {
        Some((own, other, won)) => (t.daily_result)(own, other, won),
        None => (t.daily_what)(&date),
    };
    let share = result.map(|result| view! { <ShareResult day result /> }.into_any());
    Some(view! {
        <button class="start-resume" data-action="daily" on:click=move |_| play_day(store, day, waits)>
            <Icon id="glyph-day" />
            <span>{t.daily}<br /><span class="small soft" data-daily="">{line}</span></span>
        </button>
        {share}
    })
}

#[component]
fn ShareResult(day: Day, result: MatchResult) -> impl IntoView {
    let store = Store::get();
    let t = store.text().sharing;
    let (own, other, won) = ended(&result);
    let text =
        (t.daily_text)(&day.to_string(), &result.board_name, own, other, won, &page_address());
    view! {
        <button
            class="quiet icon-button"
            data-action="share-daily"
            data-text=text.clone()
            aria-label=t.daily_share
            title=t.daily_share
            on:click=move |_| copy_with_toast(store, &text)
        >
            <Icon id="glyph-copy" />
        </button>
    }
}

/// The person's score, the best of the others', and whether the person won.
fn ended(result: &MatchResult) -> (i64, i64, bool) {
    let person = result.seats.iter().find(|seat| seat.controller == Controller::Person);
    let others = result.seats.iter().filter(|seat| seat.controller != Controller::Person);
    let other = others.map(|seat| seat.score).max().unwrap_or_default();
    person.map_or((0, other, false), |seat| (seat.score, other, seat.won))
}

/// Goes on with the game of the day if there is one, and begins it if not.
fn play_day(store: Store, day: Day, waits: RwSignal<Option<Next>>) {
    let t = store.text();
    let name = (t.sharing.daily_name)(&day.to_string());
    if let Some(kept) = SAVES.entries().into_iter().find(|kept| kept.name == name) {
        return resume(store, kept.save_id);
    }
    let person = (t.start.person)(1);
    // Every deal is a setup, whatever the day.
    let Ok(game) = daily_match(day, &person, t.start.bots[0]) else { return };
    go_on(store, Next::New(game), waits);
    if let Some(save_id) = store.save_id.get_untracked() {
        let _ = SAVES.rename(save_id, &name);
    }
}
