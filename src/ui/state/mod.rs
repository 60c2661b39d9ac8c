//! The page's state and what keeps it: the store, playback, saving, the lock between tabs.

pub mod app_state;
pub mod autosave;
pub mod clock;
pub mod history_entry;
pub mod lazy_part;
pub mod lesson;
pub mod navigation;
pub mod new_match;
pub mod open_match;
pub mod panic_screen;
pub mod playback;
pub mod saves;
pub mod splash;
pub mod store;
pub mod tabs;

pub use app_state::{AppState, News, Screen};
pub use clock::{now, today};
pub use lazy_part::LazyPart;
pub use navigation::{follow_history, name_screen, resume_when_reloaded};
pub use open_match::{Next, notify, open_or_wait, put_on_table};
pub use saves::SAVES;
pub use store::Store;
pub use tabs::game_lock;
