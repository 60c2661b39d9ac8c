//! Asks the linker for relocations: with them `xtask/split-bindgen` cuts the page's module into parts.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    if std::env::var("CARGO_CFG_TARGET_ARCH").is_ok_and(|target| target == "wasm32") {
        println!("cargo::rustc-link-arg-bin=renature=--emit-relocs");
    }
}
