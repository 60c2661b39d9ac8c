//! The turn banner: the player to act, the phases of the turn, and what happened before.

use super::{news::meanwhile_text, prompt::prompt};
use crate::{
    rules::{Action, Color, Owner, Phase, RuleSet, Table},
    scene::{
        area::{AreaScene, closing},
        history::past_title,
        input::{Button, Reply, Selection, domino_spaces, may_act, planting::lost_clouds},
        words::{
            capitalized, current_turn_entries, joker_helps, names::person_without_name,
            nothing_fits, owner_color, seat_name,
        },
    },
    session::Match,
    text::Text,
};

/// The most letters of news and prompt for a hand that fits nowhere.
const LONGEST_LINE: usize = 140;

/// A phase of the turn in the banner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PhaseStep {
    /// The name of the phase.
    pub name: &'static str,
    /// True if the turn has passed it and something was done in it, such as declining.
    pub done: bool,
    /// True if the turn is in this phase.
    pub current: bool,
    /// True if the player can already choose for it: beside a domino's ghost, a plant.
    pub open: bool,
}

/// The turn banner.
#[derive(Clone, PartialEq, Debug)]
pub struct TurnScene {
    /// The heading, such as whose turn it is.
    pub title: String,
    /// The colour of the player to act or the winner; `None` for several winners.
    pub color: Option<Color>,
    /// True if a bot is to act.
    pub is_bot: bool,
    /// The current phase.
    pub phase: Phase,
    /// The phases of the turn.
    pub phases: Vec<PhaseStep>,
    /// The prompt: what to do, or the last action.
    pub prompt: String,
    /// What happened since the player's last turn, before anything is chosen.
    ///
    /// That is what areas gave, what the others planted, and a new joker; or that this is an extra
    /// turn; or the joker that the player has just chosen.
    pub meanwhile: Option<String>,
    /// True if the prompt warns of clouds that would be lost.
    pub loses: bool,
    /// True if no domino of the person to act can be placed, and none is chosen yet.
    pub is_stuck: bool,
    /// True if that player can pay for a joker that makes one fit.
    pub joker_helps: bool,
}

impl TurnScene {
    /// Creates the banner of the current turn.
    pub fn new(game_match: &Match, text: &'static Text, selection: Selection) -> TurnScene {
        let table = game_match.game().table();
        let (seat, phase) = (table.seat(), table.phase());
        let begins = may_act(game_match).is_ok()
            && (selection, phase) == (Selection::Nothing, Phase::Domino);
        let is_stuck = begins && nothing_fits(game_match);
        let prompt = prompt(game_match, text, selection);
        // Long news would push the way out of a hand that fits nowhere off the banner.
        let room = is_stuck.then(|| LONGEST_LINE.saturating_sub(prompt.chars().count()));
        TurnScene {
            title: if game_match.is_past() {
                past_title(game_match, text)
            } else if table.is_over() {
                text.table.over.into()
            } else {
                turn_title(game_match, text)
            },
            color: match table.winners()[..] {
                [] => owner_color(game_match, Owner::Seat(seat)),
                [winner] => owner_color(game_match, Owner::Seat(winner)),
                _ => None,
            },
            is_bot: game_match.bot_to_act().is_some(),
            phase,
            phases: phases(game_match, text, selection),
            prompt,
            meanwhile: meanwhile_text(game_match, text, room)
                .or_else(|| bought_text(game_match, text))
                .filter(|_| begins),
            loses: may_act(game_match).is_ok() && loses_clouds(table, selection),
            is_stuck,
            joker_helps: is_stuck && joker_helps(game_match),
        }
    }
}

/// Says what the player has just bought: the extra turn that begins, or another joker.
fn bought_text(game_match: &Match, text: &Text) -> Option<String> {
    match game_match.log().last()?.action {
        Action::ExtraTurn => Some(format!("{}.", text.table.buttons.extra_turn)),
        Action::ChangeJoker { animal } => {
            Some((text.queries.new_joker)(text.names.animals[animal.index()]))
        }
        _ => None,
    }
}

