//! The start screen: board, seats, names, colours.

use super::{
    autosave::Next,
    chance,
    icon::Icon,
    import::import,
    places::Places,
    start_boards::BoardChoice,
    start_files::{DropZone, ImportButton},
    start_links::StartLinks,
    start_saved::{NoRoom, Saved, go_on},
    storage,
    store::Store,
};
use crate::{
    rules::{Board, Setup},
    session::{Lineup, Match, MatchError},
};
use leptos::prelude::*;
use rand::RngExt;
use web_sys::File;

/// Where the last choice is kept.
const LINEUP: &str = "renature.lineup";

/// The start screen: board, seats, names, colours.
#[component]
pub fn StartPage() -> impl IntoView {
    let store = Store::get();
    let words = store.text().start;
    let lineup = RwSignal::new(kept_lineup());
    let refused = RwSignal::new(None);
    let waits = RwSignal::new(None);
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        storage::keep(LINEUP, &lineup.get_untracked());
        match begin(store, &lineup.get_untracked()) {
            Ok(play) => go_on(store, Next::New(play), waits),
            Err(reason) => refused.set(Some((words.not_begun)(&reason.to_string()))),
        }
    };
    let open = move |file: File| {
        import(store, file, refused, move |play| go_on(store, Next::New(play), waits));
    };
    view! {
        <DropZone open>
            <main class="start" data-screen="start">
                <header class="start-head">
                    <h1>{words.title}</h1>
                    <p class="start-tagline">{words.tagline}</p>
                    <p class="small soft">{words.unofficial}</p>
                </header>
                <div class="start-saved">
                    <Saved waits />
                </div>
                <form class="start-form" on:submit=start>
                    <BoardChoice lineup />
                    <Places lineup />
                    <button class="primary start-game" data-action="start-game" type="submit">
                        <Icon id="glyph-play" />
                        {words.start}
                    </button>
                </form>
                <footer class="start-foot">
                    <ImportButton open />
                    <StartLinks />
                </footer>
                <Notice refused />
                <NoRoom waits />
            </main>
        </DropZone>
    }
}

/// Why a file was refused, or what happened to the saves; a tap puts it away.
#[component]
fn Notice(refused: RwSignal<Option<String>>) -> impl IntoView {
    let store = Store::get();
    let line = move || refused.get().or_else(|| store.notice.get());
    let put_away = move |_| {
        refused.set(None);
        store.notice.set(None);
    };
    view! {
        <div role="status" class="start-notice">
            {move || {
                line()
                    .map(|line| {
                        view! {
                            <p class="toast">
                                <span>{line}</span>
                                <button
                                    class="quiet icon-button"
                                    aria-label=store.text().menu.close
                                    on:click=put_away
                                >
                                    <Icon id="glyph-close" />
                                </button>
                            </p>
                        }
                    })
            }}
        </div>
    }
}

/// The last choice, if it still makes sense.
fn kept_lineup() -> Lineup {
    storage::value::<Lineup>(LINEUP)
        .filter(|kept| kept.is_sound() && Board::shipped_named(&kept.board).is_some())
        .unwrap_or_default()
}

fn begin(store: Store, lineup: &Lineup) -> Result<Match, MatchError> {
    let mut rng = chance::generator();
    let drawn = rng.random_range(0..lineup.places().len());
    let (players, holders) = lineup.seated(lineup.begins().unwrap_or(drawn), store.text());
    let board = Board::shipped_named(&lineup.board).unwrap_or_else(|| Board::shipped()[0].clone());
    Match::begin(Setup::deal(board, players, &mut rng), holders)
}
