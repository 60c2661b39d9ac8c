//! Chance: seeds from the browser's source of randomness.

use rand::{SeedableRng, rngs::ChaCha8Rng};

/// A new seed.
pub fn seed() -> u64 {
    // Where a browser has no such source, the clock will do: nothing here is secret for long.
    getrandom::u64().unwrap_or_else(|_| web_sys::js_sys::Date::now().to_bits())
}

/// A generator with a new seed.
pub fn generator() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed())
}
