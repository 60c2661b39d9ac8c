//! Steps of the set-up, which run one after another or two at a time.

use std::collections::VecDeque;
use std::fmt;
use std::sync::Mutex;
use std::thread;

use crate::failure::{Failure, Outcome};
use crate::process::progress::{Progress, lock};
use crate::tools::Tools;

type Work = Box<dyn FnOnce(&Tools, &Progress) -> Outcome + Send>;

/// One step of the set-up.
pub struct Step {
    label: String,
    work: Work,
}

impl Step {
    /// A step; `label` says what it does, such as "Building trunk 0.21.14".
    pub fn new(
        label: impl Into<String>,
        work: impl FnOnce(&Tools, &Progress) -> Outcome + Send + 'static,
    ) -> Self {
        Self { label: label.into(), work: Box::new(work) }
    }

    /// Does the step.
    pub fn run(self, tools: &Tools, progress: &Progress) -> Outcome {
        progress.step(&self.label, || (self.work)(tools, progress))
    }
}

impl fmt::Debug for Step {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.debug_tuple("Step").field(&self.label).finish()
    }
}

/// Does the steps one after another, up to the first that fails.
pub fn run_in_order(tools: &Tools, steps: impl IntoIterator<Item = Step>) -> Outcome {
    let steps: Vec<Step> = steps.into_iter().collect();
    let progress = Progress::new(steps.len());
    steps.into_iter().try_for_each(|step| step.run(tools, &progress))
}

/// Does the steps two at a time, starting them in their order. If one fails, the other one is cancelled.
pub fn run_in_pairs(tools: &Tools, progress: &Progress, steps: Vec<Step>) -> Outcome {
    let waiting = Mutex::new(VecDeque::from(steps));
    let first_failure: Mutex<Option<Failure>> = Mutex::new(None);
    let work = || {
        loop {
            let next = lock(&waiting).pop_front();
            let Some(step) = next else { return };
            if let Err(failure) = step.run(tools, progress) {
                lock(&first_failure).get_or_insert(failure);
                lock(&waiting).clear();
                progress.cancel();
            }
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        work();
    });
    lock(&first_failure).take().map_or(Ok(()), Err)
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Receiver, Sender, channel};
    use std::time::Instant;

    use super::*;

    fn failing(sentence: &'static str) -> Step {
        Step::new(sentence, move |_, _| Err(Failure::new(sentence)))
    }

    #[test]
    fn steps_in_order_stop_at_the_first_failure() -> Outcome {
        let outcome = run_in_order(&Tools::new()?, [failing("one"), failing("two")]);
        assert_eq!(outcome, Err(Failure::new("one")));
        Ok(())
    }

    #[test]
    fn two_steps_run_at_the_same_time() -> Outcome {
        // Each waits for a message from the other: one after another they would never end.
        let exchange = |outbox: Sender<()>, inbox: Receiver<()>| {
            Step::new("exchange", move |_, _| {
                let sent = outbox.send(()).is_ok() && inbox.recv().is_ok();
                sent.then_some(()).ok_or_else(|| Failure::new("the other step ended."))
            })
        };
        let ((to_second, from_first), (to_first, from_second)) = (channel(), channel());
        let steps = vec![exchange(to_second, from_second), exchange(to_first, from_first)];
        run_in_pairs(&Tools::new()?, &Progress::new(2), steps)
    }

    #[test]
    fn a_failure_cancels_all_other_steps() -> Outcome {
        let sleep = Step::new("sleeping", |_, progress| {
            progress.run(std::process::Command::new("sleep").arg("60"), "sleeping")
        });
        let later = Step::new("later", |_, _| panic!("this step must not start"));
        let steps = vec![failing("one"), sleep, later];
        let start = Instant::now();
        let outcome = run_in_pairs(&Tools::new()?, &Progress::new(3), steps);
        assert_eq!(outcome, Err(Failure::new("one")));
        assert!(start.elapsed().as_secs() < 30, "the sleeping program was not stopped");
        Ok(())
    }
}
