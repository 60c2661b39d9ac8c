//! What is shown, as plain data: the match told in sentences, outlines and textures of the board.
//! Tested without a DOM.

pub mod final_scoring;
pub mod log;
mod narrator;
pub mod outline;
pub mod refusal;
pub mod sentence;
pub mod texture;

pub use narrator::Narrator;
