//! Texts of the table: prompts, buttons, reasons why a tap does nothing.

pub mod action_list;
pub mod command;
pub mod confirm;
pub mod explain;
pub mod final_scoring;
pub mod hand_over;
pub mod log;
pub mod onboarding;
pub mod prompts;
pub mod queries;
pub mod score_chart;
pub mod shortcuts;
pub mod timeline;
pub mod unseen;
pub mod zoom;

use crate::text::{
    app::settings::SettingsText,
    words::{
        areas::AreaText,
        english::{an_animal, clouds, or, plant_of, points},
        seats::SeatText,
        spaces::SpaceText,
    },
};
use confirm::ConfirmText;
pub use prompts::Prompts;
use unseen::UnseenText;

/// The texts of the table.
#[derive(Clone, Copy)]
pub struct TableText {
    /// The name of the page's main part.
    pub table: &'static str,
    /// The name of the board.
    pub board: &'static str,
    /// The current player.
    pub turn_of: fn(name: &str) -> String,
    /// The same for a person without a name who plays bots alone.
    pub your_turn: &'static str,
    /// A bot is playing.
    pub bot_plays: &'static str,
    /// The game is over.
    pub over: &'static str,
    /// The screen waits for the next person.
    pub hand_over: fn(name: &str) -> String,
    /// The phases by name: domino, mushroom, plant, finish, end. The banner shows the last two as
    /// one step.
    pub phases: [&'static str; 5],
    /// The heading over the steps of a turn.
    pub steps: &'static str,
    /// The prompts, by phase and selection.
    pub prompts: Prompts,
    /// The labels of the buttons.
    pub buttons: Buttons,
    /// The reasons why a tap does nothing.
    pub refused: RefusedText,
    /// The descriptions of areas.
    pub areas: AreaText,
    /// The descriptions of spaces.
    pub spaces: SpaceText,
    /// The texts of a player board.
    pub seats: SeatText,
    /// The heading over the hand.
    pub hand: &'static str,
    /// A domino by its two animals.
    pub domino: fn(first: &str, second: &str) -> String,
    /// A ghost domino: animals and spaces.
    pub laid: fn(animals: [&str; 2], spaces: [&str; 2]) -> String,
    /// The label of a domino that fits nowhere.
    pub fits_nowhere: &'static str,
    /// The heading over the plants to choose from.
    pub plants: &'static str,
    /// A plant to choose: colour, kind, number left, points if a space is chosen.
    pub plant_choice: fn(color: &str, plant: &str, left: u8, points: Option<i64>) -> String,
    /// A plant by colour and kind.
    pub plant: fn(color: &str, plant: &str) -> String,
    /// The heading over the joker track.
    pub joker_track: &'static str,
    /// An animal of the joker track that is the joker.
    pub joker_now: fn(animal: &str) -> String,
    /// An animal that can be made the joker.
    pub make_joker: fn(animal: &str) -> String,
    /// The note at an animal that so many dominoes of the hand would fit with it as the joker.
    pub makes_fit: fn(usize) -> String,
    /// The heading over the areas that the end of the turn scores.
    pub closing: &'static str,
    /// The announcement after an undo; takes the sentence of the action if it was a single one.
    pub undone: fn(action: Option<&str>) -> String,
    /// The panel with the log.
    pub log: &'static str,
    /// The panel of unseen dominoes.
    pub unseen: UnseenText,
    /// The settings of the table.
    pub settings: SettingsText,
    /// The questions before a step that the player must confirm.
    pub confirm: ConfirmText,
}

/// The labels of the buttons.
#[derive(Clone, Copy)]
pub struct Buttons {
    /// Rotates the domino.
    pub rotate: &'static str,
    /// Places what is chosen.
    pub place: &'static str,
    /// Places the domino; its plant is chosen after that.
    pub place_first: &'static str,
    /// Sets the plant that is chosen.
    pub plant: &'static str,
    /// Puts the domino into the box.
    pub discard: &'static str,
    /// Plants nothing.
    pub skip_plant: &'static str,
    /// Leaves the mushroom.
    pub skip_mushroom: &'static str,
    /// Scores areas and refills.
    pub finish: &'static str,
    /// Hands the turn on.
    pub end_turn: &'static str,
    /// Leaves a choice with nothing changed.
    pub cancel: &'static str,
    /// Buys a turn.
    pub extra_turn: &'static str,
    /// Undoes the last step.
    pub undo: &'static str,
    /// Redoes the last undone step.
    pub redo: &'static str,
    /// Undoes the whole turn.
    pub restart_turn: &'static str,
    /// Opens the joker track.
    pub joker: &'static str,
    /// Takes a plant back.
    pub return_plant: &'static str,
    /// The cost of an action.
    pub cost: fn(clouds: u8) -> String,
    /// The cost of taking a plant back.
    pub value_cost: &'static str,
    /// The same beside the picture of a cloud.
    pub value_cost_short: &'static str,
}

/// The reasons why a tap does nothing.
#[derive(Clone, Copy)]
pub struct RefusedText {
    /// It is another's turn.
    pub not_your_turn: fn(name: &str) -> String,
    /// The game is over.
    pub over: &'static str,
    /// A domino has to be chosen first.
    pub choose_domino: &'static str,
    /// The domino fits nowhere.
    pub fits_nowhere: fn(why: &str) -> String,
    /// The reason that none of these animals has room beside it; no animals means all.
    pub no_room_beside: fn(animals: &[&str]) -> String,
    /// The reason that the animals beside the free spaces do not match.
    pub no_match: &'static str,
    /// The domino does not fit on the space in any way.
    pub not_here: fn(domino: &str, space: &str) -> String,
    /// The domino lies one way only over the space.
    pub one_way: &'static str,
    /// A space has to be chosen first.
    pub choose_space: &'static str,
    /// The domino was let go beside the board.
    pub dropped_elsewhere: &'static str,
    /// A plant was dragged onto the board.
    pub tap_plant: &'static str,
    /// A second tap takes the plant back.
    pub tap_again: fn(space: &str) -> String,
    /// A plant has to be chosen first.
    pub choose_plant: &'static str,
    /// Nothing can be planted.
    pub no_plant_space: &'static str,
    /// An extra turn is bought after drawing.
    pub draw_first: &'static str,
    /// It can be done in another phase only.
    pub other_phase: fn(phase: &str) -> String,
    /// Nothing can be undone.
    pub nothing_to_undo: &'static str,
    /// The turn has only begun.
    pub nothing_done: &'static str,
    /// Nothing was undone.
    pub nothing_to_redo: &'static str,
    /// No plant can be taken back.
    pub nothing_to_return: &'static str,
    /// There is no plant of the player's own or neutral on the board.
    pub no_plant_to_return: &'static str,
    /// Ending the turn comes next.
    pub end_first: &'static str,
}

impl TableText {
    pub(in crate::text) const ENGLISH: TableText = TableText {
        table: "Table",
        board: "Board",
        turn_of: |name| format!("{name}’s turn"),
        your_turn: "Your turn",
        bot_plays: "Thinking …",
        over: "The game is over",
        hand_over: |name| format!("Pass the device to {name}."),
        phases: ["Domino", "Mushroom", "Plant", "End", "End"],
        steps: "Steps of the turn",
        prompts: Prompts::ENGLISH,
        buttons: Buttons {
            rotate: "Rotate",
            place: "Place",
            place_first: "Domino first",
            plant: "Plant",
            discard: "Discard",
            skip_plant: "No plant",
            skip_mushroom: "No mushroom",
            finish: "Draw a domino",
            end_turn: "End turn",
            cancel: "Cancel",
            extra_turn: "Extra turn",
            undo: "Undo",
            redo: "Redo",
            restart_turn: "Restart the turn",
            joker: "Joker",
            return_plant: "Take plant back",
            cost: |cost| clouds(cost.into()),
            value_cost: "1 to 4 clouds",
            value_cost_short: "1–4",
        },
        refused: RefusedText {
            not_your_turn: |name| format!("It is {name}’s turn."),
            over: "Nothing more can be played. The timeline shows every move once more.",
            choose_domino: "Choose a domino first.",
            fits_nowhere: |why| format!("No place for this one: {why}."),
            no_room_beside: |animals| {
                let animals: Vec<String> = animals.iter().map(|animal| an_animal(animal)).collect();
                let animals: Vec<&str> = animals.iter().map(String::as_str).collect();
                let animals = if animals.is_empty() { "an animal".into() } else { or(&animals) };
                format!("no space beside {animals} is free")
            },
            no_match: "wherever there is room, a neighbour does not match",
            not_here: |domino, space| {
                format!("{space} has no room for {domino}: no space beside it is free.")
            },
            one_way: "It fits only this way here.",
            choose_space: "First choose a space for it.",
            dropped_elsewhere: "Let go of it over a glowing space.",
            tap_plant: "Just tap the plant: it goes to the chosen space.",
            tap_again: |at| format!("Tap the plant on {at} again to take it back."),
            choose_plant: "Choose a plant first.",
            no_plant_space: "No area space beside the domino is free.",
            other_phase: |phase| format!("That works only in the step “{phase}”."),
            draw_first: "Press “Draw a domino”; then you can buy the extra turn.",
            nothing_to_undo: "Nothing can be undone: something hidden was revealed.",
            nothing_done: "Nothing has happened in this turn yet.",
            nothing_to_redo: "Nothing was undone.",
            no_plant_to_return: "There is no plant of yours and no neutral one on the board yet.",
            nothing_to_return: "No plant can be taken back: that takes clouds equal to the plant’s value, and room on your player board.",
            end_first: "Press “End turn” to go on.",
        },
        areas: AreaText::ENGLISH,
        spaces: SpaceText::ENGLISH,
        seats: SeatText::ENGLISH,
        hand: "Hand",
        domino: |first, second| format!("{first}–{second}"),
        laid: |[first, second], [here, there]| format!("{first} on {here}, {second} on {there}."),
        fits_nowhere: "fits nowhere",
        plants: "Plants",
        plant_choice: |color, plant, left, score| match score {
            Some(score) => format!("{color} {plant}, {left} left, scores {}", points(score)),
            None => format!("{color} {plant}, {left} left"),
        },
        plant: plant_of,
        joker_track: "Joker track",
        joker_now: |animal| format!("{animal}, the joker now"),
        make_joker: |animal| format!("make the {animal} the joker"),
        makes_fit: |count| match count {
            1 => "then one of your dominoes fits".into(),
            _ => format!("then {count} of your dominoes fit"),
        },
        closing: "Scored at the end of the turn",
        undone: |action| match action {
            Some(action) => format!("Undone: {action}"),
            None => "Undone.".into(),
        },
        log: "Game log",
        unseen: UnseenText::ENGLISH,
        settings: SettingsText::ENGLISH,
        confirm: ConfirmText::ENGLISH,
    };
}
