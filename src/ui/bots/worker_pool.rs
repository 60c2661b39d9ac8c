//! Who works on the question: hands, each with at most one task at a time.

use super::{
    main_thread::OnPage,
    worker::{CompiledModule, ThinkerWorker},
};
use crate::{
    bots::{Answer, Inquiry, Task},
    rules::Action,
    ui::reactive::update_phase::Waves,
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

type Shared = Rc<RefCell<Crew>>;
type Answered = Box<dyn FnOnce(Vec<Action>)>;

/// The hands and what they work on.
pub struct Crew {
    hands: Vec<Hand>,
    /// Whether workers have failed for good.
    without_workers: bool,
    module: CompiledModule,
    matter: Option<Matter>,
    /// The number of the last task.
    last: u32,
    progress: RwSignal<Option<f32>>,
    /// What the page's answers to taps are shown in.
    waves: Waves,
    /// Ends the moment for which the page is left alone.
    gives_way: Option<Timeout>,
}

/// The question under way.
struct Matter {
    inquiry: Inquiry,
    /// When the first turn was tried out.
    opened: Option<Instant>,
    /// Tasks with a higher number are about it.
    after: u32,
    /// For how long the page has been left alone with taps.
    given_way: Duration,
    answered: Answered,
}

struct Hand {
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

impl Crew {
    /// Without any hands.
    pub fn new(progress: RwSignal<Option<f32>>, waves: Waves) -> Crew {
        Crew {
            hands: Vec::new(),
            without_workers: false,
            module: CompiledModule::default(),
            matter: None,
            last: 0,
            progress,
            waves,
            gives_way: None,
        }
    }

    /// Forgets the question.
    pub fn drop_question(&mut self) {
        self.matter = None;
        self.gives_way = None;
        self.show(None);
    }

    /// Forgets the question and lets all hands go.
    pub fn rest(&mut self) {
        self.hands.clear();
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
        let matter = self.matter.as_mut().filter(|matter| number > matter.after)?;
        let turn = matter.inquiry.hear(task, answer);
        if matter.inquiry.is_open() {
            let opened = *matter.opened.get_or_insert_with(Instant::now);
            matter.inquiry.keep_to_time(opened.elapsed());
        }
        let progress = matter.inquiry.progress();
        self.show(Some(progress));
        let turn = turn?;
        Some((self.matter.take()?.answered, turn))
    }
}

/// Starts workers where there are none yet.
pub fn wake(crew: &Shared, several: bool) {
    let wanted = if several { workers_at_hand() } else { 1 };
    while crew.borrow().hands.len() < wanted && !crew.borrow().without_workers {
        let hand = crew.borrow().hands.len();
        match start_worker(crew, hand) {
            Some(place) => crew.borrow_mut().hands.push(Hand::new(place)),
            None => crew.borrow_mut().without_workers = true,
        }
    }
    if crew.borrow().hands.is_empty() {
        crew.borrow_mut().hands.push(Hand::new(Place::Page(OnPage)));
    }
}

/// One core is left to the page.
fn workers_at_hand() -> usize {
    let cores = window().navigator().hardware_concurrency();
    (cores as usize).saturating_sub(1).clamp(1, WORKERS)
}

/// Works on a question from now on, and on no other.
pub fn ask(crew: &Shared, inquiry: Inquiry, answered: Answered) {
    wake(crew, false);
    {
        let mut crew = crew.borrow_mut();
        let after = crew.last;
        crew.matter =
            Some(Matter { inquiry, opened: None, after, given_way: Duration::ZERO, answered });
        crew.show(Some(0.0));
    }
    give_out(crew);
}

/// Gives every free hand a task, as far as there are any.
fn give_out(crew: &Shared) {
    if gives_way(crew) {
        return;
    }
    let hands = crew.borrow().hands.len();
    for index in 0..hands {
        let task = {
            let mut crew = crew.borrow_mut();
            let Crew { hands, matter, .. } = &mut *crew;
            let (Some(matter), Some(hand)) = (matter, hands.get(index)) else { return };
            if hand.task.is_some() {
                continue;
            }
            let size = if matches!(hand.place, Place::Page(_)) { ON_PAGE } else { IN_WORKER };
            matter.inquiry.next(size)
        };
        match task {
            Some(task) => give(crew, index, task),
            None => return,
        }
    }
}

/// Whether hands rest for a moment: a tap is to show, and there may be no core for both. For one
/// question they do so for no more than a quarter of its time, lest who taps on and on stop a bot.
fn gives_way(crew: &Shared) -> bool {
    let mut shared = crew.borrow_mut();
    let Crew { matter: Some(matter), waves, gives_way, .. } = &mut *shared else { return false };
    if gives_way.is_some() {
        return true;
    }
    if !waves.owes_a_frame() || matter.given_way >= matter.inquiry.leisure() {
        return false;
    }
    let since = Instant::now();
    let crew = Rc::downgrade(crew);
    *gives_way = Some(Timeout::new(MOMENT, move || {
        let Some(crew) = crew.upgrade() else { return };
        {
            let mut crew = crew.borrow_mut();
            crew.gives_way = None;
            if let Some(matter) = &mut crew.matter {
                // A page that is busy is later than it was asked to be.
                matter.given_way += since.elapsed();
            }
        }
        give_out(&crew);
    }));
    true
}

fn give(crew: &Shared, index: usize, task: Task) {
    let mut shared = crew.borrow_mut();
    let Crew { hands, matter, last, .. } = &mut *shared;
    let (Some(matter), Some(hand)) = (matter, hands.get_mut(index)) else { return };
    *last = last.wrapping_add(1);
    let number = *last;
    let (question, words) =
        (matter.inquiry.text(), serde_json::to_string(&task).unwrap_or_default());
    let patience = match &hand.place {
        Place::Worker(worker) => {
            worker.give(number, question, &words);
            let patience = if hand.has_answered { PATIENCE } else { START };
            let crew = Rc::downgrade(crew);
            Some(Timeout::new(patience, move || {
                if let Some(crew) = crew.upgrade() {
                    fail(&crew, index, Some(number));
                }
            }))
        }
        Place::Page(page) => {
            let crew = Rc::downgrade(crew);
            page.give(question, &words, move |answer| {
                if let Some(crew) = crew.upgrade() {
                    hear(&crew, index, number, answer.as_deref());
                }
            });
            None
        }
    };
    hand.task = Some(UnderWay { number, task, _patience: patience });
}

/// Hears from a hand; no text: it has failed.
fn hear(crew: &Shared, index: usize, number: u32, text: Option<&str>) {
    let Some(answer) = text.and_then(|text| serde_json::from_str(text).ok()) else {
        return fail(crew, index, Some(number));
    };
    let heard = {
        let mut crew = crew.borrow_mut();
        let Some(hand) = crew.hands.get_mut(index) else { return };
        let Some(done) = hand.task.take_if(|task| task.number == number) else { return };
        hand.has_answered = true;
        hand.failures = 0;
        crew.hear(number, &done.task, answer)
    };
    match heard {
        Some((answered, turn)) => answered(turn),
        None => give_out(crew),
    }
}

/// A hand has failed, at the task with this number if it is named: another takes its place and
/// its task.
fn fail(crew: &Shared, index: usize, number: Option<u32>) {
    let (lost, failures) = {
        let mut crew = crew.borrow_mut();
        let Some(hand) = crew.hands.get_mut(index) else { return };
        let lost = hand.task.take_if(|task| number.is_none_or(|number| task.number == number));
        if lost.is_none() && number.is_some() {
            return;
        }
        hand.failures += 1;
        (lost, hand.failures)
    };
    if matches!(crew.borrow().hands.get(index), Some(Hand { place: Place::Page(_), .. })) {
        return give_up(crew);
    }
    let place = (failures < FAILURES).then(|| start_worker(crew, index)).flatten();
    let Some(place) = place else { return go_on_without_workers(crew) };
    if let Some(hand) = crew.borrow_mut().hands.get_mut(index) {
        *hand = Hand { failures, ..Hand::new(place) };
    }
    let after = crew.borrow().matter.as_ref().map(|matter| matter.after);
    match lost.filter(|lost| after.is_some_and(|after| lost.number > after)) {
        Some(lost) => give(crew, index, lost.task),
        None => give_out(crew),
    }
}

/// The page takes over. What workers were at is lost, so that the question is begun anew.
fn go_on_without_workers(crew: &Shared) {
    {
        let mut crew = crew.borrow_mut();
        crew.without_workers = true;
        crew.hands = vec![Hand::new(Place::Page(OnPage))];
        let last = crew.last;
        if let Some(matter) = &mut crew.matter {
            matter.inquiry.begin_anew();
            (matter.opened, matter.after) = (None, last);
        }
    }
    give_out(crew);
}

/// Nobody can answer.
fn give_up(crew: &Shared) {
    let matter = crew.borrow_mut().matter.take();
    if let Some(matter) = matter {
        (matter.answered)(Vec::new());
    }
}

fn start_worker(crew: &Shared, index: usize) -> Option<Place> {
    let heard = {
        let crew = Rc::downgrade(crew);
        move |number: Option<u32>, text: Option<String>| {
            let Some(crew) = crew.upgrade() else { return };
            match number {
                Some(number) => hear(&crew, index, number, text.as_deref()),
                None => fail(&crew, index, None),
            }
        }
    };
    ThinkerWorker::start(&crew.borrow().module, heard).map(Place::Worker)
}

impl Hand {
    fn new(place: Place) -> Hand {
        Hand { place, task: None, has_answered: false, failures: 0 }
    }
}
