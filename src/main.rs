//! The page's entry point.

#[cfg(all(target_arch = "wasm32", feature = "page"))]
fn main() {
    renature::ui::mount();
}

#[cfg(not(all(target_arch = "wasm32", feature = "page")))]
fn main() {
    println!("Renature runs in the browser: start it with `cargo xtask play`.");
}
