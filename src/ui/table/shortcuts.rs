//! The shortcuts of the table: keys that act by themselves, without Ctrl. The player can switch
//! them off.

use super::{
    board::{BoardViewport, space_of},
    command_field::open_command_field,
    context::TableContext,
    focus::{FIRST_ANSWER, LEGAL, STEP, focus_first, note_focus_before_joker},
};
use crate::{
    rules::{Phase, Plant, Space, Stock},
    scene::{
        geometry::Point,
        input::{Button, Rejection, Reply, Selection},
        words::{
            announcement::said_again,
            summary::{hand_text, last_moves_text},
        },
    },
    session::Match,
    ui::{
        browser::{
            first, focus_next, focus_space, html_elements, matches, move_to, once_updated, rect,
        },
        state::News,
    },
};
use leptos::{prelude::*, wasm_bindgen::JsCast};
use web_sys::HtmlElement;

/// The space of the board to which Tab leads.
const BOARD: &str = "[data-space][tabindex=\"0\"]";

/// A space for a plant, beside those for a domino.
const LEGAL_SOIL: &str = ":has(.plant-choice) [data-space].legal.soil";

/// A legal area space for a plant, other than the chosen one.
const OTHER_SOIL: &str = ":has(.plant-choice) [data-space].legal.soil:not(.chosen)";

/// A plant that can be chosen.
const OPEN_PLANT: &str = ".plant-choice:not([aria-disabled])";

/// The space that is chosen for a plant, while plants can be chosen.
const PLANT_SPACE: &str = ":has(.plant-choice) [data-space].chosen.soil";

/// A domino of the hand, or what takes the hand's place.
const HAND: &str = ".hand button, .step-panel button";

/// The domino of the hand that is chosen.
const CHOSEN_DOMINO: &str = ".hand button[aria-pressed=true]";

/// The panels that keys open; `Copy`.
#[derive(Clone, Copy)]
pub struct Panels {
    /// `true` while the log is open as a sheet.
    pub log: RwSignal<bool>,
    /// `true` while the action list is open.
    pub action_list: RwSignal<bool>,
    /// `true` while the table of areas is open.
    pub areas: RwSignal<bool>,
    /// `true` while the list of keys is open.
    pub shortcuts: RwSignal<bool>,
    /// `true` while the command field is open.
    pub command: RwSignal<bool>,
}

impl Panels {
    /// Creates closed panels.
    pub fn new() -> Panels {
        let [log, action_list, areas, shortcuts, command] = [(); 5].map(|()| RwSignal::new(false));
        Panels { log, action_list, areas, shortcuts, command }
    }
}

impl Default for Panels {
    fn default() -> Self {
        Panels::new()
    }
}

/// Handles the key of a shortcut; other keys do nothing.
pub fn press_shortcut(context: TableContext, viewport: BoardViewport, panels: Panels, key: &str) {
    let key = key.to_ascii_lowercase();
    if leaves_question(&key) && context.repeat_question_by_key() {
        return;
    }
    match key.as_str() {
        "n" | "p" | "r" if context.selection.get_untracked() == Selection::Joker => {
            context.repeat_prompt();
        }
        "r" => context.rotate(),
        "+" | "=" => zoom(context, viewport, BoardViewport::step_nearer),
        "-" => zoom(context, viewport, BoardViewport::step_farther),
        "0" => zoom(context, viewport, BoardViewport::show_whole),
        "l" => panels.action_list.set(true),
        "a" => panels.areas.set(true),
        "?" => panels.shortcuts.set(true),
        "o" => context.store.app.settings_open.set(true),
        "c" => open_command_field(panels.command),
        "b" => focus_space(if first(PLANT_SPACE).is_some() { PLANT_SPACE } else { BOARD }),
        "n" | "p" => go_to_legal_space(context),
        "h" => go_to_hand(context),
        "j" => open_joker_picker(context),
        "t" => choose_plant_to_return(context),
        "d" => lead_on_after(context, || context.press(Button::DiscardDomino)),
        "f" => lead_on_after(context, || context.press(Button::Finish)),
        "e" => lead_on_after(context, || context.press(Button::ExtraTurn)),
        "s" => show_answer(context, context.scores_text()),
        "m" => {
            let text = context.store.text();
            let moves = context.displayed_untracked(|game_match| last_moves_text(game_match, text));
            show_answer(context, moves);
        }
        key => {
            let number = key.parse::<usize>().ok().filter(|&number| number > 0);
            number.into_iter().for_each(|number| choose_by_number(context, number));
        }
    }
}

