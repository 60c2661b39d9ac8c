//! Sorting of short lists. The sort of the standard library adds about two kilobytes to the page
//! for each type that it sorts. Collecting into a `BTreeMap` sorts, too.

use std::collections::BTreeMap;

/// Sorts a short list by key with a stable insertion sort. The time grows with the square of the
/// length, unless the list is nearly in order.
pub fn sort_small_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && key(&list[at]) < key(&list[at - 1]) {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

/// Collects pairs into a map by inserting them. Of pairs with the same key the last stays.
pub fn small_map<K: Ord, V>(pairs: impl IntoIterator<Item = (K, V)>) -> BTreeMap<K, V> {
    let mut map = BTreeMap::new();
    for (key, value) in pairs {
        map.insert(key, value);
    }
    map
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn order_matches_the_standard_sort(list: Vec<(u8, u8)>) {
            let mut sorted = list.clone();
            sorted.sort_by_key(|&(key, _)| key / 16);
            let mut ordered = list;
            sort_small_by_key(&mut ordered, |&(key, _)| key / 16);
            prop_assert_eq!(ordered, sorted);
        }
    }
}
