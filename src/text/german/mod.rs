//! German.

mod app;
mod command;
mod events;
mod explain;
mod grammar;
mod history;
mod how_to_play;
mod panels;
mod saved_games;
mod start;
mod table;
mod tutorial;
mod words;
