//! The languages of the page.

use super::{APP_ENGLISH, APP_FRENCH, APP_GERMAN, AppText, ENGLISH, FRENCH, GERMAN, Text};

/// A language of the page.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Language {
    /// English, also for readers of any language but the others here.
    #[default]
    English,
    /// German.
    German,
    /// French.
    French,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::French];

    /// Returns the tag, as in `lang="en"` and in storage.
    pub const fn tag(self) -> &'static str {
        ["en", "de", "fr"][self as usize]
    }

    /// Returns the name as speakers of the language write it.
    pub const fn own_name(self) -> &'static str {
        ["English", "Deutsch", "Français"][self as usize]
    }

    /// Returns the language of a tag such as `de` or `de-AT`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let primary = tag.split('-').next().unwrap_or_default();
        Language::ALL.into_iter().find(|language| primary.eq_ignore_ascii_case(language.tag()))
    }

    /// Returns the texts of the app around all screens.
    pub fn app_text(self) -> &'static AppText {
        match self {
            Language::English => &APP_ENGLISH,
            Language::German => &APP_GERMAN,
            Language::French => &APP_FRENCH,
        }
    }

    /// Returns the texts of the game.
    pub fn text(self) -> &'static Text {
        match self {
            Language::English => &ENGLISH,
            Language::German => &GERMAN,
            Language::French => &FRENCH,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_does_not_matter() {
        assert_eq!(Language::from_tag("de-AT"), Some(Language::German));
        assert_eq!(Language::from_tag("FR"), Some(Language::French));
    }

    #[test]
    fn unknown_languages_have_no_tag() {
        assert_eq!(["", "den", "nl-BE"].map(Language::from_tag), [None; 3]);
    }

    #[test]
    fn each_language_has_its_tag() {
        for language in Language::ALL {
            assert_eq!(Language::from_tag(language.tag()), Some(language));
            assert_eq!(language.app_text().tag, language.tag());
        }
    }
}
