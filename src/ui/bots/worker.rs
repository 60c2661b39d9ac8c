//! A Web Worker that runs bots: `public/thinking.js` with the binary `thinker`.

use leptos::prelude::window;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, Worker, WorkerOptions, WorkerType,
    js_sys::{Array, Promise, WebAssembly},
};

/// The worker's script, relative to the page.
const SCRIPT: &str = "thinking.js";
/// The worker's WebAssembly module, relative to the page.
const MODULE: &str = "thinker_bg.wasm";

#[wasm_bindgen]
extern "C" {
    /// The address of one of these files in the page's own version (`public/import-thinker.js`).
    #[wasm_bindgen(catch, js_name = thinkerFile)]
    fn address(name: &str) -> Result<String, JsValue>;
}

/// The module, compiled once for all workers when the first of them starts. Firefox without a
/// network would not let workers fetch it themselves.
#[derive(Default)]
pub struct CompiledModule(RefCell<Option<Promise>>);

impl CompiledModule {
    fn promise(&self) -> Promise {
        let compile = || {
            let address = address(MODULE).unwrap_or_default();
            WebAssembly::compile_streaming(&window().fetch_with_str(&address))
        };
        self.0.borrow_mut().get_or_insert_with(compile).clone()
    }
}

/// A worker; dropping it terminates it.
pub struct ThinkerWorker {
    worker: Worker,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_error: Closure<dyn FnMut(JsValue)>,
}

impl ThinkerWorker {
    /// Starts a worker; `None` if the browser has no workers. `on_answer` receives the number of
    /// the task and its answer as JSON. Without an answer the task failed; without a number, the
    /// worker.
    pub fn start(
        module: &CompiledModule,
        on_answer: impl Fn(Option<u32>, Option<String>) + Clone + 'static,
    ) -> Option<ThinkerWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address(SCRIPT).ok()?, &options).ok()?;
        let on_failure = on_answer.clone();
        let on_error = Closure::new(move |_| on_failure(None, None));
        let on_message = Closure::new(move |event: MessageEvent| {
            let message = Array::from(&event.data());
            let number = message.get(0).as_f64().map(|number| number as u32);
            on_answer(number, message.get(1).as_string());
        });
        worker.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        worker.set_onerror(Some(on_error.as_ref().unchecked_ref()));
        send_module(worker.clone(), module.promise());
        Some(ThinkerWorker { worker, _on_message: on_message, _on_error: on_error })
    }

    /// Sends a task of a question to the worker, both as JSON.
    pub fn send_task(&self, number: u32, question: &str, task: &str) {
        let message = Array::of3(&number.into(), &question.into(), &task.into());
        // Strings can always be sent. A lost message would be sent again after the time limit.
        let _ = self.worker.post_message(&message);
    }
}

impl Drop for ThinkerWorker {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

/// Sends the module once it is compiled. If compiling fails, the worker fetches it itself.
fn send_module(worker: Worker, module: Promise) {
    spawn_local(async move {
        let module = JsFuture::from(module).await.unwrap_or(JsValue::UNDEFINED);
        let _ = worker.post_message(&module);
    });
}
