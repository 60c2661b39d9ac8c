//! Actions in a short notation for tests and scenario files.

use renature::rules::{Action, Domino, Plant, Space, Stock};
use std::str::FromStr;

/// Reads an action.
///
/// ```text
/// place butterfly-owl b1 b2     discard butterfly-owl
/// mushroom c3                   no mushroom
/// plant oak c3                  plant oak neutral c3      no plant
/// finish                        end                       again
/// joker owl                     return c3
/// ```
///
/// `place` names the space of the domino's first animal first.
///
/// # Errors
/// The text is not an action.
pub fn action(text: &str) -> Result<Action, String> {
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words[..] {
        ["place", name, first, second] => {
            Action::PlaceDomino { domino: domino(name)?, at: [space(first)?, space(second)?] }
        }
        ["discard", name] => Action::DiscardDomino { domino: domino(name)? },
        ["mushroom", at] => Action::PlaceMushroom { at: space(at)? },
        ["no", "mushroom"] => Action::SkipMushroom,
        ["plant", kind, at] => {
            Action::PlacePlant { plant: plant(kind)?, stock: Stock::Own, at: space(at)? }
        }
        ["plant", kind, "neutral", at] => {
            Action::PlacePlant { plant: plant(kind)?, stock: Stock::Neutral, at: space(at)? }
        }
        ["no", "plant"] => Action::SkipPlant,
        ["finish"] => Action::Finish,
        ["end"] => Action::EndTurn,
        ["again"] => Action::ExtraTurn,
        ["joker", animal] => Action::ChangeJoker { animal: noun(animal)? },
        ["return", at] => Action::ReturnPlant { at: space(at)? },
        _ => return Err(format!("`{text}` is not an action")),
    })
}

/// Reads a domino such as `owl-fox`.
///
/// # Errors
/// The text is not a domino.
pub fn domino(name: &str) -> Result<Domino, String> {
    noun(name)
}

/// Reads a space such as `c3`.
///
/// # Errors
/// The text is not a space.
pub fn space(name: &str) -> Result<Space, String> {
    noun(name)
}

fn plant(name: &str) -> Result<Plant, String> {
    noun(name)
}

fn noun<T: FromStr<Err: ToString>>(name: &str) -> Result<T, String> {
    name.parse().map_err(|error: T::Err| error.to_string())
}
