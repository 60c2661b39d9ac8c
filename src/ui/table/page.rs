//! The page of the table: the board, and beside it turn, player boards, hand, choices and log.

use super::{
    board::{BoardView, BoardViewport, PanButtons, ZoomBar, ZoomButton},
    coach::Coach,
    command_field::CommandField,
    context::TableContext,
    final_scoring::FinalScoring,
    focus::FocusKeeper,
    hand::Hand,
    keys::press_key,
    layout_transition::ScoringView,
    log::{
        latest_lines::LatestLines,
        panel::{LogPanel, narrated_turns},
    },
    overlays::{
        animation_layer::AnimationLayer, area_card::AreaCard, areas_table::AreasTable,
        live_region::LiveRegion, menu::Menu, onboarding::Onboarding, tooltip::Tooltip,
    },
    players::{
        handover_screen::HandoverScreen, player_boards::PlayerBoards, unseen_panel::UnseenPanel,
    },
    scrolling::follow_turn,
    shortcuts::Panels,
    timeline::{
        TimelineBar, other_tab_banner::OtherTabBanner, past_controls::PastControls,
        spectator_controls::SpectatorControls,
    },
    turn::{
        action_list::ActionListPanel, actions::Actions, joker_track::JokerTrack,
        step_panel::PanelContent, turn_banner::TurnBanner,
    },
};
use crate::{
    scene::board::Ghost,
    session::LessonStep,
    ui::{
        browser::{Gestures, observe_heights, on_window::on_window, phase_name},
        reactive::{alive, dynamic, effect, memo::memo},
        state::Store,
        widgets::Icon,
    },
};
use leptos::{ev, html, prelude::*};

/// Draws the table.
#[component]
pub fn TablePage() -> impl IntoView {
    let context = TableContext::new(Store::get());
    provide_context(context);
    provide_context(Gestures::new(context.store.scheduler));
    let viewport = BoardViewport::new();
    provide_context(viewport);
    let text = context.store.text();
    let turn = context.scene(|game_match, _| {
        let table = game_match.game().table();
        let controller = if game_match.bot_to_act().is_some() { "bot" } else { "person" };
        (phase_name(table.phase()), table.seat().index(), controller)
    });
    let seats = context.scene(|game_match, _| game_match.game().table().players().get());
    let phase = move || turn.get().map(|(phase, ..)| phase);
    let seat = move || turn.get().map(|(_, seat, _)| seat);
    let controller = move || turn.get().map(|(.., controller)| controller);
    let panel = PanelContent::of_turn(context);
    let joins = memo(move || {
        context.highlights.with(|highlights| matches!(highlights.ghost, Ghost::Mushroom(_)))
    });
    let panels = Panels::new();
    let log_open = panels.log;
    let settles = move || context.store.scheduler.is_busy() || context.layout.is_under_way();
    let focus = FocusKeeper::new(context);
    follow_turn(context, viewport);
    // On the window: after a tap no element has the focus.
    on_window(ev::keydown, move |event| {
        press_key(context, viewport, panels, &event);
    });
    close_overlapping(context, log_open);
    view! {
        <main
            class="table-page"
            class:log-open=log_open
            class:viewing-past=move || context.store.playback.is_past()
            class:curtained=move || context.next_person.get().is_some()
            data-cleared=move || context.layout.dom_name()
            data-past=move || context.store.playback.position()
            data-screen="table"
            data-lesson=move || context.store.lesson.get().map(|step| step.kind().name())
            data-unexplained=move || context.store.lesson.get().map(LessonStep::unexplained)
            data-seats=move || seats.get()
            data-phase=dynamic(phase)
            data-panel=dynamic(move || panel.get().map(PanelContent::dom_name))
            data-joins=dynamic(move || joins.get().then_some(""))
            data-turn=dynamic(seat)
            data-holder=dynamic(controller)
            data-settling=move || settles().then_some("")
            aria-label=text.table.table
            on:click:capture=alive(move |event| context.note_click(&event))
            on:click=alive(move |_| context.forget_click())
            on:focusin=alive(move |event| context.keyboard.focused(&event))
            on:focusout=alive(move |event| focus.focus_left(&event))
            on:mousedown=alive(move |event| context.keyboard.pointer_pressed(&event))
        >
            <ActionListPanel open=panels.action_list />
            <AreasTable open=panels.areas />
            {board_column(context, panels)}
            <Side panels />
            <LiveRegion />
            <AnimationLayer />
            <OtherTabBanner />
            <HandoverScreen />
            <Onboarding log_open command_open=panels.command />
            <span
                class="focus-rest visually-hidden"
                tabindex="-1"
                on:focus=alive(move |_| focus.pass_on())
            ></span>
            <Tooltip />
        </main>
    }
}

