//! Memos with erased values. Leptos compiles the code of a memo anew for each type of value. Erased,
//! all values are of one type, which keeps the wasm small.

use leptos::prelude::{self, Get, GetUntracked, Signal, Track};
use std::{any::Any, marker::PhantomData, ops::Deref, sync::Arc};

/// A memo whose type is erased to keep the wasm small; `Copy`.
pub struct Memo<T: 'static> {
    erased: prelude::Memo<Erased>,
    of: PhantomData<fn() -> T>,
}

/// A value of any type that can be compared with another of its type.
#[derive(Clone)]
struct Erased(Arc<dyn ErasedValue>);

trait ErasedValue: Any + Send + Sync {
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> ErasedValue for T {
    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Erased {
    fn eq(&self, other: &Erased) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.equals(other)
    }
}

/// A reference to a memo's value.
pub struct MemoRef<T> {
    erased: Erased,
    of: PhantomData<T>,
}

impl<T: 'static> Deref for MemoRef<T> {
    type Target = T;

    fn deref(&self) -> &T {
        let value: &dyn Any = &*self.erased.0;
        value.downcast_ref().expect("a memo holds a value of its type")
    }
}

impl<T> MemoRef<T> {
    fn new(erased: Erased) -> MemoRef<T> {
        MemoRef { erased, of: PhantomData }
    }
}

/// Creates a memo of what `compute` returns.
pub fn memo<T>(compute: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo { erased: erased_memo(Box::new(move || Erased(Arc::new(compute())))), of: PhantomData }
}

fn erased_memo(compute: Box<dyn Fn() -> Erased + Send + Sync>) -> prelude::Memo<Erased> {
    prelude::Memo::new(move |_| compute())
}

fn sample(memo: prelude::Memo<Erased>, subscribe: Subscribe) -> prelude::Memo<Erased> {
    erased_memo(Box::new(move || {
        subscribe();
        memo.get_untracked()
    }))
}

/// Tracks the signals at whose change a memo is to run.
pub type Subscribe = Box<dyn Fn() + Send + Sync>;

impl<T: 'static> Memo<T> {
    /// Returns a memo that takes the value only when a signal that `subscribe` tracks changes.
    pub fn sampled(self, subscribe: Subscribe) -> Memo<T> {
        Memo { erased: sample(self.erased, subscribe), of: PhantomData }
    }

    /// Returns a reference to the value.
    pub fn read(self) -> MemoRef<T> {
        MemoRef::new(self.erased.get())
    }

    /// Applies `of` to the value.
    pub fn with<U>(self, of: impl FnOnce(&T) -> U) -> U {
        of(&self.read())
    }

    /// Applies `of` to the value without tracking it.
    pub fn with_untracked<U>(self, of: impl FnOnce(&T) -> U) -> U {
        of(&MemoRef::new(self.erased.get_untracked()))
    }

    /// Tracks the value.
    pub fn track(self) {
        self.erased.track();
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// Returns a clone of the value.
    pub fn get(self) -> T {
        self.read().clone()
    }

    /// Returns a clone of the value without tracking it.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// Returns a clone of the value without tracking it; none once its owner is disposed.
    pub fn try_get_untracked(self) -> Option<T> {
        self.erased.try_get_untracked().map(|erased| MemoRef::<T>::new(erased).clone())
    }
}

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Memo<T> {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: Clone + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}
