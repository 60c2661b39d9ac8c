//! Parts of the page that are loaded when they are needed.
//!
//! `xtask/split-bindgen` cuts the functions marked by `wasm_split`, and all that only they reach,
//! off the page's module. `docs/speed.md` has the sizes and times.

use crate::ui::reactive::Lifetime;
use leptos::{prelude::*, wasm_split::SplitLoaderError};
use std::pin::Pin;

/// A running request for a part.
pub type PartRequest<T> = Pin<Box<dyn Future<Output = Result<T, SplitLoaderError>>>>;

/// Work that waits for the part.
type Work<T> = Box<dyn FnOnce(T)>;

/// A lazy part of the page; `Copy`. `T` is what the loaded part offers.
#[derive(Clone, Copy)]
pub struct LazyPart<T: Copy + Send + Sync + 'static> {
    request: fn() -> PartRequest<T>,
    /// The owner under which `prepare` and waiting work run.
    owner: StoredValue<Owner>,
    /// Runs before the part is used.
    prepare: fn(T),
    /// The lifetime of that owner.
    lifetime: Lifetime,
    state: RwSignal<LoadState<T>>,
    /// `true` while a player waits for the part.
    awaited: RwSignal<bool>,
    /// Runs when the part is loaded.
    then: StoredValue<Vec<Work<T>>, LocalStorage>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum LoadState<T> {
    NotRequested,
    Loading,
    Loaded(T),
    Failed,
}

impl<T: Copy + Send + Sync + 'static> LazyPart<T> {
    /// Creates a part that `request` loads. `prepare` runs once it is loaded, before it is used. The
    /// current owner's contexts are there for it and for all work.
    pub fn new(request: fn() -> PartRequest<T>, prepare: fn(T)) -> LazyPart<T> {
        LazyPart {
            request,
            owner: StoredValue::new(Owner::current().unwrap_or_default()),
            prepare,
            lifetime: Lifetime::current(),
            state: RwSignal::new(LoadState::NotRequested),
            awaited: RwSignal::new(false),
            then: StoredValue::new_local(Vec::new()),
        }
    }

    /// Returns the loaded part.
    pub fn loaded(self) -> Option<T> {
        match self.state.get() {
            LoadState::Loaded(part) => Some(part),
            _ => None,
        }
    }

    /// Returns `true` once the part is loaded.
    pub fn is_loaded(self) -> bool {
        self.loaded().is_some()
    }

    /// Returns `true` while a player waits for the part.
    pub fn is_awaited(self) -> bool {
        self.awaited.get()
    }

    /// Returns `true` if the part could not be loaded and is not requested again yet.
    pub fn has_failed(self) -> bool {
        matches!(self.state.get(), LoadState::Failed)
    }

    /// Requests the part, unless it is loading or loaded. A failed request can be repeated.
    pub fn request(self) {
        let state = self.state.get_untracked();
        if matches!(state, LoadState::Loading | LoadState::Loaded(_)) {
            return;
        }
        self.state.set(LoadState::Loading);
        let request = (self.request)();
        self.lifetime.when_ready(request, move |loaded| match loaded {
            Ok(part) => self.use_part(part),
            Err(_) => self.state.set(LoadState::Failed),
        });
    }

    /// Runs `work` with the contexts of the view that created the part.
    fn run(self, work: impl FnOnce()) {
        self.owner.with_value(|owner| owner.with(|| untrack(work)));
    }

    fn use_part(self, part: T) {
        self.run(|| (self.prepare)(part));
        self.state.set(LoadState::Loaded(part));
        let waiting = self.then.try_update_value(std::mem::take).unwrap_or_default();
        waiting.into_iter().for_each(|work| self.run(|| work(part)));
        self.awaited.set(false);
    }

    /// Runs `work` with the part: at once if it is loaded, or else as soon as it is. The player
    /// waits for it until then.
    pub fn then(self, work: impl FnOnce(T) + 'static) {
        if let LoadState::Loaded(part) = self.state.get_untracked() {
            return self.run(|| work(part));
        }
        self.then.update_value(|then| then.push(Box::new(work)));
        self.awaited.set(true);
        self.request();
    }

    /// Drops the work that waits for the part.
    pub fn give_up(self) {
        self.then.set_value(Vec::new());
        self.awaited.set(false);
    }
}
