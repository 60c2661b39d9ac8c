//! The shelf: all saved games, running and finished ones.

use super::{card::ShelfCard, damaged_saves::ShelfBroken, statistics::Statistics};
use crate::{
    session::{Backup, Match, RemovedSave, SaveEntry, SaveId},
    ui::{
        browser::download::dated_name,
        files::{
            drop_zone::{DropZone, ImportButton},
            export::save_file,
            storage_full_dialog::StorageFullDialog,
        },
        links::share_dialog::Share,
        reactive::{dynamic::dynamic, memo::memo},
        state::{
            autosave::{Next, SAVES, now},
            store::{Screen, Store},
        },
        widgets::{banner::Banner, icon::Icon},
    },
};
use leptos::prelude::*;

/// How many games a section shows until all are asked for: each is replayed for its picture.
const FIRST: usize = 12;

/// What the parts of the shelf share; `Copy`, handed down as a context.
#[derive(Clone, Copy)]
pub struct SavedGamesContext {
    /// Told whenever something on the shelf has changed.
    pub changes: Trigger,
    /// The game whose name is being changed.
    pub renamed: RwSignal<Option<SaveId>>,
    /// The game whose links are shown.
    pub shared: RwSignal<Option<Match>>,
    /// What waits for room.
    pub waits: RwSignal<Option<Next>>,
    removed: RwSignal<Option<(String, RemovedSave)>>,
}

impl SavedGamesContext {
    fn new() -> SavedGamesContext {
        SavedGamesContext {
            changes: Trigger::new(),
            renamed: RwSignal::new(None),
            shared: RwSignal::new(None),
            waits: RwSignal::new(None),
            removed: RwSignal::new(None),
        }
    }

    /// The desk that the shelf provides.
    pub fn get() -> SavedGamesContext {
        expect_context()
    }

    /// Shows the shelf as it is now.
    pub fn refresh(self) {
        self.changes.notify();
    }

    /// Takes the game of this name off the shelf; it can be put back.
    pub fn remove(self, save_id: SaveId, name: String) {
        self.removed.set(Some((name, SAVES.remove(save_id))));
        self.refresh();
    }
}

/// The shelf: all saved games, running and finished ones.
#[component]
pub fn SavedGamesPage() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::new();
    provide_context(context);
    let refused = RwSignal::new(None);
    let games = memo(move || {
        context.changes.track();
        SAVES.entries()
    });
    let some = move |over: bool| {
        Signal::derive(move || {
            let is_over = |entry: &SaveEntry| entry.summary.is_some_and(|summary| summary.is_over);
            games
                .get()
                .into_iter()
                .filter(|entry| is_over(entry) == over)
                .collect::<Vec<SaveEntry>>()
        })
    };
    let back_up = move |_| {
        save_file(store, &dated_name("backup"), &Backup::new(&SAVES).to_text(now()));
    };
    view! {
        <DropZone refused waits=context.waits changed=move || context.refresh()>
            <main class="shelf" data-screen="shelf">
                <header class="shelf-head">
                    <button
                        class="quiet icon-button"
                        data-action="back"
                        aria-label=t.back
                        on:click=move |_| store.screen.set(Screen::Start)
                    >
                        <Icon id="glyph-back" />
                    </button>
                    <h1>{t.title}</h1>
                    <div class="shelf-files">
                        <ImportButton refused waits=context.waits changed=move || context.refresh() />
                        <button class="start-resume" data-action="back-up" on:click=back_up>
                            <Icon id="glyph-export" />
                            <span>
                                {t.back_up} <br />
                                <span class="small soft">{t.back_up_what}</span>
                            </span>
                        </button>
                    </div>
                </header>
                <Show when=move || games.with(Vec::is_empty)>
                    <p class="soft shelf-none">{t.none}</p>
                </Show>
                <Section title=t.running hook="running" games=some(false) />
                <Section title=t.finished hook="finished" games=some(true) />
                <ShelfBroken />
                {move || {
                    context.changes.track();
                    view! { <Statistics /> }
                }}
                <Share game=context.shared />
                <PutBack />
                <Banner refused />
                <StorageFullDialog waits=context.waits />
            </main>
        </DropZone>
    }
}

/// Games under a heading; nothing if there are none.
#[component]
fn Section(
    title: &'static str,
    hook: &'static str,
    games: Signal<Vec<SaveEntry>>,
) -> impl IntoView {
    let t = Store::get().text().saved_games;
    let all = RwSignal::new(false);
    let shown = move || {
        let games = games.get();
        let count = if all.get() { games.len() } else { FIRST };
        games
            .into_iter()
            .take(count)
            .map(|kept| view! { <ShelfCard kept /> }.into_any())
            .collect_view()
    };
    let more = move || {
        let count = games.with(Vec::len);
        (count > FIRST && !all.get()).then(|| {
            view! {
                <button class="shelf-more" data-action="show-all" on:click=move |_| all.set(true)>
                    {(t.all)(count)}
                </button>
            }
            .into_any()
        })
    };
    view! {
        <section
            class="shelf-section"
            aria-labelledby=format!("shelf-{hook}")
            data-section=hook
            hidden=move || games.with(Vec::is_empty)
        >
            <h2 id=format!("shelf-{hook}")>{title}</h2>
            <ul class="shelf-cards">{dynamic(shown)}</ul>
            {dynamic(more)}
        </section>
    }
}

/// Says which game was deleted, and puts it back.
#[component]
fn PutBack() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    let put_back = move |_| {
        let put = context
            .removed
            .with_untracked(|removed| removed.as_ref().map(|(_, removed)| SAVES.put_back(removed)));
        match put {
            Some(Err(_)) => store.notice.set(Some(t.no_room.to_owned())),
            _ => context.removed.set(None),
        }
        context.refresh();
    };
    let slip = move |(name, _): (String, RemovedSave)| {
        view! {
            <p class="toast">
                <span>{(t.deleted)(&name)}</span>
                <button class="primary" data-action="put-back" on:click=put_back>
                    <Icon id="glyph-undo" />
                    {t.undo}
                </button>
                <button
                    class="quiet icon-button"
                    aria-label=store.text().menu.close
                    on:click=move |_| context.removed.set(None)
                >
                    <Icon id="glyph-close" />
                </button>
            </p>
        }
    };
    view! {
        <div class="start-notice" role="status">
            {move || context.removed.get().map(slip)}
        </div>
    }
}
