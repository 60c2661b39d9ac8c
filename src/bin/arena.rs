//! Bot matches, statistics, and the writing and checking of game records.

fn main() {}
