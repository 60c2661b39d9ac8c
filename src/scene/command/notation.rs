//! Actions as lines that the command field understands.

use crate::{
    rules::{Action, Stock},
    scene::words::plant_name,
    session::Match,
    text::Text,
};

/// Returns the line that carries out the action, such as `frog-owl a12 b12`.
pub fn command_line(game_match: &Match, text: &Text, action: Action) -> String {
    let words = &text.command.words;
    let first = |words: &[&'static str]| words.first().copied().unwrap_or_default();
    let with = |words, rest: String| format!("{} {rest}", first(words));
    let animal = |animal: crate::rules::Animal| text.names.animals[animal.index()];
    match action {
        Action::PlaceDomino { domino, at: [here, there] } => {
            let [one, other] = domino.halves().map(animal);
            format!("{one}-{other} {here} {there}")
        }
        Action::DiscardDomino { domino } => {
            with(words.discard, domino.halves().map(animal).join("-"))
        }
        Action::PlaceMushroom { at } => with(words.mushroom, at.to_string()),
        Action::PlacePlant { plant, stock: Stock::Own, at } => {
            format!("{} {at}", plant_name(text, plant))
        }
        Action::PlacePlant { plant, stock: Stock::Neutral, at } => {
            let plant = (text.table.plant)(text.names.neutral, plant_name(text, plant));
            format!("{plant} {at}")
        }
        Action::ChangeJoker { animal: joker } => with(words.joker, animal(joker).to_owned()),
        Action::ReturnPlant { at } => {
            let plant = game_match.game().table().plant_on(at);
            let plant = plant.map(|placed| plant_name(text, placed.plant)).unwrap_or_default();
            with(words.take_back, format!("{plant} {at}"))
        }
        Action::SkipMushroom => first(words.no_mushroom).to_owned(),
        Action::SkipPlant => first(words.no_plant).to_owned(),
        Action::Finish => first(words.draw).to_owned(),
        Action::EndTurn => first(words.end_turn).to_owned(),
        Action::ExtraTurn => first(words.extra_turn).to_owned(),
    }
}
