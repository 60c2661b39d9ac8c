//! Actions as JSON (RECORD: Game record).

use super::json::{self, FormError};
use crate::rules::{
    action::Action,
    animal::Animal,
    domino::Domino,
    plant::{Plant, Stock},
    space::Space,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use serde_json::value::RawValue;

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        read_action(Box::<RawValue>::deserialize(deserializer)?.get()).map_err(de::Error::custom)
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ActionFile::from(*self).serialize(serializer)
    }
}

/// Reads an action from a JSON object. The object is read twice, because `type` decides which
/// fields count, and may come last.
pub(in crate::rules) fn read_action(text: &str) -> Result<Action, FormError> {
    Ok(match json::read::<Typed>(text)?.r#type.as_str() {
        "place_domino" => {
            let Placed { domino, at } = json::read(text)?;
            Action::PlaceDomino { domino, at }
        }
        "discard_domino" => {
            let Discarded { domino } = json::read(text)?;
            Action::DiscardDomino { domino }
        }
        "place_mushroom" => {
            let Located { at } = json::read(text)?;
            Action::PlaceMushroom { at }
        }
        "skip_mushroom" => Action::SkipMushroom,
        "place_plant" => {
            let Planted { plant, color: stock, at } = json::read(text)?;
            Action::PlacePlant { plant, stock, at }
        }
        "skip_plant" => Action::SkipPlant,
        "finish" => Action::Finish,
        "end_turn" => Action::EndTurn,
        "extra_turn" => Action::ExtraTurn,
        "change_joker" => {
            let Named { animal } = json::read(text)?;
            Action::ChangeJoker { animal }
        }
        "return_plant" => {
            let Located { at } = json::read(text)?;
            Action::ReturnPlant { at }
        }
        other => {
            let reason = format!("`{other}` is not an action");
            return Err(FormError { path: "type".into(), reason });
        }
    })
}

#[derive(Deserialize)]
struct Typed {
    r#type: String,
}

#[derive(Deserialize)]
struct Placed {
    domino: Domino,
    #[serde(deserialize_with = "two_spaces")]
    at: [Space; 2],
}

#[derive(Deserialize)]
struct Discarded {
    domino: Domino,
}

#[derive(Deserialize)]
struct Planted {
    plant: Plant,
    color: Stock,
    at: Space,
}

#[derive(Deserialize)]
struct Named {
    animal: Animal,
}

#[derive(Deserialize)]
struct Located {
    at: Space,
}

fn two_spaces<'de, D: Deserializer<'de>>(deserializer: D) -> Result<[Space; 2], D::Error> {
    let spaces = Vec::<Space>::deserialize(deserializer)?;
    <[Space; 2]>::try_from(spaces)
        .map_err(|spaces| de::Error::custom(format!("2 spaces are needed, not {}", spaces.len())))
}

/// An action as written in a file.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(in crate::rules) enum ActionFile {
    PlaceDomino { domino: Domino, at: [Space; 2] },
    DiscardDomino { domino: Domino },
    PlaceMushroom { at: Space },
    SkipMushroom,
    PlacePlant { plant: Plant, color: Stock, at: Space },
    SkipPlant,
    Finish,
    EndTurn,
    ExtraTurn,
    ChangeJoker { animal: Animal },
    ReturnPlant { at: Space },
}

impl From<Action> for ActionFile {
    fn from(action: Action) -> ActionFile {
        match action {
            Action::PlaceDomino { domino, at } => ActionFile::PlaceDomino { domino, at },
            Action::DiscardDomino { domino } => ActionFile::DiscardDomino { domino },
            Action::PlaceMushroom { at } => ActionFile::PlaceMushroom { at },
            Action::SkipMushroom => ActionFile::SkipMushroom,
            Action::PlacePlant { plant, stock, at } => {
                ActionFile::PlacePlant { plant, color: stock, at }
            }
            Action::SkipPlant => ActionFile::SkipPlant,
            Action::Finish => ActionFile::Finish,
            Action::EndTurn => ActionFile::EndTurn,
            Action::ExtraTurn => ActionFile::ExtraTurn,
            Action::ChangeJoker { animal } => ActionFile::ChangeJoker { animal },
            Action::ReturnPlant { at } => ActionFile::ReturnPlant { at },
        }
    }
}
