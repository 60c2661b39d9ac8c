//! How a text is kept in the browser's storage: sealed, twice, and named.

pub mod double_slot;
pub mod envelope;
