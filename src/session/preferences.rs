//! What a person likes, kept from visit to visit.

use serde::{Deserialize, Serialize};

/// What a person likes, kept from visit to visit; what is missing is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots play.
    pub bot_speed: BotSpeed,
}

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// As the system wishes.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];
}

/// How fast bots play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotSpeed {
    /// With time to think along.
    Slow,
    /// Fast enough to follow.
    #[default]
    Normal,
    /// Without pause.
    Instant,
}

impl BotSpeed {
    /// All speeds.
    pub const ALL: [BotSpeed; 3] = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Instant];

    /// The pause before each of a bot's actions, in milliseconds.
    pub const fn pause(self) -> u32 {
        [1200, 600, 0][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_an_older_visit_did_not_know_is_as_usual() {
        let read: Preferences = serde_json::from_str(r#"{"theme":"dark"}"#).unwrap();
        assert_eq!(read, Preferences { theme: Theme::Dark, bot_speed: BotSpeed::Normal });
    }
}
