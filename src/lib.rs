//! Renature for the browser: texts, rules engine, bots, session, scene and page.
//!
//! `ARCHITECTURE.md` says which layer may use which; `tests/layers/` proves it.

// The unit tests share files with tests/, which name the crate.
#[cfg(test)]
extern crate self as renature;

pub mod bots;
pub mod rules;
pub mod scene;
pub mod session;
pub mod text;
#[cfg(all(target_arch = "wasm32", feature = "page"))]
pub mod ui;
