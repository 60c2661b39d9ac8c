//! The player's preferences, saved between visits.

use serde::{Deserialize, Serialize};

/// The player's preferences. A field missing in storage takes its default.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The colour theme.
    pub theme: Theme,
    /// The speed of bots.
    pub bot_speed: BotSpeed,
    /// True if players have colours for the colour-blind and a mark on all their pieces.
    pub colorblind: bool,
    /// The look of irrelevant animals.
    pub irrelevant: IrrelevantAnimals,
    /// True if scored areas have a colour of their own.
    pub scored_areas: bool,
    /// True if dominoes show the joker's mark.
    pub joker_marks: bool,
    /// True if the rim shows coordinates.
    pub coordinates: bool,
    /// True if the button for the list of unseen dominoes shows.
    pub unseen: bool,
    /// The speed of moving pieces.
    pub animations: Animations,
    /// The actions that need a second tap.
    pub confirm: Confirm,
    /// True if onboarding is done: a game was finished, or the help was closed.
    #[serde(rename = "helped")]
    pub is_onboarded: bool,
}

impl Default for Preferences {
    fn default() -> Self {
        Preferences {
            theme: Theme::System,
            bot_speed: BotSpeed::Normal,
            colorblind: false,
            irrelevant: IrrelevantAnimals::Faint,
            scored_areas: true,
            joker_marks: true,
            coordinates: true,
            unseen: true,
            animations: Animations::Normal,
            confirm: Confirm::WhenItMatters,
            is_onboarded: false,
        }
    }
}

/// The look of irrelevant animals, beside which no domino can be laid any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum IrrelevantAnimals {
    /// Half transparent.
    #[default]
    Faint,
    /// Invisible.
    Hidden,
    /// Like any other animal.
    Full,
}

impl IrrelevantAnimals {
    /// All looks.
    pub const ALL: [IrrelevantAnimals; 3] =
        [IrrelevantAnimals::Faint, IrrelevantAnimals::Hidden, IrrelevantAnimals::Full];
}

/// The speed of moving pieces. Nothing waits for an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Animations {
    /// No animation.
    Off,
    /// The full duration, unless the system asks for reduced motion.
    #[default]
    Normal,
    /// Half the duration.
    Fast,
}

impl Animations {
    /// All speeds.
    pub const ALL: [Animations; 3] = [Animations::Off, Animations::Normal, Animations::Fast];

    /// The factor by which durations are multiplied; none for no animation.
    pub const fn duration_factor(self) -> Option<f64> {
        match self {
            Animations::Off => None,
            Animations::Normal => Some(1.0),
            Animations::Fast => Some(0.5),
        }
    }
}

/// The actions that need a second tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Confirm {
    /// None: an action that is possible in one way only takes one tap.
    Never,
    /// Placing pieces, which show as a ghost first, giving something up, and scoring an area.
    /// `pieces`, a choice of an earlier version, is read as this one.
    #[default]
    #[serde(rename = "matters", alias = "pieces")]
    WhenItMatters,
    /// Every step of a turn.
    Always,
}

impl Confirm {
    /// All choices.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::WhenItMatters, Confirm::Always];
}

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// The theme of the system.
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

/// The speed of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum BotSpeed {
    /// Slow enough to think along.
    Slow,
    /// Fast enough to follow.
    #[default]
    Normal,
    /// No pause.
    Instant,
}

impl BotSpeed {
    /// All speeds.
    pub const ALL: [BotSpeed; 3] = [BotSpeed::Slow, BotSpeed::Normal, BotSpeed::Instant];

    /// The pause before each action of a bot, in milliseconds.
    pub const fn pause_ms(self) -> u32 {
        [1200, 600, 0][self as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn missing_fields_take_their_defaults() {
        let read: Preferences = serde_json::from_str(r#"{"theme":"dark","helped":true}"#).unwrap();
        let expected =
            Preferences { theme: Theme::Dark, is_onboarded: true, ..Preferences::default() };
        assert_eq!(read, expected);
    }

    #[test]
    fn old_choice_pieces_is_read_as_when_it_matters() {
        let read: Preferences = serde_json::from_str(r#"{"confirm":"pieces"}"#).unwrap();
        assert_eq!(read.confirm, Confirm::WhenItMatters);
    }

    #[test]
    fn fast_animations_take_half_the_time() {
        let usual = Animations::Normal.duration_factor().unwrap();
        assert_eq!(Animations::Fast.duration_factor(), Some(usual / 2.0));
        assert_eq!(Animations::Off.duration_factor(), None);
    }

    #[test]
    fn every_confirm_choice_is_restored() {
        for confirm in Confirm::ALL {
            let text = serde_json::to_string(&Preferences { confirm, ..Preferences::default() });
            let read: Preferences = serde_json::from_str(&text.unwrap()).unwrap();
            assert_eq!(read.confirm, confirm);
        }
    }
}
