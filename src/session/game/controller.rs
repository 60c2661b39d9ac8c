//! The controllers of seats: persons and bots.

use crate::bots::{BotKind, UnknownBot};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// The person or bot that plays a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Controller {
    /// A person at this screen.
    Person,
    /// A bot of this kind.
    Bot(BotKind),
}

impl Controller {
    /// The person and all bots. The order is part of the link format.
    pub const ALL: [Controller; 1 + BotKind::ALL.len()] = {
        let mut all = [Controller::Person; 1 + BotKind::ALL.len()];
        let mut index = 0;
        while index < BotKind::ALL.len() {
            all[index + 1] = Controller::Bot(BotKind::ALL[index]);
            index += 1;
        }
        all
    };

    /// The name in saves: `person`, or the name of the bot.
    pub const fn name(self) -> &'static str {
        match self {
            Controller::Person => "person",
            Controller::Bot(kind) => kind.name(),
        }
    }
}

impl From<Controller> for &'static str {
    fn from(controller: Controller) -> &'static str {
        controller.name()
    }
}

impl FromStr for Controller {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        if name == "person" { Ok(Controller::Person) } else { name.parse().map(Controller::Bot) }
    }
}

impl TryFrom<String> for Controller {
    type Error = UnknownBot;

    fn try_from(name: String) -> Result<Self, UnknownBot> {
        name.parse()
    }
}
