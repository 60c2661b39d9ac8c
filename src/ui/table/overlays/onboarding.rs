//! Help for a person's first turns, beside what it is about; it goes away by itself once a game is
//! finished, and at once for who wants none.

use super::tooltip::{rect, stand, window_rect};
use crate::{
    scene::{
        geometry::{
            popover_position::popover_position,
            zoom::{Point, Rect},
        },
        turn::onboarding::Hint,
    },
    session::Controller,
    ui::{
        reactive::{
            effect::{effect, effect_after},
            memo::{Memo, memo},
        },
        table::{board::BoardViewport, context::TableContext},
        widgets::icon::Icon,
    },
};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;
use web_sys::Element;

/// What the note never covers, whatever it is about: what one looks at and what one presses. The hand
/// counts as long as one chooses from it.
const AVOIDED: &str = ".board-frame, .side-head, .seats, .joker-strip, .outlook, .timeline, \
    [data-phase=domino] .hand:not(.closed), .play-area button:not([aria-disabled])";

/// Help for a person's first turns.
#[component]
pub fn Onboarding() -> impl IntoView {
    let context = TableContext::get();
    let viewport = BoardViewport::get();
    let store = context.store;
    let t = store.text().onboarding;
    let helped = context.preferences(|preferences| preferences.helped);
    let hint = hint(context);
    let over = context.scene(|game_match, _| {
        let table = game_match.game().table();
        table.is_over()
            && table.seats().any(|seat| game_match.controller(seat) == Controller::Person)
    });
    let stop = move || store.preferences.update(|preferences| preferences.helped = true);
    // A game that was over before taught nobody here anything.
    effect_after(move |before: Option<Option<bool>>| {
        let over = over.get();
        if (before.flatten(), over) == (Some(false), Some(true)) && !helped.get_untracked() {
            stop();
        }
        over
    });
    let note = NodeRef::<html::Aside>::new();
    let place_soon = move || {
        request_animation_frame(move || {
            let shown = hint.try_get_untracked().flatten();
            if let Some((hint, note)) = shown.zip(note.try_get_untracked().flatten()) {
                place(&note, hint);
            }
        });
    };
    effect(move || {
        hint.track();
        viewport.zoom.track();
        // What is done moves what stands on the page.
        store.playback.now(|_| ());
        store.preferences.track();
        place_soon();
    });
    let resized = window_event_listener(ev::resize, move |_| place_soon());
    on_cleanup(move || resized.remove());
    view! {
        <aside
            class="first-help tip"
            data-hint=move || hint.get().map(hook)
            hidden=move || hint.get().is_none()
            node_ref=note
        >
            <p>
                <Icon id="glyph-hint" />
                {move || hint.get().map(|hint| hint.text(store.text()))}
            </p>
            <button
                class="quiet"
                data-action="no-more-help"
                title=t.close
                aria-label=t.close
                on:click=move |_| stop()
            >
                <Icon id="glyph-close" />
                <span>{t.close}</span>
            </button>
        </aside>
    }
}

/// What is said to a newcomer now, if anything.
pub fn hint(context: TableContext) -> Memo<Option<Hint>> {
    let helped = context.preferences(|preferences| preferences.helped);
    let hint =
        context.scene(move |game_match, _| Hint::from_match(game_match, context.selection.get()));
    memo(move || {
        let wanted = !helped.get() && !context.store.playback.is_back();
        wanted.then(|| hint.get().flatten()).flatten()
    })
}

/// Puts the note where the log stands, or would with more room: nothing is pressed there, and it is
/// the same place all the time. Where that is too small, beside what the hint is about.
fn place(note: &web_sys::HtmlElement, hint: Hint) {
    let log = document().query_selector(".log-frame").ok().flatten().map(|log| rect(&log));
    if let Some(log) = log {
        // The property is one that every element takes.
        let _ = note.style().set_property("max-width", &format!("{}px", log.width));
    }
    let (width, height) = (note.offset_width() as f32, note.offset_height() as f32);
    if let Some(log) = log.filter(|log| log.width >= width && log.height >= height) {
        return stand(note, Point { x: log.x + log.width - width, y: log.y + log.height - height });
    }
    let Some(target) = document().query_selector(about(hint)).ok().flatten() else { return };
    let Ok(found) = document().query_selector_all(AVOIDED) else { return };
    let others = (0..found.length()).filter_map(|index| found.get(index)?.dyn_into().ok());
    let others = others.filter(|other: &Element| !other.contains(Some(&target)));
    let avoid: Vec<Rect> = others.map(|other| rect(&other)).collect();
    let at = popover_position(rect(&target), width, height, window_rect(), &avoid);
    stand(note, at);
}

/// What the hint is about.
const fn about(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => ".hand",
        Hint::PlaceDomino | Hint::ConfirmDomino | Hint::Mushroom | Hint::Faint => ".board-frame",
        Hint::ChoosePlant | Hint::ConfirmPlant => ".plant-choices",
        Hint::Finish => "[data-action=finish]",
        Hint::End => "[data-action=end-turn]",
    }
}

/// The name by which tests know the hint.
const fn hook(hint: Hint) -> &'static str {
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
