//! The context of the table: the state and actions that its parts share.

use super::layout_transition::{LayoutTransition, ScoringView};
use crate::{
    rules::{Action, AreaId, Phase, Seat, Space, SpaceSet},
    scene::{
        board::Highlights,
        explain::{Topic, explain},
        input::{Button, Rejection, Reply, Selection, may_act},
        rulebook::RulesPage,
        words::{summary::scores_and_clouds_text, wrong_move_text},
    },
    session::{Match, Preferences},
    text::Text,
    ui::{
        browser::{DoubleTap, Keyboard, closest},
        reactive::{Lifetime, Memo, effect_after, memo::memo},
        state::Store,
    },
};
use leptos::{ev, prelude::*, web_sys::Element};

/// The elements that show a press.
const PRESSABLE: &str = "button, [data-space]";

/// The state and actions that the parts of the table share; `Copy`, provided as a context.
#[derive(Clone, Copy)]
pub struct TableContext {
    /// The page's state.
    pub store: Store,
    /// The selection; it always fits the match on display.
    pub selection: Memo<Selection>,
    /// The highlights on the board.
    pub highlights: Memo<Highlights>,
    /// The area whose card is on display.
    pub area_card: RwSignal<Option<AreaId>>,
    /// The transition to the layout of the final scoring and back.
    pub layout: LayoutTransition,
    /// The part of the final scoring on display, if any.
    pub scoring: RwSignal<Option<ScoringView>>,
    /// The spaces that the presentation of the final scoring has scored so far; `None` if there is
    /// none to come.
    pub revealed: RwSignal<Option<SpaceSet>>,
    /// The points that the final scoring has counted so far, in words, while it counts.
    pub counted: RwSignal<Option<String>>,
    /// The player to take the device, while the handover screen hides the table.
    pub next_person: Memo<Option<Seat>>,
    /// Words for screen readers that no other part of the table has.
    pub spoken: RwSignal<Option<String>>,
    /// Tracks whether the player uses the keyboard.
    pub keyboard: Keyboard,
    /// Recognizes double taps on buttons that continue the turn.
    pub double_tap: DoubleTap,
    lifetime: Lifetime,
    /// The player's last selection. An action or undo since may have made it impossible.
    last_selection: RwSignal<Selection>,
    /// The selection that the choice of a joker or of a plant to take back interrupts.
    interrupted: StoredValue<Selection>,
    hovered: RwSignal<Option<Space>>,
    /// The element of the click under way.
    pressed: StoredValue<Option<Element>, LocalStorage>,
    /// The words of the last refusal, with the page of its rule.
    refused: RwSignal<Option<(String, RulesPage)>>,
}

impl TableContext {
    /// Creates the context with nothing selected. In a lesson the selection follows its step.
    pub fn new(store: Store) -> TableContext {
        TableContext::with_guide(store, move |selection, game_match| {
            store.lesson.get().map_or(selection, |step| selection.guided(step, game_match))
        })
    }

    /// Creates the context with nothing selected. `guide` may replace each selection.
    pub fn with_guide(
        store: Store,
        guide: impl Fn(Selection, &Match) -> Selection + Send + Sync + 'static,
    ) -> TableContext {
        let last_selection = RwSignal::new(Selection::Nothing);
        let selection = memo(move || {
            store.playback.displayed(|game_match| {
                let Some(game_match) = game_match else { return Selection::Nothing };
                guide(last_selection.get().validated(game_match), game_match)
            })
        });
        effect_after(move |before: Option<()>| {
            store.playback.displayed(|_| ());
            // The log grows even while a past position is on display.
            store.game_match.track();
            store.lesson.track();
            selection.track();
            if before.is_some() {
                store.scheduler.schedule();
            }
        });
        let is_over = store
            .game_match
            .with_untracked(|it| it.as_ref().is_some_and(|it| it.game().table().is_over()));
        let hovered = RwSignal::new(None);
        let highlights = memo(move || {
            store.playback.displayed(|game_match| {
                let Some(game_match) = game_match else { return Highlights::default() };
                let selection = selection.get().preview_at(game_match, hovered.get());
                let mut highlights = Highlights::new(game_match, selection);
                if let Some(step) = store.lesson.get() {
                    highlights.keep_only(game_match.game().table(), step.expected(game_match));
                }
                highlights
            })
        });
        TableContext {
            store,
            selection,
            highlights,
            area_card: RwSignal::new(None),
            layout: LayoutTransition::new(store),
            scoring: RwSignal::new(None),
            revealed: RwSignal::new((!is_over).then_some(SpaceSet::EMPTY)),
            counted: RwSignal::new(None),
            next_person: memo(move || {
                let next = |it: &Option<Match>| it.as_ref().and_then(Match::hand_over);
                store.game_match.with(next).filter(|_| !store.watches.get())
            }),
            spoken: RwSignal::new(None),
            keyboard: Keyboard::new(),
            double_tap: DoubleTap::new(),
            lifetime: Lifetime::current(),
            last_selection,
            interrupted: StoredValue::default(),
            hovered,
            pressed: StoredValue::new_local(None),
            refused: RwSignal::new(None),
        }
    }

