//! What is to be drawn, chosen and announced, as plain data: made from the match and what is
//! selected, without a page.

pub mod area;
pub mod hand;
pub mod look;
pub mod marks;
pub mod names;
pub mod outline;
pub mod pieces;
pub mod planting;
pub mod press;
pub mod refused;
pub mod seats;
pub mod selection;
pub mod space_label;
pub mod texture;
pub mod turn;
