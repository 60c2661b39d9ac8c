//! What is shown, as plain data made from the match and what is selected: what is to be drawn, what
//! can be chosen, what happened in sentences. Tested without a DOM.

pub mod action_list;
pub mod area;
pub mod beside;
pub mod confirm;
pub mod coordinates;
pub mod deed;
#[cfg(test)]
mod domino_tests;
pub mod example;
pub mod explain;
pub mod facing;
pub mod final_scoring;
pub mod first_help;
pub mod fits_nowhere;
pub mod hand;
pub mod joins;
pub mod log;
pub mod marks;
pub mod motion;
#[cfg(test)]
mod motion_tests;
pub mod names;
mod narrator;
mod narrator_area;
#[cfg(test)]
mod narrator_tests;
#[cfg(test)]
mod option_tests;
pub mod outline;
pub mod outlook;
pub mod pace;
pub mod pieces;
#[cfg(test)]
mod plant_tests;
pub mod planting;
#[cfg(test)]
mod played;
pub mod player_mark;
pub mod press;
pub mod recent;
pub mod refusal;
pub mod refused;
#[cfg(test)]
mod refused_tests;
pub mod rule;
pub mod score_chart;
pub mod score_track;
pub mod seats;
#[cfg(test)]
mod seats_tests;
pub mod selection;
pub mod sentence;
pub mod shelf;
pub mod short_names;
pub mod space_label;
#[cfg(test)]
mod table_setup;
#[cfg(test)]
mod table_tests;
pub mod texture;
pub mod timeline;
#[cfg(test)]
mod timeline_tests;
pub mod topic;
pub mod turn;
#[cfg(test)]
mod turn_tests;
pub mod unseen;
#[cfg(test)]
mod unseen_tests;
#[cfg(test)]
mod valley_tests;
pub mod zoom;

pub use narrator::Narrator;
