//! The Web Worker that runs the bots: a module of its own, compiled for speed.
//! `public/thinking.js` loads it. Without workers the page runs it itself, task by task.

#[cfg(target_arch = "wasm32")]
use renature::bots::{Answer, PreparedSearch, Question, Task};
#[cfg(target_arch = "wasm32")]
use std::cell::RefCell;
#[cfg(target_arch = "wasm32")]
use wasm_bindgen::prelude::wasm_bindgen;

#[cfg(target_arch = "wasm32")]
thread_local! {
    /// The last question and its search: most tasks belong to the same question as the task before.
    static LAST: RefCell<Option<(String, PreparedSearch)>> = const { RefCell::new(None) };
}

/// Does a task of a question and returns the answer, all three as JSON (`src/bots/question.rs`).
#[cfg(target_arch = "wasm32")]
#[wasm_bindgen]
pub fn answer(question: &str, task: &str) -> String {
    let answer = do_task(question, task);
    let answer = answer.unwrap_or_else(|error| Answer::Refused(error.to_string()));
    serde_json::to_string(&answer).unwrap_or_default()
}

#[cfg(target_arch = "wasm32")]
fn do_task(question_json: &str, task_json: &str) -> Result<Answer, serde_json::Error> {
    let task: Task = serde_json::from_str(task_json)?;
    LAST.with_borrow_mut(|last| {
        let (_, prepared) = match last.take().filter(|(json, _)| json == question_json) {
            Some(same) => last.insert(same),
            None => {
                let question: Question = serde_json::from_str(question_json)?;
                last.insert((question_json.to_owned(), question.prepare()))
            }
        };
        Ok(prepared.answer(&task))
    })
}

fn main() {
    #[cfg(target_arch = "wasm32")]
    console_error_panic_hook::set_once();
    #[cfg(not(target_arch = "wasm32"))]
    println!("This program runs the bots in a Web Worker. To play: `cargo xtask play`.");
}
