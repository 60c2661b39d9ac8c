//! One match under way: who sits where, what was done, whose hand may be shown.

mod holder;
mod play;

pub use holder::Holder;
pub use play::{Entry, Match};