/// Closes the log while the final scoring comes or goes, and the area card once the log opens.
fn close_overlapping(context: TableContext, log_open: RwSignal<bool>) {
    // An open log would cover the final scoring and come back with it.
    effect(move || {
        if context.layout.is_under_way() {
            log_open.set(false);
        }
    });
    effect(move || {
        if log_open.get() {
            context.area_card.set(None);
        }
    });
}

/// Draws the board with its controls, and the command field above it.
fn board_column(context: TableContext, panels: Panels) -> impl IntoView {
    let board = context.scene(|game_match, _| game_match.game().table().board().clone());
    view! {
        <div class="board-column">
            <CommandField open=panels.command areas=panels.areas />
            <div class="board-frame" on:pointerdown=alive(move |_| panels.log.set(false))>
                {dynamic(move || board.get().map(|board| view! { <BoardView board /> }.into_any()))}
                <PanButtons />
                <ZoomBar />
            </div>
        </div>
    }
}

/// Draws the side of the table, beside the board.
#[component]
fn Side(panels: Panels) -> impl IntoView {
    let log_open = panels.log;
    let context = TableContext::get();
    let in_lesson = memo(move || context.store.lesson.get().is_some());
    view! {
        <div class="table-side" data-scoring=move || context.scoring.get().map(ScoringView::dom_name)>
            <div class="side-head">
                <TurnBanner />
                <div class="head-corner">
                    <Menu panels />
                    <UnseenPanel />
                    <ZoomButton />
                    <LogTab log_open />
                </div>
            </div>
            <PlayerBoards />
            <div class="play-area">
                <div class="hand-row">
                    <Hand />
                    <JokerTrack />
                </div>
                <Actions />
                <PastControls />
                <SpectatorControls />
                <FinalScoring />
            </div>
            {dynamic(move || match in_lesson.get() {
                true => view! { <Coach /> }.into_any(),
                false => view! { <Lower log_open /> }.into_any(),
            })}
        </div>
    }
}

/// Draws the button that opens the log as a sheet, where the log has too little room.
#[component]
fn LogTab(log_open: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            class="log-tab button-quiet"
            aria-expanded=move || log_open.get().to_string()
            aria-label=Store::get().text().table.log
            on:click=alive(move |_| log_open.update(|open| *open = !*open))
        >
            <Icon id="glyph-log" />
            <span class="corner-label">{Store::get().text().log.short_title}</span>
        </button>
    }
}

/// Draws log and timeline, which note their height for the styles, and the area card over them.
#[component]
fn Lower(log_open: RwSignal<bool>) -> impl IntoView {
    let turns = narrated_turns(Store::get());
    let (lower, log_frame) = (NodeRef::<html::Div>::new(), NodeRef::<html::Div>::new());
    observe_heights([lower, log_frame]);
    view! {
        <div class="table-lower" node_ref=lower>
            <div class="log-frame" node_ref=log_frame>
                <LogPanel turns log_open />
                <LatestLines turns log_open />
            </div>
            <TimelineBar />
            <AreaCard />
        </div>
    }
}
