//! Optimizes the lazy parts of the page as trunk optimizes its main module.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::project;
use crate::site::published;
use crate::tools::{Tools, setup};

/// The folder of the parts, below the site's.
const FOLDER: &str = "snippets";
/// The attribute of index.html with the options of wasm-opt, of which the page's module has the first.
const OPTIONS: &str = "data-wasm-opt-params=\"";

/// Optimizes all parts of the site in the folder.
pub fn parts(tools: &mut Tools, site: &Path) -> Outcome {
    // Trunk has used it already: it is installed.
    setup::site_packages(tools)?;
    let page = published::read_text(&project::root().join(published::PAGE))?;
    let options = options(&page)
        .ok_or_else(|| Failure::new(format!("{} has no `{OPTIONS}`.", published::PAGE)))?;
    let folder = site.join(FOLDER);
    for part in published::files(&folder)?.iter().filter(|file| file.name.ends_with(".wasm")) {
        let path = folder.join(&part.name);
        let mut command = tools.command("wasm-opt");
        command.args(options.split(' ')).arg(&path).arg("-o").arg(&path);
        process::run(&mut command, &format!("optimizing {}", part.name))?;
    }
    Ok(())
}

/// Returns the options of wasm-opt for the page's module.
fn options(page: &str) -> Option<&str> {
    let (_, rest) = page.split_once(OPTIONS)?;
    rest.split_once('"').map(|(options, _)| options)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_have_the_options_of_the_page() {
        let page = std::fs::read_to_string(project::root().join(published::PAGE));
        let page = page.unwrap_or_default();
        assert!(options(&page).is_some_and(|options| options.contains(" -Oz ")), "{page}");
    }
}
