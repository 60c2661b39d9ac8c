//! Lets bots think beside the page: in workers, or task by task on the page where there are none.

pub mod driver;
mod main_thread;
mod worker;
mod worker_pool;

use crate::{
    bots::{Question, SearchCoordinator},
    rules::Action,
    ui::reactive::update_phase::UpdateScheduler,
};
use leptos::prelude::*;
use std::{cell::RefCell, rc::Rc};
use worker_pool::WorkerPool;

/// Lets bots think. Cheap to clone: all clones are one.
#[derive(Clone)]
pub struct Thinking(Rc<RefCell<WorkerPool>>);

impl Thinking {
    /// With nobody at work yet. While a bot thinks, `progress` tells how far it has come, from 0
    /// to 1; it stays at 1 until it is used up, or the question is dropped. Taps that are answered in
    /// these waves go before.
    pub fn new(progress: RwSignal<Option<f32>>, scheduler: UpdateScheduler) -> Thinking {
        Thinking(Rc::new(RefCell::new(WorkerPool::new(progress, scheduler))))
    }

    /// Gets ready to answer: starts workers, several if asked for and the machine has them.
    pub fn wake(&self, several: bool) {
        worker_pool::wake(&self.0, several);
    }

    /// Asks a question. What is to be done is handed over later, nothing if no bot could answer;
    /// any question asked before is dropped.
    pub fn ask(&self, question: &Question, answered: impl FnOnce(Vec<Action>) + 'static) {
        worker_pool::ask(&self.0, SearchCoordinator::new(question), Box::new(answered));
    }

    /// Drops the question: its answer is never handed over. The tasks under way end by themselves
    /// within some hundredths of a second.
    pub fn drop_question(&self) {
        self.0.borrow_mut().drop_question();
    }

    /// Drops the question and ends all workers.
    pub fn rest(&self) {
        self.0.borrow_mut().rest();
    }
}
