//! German.

mod app;
mod command;
mod events;
mod explain;
mod grammar;
mod history;
mod panels;
mod rulebook;
mod saved_games;
mod start;
mod table;
mod tutorial;
mod words;
