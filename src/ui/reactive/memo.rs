//! What is worked out from the page's state. Leptos makes the code of a memo anew for each type of value: here all values
//! are erased as one type.

use leptos::prelude::{self, Get, GetUntracked, Signal, Track};
use std::{any::Any, marker::PhantomData, ops::Deref, sync::Arc};

/// A value worked out from signals, and again when they have changed; who reads it hears only of one that differs. `Copy`.
pub struct Memo<T: 'static> {
    erased: prelude::Memo<Erased>,
    of: PhantomData<fn() -> T>,
}

/// A value of any type that can be told from another of its type.
#[derive(Clone)]
struct Erased(Arc<dyn ErasedValue>);

trait ErasedValue: Any + Send + Sync {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> ErasedValue for T {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Erased {
    fn eq(&self, other: &Erased) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.is_same(other)
    }
}

/// The value as it is now.
pub struct MemoRef<T> {
    erased: Erased,
    of: PhantomData<T>,
}

impl<T: 'static> Deref for MemoRef<T> {
    type Target = T;

    fn deref(&self) -> &T {
        let value: &dyn Any = &*self.erased.0;
        value.downcast_ref().expect("what was worked out is of its type")
    }
}

impl<T> MemoRef<T> {
    fn new(erased: Erased) -> MemoRef<T> {
        MemoRef { erased, of: PhantomData }
    }
}

/// What the closure works out.
pub fn memo<T>(work: impl Fn() -> T + Send + Sync + 'static) -> Memo<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Memo { erased: erase(Box::new(move || Erased(Arc::new(work())))), of: PhantomData }
}

fn erase(work: Box<dyn Fn() -> Erased + Send + Sync>) -> prelude::Memo<Erased> {
    prelude::Memo::new(move |_| work())
}

impl<T: 'static> Memo<T> {
    /// The value.
    pub fn read(self) -> MemoRef<T> {
        MemoRef::new(self.erased.get())
    }

    /// Something of the value.
    pub fn with<U>(self, of: impl FnOnce(&T) -> U) -> U {
        of(&self.read())
    }

    /// Something of the value, without hearing of others.
    pub fn with_untracked<U>(self, of: impl FnOnce(&T) -> U) -> U {
        of(&MemoRef::new(self.erased.get_untracked()))
    }

    /// Hears of other values.
    pub fn track(self) {
        self.erased.track();
    }
}

impl<T: Clone + 'static> Memo<T> {
    /// The value.
    pub fn get(self) -> T {
        self.read().clone()
    }

    /// The value, without hearing of others.
    pub fn get_untracked(self) -> T {
        self.with_untracked(T::clone)
    }

    /// The value, without hearing of others; none where its part of the page is gone.
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
    fn from(seen: Memo<T>) -> Signal<T> {
        Signal::derive(move || seen.get())
    }
}
