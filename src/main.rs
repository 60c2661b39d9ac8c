//! The page's entry point.

#[cfg(target_arch = "wasm32")]
fn main() {
    renature::ui::mount();
}

#[cfg(not(target_arch = "wasm32"))]
fn main() {
    println!("Renature runs in the browser: start it with `cargo xtask play`.");
}
