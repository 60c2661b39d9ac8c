//! A worker that bots think in: `public/thinking.js`, which runs the binary `thinker`.

use leptos::prelude::window;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, JsValue, closure::Closure, prelude::wasm_bindgen};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{
    MessageEvent, Worker, WorkerOptions, WorkerType,
    js_sys::{Array, Promise, WebAssembly},
};

/// What the worker runs, beside the page's own address.
const SCRIPT: &str = "thinking.js";
const MODULE: &str = "thinker_bg.wasm";

#[wasm_bindgen]
extern "C" {
    /// The address of one of these files in the page's own version (`public/import-thinker.js`).
    #[wasm_bindgen(catch, js_name = thinkerFile)]
    fn address(name: &str) -> Result<String, JsValue>;
}

/// The module, compiled once for all workers as soon as the first of them is started. Firefox
/// without a network would not let workers fetch it themselves.
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

/// A worker; dropping it ends it.
pub struct ThinkerWorker {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
    _failed: Closure<dyn FnMut(JsValue)>,
}

impl ThinkerWorker {
    /// Starts a worker; none where there are no workers. Its answers are handed over with the
    /// number of their task; without a text the task has failed, without a number the worker.
    pub fn start(
        module: &CompiledModule,
        heard: impl Fn(Option<u32>, Option<String>) + Clone + 'static,
    ) -> Option<ThinkerWorker> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(&address(SCRIPT).ok()?, &options).ok()?;
        let failed = heard.clone();
        let failed = Closure::new(move |_| failed(None, None));
        let heard = Closure::new(move |event: MessageEvent| {
            let answer = Array::from(&event.data());
            let number = answer.get(0).as_f64().map(|number| number as u32);
            heard(number, answer.get(1).as_string());
        });
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
        send_module(worker.clone(), module.promise());
        Some(ThinkerWorker { worker, _heard: heard, _failed: failed })
    }

    /// Gives it a task about a question.
    pub fn give(&self, number: u32, question: &str, task: &str) {
        let message = Array::of3(&number.into(), &question.into(), &task.into());
        // Texts can always be sent; what is lost otherwise is given again when time is up.
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

/// Sends the module as soon as it is compiled; where that fails the worker fetches it itself.
fn send_module(worker: Worker, module: Promise) {
    spawn_local(async move {
        let module = JsFuture::from(module).await.unwrap_or(JsValue::UNDEFINED);
        let _ = worker.post_message(&module);
    });
}
