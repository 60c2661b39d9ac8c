//! The choice of the board on the start screen.

use super::progressive_mount::ProgressiveMount;
use crate::{
    rules::Board,
    scene::words::{board_kind, board_name},
    session::Lineup,
    ui::{
        reactive::{alive, dynamic},
        state::AppState,
        widgets::BoardMap,
    },
};
use leptos::prelude::*;
use std::sync::Arc;

/// The boards to choose from, each with its map and its kind of rules.
#[component]
pub fn BoardPicker(
    /// The lineup whose board is chosen.
    lineup: RwSignal<Lineup>,
    /// Mounts the maps, which are the last parts of the screen.
    parts: ProgressiveMount,
    /// The number of the first map among the parts.
    first_map: usize,
) -> impl IntoView {
    let app = AppState::get();
    let t = app.text().start;
    let chosen = move |id: &str| lineup.with(|lineup| lineup.board == id);
    let choose = move |id: String| lineup.update(|lineup| lineup.board = id);
    let cards = Board::shipped()
        .iter()
        .enumerate()
        .map(|(index, board)| {
            let id = board.id().to_owned();
            let [value, chosen_id, checked_id] = [(); 3].map(|()| id.clone());
            let shape = map_shape(board);
            let map = board.clone();
            let map = parts.part(first_map + index, move || {
                view! { <BoardMap board=map.clone() /> }.into_any()
            });
            view! {
                <label class="button board-card" class:chosen=move || chosen(&chosen_id)>
                    <input
                        type="radio"
                        name="board"
                        value=value
                        prop:checked=dynamic(move || chosen(&checked_id))
                        on:change=alive(move |_| choose(id.clone()))
                    />
                    <span class="board-picker-map" style:aspect-ratio=shape aria-hidden="true">
                        {map}
                    </span>
                    <strong>{board_name(board.name(), &t)}</strong>
                    <span class="text-small text-soft">{board_kind(board, t.kinds)}</span>
                    <span class="text-small text-soft">{(t.areas)(board.areas().len())}</span>
                </label>
            }
            .into_any()
        })
        .collect_view();
    let rules = move || {
        let board = lineup.with(|lineup| Board::shipped_named(&lineup.board));
        board.map(|board| rules_line(app, &board))
    };
    view! {
        <section class="card start-boards" aria-labelledby="start-board">
            <h2 id="start-board">{t.board}</h2>
            <div class="board-cards" role="radiogroup" aria-labelledby="start-board">
                {cards}
            </div>
            <p class="text-small text-soft start-rules" role="status">
                {dynamic(rules)}
            </p>
        </section>
    }
}

fn rules_line(app: AppState, board: &Arc<Board>) -> &'static str {
    let t = app.text().start;
    board_kind(board, [t.base_rules, t.valley_rules, t.valley_back_rules])
}

/// Returns the aspect ratio of the board's map, for CSS.
pub fn map_shape(board: &Board) -> String {
    format!("{} / {}", board.width(), board.height())
}
