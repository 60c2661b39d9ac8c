//! The start screen: board, seats, names, colours.

use super::{
    autosave::{self, Slot},
    chance,
    icon::Icon,
    import::import,
    map_picture::MapPicture,
    places::Places,
    start_links::StartLinks,
    storage,
    store::Store,
};
use crate::{
    rules::{Board, RuleSet, Setup},
    scene::{Narrator, log::log},
    session::{Lineup, Match},
};
use leptos::prelude::*;
use rand::RngExt;
use std::sync::Arc;
use web_sys::{DragEvent, File};

/// Where the last choice is kept.
const LINEUP: &str = "renature.lineup";

/// The start screen: board, seats, names, colours.
#[component]
pub fn StartPage() -> impl IntoView {
    let store = Store::get();
    let words = store.text().start;
    let lineup = RwSignal::new(kept_lineup());
    let refused = RwSignal::new(None);
    let start = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        storage::keep(LINEUP, &lineup.get_untracked());
        begin(store, &lineup.get_untracked());
    };
    let open = move |file: File| import(store, file, refused);
    view! {
        <DropZone open>
            <main class="start" data-screen="start">
                <header class="start-head">
                    <h1>{words.title}</h1>
                    <p class="start-tagline">{words.tagline}</p>
                    <p class="small soft">{words.unofficial}</p>
                </header>
                <form class="start-form" on:submit=start>
                    <BoardChoice lineup />
                    <Places lineup />
                    <button class="primary start-game" data-action="start-game" type="submit">
                        <Icon id="glyph-play" />
                        {words.start}
                    </button>
                </form>
                <footer class="start-foot">
                    <Resume from=Slot::Current />
                    <Resume from=Slot::Previous />
                    <ImportButton open />
                    <StartLinks />
                </footer>
                <Notice refused />
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

fn begin(store: Store, lineup: &Lineup) {
    let mut rng = chance::generator();
    let drawn = rng.random_range(0..lineup.places().len());
    let (players, holders) = lineup.seated(lineup.begins().unwrap_or(drawn), store.text());
    let Some(board) = Board::shipped_named(&lineup.board) else { return };
    match Match::begin(Setup::deal(board, players, &mut rng), holders) {
        Ok(play) => {
            autosave::make_room();
            store.open(play);
        }
        Err(reason) => store.notice.set(Some(reason.to_string())),
    }
}

/// The boards, each with its map and its rules.
#[component]
fn BoardChoice(lineup: RwSignal<Lineup>) -> impl IntoView {
    let store = Store::get();
    let words = store.text().start;
    let chosen = move |id: &str| lineup.with(|lineup| lineup.board == id);
    let choose = move |id: String| lineup.update(|lineup| lineup.board = id);
    let options = Board::shipped()
        .iter()
        .map(|board| {
            let id = board.id().to_owned();
            view! {
                <option value=id.clone() prop:selected=move || chosen(&id)>
                    {board.name().to_owned()}
                </option>
            }
        })
        .collect_view();
    let cards = Board::shipped()
        .iter()
        .map(|board| {
            let id = board.id().to_owned();
            let same = id.clone();
            view! {
                <button
                    type="button"
                    class="board-card"
                    aria-pressed=move || chosen(&same).to_string()
                    on:click=move |_| choose(id.clone())
                >
                    <MapPicture board=board.clone() />
                    <strong>{board.name().to_owned()}</strong>
                    <span class="small soft">{(words.areas)(board.areas().len())}</span>
                </button>
            }
        })
        .collect_view();
    let rules = move || {
        let board = lineup.with(|lineup| Board::shipped_named(&lineup.board));
        board.map(|board| rules_line(store, &board))
    };
    view! {
        <section class="card start-boards" aria-labelledby="start-board">
            <div class="start-section-head">
                <h2 id="start-board">{words.board}</h2>
                <select
                    data-field="board"
                    aria-labelledby="start-board"
                    on:change=move |event| choose(event_target_value(&event))
                >
                    {options}
                </select>
            </div>
            <div class="board-cards">{cards}</div>
            <p class="small soft start-rules" role="status">
                {rules}
            </p>
        </section>
    }
}

fn rules_line(store: Store, board: &Arc<Board>) -> &'static str {
    let words = store.text().start;
    match board.rules() {
        RuleSet::Base => words.base_rules,
        RuleSet::Valley if board.cloudy().meets(board.soil()) => words.valley_back_rules,
        RuleSet::Valley => words.valley_rules,
    }
}

/// Goes on with a saved match; nothing if there is none.
#[component]
fn Resume(from: Slot) -> impl IntoView {
    let store = Store::get();
    let words = store.text().start;
    let saved = from.load(store)?;
    let narrator = Narrator::new(saved.setup(), store.text());
    let names: Vec<&str> = saved.game().table().seats().map(|seat| narrator.name(seat)).collect();
    let turn = match saved.game().table().is_over() {
        true => 0,
        false => log(&saved, &narrator).len().max(1),
    };
    let line = (words.saved)(saved.setup().board.name(), &names, turn);
    let (action, label) = match from {
        Slot::Current => ("resume", words.resume),
        Slot::Previous => ("resume-previous", words.resume_previous),
    };
    let resume = move |_| {
        if from == Slot::Previous {
            autosave::swap_slots();
        }
        store.open(saved.clone());
    };
    Some(view! {
        <button class="start-resume" data-action=action on:click=resume>
            <Icon id="glyph-play" />
            <span>{label}<br /><span class="small soft">{line}</span></span>
        </button>
    })
}

/// A file field that looks like a button.
#[component]
fn ImportButton(open: impl Fn(File) + Copy + 'static) -> impl IntoView {
    let words = Store::get().text().start;
    let picked = move |event: web_sys::Event| {
        let input: web_sys::HtmlInputElement = event_target(&event);
        if let Some(file) = input.files().and_then(|files| files.get(0)) {
            open(file);
        }
        // The same file may be chosen again once it is mended.
        input.set_value("");
    };
    view! {
        <label class="button start-import">
            <Icon id="glyph-import" />
            {words.import}
            <input
                class="visually-hidden"
                type="file"
                accept=".json,application/json"
                data-field="import"
                on:change=picked
            />
        </label>
    }
}

/// Opens the file that is dropped on what is in it.
#[component]
fn DropZone(open: impl Fn(File) + Copy + 'static, children: Children) -> impl IntoView {
    let words = Store::get().text().start;
    let over = RwSignal::new(false);
    let dragged = move |event: DragEvent| {
        event.prevent_default();
        over.set(true);
    };
    let dropped = move |event: DragEvent| {
        event.prevent_default();
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            open(file);
        }
    };
    view! {
        <div
            class="drop-zone"
            class:over=over
            data-hint=words.drop_here
            on:dragover=dragged
            on:dragleave=move |_| over.set(false)
            on:drop=dropped
        >
            {children()}
        </div>
    }
}
