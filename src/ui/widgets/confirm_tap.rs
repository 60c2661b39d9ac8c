//! What is done only when it is tapped a second time.

use leptos::prelude::*;
use web_time::{Duration, Instant};

/// A second tap sooner than this belongs to the first.
const DOUBLE_TAP: Duration = Duration::from_millis(500);

/// What a first tap has asked for; a second one does it. `Copy`.
#[derive(Clone, Copy)]
pub struct ConfirmTap<T: 'static> {
    asked: StoredValue<Option<(T, Instant)>>,
    /// Where the question is read: once it is gone, nothing is asked for any more.
    notice: RwSignal<Option<String>>,
}

impl<T: PartialEq + Send + Sync + 'static> ConfirmTap<T> {
    /// Nothing is asked for. Questions go to `notice`.
    pub fn new(notice: RwSignal<Option<String>>) -> ConfirmTap<T> {
        ConfirmTap { asked: StoredValue::new(None), notice }
    }

    /// Whether this tap is the second one, while the question of the first can still be read. The
    /// first one asks; a double tap is one tap.
    pub fn settles(self, wanted: T, question: String) -> bool {
        let reads = self.notice.with_untracked(|notice| notice.as_ref() == Some(&question));
        let since = self.asked.with_value(|asked| {
            let asked = asked.as_ref().filter(|(asked, _)| reads && *asked == wanted);
            asked.map(|&(_, since)| since)
        });
        let settles = since.is_some_and(|since| since.elapsed() >= DOUBLE_TAP);
        if settles {
            self.asked.set_value(None);
        } else if since.is_none() {
            self.asked.set_value(Some((wanted, Instant::now())));
            self.notice.set(Some(question));
        }
        settles
    }
}
