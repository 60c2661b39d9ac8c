//! What the player hears and feels of an action: sounds and vibration.

pub mod events;
#[cfg(test)]
mod events_tests;
pub mod tune;

pub use events::{Sound, pulses, sounds};
pub use tune::{Note, Tune};
