//! The form with all settings.

pub mod settings_form;
