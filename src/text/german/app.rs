//! Texts of the app around all screens, in German.

use crate::text::{
    app::about::AboutText, app::daily::DailyText, app::importing::ImportingText,
    app::loading::LoadingText, app::menu::MenuText, app::offline::OfflineText,
    app::saving::SavingText, app::settings::SettingsText, app::sharing::SharingText,
};

impl AboutText {
    pub(in crate::text) const GERMAN: AboutText = AboutText::ENGLISH;
}

impl DailyText {
    pub(in crate::text) const GERMAN: DailyText = DailyText::ENGLISH;
}

impl ImportingText {
    pub(in crate::text) const GERMAN: ImportingText = ImportingText::ENGLISH;
}

impl LoadingText {
    pub(in crate::text) const GERMAN: LoadingText = LoadingText::ENGLISH;
}

impl MenuText {
    pub(in crate::text) const GERMAN: MenuText = MenuText::ENGLISH;
}

impl OfflineText {
    pub(in crate::text) const GERMAN: OfflineText = OfflineText::ENGLISH;
}

impl SavingText {
    pub(in crate::text) const GERMAN: SavingText = SavingText::ENGLISH;
}

impl SettingsText {
    pub(in crate::text) const GERMAN: SettingsText = SettingsText::ENGLISH;
}

impl SharingText {
    pub(in crate::text) const GERMAN: SharingText = SharingText::ENGLISH;
}
