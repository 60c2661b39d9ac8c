//! The page's state: one signal a concern, one owner.

use super::playback::Playback;
use crate::{
    rules::{Action, SpaceSet},
    scene::{
        Narrator, board::animation::motions, history::bot_pacing::BotPacing,
        words::illegal_text::illegal_text,
    },
    session::{LinkError, Match, Preferences, SaveId},
    text::{ENGLISH, Text},
    ui::{animation::Stage, browser::reduced_motion},
};
use leptos::prelude::*;

/// Which screen is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Board, seats, colours.
    Start,
    /// The saved games.
    Shelf,
    /// The match.
    Table,
}

/// What the components share; `Copy`, handed down as a context.
#[derive(Clone, Copy)]
pub struct Store {
    /// Which screen is shown.
    pub screen: RwSignal<Screen>,
    /// The match under way.
    pub game_match: RwSignal<Option<Match>>,
    /// Where the match under way is kept; none if it is not.
    pub save_id: RwSignal<Option<SaveId>>,
    /// Whether another tab plays the match, and this one watches it.
    pub watches: RwSignal<bool>,
    /// What a link holds that was opened, or why it can't be.
    pub linked: RwSignal<Option<Result<Match, LinkError>>>,
    /// Whether the match as it stands could not be saved.
    pub unsaved: RwSignal<bool>,
    /// What was done and calls for nothing more: a file was saved.
    pub news: RwSignal<Option<String>>,
    /// Which position of it the table shows.
    pub playback: Playback,
    /// How far bots may go on by themselves.
    pub pace: RwSignal<BotPacing>,
    /// The short line that says why something was refused, or what just happened.
    pub notice: RwSignal<Option<String>>,
    /// The spaces that the log or a preview lights up on the board.
    pub lit: RwSignal<SpaceSet>,
    /// What the person likes.
    pub preferences: RwSignal<Preferences>,
    /// How far the bot that thinks has come, from 0 to 1; none while none does.
    pub thought: RwSignal<Option<f32>>,
    /// Whether the final scoring stands beside the board, once the match is over.
    pub final_scoring: RwSignal<bool>,
    /// What moves over the table.
    pub stage: Stage,
    /// Where in the window the last click was: what comes under a mouse that rests there is not
    /// pointed at.
    pub clicked_at: StoredValue<Option<(i32, i32)>>,
}

impl Store {
    /// The page as it opens.
    pub fn new() -> Store {
        let game_match = RwSignal::new(None);
        Store {
            screen: RwSignal::new(Screen::Start),
            game_match,
            playback: Playback::new(game_match),
            pace: RwSignal::new(BotPacing::Running),
            save_id: RwSignal::new(None),
            watches: RwSignal::new(false),
            linked: RwSignal::new(None),
            unsaved: RwSignal::new(false),
            news: RwSignal::new(None),
            notice: RwSignal::new(None),
            lit: RwSignal::new(SpaceSet::EMPTY),
            preferences: RwSignal::new(Preferences::default()),
            thought: RwSignal::new(None),
            final_scoring: RwSignal::new(true),
            stage: Stage::new(),
            clicked_at: StoredValue::new(None),
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

    /// Who tells the events of the match under way. Read without tracking: names stay the same
    /// as long as a match is on the table.
    pub fn narrator(self) -> Option<Narrator> {
        let text = self.text();
        self.game_match.with_untracked(|game_match| {
            game_match.as_ref().map(|game_match| Narrator::new(game_match.setup(), text))
        })
    }

    /// Puts a match on the table.
    pub fn open(self, game_match: Match) {
        self.lit.set(SpaceSet::EMPTY);
        self.notice.set(None);
        self.final_scoring.set(true);
        self.playback.to_now();
        self.pace.set(BotPacing::Running);
        self.game_match.set(Some(game_match));
        self.screen.set(Screen::Table);
    }

    /// Puts a saved match on the table. With several people at the screen it may be another who
    /// comes back, so that a hand shows only to who says they are there.
    pub fn resume(self, mut game_match: Match) {
        game_match.leave_screen();
        self.open(game_match);
    }

    /// Goes back to the start screen; the match stays saved.
    pub fn leave(self) {
        self.screen.set(Screen::Start);
        self.playback.to_now();
        self.save_id.set(None);
        self.watches.set(false);
        self.game_match.set(None);
        self.lit.set(SpaceSet::EMPTY);
        self.notice.set(None);
    }

    /// Carries out an action of the player whose turn it is. A refusal becomes the notice, and
    /// nothing else hears of it.
    pub fn act(self, action: Action) {
        if self.refuse_to_watcher() {
            return;
        }
        let refused = self.game_match.try_maybe_update(|game_match| {
            let refused = game_match.as_mut().and_then(|game_match| game_match.act(action).err());
            (game_match.is_some() && refused.is_none(), refused)
        });
        // Before the page shows what has changed: where things come from is still to be seen.
        if refused == Some(None) && !untrack(|| self.playback.is_back()) {
            let told = self.game_match.with_untracked(|game_match| {
                // Behind a curtain nobody sees them.
                game_match
                    .as_ref()
                    .filter(|game_match| game_match.hand_over().is_none())
                    .map(motions)
            });
            self.stage.show(told.unwrap_or_default(), reduced_motion::pace(self));
        }
        self.notice.set(refused.flatten().map(|reason| illegal_text(reason, self.text())));
    }

    /// Whether this tab only watches; then it is said who plays.
    pub fn refuse_to_watcher(self) -> bool {
        let watches = self.watches.get_untracked();
        if watches {
            self.notice.set(Some(self.text().saved_games.elsewhere.to_owned()));
        }
        watches
    }
}

impl Default for Store {
    fn default() -> Self {
        Store::new()
    }
}