/// Returns whose turn it is. A person without a name who plays bots alone reads "Your turn".
fn turn_title(game_match: &Match, text: &Text) -> String {
    let seat = game_match.game().table().seat();
    if person_without_name(game_match) == Some(seat) {
        return text.table.your_turn.to_owned();
    }
    (text.table.turn_of)(&seat_name(game_match, text, seat))
}

/// Returns the phases of the turn that the rules have.
fn phases(game_match: &Match, text: &Text, selection: Selection) -> Vec<PhaseStep> {
    let table = game_match.game().table();
    let (current, rules) = (table.phase(), table.board().rules());
    let gone_through = |phase| {
        let turn = current_turn_entries(game_match).map(|entry| entry.action);
        let mut turn = turn.take_while(|action| *action != Action::ExtraTurn);
        turn.any(|action| action.phase() == Some(phase))
    };
    // Finishing and ending the turn are one step for the player.
    let phases = [Phase::Domino, Phase::Mushroom, Phase::Plant, Phase::Finish];
    let current = if current == Phase::End { Phase::Finish } else { current };
    let names = phases.into_iter().zip(text.table.phases);
    names
        .filter(|&(phase, _)| rules == RuleSet::Valley || phase != Phase::Mushroom)
        .map(|(phase, name)| PhaseStep {
            name,
            done: phase < current && gone_through(phase),
            current: phase == current,
            open: phase == Phase::Plant && selection.plant_space().is_some(),
        })
        .collect()
}

/// Returns true if the player would lose clouds with the selected piece.
fn loses_clouds(table: &Table, selection: Selection) -> bool {
    match selection {
        Selection::MushroomGhost(at) => table.clouds_on(at) > 0,
        Selection::DominoGhost { at, plant_at, .. } => {
            lost_clouds(table, at.into_iter().chain(plant_at)) > 0
        }
        _ if table.phase() == Phase::Plant => lost_clouds(table, selection.plant_space()) > 0,
        _ => false,
    }
}

/// Describes the ghost: the spaces of the domino and the stumps on them, or the area that the
/// mushroom would join.
pub fn ghost_text(game_match: &Match, text: &Text, selection: Selection) -> Option<String> {
    match selection {
        Selection::DominoGhost { domino, at, .. } => {
            let [here, there] = at.map(|space| space.to_string());
            let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
            Some(capitalized(&(text.table.laid)(animals, [&here, &there])))
        }
        Selection::MushroomGhost(at) => {
            AreaScene::joined(game_match, text, at).map(|area| format!("{}.", area.line()))
        }
        _ => None,
    }
}

/// Returns the sentence on how many spaces the chosen domino fits; `None` if it fits nowhere or no
/// domino is chosen.
pub fn fits_text(game_match: &Match, text: &Text, selection: Selection) -> Option<String> {
    let (Selection::Domino(domino) | Selection::RotatedDomino { domino, .. }) = selection else {
        return None;
    };
    let spaces = domino_spaces(game_match.game().table(), domino).len();
    (spaces > 0).then(|| (text.table.prompts.fits_on)(spaces))
}

/// Returns how the areas stand that the player's turn will score; `None` if there are none.
pub fn closing_text(game_match: &Match, text: &Text) -> Option<String> {
    may_act(game_match).ok()?;
    let table = game_match.game().table();
    let closes = table.phase() == Phase::Finish;
    let areas = if closes { closing(game_match, text) } else { Vec::new() };
    let lines: Vec<String> = areas.iter().map(|closing| closing.area.line()).collect();
    let lines = (!lines.is_empty()).then(|| lines.join(text.semicolon))?;
    Some(format!("{}{}{lines}.", text.table.closing, text.colon))
}

/// The state of a button.
#[derive(Clone, PartialEq, Debug)]
pub struct ButtonScene {
    /// True if pressing it does something. Otherwise a press shows the reason.
    pub enabled: bool,
    /// True if the choice that it opens is open.
    pub pressed: bool,
}

/// Returns the state of the button.
pub fn button(game_match: &Match, selection: Selection, button: Button) -> ButtonScene {
    ButtonScene {
        enabled: !matches!(selection.press(game_match, button), Reply::Reject(_)),
        pressed: button.is_pressed(selection),
    }
}
