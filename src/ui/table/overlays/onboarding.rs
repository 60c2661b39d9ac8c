//! Onboarding: hints for a player's first turns, each beside its subject. They end after a finished
//! game, the one about mushrooms after one of Valley. The player can close one, then all.

use crate::{
    rules::RuleSet,
    scene::{
        geometry::{Point, Rect, decimal, popover_position::popover_position},
        input::Selection,
        turn::Hint,
    },
    session::{Controller, Match, Preferences},
    ui::{
        browser::{
            first, fits_media, move_to,
            on_window::{on_window, on_window_first},
            rect, rects, window_rect,
        },
        reactive::{Lifetime, Memo, UpdatePhase, alive, effect, effect_after, memo::memo},
        table::{board::BoardViewport, context::TableContext},
        widgets::Icon,
    },
};
use leptos::{ev, html, prelude::*};
use wasm_bindgen::JsCast;

/// What the hint does not cover, the most needed first. Where there is no room for all of it, the
/// hint covers what comes last; a tap closes it.
const AVOIDED: [&str; 11] = [
    FOCUSED,
    "[data-phase=domino] .hand:not(.hand-closed), .plant-choice, .step-buttons button:not([aria-disabled])",
    ".space.legal, .space.chosen",
    ".side-head, .outlook, .closing-list li",
    ".cloud-buttons button:not([aria-disabled])",
    ".board-frame",
    ".seats",
    ".joker-strip",
    ".log-title, .log-empty, .log-turn:last-child",
    ".step-buttons, .cloud-buttons",
    ".timeline",
];

/// The control with the keyboard focus, outside of the hint.
const FOCUSED: &str = ".table-page :focus-visible:not(.onboarding *)";

/// The most pixels between the hint and its target.
const NEAR: f32 = 24.0;

/// Upright windows, whose buttons stand at the lower edge.
const UPRIGHT: &str = "(max-aspect-ratio: 1/1)";

/// Windows as narrow as an upright phone.
const PHONE: &str = "(max-width: 40rem)";

/// An upright phone with its browser's bars.
const LOW_PHONE: &str = "(max-width: 40rem) and (max-height: 46rem) and (max-aspect-ratio: 1/1)";

/// Phones in landscape, and windows as low as theirs.
const LANDSCAPE_PHONE: &str = "(max-height: 30rem) and (min-aspect-ratio: 1/1)";

/// Windows with the board beside the side.
const LANDSCAPE: &str = "(min-aspect-ratio: 1/1)";

