//! What a person likes, kept from visit to visit.

use serde::{Deserialize, Serialize};

/// What a person likes, kept from visit to visit; what is missing is as usual.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// Light or dark.
    pub theme: Theme,
    /// How fast bots play.
    pub bot_speed: BotSpeed,
    /// Other colours, and a mark for each player on all that is theirs.
    pub colorblind: bool,
    /// Animals beside which nothing can be laid any more.
    pub irrelevant: Irrelevant,
    /// Scored areas in a colour of their own.
    pub scored_areas: bool,
    /// The joker's mark on dominoes.
    pub joker_marks: bool,
    /// Coordinates on the rim.
    pub coordinates: bool,
    /// The list of dominoes that one has not seen.
    pub unseen: bool,
    /// How fast pieces move.
    pub animations: Animations,
    /// What is asked for a second time.
    pub confirm: Confirm,
    /// No help in the first turns any more: a game was finished, or the help was closed.
    pub helped: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            theme: Theme::System,
            bot_speed: BotSpeed::Normal,
            colorblind: false,
            irrelevant: Irrelevant::Faint,
            scored_areas: true,
            joker_marks: true,
            coordinates: true,
            unseen: true,
            animations: Animations::Normal,
            confirm: Confirm::WhenItMatters,
            helped: false,
        }
    }
}

/// How a half of a domino is shown beside which nothing can be laid any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Irrelevant {
    /// Half seen through.
    #[default]
    Faint,
    /// Not at all.
    Hidden,
    /// Like any other.
    Full,
}

impl Irrelevant {
    /// All ways to show it.
    pub const ALL: [Irrelevant; 3] = [Irrelevant::Faint, Irrelevant::Hidden, Irrelevant::Full];
}

/// How fast pieces move; nothing ever waits for them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animations {
    /// Not at all.
    Off,
    /// At their own pace, unless the system wishes less motion.
    #[default]
    Normal,
    /// In half the time.
    Fast,
}

impl Animations {
    /// All paces.
    pub const ALL: [Animations; 3] = [Animations::Off, Animations::Normal, Animations::Fast];

    /// How long a motion lasts, as a multiple of its own time; nothing where nothing moves.
    pub const fn pace(self) -> Option<f64> {
        match self {
            Animations::Off => None,
            Animations::Normal => Some(1.0),
            Animations::Fast => Some(0.5),
        }
    }
}

/// What is asked for a second time before it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// Nothing: what can be done in one way only is done at the first tap.
    Never,
    /// Pieces, which show as a ghost before they are placed, and what gives something up or
    /// scores an area. An earlier page asked for pieces alone; who liked that likes this.
    #[default]
    #[serde(rename = "matters", alias = "pieces")]
    WhenItMatters,
    /// Pieces, and every other step of a turn.
    Always,
}

impl Confirm {
    /// All ways to ask.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::WhenItMatters, Confirm::Always];
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
        assert_eq!(read, Preferences { theme: Theme::Dark, ..Preferences::default() });
    }

    #[test]
    fn who_was_asked_for_pieces_is_asked_when_it_matters() {
        let read: Preferences = serde_json::from_str(r#"{"confirm":"pieces"}"#).unwrap();
        assert_eq!(read.confirm, Confirm::WhenItMatters);
    }

    #[test]
    fn animations_take_their_time_or_half_of_it_or_are_none_at_all() {
        let usual = Animations::Normal.pace().unwrap();
        assert_eq!(Animations::Fast.pace(), Some(usual / 2.0));
        assert_eq!(Animations::Off.pace(), None);
    }

    #[test]
    fn every_way_to_ask_is_kept() {
        for confirm in Confirm::ALL {
            let kept = serde_json::to_string(&Preferences { confirm, ..Preferences::default() });
            let read: Preferences = serde_json::from_str(&kept.unwrap()).unwrap();
            assert_eq!(read.confirm, confirm);
        }
    }
}
