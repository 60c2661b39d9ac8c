//! Bot matches, statistics, the fitting of weights, the checking of game records, and how fast
//! the engine is.
//!
//! On wasm32 only the last: there is no command line.

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