/// Draws the hint for the current step, if any.
#[component]
pub fn Onboarding(
    /// `true` while the log is open as a sheet, which the hint would cover.
    log_open: RwSignal<bool>,
    /// `true` while the command field is open, whose answers the hint would cover.
    command_open: RwSignal<bool>,
) -> impl IntoView {
    let context = TableContext::get();
    let viewport = BoardViewport::get();
    let store = context.store;
    let t = store.text().onboarding;
    let hint = hint(context);
    let over = context.scene(|game_match, _| {
        let table = game_match.game().table();
        table.is_over()
            && table.seats().any(|seat| game_match.controller(seat) == Controller::Person)
    });
    let over = over.deferred(UpdatePhase::Log);
    let stop = move |knows_mushrooms: bool| {
        store.app.wants_hints.set(false);
        store.app.preferences.maybe_update(|preferences| {
            let before = *preferences;
            preferences.is_onboarded = true;
            preferences.knows_mushrooms |= knows_mushrooms;
            *preferences != before
        });
    };
    let rules = context.scene(|game_match, _| game_match.game().table().board().rules());
    // A game that was over from the start taught nobody here anything.
    effect_after(move |before: Option<Option<bool>>| {
        let over = over.get();
        let is_lesson = store.lesson.with_untracked(Option::is_some);
        let has_ended = (before.flatten(), over) == (Some(false), Some(true)) && !is_lesson;
        if has_ended {
            stop(rules.get_untracked() == Some(RuleSet::Valley));
        }
        over
    });
    let note = NodeRef::<html::Aside>::new();
    // Escape, the cross and a tap close a hint; the next one offers to end all.
    let closed = RwSignal::new(Vec::<Hint>::new());
    let close = move || closed.update(|closed| closed.extend(hint.get_untracked()));
    let is_closed = move || hint.get().is_none_or(|hint| closed.with(|all| all.contains(&hint)));
    effect(move || {
        if store.app.wants_hints.get() {
            closed.update(Vec::clear);
        }
    });
    let question = context.question();
    let is_asked = move || question.with(Option::is_some);
    let is_away = move || is_closed() || log_open.get() || command_open.get() || is_asked();
    on_window_first(ev::keydown, move |event| {
        if event.key() == "Escape" && !untrack(is_away) && !closes_more(context) {
            close();
        }
    });
    // The card of an area takes the place of the hint, which would jump or cover buttons.
    let has_card = move || context.area_card.get().is_some();
    let lifetime = Lifetime::current();
    let place_soon = move || {
        lifetime.next_frame(move || {
            let shown = hint.get_untracked().filter(|_| !untrack(is_closed) && !untrack(is_asked));
            match shown.zip(note.get_untracked()) {
                Some((hint, note)) => position_note(&note, hint),
                None => keep_free(0.0),
            }
        });
    };
    effect(move || {
        hint.track();
        closed.track();
        log_open.track();
        command_open.track();
        question.track();
        viewport.zoom.track();
        context.area_card.track();
        // An action moves what stands on the page.
        store.scheduler.track(UpdatePhase::Log);
        // The plants may come in a later frame.
        store.scheduler.is_busy();
        store.app.preferences.track();
        place_soon();
    });
    on_window(ev::resize, move |_| place_soon());
    on_window(ev::focusin, move |_| {
        let covers = note.get_untracked().is_some_and(|note| covers_focus(&note));
        if covers {
            place_soon();
        }
    });
    view! {
        <aside
            class="onboarding popover-card"
            role="note"
            data-hint=move || hint.get().map(hint_name)
            hidden=move || is_away() || has_card()
            node_ref=note
            // A tap on the hint itself must not act on what it covers.
            on:click=alive(move |_| close())
        >
            <p>
                <Icon id="glyph-hint" />
                {move || {
                    let rules = rules.get().unwrap_or(RuleSet::Base);
                    hint.get().map(|hint| hint.text(rules, store.text()))
                }}
                // Styles show each where it helps: beside that number, or beside a small board.
                {move || {
                    let (class, words) = match hint.get()? {
                        Hint::ChoosePlant => ("rank-worth-hint", t.rank_points),
                        Hint::ChooseDomino => ("zoom-hint", t.zoom),
                        _ => return None,
                    };
                    Some(view! { <span class=class>" "{words}</span> }.into_any())
                }}
                " "
                <button
                    class="button-quiet end-hints"
                    data-action="no-more-hints"
                    hidden=move || closed.with(Vec::is_empty)
                    on:click=alive(move |event: ev::MouseEvent| {
                        event.stop_propagation();
                        let notice = store.app.notice;
                        if hint.get_untracked().is_some() && notice.with_untracked(Option::is_none) {
                            notice.set(Some(t.closed.to_owned()));
                        }
                        stop(true);
                    })
                >
                    {t.no_more}
                </button>
            </p>
            <button
                class="button-quiet"
                data-action="close-hint"
                title=t.close
                aria-label=t.close
            >
                <Icon id="glyph-close" />
            </button>
        </aside>
    }
}

/// Returns true if Escape drops or closes something other than the hint.
fn closes_more(context: TableContext) -> bool {
    let selection = context.current_selection();
    let drops = matches!(
        selection,
        Selection::PlantGhost { .. }
            | Selection::MushroomGhost(_)
            | Selection::Joker
            | Selection::Returning
    );
    let open = "dialog[open], .log-open, .explanation:popover-open, .command-field :focus";
    drops
        || selection.domino().is_some()
        || context.area_card.with_untracked(Option::is_some)
        || first(open).is_some()
}

/// Returns true if the note lies over the control with the keyboard focus.
fn covers_focus(note: &web_sys::HtmlElement) -> bool {
    let note = rect(note);
    first(FOCUSED).is_some_and(|focused| rect(&focused).overlaps(note))
}

/// Returns the hint to show now.
pub fn hint(context: TableContext) -> Memo<Option<Hint>> {
    let preferences = context.store.app.preferences;
    let hint = context.scene(move |game_match, _| wanted_hint(context, game_match));
    memo(move || hint.get().flatten()).deferred_with(UpdatePhase::Log, move || preferences.track())
}

