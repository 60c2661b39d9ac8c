//! Runs tasks of bots on the main thread, for browsers without workers.

use gloo_timers::callback::Timeout;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Function, Promise, Reflect};

/// Runs a task of a question soon, after pending input, and passes on the answer; `None` if the
/// task failed.
pub fn run_task(question: &str, task: &str, on_answer: impl FnOnce(Option<String>) + 'static) {
    let (question, task) = (JsValue::from(question), JsValue::from(task));
    Timeout::new(0, move || {
        spawn_local(async move {
            let answer = answer(&question, &task).await.ok();
            on_answer(answer.and_then(|answer| answer.as_string()));
        });
    })
    .forget();
}

/// Calls the thinker. Its module is loaded by the first call (`public/import-thinker.js`).
async fn answer(question: &JsValue, task: &JsValue) -> Result<JsValue, JsValue> {
    let import = function(&window(), "importThinker")?;
    let module = resolved(import.call0(&JsValue::UNDEFINED)?).await?;
    function(&module, "answer")?.call2(&JsValue::UNDEFINED, question, task)
}

fn function(of: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(of, &name.into())?.dyn_into()
}

async fn resolved(value: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&value)).await
}
