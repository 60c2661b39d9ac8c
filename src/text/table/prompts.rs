//! The prompts of the turn banner.

use crate::text::words::english::{and, clouds, clouds_would_be_lost};

/// The prompts of the turn banner, by phase and selection.
#[derive(Clone, Copy)]
pub struct Prompts {
    /// No domino is chosen.
    pub choose_domino: &'static str,
    /// The same with the last domino of the game.
    pub choose_last_domino: &'static str,
    /// No domino of the hand can be placed.
    pub nothing_fits: &'static str,
    /// No domino of the hand can be placed, but the joker could be changed.
    pub nothing_fits_but_joker: &'static str,
    /// The same for a player who uses keys; `joker` if another joker can be paid.
    pub nothing_fits_by_keys: fn(joker: bool) -> &'static str,
    /// A domino is chosen, but no space. Takes true for players who use keys, and may not see the glow.
    pub choose_place: fn(domino: &str, by_keys: bool) -> String,
    /// The chosen domino fits nowhere; takes the reason, and true if another one of the hand fits.
    pub fits_nowhere: fn(why: &str, others: bool) -> String,
    /// The way out of a hand that fits nowhere, for players who use keys.
    pub discard_by_key: &'static str,
    /// On how many spaces the chosen domino fits, for players who do not see the board.
    pub fits_on: fn(spaces: usize) -> String,
    /// The ghost of a domino lies on the board, and can be rotated; takes true for players who use
    /// keys.
    pub place_or_rotate: fn(by_keys: bool) -> &'static str,
    /// The ghost of a domino lies on its space the only way it can; takes whether it fits on
    /// other spaces.
    pub place_domino: fn(elsewhere: bool) -> &'static str,
    /// The ghost covers a stump, so that a mushroom follows.
    pub place_on_stump: fn(by_keys: bool) -> &'static str,
    /// The areas that the chosen placement closes, at least one, before another prompt. Their points
    /// may follow the letters.
    pub closes: fn(areas: &[&str]) -> String,
    /// What stands there instead of names and points if nobody gets any.
    pub nobody: &'static str,
    /// No space for the mushroom is chosen; takes whether dashes show where it joins areas.
    pub choose_mushroom: fn(joins: bool) -> &'static str,
    /// The ghost of a mushroom is on the board; takes the size of the joined area.
    pub place_mushroom: fn(size: usize) -> String,
    /// A space is chosen, but no plant: space, area, true if there are other spaces.
    pub choose_plant: fn(space: &str, area: &str, elsewhere: bool) -> String,
    /// The ghost of a plant is on the board: plant, space, points.
    pub place_plant: fn(plant: &str, space: &str, points: i64) -> String,
    /// The ghost of a domino is on the board, and a plant can be chosen: space, area.
    pub plant_beside: fn(space: &str, area: &str) -> String,
    /// How keys lead to so many other spaces for the plant, after the prompt for the first one.
    pub other_spaces: fn(count: usize) -> String,
    /// How the ghost of a domino is rotated, after the prompt to choose a plant beside it; takes
    /// true for players who use keys.
    pub rotate: fn(by_keys: bool) -> &'static str,
    /// The warning that this number of clouds would be lost, before another prompt.
    pub loses_clouds: fn(clouds: u32) -> String,
    /// The number of clouds that the player takes with the pieces, after another prompt.
    pub takes_clouds: fn(clouds: u32) -> String,
    /// The warning that the clouds under a mushroom would be lost, before another prompt.
    pub mushroom_on_cloud: &'static str,
    /// There is no space for a plant.
    pub no_plant_space: &'static str,
    /// The player has no plant left.
    pub no_plants: &'static str,
    /// Nothing but finishing is left, after a domino was discarded.
    pub finish_discarded: &'static str,
    /// Nothing but finishing is left.
    pub finish: &'static str,
    /// The same for a player who uses keys.
    pub finish_by_keys: &'static str,
    /// The turn can be ended, and the player cannot spend clouds.
    pub clouds_buy_nothing: &'static str,
    /// Nothing but finishing is left, and the player has nothing to draw.
    pub finish_without_drawing: &'static str,
    /// The turn can be ended.
    pub end: &'static str,
    /// The turn can be ended, and the game ends with it.
    pub end_game: &'static str,
    /// A bot waits until its scoring is read; for players who use keys.
    pub go_on_by_key: &'static str,
    /// A plant to take back is to be chosen; takes true for players who use keys.
    pub choose_return: fn(by_keys: bool) -> &'static str,
    /// A joker is to be chosen.
    pub choose_joker: &'static str,
    /// The same if some animals have the sign that one more domino would fit; takes true for players
    /// who use keys, and may not see it.
    pub choose_joker_that_fits: fn(by_keys: bool) -> &'static str,
}

