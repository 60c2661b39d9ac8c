//! What bots think in, apart from the page: a module of its own, compiled for speed. A worker runs
//! it, `public/thinking.js`; where there are no workers the page does, task by task.

#[cfg(target_arch = "wasm32")]
use renature::bots::{Answer, PreparedSearch, Question, Task};
#[cfg(target_arch = "wasm32")]
use std::cell::RefCell;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
thread_local! {
    /// What was asked last: most tasks are about the question of the task before.
    static LAST: RefCell<Option<(String, PreparedSearch)>> = const { RefCell::new(None) };
}

/// Does a task about a question, all three as JSON; see `bots::Question`.
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn answer(question: &str, task: &str) -> String {
    let answer = do_task(question, task);
    let answer = answer.unwrap_or_else(|error| Answer::Refused(error.to_string()));
    serde_json::to_string(&answer).unwrap_or_default()
}

#[cfg(target_arch = "wasm32")]
fn do_task(question: &str, task: &str) -> Result<Answer, serde_json::Error> {
    let task: Task = serde_json::from_str(task)?;
    LAST.with_borrow_mut(|last| {
        let (_, prepared) = match last.take().filter(|(asked, _)| asked == question) {
            Some(known) => last.insert(known),
            None => {
                let asked: Question = serde_json::from_str(question)?;
                last.insert((question.to_owned(), asked.prepare()))
            }
        };
        Ok(prepared.answer(&task))
    })
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    #[cfg(not(target_arch = "wasm32"))]
    println!("Bots think in here while the page plays: `cargo xtask play`.");
}
