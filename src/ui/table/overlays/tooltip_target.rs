//! The elements that the tooltip explains, what it says and would repeat of them, and its place beside
//! them.

use crate::{
    rules::Space,
    scene::{
        explain::{Topic, adds_to_label, explain, explains_token},
        geometry::popover_position::popover_position,
        input::Selection,
        rulebook::{RulesPage, page_of_topic},
    },
    session::Match,
    text::Text,
    ui::{
        browser::{closest, first, has_style, html_elements, move_to, rect, rects, window_rect},
        table::{board::space_of, context::TableContext},
    },
};
use leptos::prelude::*;
use web_sys::{Element, EventTarget, HtmlElement};

/// The elements with tooltips: numbers, and buttons unless they show their [`LABEL`].
const EXPLAINED: &str = "[data-explain], .head-corner > button, .timeline-button, .final-controls button, .action, .joker-choice";
/// The words on a button.
const LABEL: &str = ".action-label, .corner-label";
/// The id by which a target refers to its tooltip.
pub const NOTE: &str = "explanation";

/// The elements that the tooltip never covers: players read them or choose from them meanwhile.
const AVOIDED: &str = ".side-head, .hand, .chart-readout, .joker-picker, .final-areas, .plant-choices, .outlook, .step-buttons";
/// Where the next tap or the focus may go; covered only where room is short.
const CHOOSABLE: &str = "[data-space].legal, [data-space].chosen";
/// The area about which the player decides; it is covered before all else where room is short.
const HIGHLIGHTED_AREA: &str = ".area-outline";

/// What does something else at a tap; a long press explains it.
const ANSWERS_TAPS: &str = "button, a, input, label, summary, [data-space], .log-panel";

/// Returns `true` if a tap on the target does something else than explain it. In lessons a space
/// answers taps only where it can be chosen: there is no card of its area.
pub fn answers_taps(context: TableContext, target: Option<EventTarget>) -> bool {
    closest(target, ANSWERS_TAPS).is_some_and(|element| {
        let explains = in_lesson(context)
            && element.has_attribute("data-space")
            && !element.matches(CHOOSABLE).unwrap_or(false);
        !explains
    })
}

/// A mouse rests this long on a number before its tooltip opens, in milliseconds.
const HOVER: u32 = 450;
/// The same on the board and in the log, where a mouse rests often.
const HOVER_OFTEN: u32 = 900;

/// The tooltip waits this long for a mouse on its way into it, in milliseconds.
pub const LEAVE_DELAY: u32 = 300;

/// Returns how long a mouse rests on the number before its tooltip opens, in milliseconds.
pub fn rest_before_tooltip(number: &Element) -> u32 {
    let is_often = number.matches("[data-space], [data-log-line]").unwrap_or(false);
    if is_often { HOVER_OFTEN } else { HOVER }
}

/// Adds the tooltip to the descriptions of the element, or removes it.
pub fn describe(element: &Element, by_tooltip: bool) {
    let ids = element.get_attribute("aria-describedby").unwrap_or_default();
    let others = ids.split(' ').filter(|id| !id.is_empty() && *id != NOTE);
    let ids: Vec<&str> = others.chain(by_tooltip.then_some(NOTE)).collect();
    let _ = match &ids[..] {
        [] => element.remove_attribute("aria-describedby"),
        _ => element.set_attribute("aria-describedby", &ids.join(" ")),
    };
}

/// Puts the note beside its target, off what players need meanwhile. The note of a space keeps off
/// the space's area, too.
pub fn place_beside(context: TableContext, about: &Element, note: &HtmlElement) {
    let (width, height) = (note.offset_width() as f32, note.offset_height() as f32);
    let mut avoid = rects(AVOIDED, None);
    let board = about.closest(".player-board").ok().flatten();
    avoid.extend(board.map(|board| rect(&board)));
    avoid.extend(rects(CHOOSABLE, None));
    if let Some(at) = space_of(about) {
        let area = spaces_of_area(context, at);
        let kept = [area.as_str(), HIGHLIGHTED_AREA];
        avoid.extend(kept.into_iter().flat_map(|part| rects(part, None)));
    }
    move_to(note, popover_position(rect(about), width, height, window_rect(), &avoid));
}

/// Returns the selector of the spaces of the area in which the space lies; empty on the brook.
fn spaces_of_area(context: TableContext, at: Space) -> String {
    let spaces = context.displayed_untracked(|game_match| {
        let table = game_match.game().table();
        table.area_on(at).map(|area| table.spaces_of(area))
    });
    let selectors = spaces.flatten().unwrap_or_default().iter();
    selectors.map(|space| format!("[data-space={space}]")).collect::<Vec<_>>().join(",")
}

