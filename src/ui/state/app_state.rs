//! The state of the app around all screens.

use crate::{
    scene::rulebook::RulesPage,
    session::{Confirm, Preferences},
    text::{AppText, Language},
    ui::{
        browser::browser_language,
        reactive::{Memo, memo::memo},
    },
};
use leptos::prelude::*;

/// A screen of the app.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// The start screen.
    Start,
    /// The page of saved games.
    SavedGames,
    /// The table.
    Table,
}

/// The message of a toast.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum News {
    /// Something was done.
    Done(String),
    /// Something did not work, or the player loses something.
    Warning(String),
    /// The answer to what the player asked: the hand, the scores, the last moves.
    Answer(String),
}

/// The state that all screens share; `Copy`, provided by the app as a context. Nothing in it needs
/// the rules engine: the start screen has it before the game is loaded.
#[derive(Clone, Copy)]
pub struct AppState {
    /// The screen on display.
    pub screen: RwSignal<Screen>,
    /// The name of the screen for the browser's title; `None` for the start screen.
    pub screen_title: RwSignal<Option<String>>,
    /// `true` once the first screen is complete, so that the splash screen may go.
    pub is_ready: RwSignal<bool>,
    /// The toast: news that needs no answer, such as a saved file.
    pub news: RwSignal<Option<News>>,
    /// The notice: why something was refused, or what just happened.
    pub notice: RwSignal<Option<String>>,
    /// `true` once the player asked for the first-turn hints again.
    pub wants_hints: RwSignal<bool>,
    /// `true` while the dialog with the lessons is open.
    pub lessons_open: RwSignal<bool>,
    /// `true` while the rulebook is open.
    pub rules_open: RwSignal<bool>,
    /// The page of the rulebook on display; `None` for the list of pages.
    pub rules_page: RwSignal<Option<RulesPage>>,
    /// The player's preferences.
    pub preferences: RwSignal<Preferences>,
    /// `true` while the settings are open; they stay open while the page changes its language.
    pub settings_open: RwSignal<bool>,
    /// The settings of the sounds, which come with the game part.
    pub sound_settings: RwSignal<Option<fn() -> AnyView>>,
    /// The language of the page: the player's choice, or else the browser's.
    pub language: Memo<Language>,
}

impl AppState {
    /// Creates the state of a page that opens.
    pub fn new() -> AppState {
        let preferences = RwSignal::new(Preferences::default());
        let of_browser = browser_language();
        AppState {
            screen: RwSignal::new(Screen::Start),
            screen_title: RwSignal::new(None),
            is_ready: RwSignal::new(false),
            news: RwSignal::new(None),
            notice: RwSignal::new(None),
            wants_hints: RwSignal::new(false),
            lessons_open: RwSignal::new(false),
            rules_open: RwSignal::new(false),
            rules_page: RwSignal::new(None),
            preferences,
            settings_open: RwSignal::new(false),
            sound_settings: RwSignal::new(None),
            language: memo(move || preferences.with(|all| all.language).unwrap_or(of_browser)),
        }
    }

    /// Returns the state that the app provides.
    pub fn get() -> AppState {
        expect_context()
    }

    /// Shows a toast that something was done.
    pub fn show_done(self, words: impl Into<String>) {
        self.news.set(Some(News::Done(words.into())));
    }

    /// Removes the answer to a question about the table, which has changed since.
    pub fn forget_answer(self) {
        // An update would show any other toast anew.
        if self.news.with_untracked(|news| matches!(news, Some(News::Answer(_)))) {
            self.news.set(None);
        }
    }

    /// Shows a toast that something did not work, or that the player loses something.
    pub fn show_warning(self, words: impl Into<String>) {
        self.news.set(Some(News::Warning(words.into())));
    }

    /// Opens the rulebook at the page, or at the list of its pages.
    pub fn open_rules(self, page: Option<RulesPage>) {
        self.rules_page.set(page);
        self.rules_open.set(true);
    }

    /// Returns whether the player confirms all moves; then a double tap always counts as one tap.
    pub fn confirms_always(self) -> bool {
        self.preferences.with_untracked(|preferences| preferences.confirm == Confirm::Always)
    }

    /// Returns the texts of the app, untracked: in another language the app builds all views anew.
    pub fn text(self) -> &'static AppText {
        self.language.get_untracked().app_text()
    }
}

impl Default for AppState {
    fn default() -> Self {
        AppState::new()
    }
}
