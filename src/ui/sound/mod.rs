//! Sound and vibration, both off until the player switches them on. The page works alike without.

mod oscillator;
pub mod player;
pub mod vibration;

pub use player::SoundPlayer;
pub use vibration::can_vibrate;
