//! What the parts of the table share: the match, what is chosen, what is looked at.

use super::{final_scoring::Scoring, layout_transition::Clearing};
use crate::{
    rules::{Action, AreaId, Seat, Space},
    scene::{
        board::highlights::Highlights,
        input::{
            buttons::Button,
            confirm::confirm_reason,
            rejection::Rejection,
            selection::{Reply, Selection},
        },
    },
    session::{Confirm, Match, Preferences},
    text::Text,
    ui::{
        browser::{double_tap::DoubleTap, keyboard::Keyboard},
        reactive::{
            effect::effect_after,
            memo::{Memo, memo},
            update_phase::UpdatePhase,
        },
        state::{playback::Playback, store::Store},
        widgets::confirm_tap::ConfirmTap,
    },
};
use leptos::{ev, prelude::*, wasm_bindgen::JsCast, web_sys::Element};

/// What shows that it was pressed.
const PRESSABLE: &str = "button, [data-space]";

/// What the parts of the table share; `Copy`, handed down as a context.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// The page's state.
    pub store: Store,
    /// What is chosen, always fitting the match, as this part of the table shows it.
    pub selection: Chosen,
    /// What is marked on the board.
    pub highlights: Memo<Highlights>,
    /// The area that is looked at.
    pub looked_at: RwSignal<Option<AreaId>>,
    /// What has gone to make room for the final scoring.
    pub clearing: RwSignal<Clearing>,
    /// How much of the final scoring stands beside the board, if it does.
    pub scoring: RwSignal<Option<Scoring>>,
    /// Who is to take the screen, as long as a curtain hides it.
    pub next_person: Memo<Option<Seat>>,
    /// Whether the table is played by keyboard.
    pub keyboard: Keyboard,
    /// Which tap on what carries the turn on is half of another.
    pub double_tap: DoubleTap,
    current: Memo<Selection>,
    chosen: RwSignal<Selection>,
    hovered: RwSignal<Option<Space>>,
    /// What was clicked last.
    pressed: StoredValue<Option<Element>, LocalStorage>,
    /// What is asked for, and after how many actions.
    confirm_tap: ConfirmTap<(Reply, usize)>,
}

/// What is chosen, for a part of the table that hears of it with its wave; `Copy`.
#[derive(Clone, Copy)]
pub struct Chosen {
    current: Memo<Selection>,
    playback: Playback,
}

impl Chosen {
    /// What is chosen. A part that comes later hears of another with its wave, but is never told an
    /// old one beside what the match is by now.
    pub fn get(self) -> Selection {
        match self.playback.follow() {
            true => self.current.get_untracked(),
            false => self.current.get(),
        }
    }
}

impl TableContext {
    /// A desk with nothing chosen.
    pub fn new(store: Store) -> TableContext {
        let chosen = RwSignal::new(Selection::Nothing);
        let current = memo(move || {
            store.playback.shown(|game_match| {
                game_match
                    .map_or(Selection::Nothing, |game_match| chosen.get().validated(game_match))
            })
        });
        // What the later waves are to show.
        effect_after(move |before: Option<()>| {
            store.playback.shown(|_| ());
            // Also while a position is looked back at: the log goes on.
            store.game_match.track();
            current.track();
            if before.is_some() {
                store.playback.scheduler().begin();
            }
        });
        let hovered = RwSignal::new(None);
        let highlights = memo(move || {
            store.playback.shown(|game_match| {
                let Some(game_match) = game_match else { return Highlights::default() };
                Highlights::new(game_match, current.get().preview_at(game_match, hovered.get()))
            })
        });
        TableContext {
            store,
            selection: Chosen { current, playback: store.playback },
            highlights,
            looked_at: RwSignal::new(None),
            clearing: RwSignal::new(Clearing::Nothing),
            scoring: RwSignal::new(None),
            next_person: memo(move || {
                let next = store
                    .game_match
                    .with(|game_match| game_match.as_ref().and_then(Match::hand_over));
                next.filter(|_| !store.watches.get())
            }),
            keyboard: Keyboard::new(),
            double_tap: DoubleTap::new(),
            current,
            chosen,
            hovered,
            pressed: StoredValue::new_local(None),
            confirm_tap: ConfirmTap::new(store.notice),
        }
    }

    /// The same desk for a part of the table that hears of changes with this wave.
    pub fn in_wave(self, phase: UpdatePhase) -> TableContext {
        let store = Store { playback: self.store.playback.in_wave(phase), ..self.store };
        let selection = Chosen { playback: store.playback, ..self.selection };
        TableContext { store, selection, ..self }
    }

    /// What is chosen now, whether the page shows it already or not.
    pub fn chosen(self) -> Selection {
        self.current.get_untracked()
    }

    /// The desk that the table provides.
    pub fn get() -> TableContext {
        expect_context()
    }

    /// Something made from the match as it is shown and the words, anew whenever that changes.
    pub fn scene<T>(
        self,
        make: impl Fn(&Match, &'static Text) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let text = self.store.text();
        let playback = self.store.playback;
        memo(move || {
            playback.shown(|game_match| game_match.map(|game_match| make(game_match, text)))
        })
    }

    /// Something of what the player likes.
    pub fn preferences<T>(self, of: fn(&Preferences) -> T) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let preferences = self.store.preferences;
        memo(move || preferences.with(of))
    }

