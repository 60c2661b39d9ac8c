//! What a space is called by who cannot see it.

use super::highlights::Highlights;
use crate::{
    rules::{RuleSet, Space, SpaceSet, Table},
    scene::{
        input::selection::Selection,
        words::names::{area_letters, owner_name, plant_name},
    },
    session::Match,
    text::Text,
};

/// What these spaces are called, in their order, as far as something is chosen with the half of a
/// ghost that lies there and whether a tap does something.
pub fn space_labels(
    game_match: &Match,
    text: &Text,
    spaces: SpaceSet,
    selection: Selection,
    highlights: &Highlights,
) -> Vec<String> {
    let words = text.table.spaces;
    let label = |at| {
        let mut label = with_ghost(space_label(game_match, text, at), text, selection, at);
        if let Some((_, size)) = highlights.joins.sizes.iter().find(|(space, _)| *space == at) {
            let first =
                highlights.joins.first_at(at).map(|owner| owner_name(game_match, text, owner));
            label = format!("{label}, {}", (words.joins)(*size, first.as_deref()));
        }
        match (highlights.chosen.contains(at), highlights.legal.contains(at)) {
            (true, _) => format!("{label}, {}", words.chosen),
            (false, true) => format!("{label}, {}", words.legal),
            (false, false) => label,
        }
    };
    spaces.iter().map(label).collect()
}

/// The label, with the animal that a domino's ghost shows on the space.
fn with_ghost(label: String, text: &Text, selection: Selection, at: Space) -> String {
    let Selection::Laid { domino, at: lies, .. } = selection else { return label };
    let half = domino.halves().into_iter().zip(lies).find(|&(_, space)| space == at);
    half.map_or(label.clone(), |(animal, _)| {
        format!("{label}, {}", text.names.animals[animal.index()])
    })
}

/// What is on the space, in words: `c4, brook, free`. Whether a tap does something there is not
/// said.
pub fn space_label(game_match: &Match, text: &Text, at: Space) -> String {
    let table = game_match.game().table();
    let mut parts = vec![at.to_string()];
    if table.board().brook().contains(at) && !table.soil().contains(at) {
        brook(table, text, at, &mut parts);
    } else if table.soil().contains(at) {
        soil(game_match, text, at, &mut parts);
    } else {
        parts.push(text.table.spaces.no_space.into());
    }
    if table.cloudy().contains(at) {
        parts.push((text.table.spaces.clouds)(table.clouds_on(at)));
    }
    parts.join(", ")
}

fn brook(table: &Table, text: &Text, at: Space, parts: &mut Vec<String>) {
    let words = &text.table.spaces;
    let valley = table.board().rules() == RuleSet::Valley;
    if let Some(animal) = table.animal_on(at) {
        parts.push(text.names.animals[animal.index()].into());
        if table.is_irrelevant(at) {
            parts.push(words.irrelevant.into());
        }
        return;
    }
    parts.push(if valley { words.meadow } else { words.brook }.into());
    if table.board().starts().contains(at) {
        parts.push(if valley { words.pond } else { words.start }.into());
    }
    if table.stumps().contains(at) {
        parts.push(words.stump.into());
    }
    let is_isolated = table.free_brook().contains(at) && !table.open_brook().contains(at);
    parts.push(if is_isolated { words.isolated } else { words.free }.into());
}

fn soil(game_match: &Match, text: &Text, at: Space, parts: &mut Vec<String>) {
    let table = game_match.game().table();
    if let Some(area) = table.area_on(at) {
        parts.push((text.table.areas.name)(&area_letters(table, area)));
    }
    if table.mushrooms().any(|mushroom| mushroom == at) {
        parts.push(text.table.spaces.mushroom.into());
    }
    parts.push(match table.plant_on(at) {
        Some(standing) => (text.table.plant)(
            &owner_name(game_match, text, standing.owner),
            plant_name(text, standing.plant),
        ),
        None => text.table.spaces.free.into(),
    });
}
