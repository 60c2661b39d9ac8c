//! The form with all settings.

pub mod settings_form;
pub mod sound_settings;
pub mod switch;
