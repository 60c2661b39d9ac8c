//! The table: the board, and beside it whose turn it is, the player boards, the hand, what can be
//! done, the log.

use super::{
    board::{BoardView, Lens, ZoomBar, ZoomButton},
    context::Desk,
    dom_names::phase_hook,
    final_scoring::{FinalScoring, Scoring},
    hand::Hand,
    log::{
        latest_lines::LastWords,
        panel::{LogPanel, follow},
    },
    overlays::{
        area_card::AreaCard, live_region::Announcer, menu::Menu, onboarding::FirstHelp,
        tooltip::Explainer,
    },
    players::{handover_screen::HandOver, player_boards::PlayerBoards, unseen_panel::UnseenPanel},
    timeline::{
        TimelineBar, other_tab_banner::Watching, past_controls::LookBack, spectator_controls::Watch,
    },
    turn::{
        action_list::ActionListPanel, actions::Actions, joker_track::JokerStrip,
        turn_banner::TurnBanner,
    },
};
use crate::{
    scene::{
        board::highlights::Ghost,
        input::{buttons::Button, selection::Selection},
    },
    ui::{
        animation::MotionLayer,
        browser::{element_size::tell_room, modifiers::is_modified},
        reactive::{dynamic::live, effect::effect, update_phase::Wave},
        state::store::Store,
        widgets::icon::Icon,
    },
};
use leptos::{context::Provider, ev, html, prelude::*, wasm_bindgen::JsCast};

/// The table.
#[component]
pub fn TablePage() -> impl IntoView {
    let desk = Desk::new(Store::get());
    provide_context(desk);
    let lens = Lens::new();
    provide_context(lens);
    let text = desk.store.text();
    let board = desk.scene(|play, _| play.game().table().board().clone());
    let turn = desk.scene(|play, _| {
        let table = play.game().table();
        let holder = if play.bot_to_act().is_some() { "bot" } else { "person" };
        (phase_hook(table.phase()), table.seat().index(), holder)
    });
    let seats = desk.scene(|play, _| play.game().table().players().get());
    let phase = move || turn.get().map(|(phase, ..)| phase);
    let seat = move || turn.get().map(|(_, seat, _)| seat);
    let holder = move || turn.get().map(|(.., holder)| holder);
    let log_open = RwSignal::new(false);
    let list_open = RwSignal::new(false);
    let settles =
        move || desk.store.looking.waves().under_way() || desk.clearing.get().is_under_way();
    // On the window: who plays by pointer has the focus nowhere.
    let keys = window_event_listener(ev::keydown, move |event| {
        press_key(desk, lens, [log_open, list_open], &event);
    });
    on_cleanup(move || keys.remove());
    // An open log would cover the final scoring's room, and come back with it.
    effect(move || {
        if desk.clearing.get().is_under_way() {
            log_open.set(false);
        }
    });
    effect(move || {
        if log_open.get() {
            desk.looked_at.set(None);
        }
    });
    desk.store.looking.waves().listen();
    view! {
        <main
            class="table-page"
            class:log-open=log_open
            class:looking-back=move || desk.store.looking.is_back()
            class:curtained=move || desk.next_person.get().is_some()
            data-cleared=move || desk.clearing.get().hook()
            data-past=move || desk.store.looking.position()
            data-screen="table"
            data-seats=move || seats.get()
            data-phase=live(phase)
            data-turn=live(seat)
            data-holder=live(holder)
            data-settling=move || settles().then_some("")
            aria-label=text.table.table
            on:click:capture=move |event| desk.clicks(&event)
            on:click=move |_| desk.has_clicked()
            on:focusin=move |event| desk.keyboard.enters(&event)
            on:mousedown=move |event| desk.keyboard.is_left(&event)
        >
            <ActionListPanel open=list_open />
            <div class="board-frame" on:pointerdown=move |_| log_open.set(false)>
                {move || board.get().map(|board| view! { <BoardView board /> }.into_any())}
                <ZoomBar />
            </div>
            <Side log_open />
            <Following wave=Wave::Log>
                <Announcer />
            </Following>
            <MotionLayer />
            <Watching />
            <HandOver />
            <Following wave=Wave::Log>
                <FirstHelp />
            </Following>
            <Explainer />
        </main>
    }
}

