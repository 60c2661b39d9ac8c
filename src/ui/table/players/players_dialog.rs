//! The dialog in which players change their names and colours during a match.

use crate::{
    rules::{Color, Player, Seat},
    scene::words::names::{MAX_NAME_CHARS, player_name},
    session::swap_color,
    ui::{
        browser::focus_next,
        reactive::{alive, dynamic},
        state::Store,
        widgets::{Dialog, Emblem, seat_class},
    },
};
use leptos::prelude::*;

/// The dialog; a button at its end carries the changes out.
#[component]
pub fn PlayersDialog(
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let title = Store::get().text().menu.players;
    view! {
        <Dialog open title>
            <PlayersForm open />
        </Dialog>
    }
}

/// Draws a row for each player.
#[component]
fn PlayersForm(open: RwSignal<bool>) -> impl IntoView {
    let store = Store::get();
    let done = store.text().menu.done;
    let players = store.game_match.with_untracked(|game_match| {
        game_match.as_ref().map(|it| it.setup().players.clone()).unwrap_or_default()
    });
    let seats = (0..players.len()).filter_map(Seat::new);
    let players = RwSignal::new(players);
    let rows = seats.map(|seat| view! { <PlayerRow seat players /> }.into_any()).collect_view();
    view! {
        <div class="seat-form-rows">{rows}</div>
        <div class="dialog-buttons">
            <button
                class="button-primary"
                data-action="change-players"
                on:click=alive(move |_| {
                    open.set(false);
                    change(store, players.get_untracked());
                })
            >
                {done}
            </button>
        </div>
    }
}

/// Draws the fields for a player's name and colour.
#[component]
fn PlayerRow(seat: Seat, players: RwSignal<Vec<Player>>) -> impl IntoView {
    let store = Store::get();
    let text = store.text();
    let t = text.start;
    let index = seat.index();
    let color = move || players.with(|players| players.get(index).map(|player| player.color));
    let class = move || format!("player-row {}", color().map_or("", seat_class));
    let name = players.with_untracked(|players| {
        players.get(index).map(|player| player_name(player, text)).unwrap_or_default()
    });
    let set_name = move |event| {
        let name = event_target_value(&event).trim().to_owned();
        players.update(|players| {
            // An empty field keeps the old name.
            if let Some(player) = players.get_mut(index).filter(|_| !name.is_empty()) {
                player.name = name;
            }
        });
    };
    let set_color = move |event| {
        if let Ok(chosen) = event_target_value(&event).parse() {
            players.update(|players| {
                swap_color(players, index, chosen, |player| &mut player.color);
            });
        }
    };
    let option = move |(each, name): (Color, &'static str)| {
        let chosen = move || color() == Some(each);
        view! { <option value=each.name() prop:selected=chosen>{name}</option> }.into_any()
    };
    let options = Color::ALL.into_iter().zip(store.app.text().colors).map(option).collect_view();
    view! {
        <fieldset class=dynamic(class) data-seat-row=index>
            <legend class="visually-hidden">{(t.seat)(index + 1)}</legend>
            <Emblem color=Signal::derive(color) class="icon" />
            <input
                data-field="name"
                aria-label=t.name
                maxlength=MAX_NAME_CHARS
                autocomplete="off"
                spellcheck="false"
                value=name
                on:change=alive(set_name)
            />
            <select data-field="color" aria-label=t.color on:change=alive(set_color)>
                {options}
            </select>
        </fieldset>
    }
}

/// Gives the players of the match these names and colours, and draws the table anew.
fn change(store: Store, players: Vec<Player>) {
    if store.refuse_to_watcher() {
        return;
    }
    let changed = store.game_match.try_update(|game_match| {
        game_match.as_mut().is_some_and(|game_match| game_match.set_players(players).is_ok())
    });
    if changed == Some(true) {
        store.only_renamed.set_value(true);
        store.redraws.update(|count| *count += 1);
        focus_next("[data-action=menu]");
    }
}
