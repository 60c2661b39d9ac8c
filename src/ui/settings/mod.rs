//! The settings and the form that shows them.

pub mod settings_form;