/// What stands beside the board.
#[component]
fn Side(log_open: RwSignal<bool>) -> impl IntoView {
    let desk = Desk::get();
    view! {
        <div class="side" data-scoring=move || desk.scoring.get().map(Scoring::hook)>
            <div class="side-head">
                <Following wave=Wave::Turn>
                    <TurnBanner />
                </Following>
                <div class="head-corner">
                    <Menu />
                    <UnseenPanel />
                    <ZoomButton />
                    <LogTab log_open />
                </div>
            </div>
            <Following wave=Wave::Seats>
                <PlayerBoards />
            </Following>
            <div class="play-area">
                <Following wave=Wave::Seats>
                    <div class="hand-row">
                        <JokerStrip />
                        <Hand />
                    </div>
                </Following>
                <Following wave=Wave::Turn>
                    <Actions />
                </Following>
                <LookBack />
                <Watch />
                <Following wave=Wave::Seats>
                    <FinalScoring />
                </Following>
            </div>
            <Following wave=Wave::Log>
                <Lower log_open />
            </Following>
        </div>
    }
}

/// What stands in it hears of what changes with this wave.
#[component]
fn Following(wave: Wave, children: Children) -> impl IntoView {
    let desk = Desk::get().in_wave(wave);
    view! {
        <Provider value=desk.store>
            <Provider value=desk>{children()}</Provider>
        </Provider>
    }
}

/// The button that opens the log as a sheet, where it has too little room.
#[component]
fn LogTab(log_open: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="log-tab quiet"
            aria-expanded=move || log_open.get().to_string()
            aria-label=Store::get().text().table.log
            on:click=move |_| log_open.update(|open| *open = !*open)
        >
            <Icon id="glyph-log" />
        </button>
    }
}

/// The log and the timeline, which say how much room is left for them; an area that is looked at has
/// its card over them.
#[component]
fn Lower(log_open: RwSignal<bool>) -> impl IntoView {
    let turns = follow(Store::get());
    let (lower, log_frame) = (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new());
    tell_room([lower, log_frame]);
    view! {
        <div class="lower" node_ref=lower>
            <div class="log-frame" node_ref=log_frame>
                <LogPanel turns log_open />
                <LastWords turns log_open />
            </div>
            <TimelineBar />
            <AreaCard />
        </div>
    }
}

/// Keys that work wherever the focus is, save in fields and dialogs.
fn press_key(
    desk: Desk,
    lens: Lens,
    [log_open, list_open]: [RwSignal<bool>; 2],
    event: &ev::KeyboardEvent,
) {
    let target = event.target();
    let target = target.and_then(|target| target.dyn_into::<leptos::web_sys::Element>().ok());
    let within = |wanted: &str| {
        let target = target.as_ref();
        target.is_some_and(|target| matches!(target.closest(wanted), Ok(Some(_))))
    };
    // Held down, the key would press what it has pressed, and then what comes next.
    if event.repeat() && event.key() == "Enter" && within("button") {
        event.prevent_default();
    }
    // A dialog has all keys, even where a tap on its text has left the focus nowhere.
    let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
    let elsewhere = in_dialog || within("input, select, textarea");
    if elsewhere || event.default_prevented() {
        return;
    }
    let curtain = desk.next_person.with_untracked(Option::is_some);
    if let Some(button) = undoing(event).filter(|_| !curtain) {
        event.prevent_default();
        return desk.press(button);
    }
    if is_modified(event) {
        return;
    }
    match event.key().as_str() {
        "r" | "R" => desk.turn(),
        "Enter" if is_laid(desk) && !within("button, a, summary, [tabindex]") => {
            desk.answer(Selection::place);
        }
        "+" | "=" => lens.step_nearer(),
        "-" => lens.step_farther(),
        "0" => lens.show_whole(),
        "l" | "L" => list_open.set(true),
        "Escape" if log_open.get_untracked() => log_open.set(false),
        "Escape" if desk.looked_at.get_untracked().is_some() => desk.look_at(None),
        "Escape" => desk.drop_selection(),
        _ => {}
    }
}

/// Whether the ghost of a piece lies on the board.
fn is_laid(desk: Desk) -> bool {
    desk.marks.with_untracked(|marks| marks.ghost != Ghost::Nothing)
}

/// What the system's keys for undo and redo press.
fn undoing(event: &ev::KeyboardEvent) -> Option<Button> {
    let control = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) if control => Some(Button::Undo),
        ("z", true) | ("y", false) if control => Some(Button::Redo),
        _ => None,
    }
}
