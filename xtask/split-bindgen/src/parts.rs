//! Lazy parts: cutting them off the page's module.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use wasm_split_cli_support as wasm_split;

use crate::options::Options;

/// The module from which a module with lazy parts imports them, until they are cut off.
const PLACEHOLDER: &[u8] = b"__wasm_split_placeholder__";
/// The folder of the output that trunk copies into the site.
const FOLDER: &str = "snippets";
/// The script that loads the parts.
const LOADER: &str = "parts.js";
/// The call by which the loader requests a part, and the function of the page that replaces it.
const REQUEST: (&str, &str) = ("fetch(new URL(", "requestPart(new URL(");

/// Returns `true` if the module has lazy parts.
pub fn are_in(module: &[u8]) -> bool {
    module.windows(PLACEHOLDER.len()).any(|bytes| bytes == PLACEHOLDER)
}

/// Writes the lazy parts of the module and the script that loads them. Returns the module without
/// them.
///
/// # Errors
/// The module has no relocations, or a file cannot be written.
pub fn cut_off(module: &[u8], options: &Options) -> Result<Vec<u8>> {
    let parts = options.folder.join(FOLDER);
    // Parts of an earlier build would be published, too.
    let _ = fs::remove_dir_all(&parts);
    fs::create_dir_all(&parts).with_context(|| format!("creating {}", parts.display()))?;
    let main = options.folder.join("without-parts.wasm");
    let mut split = wasm_split::Options::new(module);
    let (loader, page) = (format!("./{FOLDER}/{LOADER}"), format!("../{}.js", options.name));
    split.output_dir = &options.folder;
    split.main_out_path = &main;
    split.link_name = &loader;
    split.main_module = &page;
    let cut = wasm_split::transform(split).map_err(|error| anyhow!("cutting parts: {error:#}"))?;
    for part in cut.split_modules {
        let name = part.file_name().context("a part has no name")?;
        fs::rename(&part, parts.join(name)).with_context(|| format!("{}", part.display()))?;
    }
    request_by_page(&parts.join(LOADER))?;
    let rest = fs::read(&main).with_context(|| format!("reading {}", main.display()))?;
    fs::remove_file(&main).with_context(|| format!("removing {}", main.display()))?;
    Ok(rest)
}

/// Lets the loader request parts by the page's own function, which shows the progress.
fn request_by_page(loader: &Path) -> Result<()> {
    let script = fs::read_to_string(loader).context("reading the loader of the parts")?;
    let (old, new) = REQUEST;
    if !script.contains(old) {
        bail!("the loader of the parts does not contain `{old}`");
    }
    fs::write(loader, script.replace(old, new)).context("writing the loader of the parts")
}
