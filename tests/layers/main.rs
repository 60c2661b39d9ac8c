//! Checks of the code as a whole: import order, import circles, folders, names and lifetimes.

mod circles;
mod folders;
mod lifetimes;
mod names;
mod order;
mod source;

use std::path::Path;

/// Returns the folder of the crate.
fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns the folder of the sources.
fn src() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
}
