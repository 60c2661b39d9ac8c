//! The `wasm-bindgen` that trunk runs. It does what the original does with trunk's options. If the
//! module has lazy parts (`#[wasm_split]`), it cuts them off first.
//!
//! Trunk has no step between cargo and wasm-bindgen, but it takes the wasm-bindgen that is on PATH.
//! It also copies the folder `snippets` of the output into the site, so the parts are put there.

mod options;
mod parts;

use std::process::ExitCode;

use anyhow::{Context, Result};
use options::{Options, Request};
use wasm_bindgen_cli_support::Bindgen;

/// The version of wasm-bindgen that this program links; trunk asks for it.
const VERSION: &str = "0.2.130";

fn main() -> ExitCode {
    match Options::parse(std::env::args().skip(1)).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("wasm-bindgen: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(request: Request) -> Result<()> {
    match request {
        Request::Version => println!("wasm-bindgen {VERSION}"),
        Request::Build(options) => build(&options)?,
    }
    Ok(())
}

fn build(options: &Options) -> Result<()> {
    let input = &options.input;
    let module = std::fs::read(input).with_context(|| format!("reading {}", input.display()))?;
    let (module, has_parts) = match parts::are_in(&module) {
        true => (parts::cut_off(&module, options)?, true),
        false => (module, false),
    };
    let mut bindgen = Bindgen::new();
    bindgen.web(true)?.typescript(false).keep_debug(options.keep_debug);
    // The parts refer to the main module's functions by their mangled names.
    bindgen.keep_lld_exports(has_parts).demangle(!has_parts);
    bindgen.input_bytes(&options.name, module).generate(&options.folder)
}