/// Returns the hint for the position; `None` for a player who knows it, in the past, and in a lesson,
/// where the coach helps.
pub fn wanted_hint(context: TableContext, game_match: &Match) -> Option<Hint> {
    let app = context.store.app;
    let Preferences { is_onboarded, knows_mushrooms, .. } = app.preferences.get();
    let hint = Hint::from_match(game_match, context.selection.get(), app.wants_hints.get());
    let is_helped = context.store.lesson.get().is_some() || game_match.is_past();
    hint.filter(|hint| !is_helped && hint.is_new(is_onboarded, knows_mushrooms))
}

/// Puts the hint beside its target. If it would cover something there, puts it into the log: below
/// the lines, which make room for it. On a phone it goes between hand and buttons, or over an edge of
/// the board; where there is a free strip below the board, into that.
fn position_note(note: &web_sys::HtmlElement, hint: Hint) {
    let Some(target) = first(about(hint)) else { return };
    let (width, height) = (note.offset_width() as f32, note.offset_height() as f32);
    if height == 0.0 {
        // A card of an area has taken its place for a moment.
        return;
    }
    let avoid: Vec<Rect> =
        AVOIDED.into_iter().flat_map(|part| rects(part, Some(&target))).collect();
    let own_place = place_above_buttons(width, height)
        .or_else(|| place_below_board(width, height, &avoid, rect(&target)))
        .or_else(|| place_over_board(width, height));
    if let Some(at) = own_place {
        keep_free(0.0);
        return move_to(note, at);
    }
    let at = popover_position(rect(&target), width, height, window_rect(), &avoid);
    let found = Rect { x: at.x, y: at.y, width, height };
    let Rect { x, y, width: wide, height: high } = rect(&target);
    let around =
        Rect { x: x - NEAR, y: y - NEAR, width: wide + 2.0 * NEAR, height: high + 2.0 * NEAR };
    if around.overlaps(found) && !avoid.iter().any(|other| found.overlaps(*other)) {
        keep_free(0.0);
        return move_to(note, at);
    }
    if let Some(at) = place_over_row(width, height) {
        keep_free(0.0);
        return move_to(note, at);
    }
    let Some(frame) = first(".log-frame") else { return move_to(note, at) };
    let log = rect(&frame);
    let lines = rects(".log-frame :is(.log-title, .log-empty, .log-turn)", None);
    let end = lines.into_iter().map(Rect::bottom).fold(log.y, f32::max);
    if log.width < width || log.height < height || log.bottom() > window_rect().bottom() {
        return move_to(note, at);
    }
    // A log of a line or two has none to spare.
    if end + height > log.bottom() && log.height >= 2.0 * height {
        keep_free(height);
    }
    move_to(note, Point { x: log.x, y: end.min(log.bottom() - height) });
}

/// Returns the place of a hint between hand and buttons, in pixels; on a phone over a hand from which
/// nothing is chosen now. `None` if there is no room, or the window is not upright.
fn place_above_buttons(width: f32, height: f32) -> Option<Point> {
    // The lower edge of the hand shows nothing.
    const OVERLAP: f32 = 6.0;
    let hand = visible_rect(".hand-row").filter(|_| fits_media(UPRIGHT))?;
    // A low phone may show one row only.
    let rows = [".step-buttons", ".cloud-buttons"].map(visible_rect);
    let buttons = rows.into_iter().flatten().min_by(|one, other| one.y.total_cmp(&other.y))?;
    let is_closed = fits_media(PHONE) && first(".hand.hand-closed").is_some();
    let gap = buttons.y - if is_closed { hand.y } else { hand.bottom() };
    let margin = if is_closed { 0.0 } else { ((gap - height) / 2.0).max(0.0) };
    let x = hand.center().x - width / 2.0;
    let place = Rect { x, y: buttons.y - margin - height, width, height };
    let fits = gap + OVERLAP >= height && x >= 0.0 && place.right() <= window_rect().width;
    (fits && !covers_choice(place)).then_some(Point { x, y: place.y })
}

