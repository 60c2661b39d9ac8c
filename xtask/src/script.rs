//! The page's small scripts as one file: browsers ask a host for six files at a time, and the page's code need not wait for
//! one of them. What only people need is left out.

use std::fs;
use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::published::{self, PAGE};

/// What a script's reference begins and ends with.
const BEGIN: &str = "<script defer src=\"";
const END: &str = "\"></script>";
/// The one file.
const JOINED: &str = "scripts.js";
/// Installs the service worker, without which a page that is still worked on does; it comes before all that could fail.
const OFFLINE: &str = "offline.js";

/// Joins the scripts that the page refers to, in their order, and gives the page that refers to the one.
pub fn joined(page: &str, folder: &Path) -> Outcome<String> {
    let mut pieces = page.split(BEGIN);
    let mut left = pieces.next().unwrap_or_default().to_owned();
    left.push_str(&format!("{BEGIN}{JOINED}{END}"));
    let mut names = vec![OFFLINE];
    for piece in pieces {
        let (name, behind) =
            piece.split_once(END).ok_or_else(|| Failure::new("a script's tag does not end."))?;
        names.push(name);
        left.push_str(behind.trim_start());
    }
    if names == [OFFLINE] {
        return Err(Failure::new(format!("{PAGE} refers to no script by `{BEGIN}`.")));
    }
    let mut script = String::new();
    for name in names {
        let path = folder.join(name);
        script.push_str(&bare(&published::read_text(&path)?));
        fs::remove_file(&path)
            .map_err(|error| Failure::new(format!("{} stays: {error}.", path.display())))?;
    }
    let path = folder.join(JOINED);
    fs::write(&path, &script)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}.", path.display())))?;
    Ok(left)
}

/// The script without what only people need. Its strings must not run over lines that begin as comments do.
pub fn bare(script: &str) -> String {
    let is_comment =
        |line: &&str| ["//", "/**", "* ", "*/"].iter().any(|sign| line.starts_with(sign));
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_refers_to_one_script_in_place_of_the_first() {
        let folder = std::env::temp_dir().join(format!("scripts-{}", std::process::id()));
        let write = |name: &str, text: &str| fs::write(folder.join(name), text);
        assert!(fs::create_dir_all(&folder).is_ok());
        assert!(write(OFFLINE, "o();\n").is_ok() && write("a.js", "// Why.\n  a();\n").is_ok());
        assert!(write("b.js", "/**\n * What.\n */\nb();\n").is_ok());
        let tag = |name: &str| format!("{BEGIN}{name}{END}");
        let page = format!("<head>\n  {}\n  {}\n</head>", tag("a.js"), tag("b.js"));
        let joined = joined(&page, &folder);
        assert_eq!(joined, Ok(format!("<head>\n  {}</head>", tag(JOINED))));
        assert_eq!(published::read_text(&folder.join(JOINED)), Ok("o();\na();\nb();\n".into()));
        assert!(!folder.join("a.js").exists(), "it is in the one script");
        assert!(fs::remove_dir_all(&folder).is_ok());
    }
}
