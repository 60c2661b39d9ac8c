//! The page's state and what keeps it: the store, playback, saving, the lock between tabs.

pub mod autosave;
pub mod game_lock;
pub mod open_match;
pub mod panic_screen;
pub mod playback;
pub mod resume;
pub mod saves;
pub mod store;
