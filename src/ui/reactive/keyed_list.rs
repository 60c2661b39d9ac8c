//! Keyed lists: an item keeps its element as long as it is in the list. Leptos compiles its code
//! anew for each type of item; boxed, all are of one type.

use leptos::prelude::*;
use std::{
    hash::{DefaultHasher, Hash, Hasher},
    sync::Arc,
};

/// An item with its key and its view.
struct Item {
    key: u64,
    show: Box<dyn FnOnce() -> AnyView + Send>,
}

/// Shows a view of each item. An item whose key was in the previous list keeps its view; keys must
/// be unique.
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
