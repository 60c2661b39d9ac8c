//! Lists whose items stay the same elements as long as they are there. Leptos makes its code that compares two lists anew
//! for each type of item: here all are of one type.

use leptos::prelude::*;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

/// An item: by what it is known again, and what makes its view.
struct Item {
    key: u64,
    show: Box<dyn FnOnce() -> AnyView + Send>,
}

/// A view of each item of a list. An item with a key that the list before had keeps its view; no two may have the same.
pub fn list<T, I, K, V>(
    each: impl Fn() -> I + Send + 'static,
    key: impl Fn(&T) -> K + Send + 'static,
    show: impl Fn(T) -> V + Send + Sync + 'static,
) -> AnyView
where
    T: Send + 'static,
    I: IntoIterator<Item = T>,
    K: Hash,
    V: IntoView + 'static,
{
    let show = Arc::new(show);
    items(Box::new(move || {
        let item = |item: T| {
            let mut hasher = DefaultHasher::new();
            key(&item).hash(&mut hasher);
            let show = show.clone();
            Item { key: hasher.finish(), show: Box::new(move || show(item).into_any()) }
        };
        each().into_iter().map(item).collect()
    }))
}

fn items(each: Box<dyn Fn() -> Vec<Item> + Send>) -> AnyView {
    view! { <For each=each key=|item| item.key children=|item: Item| (item.show)() /> }.into_any()
}
