//! Onboarding: hints for a player's first turns, each beside its subject. They end after a finished
//! game, or when the player closes them.

use crate::{
    scene::{
        geometry::{Point, Rect, popover_position::popover_position},
        turn::Hint,
    },
    session::Controller,
    ui::{
        browser::{first, html_elements, move_to, on_window::on_window, rect, window_rect},
        reactive::{Lifetime, Memo, UpdatePhase, alive, effect, effect_after, memo::memo},
        table::{board::BoardViewport, context::TableContext},
        widgets::Icon,
    },
};
use leptos::{ev, html, prelude::*};

/// The elements that the hint never covers: players look at them or press them. The hand is one of
/// them while the player chooses a domino.
const AVOIDED: &str = ".board-frame, .side-head, .seats, .joker-strip, .outlook, .timeline, \
    [data-phase=domino] .hand:not(.hand-closed), .play-area button:not([aria-disabled])";

/// Draws the hint for the current step, if any.
#[component]
pub fn Onboarding() -> impl IntoView {
    let context = TableContext::get();
    let viewport = BoardViewport::get();
    let store = context.store;
    let t = store.text().onboarding;
    let helped = context.preferences(|preferences| preferences.is_onboarded);
    let hint = hint(context);
    let over = context.scene(|game_match, _| {
        let table = game_match.game().table();
        table.is_over()
            && table.seats().any(|seat| game_match.controller(seat) == Controller::Person)
    });
    let over = over.deferred(UpdatePhase::Log);
    let stop = move || {
        store.app.wants_help.set(false);
        store.app.preferences.update(|preferences| preferences.is_onboarded = true);
    };
    // A game that was over from the start taught nobody here anything.
    effect_after(move |before: Option<Option<bool>>| {
        let over = over.get();
        let is_lesson = store.lesson.with_untracked(Option::is_some);
        let has_ended = (before.flatten(), over) == (Some(false), Some(true)) && !is_lesson;
        if has_ended && !helped.get_untracked() {
            stop();
        }
        over
    });
    let note = NodeRef::<html::Aside>::new();
    let lifetime = Lifetime::current();
    let place_soon = move || {
        lifetime.next_frame(move || {
            if let Some((hint, note)) = hint.get_untracked().zip(note.get_untracked()) {
                position_note(&note, hint);
            }
        });
    };
    effect(move || {
        hint.track();
        viewport.zoom.track();
        // An action moves what stands on the page.
        store.scheduler.track(UpdatePhase::Log);
        store.app.preferences.track();
        place_soon();
    });
    on_window(ev::resize, move |_| place_soon());
    view! {
        <aside
            class="onboarding popover-card"
            data-hint=move || hint.get().map(hint_name)
            hidden=move || hint.get().is_none()
            node_ref=note
        >
            <p>
                <Icon id="glyph-hint" />
                {move || hint.get().map(|hint| hint.text(store.text()))}
            </p>
            <button
                class="button-quiet"
                data-action="no-more-help"
                title=t.close
                aria-label=t.close
                on:click=alive(move |_| stop())
            >
                <Icon id="glyph-close" />
                <span>{t.close}</span>
            </button>
        </aside>
    }
}

/// Returns the hint to show now.
pub fn hint(context: TableContext) -> Memo<Option<Hint>> {
    let helped = context.preferences(|preferences| preferences.is_onboarded);
    let wants_help = context.store.app.wants_help;
    let hint = context.scene(move |game_match, _| {
        Hint::from_match(game_match, context.selection.get(), wants_help.get())
    });
    memo(move || {
        // In a lesson the coach helps.
        let in_lesson = context.store.lesson.get().is_some();
        let wanted = !helped.get() && !context.store.playback.is_past() && !in_lesson;
        wanted.then(|| hint.get().flatten()).flatten()
    })
    .deferred_with(UpdatePhase::Log, move || helped.track())
}

/// Puts the hint over the log, where nothing is pressed and which stays the same. If that
/// is too small, puts it beside its target.
fn position_note(note: &web_sys::HtmlElement, hint: Hint) {
    let log = first(".log-frame").map(|log| rect(&log));
    if let Some(log) = log {
        // Every element accepts the property.
        let _ = note.style().set_property("max-width", &format!("{}px", log.width));
    }
    let (width, height) = (note.offset_width() as f32, note.offset_height() as f32);
    if let Some(log) = log.filter(|log| log.width >= width && log.height >= height) {
        return move_to(
            note,
            Point { x: log.x + log.width - width, y: log.y + log.height - height },
        );
    }
    let Some(target) = first(about(hint)) else { return };
    let others = html_elements(document().query_selector_all(AVOIDED));
    let others = others.iter().filter(|other| !other.contains(Some(&target)));
    let avoid: Vec<Rect> = others.map(|other| rect(other)).collect();
    let at = popover_position(rect(&target), width, height, window_rect(), &avoid);
    move_to(note, at);
}

/// Returns the selector of the hint's target.
const fn about(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => ".hand",
        Hint::PlaceDomino | Hint::ConfirmDomino | Hint::Mushroom | Hint::Faint => ".board-frame",
        Hint::ChoosePlant | Hint::ConfirmPlant => ".plant-choices",
        Hint::Finish | Hint::End => "[data-action=end-turn]",
    }
}

/// Returns the value of `data-hint`.
const fn hint_name(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => "choose-domino",
        Hint::PlaceDomino => "place-domino",
        Hint::ConfirmDomino => "laid",
        Hint::Mushroom => "mushroom",
        Hint::ChoosePlant => "choose-plant",
        Hint::ConfirmPlant => "planted",
        Hint::Finish => "finish",
        Hint::End => "end",
        Hint::Faint => "faint",
    }
}
