//! What is worked out from the page's state. Leptos makes the code of a memo anew for each type of value: here all values
//! are kept as one type.

use leptos::prelude::{Get, GetUntracked, Memo, Signal, Track};
use std::{any::Any, marker::PhantomData, ops::Deref, sync::Arc};

/// A value worked out from signals, and again when they have changed; who reads it hears only of one that differs. `Copy`.
pub struct Derived<T: 'static> {
    kept: Memo<Kept>,
    of: PhantomData<fn() -> T>,
}

/// A value of any type that can be told from another of its type.
#[derive(Clone)]
struct Kept(Arc<dyn Same>);

trait Same: Any + Send + Sync {
    fn is_same(&self, other: &dyn Any) -> bool;
}

impl<T: PartialEq + Send + Sync + 'static> Same for T {
    fn is_same(&self, other: &dyn Any) -> bool {
        other.downcast_ref() == Some(self)
    }
}

impl PartialEq for Kept {
    fn eq(&self, other: &Kept) -> bool {
        let other: &dyn Any = &*other.0;
        self.0.is_same(other)
    }
}

/// The value as it is now.
pub struct Now<T> {
    kept: Kept,
    of: PhantomData<T>,
}

impl<T: 'static> Deref for Now<T> {
    type Target = T;

    fn deref(&self) -> &T {
        let value: &dyn Any = &*self.kept.0;
        value.downcast_ref().expect("what was worked out is of its type")
    }
}

impl<T> Now<T> {
    fn of(kept: Kept) -> Now<T> {
        Now { kept, of: PhantomData }
    }
}

/// What the closure works out.
pub fn derived<T>(work: impl Fn() -> T + Send + Sync + 'static) -> Derived<T>
where
    T: PartialEq + Send + Sync + 'static,
{
    Derived { kept: keep(Box::new(move || Kept(Arc::new(work())))), of: PhantomData }
}

fn keep(work: Box<dyn Fn() -> Kept + Send + Sync>) -> Memo<Kept> {
    Memo::new(move |_| work())
}

impl<T: 'static> Derived<T> {
    /// The value.
    pub fn read(self) -> Now<T> {
        Now::of(self.kept.get())
    }

    /// Something of the value.
    pub fn with<U>(self, of: impl FnOnce(&T) -> U) -> U {
        of(&self.read())
    }

    /// Something of the value, without hearing of others.
    pub fn with_untracked<U>(self, of: impl FnOnce(&T) -> U) -> U {
        of(&Now::of(self.kept.get_untracked()))
    }

    /// Hears of other values.
    pub fn track(self) {
        self.kept.track();
    }
}

impl<T: Clone + 'static> Derived<T> {
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
        self.kept.try_get_untracked().map(|kept| Now::<T>::of(kept).clone())
    }
}

impl<T> Clone for Derived<T> {
    fn clone(&self) -> Derived<T> {
        *self
    }
}

impl<T> Copy for Derived<T> {}

impl<T: Clone + Send + Sync + 'static> From<Derived<T>> for Signal<T> {
    fn from(seen: Derived<T>) -> Signal<T> {
        Signal::derive(move || seen.get())
    }
}