    /// Returns the context that the table provides.
    pub fn get() -> TableContext {
        expect_context()
    }

    /// Creates a memo of `make` over the match on display and the texts.
    pub fn scene<T>(
        self,
        make: impl Fn(&Match, &'static Text) -> T + Send + Sync + 'static,
    ) -> Memo<Option<T>>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let (text, playback) = (self.store.text(), self.store.playback);
        memo(move || {
            playback.displayed(|game_match| game_match.map(|game_match| make(game_match, text)))
        })
    }

    /// Creates a memo of a part of the preferences.
    pub fn preferences<T>(self, of: fn(&Preferences) -> T) -> Memo<T>
    where
        T: PartialEq + Send + Sync + 'static,
    {
        let preferences = self.store.app.preferences;
        memo(move || preferences.with(of))
    }

    /// Answers a tap on a space of the board.
    pub fn tap(self, at: Space) {
        self.soon(move || {
            self.hover(None);
            let before = self.area_card.get_untracked();
            let (mut refused, mut is_no_move) = (false, false);
            self.answer_now(|selection, game_match| {
                let reply = selection.tap(game_match, at);
                refused = matches!(reply, Reply::Reject(_));
                is_no_move =
                    matches!(reply, Reply::Reject(Rejection::ChooseDomino | Rejection::EndFirst));
                reply
            });
            // Where no move is possible, a tap explains the space, unless a question waits.
            if is_no_move && untrack(|| self.waiting_question()).is_none() {
                let explained = self.displayed_untracked(|game_match| {
                    explain(game_match, self.store.text(), Selection::Nothing, Topic::Space(at))
                });
                explained.flatten().into_iter().for_each(|it| self.store.app.notice.set(Some(it)));
            }
            // A refused tap shows the card of its own area; no other card stays.
            let area = |game_match: &Match| game_match.game().table().area_on(at);
            let here = self.displayed_untracked(area).flatten();
            let unchanged = self.area_card.get_untracked() == before;
            if unchanged && here != before && (refused || before.is_some()) {
                self.area_card.set(here.filter(|_| refused));
            }
        });
    }

    /// Rotates the ghost of the domino, which may be under the pointer.
    pub fn rotate(self) {
        let under = self.hovered.get_untracked();
        self.answer(move |selection, game_match| selection.rotate(game_match, under));
    }

    /// Answers the press of a button.
    pub fn press(self, button: Button) {
        self.answer(move |selection, game_match| selection.press(game_match, button));
    }

    /// Answers a tap, after the frame that shows the press.
    pub fn answer(self, tap: impl FnOnce(Selection, &Match) -> Reply + 'static) {
        self.soon(move || {
            self.answer_now(tap);
        });
    }

    /// Answers a gesture at once; returns whether it was accepted.
    pub fn answer_now(self, gesture: impl FnOnce(Selection, &Match) -> Reply) -> bool {
        if self.store.refuse_to_watcher() {
            return false;
        }
        let selection = self.selection.get_untracked();
        let confirm = self.store.app.preferences.with_untracked(|preferences| preferences.confirm);
        let lesson = self.store.lesson.get_untracked();
        let reply = self.displayed_untracked(|game_match| {
            let reply = gesture(selection, game_match);
            let Some(step) = lesson else { return Ok(reply.confirmed(game_match, confirm)) };
            let taught = reply.in_lesson(step, game_match, selection);
            let reply = taught.map(|reply| reply.confirmed(game_match, confirm));
            let refused = |wrong| wrong_move_text(wrong, game_match, step, self.store.text());
            reply.and_then(|reply| reply.in_lesson(step, game_match, selection)).map_err(refused)
        });
        let reply = match reply {
            Some(Ok(reply)) => reply,
            Some(Err(reason)) => {
                if !self.repeat_question() {
                    self.store.app.notice.set(Some(reason));
                }
                return false;
            }
            None => return false,
        };
        self.ask_or_carry_out(reply, confirm)
    }

    /// Returns the page with the rule behind the refusal on display.
    pub fn rule_of_refusal(self) -> Option<RulesPage> {
        let notice = self.store.app.notice;
        let (words, page) = self.refused.get()?;
        notice.with(|notice| notice.as_ref() == Some(&words)).then_some(page)
    }

    /// Returns the scores and clouds in words. The final scoring keeps the result to its end:
    /// meanwhile they are the points that it has counted.
    pub fn scores_text(self) -> Option<String> {
        let text = self.store.text();
        let counted = self.counted.get_untracked();
        counted.or_else(|| self.displayed_untracked(|it| scores_and_clouds_text(it, text)))
    }

    /// Says the words to screen readers.
    pub fn speak(self, words: String) {
        self.spoken.set(Some(words));
    }

