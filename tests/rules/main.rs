//! Tests of the rules engine. They prove the sentences of `docs/rulings.md` and properties of
//! random games. They compare it with a slow second model of the rules, scenario files and perft
//! counts.

mod model;
mod perft;
mod properties;
mod rulings;
mod scenarios;
mod testing;
