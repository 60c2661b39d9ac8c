//! The page's state and what keeps it: the store, playback, saving, the lock between tabs.

pub mod autosave;
pub mod game_lock;
pub mod open_match;
pub mod panic_screen;
pub mod playback;
pub mod resume;
pub mod saves;
pub mod store;

pub use open_match::{Next, notify, open_or_wait, put_on_table};
pub use resume::{resume_if_asked, resume_when_reloaded};
pub use saves::{SAVES, now, today};
pub use store::{Screen, Store};
