//! The player's preferences, saved between visits.

mod choices;

use crate::{rules::JsonValue, text::Language};
pub use choices::{Animations, BotSpeed, Confirm, IrrelevantAnimals, ScoringSpeed, Theme, Volume};

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
    /// The speed of the final scoring; `None` until the player changes it.
    pub scoring_speed: Option<ScoringSpeed>,
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
            scoring_speed: None,
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
    /// The key under which the storage holds the preferences.
    pub const KEY: &str = "renature.preferences";

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
            scoring_speed: match json.field("scoring_speed") {
                None => None,
                Some(name) => Some(ScoringSpeed::from_name(name.text()?)?),
            },
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
        let speed =
            self.scoring_speed.map(|speed| format!(r#""scoring_speed":"{}","#, speed.name()));
        format!(
            concat!(
                r#"{{"theme":"{}","bot_speed":"{}","colorblind":{},"irrelevant":"{}","#,
                r#""scored_areas":{},"joker_marks":{},"coordinates":{},"unseen":{},"#,
                r#""animations":"{}",{}"confirm":"{}","helped":{},"knows_mushrooms":{},"#,
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
            speed.unwrap_or_default(),
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
        let times = [0, 1, 3, 4].map(|areas| BotSpeed::Normal.reading_ms(areas, false));
        assert_eq!(times, [0, 2500, 7500, 7500]);
        assert_eq!(BotSpeed::Instant.reading_ms(3, true), 0);
    }

    #[test]
    fn first_games_leave_more_time_to_read() {
        for speed in [BotSpeed::Slow, BotSpeed::Normal] {
            assert!(speed.reading_ms(1, true) > speed.reading_ms(1, false));
        }
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
