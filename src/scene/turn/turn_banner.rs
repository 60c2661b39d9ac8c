//! The turn banner: the player to act, the phases of the turn and the prompt.

use super::{
    action_list::{closes_text, stumps_text},
    joker_track::some_joker_makes_fit,
};
use crate::{
    rules::{Action, Color, Domino, JOKER_COST, Owner, Phase, RuleSet, Space, Table},
    scene::{
        area::{AreaScene, closing, planting_prompt},
        history::{past_action_text, past_title},
        input::{
            Button, Rejection, Reply, Selection, domino_spaces, draws, may_act, placements_over,
            planting::{brings_mushroom, lost_clouds, taken_and_lost_clouds},
            spaces_with_domino,
        },
        words::{
            Narrator, area_letters, capitalized, current_turn_entries, domino_name,
            fits_nowhere_reason, names::person_without_name, owner_color, seat_name,
            summary::meanwhile_text, turn_action_text,
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
    /// That is what areas gave, what the only other player planted, and a new joker; or that this is
    /// an extra turn; or the joker that the player has just chosen.
    pub meanwhile: Option<String>,
    /// True if the prompt warns of clouds that would be lost.
    pub loses: bool,
    /// True if no domino of the person to act can be placed, and none is chosen yet.
    pub is_stuck: bool,
    /// True if it can then pay for a joker that makes one fit.
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
                .or_else(|| own_news(game_match, text))
                .filter(|_| begins),
            loses: may_act(game_match).is_ok() && loses_clouds(table, selection),
            is_stuck,
            joker_helps: is_stuck && joker_helps(game_match),
        }
    }
}