/// Returns the place of a hint over the row above the buttons that lead on, on a low phone while a
/// plant is chosen: it covers the hand, or the buttons that cost clouds. `None` if there is no such row.
fn place_over_row(width: f32, height: f32) -> Option<Point> {
    let is_planting = fits_media(LOW_PHONE) && first("[data-panel=plants]").is_some();
    let buttons = visible_rect(".step-buttons").filter(|_| is_planting)?;
    let place = Rect { x: buttons.center().x - width / 2.0, y: buttons.y - height, width, height };
    (!covers_choice(place)).then_some(Point { x: place.x, y: place.y })
}

/// Returns true if a hint at this place would cover a plant or an animal to choose.
fn covers_choice(place: Rect) -> bool {
    rects(".step-panel button", None).iter().any(|button| place.overlaps(*button))
}

/// Returns the rectangle of the first such element; `None` if it has no height.
fn visible_rect(selector: &str) -> Option<Rect> {
    first(selector).map(|element| rect(&element)).filter(|found| found.height > 0.0)
}

/// Returns the place of a hint in the free strip below a board beside the side. `None` if there is
/// no strip, or the hint would cover something there.
fn place_below_board(width: f32, height: f32, avoid: &[Rect], target: Rect) -> Option<Point> {
    const MARGIN: f32 = 4.0;
    let board = rect(&first(".board-frame").filter(|_| fits_media(LANDSCAPE))?);
    let strip = window_rect().bottom() - board.bottom();
    let place = Rect {
        x: board.right() - width - MARGIN,
        y: board.bottom() + (strip - height) / 2.0,
        width,
        height,
    };
    let mut covered = avoid.iter().chain([&target]);
    let is_free = strip >= height && !covered.any(|other| place.overlaps(*other));
    is_free.then_some(Point { x: place.x, y: place.y })
}

/// Returns the place of a hint at the lower or upper edge of the board on a phone in landscape, where
/// it covers no space to choose. Beside a ghost it may cover other spaces than the chosen ones. `None`
/// if there is no such place.
fn place_over_board(width: f32, height: f32) -> Option<Point> {
    const MARGIN: f32 = 4.0;
    let board = rect(&first(".board-frame").filter(|_| fits_media(LANDSCAPE_PHONE))?);
    let x = board.center().x - width / 2.0;
    let edges = [board.bottom() - height - MARGIN, board.y + MARGIN];
    let edge_off = |spaces: &str| {
        let kept = rects(&format!(".board-frame :is({spaces}), .zoom-bar, .pan-button"), None);
        let is_free = |place: &Rect| !kept.iter().any(|part| place.overlaps(*part));
        let mut places = edges.into_iter().map(|y| Rect { x, y, width, height });
        let place = places.find(|place| x >= 0.0 && is_free(place))?;
        Some(Point { x: place.x, y: place.y })
    };
    let beside_ghost = || first("[data-panel=plants]").and_then(|_| edge_off(".space.chosen"));
    edge_off(".space.legal, .space.chosen").or_else(beside_ghost)
}

/// Keeps the lower end of the log free for a hint of this height, in pixels.
fn keep_free(height: f32) {
    let log = first(".log-frame").and_then(|log| log.dyn_into::<web_sys::HtmlElement>().ok());
    if let Some(log) = log {
        let _ = log.style().set_property("--hint-height", &format!("{}px", decimal(height)));
    }
}

/// Returns the selector of the hint's target.
const fn about(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => ".hand",
        Hint::PlaceDomino | Hint::Mushroom | Hint::Faint => ".board-frame",
        Hint::ConfirmDomino { .. } => ".step-buttons",
        Hint::ChoosePlant | Hint::ConfirmPlant => ".plant-choices",
        Hint::Finish | Hint::FinishDiscarded | Hint::End => "[data-action=end-turn]",
    }
}

/// Returns the value of `data-hint`.
const fn hint_name(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => "choose-domino",
        Hint::PlaceDomino => "place-domino",
        Hint::ConfirmDomino { .. } => "laid",
        Hint::Mushroom => "mushroom",
        Hint::ChoosePlant => "choose-plant",
        Hint::ConfirmPlant => "planted",
        Hint::Finish | Hint::FinishDiscarded => "finish",
        Hint::End => "end",
        Hint::Faint => "faint",
    }
}
