//! French.

mod app;
mod command;
mod events;
mod explain;
mod grammar;
mod how_to_play;
mod panels;
mod start;
mod table;
mod tutorial;
mod words;
