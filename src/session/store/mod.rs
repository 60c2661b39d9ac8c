//! Texts in the browser's storage: sealed in an envelope and written to two slots.

pub mod damaged;
pub mod double_slot;
pub mod envelope;
pub mod storage;