/// Says what the player has just bought: the extra turn that begins, or another joker.
fn own_news(game_match: &Match, text: &Text) -> Option<String> {
    match game_match.log().last()?.action {
        Action::ExtraTurn => Some(format!("{}.", text.table.buttons.extra_turn)),
        Action::ChangeJoker { animal } => {
            Some((text.questions.new_joker)(text.names.animals[animal.index()]))
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

/// Returns true if the current player can pay for a joker that makes a domino fit.
fn joker_helps(game_match: &Match) -> bool {
    let table = game_match.game().table();
    table.clouds(table.seat()) >= JOKER_COST && some_joker_makes_fit(game_match)
}

/// Returns true if no domino in the hand of the current player can be placed.
fn nothing_fits(game_match: &Match) -> bool {
    let table = game_match.game().table();
    let hand = game_match.game().hand(table.seat());
    !hand.iter().any(|&domino| table.fits(domino))
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

/// Returns the prompt on the page, which names no keys.
pub(in crate::scene) fn prompt(
    game_match: &Match,
    text: &'static Text,
    selection: Selection,
) -> String {
    prompt_by(game_match, text, selection, false)
}

/// Returns the prompt for a player who hears it and uses keys.
pub fn prompt_by_keys(game_match: &Match, text: &'static Text, selection: Selection) -> String {
    prompt_by(game_match, text, selection, true)
}

fn prompt_by(
    game_match: &Match,
    text: &'static Text,
    selection: Selection,
    by_keys: bool,
) -> String {
    let table = game_match.game().table();
    let prompts = &text.table.prompts;
    if game_match.is_past() {
        return past_action_text(game_match, text);
    }
    if game_match.bot_to_act().is_some() {
        return turn_action_text(game_match, text).unwrap_or_else(|| text.table.bot_plays.into());
    }
    if let Some(seat) = game_match.hand_over() {
        return (text.table.hand_over)(&seat_name(game_match, text, seat));
    }
    match (selection, table.phase()) {
        (_, Phase::Over) => {
            let narrator = Narrator::new(game_match.setup(), text);
            let verdict = game_match.log().last().and_then(|entry| entry.events.last());
            let verdict = verdict.and_then(|event| narrator.narrate(event));
            verdict.map(|verdict| verdict.to_string()).unwrap_or_default()
        }
        (Selection::Returning, _) => (prompts.choose_return)(by_keys).into(),
        (Selection::Joker, _) => match some_joker_makes_fit(game_match) {
            true => (prompts.choose_joker_that_fits)(by_keys),
            false => prompts.choose_joker,
        }
        .into(),
        (Selection::Domino(domino) | Selection::RotatedDomino { domino, .. }, _) => {
            let name = domino_name(text, domino);
            if table.fits(domino) {
                (prompts.choose_place)(&name, by_keys)
            } else {
                let others = !nothing_fits(game_match);
                (prompts.fits_nowhere)(&fits_nowhere_reason(table, text, domino), others)
            }
        }
        (Selection::DominoGhost { domino, at, pivot, plant_at }, _) => {
            ghost_prompt(game_match, text, (domino, at, pivot), plant_at, by_keys)
        }
        (Selection::MushroomGhost(at), _) => {
            let prompt = (prompts.place_mushroom)(table.joined_by(at).1);
            match table.clouds_on(at) {
                0 => prompt,
                _ => format!("{} {prompt}", prompts.mushroom_on_cloud),
            }
        }
        (_, Phase::Domino) => match (nothing_fits(game_match), joker_helps(game_match)) {
            (true, joker) if by_keys => (prompts.nothing_fits_by_keys)(joker).into(),
            (false, _) if table.is_last_turn() => prompts.choose_last_domino.into(),
            (false, _) => prompts.choose_domino.into(),
            (true, true) => prompts.nothing_fits_but_joker.into(),
            (true, false) => prompts.nothing_fits.into(),
        },
        (_, Phase::Mushroom) => {
            // The labels of the spaces say it to those who do not see them.
            let joins = |at: Space| !by_keys && table.areas_beside(at).len() > 1;
            (prompts.choose_mushroom)(table.mushroom_spaces().iter().any(joins)).into()
        }
        (_, Phase::Plant) => {
            let prompt = planting_prompt(game_match, text, selection);
            with_clouds(prompt, table, text, selection.plant_space().into_iter())
        }
        (_, Phase::Finish) => finish_prompt(table, text, by_keys).into(),
        (_, Phase::End) if table.is_last_turn() => prompts.end_game.into(),
        (_, Phase::End) => prompts.end.into(),
    }
}

/// Returns the prompt for a domino that lies over the space `pivot` as a ghost.
fn ghost_prompt(
    game_match: &Match,
    text: &Text,
    (domino, at, pivot): (Domino, [Space; 2], Space),
    plant_at: Option<Space>,
    by_keys: bool,
) -> String {
    let (table, prompts) = (game_match.game().table(), &text.table.prompts);
    let closes = closing_prompt(game_match, text, Action::PlaceDomino { domino, at });
    let here = placements_over(table, domino, pivot).len();
    let elsewhere = table.placements(domino).len() > here;
    let plants_nothing =
        Selection::DominoGhost { domino, at, pivot, plant_at }.plants_nothing(table);
    let prompt = match (plant_at, here > 1) {
        // Where more is said, the line has no room for how the domino is rotated.
        (Some(space), rotates) => {
            let mut prompt = beside_ghost_prompt(table, text, space);
            let others = spaces_with_domino(table, at).len().saturating_sub(1);
            if by_keys && others > 0 {
                prompt = format!("{prompt} {}", (prompts.other_spaces)(others));
            }
            match rotates && closes.is_none() && table.clouds_on(space) == 0 {
                true => format!("{prompt} {}", (prompts.rotate)(by_keys)),
                false => prompt,
            }
        }
        (None, _) if brings_mushroom(table, at) => (prompts.place_on_stump)(by_keys).into(),
        // Others see that no plants come up.
        (None, rotates) if by_keys && plants_nothing => {
            let prompt = match rotates {
                true => (prompts.place_or_rotate)(by_keys),
                false => (prompts.place_domino)(elsewhere),
            };
            format!("{} {prompt}", Rejection::NoPlantSpace.words(game_match, text))
        }
        (None, true) => (prompts.place_or_rotate)(by_keys).into(),
        (None, false) => (prompts.place_domino)(elsewhere).into(),
    };
    let prompt = match closes {
        Some(closes) => format!("{closes} {prompt}"),
        None => prompt,
    };
    with_clouds(prompt, table, text, at.into_iter().chain(plant_at))
}

/// Returns the prompt once nothing but finishing is left.
fn finish_prompt(table: &Table, text: &Text, by_keys: bool) -> &'static str {
    let prompts = &text.table.prompts;
    let has_clouds = table.clouds(table.seat()) > 0;
    match draws(table) {
        false if table.is_last_turn() => prompts.end_game,
        _ if table.domino_of_turn().is_none() && !by_keys => prompts.finish_discarded,
        true if has_clouds && by_keys => prompts.finish_by_keys,
        true if has_clouds => prompts.finish,
        false if !table.closing().is_empty() => prompts.finish_without_drawing,
        _ if !has_clouds => prompts.finish_without_clouds,
        _ => prompts.end,
    }
}

fn beside_ghost_prompt(table: &Table, text: &Text, space: Space) -> String {
    let letters = table.area_on(space).map(|area| area_letters(table, area));
    let area = (text.table.areas.name)(&letters.unwrap_or_default());
    (text.table.prompts.plant_beside)(&space.to_string(), &area)
}

/// Names the areas that the placement closes, as a sentence; `None` if there are none.
fn closing_prompt(game_match: &Match, text: &Text, placement: Action) -> Option<String> {
    let mut after = game_match.game().clone();
    after.advance(placement).ok()?;
    closes_text(after.table(), text.table.prompts.closes)
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

/// Adds the clouds on these spaces to the prompt: before it those that would be lost, or else after
/// it those that the player takes.
fn with_clouds(
    prompt: String,
    table: &Table,
    text: &Text,
    spaces: impl Iterator<Item = Space>,
) -> String {
    match taken_and_lost_clouds(table, spaces) {
        [0, 0] => prompt,
        [taken, 0] => format!("{prompt} {}", (text.table.prompts.takes_clouds)(taken)),
        [_, lost] => format!("{} {prompt}", (text.table.prompts.loses_clouds)(lost)),
    }
}

/// Describes the ghost: the spaces of the domino and the stumps on them, or the area that the
/// mushroom would join.
pub fn ghost_text(game_match: &Match, text: &Text, selection: Selection) -> Option<String> {
    match selection {
        Selection::DominoGhost { domino, at, .. } => {
            let [here, there] = at.map(|space| space.to_string());
            let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
            let laid = capitalized(&(text.table.laid)(animals, [&here, &there]));
            Some(match stumps_text(game_match.game().table(), text, at) {
                Some(stumps) => format!("{laid} {}.", capitalized(&stumps)),
                None => laid,
            })
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
