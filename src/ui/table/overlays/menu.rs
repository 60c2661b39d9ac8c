//! The menu: export, new game, rules, about, settings.

use crate::ui::{
    browser::{full_screen, is_keyboard_likely},
    files::{UnsavedInMenu, export_match},
    help::{about::About, shortcuts::Shortcuts},
    links::share_dialog::ShareDialog,
    reactive::{alive, dynamic},
    settings::settings_form::SettingsForm,
    state::{Store, autosave::would_lose, lesson},
    table::{
        command_field::open_command_field, keys::Panels, players::players_dialog::PlayersDialog,
    },
    widgets::{Dialog, Icon, UpdateInMenu, UpdateOffer},
};
use leptos::prelude::*;

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
    let open = store.app.settings_open;
    let leaving = store.leaving;
    let (about, players) = (RwSignal::new(false), RwSignal::new(false));
    let new_game = move || {
        open.set(false);
        match is_running(store) || would_lose(store) {
            true => leaving.set(true),
            false => lesson::leave(store),
        }
    };
    let save = move || {
        open.set(false);
        export_match(store);
    };
    let shared = RwSignal::new(None);
    let share = move || {
        open.set(false);
        shared.set(untrack(|| store.playback.displayed(|game_match| game_match.cloned())));
    };
    let open_rules = move || {
        open.set(false);
        store.app.open_rules(None);
    };
    let command = move || {
        open.set(false);
        open_command_field(panels.command);
    };
    let keys_open = panels.shortcuts;
    let show = move |dialog: RwSignal<bool>| {
        open.set(false);
        dialog.set(true);
    };
    let areas_open = panels.areas;
    let keyboard_items = move || {
        let text = store.text();
        [
            item("keys", "glyph-keyboard", text.shortcuts.title, move || show(keys_open)),
            item("command", "glyph-arrow", text.command.title, command),
        ]
    };
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
            <div class="menu-buttons">
                {item("new-game", "glyph-plus", t.new_game, new_game)}
                {move || store.lesson.get().is_none().then(|| {
                    [
                        item("export", "glyph-export", t.export, save),
                        item("share", "glyph-share", store.text().sharing.share, share),
                        item("players", "glyph-person", t.players, move || show(players)),
                    ]
                })}
                {item("areas", "glyph-areas", store.text().questions.areas, move || show(areas_open))}
                {item("how-to-play", "glyph-help", t.how_to_play, open_rules)}
                {is_keyboard_likely().then(keyboard_items)}
                {full_screen::is_available().then(|| {
                    let label = if full_screen::is_on() { t.leave_full_screen } else { t.full_screen };
                    item("full-screen", "glyph-fit", label, move || {
                        open.set(false);
                        full_screen::toggle();
                    })
                })}
                {item("about", "glyph-info", t.about, move || show(about))}
            </div>
            <h3 class="menu-settings">{t.settings}</h3>
            <SettingsForm />
            // Without a keyboard they are of little use, and stand last.
            {(!is_keyboard_likely()).then(|| {
                view! { <div class="menu-buttons menu-keyboard">{keyboard_items()}</div> }.into_any()
            })}
        </Dialog>
        <Leaving open=leaving />
        <ShareDialog game=shared />
        <PlayersDialog open=players />
        <About open=about />
        <Shortcuts open=keys_open />
    }
}

/// Draws a button of the menu.
fn item(
    action: &'static str,
    glyph: &'static str,
    label: &'static str,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button data-action=action on:click=alive(move |_| press())>
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
