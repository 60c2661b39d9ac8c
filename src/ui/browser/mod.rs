//! Small functions and types for the browser's own features, such as storage, focus and sizes.

pub mod clipboard;
pub mod dom;
pub mod dom_names;
pub mod download;
pub mod element_size;
pub mod full_screen;
pub mod gestures;
pub mod keyboard;
pub mod language;
pub mod layout;
pub mod modal;
pub mod on_window;
pub mod random;
pub mod storage;
pub mod web_animation;
pub mod write_ahead_log;

pub use clipboard::page_address;
pub use dom::{closest, element, first, fits_media, has_style, html_elements, matches, scroll_to};
pub use dom_names::{action_name, button_picture, phase_name, rows_name};
pub use download::{blob_address, dated_name};
pub use element_size::{observe_heights, on_resize};
pub use gestures::{
    ConfirmTap, DOUBLE_TAP, DRAG_DISTANCE, DoubleTap, DoubleTapGuard, Gestures, LONG_PRESS,
    LONG_PRESS_DISTANCE, LONG_PRESS_ON_BUTTON, PAN_DISTANCE, Press, SLIP_DISTANCE, SlippedPress,
    end_of_opening, is_of_finger, is_of_mouse,
};
pub use keyboard::{
    Keyboard, focus_first_visible, focus_if_lost, focus_next, focus_space, focus_visible,
    is_focus_lost, is_keyboard_likely, is_modified, note_key, once_updated, track_presses,
    walk_focus,
};
pub use language::browser_language;
pub use layout::{move_to, rect, rects, window_rect};
pub use storage::Browser;
pub use web_animation::{Timing, animate};
