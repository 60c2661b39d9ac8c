//! Sound and vibration, both off until the player switches them on. The page works alike without.

pub mod player;
pub mod vibration;
mod web_audio;

pub use player::SoundPlayer;
pub use vibration::can_vibrate;
