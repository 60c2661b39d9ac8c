//! The native tool for bots: contests with statistics, fitting of weights, checks of game records,
//! and measurements of the engine.
//!
//! On wasm32, where there is no command line, it only measures.

mod positions;
mod speed;

#[cfg(not(target_arch = "wasm32"))]
mod check;
#[cfg(not(target_arch = "wasm32"))]
mod command;
#[cfg(not(target_arch = "wasm32"))]
mod contest;
#[cfg(not(target_arch = "wasm32"))]
mod contestant;
#[cfg(not(target_arch = "wasm32"))]
mod fit;
#[cfg(not(target_arch = "wasm32"))]
mod interval;
#[cfg(not(target_arch = "wasm32"))]
mod journal;
#[cfg(not(target_arch = "wasm32"))]
mod ladder;
#[cfg(not(target_arch = "wasm32"))]
mod statistics;

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    command::run()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    web_sys::console::log_1(&speed::report(speed::SECONDS).into());
}
