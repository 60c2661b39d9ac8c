//! Random numbers from the browser.

use rand::{SeedableRng, rngs::ChaCha8Rng};

/// Returns a new seed from the browser's source of randomness.
pub fn seed() -> u64 {
    // Without such a source the clock will do: nothing here stays secret for long.
    getrandom::u64().unwrap_or_else(|_| web_sys::js_sys::Date::now().to_bits())
}

/// Returns a generator with a new seed.
pub fn generator() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(seed())
}