    /// A tap on a space of the board.
    pub fn tap(self, at: Space) {
        self.soon(move || {
            self.hover(None);
            let before = self.looked_at.get_untracked();
            let mut refused = false;
            self.answer_now(|selection, game_match| {
                let reply = selection.tap(game_match, at);
                refused = matches!(reply, Reply::Reject(_));
                reply
            });
            // Beside why a tap is refused stands what it was on; no card of another area lies about.
            let here = self.shown(|game_match| game_match.game().table().area_on(at)).flatten();
            let unchanged = self.looked_at.get_untracked() == before;
            if unchanged && here != before && (refused || before.is_some()) {
                self.looked_at.set(here.filter(|_| refused));
            }
        });
    }

    /// Turns the domino's ghost, which may be under the pointer.
    pub fn turn(self) {
        let under = self.hovered.get_untracked();
        self.answer(move |selection, game_match| selection.turn(game_match, under));
    }

    /// A press of a button.
    pub fn press(self, button: Button) {
        self.answer(move |selection, game_match| selection.press(game_match, button));
    }

    /// Carries out what a tap comes to, once what was tapped shows it.
    pub fn answer(self, tap: impl FnOnce(Selection, &Match) -> Reply + 'static) {
        self.soon(move || {
            self.answer_now(tap);
        });
    }

    /// Carries out what a gesture comes to; whether anything does.
    pub fn answer_now(self, gesture: impl FnOnce(Selection, &Match) -> Reply) -> bool {
        if self.store.refuse_to_watcher() {
            return false;
        }
        let selection = self.chosen();
        let confirm = self.store.preferences.with_untracked(|preferences| preferences.confirm);
        let reply =
            self.shown(|game_match| gesture(selection, game_match).confirmed(game_match, confirm));
        let Some(reply) = reply else { return false };
        if let Some(question) = self.question(reply, confirm) {
            let actions = self.shown(|game_match| game_match.log().len()).unwrap_or_default();
            if !self.confirm_tap.settles((reply, actions), question) {
                return false;
            }
        }
        let refused = matches!(reply, Reply::ShowArea(..) | Reply::Reject(_));
        match reply {
            Reply::Select(selection) => {
                self.store.notice.set(None);
                self.looked_at.set(None);
                self.chosen.set(selection);
            }
            Reply::Act(action) => self.act(action),
            Reply::Undo => self.go_back(Match::undo),
            Reply::Redo => self.go_back(Match::redo),
            Reply::RestartTurn => self.go_back(Match::restart_turn),
            Reply::UndoTurn => self.go_back(Match::undo_turn),
            Reply::ShowArea(area, refused) => {
                if self.looked_at.get_untracked() == Some(area) {
                    self.refuse(refused);
                } else {
                    self.look_at(Some(area));
                }
            }
            Reply::Reject(refused) => self.refuse(refused),
        }
        !refused
    }

    /// What is said where the reply is to be tapped a second time. A whole turn always is: it comes
    /// back only by playing it.
    fn question(self, reply: Reply, confirm: Confirm) -> Option<String> {
        let text = self.store.text();
        match reply {
            Reply::Act(action) => self.store.game_match.with_untracked(|game_match| {
                let game_match = game_match.as_ref()?;
                confirm_reason(game_match, action, confirm).map(|why| why.words(game_match, text))
            }),
            Reply::UndoTurn => Some(text.timeline.undo_turn_again.to_owned()),
            _ => None,
        }
    }

    /// Looks at an area, or at none; what was refused before is no longer said.
    pub fn look_at(self, area: Option<AreaId>) {
        self.store.notice.set(None);
        self.looked_at.set(area);
    }

    /// The pointer is over a space, or over none: the ghost follows it.
    pub fn hover(self, at: Option<Space>) {
        if self.hovered.get_untracked() != at {
            self.hovered.set(at);
        }
    }

    fn refuse(self, refused: Rejection) {
        let text = self.store.text();
        self.store.notice.set(self.shown(|game_match| refused.words(game_match, text)));
    }

    /// Something of the match as it is shown, without hearing of its changes.
    pub fn shown<T>(self, of: impl FnOnce(&Match) -> T) -> Option<T> {
        untrack(|| self.store.playback.shown(|game_match| game_match.map(of)))
    }

    /// Drops what is chosen.
    pub fn drop_selection(self) {
        self.store.notice.set(None);
        self.looked_at.set(None);
        self.chosen.set(Selection::Nothing);
    }

    /// Does it once what was pressed shows that it was.
    pub fn soon(self, answer: impl FnOnce() + 'static) {
        let pressed = self.pressed.try_update_value(Option::take).flatten();
        self.store.playback.scheduler().answer(pressed, move || {
            // The table may have been left by then.
            if self.chosen.try_get_untracked().is_some() {
                answer();
            }
        });
    }

    /// Something of the table is about to hear that it is clicked.
    pub fn clicks(self, event: &ev::MouseEvent) {
        let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
        let pressed = target.and_then(|target| target.closest(PRESSABLE).ok().flatten());
        self.pressed.set_value(pressed);
    }

    /// All have heard of the click; what it was about is over, whether anything came of it or not.
    pub fn has_clicked(self) {
        self.pressed.set_value(None);
    }

    fn go_back(self, how: fn(&mut Match)) {
        self.store.game_match.update(|game_match| {
            if let Some(game_match) = game_match {
                how(game_match);
            }
        });
        // Undoing closes what was opened since.
        self.chosen.set(Selection::Nothing);
        self.look_at(None);
    }

    fn act(self, action: Action) {
        self.looked_at.set(None);
        self.chosen.set(Selection::Nothing);
        self.store.act(action);
    }
}
