//! The clock: the time and the local day.

use crate::session::Day;
use web_sys::js_sys::Date;

/// Returns the local day.
pub fn today() -> Option<Day> {
    let offset = Date::new_0().get_timezone_offset() * 60_000.0;
    Day::new(((Date::now() - offset) / 86_400_000.0).floor() as i64)
}

/// Returns the time in milliseconds since 1970.
pub fn now() -> u64 {
    Date::now() as u64
}