    /// Carries out the reply; returns whether it was accepted.
    pub(super) fn carry_out(self, reply: Reply) -> bool {
        let refused = matches!(reply, Reply::ShowArea(..) | Reply::Reject(_));
        // A question may have waited since before another tab took the game.
        let changes_game = !refused && !matches!(reply, Reply::Select(_));
        if changes_game && self.store.refuse_to_watcher() {
            return false;
        }
        self.store.darken();
        if changes_game {
            self.store.app.forget_answer();
        }
        match reply {
            Reply::Select(selection) => {
                self.store.app.notice.set(None);
                self.area_card.set(None);
                let selection = self.resumed(selection);
                self.last_selection.set(selection);
            }
            Reply::Act(_) | Reply::ActTwice(_) => self.act(reply.actions()),
            Reply::Undo => {
                self.go_back(Match::undo, self.displayed_untracked(Selection::after_undo))
            }
            Reply::Redo => self.go_back(Match::redo, None),
            Reply::RestartTurn => self.go_back(Match::restart_turn, None),
            Reply::UndoTurn => self.go_back(Match::undo_turn, None),
            Reply::ShowArea(area, refused) => {
                if self.area_card.get_untracked() == Some(area) {
                    self.refuse(refused);
                } else {
                    self.show_area_card(Some(area));
                }
            }
            Reply::Reject(refused) => self.refuse(refused),
        }
        !refused
    }

    /// Shows the card of an area, or none, and removes the notice. A question waits for its answer.
    pub fn show_area_card(self, area: Option<AreaId>) {
        if untrack(|| self.waiting_question()).is_none() {
            self.store.app.notice.set(None);
        }
        self.area_card.set(area);
    }

    /// Returns whether a mouse is over a space of the board.
    pub fn is_hovered(self) -> bool {
        self.hovered.get().is_some()
    }

    /// Moves the ghost to the space under the pointer.
    pub fn hover(self, at: Option<Space>) {
        if self.hovered.get_untracked() != at {
            self.hovered.set(at);
        }
    }

    fn refuse(self, refused: Rejection) {
        if self.repeat_question() {
            return;
        }
        let words = self.displayed_untracked(|it| refused.words(it, self.store.text()));
        self.refused.set(words.clone().zip(refused.page()));
        self.store.app.notice.set(words);
    }

    /// Applies `of` to the match on display, untracked.
    pub fn displayed_untracked<T>(self, of: impl FnOnce(&Match) -> T) -> Option<T> {
        untrack(|| self.store.playback.displayed(|game_match| game_match.map(of)))
    }

    /// Returns whether Enter ends the turn: its domino is placed or discarded, its plant decided.
    pub fn may_end_turn(self) -> bool {
        let phase = |it: &Match| may_act(it).is_ok().then(|| it.game().table().phase());
        matches!(self.displayed_untracked(phase).flatten(), Some(Phase::Finish | Phase::End))
    }

    /// Drops the selection.
    pub fn drop_selection(self) {
        self.store.app.notice.set(None);
        self.area_card.set(None);
        self.last_selection.set(Selection::Nothing);
    }

    /// Runs `answer` after the frame that shows the press.
    pub fn soon(self, answer: impl FnOnce() + 'static) {
        let pressed = self.pressed.try_update_value(Option::take).flatten();
        // The element that was pressed may be gone by then: the lifetime is that of the table.
        self.store.scheduler.answer(pressed, self.lifetime.once(answer));
    }

    /// Notes the pressed element before its click handlers run.
    pub fn note_click(self, event: &ev::MouseEvent) {
        self.pressed.set_value(closest(event.target(), PRESSABLE));
    }

    /// Forgets the pressed element after its click handlers ran.
    pub fn forget_click(self) {
        self.pressed.set_value(None);
    }

    fn go_back(self, how: fn(&mut Match), then: Option<Selection>) {
        self.store.game_match.update(|game_match| {
            if let Some(game_match) = game_match {
                how(game_match);
            }
        });
        // An undo closes what was opened since.
        self.last_selection.set(then.unwrap_or(Selection::Nothing));
        self.store.app.notice.set(None);
        self.area_card.set(None);
    }

    fn act(self, actions: &[Action]) {
        self.area_card.set(None);
        self.store
            .stage
            .in_place
            .set_value(self.selection.get_untracked().domino_in_place(actions));
        self.last_selection.set(self.resumed(Selection::Nothing));
        self.store.act(actions);
    }

    /// Returns the selection that follows. Once clouds are spent or kept, it is the interrupted one,
    /// which a choice that spends clouds stores here.
    fn resumed(self, next: Selection) -> Selection {
        let now = self.selection.get_untracked();
        if next.spends_clouds() && !now.spends_clouds() {
            self.interrupted.set_value(now);
        }
        let is_done = now.spends_clouds() && next == Selection::Nothing;
        if is_done { self.interrupted.get_value() } else { next }
    }
}
