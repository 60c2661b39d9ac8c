//! The start screen: board, seats, names, colours.

use super::{
    board_picker::BoardChoice,
    daily::Daily,
    footer_links::FooterLinks,
    progressive_mount::ProgressiveMount,
    resume_button::{Saved, go_on},
    seat_form::SeatForm,
};
use crate::{
    rules::{Board, Setup},
    session::{Lineup, Match, MatchError},
    ui::{
        browser::{random, storage},
        files::{
            drop_zone::{DropZone, ImportButton},
            storage_full_dialog::StorageFullDialog,
        },
        state::{autosave::Next, store::Store},
        widgets::{banner::Banner, icon::Icon},
    },
};
use leptos::prelude::*;
use rand::RngExt;

/// How many parts it has beside its head, [the maps](BoardChoice) not counted.
const PARTS: usize = 3;

/// Where the last choice is kept.
const LINEUP: &str = "renature.lineup";

/// The start screen: board, seats, names, colours.
#[component]
pub fn StartPage() -> impl IntoView {
    let store = Store::get();
    let t = store.text().start;
    let lineup = RwSignal::new(kept_lineup());
    let refused = RwSignal::new(None);
    let waits = RwSignal::new(None);
    let parts = ProgressiveMount::new(PARTS, Board::shipped().len());
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        storage::keep(LINEUP, &lineup.get_untracked());
        match begin(store, &lineup.get_untracked()) {
            Ok(game_match) => go_on(store, Next::New(game_match), waits),
            Err(reason) => refused.set(Some((t.not_begun)(&reason.to_string()))),
        }
    };
    let saved = move || view! { <Saved /><Daily waits /> }.into_any();
    let boards = move || view! { <BoardChoice lineup parts first_map=PARTS /> }.into_any();
    let places = move || view! { <SeatForm lineup /> }.into_any();
    let foot = move || {
        view! {
            <ImportButton refused waits changed=move || {} />
            <FooterLinks />
        }
        .into_any()
    };
    view! {
        <DropZone refused waits changed=move || {}>
            <main class="start" data-screen="start">
                <header class="start-head">
                    <h1>{t.title}</h1>
                    <p class="start-tagline">{t.tagline}</p>
                    <p class="small soft">{t.unofficial}</p>
                </header>
                <div class="start-saved">{parts.part(0, saved)}</div>
                <form class="start-form" on:submit=start>
                    {parts.part(0, boards)}
                    {parts.part(1, places)}
                    <button class="primary start-game" data-action="start-game" type="submit">
                        <Icon id="glyph-play" />
                        {t.start}
                    </button>
                </form>
                <footer class="start-foot">{parts.part(2, foot)}</footer>
                <Banner refused />
                <StorageFullDialog waits />
            </main>
        </DropZone>
    }
}

/// The last choice, if it still makes sense.
fn kept_lineup() -> Lineup {
    storage::value::<Lineup>(LINEUP)
        .filter(|kept| kept.is_valid() && Board::shipped_named(&kept.board).is_some())
        .unwrap_or_default()
}

fn begin(store: Store, lineup: &Lineup) -> Result<Match, MatchError> {
    let mut rng = random::generator();
    let drawn = rng.random_range(0..lineup.seats().len());
    let (players, controllers) = lineup.players(lineup.starting().unwrap_or(drawn), store.text());
    let board = Board::shipped_named(&lineup.board).unwrap_or_else(|| Board::shipped()[0].clone());
    Match::begin(Setup::deal(board, players, &mut rng), controllers)
}
