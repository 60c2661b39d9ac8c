//! The page's state: one signal a concern, one owner.

use crate::{
    rules::{Action, SpaceSet},
    session::Match,
    text::{ENGLISH, Text},
};
use leptos::prelude::*;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Board, seats, colours.
    Start,
    /// The match.
    Table,
}

/// What the components share; `Copy`, handed down as a context.
#[derive(Clone, Copy)]
pub struct Store {
    /// Which screen is shown.
    pub screen: RwSignal<Screen>,
    /// The match under way.
    pub play: RwSignal<Option<Match>>,
    /// The short line that says why something was refused, or what just happened.
    pub notice: RwSignal<Option<String>>,
    /// The spaces that the log or a preview lights up on the board.
    pub lit: RwSignal<SpaceSet>,
}

impl Store {
    /// The page as it opens.
    pub fn new() -> Store {
        Store {
            screen: RwSignal::new(Screen::Start),
            play: RwSignal::new(None),
            notice: RwSignal::new(None),
            lit: RwSignal::new(SpaceSet::EMPTY),
        }
    }

    /// The store that the app provides.
    pub fn get() -> Store {
        expect_context()
    }

    /// The words of the page.
    pub fn text(self) -> &'static Text {
        &ENGLISH
    }

    /// Carries out an action of the player whose turn it is; a refusal becomes the notice.
    pub fn act(self, action: Action) {
        self.play.update(|play| {
            if let Some(play) = play {
                match play.act(action) {
                    Ok(_) => self.notice.set(None),
                    Err(refusal) => self.notice.set(Some(refusal.to_string())),
                }
            }
        });
    }
}

impl Default for Store {
    fn default() -> Self {
        Store::new()
    }
}
