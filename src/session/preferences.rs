//! The player's preferences, saved between visits.

use crate::{rules::JsonValue, text::Language};

/// The player's preferences.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
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
    /// The actions that the player must confirm.
    pub confirm: Confirm,
    /// True if onboarding is done: a game was finished, or the help was closed.
    pub is_onboarded: bool,
    /// True if the hint about mushrooms is done: a Valley game was finished, or the help was
    /// closed.
    pub knows_mushrooms: bool,
    /// True if numbers and spaces explain themselves under a mouse or with the keyboard focus.
    pub tooltips: bool,
    /// True if a screen hides the dominoes between the turns of two people.
    pub handover_screen: bool,
    /// True if single keys act on the table.
    pub shortcuts: bool,
    /// True if the table makes sounds.
    pub sound: bool,
    /// The volume of the sounds.
    pub volume: Volume,
    /// True if the device vibrates.
    pub vibration: bool,
    /// The language that the player chose; `None` for the browser's.
    pub language: Option<Language>,
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
            knows_mushrooms: false,
            tooltips: true,
            handover_screen: true,
            shortcuts: true,
            sound: false,
            volume: Volume::default(),
            vibration: false,
            language: None,
        }
    }
}

impl Preferences {
    /// Reads stored preferences; `None` if they are damaged. A missing field takes its default.
    pub fn from_json(text: &str) -> Option<Preferences> {
        let json = JsonValue::read(text).filter(JsonValue::is_object)?;
        let default = Preferences::default();
        let flag = |field, default| json.field(field).map_or(Some(default), JsonValue::bool);
        let is_onboarded = flag("helped", default.is_onboarded)?;
        Some(Preferences {
            theme: choice(&json, "theme", Theme::ALL, Theme::name)?,
            bot_speed: choice(&json, "bot_speed", BotSpeed::ALL, BotSpeed::name)?,
            colorblind: flag("colorblind", default.colorblind)?,
            irrelevant: choice(
                &json,
                "irrelevant",
                IrrelevantAnimals::ALL,
                IrrelevantAnimals::name,
            )?,
            scored_areas: flag("scored_areas", default.scored_areas)?,
            joker_marks: flag("joker_marks", default.joker_marks)?,
            coordinates: flag("coordinates", default.coordinates)?,
            unseen: flag("unseen", default.unseen)?,
            animations: choice(&json, "animations", Animations::ALL, Animations::name)?,
            confirm: match json.field("confirm").and_then(JsonValue::text) {
                // A choice of an earlier version.
                Some("pieces") => Confirm::WhenItMatters,
                _ => choice(&json, "confirm", Confirm::ALL, Confirm::name)?,
            },
            is_onboarded,
            // Earlier versions had one flag for both.
            knows_mushrooms: flag("knows_mushrooms", is_onboarded)?,
            tooltips: flag("tooltips", default.tooltips)?,
            handover_screen: flag("handover_screen", default.handover_screen)?,
            shortcuts: flag("shortcuts", default.shortcuts)?,
            sound: flag("sound", default.sound)?,
            volume: match json.field("volume") {
                None => default.volume,
                Some(percent) => percent.integer().and_then(Volume::new)?,
            },
            vibration: flag("vibration", default.vibration)?,
            language: json.field("language").and_then(JsonValue::text).and_then(Language::from_tag),
        })
    }

    /// Returns the preferences as JSON for the storage.
    pub fn to_json(self) -> String {
        format!(
            concat!(
                r#"{{"theme":"{}","bot_speed":"{}","colorblind":{},"irrelevant":"{}","#,
                r#""scored_areas":{},"joker_marks":{},"coordinates":{},"unseen":{},"#,
                r#""animations":"{}","confirm":"{}","helped":{},"knows_mushrooms":{},"#,
                r#""tooltips":{},"handover_screen":{},"shortcuts":{},"#,
                r#""sound":{},"volume":{},"vibration":{},"language":{}}}"#
            ),
            self.theme.name(),
            self.bot_speed.name(),
            self.colorblind,
            self.irrelevant.name(),
            self.scored_areas,
            self.joker_marks,
            self.coordinates,
            self.unseen,
            self.animations.name(),
            self.confirm.name(),
            self.is_onboarded,
            self.knows_mushrooms,
            self.tooltips,
            self.handover_screen,
            self.shortcuts,
            self.sound,
            self.volume.percent(),
            self.vibration,
            self.language.map_or("null".to_owned(), |language| format!(r#""{}""#, language.tag())),
        )
    }
}

/// Reads the choice in the field; the default if there is none, and `None` if it is unknown.
fn choice<T: Copy + Default>(
    json: &JsonValue,
    field: &str,
    all: [T; 3],
    name: fn(T) -> &'static str,
) -> Option<T> {
    match json.field(field) {
        None => Some(T::default()),
        Some(chosen) => all.into_iter().find(|each| chosen.text() == Some(name(*each))),
    }
}

/// The look of irrelevant animals, beside which no domino can be placed any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["faint", "hidden", "full"][self as usize]
    }
}

