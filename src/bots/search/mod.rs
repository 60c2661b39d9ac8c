//! The search: compares the best turns by playouts in dealt worlds.

mod config;
mod coordinator;
mod halving;
mod objective;
mod playout;
mod prepared_search;
mod turn_search;

pub use config::{Budget, Evaluation, SearchConfig};
pub use coordinator::SearchCoordinator;
pub use objective::Objective;
pub use playout::PlayoutPolicy;
pub use prepared_search::PreparedSearch;
