//! Who holds a seat.

use crate::bots::{BotKind, UnknownBot};
use serde::{Deserialize, Serialize};
use std::str::FromStr;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum Holder {
    /// Somebody at the screen.
    Person,
    /// A bot.
    Bot(BotKind),
}

impl Holder {
    /// A person and all bots.
    pub const ALL: [Holder; 1 + BotKind::ALL.len()] = {
        let mut all = [Holder::Person; 1 + BotKind::ALL.len()];
        let mut index = 0;
        while index < BotKind::ALL.len() {
            all[index + 1] = Holder::Bot(BotKind::ALL[index]);
            index += 1;
        }
        all
    };

    /// The name in saves: `person`, or the bot's.
    pub const fn name(self) -> &'static str {
        match self {
            Holder::Person => "person",
            Holder::Bot(kind) => kind.name(),
        }
    }
}

impl From<Holder> for &'static str {
    fn from(holder: Holder) -> &'static str {
        holder.name()
    }
}

impl FromStr for Holder {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        if name == "person" { Ok(Holder::Person) } else { name.parse().map(Holder::Bot) }
    }
}

impl TryFrom<String> for Holder {
    type Error = UnknownBot;

    fn try_from(name: String) -> Result<Self, UnknownBot> {
        name.parse()
    }
}
