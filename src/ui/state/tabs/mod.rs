//! A game in several tabs of the browser: one plays it, the others watch.

pub mod game_lock;
pub mod tab_channel;
pub mod unlocked_tabs;
