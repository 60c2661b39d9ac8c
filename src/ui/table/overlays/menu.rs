//! The menu: the record as a file, a new game, rules, about, look, the bots' speed.

use crate::{
    session::{BotSpeed, Theme},
    ui::{
        files::export::export,
        help::{about::About, how_to_play::HowToPlay},
        links::share_dialog::Share,
        reactive::dynamic::live,
        settings::settings_form::TableSettings,
        state::store::Store,
        widgets::{
            dialog::Dialog,
            icon::Icon,
            radio_group::OneOf,
            update_offer::{Offer, UpdateInMenu},
        },
    },
};
use leptos::prelude::*;

/// The button that opens the menu, and the menu.
#[component]
pub fn Menu() -> impl IntoView {
    let store = Store::get();
    let words = store.text().menu;
    let offer = Offer::get();
    let label = move || if offer.waits() { store.text().offline.menu } else { words.title };
    let open = RwSignal::new(false);
    let leaving = RwSignal::new(false);
    let rules = RwSignal::new(false);
    let about = RwSignal::new(false);
    let new_game = move || {
        open.set(false);
        if is_running(store) { leaving.set(true) } else { store.leave() }
    };
    let save = move || {
        open.set(false);
        export(store);
    };
    let shared = RwSignal::new(None);
    let share = move || {
        open.set(false);
        shared.set(untrack(|| store.looking.shown(|play| play.cloned())));
    };
    let show = move |dialog: RwSignal<bool>| {
        open.set(false);
        dialog.set(true);
    };
    view! {
        <button
            type="button"
            class="icon-button"
            class:update-waits=live(move || offer.waits())
            data-action="menu"
            aria-label=live(label)
            on:click=move |_| open.set(true)
        >
            <Icon id="glyph-menu" />
        </button>
        <Dialog open title=words.title>
            <UpdateInMenu />
            <div class="menu-buttons">
                {item("export", "glyph-export", words.export, save)}
                {item("share", "glyph-share", store.text().sharing.share, share)}
                {item("how-to-play", "glyph-help", words.how_to_play, move || show(rules))}
                {item("about", "glyph-info", words.about, move || show(about))}
                {item("new-game", "glyph-plus", words.new_game, new_game)}
            </div>
            <h3 class="menu-settings">{words.settings}</h3>
            <Likes />
        </Dialog>
        <Leaving open=leaving />
        <Share game=shared />
        <HowToPlay open=rules />
        <About open=about />
    }
}

/// A button of the menu.
fn item(
    action: &'static str,
    glyph: &'static str,
    words: &'static str,
    press: impl Fn() + 'static,
) -> AnyView {
    view! {
        <button data-action=action on:click=move |_| press()>
            <Icon id=glyph />
            {words}
        </button>
    }
    .into_any()
}

/// Asks whether a game that runs is meant to be left.
#[component]
fn Leaving(open: RwSignal<bool>) -> impl IntoView {
    let store = Store::get();
    let words = store.text().menu;
    view! {
        <Dialog open title=words.leave>
            <p>{words.kept}</p>
            <div class="dialog-buttons">
                <button on:click=move |_| open.set(false)>{words.stay}</button>
                <button class="primary" data-action="leave" on:click=move |_| store.leave()>
                    {words.leave_yes}
                </button>
            </div>
        </Dialog>
    }
}

fn is_running(store: Store) -> bool {
    store.play.with_untracked(|play| {
        play.as_ref().is_some_and(|play| !play.log().is_empty() && !play.game().table().is_over())
    })
}

/// All settings: look and speed, and what is to be seen on the table.
#[component]
pub fn Likes() -> impl IntoView {
    let words = Store::get().text().menu;
    view! {
        <div class="likes">
            <OneOf
                field="theme"
                label=words.theme
                values=Theme::ALL
                names=words.themes
                of=|likes| &mut likes.theme
            />
            <OneOf
                field="bot-speed"
                label=words.bot_speed
                values=BotSpeed::ALL
                names=words.speeds
                of=|likes| &mut likes.bot_speed
            />
        </div>
        <TableSettings />
    }
}
