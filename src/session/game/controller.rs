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
    /// The person and all bots. The order is part of the link format, and that of the texts.
    pub const ALL: [Controller; 1 + BotKind::ALL.len()] = {
        let mut all = [Controller::Person; 1 + BotKind::ALL.len()];
        let mut index = 0;
        while index < BotKind::ALL.len() {
            all[index + 1] = Controller::Bot(BotKind::ALL[index]);
            index += 1;
        }
        all
    };

    /// The person and all bots in the order of the start screen: levels from the weakest, then the
    /// bots for tests.
    pub const DISPLAYED: [Controller; Controller::ALL.len()] = [
        Controller::Person,
        Controller::Bot(BotKind::Acorn),
        Controller::Bot(BotKind::Seedling),
        Controller::Bot(BotKind::Turf),
        Controller::Bot(BotKind::Bush),
        Controller::Bot(BotKind::Pine),
        Controller::Bot(BotKind::Oak),
        Controller::Bot(BotKind::Random),
        Controller::Bot(BotKind::Greedy),
    ];

    /// Returns whether the start screen offers the controller for any seat. Those for tests only
    /// stay where older lineups, links and saves have them.
    pub const fn is_offered(self) -> bool {
        !matches!(self, Controller::Bot(BotKind::Random | BotKind::Greedy))
    }

    /// The text for this controller among those for [`Controller::ALL`].
    pub const fn text_in(self, texts: &[&'static str; Controller::ALL.len()]) -> &'static str {
        match self {
            Controller::Person => texts[0],
            Controller::Bot(kind) => texts[1 + kind as usize],
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn order_of_links_only_grows_at_its_end() {
        let names = Controller::ALL.map(Controller::name);
        let first = ["person", "random", "greedy", "seedling", "turf", "bush", "pine", "oak"];
        assert_eq!(names[..8], first);
        assert_eq!(names[8..], ["acorn"]);
    }

    #[test]
    fn start_screen_shows_each_controller_once() {
        let shown = |one: &Controller| Controller::DISPLAYED.contains(one);
        assert!(Controller::ALL.iter().all(shown));
    }

    #[test]
    fn each_controller_has_the_text_of_its_place() {
        let names = Controller::ALL.map(Controller::name);
        assert!(Controller::ALL.iter().all(|one| one.text_in(&names) == one.name()));
    }
}
