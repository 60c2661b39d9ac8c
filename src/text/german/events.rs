//! The sentences of the log, in German.

use crate::text::words::events::Events;

impl Events {
    pub(in crate::text) const GERMAN: Events = Events::ENGLISH;
}
