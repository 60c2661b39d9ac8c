//! The menu: export, new game, rules, about, settings.

use crate::{
    session::Match,
    ui::{
        browser::{full_screen, is_keyboard_likely},
        files::{UnsavedInMenu, export_match},
        help::{about::About, shortcuts::Shortcuts},
        links::share_dialog::ShareDialog,
        reactive::{alive, dynamic},
        settings::settings_form::SettingsForm,
        state::{Store, autosave::would_lose, lesson},
        table::{
            command_field::open_command_field, players::players_dialog::PlayersDialog,
            shortcuts::Panels,
        },
        widgets::{Dialog, Icon, UpdateInMenu, UpdateOffer},
    },
};
use leptos::prelude::*;

/// The menu and the dialogs that it opens; `Copy`.
#[derive(Clone, Copy)]
struct MenuState {
    store: Store,
    /// `true` while the menu is open.
    open: RwSignal<bool>,
    panels: Panels,
    about: RwSignal<bool>,
    players: RwSignal<bool>,
    /// The match to share, as displayed when the dialog opened.
    shared: RwSignal<Option<Match>>,
}

impl MenuState {
    fn new_game(self) {
        match is_running(self.store) || would_lose(self.store) {
            true => self.store.asks_to_leave.set(true),
            false => lesson::leave(self.store),
        }
    }

    fn share(self) {
        let playback = self.store.playback;
        self.shared.set(untrack(|| playback.displayed(|game_match| game_match.cloned())));
    }
}

/// Draws the menu and the button that opens it.
#[component]
pub fn Menu(
    /// The panels that the menu opens.
    panels: Panels,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().menu;
    let offer = UpdateOffer::get();
    let label = move || if offer.is_waiting() { store.text().offline.menu } else { t.title };
    let state = MenuState {
        store,
        open: store.app.settings_open,
        panels,
        about: RwSignal::new(false),
        players: RwSignal::new(false),
        shared: RwSignal::new(None),
    };
    let open = state.open;
    view! {
        <button
            type="button"
            class="icon-button"
            class:update-waits=dynamic(move || offer.is_waiting())
            data-action="menu"
            aria-label=dynamic(label)
            on:click=alive(move |_| open.set(true))
        >
            <Icon id="glyph-menu" />
            <span class="corner-label">{t.title}</span>
        </button>
        <Dialog open title=t.title>
            <UpdateInMenu />
            <UnsavedInMenu open />
            {items(state)}
            <h3 class="menu-settings">{t.settings}</h3>
            <SettingsForm />
            // Without a keyboard they are of little use, and stand last.
            {(!is_keyboard_likely()).then(|| {
                view! { <div class="menu-buttons menu-keyboard">{keyboard_items(state)}</div> }.into_any()
            })}
        </Dialog>
        <Leaving open=store.asks_to_leave />
        <ShareDialog game=state.shared />
        <PlayersDialog open=state.players />
        <About open=state.about />
        <Shortcuts open=panels.shortcuts />
    }
}

/// Draws the buttons of the menu.
fn items(state: MenuState) -> impl IntoView {
    let MenuState { store, panels, about, players, .. } = state;
    let t = store.text().menu;
    let item = move |action, glyph, label, press| item(state, action, glyph, label, press);
    let of_game = move || {
        store.lesson.get().is_none().then(|| {
            [
                item("export", "glyph-export", t.export, Box::new(move || export_match(store))),
                item(
                    "share",
                    "glyph-share",
                    store.text().sharing.share,
                    Box::new(move || state.share()),
                ),
                item("players", "glyph-person", t.players, Box::new(move || players.set(true))),
            ]
        })
    };
    let full_screen = full_screen::is_available().then(|| {
        let label = if full_screen::is_on() { t.leave_full_screen } else { t.full_screen };
        item("full-screen", "glyph-fit", label, Box::new(full_screen::toggle))
    });
    view! {
        <div class="menu-buttons">
            {item("new-game", "glyph-plus", t.new_game, Box::new(move || state.new_game()))}
            {dynamic(of_game)}
            {item("areas", "glyph-areas", store.text().queries.areas, Box::new(move || panels.areas.set(true)))}
            {item("how-to-play", "glyph-help", t.how_to_play, Box::new(move || store.app.open_rules(None)))}
            {is_keyboard_likely().then(|| keyboard_items(state))}
            {full_screen}
            {item("about", "glyph-info", t.about, Box::new(move || about.set(true)))}
        </div>
    }
}

/// Draws the buttons for the list of keys and the command field.
fn keyboard_items(state: MenuState) -> [AnyView; 2] {
    let (text, panels) = (state.store.text(), state.panels);
    let keys = Box::new(move || panels.shortcuts.set(true));
    let command = Box::new(move || open_command_field(panels.command));
    [
        item(state, "keys", "glyph-keyboard", text.shortcuts.title, keys),
        item(state, "command", "glyph-arrow", text.command.title, command),
    ]
}

/// Draws a button of the menu, which closes the menu first.
fn item(
    state: MenuState,
    action: &'static str,
    glyph: &'static str,
    label: &'static str,
    press: Box<dyn Fn()>,
) -> AnyView {
    let choose = move |_| {
        state.open.set(false);
        press();
    };
    view! {
        <button data-action=action on:click=alive(choose)>
            <Icon id=glyph />
            {label}
        </button>
    }
    .into_any()
}

/// Asks before the player leaves a game in progress.
#[component]
fn Leaving(open: RwSignal<bool>) -> impl IntoView {
    let store = Store::get();
    let t = store.text().menu;
    view! {
        <Dialog open title=t.leave>
            <p>{if store.unsaved.get() { store.text().saving.unsaved_leave } else { t.stays_saved }}</p>
            <div class="dialog-buttons">
                <button autofocus=true on:click=alive(move |_| open.set(false))>
                    {t.stay}
                </button>
                <button class="button-primary" data-action="leave" on:click=alive(move |_| store.leave())>
                    {t.leave_yes}
                </button>
            </div>
        </Dialog>
    }
}

fn is_running(store: Store) -> bool {
    // A lesson can be left at any time.
    store.lesson.with_untracked(Option::is_none)
        && store.game_match.with_untracked(|game_match| {
            game_match.as_ref().is_some_and(|game_match| {
                !game_match.log().is_empty() && !game_match.game().table().is_over()
            })
        })
}
