//! The start screen: board, seats, names and colours of a new game.

use super::{
    board_picker::BoardPicker,
    footer_links::{FooterLinks, LearnButton},
    match_summary::MatchSummary,
    progressive_mount::ProgressiveMount,
    seat_form::SeatForm,
    valley_picture::ValleyPicture,
};
use crate::{
    rules::Board,
    session::{Lineup, Storage},
    ui::{
        browser::{Browser, DOUBLE_TAP, closest, first, on_window::on_window, scroll_to},
        files::{DropZone, ImportButton},
        game_part::GameLoader,
        reactive::{Lifetime, alive, dynamic, effect_after},
        saved_games::daily::{DailyButton, hint},
        state::{
            AppState, SAVES,
            clock::today,
            history_entry::{DIALOG, go_back, history_entry},
        },
        widgets::{Banner, Icon, LanguageChoice, dialog::dialog_entry_left},
    },
};
use leptos::{ev, prelude::*};
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of parts mounted after the header, not counting [the maps](BoardPicker).
const PARTS: usize = 2;

/// `true` once the start screen has looked at the history entry with which the page began.
static HAS_FOLLOWED: AtomicBool = AtomicBool::new(false);

/// The start screen: board, seats, names and colours of a new game.
#[component]
pub fn StartPage() -> impl IntoView {
    let t = AppState::get().text().start;
    let game = GameLoader::get();
    let lineup = RwSignal::new(stored_lineup());
    store_changes(lineup);
    let parts = ProgressiveMount::new(PARTS, Board::shipped().len());
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let lineup = lineup.get_untracked();
        game.then(move |game| (game.begin)(&lineup));
    };
    close_dialogs_on_back();
    open_rules_by_key();
    let on_import = Callback::new(move |source| game.then(move |game| (game.import)(source)));
    let is_first_visit = SAVES.is_empty();
    let saved = move || match untrack(|| game.loaded()) {
        Some(game) => (game.start_buttons)(),
        None => view! { <FirstDaily /> }.into_any(),
    };
    // Whoever comes from a table, or from the form with the players, sees the upper edge first.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    let setup_open = RwSignal::new(false);
    let summary = move || view! { <MatchSummary lineup /> }.into_any();
    let foot = move || {
        view! {
            <ImportButton on_import />
            <FooterLinks offers_lessons=!is_first_visit />
            <ValleyPicture />
        }
        .into_any()
    };
    view! {
        <DropZone on_import>
            <main class="start" data-screen="start">
                <header class="start-head">
                    <h1 tabindex="-1">{t.title}</h1>
                    <p class="start-tagline">{t.tagline}</p>
                    <p class="text-small text-soft">{t.unofficial}</p>
                    <LanguageChoice group="start-language" />
                </header>
                <div class="start-saved">
                    {is_first_visit.then(|| view! { <LearnButton class="start-learn" /> }.into_any())}
                    {parts.part(0, saved)}
                </div>
                <form class="start-form" on:submit=alive(start)>
                    <section class="card match-card" aria-labelledby="start-match">
                        {parts.part(0, summary)}
                        <div class="match-buttons">
                            <MatchFormButton open=setup_open />
                            <button class="button-primary start-game" data-action="start-game" type="submit">
                                <Icon id="glyph-play" />
                                {if is_first_visit { t.start } else { t.new_game }}
                            </button>
                        </div>
                    </section>
                    <MatchForm open=setup_open lineup parts />
                </form>
                <footer class="start-foot">{parts.part(1, foot)}</footer>
                <div class="notices">
                    <Banner />
                </div>
            </main>
        </DropZone>
    }
}

/// Opens the rulebook by the question mark, unless the player types or has switched keys off.
fn open_rules_by_key() {
    const TYPING: &str = "input:not([type=radio], [type=file]), select, dialog";
    let app = AppState::get();
    on_window(ev::keydown, move |event| {
        let is_free = closest(event.target(), TYPING).is_none() && first(".rulebook").is_none();
        let has_keys = app.preferences.with_untracked(|preferences| preferences.shortcuts);
        if event.key() == "?" && is_free && has_keys {
            app.open_rules(None);
        }
    });
}

/// Draws the button that shows and hides the form with the board and the players.
#[component]
fn MatchFormButton(open: RwSignal<bool>) -> impl IntoView {
    let lifetime = Lifetime::current();
    let toggled = StoredValue::new(f64::NEG_INFINITY);
    let toggle = move |event: ev::MouseEvent| {
        // The second half of a double tap would close it again.
        let since = event.time_stamp() - toggled.get_value();
        if event.detail() > 0 && since < DOUBLE_TAP.as_millis() as f64 {
            return;
        }
        toggled.set_value(event.time_stamp());
        open.update(|open| *open = !*open);
        if open.get_untracked() {
            // On a phone it opens below the fold.
            lifetime.next_frame(|| scroll_to("#match-setup"));
        }
    };
    view! {
        <button
            type="button"
            class="match-change"
            data-action="set-up"
            aria-expanded=move || open.get().to_string()
            aria-controls="match-setup"
            on:click=alive(toggle)
        >
            <Icon id="glyph-settings" />
            {AppState::get().text().start.change}
        </button>
    }
}

/// Draws the form with the board and the players while it is open.
#[component]
fn MatchForm(
    open: RwSignal<bool>,
    lineup: RwSignal<Lineup>,
    parts: ProgressiveMount,
) -> impl IntoView {
    // Enter in one of its fields would start the game.
    let ignore_enter = |event: ev::KeyboardEvent| {
        if event.key() == "Enter" && closest(event.target(), "input").is_some() {
            event.prevent_default();
        }
    };
    let form = move || {
        open.get().then(|| {
            view! {
                <BoardPicker lineup parts first_map=PARTS />
                <SeatForm lineup />
            }
            .into_any()
        })
    };
    view! {
        <div class="match-setup" id="match-setup" on:keydown=alive(ignore_enter)>
            {dynamic(form)}
        </div>
    }
}

/// Closes an open dialog when the player goes back, and leaves a dialog's entry after a reload.
fn close_dialogs_on_back() {
    let app = AppState::get();
    on_window(ev::popstate, move |_| dialog_entry_left(app));
    // A new language draws the screen anew, and its settings stay open.
    let is_first = !HAS_FOLLOWED.swap(true, Ordering::Relaxed);
    if is_first && history_entry().as_deref() == Some(DIALOG) {
        go_back();
    }
}

/// Returns the last lineup if it can be read and its board exists, or else the default.
fn stored_lineup() -> Lineup {
    let stored = Browser.get(Lineup::KEY).and_then(|text| Lineup::from_json(&text));
    stored.filter(|lineup| Board::shipped_named(&lineup.board).is_some()).unwrap_or_default()
}

/// Stores the lineup whenever the player changes it: the form may be left, or drawn in another
/// language.
fn store_changes(lineup: RwSignal<Lineup>) {
    effect_after(move |before: Option<()>| {
        let json = lineup.with(Lineup::to_json);
        if before.is_some() {
            // In a full storage the form still holds it.
            let _ = Browser.set(Lineup::KEY, &json);
        }
    });
}

/// The deal of the day for a player who has no saved games and no results.
#[component]
fn FirstDaily() -> impl IntoView {
    let game = GameLoader::get();
    let line = hint(AppState::get(), today()?);
    let on_play = Callback::new(move |()| game.then(|game| (game.play_today)()));
    Some(view! { <DailyButton line on_play /> })
}
