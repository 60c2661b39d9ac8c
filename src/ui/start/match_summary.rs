//! The next game at a glance: its board and its players.

use super::board_picker::map_shape;
use crate::{
    rules::{Board, Color},
    scene::words::{board_kind, board_name},
    session::{Controller, Lineup},
    ui::{
        reactive::{dynamic, list, memo::memo},
        state::AppState,
        widgets::{BoardMap, Portrait, seat_class},
    },
};
use leptos::prelude::*;

/// The map and name of the chosen board, and the seats with their players.
#[component]
pub fn MatchSummary(
    /// The lineup of the next game.
    lineup: RwSignal<Lineup>,
) -> impl IntoView {
    let t = AppState::get().text().start;
    let board = memo(move || lineup.with(|lineup| Board::shipped_named(&lineup.board)));
    let picture = move || {
        board.get().map(|board| {
            let shape = map_shape(&board);
            let kind = board_kind(&board, t.kinds);
            view! {
                <span class="board-picker-map match-map" style:aspect-ratio=shape>
                    <BoardMap board=board.clone() />
                </span>
                <h2 class="match-board" id="start-match">
                    {board_name(board.name(), &t)} " "
                    <span class="text-small text-soft">{kind}</span>
                </h2>
            }
            .into_any()
        })
    };
    let count = move || lineup.with(|lineup| lineup.seats().len());
    view! {
        {dynamic(picture)}
        <ul class="match-seats">
            {list(move || 0..count(), |index| *index, move |index| view! { <MatchSeat lineup index /> })}
        </ul>
    }
}

/// A seat with its portrait, its name and who plays it.
#[component]
fn MatchSeat(lineup: RwSignal<Lineup>, index: usize) -> impl IntoView {
    let t = AppState::get().text().start;
    let seat = memo(move || {
        lineup.with(|lineup| {
            let seat = lineup.seats().get(index);
            let (controller, color) = seat
                .map_or((Controller::Person, Color::ALL[index]), |seat| {
                    (seat.controller, seat.color())
                });
            (controller, color, lineup.seat_name(index, &t))
        })
    });
    let player = move || {
        let (controller, color, name) = seat.get();
        let level = controller.text_in(&t.controllers);
        let kind = match controller {
            Controller::Person => level.to_owned(),
            Controller::Bot(_) => (t.bot)(level),
        };
        view! {
            <Portrait controller=Signal::derive(move || controller) color=Signal::derive(move || color) />
            <span>
                <strong>{name}</strong>
                <span class="text-small text-soft">{kind}</span>
            </span>
        }
        .into_any()
    };
    view! {
        <li class=move || format!("match-seat {}", seat_class(seat.get().1))>{dynamic(player)}</li>
    }
}
