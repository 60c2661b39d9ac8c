//! Who holds a seat.

use crate::bots::{BotKind, UnknownBot};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Controller {
    /// Somebody at the screen.
    Person,
    /// A bot.
    Bot(BotKind),
}

impl Controller {
    /// A person and all bots.
    pub const ALL: [Controller; 1 + BotKind::ALL.len()] = {
        let mut all = [Controller::Person; 1 + BotKind::ALL.len()];
        let mut index = 0;
        while index < BotKind::ALL.len() {
            all[index + 1] = Controller::Bot(BotKind::ALL[index]);
            index += 1;
        }
        all
    };

    /// The name in saves: `person`, or the bot's.
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
