//! The prompt: the sentence of the turn banner on what to do.

use super::action_list::closes_text;
use crate::{
    rules::{Action, Domino, JOKER_COST, Phase, Space, Table},
    scene::{
        history::past_action_text,
        input::{
            Rejection, Selection, draws, placements_over,
            planting::{
                brings_mushroom, has_plants, plant_spaces, returnable, taken_and_lost_clouds,
            },
            spaces_with_domino,
        },
        words::{
            Narrator, area_letters, capitalized, domino_name, fits_nowhere_reason, joker_helps,
            nothing_fits, nothing_fits_text, plant_name, scored_before_turn_text, seat_name,
            short_names::short_names, some_joker_makes_fit, stock_color_name, turn_action_text,
        },
    },
    session::Match,
    text::{Text, words::number::signed},
};

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
        // Until the bot acts, a person can read what the turn before scored.
        let latest = turn_action_text(game_match, text);
        let latest = latest.or_else(|| scored_before_turn_text(game_match, text));
        return latest.unwrap_or_else(|| text.table.bot_plays.into());
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
                let reason = fits_nowhere_reason(table, text, domino);
                let prompt = (prompts.fits_nowhere)(&reason, others);
                if !by_keys {
                    return prompt;
                }
                let prompt = format!("{}{}{prompt}", capitalized(&name), text.colon);
                match others {
                    true => prompt,
                    false => format!("{prompt} {}", prompts.discard_by_key),
                }
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
            (true, _) => nothing_fits_text(game_match, text).into(),
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
        (_, Phase::End) if can_spend_clouds(table) => prompts.end.into(),
        (_, Phase::End) => prompts.clouds_buy_nothing.into(),
    }
}

/// Returns the prompt of the plant phase.
fn planting_prompt(game_match: &Match, text: &Text, selection: Selection) -> String {
    let table = game_match.game().table();
    let prompts = &text.table.prompts;
    match selection {
        Selection::PlantGhost { at, plant, stock } => {
            let color = stock_color_name(game_match, text, table.seat(), stock);
            let name = (text.table.plant)(color, plant_name(text, plant));
            let points = table.area_on(at).map_or(0, |area| table.plant_points(plant, area));
            (prompts.place_plant)(&capitalized(&name), &at.to_string(), points)
        }
        Selection::PlantSpace(at) => {
            let letters = table.area_on(at).map(|area| area_letters(table, area));
            let area = (text.table.areas.name)(&letters.unwrap_or_default());
            (prompts.choose_plant)(&at.to_string(), &area, table.plant_spaces().count() > 1)
        }
        _ if !has_plants(table) => prompts.no_plants.into(),
        _ => prompts.no_plant_space.into(),
    }
}

/// Returns the prompt for a domino that lies over the space `pivot` as a ghost.
fn ghost_prompt(
    game_match: &Match,
    text: &'static Text,
    (domino, at, pivot): (Domino, [Space; 2], Space),
    plant_at: Option<Space>,
    by_keys: bool,
) -> String {
    let (table, prompts) = (game_match.game().table(), &text.table.prompts);
    let closes = closing_prompt(game_match, text, Action::PlaceDomino { domino, at }, plant_at);
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
    let can_spend = can_spend_clouds(table);
    match draws(table) {
        false if table.is_last_turn() => prompts.end_game,
        _ if table.domino_of_turn().is_none() && !by_keys => prompts.finish_discarded,
        true if can_spend && by_keys => prompts.finish_by_keys,
        true if can_spend => prompts.finish,
        false if !table.closing().is_empty() => prompts.finish_without_drawing,
        _ if !can_spend => prompts.clouds_buy_nothing,
        _ => prompts.end,
    }
}

/// Returns whether the current player can change the joker, buy an extra turn or take a plant back.
/// An extra turn costs more than a joker.
fn can_spend_clouds(table: &Table) -> bool {
    table.check_clouds(JOKER_COST).is_ok() || !returnable(table).is_empty()
}

fn beside_ghost_prompt(table: &Table, text: &Text, space: Space) -> String {
    let letters = table.area_on(space).map(|area| area_letters(table, area));
    let area = (text.table.areas.name)(&letters.unwrap_or_default());
    (text.table.prompts.plant_beside)(&space.to_string(), &area)
}

/// Names the areas that the placement closes, as a sentence; `None` if there are none.
///
/// Each is followed by its points, but for those that a plant can change: the plants show how.
fn closing_prompt(
    game_match: &Match,
    text: &Text,
    placement: Action,
    plant_at: Option<Space>,
) -> Option<String> {
    let mut after = game_match.game().clone();
    after.advance(placement).ok()?;
    let table = after.table();
    let takes_plant = |area| match plant_at {
        Some(space) => table.area_on(space) == Some(area),
        None => plant_spaces(table).iter().any(|at| table.area_on(at) == Some(area)),
    };
    let names = short_names(&game_match.setup().players, text);
    let named = |area| {
        let points = table.majority(area).points();
        let gains = names.iter().zip(points).filter(|&(_, points)| points != 0);
        let mut gains: Vec<_> =
            gains.map(|(name, points)| format!("{name} {}", signed(points))).collect();
        if gains.is_empty() {
            gains.push(text.table.prompts.nobody.into());
        }
        let letters = area_letters(table, area);
        match takes_plant(area) {
            true => letters,
            false => format!("{letters} ({})", gains.join(", ")),
        }
    };
    closes_text(table, text.table.prompts.closes, named)
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