/// Returns whether the key would leave a question for another choice. B only looks at the board.
fn leaves_question(key: &str) -> bool {
    matches!(key, "d" | "e" | "f" | "h" | "j" | "n" | "p" | "r" | "t")
        || key.parse().is_ok_and(|number: u8| number > 0)
}

/// Shows the answer to a key as a toast, which is read aloud; the same words are said again.
fn show_answer(context: TableContext, words: Option<String>) {
    context.store.app.news.update(|news| {
        let before = match &news {
            Some(News::Answer(before)) => before.as_str(),
            _ => "",
        };
        *news = words.map(|words| News::Answer(said_again(before, words)));
    });
    once_updated(cover_old_lines);
}

/// Moves an answer that lies over the log to its upper end: the newest lines stand at the lower
/// end.
fn cover_old_lines() {
    let Some((answer, log)) = first(".toast.answer").zip(first(".log-frame")) else { return };
    let (place, log) = (rect(&answer), rect(&log));
    let is_over = place.overlaps(log) && place.height <= log.height;
    if let Some(answer) = answer.dyn_ref::<HtmlElement>().filter(|_| is_over) {
        move_to(answer, Point { x: place.x, y: log.y });
    }
}

fn show_hand(context: TableContext) {
    let text = context.store.text();
    show_answer(context, context.displayed_untracked(|game_match| hand_text(game_match, text)));
}

/// Zooms, and says what the board shows then, if that changes.
fn zoom(context: TableContext, viewport: BoardViewport, how: fn(BoardViewport)) {
    let before = viewport.zoom.get_untracked();
    how(viewport);
    let (after, t) = (viewport.zoom.get_untracked(), context.store.text().zoom);
    if before != after {
        context.speak(if after.is_some() { t.part } else { t.all }.to_owned());
    }
}

/// Moves the focus to the next legal space, or says why there is none.
///
/// From the plants it goes to their spaces, not to the other places of the domino.
fn go_to_legal_space(context: TableContext) {
    if first(LEGAL).is_none() {
        return context.answer(Selection::reject_search);
    }
    let soil = [OTHER_SOIL, LEGAL_SOIL].into_iter().find(|soil| first(soil).is_some());
    focus_space(soil.unwrap_or(LEGAL));
}

/// Moves the focus to what can be chosen: a plant, or a domino of the hand. In the hand, or without
/// one, it says the dominoes instead.
fn go_to_hand(context: TableContext) {
    if matches(document().active_element(), ".hand button") {
        return show_hand(context);
    }
    if first(OPEN_PLANT).is_some() {
        if let Some(at) = focused_space() {
            context.answer(move |selection, game_match| {
                Reply::Select(selection.with_plant_space(game_match.game().table(), at))
            });
        }
        return focus_next(OPEN_PLANT);
    }
    match [CHOSEN_DOMINO, HAND].into_iter().find(|it| first(it).is_some()) {
        Some(domino) => focus_next(domino),
        None => show_hand(context),
    }
}

fn open_joker_picker(context: TableContext) {
    if context.selection.get_untracked() != Selection::Joker {
        note_focus_before_joker();
    }
    context.press(Button::Joker);
    focus_next(".joker-choice:not([aria-disabled])");
}

