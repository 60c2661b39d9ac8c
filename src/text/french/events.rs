//! The sentences of the log, in French.

use crate::text::words::events::Events;

impl Events {
    pub(in crate::text) const FRENCH: Events = Events::ENGLISH;
}
