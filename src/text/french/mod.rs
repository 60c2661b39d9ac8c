//! French.

mod app;
mod command;
mod events;
mod explain;
mod grammar;
mod panels;
mod rulebook;
mod start;
mod table;
mod tutorial;
mod words;
