//! The start screen: board, seats, names and colours of a new game.

use super::{
    board_picker::BoardPicker, daily::Daily, footer_links::FooterLinks,
    progressive_mount::ProgressiveMount, resume_button::ResumeButtons, seat_form::SeatForm,
};
use crate::{
    rules::{Board, Setup},
    session::{Lineup, Match, MatchError},
    ui::{
        browser::{random, storage},
        files::{DropZone, ImportButton, StorageFullDialog},
        state::{Next, Store, open_or_wait},
        widgets::{Banner, Icon},
    },
};
use leptos::prelude::*;
use rand::RngExt;

/// The number of parts mounted after the header, not counting [the maps](BoardPicker).
const PARTS: usize = 3;

/// The storage key of the last lineup.
const LINEUP: &str = "renature.lineup";

/// The start screen: board, seats, names and colours of a new game.
#[component]
pub fn StartPage() -> impl IntoView {
    let store = Store::get();
    let t = store.text().start;
    let lineup = RwSignal::new(stored_lineup());
    let import_error = RwSignal::new(None);
    let pending = RwSignal::new(None);
    let parts = ProgressiveMount::new(PARTS, Board::shipped().len());
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        storage::store(LINEUP, &lineup.get_untracked());
        match begin(store, &lineup.get_untracked()) {
            Ok(game_match) => open_or_wait(store, Next::New(game_match), pending),
            Err(error) => import_error.set(Some((t.not_begun)(&error.to_string()))),
        }
    };
    let saved = move || view! { <ResumeButtons /><Daily pending /> }.into_any();
    let boards = move || view! { <BoardPicker lineup parts first_map=PARTS /> }.into_any();
    let seats = move || view! { <SeatForm lineup /> }.into_any();
    let foot = move || {
        view! {
            <ImportButton import_error pending on_import=move || {} />
            <FooterLinks />
        }
        .into_any()
    };
    view! {
        <DropZone import_error pending on_import=move || {}>
            <main class="start" data-screen="start">
                <header class="start-head">
                    <h1>{t.title}</h1>
                    <p class="start-tagline">{t.tagline}</p>
                    <p class="text-small text-soft">{t.unofficial}</p>
                </header>
                <div class="start-saved">{parts.part(0, saved)}</div>
                <form class="start-form" on:submit=start>
                    {parts.part(0, boards)}
                    {parts.part(1, seats)}
                    <button class="button-primary start-game" data-action="start-game" type="submit">
                        <Icon id="glyph-play" />
                        {t.start}
                    </button>
                </form>
                <footer class="start-foot">{parts.part(2, foot)}</footer>
                <Banner import_error />
                <StorageFullDialog pending />
            </main>
        </DropZone>
    }
}

/// Returns the last lineup if it is still valid, or else the default.
fn stored_lineup() -> Lineup {
    storage::value::<Lineup>(LINEUP)
        .filter(|lineup| lineup.is_valid() && Board::shipped_named(&lineup.board).is_some())
        .unwrap_or_default()
}

fn begin(store: Store, lineup: &Lineup) -> Result<Match, MatchError> {
    let mut rng = random::generator();
    let drawn = rng.random_range(0..lineup.seats().len());
    let (players, controllers) = lineup.players(lineup.starting().unwrap_or(drawn), store.text());
    let board = Board::shipped_named(&lineup.board).unwrap_or_else(|| Board::shipped()[0].clone());
    Match::begin(Setup::deal(board, players, &mut rng), controllers)
}
