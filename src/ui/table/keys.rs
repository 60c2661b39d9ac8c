//! The keys of the table that work everywhere but in fields and dialogs.

use super::{
    board::{BoardViewport, space_of},
    command_field::open_command_field,
    context::TableContext,
    focus::{LEGAL, STEP, focus_first, note_focus_before_joker},
};
use crate::{
    rules::{Phase, Plant, Space, Stock},
    scene::{
        board::Ghost,
        input::{Button, Rejection, Reply, Selection},
        words::{
            announcement::said_again,
            summary::{hand_text, last_moves_text},
        },
    },
    session::Match,
    ui::{
        browser::{
            closest, first, focus_next, focus_space, html_elements, is_focus_lost, is_modified,
            matches, note_key, once_updated,
        },
        state::News,
    },
};
use leptos::{ev, prelude::*};

/// The elements that answer Enter themselves. The heading only holds the focus for a while, and so
/// do the words of a lesson.
const OWN_ENTER: &str =
    "button, a, summary, [tabindex]:not(.turn-title, .coach-words, .focus-rest)";

/// The fields that own their keys.
const FIELDS: &str = "input:not([type=range]), select, textarea";

/// The command field with nothing typed.
const EMPTY_COMMAND: &str = "[data-field=command]:placeholder-shown";

/// The button that leads on in a lesson, or after a bot's scoring.
const NEXT_STEP: &str = "[data-action=next-step], [data-action=go-on]";

/// The answer that has the focus first: before a loss, the one that loses nothing.
const FIRST_ANSWER: &str = ".answers[data-loss] [data-action=answer-no], \
    .answers:not([data-loss]) [data-action=answer-yes]";

/// The answer to a question that changes nothing.
const ANSWER_NO: &str = "[data-action=answer-no]";

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

/// Handles a key, unless a field or an open dialog owns it.
pub fn press_key(
    context: TableContext,
    viewport: BoardViewport,
    panels: Panels,
    event: &ev::KeyboardEvent,
) {
    let within = |wanted: &str| closest(event.target(), wanted).is_some();
    if !within(FIELDS) {
        note_key();
    }
    // A held key would press the button and then its successor.
    if event.repeat() && event.key() == "Enter" && within("button") {
        event.prevent_default();
    }
    // An open dialog owns all keys, even without the focus.
    let in_dialog = first("dialog[open]:not(.curtain)").is_some();
    // With nothing typed, Ctrl+Z can only mean the game.
    let undone = undoing(event);
    let in_field = within(FIELDS) && (undone.is_none() || !within(EMPTY_COMMAND));
    if in_dialog || in_field || event.default_prevented() {
        return;
    }
    let has_shortcuts = context.store.app.preferences.with_untracked(|all| all.shortcuts);
    // The handover screen blocks all keys but S and M, which tell only public facts.
    if context.next_person.with_untracked(Option::is_some) {
        let key = event.key().to_ascii_lowercase();
        if has_shortcuts && !is_modified(event) && matches!(key.as_str(), "s" | "m") {
            press_shortcut(context, viewport, panels, &key);
        }
        return;
    }
    if let Some(button) = undone {
        event.prevent_default();
        return context.press(button);
    }
    if is_modified(event) {
        return;
    }
    match event.key().as_str() {
        // A held key would run through the steps.
        "Enter" if event.repeat() => {}
        // A picture does nothing: it would leave the question unanswered without a word.
        "Enter" if within("[role=img]") => {
            context.repeat_question();
        }
        "Enter" if within(OWN_ENTER) => {}
        "Enter" if takes_enter(context) => {
            // After a reload no control has the focus until a key acts.
            if is_focus_lost() {
                context.keyboard.note_use();
            }
            context.answer(Selection::press_primary);
        }
        "Enter" => {
            html_elements(document().query_selector_all(NEXT_STEP))
                .iter()
                .for_each(|it| it.click());
        }
        "Escape" if panels.log.get_untracked() => {
            event.prevent_default();
            panels.log.set(false);
        }
        "Escape"
            if context.area_card.get_untracked().is_some() && !drops_choice(context, event) =>
        {
            event.prevent_default();
            context.show_area_card(None);
        }
        "Escape" if untrack(|| context.waiting_question()).is_some() => {
            event.prevent_default();
            press_no(context);
        }
        "Escape" => {
            context.carry_out(Reply::Select(Selection::Nothing));
        }
        key if has_shortcuts => {
            let digit = digit_of(event);
            press_shortcut(context, viewport, panels, digit.as_deref().unwrap_or(key));
        }
        _ => {}
    }
}

/// Returns whether Escape drops the player's choice at once, even while a tooltip or a card is open.
///
/// The focus on a space or a button of the turn opens them. A player who does not see them would press
/// Escape in vain.
pub fn drops_choice(context: TableContext, event: &ev::KeyboardEvent) -> bool {
    context.selection.get_untracked() != Selection::Nothing
        && matches(event.target(), "[data-space], .play-area button")
}

/// Returns the digit printed on the key, on whichever keyboard; with Shift, the key means its sign.
///
/// French keyboards give digits only with Shift. Where the sign of a digit's key zooms, it does so.
pub fn digit_of(event: &web_sys::KeyboardEvent) -> Option<String> {
    let code = event.code();
    let zooms = matches!(event.key().as_str(), "+" | "-" | "=");
    code.strip_prefix("Digit").filter(|_| !event.shift_key() && !zooms).map(str::to_owned)
}

