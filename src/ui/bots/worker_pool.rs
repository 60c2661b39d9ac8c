//! Who works on the question: hands, each with at most one task at a time.

use super::{
    main_thread::OnPage,
    worker::{CompiledModule, ThinkerWorker},
};
use crate::{
    bots::{Answer, SearchCoordinator, Task},
    rules::Action,
    ui::reactive::update_phase::UpdateScheduler,
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use std::{cell::RefCell, rc::Rc};
use web_time::{Duration, Instant};

/// How many playouts a task has in a worker: some hundredths of a second of a slow machine, for so
/// long does a worker go on with a question that was dropped.
const IN_WORKER: u32 = 96;

/// The same on the page, where input waits for it.
const ON_PAGE: u32 = 24;

/// How long at a time the page is left alone with a tap, in milliseconds.
const MOMENT: u32 = 8;

/// The most workers.
const WORKERS: usize = 4;

/// How long a worker may take to start and to answer for the first time, in milliseconds.
const START: u32 = 20_000;

/// How long a worker may take for each later answer, in milliseconds.
const PATIENCE: u32 = 1_500;

/// After so many failures of one hand in a row there are no workers any more.
const FAILURES: u32 = 3;

type Shared = Rc<RefCell<WorkerPool>>;
type Answered = Box<dyn FnOnce(Vec<Action>)>;

/// The hands and what they work on.
pub struct WorkerPool {
    slots: Vec<Slot>,
    /// Whether workers have failed for good.
    without_workers: bool,
    module: CompiledModule,
    job: Option<Job>,
    /// The number of the last task.
    last: u32,
    progress: RwSignal<Option<f32>>,
    /// What the page's answers to taps are shown in.
    scheduler: UpdateScheduler,
    /// Ends the moment for which the page is left alone.
    gives_way: Option<Timeout>,
}

/// The question under way.
struct Job {
    coordinator: SearchCoordinator,
    /// When the first turn was tried out.
    opened: Option<Instant>,
    /// Tasks with a higher number are about it.
    after: u32,
    /// For how long the page has been left alone with taps.
    given_way: Duration,
    answered: Answered,
}

struct Slot {
    place: Place,
    task: Option<UnderWay>,
    has_answered: bool,
    /// How often it was replaced since the last answer.
    failures: u32,
}

enum Place {
    Worker(ThinkerWorker),
    Page(OnPage),
}

/// A task that a hand is at.
struct UnderWay {
    number: u32,
    task: Task,
    /// Replaces the hand if it takes too long.
    _patience: Option<Timeout>,
}

impl WorkerPool {
    /// Without any hands.
    pub fn new(progress: RwSignal<Option<f32>>, scheduler: UpdateScheduler) -> WorkerPool {
        WorkerPool {
            slots: Vec::new(),
            without_workers: false,
            module: CompiledModule::default(),
            job: None,
            last: 0,
            progress,
            scheduler,
            gives_way: None,
        }
    }

    /// Forgets the question.
    pub fn drop_question(&mut self) {
        self.job = None;
        self.gives_way = None;
        self.show(None);
    }

    /// Forgets the question and lets all hands go.
    pub fn rest(&mut self) {
        self.slots.clear();
        self.drop_question();
    }

    /// A tenth more is worth telling: each time the page paints rings anew.
    fn show(&self, progress: Option<f32>) {
        let steps = |progress: Option<f32>| progress.map(|progress| (progress * 10.0) as u32);
        let shown = self.progress.try_get_untracked();
        if shown.is_some_and(|shown| steps(shown) != steps(progress)) {
            self.progress.set(progress);
        }
    }

    /// Takes in the answer to a task, if it is about the question; gives the turn once known.
    fn hear(
        &mut self,
        number: u32,
        task: &Task,
        answer: Answer,
    ) -> Option<(Answered, Vec<Action>)> {
        let job = self.job.as_mut().filter(|job| number > job.after)?;
        let turn = job.coordinator.hear(task, answer);
        if job.coordinator.is_open() {
            let opened = *job.opened.get_or_insert_with(Instant::now);
            job.coordinator.keep_to_time(opened.elapsed());
        }
        let progress = job.coordinator.progress();
        self.show(Some(progress));
        let turn = turn?;
        Some((self.job.take()?.answered, turn))
    }
}

/// Starts workers where there are none yet.
pub fn wake(pool: &Shared, several: bool) {
    let wanted = if several { workers_at_hand() } else { 1 };
    while pool.borrow().slots.len() < wanted && !pool.borrow().without_workers {
        let slot = pool.borrow().slots.len();
        match start_worker(pool, slot) {
            Some(place) => pool.borrow_mut().slots.push(Slot::new(place)),
            None => pool.borrow_mut().without_workers = true,
        }
    }
    if pool.borrow().slots.is_empty() {
        pool.borrow_mut().slots.push(Slot::new(Place::Page(OnPage)));
    }
}

/// One core is left to the page.
fn workers_at_hand() -> usize {
    let cores = window().navigator().hardware_concurrency();
    (cores as usize).saturating_sub(1).clamp(1, WORKERS)
}

/// Works on a question from now on, and on no other.
pub fn ask(pool: &Shared, coordinator: SearchCoordinator, answered: Answered) {
    wake(pool, false);
    {
        let mut pool = pool.borrow_mut();
        let after = pool.last;
        pool.job =
            Some(Job { coordinator, opened: None, after, given_way: Duration::ZERO, answered });
        pool.show(Some(0.0));
    }
    give_out(pool);
}

/// Gives every free hand a task, as far as there are any.
fn give_out(pool: &Shared) {
    if gives_way(pool) {
        return;
    }
    let slots = pool.borrow().slots.len();
    for index in 0..slots {
        let task = {
            let mut pool = pool.borrow_mut();
            let WorkerPool { slots, job, .. } = &mut *pool;
            let (Some(job), Some(slot)) = (job, slots.get(index)) else { return };
            if slot.task.is_some() {
                continue;
            }
            let size = if matches!(slot.place, Place::Page(_)) { ON_PAGE } else { IN_WORKER };
            job.coordinator.next(size)
        };
        match task {
            Some(task) => give(pool, index, task),
            None => return,
        }
    }
}

/// Whether hands rest for a moment: a tap is to show, and there may be no core for both. For one
/// question they do so for no more than a quarter of its time, lest who taps on and on stop a bot.
fn gives_way(pool: &Shared) -> bool {
    let mut shared = pool.borrow_mut();
    let WorkerPool { job: Some(job), scheduler, gives_way, .. } = &mut *shared else {
        return false;
    };
    if gives_way.is_some() {
        return true;
    }
    if !scheduler.owes_a_frame() || job.given_way >= job.coordinator.leisure() {
        return false;
    }
    let since = Instant::now();
    let pool = Rc::downgrade(pool);
    *gives_way = Some(Timeout::new(MOMENT, move || {
        let Some(pool) = pool.upgrade() else { return };
        {
            let mut pool = pool.borrow_mut();
            pool.gives_way = None;
            if let Some(job) = &mut pool.job {
                // A page that is busy is later than it was asked to be.
                job.given_way += since.elapsed();
            }
        }
        give_out(&pool);
    }));
    true
}

fn give(pool: &Shared, index: usize, task: Task) {
    let mut shared = pool.borrow_mut();
    let WorkerPool { slots, job, last, .. } = &mut *shared;
    let (Some(job), Some(slot)) = (job, slots.get_mut(index)) else { return };
    *last = last.wrapping_add(1);
    let number = *last;
    let (question, t) = (job.coordinator.text(), serde_json::to_string(&task).unwrap_or_default());
    let patience = match &slot.place {
        Place::Worker(worker) => {
            worker.give(number, question, &t);
            let patience = if slot.has_answered { PATIENCE } else { START };
            let pool = Rc::downgrade(pool);
            Some(Timeout::new(patience, move || {
                if let Some(pool) = pool.upgrade() {
                    fail(&pool, index, Some(number));
                }
            }))
        }
        Place::Page(page) => {
            let pool = Rc::downgrade(pool);
            page.give(question, &t, move |answer| {
                if let Some(pool) = pool.upgrade() {
                    hear(&pool, index, number, answer.as_deref());
                }
            });
            None
        }
    };
    slot.task = Some(UnderWay { number, task, _patience: patience });
}

/// Hears from a hand; no text: it has failed.
fn hear(pool: &Shared, index: usize, number: u32, text: Option<&str>) {
    let Some(answer) = text.and_then(|text| serde_json::from_str(text).ok()) else {
        return fail(pool, index, Some(number));
    };
    let heard = {
        let mut pool = pool.borrow_mut();
        let Some(slot) = pool.slots.get_mut(index) else { return };
        let Some(done) = slot.task.take_if(|task| task.number == number) else { return };
        slot.has_answered = true;
        slot.failures = 0;
        pool.hear(number, &done.task, answer)
    };
    match heard {
        Some((answered, turn)) => answered(turn),
        None => give_out(pool),
    }
}

/// A hand has failed, at the task with this number if it is named: another takes its place and
/// its task.
fn fail(pool: &Shared, index: usize, number: Option<u32>) {
    let (lost, failures) = {
        let mut pool = pool.borrow_mut();
        let Some(slot) = pool.slots.get_mut(index) else { return };
        let lost = slot.task.take_if(|task| number.is_none_or(|number| task.number == number));
        if lost.is_none() && number.is_some() {
            return;
        }
        slot.failures += 1;
        (lost, slot.failures)
    };
    if matches!(pool.borrow().slots.get(index), Some(Slot { place: Place::Page(_), .. })) {
        return give_up(pool);
    }
    let place = (failures < FAILURES).then(|| start_worker(pool, index)).flatten();
    let Some(place) = place else { return go_on_without_workers(pool) };
    if let Some(slot) = pool.borrow_mut().slots.get_mut(index) {
        *slot = Slot { failures, ..Slot::new(place) };
    }
    let after = pool.borrow().job.as_ref().map(|job| job.after);
    match lost.filter(|lost| after.is_some_and(|after| lost.number > after)) {
        Some(lost) => give(pool, index, lost.task),
        None => give_out(pool),
    }
}

/// The page takes over. What workers were at is lost, so that the question is begun anew.
fn go_on_without_workers(pool: &Shared) {
    {
        let mut pool = pool.borrow_mut();
        pool.without_workers = true;
        pool.slots = vec![Slot::new(Place::Page(OnPage))];
        let last = pool.last;
        if let Some(job) = &mut pool.job {
            job.coordinator.begin_anew();
            (job.opened, job.after) = (None, last);
        }
    }
    give_out(pool);
}

/// Nobody can answer.
fn give_up(pool: &Shared) {
    let job = pool.borrow_mut().job.take();
    if let Some(job) = job {
        (job.answered)(Vec::new());
    }
}

fn start_worker(pool: &Shared, index: usize) -> Option<Place> {
    let heard = {
        let pool = Rc::downgrade(pool);
        move |number: Option<u32>, text: Option<String>| {
            let Some(pool) = pool.upgrade() else { return };
            match number {
                Some(number) => hear(&pool, index, number, text.as_deref()),
                None => fail(&pool, index, None),
            }
        }
    };
    ThinkerWorker::start(&pool.borrow().module, heard).map(Place::Worker)
}

impl Slot {
    fn new(place: Place) -> Slot {
        Slot { place, task: None, has_answered: false, failures: 0 }
    }
}