/// Returns what the tooltip says of this [`Topic`] on the displayed table.
pub fn explanation(context: TableContext, topic: &str) -> Option<String> {
    let topic = topic.parse().ok()?;
    let text = context.store.text();
    let explained =
        |game_match: &Match| explain(game_match, text, selection(context, game_match), topic);
    context.displayed_untracked(explained).flatten()
}

/// Returns the selection, in a lesson with the plant that its step wants.
fn selection(context: TableContext, game_match: &Match) -> Selection {
    let selection = context.selection.get_untracked();
    let step = context.store.lesson.get_untracked();
    step.map_or(selection, |step| selection.with_wanted_plant(step, game_match))
}

/// Returns the page with the rule behind this [`Topic`].
pub fn page_of(context: TableContext, topic: &str) -> Option<RulesPage> {
    let topic: Topic = topic.parse().ok()?;
    let page =
        |game_match: &Match| page_of_topic(game_match, selection(context, game_match), topic);
    context.displayed_untracked(page).flatten()
}

/// Returns `true` if the element is in the page and drawn.
pub fn is_visible(element: &Element) -> bool {
    let place = rect(element);
    place.width > 0.0 && place.height > 0.0 && has_style(element, "visibility", "visible")
}

/// Returns `true` if the target is the tooltip or something in it.
pub fn is_in_note(target: Option<EventTarget>) -> bool {
    closest(target, ".explanation").is_some()
}

/// Returns the element with a tooltip that the target is or lies in.
pub fn number_at(target: Option<EventTarget>) -> Option<Element> {
    // Words that light up the board have no tooltip. Examples show another game.
    if closest(target.clone(), ".pointer, .live-example").is_some() {
        return None;
    }
    let number = closest(target, EXPLAINED)?;
    match number.get_attribute("data-explain").as_deref() {
        Some("walk") => None,
        Some(_) => Some(number),
        None => {
            let label = number.query_selector(LABEL).ok().flatten();
            let says_it = label.is_some_and(|label| is_visible(&label));
            (!says_it).then_some(number)
        }
    }
}

/// Moves the focus to the next number of its group, or back; returns `true` if there is one.
pub fn walk_numbers(focused: Option<EventTarget>, back: bool) -> bool {
    let Some(group) = closest(focused.clone(), "[data-explain=walk]") else { return false };
    let numbers: Vec<HtmlElement> =
        html_elements(group.query_selector_all("[data-explain][tabindex]"))
            .into_iter()
            .filter(|number: &HtmlElement| is_visible(number))
            .collect();
    let is_focused = |number: &HtmlElement| focused.as_ref() == Some(number.as_ref());
    let next = match (numbers.iter().position(is_focused), back) {
        (Some(here), true) => here.checked_sub(1),
        (Some(here), false) => Some(here + 1),
        (None, _) => Some(0),
    };
    let next = next.and_then(|next| numbers.get(next));
    next.is_some_and(|next| next.focus().is_ok())
}

/// Returns whether the tooltip would only repeat the card of the area on display.
pub fn repeats_area_card(context: TableContext, focused: &Element) -> bool {
    // In low windows the card of an area under the mouse is hidden; in lessons there is none.
    let is_hidden =
        || in_lesson(context) || first(".area-card").is_some_and(|card| !is_visible(&card));
    let has_card = context.area_card.with_untracked(Option::is_some) && !is_hidden();
    has_card && holds_on(context, focused, explains_token)
}

/// Returns whether the tooltip of a space would only repeat the space's label, or the area's card,
/// which is yet to come. In lessons there is no card.
pub fn repeats_label(context: TableContext, space: &Element) -> bool {
    let no_card = in_lesson(context) && holds_on(context, space, explains_token);
    !no_card
        && holds_on(context, space, |game_match, text, selection, at| {
            !adds_to_label(game_match, text, selection, at)
        })
}

fn in_lesson(context: TableContext) -> bool {
    context.store.lesson.with_untracked(Option::is_some)
}

/// Returns whether the element is a space and this holds for it on the displayed table.
fn holds_on(
    context: TableContext,
    element: &Element,
    what: fn(&Match, &Text, Selection, Space) -> bool,
) -> bool {
    let Some(at) = space_of(element) else { return false };
    let (selection, text) = (context.selection.get_untracked(), context.store.text());
    context.displayed_untracked(|game_match| what(game_match, text, selection, at)).unwrap_or(false)
}
