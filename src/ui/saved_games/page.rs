//! The page of saved games, running and finished ones.

use super::{
    card::SavedGameCard, context::SavedGamesContext, damaged_saves::DamagedSaves,
    statistics::Statistics,
};
use crate::{
    session::SaveEntry,
    ui::{
        browser::{closest, first, focus_if_lost, focus_next, on_window::on_window},
        files::{DropZone, ImportButton, export_backup, import},
        links::share_dialog::ShareDialog,
        reactive::{alive, dynamic, list, memo::memo},
        state::{SAVES, Screen, Store, now},
        widgets::{Banner, Icon},
    },
};
use leptos::{ev, prelude::*};

/// The number of games that a section shows at first: each is replayed for its thumbnail.
const FIRST: usize = 12;

/// The number of games that a press adds. All at once would freeze the page: 240 took a second.
const MORE: usize = 48;

/// The heading of the page, where the focus goes on from a button that is gone.
pub(super) const HEADING: &str = ".saved-games h1";

/// The button that restores the game that was deleted last.
const PUT_BACK: &str = "[data-action=put-back]";

/// The page of saved games, running and finished ones.
#[component]
pub fn SavedGamesPage() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::new();
    provide_context(context);
    let on_restore = move || {
        context.removed.update(|removed| removed.retain(|(_, removed)| !SAVES.has(removed)));
        context.refresh();
    };
    let on_import = Callback::new(move |source| import(store, source, on_restore));
    let games = memo(move || {
        context.changes.track();
        SAVES.entries(now())
    });
    let section = move |over: bool| {
        Signal::derive(move || {
            let is_over = |save: &SaveEntry| save.summary.is_some_and(|summary| summary.is_over);
            games.get().into_iter().filter(|save| is_over(save) == over).collect::<Vec<SaveEntry>>()
        })
    };
    on_window(ev::keydown, move |event| {
        let is_elsewhere = closest(event.target(), "dialog, input, select").is_some();
        let in_dialog = first("dialog[open]").is_some();
        if event.key() == "Escape" && !is_elsewhere && !in_dialog {
            store.app.screen.set(Screen::Start);
        }
    });
    let back_up = move |_| export_backup(store);
    view! {
        <DropZone on_import>
            <main class="saved-games" data-screen="shelf">
                <header class="saved-games-head">
                    <button
                        class="button-quiet icon-button"
                        data-action="back"
                        aria-label=t.back
                        on:click=alive(move |_| store.app.screen.set(Screen::Start))
                    >
                        <Icon id="glyph-back" />
                    </button>
                    <h1 tabindex="-1">{t.title}</h1>
                    <div class="saved-games-files">
                        <ImportButton on_import />
                        <button class="start-resume" data-action="back-up" on:click=alive(back_up)>
                            <Icon id="glyph-export" />
                            <span>
                                {t.back_up} <br />
                                <span class="text-small text-soft">{t.back_up_hint}</span>
                            </span>
                        </button>
                    </div>
                </header>
                <p class="text-soft saved-games-none" hidden=move || games.with(|games| !games.is_empty())>
                    {t.none}
                </p>
                <Section title=t.running name="running" games=section(false) />
                <Section title=t.finished name="finished" games=section(true) />
                <DamagedSaves />
                {dynamic(move || {
                    context.changes.track();
                    view! { <Statistics /> }
                })}
                <ShareDialog game=context.shared />
                <div class="notices">
                    <UndoDelete />
                    <Banner />
                </div>
            </main>
        </DropZone>
    }
}

/// Games under a heading; hidden if there are none.
#[component]
fn Section(
    title: &'static str,
    name: &'static str,
    games: Signal<Vec<SaveEntry>>,
) -> impl IntoView {
    let t = Store::get().text().saved_games;
    let shown = RwSignal::new(FIRST);
    let cards = list(
        move || games.get().into_iter().take(shown.get()),
        |save| (save.save_id.number(), save.name.clone(), save.summary.map(|it| it.saved_at)),
        |save| view! { <SavedGameCard save /> },
    );
    let show_more = move |_| {
        let next = shown.get_untracked() + 1;
        shown.update(|shown| *shown += MORE);
        focus_next(format!("[data-section={name}] [data-game]:nth-child({next}) button"));
    };
    let more = move || {
        let hidden = games.with(Vec::len).saturating_sub(shown.get());
        (hidden > 0).then(|| {
            view! {
                <button class="saved-games-more" data-action="show-more" on:click=alive(show_more)>
                    {(t.more)(hidden.min(MORE))}
                </button>
            }
            .into_any()
        })
    };
    view! {
        <section
            class="saved-games-section"
            aria-labelledby=format!("saved-games-{name}")
            data-section=name
            hidden=move || games.with(Vec::is_empty)
        >
            <h2 id=format!("saved-games-{name}")>{title}</h2>
            <ul class="saved-games-cards">{cards}</ul>
            {dynamic(more)}
        </section>
    }
}

/// A banner that names the game that was deleted last and can restore it, then the one before it.
#[component]
fn UndoDelete() -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    let restore = move |_| {
        let restored = context
            .removed
            .with_untracked(|removed| removed.last().map(|(_, removed)| SAVES.put_back(removed)));
        match restored {
            Some(Err(_)) => store.app.notice.set(Some(t.no_room.to_owned())),
            _ => context.removed.update(|removed| drop(removed.pop())),
        }
        context.refresh();
        let is_last = context.removed.with_untracked(Vec::is_empty);
        focus_if_lost(if is_last { HEADING } else { PUT_BACK });
    };
    let close = move |_| {
        context.removed.update(Vec::clear);
        focus_if_lost(HEADING);
    };
    let banner = move |name: &String| {
        view! {
            <p class="banner">
                <span>{(t.deleted)(name)}</span>
                <button class="button-primary" data-action="put-back" on:click=alive(restore)>
                    <Icon id="glyph-undo" />
                    {t.undo}
                </button>
                <button
                    class="button-quiet icon-button"
                    aria-label=store.text().menu.close
                    on:click=alive(close)
                >
                    <Icon id="glyph-close" />
                </button>
            </p>
        }
    };
    view! {
        <div class="notice" role="status">
            {dynamic(move || {
                context.removed.with(|removed| removed.last().map(|(name, _)| banner(name)))
            })}
        </div>
    }
}