fn choose_plant_to_return(context: TableContext) {
    context.press(Button::ReturnPlant);
    once_updated(move || {
        if context.selection.try_get_untracked() == Some(Selection::Returning) {
            focus_space(LEGAL);
        }
    });
}

/// Does what may act or ask. Then the focus goes to what leads on: on a control that stays, Enter would
/// do something else.
fn lead_on_after(context: TableContext, act: impl FnOnce()) {
    let actions = move || context.displayed_untracked(|game_match| game_match.log().len());
    let before = actions();
    act();
    once_updated(move || {
        if untrack(|| context.waiting_question()).is_some() {
            focus_first(&[FIRST_ANSWER]);
        } else if actions() != before {
            focus_first(STEP);
        }
    });
}

/// Chooses what has this number, from 1. If nothing has it, repeats the prompt while plants can be
/// chosen, or says why no plant can be placed, or which dominoes there are.
fn choose_by_number(context: TableContext, number: usize) {
    if choose(context, number - 1) {
        return;
    }
    if first(".plant-choice").is_some() {
        return context.repeat_prompt();
    }
    let selection = context.selection.get_untracked();
    let plants_nothing = |game_match: &Match| selection.plants_nothing(game_match.game().table());
    match context.displayed_untracked(plants_nothing) {
        Some(true) => context.answer(|_, _| Reply::Reject(Rejection::NoPlantSpace)),
        _ => show_hand(context),
    }
}

/// Chooses the plant with this number from 0, or the domino, if there are no plants to choose from.
/// Of the animals that can become the joker, it only gives that one the focus. While a plant is to be
/// taken back, it repeats the prompt. Returns whether the key had an answer.
fn choose(context: TableContext, index: usize) -> bool {
    if first(".plant-choice").is_some() {
        return choose_plant(context, index);
    }
    match context.selection.get_untracked() {
        Selection::Joker => {
            focus_next(format!(".joker-choice:nth-child({})", index + 1));
            return true;
        }
        Selection::Returning => {
            context.repeat_prompt();
            return true;
        }
        _ => {}
    }
    let is_domino_phase = context
        .displayed_untracked(|game_match| game_match.game().table().phase())
        == Some(Phase::Domino);
    let dominoes = html_elements(document().query_selector_all(".hand button[data-domino]"));
    let domino = dominoes.get(index);
    // A second press keeps the choice: a tap would drop it. It repeats where the domino fits.
    let is_chosen = |domino: &&web_sys::HtmlElement| {
        domino.get_attribute("aria-pressed").as_deref() == Some("true")
    };
    match domino.filter(is_chosen) {
        Some(_) => context.repeat_prompt(),
        None => domino.into_iter().for_each(|domino| domino.click()),
    }
    if domino.is_some() && is_domino_phase {
        focus_space(LEGAL);
    }
    domino.is_some()
}

/// Chooses a plant for the space with the focus, or else for the one chosen before. Returns whether
/// there is a kind with this number.
///
/// With the focus on a space it stays there: Enter then ends the turn. On a button Enter would do
/// something else, so the focus goes on.
fn choose_plant(context: TableContext, index: usize) -> bool {
    let mut kinds = Stock::ALL.into_iter().flat_map(|stock| Plant::ALL.map(|plant| (plant, stock)));
    let Some((plant, stock)) = kinds.nth(index) else { return false };
    let focused = focused_space();
    let choose = move || {
        context.answer(move |selection, game_match| {
            let table = game_match.game().table();
            let moved = focused.map_or(selection, |at| selection.with_plant_space(table, at));
            moved.choose_plant(game_match, plant, stock)
        });
    };
    match focused {
        Some(_) => choose(),
        None => lead_on_after(context, choose),
    }
    true
}

/// Returns the space with the focus.
fn focused_space() -> Option<Space> {
    space_of(&first("[data-space]:focus")?)
}
