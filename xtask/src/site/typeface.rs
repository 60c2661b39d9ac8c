//! The page's typeface, cut down to the letters and weights that the page draws.

use std::path::Path;

use crate::failure::Outcome;
use crate::process;
use crate::project;
use crate::site::published;
use crate::tools::Tools;

/// The end of the typeface's file name.
const TYPEFACE: &str = ".woff2";
/// The script that cuts it, below the project's folder.
const SCRIPT: &str = "xtask/subset_typeface.mjs";

/// Cuts the typeface of the site in the folder: 24.5 kB instead of 39.1.
///
/// It keeps all letters of Latin-1, which players' names may have.
pub fn subset(tools: &Tools, folder: &Path) -> Outcome {
    for file in published::files(folder)?.iter().filter(|file| file.name.ends_with(TYPEFACE)) {
        let mut command = tools.command("node");
        command.arg(project::root().join(SCRIPT)).arg(folder.join(&file.name));
        process::run(&mut command, &format!("cutting {}", file.name))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn all_weights_of_the_style_sheets_are_kept() {
        let read = |path: &Path| fs::read_to_string(path).unwrap_or_default();
        let script = read(&project::root().join(SCRIPT));
        assert!(script.contains("{ min: 400, max: 800 }"), "{script}");
        let sheets = fs::read_dir(project::root().join("style")).into_iter().flatten().flatten();
        let sheets: String = sheets.map(|sheet| read(&sheet.path())).collect();
        assert!(sheets.contains("font-weight: 400 800;"));
        for rule in sheets.split("font-weight: ").skip(1) {
            let digits = rule.split(|next: char| !next.is_ascii_digit()).next().unwrap_or_default();
            let weight = digits.parse::<u32>().unwrap_or(400);
            assert!((400..=800).contains(&weight), "{weight}");
        }
    }
}
