//! The game part: all that needs a match. It is loaded after the start screen.

use super::{
    art::add_game_sprite,
    bots::driver,
    browser::{DoubleTapGuard, SlippedPress, on_window::on_window},
    files::{self, Import, StorageFullDialog, has_files},
    help::lesson_dialog::LessonDialog,
    links::link_dialog::{self, LinkDialog},
    rulebook::Rulebook,
    saved_games::{
        daily::{Daily, play_today},
        page::SavedGamesPage,
        resume_buttons::ResumeButtons,
    },
    settings::sound_settings::SoundSettings,
    start::valley_animals::ValleyAnimals,
    state::{
        AppState, LazyPart, Store, autosave, follow_history, game_lock, lesson, name_screen,
        new_match::begin, panic_screen,
    },
    table::page::TablePage,
};
use crate::session::Lineup;
use leptos::{
    ev,
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};
use web_sys::DragEvent;

/// The functions of the loaded game part.
#[derive(Clone, Copy)]
pub struct GamePart {
    /// Provides the game's state, starts its services, and opens what the address names.
    start: fn(),
    /// The table.
    pub table: fn() -> AnyView,
    /// The page of saved games.
    pub saved_games: fn() -> AnyView,
    /// The dialogs that lie over all screens.
    pub dialogs: fn() -> AnyView,
    /// The buttons of the start screen for saved games and the deal of the day.
    pub start_buttons: fn() -> AnyView,
    /// The animals in the drawing behind the start screen.
    pub valley_animals: fn() -> AnyView,
    /// Begins a game.
    pub begin: fn(&Lineup),
    /// Plays the deal of the day.
    pub play_today: fn(),
    /// Imports a file or text.
    pub import: fn(Import),
}

/// The loader of the game part, provided by the app as a context; `Copy`.
#[derive(Clone, Copy)]
pub struct GameLoader(pub LazyPart<GamePart>);

impl GameLoader {
    /// Creates the part, not yet requested, and provides it as a context.
    pub fn provide() -> LazyPart<GamePart> {
        let part = LazyPart::new(|| Box::pin(load_game()), |game| (game.start)());
        provide_context(GameLoader(part));
        part
    }

    /// Returns the part that the app provides.
    pub fn get() -> LazyPart<GamePart> {
        expect_context::<GameLoader>().0
    }
}

#[wasm_split(game, wasm_split_path = leptos::wasm_split, fallible)]
fn load_game() -> Result<GamePart, SplitLoaderError> {
    Ok(GamePart {
        start,
        table,
        saved_games: || view! { <SavedGamesPage /> }.into_any(),
        dialogs: || {
            view! { <LinkDialog /><StorageFullDialog /><LessonDialog /><Rulebook /> }.into_any()
        },
        start_buttons: || view! { <ResumeButtons /><Daily /> }.into_any(),
        valley_animals: || view! { <ValleyAnimals /> }.into_any(),
        begin: |lineup| begin(Store::get(), lineup),
        play_today: || play_today(Store::get()),
        import: |source| files::import(Store::get(), source, || {}),
    })
}

/// Draws the table, and draws it anew for another match, new names or colours.
fn table() -> AnyView {
    let changes = Store::get().redraws;
    let page = move || {
        changes.track();
        view! { <TablePage /> }.into_any()
    };
    view! { {page} }.into_any()
}

fn start() {
    add_game_sprite();
    let store = Store::new(AppState::get());
    provide_context(store);
    provide_context(store.scheduler);
    panic_screen::offer_rescue();
    game_lock::listen(store);
    autosave::keep_saving(store);
    follow_history(store);
    name_screen(store);
    link_dialog::listen(store);
    driver::drive_bots(store);
    lesson::go_on_when_done(store);
    DoubleTapGuard::listen();
    SlippedPress::listen();
    store.sounds.listen();
    store.app.sound_settings.set(Some(|| view! { <SoundSettings /> }.into_any()));
    on_window(ev::dragover, |event| refuse_files(&event));
    on_window(ev::drop, |event| refuse_files(&event));
    on_window(ev::click, move |event| {
        store.clicked_at.set_value(Some((event.client_x(), event.client_y())));
    });
}

/// Keeps the browser from replacing the page by a file that is dropped on it.
fn refuse_files(event: &DragEvent) {
    if has_files(event) {
        event.prevent_default();
    }
}
