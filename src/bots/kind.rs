//! The bots by name.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};
use web_time::Duration;

/// A bot. `strategy.rs` has the numbers of each.
///
/// Links hold the index of a variant, so a new one goes to the end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "&'static str", try_from = "String")]
pub enum BotKind {
    /// Any legal action, each equally likely.
    Random,
    /// The turn with the most points now.
    Greedy,
    /// Points and plants, hardly any regard for majorities, and no cloud actions.
    Seedling,
    /// The best turn by an evaluation set by hand, cloud actions included.
    Turf,
    /// The best turn by the evaluation fitted for two players.
    Bush,
    /// A few playouts, by an evaluation fitted for up to three players.
    Pine,
    /// Thousands of playouts, by an evaluation fitted for the table.
    Oak,
    /// Points and large plants, but only some of the places, as a child may see it.
    Acorn,
}

impl BotKind {
    /// All bots in the order of the variants, which is part of the link format.
    pub const ALL: [BotKind; 8] = [
        BotKind::Random,
        BotKind::Greedy,
        BotKind::Seedling,
        BotKind::Turf,
        BotKind::Bush,
        BotKind::Pine,
        BotKind::Oak,
        BotKind::Acorn,
    ];

    /// All bots, weakest first.
    pub const BY_STRENGTH: [BotKind; 8] = [
        BotKind::Random,
        BotKind::Acorn,
        BotKind::Greedy,
        BotKind::Seedling,
        BotKind::Turf,
        BotKind::Bush,
        BotKind::Pine,
        BotKind::Oak,
    ];

    /// The name in commands and saves.
    pub const fn name(self) -> &'static str {
        ["random", "greedy", "seedling", "turf", "bush", "pine", "oak", "acorn"][self as usize]
    }

    /// The longest search that the page lets a player wait for.
    pub const fn time_limit(self) -> Duration {
        Duration::from_millis(if matches!(self, BotKind::Oak) { 900 } else { 250 })
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for a name that no bot has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a bot; there are random, acorn, greedy, seedling, turf, bush, pine and oak")]
pub struct UnknownBot(pub String);

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Self, UnknownBot> {
        BotKind::ALL
            .into_iter()
            .find(|kind| kind.name() == name)
            .ok_or_else(|| UnknownBot(name.to_owned()))
    }
}

impl From<BotKind> for &'static str {
    fn from(kind: BotKind) -> &'static str {
        kind.name()
    }
}

impl TryFrom<String> for BotKind {
    type Error = UnknownBot;

    fn try_from(name: String) -> Result<Self, UnknownBot> {
        name.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_bot_has_its_place_in_links() {
        let places = BotKind::ALL.map(|kind| kind as usize);
        assert_eq!(places, std::array::from_fn(|place| place));
    }

    #[test]
    fn each_bot_is_ranked_by_strength() {
        assert!(BotKind::ALL.iter().all(|kind| BotKind::BY_STRENGTH.contains(kind)));
    }

    #[test]
    fn error_for_an_unknown_name_lists_each_bot() {
        let names = BotKind::BY_STRENGTH.map(BotKind::name).join(", ");
        let (others, best) = names.rsplit_once(", ").unwrap();
        let error = UnknownBot("fir".to_owned()).to_string();
        assert_eq!(error, format!("`fir` is not a bot; there are {others} and {best}"));
    }
}
