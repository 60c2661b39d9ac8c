//! The app: its screens, and the services that run behind all of them.

use super::{
    art::add_start_sprite,
    browser::{
        Browser, fits_media, focus_if_lost, on_window::on_window, track_presses, write_ahead_log,
    },
    game_part::GameLoader,
    reactive::{Memo, effect, effect_after, list, memo::memo},
    settings::settings_form,
    start::page::StartPage,
    state::{AppState, SAVES, Screen, history_entry::address_names_game, panic_screen, splash},
    widgets::{LoadFailed, Toast, UpdateBanner, UpdateOffer, focus_language_choice},
};
use crate::{
    rules::Board,
    session::{IrrelevantAnimals, Preferences, Storage},
};
use leptos::{ev, prelude::*};
use wasm_bindgen_futures::spawn_local;

/// The heading of the start screen or of the saved games.
const HEADING: &str = "main h1";
/// The button of the saved games, or the heading if all of them are deleted.
const SAVED_GAMES: &str = "[data-action=earlier], main:not(:has([data-action=earlier])) h1";

/// Mounts the app once the storage is repaired. The boards and the sprite of the start screen come
/// first, in a task of their own.
pub fn mount() {
    panic_screen::watch();
    spawn_local(async {
        write_ahead_log::restored().await;
        splash::next_task(|| {
            Board::shipped();
            add_start_sprite();
            splash::next_task(|| leptos::mount::mount_to_body(App));
        });
    });
}

#[component]
fn App() -> impl IntoView {
    let app = AppState::new();
    provide_context(app);
    store_preferences(app);
    follow_language(app);
    follow_title(app);
    follow_typeface(app);
    focus_new_screen(app);
    track_presses();
    UpdateOffer::listen(app);
    let game = GameLoader::provide();
    // The start screen shows saved games from the beginning: later they would push the rest down.
    let has_saves = !SAVES.is_empty();
    if has_saves || address_names_game() {
        game.then(|_| {});
    }
    effect(move || {
        if app.lessons_open.get() || app.rules_open.get() {
            game.then(|_| {});
        }
    });
    show_splash(app);
    let screen = screen_to_show(app, has_saves);
    let in_language = move |_| {
        view! {
            {move || match screen.get() {
                None => ().into_any(),
                Some(Screen::Start) => view! { <StartPage /> }.into_any(),
                Some(Screen::SavedGames) => game.loaded().map(|game| (game.saved_games)()).into_any(),
                Some(Screen::Table) => game.loaded().map(|game| (game.table)()).into_any(),
            }}
            {move || game.loaded().map(|game| (game.dialogs)())}
            <LoadFailed part=game />
            <UpdateBanner />
            <Toast />
        }
    };
    list(move || [app.language.get()], |language| language.tag(), in_language)
}

/// Returns the screen to show; `None` while it waits for the game.
fn screen_to_show(app: AppState, has_saves: bool) -> Memo<Option<Screen>> {
    let game = GameLoader::get();
    memo(move || {
        let screen = app.screen.get();
        let waits = match screen {
            Screen::Start => has_saves && !game.has_failed() && !app.is_ready.get(),
            Screen::SavedGames | Screen::Table => true,
        };
        (!waits || game.is_loaded()).then_some(screen)
    })
}

/// Shows the splash screen until the first screen is complete, and while a player waits for the
/// game.
fn show_splash(app: AppState) {
    let game = GameLoader::get();
    effect(move || {
        if app.screen.get() != Screen::Start && game.is_loaded() {
            app.is_ready.set(true);
        }
    });
    effect(move || match game.is_awaited() {
        true => splash::show(app.text().loading.loading),
        false if app.is_ready.get() => {
            splash::remove();
            // The player may soon begin a game. After a failure only the player tries again.
            if !untrack(|| game.has_failed()) {
                game.request();
            }
        }
        false => {}
    });
}

/// Shows the screens after the first one in the typeface, once it is loaded. `src/boot.js` brings it to
/// the first one.
fn follow_typeface(app: AppState) {
    on_new_screen(app, |_, _| {
        let root = document().document_element();
        if let Some(root) = root.filter(|root| root.has_attribute("data-typeface-loaded")) {
            let _ = root.set_attribute("data-typeface", "");
        }
    });
}

/// Moves the focus to the heading of a new screen: the button that led there is gone. From the saved
/// games it goes back to their button. The table knows better where its players go on.
fn focus_new_screen(app: AppState) {
    on_new_screen(app, |before, screen| match (before, screen) {
        (_, Screen::Table) => {}
        (Screen::SavedGames, Screen::Start) => focus_if_lost(SAVED_GAMES),
        _ => focus_if_lost(HEADING),
    });
}

/// Runs `work` with the screen before and the new one whenever another is shown.
fn on_new_screen(app: AppState, work: impl Fn(Screen, Screen) + 'static) {
    effect_after(move |previous: Option<Screen>| {
        let screen = app.screen.get();
        if let Some(previous) = previous.filter(|&previous| previous != screen) {
            work(previous, screen);
        }
        screen
    });
}

/// Names the screen in the browser's title, for the tabs and for screen readers.
fn follow_title(app: AppState) {
    effect(move || {
        let page = app.language.get().app_text().start.title;
        document().set_title(&match app.screen_title.get() {
            Some(screen) => format!("{screen} – {page}"),
            None => page.to_owned(),
        });
    });
}

/// Names the page's language to the browser, and shows the player where it was changed.
fn follow_language(app: AppState) {
    effect_after(move |previous: Option<()>| {
        let language = app.language.get();
        if let Some(root) = document().document_element() {
            let _ = root.set_attribute("lang", language.tag());
        }
        if previous.is_some() {
            request_animation_frame(focus_language_choice);
        }
    });
}

/// Returns the preferences of a first visit.
fn first_preferences() -> Preferences {
    match fits_media("(prefers-contrast: more), (forced-colors: active)") {
        // Who wants more contrast may see no colours at all: marks tell the players apart.
        true => Preferences {
            colorblind: true,
            irrelevant: IrrelevantAnimals::Full,
            ..Preferences::default()
        },
        false => Preferences::default(),
    }
}

fn store_preferences(app: AppState) {
    let stored = || Browser.get(Preferences::KEY).and_then(|text| Preferences::from_json(&text));
    app.preferences.set(stored().unwrap_or_else(first_preferences));
    // Another tab has changed a preference. The event may come late: the storage has the latest.
    on_window(ev::storage, move |event| {
        if event.key().as_deref() == Some(Preferences::KEY)
            && let Some(preferences) = stored()
        {
            app.preferences.set(preferences);
        }
    });
    effect_after(move |previous: Option<()>| {
        let preferences = app.preferences.get();
        if let Some(root) = document().document_element() {
            settings_form::show_on(&root, preferences);
        }
        // A tab of another version may write the same preferences in another way.
        if previous.is_some() && stored() != Some(preferences) {
            // Losing preferences is no reason to disturb the game.
            let _ = Browser.set(Preferences::KEY, &preferences.to_json());
        }
    });
}
