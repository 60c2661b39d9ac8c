//! The state of the game and its table: one signal for each concern, one owner.

use super::{
    app_state::{AppState, Screen},
    open_match::{Next, remove_unplayed},
    playback::Playback,
};
use crate::{
    rules::{Action, SpaceSet},
    scene::{
        Narrator,
        board::{Ghost, animations},
        history::BotPacing,
        input::{Question, Reply},
        words::illegal_text::illegal_text,
    },
    session::{LessonStep, LinkError, Match, SaveId},
    text::Text,
    ui::{
        animation::{Stage, pace},
        browser::first,
        reactive::UpdateScheduler,
        sound::SoundPlayer,
    },
};
use leptos::prelude::*;

/// The state of the game and its table; `Copy`, provided by the game part as a context.
#[derive(Clone, Copy)]
pub struct Store {
    /// The state of the app.
    pub app: AppState,
    /// The match on the table.
    pub game_match: RwSignal<Option<Match>>,
    /// The save of the match; `None` if it is not saved.
    pub save_id: RwSignal<Option<SaveId>>,
    /// The save of the match on the table, if it is the one that was dealt last.
    pub dealt: StoredValue<Option<SaveId>>,
    /// The step of the lesson on the table; `None` in a game.
    pub lesson: RwSignal<Option<LessonStep>>,
    /// `true` if another tab plays the match and this one watches.
    pub watches: RwSignal<bool>,
    /// The match that waits for storage space.
    pub pending: RwSignal<Option<Next>>,
    /// The match of a link that was opened, or why it cannot be read.
    pub linked: RwSignal<Option<Result<Match, LinkError>>>,
    /// The question that a player was asked last, with the reply that it is about.
    pub asked: RwSignal<Option<(Reply, Question)>>,
    /// `true` if the latest state of the match could not be saved.
    pub unsaved: RwSignal<bool>,
    /// `true` if the match was over when it came to the table.
    pub came_finished: StoredValue<bool>,
    /// `true` while the page asks whether to leave the match.
    pub asks_to_leave: RwSignal<bool>,
    /// The position on display.
    pub playback: Playback,
    /// The limit up to which bots act by themselves.
    pub bot_pacing: RwSignal<BotPacing>,
    /// `true` while a bot waits until the players have read how areas were scored.
    pub bot_waits: RwSignal<bool>,
    /// The length of the log when a player last ended the time to read a bot's scoring; `None` if
    /// nobody did.
    pub actions_read: RwSignal<Option<usize>>,
    /// The number of times that the table was drawn anew: for another match, new names or colours.
    pub redraws: RwSignal<u32>,
    /// `true` if the table is drawn anew only for other names or colours: nothing of it is news.
    pub only_renamed: StoredValue<bool>,
    /// The spaces of the board that the log or a preview lights up.
    pub lit: RwSignal<SpaceSet>,
    /// The ghost of the plant under the mouse or with the focus, on the space that it would get.
    pub plant_preview: RwSignal<Ghost>,
    /// The progress of the thinking bot, from 0 to 1.
    pub search_progress: RwSignal<Option<f32>>,
    /// `true` if the player wants the final scoring beside the board after the match.
    pub final_scoring: RwSignal<bool>,
    /// The scheduler of the table's updates.
    pub scheduler: UpdateScheduler,
    /// The animations over the table.
    pub stage: Stage,
    /// The player of sounds.
    pub sounds: SoundPlayer,
    /// The point of the last click, in CSS pixels. A mouse that rests there points at nothing new.
    pub clicked_at: StoredValue<Option<(i32, i32)>>,
}

impl Store {
    /// Creates the state without a match.
    pub fn new(app: AppState) -> Store {
        let game_match = RwSignal::new(None);
        Store {
            app,
            pending: RwSignal::new(None),
            game_match,
            playback: Playback::new(game_match),
            bot_pacing: RwSignal::new(BotPacing::Running),
            bot_waits: RwSignal::new(false),
            actions_read: RwSignal::new(None),
            save_id: RwSignal::new(None),
            dealt: StoredValue::new(None),
            lesson: RwSignal::new(None),
            watches: RwSignal::new(false),
            linked: RwSignal::new(None),
            asked: RwSignal::new(None),
            unsaved: RwSignal::new(false),
            came_finished: StoredValue::new(false),
            asks_to_leave: RwSignal::new(false),
            redraws: RwSignal::new(0),
            only_renamed: StoredValue::new(false),
            lit: RwSignal::new(SpaceSet::EMPTY),
            plant_preview: RwSignal::new(Ghost::Nothing),
            search_progress: RwSignal::new(None),
            final_scoring: RwSignal::new(true),
            scheduler: UpdateScheduler::new(),
            stage: Stage::new(),
            sounds: SoundPlayer::new(app.preferences),
            clicked_at: StoredValue::new(None),
        }
    }

