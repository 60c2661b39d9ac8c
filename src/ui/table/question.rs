//! The question that a player answers before an important step.

use super::{
    context::TableContext,
    focus::{FIRST_ANSWER, LEGAL, focus_first},
    layout_transition::ScoringView,
};
use crate::{
    scene::{
        input::{Question, Reply, Selection, confirm_reason},
        turn::{TurnScene, fits_text, prompt_by_keys},
        words::goal_text,
    },
    session::Confirm,
    ui::{
        bots::driver::bots_may_act,
        browser::{first, focus_space, matches, once_updated},
        reactive::{Memo, memo::memo},
    },
};
use leptos::prelude::*;

/// The buttons that answer a question.
const ANSWERS: &str = ".answers button";

impl TableContext {
    /// Asks the question before the reply, if there is one, or carries the reply out; returns whether it
    /// was accepted.
    pub(super) fn ask_or_carry_out(self, reply: Reply, confirm: Confirm) -> bool {
        match self.question_before(reply, confirm) {
            Some(question) => {
                self.area_card.set(None);
                self.ask(reply, question);
                false
            }
            None => self.carry_out(reply),
        }
    }

    /// Asks the question before the reply.
    fn ask(self, reply: Reply, question: Question) {
        self.store.app.notice.set(Some(question.words.clone()));
        self.store.asked.set(Some((reply, question)));
    }

    /// Returns the question that waits for an answer. It is gone with its words.
    pub fn question(self) -> Memo<Option<Question>> {
        memo(move || self.waiting_question())
    }

    /// Returns the question that waits for an answer.
    pub fn waiting_question(self) -> Option<Question> {
        self.store.waiting_question().map(|(_, question)| question)
    }

    /// Repeats the question that waits for an answer, instead of a refusal; returns whether one
    /// does.
    pub(super) fn repeat_question(self) -> bool {
        if untrack(|| self.waiting_question()).is_none() {
            return false;
        }
        let confirm = self.store.app.preferences.with_untracked(|preferences| preferences.confirm);
        let reply =
            self.store.asked.with_untracked(|asked| asked.as_ref().map(|(reply, _)| *reply));
        let again = reply.and_then(|reply| Some((reply, self.question_before(reply, confirm)?)));
        let Some((reply, mut question)) = again else { return false };
        question.words = (self.store.text().table.confirm.answer_first)(&question.words);
        if matches(document().active_element(), ANSWERS) {
            // A button with the focus has read its question, and does not do so again.
            self.speak(question.words.clone());
        }
        self.ask(reply, question);
        true
    }

    /// Repeats the question that waits for an answer, and moves the focus to its answers; returns
    /// whether one waits.
    pub(super) fn repeat_question_by_key(self) -> bool {
        let waits = self.repeat_question();
        if waits {
            once_updated(|| {
                if !matches(document().active_element(), ANSWERS) {
                    focus_first(&[FIRST_ANSWER]);
                }
            });
        }
        waits
    }

    /// Answers the question: carries out the reply, or drops it.
    pub fn answer_question(self, yes: bool) {
        self.soon(move || {
            let Some((reply, _)) = self.store.asked.try_update(Option::take).flatten() else {
                return;
            };
            // A player who typed the answer, or pressed Escape elsewhere, stays there.
            let on_answer = matches(document().active_element(), ANSWERS);
            self.store.app.notice.set(None);
            if yes {
                self.carry_out(reply);
            } else if self.keyboard.is_used() && self.store.lesson.with_untracked(Option::is_none) {
                self.repeat_prompt();
                let has_domino = self.selection.get_untracked().domino().is_some();
                let keeps_domino = has_domino && reply != Reply::UndoTurn;
                if on_answer && keeps_domino && first(LEGAL).is_some() {
                    once_updated(|| focus_space(LEGAL));
                }
            }
        });
    }

    /// Says the current prompt again, and where the chosen domino fits; in a lesson, its goal.
    /// Nothing while the final scoring counts: the prompt would give the winner away.
    pub(super) fn repeat_prompt(self) {
        if self.scoring.get_untracked() == Some(ScoringView::Presented) {
            return;
        }
        let (selection, text) = (self.selection.get_untracked(), self.store.text());
        let has_keys =
            self.store.app.preferences.with_untracked(|preferences| preferences.shortcuts);
        let step = self.store.lesson.get_untracked().filter(|_| selection == Selection::Nothing);
        let waits = untrack(|| !bots_may_act(self.store));
        let words = self.displayed_untracked(|game_match| {
            if let Some(step) = step {
                return goal_text(game_match, text, step, waits);
            }
            let prompt = match has_keys {
                true => prompt_by_keys(game_match, text, selection),
                false => TurnScene::new(game_match, text, selection).prompt,
            };
            match fits_text(game_match, text, selection) {
                Some(fits) => format!("{prompt} {fits}"),
                None => prompt,
            }
        });
        words.into_iter().for_each(|words| self.speak(words));
    }

    /// Returns the question if the player must confirm the reply. Undoing a whole turn always needs
    /// one: only playing it again brings it back.
    fn question_before(self, reply: Reply, confirm: Confirm) -> Option<Question> {
        let text = self.store.text();
        match reply {
            Reply::UndoTurn => Some(Question::before_loss(text.table.confirm.undo_turn)),
            _ => self.store.game_match.with_untracked(|game_match| {
                let game_match = game_match.as_ref()?;
                confirm_reason(game_match, reply, confirm).map(|why| why.question(game_match, text))
            }),
        }
    }
}
