//! The table: the board, and beside it whose turn it is, the player boards, the hand, what can be
//! done, the log.

use super::{
    actions::Actions, announcer::Announcer, area_card::AreaCard, board::BoardView, desk::Desk,
    final_scoring::FinalScoring, hand::Hand, hand_over::HandOver, hooks::phase_hook,
    log_panel::LogPanel, menu::Menu, player_boards::PlayerBoards, store::Store, tracks::Tracks,
    turn_banner::TurnBanner, unseen_panel::UnseenPanel, watching::Watching,
};
use crate::scene::{press::Button, selection::Selection, turn::TurnScene};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};

/// The table.
#[component]
pub fn TablePage() -> impl IntoView {
    let desk = Desk::new(Store::get());
    provide_context(desk);
    let text = desk.store.text();
    let board = desk.scene(|play, _| play.game().table().board().clone());
    let turn = desk.scene(|play, text| TurnScene::of(play, text, Selection::Nothing));
    let phase = move || turn.with(|turn| turn.as_ref().map(|turn| phase_hook(turn.phase)));
    let seat = move || turn.with(|turn| turn.as_ref().map(|turn| turn.seat.index()));
    let holder = move || {
        turn.with(|turn| turn.as_ref().map(|turn| if turn.is_bot { "bot" } else { "person" }))
    };
    let log_open = RwSignal::new(false);
    view! {
        <main
            class="table-page"
            class:log-open=log_open
            data-screen="table"
            data-phase=phase
            data-turn=seat
            data-holder=holder
            aria-label=text.table.table
            on:keydown=move |event| press_key(desk, &event)
        >
            <div class="board-frame">
                {move || board.get().map(|board| view! { <BoardView board /> })}
            </div>
            <div class="side">
                <div class="side-head">
                    <TurnBanner />
                    <div class="head-corner">
                        <Menu />
                        <UnseenPanel />
                        <button
                            class="log-tab quiet"
                            aria-expanded=move || log_open.get().to_string()
                            aria-label=text.table.log
                            on:click=move |_| log_open.update(|open| *open = !*open)
                        >
                            <svg class="icon" aria-hidden="true">
                                <use href="#glyph-log" />
                            </svg>
                        </button>
                    </div>
                </div>
                <PlayerBoards />
                <Tracks />
                <div class="play-area">
                    <Hand />
                    <Actions />
                    <FinalScoring />
                </div>
                <div class="lower">
                    <div class="log-frame">
                        <LogPanel />
                    </div>
                    <AreaCard />
                </div>
            </div>
            <Announcer />
            <Watching />
            <HandOver />
        </main>
    }
}

/// Keys that work wherever the focus is, save in fields and dialogs.
fn press_key(desk: Desk, event: &ev::KeyboardEvent) {
    let elsewhere = event
        .target()
        .and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok())
        .and_then(|element| element.closest("dialog, input, select, textarea").ok().flatten())
        .is_some();
    let modified = event.ctrl_key() || event.meta_key() || event.alt_key();
    if elsewhere || modified || event.default_prevented() {
        return;
    }
    match event.key().as_str() {
        "r" | "R" => desk.press(Button::TurnDomino),
        "Escape" if desk.looked_at.get_untracked().is_some() => desk.look_at(None),
        "Escape" => desk.drop_selection(),
        _ => {}
    }
}
