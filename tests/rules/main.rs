//! Tests of the rules engine: the sentences of `docs/rulings.md`, properties of random games, a
//! slow second model of the rules, scenario files and perft counts.

mod model;
mod perft;
mod properties;
mod rulings;
mod scenarios;
mod testing;