/// The speed of moving pieces. Nothing waits for an animation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["off", "normal", "fast"][self as usize]
    }

    /// The factor by which durations are multiplied; none for no animation.
    pub const fn duration_factor(self) -> Option<f64> {
        match self {
            Animations::Off => None,
            Animations::Normal => Some(1.0),
            Animations::Fast => Some(0.5),
        }
    }
}

/// The actions that the player must confirm.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Confirm {
    /// None. A piece that can be placed in one way only is placed at once.
    Never,
    /// Giving up a piece, and scoring an area.
    #[default]
    WhenItMatters,
    /// Every step of a turn. Each piece shows as a ghost first and is placed on its own.
    Always,
}

impl Confirm {
    /// All choices.
    pub const ALL: [Confirm; 3] = [Confirm::Never, Confirm::WhenItMatters, Confirm::Always];

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["never", "matters", "always"][self as usize]
    }
}

/// The volume of the sounds, in percent. They are switched off by [`Preferences::sound`] alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Volume(u32);

impl Volume {
    /// The lowest volume, in percent.
    pub const MIN: u32 = 10;
    /// The highest volume, in percent.
    pub const MAX: u32 = 100;

    /// Returns the volume of so many percent; `None` if there is none.
    pub const fn new(percent: u32) -> Option<Volume> {
        match percent {
            Volume::MIN..=Volume::MAX => Some(Volume(percent)),
            _ => None,
        }
    }

    /// Returns the volume in percent.
    pub const fn percent(self) -> u32 {
        self.0
    }

    /// Returns the factor for the loudness of a sound: equal steps of volume sound equal.
    pub fn gain(self) -> f64 {
        (f64::from(self.0) / f64::from(Volume::MAX)).powi(2)
    }
}

impl Default for Volume {
    fn default() -> Self {
        Volume(50)
    }
}

/// The colour theme.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["system", "light", "dark"][self as usize]
    }
}

/// The speed of bots.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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

    /// The name in storage.
    pub const fn name(self) -> &'static str {
        ["slow", "normal", "instant"][self as usize]
    }

    /// The pause before each action of a bot, in milliseconds.
    pub const fn pause_ms(self) -> u32 {
        [1200, 600, 0][self as usize]
    }

    /// The further pause after so many areas were scored, in milliseconds: the time to read how.
    pub fn reading_ms(self, areas: usize) -> u32 {
        // Nobody reads more than three at once; the log keeps them.
        [3000, 1800, 0][self as usize] * areas.min(3) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fast_animations_take_half_the_time() {
        let usual = Animations::Normal.duration_factor().unwrap();
        assert_eq!(Animations::Fast.duration_factor(), Some(usual / 2.0));
        assert_eq!(Animations::Off.duration_factor(), None);
    }

    #[test]
    fn reading_time_grows_with_up_to_three_areas() {
        let times = [0, 1, 3, 4].map(|areas| BotSpeed::Normal.reading_ms(areas));
        assert_eq!(times, [0, 1800, 5400, 5400]);
        assert_eq!(BotSpeed::Instant.reading_ms(3), 0);
    }

    #[test]
    fn volume_lies_between_10_and_100_percent() {
        let volumes = [0, 9, 10, 100, 101].map(|percent| Volume::new(percent).is_some());
        assert_eq!(volumes, [false, false, true, true, false]);
    }

    #[test]
    fn gain_grows_with_the_volume_up_to_1() {
        let gains: Vec<f64> = (10..=100).filter_map(Volume::new).map(Volume::gain).collect();
        assert!(gains[0] > 0.0 && gains.is_sorted() && gains.last() == Some(&1.0));
    }
}
