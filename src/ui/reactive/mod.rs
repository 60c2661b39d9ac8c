//! Reactive building blocks: memos, effects, keyed lists and the update scheduler.

pub mod dynamic;
pub mod effect;
pub mod keyed_list;
pub mod memo;
pub mod staged;
pub mod update_phase;
