//! The rulebook: its pages, the search in them, and the examples to play through.

pub mod example;
#[cfg(test)]
mod example_tests;
pub mod page;
pub mod page_of;
pub mod positions;
pub mod search;

pub use example::Example;
pub use page::RulesPage;
pub use page_of::{page_of_selection, page_of_topic};
pub use search::search;
