//! The workers that answer a question, each with at most one task at a time.

use super::{
    main_thread,
    worker::{CompiledModule, ThinkerWorker},
};
use crate::{
    bots::{Answer, Question, SearchCoordinator, Task},
    rules::Action,
    ui::reactive::UpdateScheduler,
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::{
    cell::{Cell, RefCell},
    rc::{Rc, Weak},
};
use web_time::{Duration, Instant};

/// The playouts of a task in a worker: some hundredths of a second on a slow machine. A worker
/// continues that long with a cancelled question.
const WORKER_PLAYOUTS: u32 = 96;

/// The playouts of a task on the main thread, where input waits for them.
const MAIN_THREAD_PLAYOUTS: u32 = 24;

/// The length of a pause for a tap, in milliseconds.
const PAUSE_MS: u32 = 8;

/// The maximum number of workers.
const MAX_WORKERS: usize = 4;

/// The time limit of a worker to start and answer for the first time, in milliseconds.
const FIRST_ANSWER_MS: u32 = 20_000;

/// The time limit of each later answer, in milliseconds.
const ANSWER_MS: u32 = 1_500;

/// The failures in a row of one slot after which the main thread takes over.
const MAX_FAILURES: u32 = 3;

type OnTurn = Box<dyn FnOnce(Vec<Action>)>;

/// Workers and the question that they answer. The main thread replaces workers that cannot start
/// or fail again and again.
pub struct WorkerPool {
    /// This pool, for callbacks.
    this: Weak<WorkerPool>,
    slots: RefCell<Vec<WorkerSlot>>,
    /// `true` after workers have failed for good.
    without_workers: Cell<bool>,
    module: CompiledModule,
    job: RefCell<Option<Job>>,
    /// The number of the last task.
    last_task: Cell<u32>,
    progress: RwSignal<Option<f32>>,
    /// Knows which taps are still to be shown.
    scheduler: UpdateScheduler,
    /// The timer that ends the current pause for a tap.
    pause: RefCell<Option<Timeout>>,
}

/// The question under way.
struct Job {
    coordinator: SearchCoordinator,
    /// The time when competing turns were first tried.
    search_started: Option<Instant>,
    /// The last task of earlier questions. Tasks with a higher number belong to this one.
    after: u32,
    /// The sum of all pauses for taps.
    paused: Duration,
    on_turn: OnTurn,
}

/// A place for a worker or for the main thread.
struct WorkerSlot {
    runner: Runner,
    task: Option<RunningTask>,
    has_answered: bool,
    /// The failures since the last answer.
    failures: u32,
}

enum Runner {
    Worker(ThinkerWorker),
    MainThread,
}

/// A task that a slot runs.
struct RunningTask {
    number: u32,
    task: Task,
    /// Replaces the worker if it exceeds the time limit.
    _time_limit: Option<Timeout>,
}

impl WorkerPool {
    /// Creates a pool without workers. During a search `progress` grows from 0 to 1. It stays at 1
    /// until the caller resets it or the question is cancelled. Taps that wait in `scheduler` are
    /// shown first.
    pub fn new(progress: RwSignal<Option<f32>>, scheduler: UpdateScheduler) -> Rc<WorkerPool> {
        Rc::new_cyclic(|this| WorkerPool {
            this: this.clone(),
            slots: RefCell::default(),
            without_workers: Cell::new(false),
            module: CompiledModule::default(),
            job: RefCell::default(),
            last_task: Cell::new(0),
            progress,
            scheduler,
            pause: RefCell::default(),
        })
    }

    /// Starts workers that do not run yet: one, or `several` if the machine has enough cores.
    pub fn start(&self, several: bool) {
        let wanted = if several { worker_limit() } else { 1 };
        while self.slots.borrow().len() < wanted && !self.without_workers.get() {
            let index = self.slots.borrow().len();
            match self.start_worker(index) {
                Some(runner) => self.slots.borrow_mut().push(WorkerSlot::new(runner)),
                None => self.without_workers.set(true),
            }
        }
        if self.slots.borrow().is_empty() {
            self.slots.borrow_mut().push(WorkerSlot::new(Runner::MainThread));
        }
    }

    /// Asks a question and cancels any earlier one. `on_turn` later receives the actions of the
    /// turn; they are empty if no bot could answer.
    pub fn ask(&self, question: &Question, on_turn: impl FnOnce(Vec<Action>) + 'static) {
        self.start(false);
        self.job.replace(Some(Job {
            coordinator: SearchCoordinator::new(question),
            search_started: None,
            after: self.last_task.get(),
            paused: Duration::ZERO,
            on_turn: Box::new(on_turn),
        }));
        self.show_progress(Some(0.0));
        self.assign_tasks();
    }

    /// Cancels the question. The tasks under way end by themselves within some hundredths of a
    /// second.
    pub fn cancel(&self) {
        self.job.take();
        self.pause.take();
        self.show_progress(None);
    }

    /// Cancels the question and terminates all workers.
    pub fn stop(&self) {
        self.slots.take();
        self.cancel();
    }

    /// Shows the progress in steps of a tenth, since each change redraws a ring.
    fn show_progress(&self, progress: Option<f32>) {
        let steps = |progress: Option<f32>| progress.map(|progress| (progress * 10.0) as u32);
        let shown = self.progress.try_get_untracked();
        if shown.is_some_and(|shown| steps(shown) != steps(progress)) {
            self.progress.set(progress);
        }
    }

    /// Assigns a task to each free slot, as far as there are tasks.
    fn assign_tasks(&self) {
        if self.pauses_for_tap() {
            return;
        }
        let slots = self.slots.borrow().len();
        for index in 0..slots {
            let playouts = match self.slots.borrow().get(index) {
                Some(WorkerSlot { task: Some(_), .. }) => continue,
                Some(WorkerSlot { runner: Runner::MainThread, .. }) => MAIN_THREAD_PLAYOUTS,
                Some(WorkerSlot { runner: Runner::Worker(_), .. }) => WORKER_PLAYOUTS,
                None => return,
            };
            let next = |job: &mut Job| job.coordinator.next_task(playouts);
            let task = self.job.borrow_mut().as_mut().and_then(next);
            let Some(task) = task else { return };
            self.assign(index, task);
        }
    }

    /// Returns `true` if workers get no tasks for a moment, so that a tap shows sooner. There may be
    /// no core for both. A question pauses for a quarter of its time limit at most, so that nobody
    /// stops a bot by tapping.
    fn pauses_for_tap(&self) -> bool {
        let job = self.job.borrow();
        let Some(job) = job.as_ref() else { return false };
        if self.pause.borrow().is_some() {
            return true;
        }
        if !self.scheduler.owes_a_frame() || job.paused >= job.coordinator.max_pause() {
            return false;
        }
        let (this, started) = (self.this.clone(), Instant::now());
        self.pause.replace(Some(Timeout::new(PAUSE_MS, move || {
            let Some(pool) = this.upgrade() else { return };
            pool.pause.take();
            if let Some(job) = pool.job.borrow_mut().as_mut() {
                // The timer of a busy page is late.
                job.paused += started.elapsed();
            }
            pool.assign_tasks();
        })));
        true
    }

    /// Assigns a task to a slot.
    fn assign(&self, index: usize, task: Task) {
        let (mut slots, job) = (self.slots.borrow_mut(), self.job.borrow());
        let (Some(slot), Some(job)) = (slots.get_mut(index), job.as_ref()) else { return };
        let number = self.last_task.get().wrapping_add(1);
        self.last_task.set(number);
        let question_json = job.coordinator.question_json();
        let task_json = serde_json::to_string(&task).unwrap_or_default();
        let this = self.this.clone();
        let time_limit = match &slot.runner {
            Runner::Worker(worker) => {
                worker.send_task(number, question_json, &task_json);
                let limit = if slot.has_answered { ANSWER_MS } else { FIRST_ANSWER_MS };
                Some(Timeout::new(limit, move || {
                    if let Some(pool) = this.upgrade() {
                        pool.fail(index, Some(number));
                    }
                }))
            }
            Runner::MainThread => {
                main_thread::run_task(question_json, &task_json, move |answer| {
                    if let Some(pool) = this.upgrade() {
                        pool.receive(index, number, answer.as_deref());
                    }
                });
                None
            }
        };
        slot.task = Some(RunningTask { number, task, _time_limit: time_limit });
    }

    /// Receives an answer from a slot; without one the task failed.
    fn receive(&self, index: usize, number: u32, answer_json: Option<&str>) {
        let Some(answer) = answer_json.and_then(|json| serde_json::from_str(json).ok()) else {
            return self.fail(index, Some(number));
        };
        let done = {
            let mut slots = self.slots.borrow_mut();
            let Some(slot) = slots.get_mut(index) else { return };
            let Some(done) = slot.task.take_if(|task| task.number == number) else { return };
            slot.has_answered = true;
            slot.failures = 0;
            done
        };
        match self.accept(done, answer) {
            Some((on_turn, turn)) => on_turn(turn),
            None => self.assign_tasks(),
        }
    }

    /// Accepts an answer if its task belongs to the question. Returns the turn when it is known.
    fn accept(&self, done: RunningTask, answer: Answer) -> Option<(OnTurn, Vec<Action>)> {
        let mut current = self.job.borrow_mut();
        let job = current.as_mut().filter(|job| done.number > job.after)?;
        let turn = job.coordinator.accept(&done.task, answer);
        if job.coordinator.is_searching() {
            let started = *job.search_started.get_or_insert_with(Instant::now);
            job.coordinator.end_overdue_rounds(started.elapsed());
        }
        self.show_progress(Some(job.coordinator.progress()));
        let turn = turn?;
        Some((current.take()?.on_turn, turn))
    }

    /// Handles the failure of a slot, at the task with this number if it is known. A new worker
    /// takes over the slot and its task.
    fn fail(&self, index: usize, number: Option<u32>) {
        let (lost, failures, on_main_thread) = {
            let mut slots = self.slots.borrow_mut();
            let Some(slot) = slots.get_mut(index) else { return };
            let lost = slot.task.take_if(|task| number.is_none_or(|number| task.number == number));
            if lost.is_none() && number.is_some() {
                return;
            }
            slot.failures += 1;
            (lost, slot.failures, matches!(slot.runner, Runner::MainThread))
        };
        if on_main_thread {
            return self.give_up();
        }
        let runner = (failures < MAX_FAILURES).then(|| self.start_worker(index)).flatten();
        let Some(runner) = runner else { return self.fall_back_to_main_thread() };
        if let Some(slot) = self.slots.borrow_mut().get_mut(index) {
            *slot = WorkerSlot { failures, ..WorkerSlot::new(runner) };
        }
        let after = self.job.borrow().as_ref().map(|job| job.after);
        match lost.filter(|lost| after.is_some_and(|after| lost.number > after)) {
            Some(lost) => self.assign(index, lost.task),
            None => self.assign_tasks(),
        }
    }

    /// Lets the main thread take over. The tasks of the workers are lost, so the question starts
    /// again.
    fn fall_back_to_main_thread(&self) {
        self.without_workers.set(true);
        self.slots.replace(vec![WorkerSlot::new(Runner::MainThread)]);
        if let Some(job) = self.job.borrow_mut().as_mut() {
            job.coordinator.restart();
            (job.search_started, job.after) = (None, self.last_task.get());
        }
        self.assign_tasks();
    }

    /// Ends the question without a turn.
    fn give_up(&self) {
        if let Some(job) = self.job.take() {
            (job.on_turn)(Vec::new());
        }
    }

    fn start_worker(&self, index: usize) -> Option<Runner> {
        let this = self.this.clone();
        let on_answer = move |number: Option<u32>, answer_json: Option<String>| {
            let Some(pool) = this.upgrade() else { return };
            match number {
                Some(number) => pool.receive(index, number, answer_json.as_deref()),
                None => pool.fail(index, None),
            }
        };
        ThinkerWorker::start(&self.module, on_answer).map(Runner::Worker)
    }
}

impl WorkerSlot {
    fn new(runner: Runner) -> WorkerSlot {
        WorkerSlot { runner, task: None, has_answered: false, failures: 0 }
    }
}

/// The number of workers for this machine; one core is left to the page.
fn worker_limit() -> usize {
    let cores = window().navigator().hardware_concurrency();
    (cores as usize).saturating_sub(1).clamp(1, MAX_WORKERS)
}