/// Returns whether the key would leave a question for another choice. B only looks at the board.
fn leaves_question(key: &str) -> bool {
    matches!(key, "d" | "e" | "f" | "h" | "j" | "n" | "p" | "r" | "t")
        || key.parse().is_ok_and(|number: u8| number > 0)
}

/// Handles a key that acts by itself, without Ctrl; the player can switch these keys off.
fn press_shortcut(context: TableContext, viewport: BoardViewport, panels: Panels, key: &str) {
    let say = |words: Option<String>| {
        context.store.app.news.update(|news| {
            let before = match &news {
                Some(News::Answer(before)) => before.as_str(),
                _ => "",
            };
            *news = words.map(|words| News::Answer(said_again(before, words)));
        });
    };
    let text = context.store.text();
    let key = key.to_ascii_lowercase();
    if leaves_question(&key) && context.repeat_question() {
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
        "b" if first(PLANT_SPACE).is_some() => focus_space(PLANT_SPACE),
        "b" => focus_space("[data-space][tabindex=\"0\"]"),
        "n" | "p" if first(LEGAL).is_none() => {
            context.answer(Selection::reject_search);
        }
        // From the plants to their spaces, not to the other places of the domino.
        "n" | "p" if first(OTHER_SOIL).is_some() => focus_space(OTHER_SOIL),
        "n" | "p" if first(LEGAL_SOIL).is_some() => focus_space(LEGAL_SOIL),
        "n" | "p" => focus_space(LEGAL),
        "h" if matches(document().active_element(), ".hand button") => {
            say(context.displayed_untracked(|game_match| hand_text(game_match, text)));
        }
        "h" if first(OPEN_PLANT).is_some() => {
            if let Some(at) = focused_space() {
                context.answer(move |selection, game_match| {
                    Reply::Select(selection.with_plant_space(game_match.game().table(), at))
                });
            }
            focus_next(OPEN_PLANT);
        }
        "h" if first(CHOSEN_DOMINO).is_some() => focus_next(CHOSEN_DOMINO),
        "h" if first(HAND).is_some() => focus_next(HAND),
        "h" => say(context.displayed_untracked(|game_match| hand_text(game_match, text))),
        "j" => {
            if context.selection.get_untracked() != Selection::Joker {
                note_focus_before_joker();
            }
            context.press(Button::Joker);
            focus_next(".joker-choice:not([aria-disabled])");
        }
        "t" => {
            context.press(Button::ReturnPlant);
            once_updated(move || {
                if context.selection.try_get_untracked() == Some(Selection::Returning) {
                    focus_space(LEGAL);
                }
            });
        }
        "d" => lead_on_after(context, || context.press(Button::DiscardDomino)),
        "f" => lead_on_after(context, || context.press(Button::Finish)),
        "e" => lead_on_after(context, || context.press(Button::ExtraTurn)),
        "s" => say(context.scores_text()),
        "m" => say(context.displayed_untracked(|game_match| last_moves_text(game_match, text))),
        key => {
            let number = key.parse::<usize>().ok().filter(|&number| number > 0);
            let is_missing = number.is_some_and(|number| !choose(context, number - 1));
            if is_missing && first(".plant-choice").is_none() {
                let selection = context.selection.get_untracked();
                let plants_nothing =
                    |game_match: &Match| selection.plants_nothing(game_match.game().table());
                match context.displayed_untracked(plants_nothing) {
                    Some(true) => context.answer(|_, _| Reply::Reject(Rejection::NoPlantSpace)),
                    _ => say(context.displayed_untracked(|game_match| hand_text(game_match, text))),
                }
            }
        }
    }
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

/// Answers the question with "no", by its button if that is on the page.
fn press_no(context: TableContext) {
    match html_elements(document().query_selector_all(ANSWER_NO)).first() {
        Some(no) => no.click(),
        None => context.answer_question(false),
    }
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

/// Chooses the plant with this number from 0, or the domino, if there are no plants to choose from.
/// Of the animals that can become the joker, it only gives that one the focus. Returns whether
/// there is one.
fn choose(context: TableContext, index: usize) -> bool {
    if first(".plant-choice").is_some() {
        return choose_plant(context, index);
    }
    if context.selection.get_untracked() == Selection::Joker {
        focus_next(format!(".joker-choice:nth-child({})", index + 1));
        return true;
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

/// Returns whether Enter beside all buttons places the ghost or ends the turn.
fn takes_enter(context: TableContext) -> bool {
    let laid = context.highlights.with_untracked(|highlights| highlights.ghost != Ghost::Nothing);
    laid || context.may_end_turn()
}

/// Returns the button of the system's keys for undo and redo.
fn undoing(event: &ev::KeyboardEvent) -> Option<Button> {
    let control = (event.ctrl_key() || event.meta_key()) && !event.alt_key();
    match (event.key().to_ascii_lowercase().as_str(), event.shift_key()) {
        ("z", false) if control => Some(Button::Undo),
        ("z", true) | ("y", false) if control => Some(Button::Redo),
        _ => None,
    }
}