impl Prompts {
    pub(in crate::text) const ENGLISH: Prompts = Prompts {
        choose_domino: "Choose a domino.",
        choose_last_domino: "The last domino! The game ends after this turn.",
        nothing_fits: "No domino of yours fits! Choose one to discard.",
        nothing_fits_but_joker: "No domino of yours fits! Choose one to discard, or change the joker.",
        nothing_fits_by_keys: |joker| match joker {
            true => "None fits! A digit chooses one, D discards it. J changes the joker.",
            false => "No domino of yours fits! A digit chooses one, D discards it.",
        },
        choose_place: |domino, by_keys| match by_keys {
            true => format!("Choose a legal space for {domino}."),
            false => format!("Choose a glowing space for {domino}."),
        },
        fits_nowhere: |why, others| {
            let advice = if others { "Choose another. " } else { "" };
            format!("{advice}No place for this one: {why}.")
        },
        discard_by_key: "D discards it.",
        fits_on: |spaces| match spaces {
            1 => "One space fits.".into(),
            _ => format!("{spaces} spaces fit."),
        },
        place_or_rotate: |by_keys| match by_keys {
            true => "R rotates the domino, Enter places it.",
            false => "Place the domino, or press it to rotate it.",
        },
        place_on_stump: |by_keys| match by_keys {
            true => "It covers a stump: a mushroom may follow. Enter places it.",
            false => "It covers a stump. Place it: then you may place a mushroom.",
        },
        place_domino: |elsewhere| match elsewhere {
            true => "It fits only this way. Place it, or choose another space.",
            false => "It fits only here and this way. Place it.",
        },
        closes: |areas| match areas {
            [area] => format!("This closes area {area}."),
            _ => format!("This closes areas {}.", and(areas)),
        },
        nobody: "nobody",
        choose_mushroom: |joins| match joins {
            true => "Choose a space for the mushroom. Dashed ones join areas.",
            false => "Choose a space for the mushroom.",
        },
        place_mushroom: |size| {
            format!("The mushroom makes one area of {size} spaces. Press again to place.")
        },
        choose_plant: |space, area, elsewhere| {
            let or = if elsewhere { ", or choose another space" } else { "" };
            format!("Choose a plant for {space} in {area}{or}.")
        },
        place_plant: |plant, space, points| {
            format!("{plant} on {space}: +{points}. Press again to plant.")
        },
        plant_beside: |space, area| format!("Choose a plant for {space} in {area}."),
        other_spaces: |count| match count {
            1 => "N goes to the other space.".into(),
            _ => format!("N goes to {count} other spaces."),
        },
        rotate: |by_keys| match by_keys {
            true => "Keys 1 to 8 choose the plant, R rotates the domino.",
            false => "Press the domino to rotate it.",
        },
        loses_clouds: |lost| format!("{}: you hold 6 at most.", clouds_would_be_lost(lost)),
        takes_clouds: |taken| format!("You also take {}.", clouds(taken)),
        mushroom_on_cloud: "The cloud there will be lost.",
        no_plant_space: "No area space beside the domino is free.",
        no_plants: "You have no plant left.",
        finish: "Done? Press “End turn”. You can still spend clouds; an extra turn needs “Draw a domino” first.",
        finish_by_keys: "Done? Enter ends the turn. F draws a domino first, then you can still spend clouds.",
        clouds_buy_nothing: "Done? Press “End turn”.",
        finish_without_drawing: "“End turn” scores the closed areas.",
        finish_discarded: "Discarded: no plant in this turn. Press “End turn”.",
        end: "End the turn, or spend clouds.",
        end_game: "“End turn” ends the game: then all is scored.",
        go_on_by_key: "Press Enter to go on.",
        choose_return: |by_keys| match by_keys {
            true => "Choose a plant: N goes to the next. It costs as many clouds as its value.",
            false => "Choose a glowing plant. It costs as many clouds as its value.",
        },
        choose_joker: "Choose the new joker for 2 clouds: it will match every animal.",
        choose_joker_that_fits: |by_keys| match by_keys {
            true => "Choose the new joker for 2 clouds. Marked animals make a domino fit.",
            false => "Choose the new joker for 2 clouds. With a ✓, a domino fits that did not.",
        },
    };
}
