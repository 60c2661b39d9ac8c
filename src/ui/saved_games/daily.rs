//! The deal of the day on the start screen.

use crate::{
    scene::words::{board_kind, board_name},
    session::{
        Controller, DAILY_BOT, Day, Match, MatchResult, Results, SaveId, daily_board, daily_match,
        day_of_deal,
    },
    text::{APP_ENGLISH, Language},
    ui::{
        browser::page_address,
        links::share_dialog::copy_or_show,
        reactive::alive,
        state::{AppState, Next, SAVES, Store, now, open_match::resume, open_or_wait, today},
        widgets::Icon,
    },
};
use leptos::prelude::*;

/// A button that plays the deal of today, with its result if it was played.
#[component]
pub fn Daily() -> impl IntoView {
    let store = Store::get();
    let t = store.text().daily;
    let day = today()?;
    let result = Results::load(&SAVES.0).0.into_iter().find(|result| result.daily == Some(day));
    let line = match result.as_ref().map(scores) {
        Some((own, other, won)) => (t.result)(own, other, won),
        None => hint(store.app, day),
    };
    let share = result.map(|result| view! { <ShareResult day result /> }.into_any());
    Some(view! {
        <DailyButton line on_play=Callback::new(move |()| play_today(store)) />
        {share}
    })
}

/// Returns what the deal of the day is: its board and its bot.
pub fn hint(app: AppState, day: Day) -> String {
    let t = app.text();
    let board = daily_board(day);
    let kind = board_kind(board, t.start.kinds);
    let board = format!("{} ({kind})", board_name(board.name(), &t.start));
    let bot = Controller::Bot(DAILY_BOT).text_in(&t.start.controllers);
    (t.daily.hint)(&board, bot)
}

/// The button that plays the deal of the day.
#[component]
pub fn DailyButton(
    /// The line below the button's label.
    line: String,
    /// Plays the deal.
    on_play: Callback<()>,
) -> impl IntoView {
    let t = AppState::get().text().daily;
    view! {
        <button class="start-resume" data-action="daily" on:click=alive(move |_| on_play.run(()))>
            <Icon id="glyph-day" />
            <span>{t.button}<br /><span class="text-small text-soft" data-daily="">{line}</span></span>
        </button>
    }
}

#[component]
fn ShareResult(day: Day, result: MatchResult) -> impl IntoView {
    let store = Store::get();
    let t = store.text().daily;
    let word = store.text().saved_games.duplicate;
    let (own, other, won) = scores(&result);
    let board = board_name(&result.board_name, &store.text().start);
    let text = (t.text)(&day.to_string(), &board, own, other, won, &page_address());
    view! {
        <button
            class="button-quiet icon-button with-word"
            data-action="share-daily"
            data-text=text.clone()
            aria-label=t.share
            on:click=alive(move |_| copy_or_show(store, &text))
        >
            <Icon id="glyph-copy" />
            <span>{word}</span>
        </button>
    }
}

/// Returns the person's score, the best score of the others, and `true` if the person won.
fn scores(result: &MatchResult) -> (i64, i64, bool) {
    let person = result.seats.iter().find(|seat| seat.controller == Controller::Person);
    let others = result.seats.iter().filter(|seat| seat.controller != Controller::Person);
    let other = others.map(|seat| seat.score).max().unwrap_or_default();
    person.map_or((0, other, false), |seat| (seat.score, other, seat.won))
}

/// Resumes the game of the day, or begins it.
pub fn play_today(store: Store) {
    let t = store.text();
    let Some(day) = today() else { return };
    if let Some(save_id) = saved_deal(day) {
        return resume(store, save_id);
    }
    let stored = &APP_ENGLISH.start;
    // The deal of any day is a valid setup.
    let Ok(game) = daily_match(day, &(stored.person)(1), stored.bots[0]) else { return };
    open_or_wait(store, Next::New(game));
    if let Some(save_id) = store.save_id.get_untracked() {
        let _ = SAVES.rename(save_id, &(t.daily.name)(&day.to_string()));
    }
}

/// Returns the saved game of that day's deal. One with the name of the day comes before others, such
/// as those that branch off from it.
fn saved_deal(day: Day) -> Option<SaveId> {
    // The game may have been begun in another language.
    let names = Language::ALL.map(|language| (language.app_text().daily.name)(&day.to_string()));
    let (named, others): (Vec<_>, Vec<_>) =
        SAVES.entries(now()).into_iter().partition(|save| names.contains(&save.name));
    let mut saves = named.into_iter().chain(others).map(|save| save.save_id);
    let is_deal = |game_match: Match| day_of_deal(&game_match, day) == Some(day);
    saves.find(|&save_id| SAVES.peek(save_id).is_some_and(is_deal))
}
