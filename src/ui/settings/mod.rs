//! The form with all settings.

pub mod settings_form;
mod sound_settings;
mod switch;
