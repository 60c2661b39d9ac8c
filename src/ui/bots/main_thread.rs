//! Thinking on the page, where there are no workers: a task at a time, so that input gets through
//! in between.

use gloo_timers::callback::Timeout;
use leptos::prelude::window;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::js_sys::{Function, Promise, Reflect};

/// The page as a place to think.
pub struct OnPage;

impl OnPage {
    /// Does a task about a question soon; without an answer it has failed.
    pub fn give(
        &self,
        question: &str,
        task: &str,
        answered: impl FnOnce(Option<String>) + 'static,
    ) {
        let (question, task) = (JsValue::from(question), JsValue::from(task));
        Timeout::new(0, move || {
            spawn_local(async move {
                let answer = answer(&question, &task).await.ok();
                answered(answer.and_then(|answer| answer.as_string()));
            });
        })
        .forget();
    }
}

/// Loads the module when it is needed for the first time, by the way that `index.html` has laid.
async fn answer(question: &JsValue, task: &JsValue) -> Result<JsValue, JsValue> {
    let import = function(&window(), "importThinker")?;
    let module = promised(import.call0(&JsValue::UNDEFINED)?).await?;
    function(&module, "answer")?.call2(&JsValue::UNDEFINED, question, task)
}

fn function(of: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(of, &name.into())?.dyn_into()
}

async fn promised(value: JsValue) -> Result<JsValue, JsValue> {
    JsFuture::from(Promise::resolve(&value)).await
}