    /// Returns the store that the game part provides.
    pub fn get() -> Store {
        expect_context()
    }

    /// Returns all texts, untracked, as `AppState::text` does.
    pub fn text(self) -> &'static Text {
        self.app.language.get_untracked().text()
    }

    /// Returns the question that waits for an answer, with the reply that it is about. It is gone
    /// with its words.
    pub fn waiting_question(self) -> Option<(Reply, Question)> {
        let asked = self.asked.get()?;
        let is_shown = self.app.notice.with(|notice| notice.as_ref() == Some(&asked.1.words));
        is_shown.then_some(asked)
    }

    /// Returns the narrator of the match, untracked: the table is drawn anew for other names.
    pub fn narrator(self) -> Option<Narrator> {
        let text = self.text();
        self.game_match.with_untracked(|game_match| {
            game_match.as_ref().map(|game_match| Narrator::new(game_match.setup(), text))
        })
    }

    /// Puts a match on the table.
    pub fn open(self, game_match: Match) {
        self.show(game_match, None);
    }

    /// Puts the game of a lesson on the table. It has no save.
    pub fn open_lesson(self, game_match: Match, step: LessonStep) {
        self.save_id.set(None);
        self.watches.set(false);
        self.show(game_match, Some(step));
    }

    fn show(self, game_match: Match, lesson: Option<LessonStep>) {
        // Nothing of the match before may stay: names in the log, a final scoring that was seen. The
        // new table comes first, so that it still finds the focus of the old one.
        if self.app.screen.get_untracked() == Screen::Table {
            self.redraws.update(|redraws| *redraws += 1);
        }
        self.lesson.set(lesson);
        self.darken();
        self.app.notice.set(None);
        self.final_scoring.set(true);
        self.playback.go_to_current();
        self.bot_pacing.set(BotPacing::Running);
        self.actions_read.set(None);
        self.came_finished.set_value(game_match.game().table().is_over());
        self.game_match.set(Some(game_match));
        self.app.screen.set(Screen::Table);
    }

    /// Puts a saved match on the table. Another player may hold the device now, so each hand is
    /// hidden until its owner takes the screen.
    pub fn resume(self, mut game_match: Match) {
        game_match.leave_screen();
        self.open(game_match);
    }

    /// Stops lighting up spaces.
    pub fn darken(self) {
        if !self.lit.with_untracked(SpaceSet::is_empty) {
            self.lit.set(SpaceSet::EMPTY);
        }
    }

    /// Returns to the start screen; the match stays saved if it was played.
    pub fn leave(self) {
        // A dialog that closes now would give the focus back to a part of the table, whose code would
        // then run after the table is gone.
        if let Some(table) = first(".table-page") {
            let _ = table.set_attribute("inert", "");
        }
        self.app.screen.set(Screen::Start);
        self.asks_to_leave.set(false);
        self.playback.go_to_current();
        // Another tab may play it by now.
        if !self.watches.get_untracked() {
            remove_unplayed(self);
        }
        self.save_id.set(None);
        self.watches.set(false);
        self.game_match.set(None);
        self.lesson.set(None);
        self.darken();
        self.app.notice.set(None);
    }

    /// Applies actions of the player to act, up to the first that is refused. The refusal becomes
    /// the notice.
    pub fn act(self, actions: &[Action]) {
        if self.refuse_to_watcher() {
            return;
        }
        let before = self.game_match.with_untracked(|game_match| {
            game_match.as_ref().map_or(0, |game_match| game_match.log().len())
        });
        let refused = self.game_match.try_maybe_update(|game_match| {
            let Some(game_match) = game_match else { return (false, None) };
            let refused = actions.iter().find_map(|&action| game_match.act(action).err());
            (game_match.log().len() > before, refused)
        });
        // Measured before the page changes, while the start of each animation is still visible.
        if refused == Some(None) && !untrack(|| self.playback.is_past()) {
            let prepared = self.game_match.with_untracked(|game_match| {
                // The handover screen hides animations.
                game_match
                    .as_ref()
                    .filter(|game_match| game_match.hand_over().is_none())
                    .map(|game_match| animations(game_match, before))
            });
            let animations =
                self.app.preferences.with_untracked(|preferences| preferences.animations);
            self.stage.prepare(prepared.unwrap_or_default(), pace(animations));
        }
        self.game_match.with_untracked(|game_match| {
            game_match.iter().for_each(|game_match| self.sounds.play_actions(game_match, before));
        });
        self.app.notice.set(refused.flatten().map(|reason| illegal_text(reason, self.text())));
    }

    /// Returns whether this tab only watches, and shows a notice if so.
    pub fn refuse_to_watcher(self) -> bool {
        let watches = self.watches.get_untracked();
        if watches {
            self.app.notice.set(Some(self.text().saved_games.elsewhere.to_owned()));
        }
        watches
    }
}
