//! Texts of the app around all screens, in French.

use crate::text::{
    app::about::AboutText, app::daily::DailyText, app::importing::ImportingText,
    app::loading::LoadingText, app::menu::MenuText, app::offline::OfflineText,
    app::saving::SavingText, app::settings::SettingsText, app::sharing::SharingText,
};

impl AboutText {
    pub(in crate::text) const FRENCH: AboutText = AboutText::ENGLISH;
}

impl DailyText {
    pub(in crate::text) const FRENCH: DailyText = DailyText::ENGLISH;
}

impl ImportingText {
    pub(in crate::text) const FRENCH: ImportingText = ImportingText::ENGLISH;
}

impl LoadingText {
    pub(in crate::text) const FRENCH: LoadingText = LoadingText::ENGLISH;
}

impl MenuText {
    pub(in crate::text) const FRENCH: MenuText = MenuText::ENGLISH;
}

impl OfflineText {
    pub(in crate::text) const FRENCH: OfflineText = OfflineText::ENGLISH;
}

impl SavingText {
    pub(in crate::text) const FRENCH: SavingText = SavingText::ENGLISH;
}

impl SettingsText {
    pub(in crate::text) const FRENCH: SettingsText = SettingsText::ENGLISH;
}

impl SharingText {
    pub(in crate::text) const FRENCH: SharingText = SharingText::ENGLISH;
}
