//! The page's small scripts: one bundle, and those inside the page.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::site::published::{self, PAGE};
use crate::tools::Tools;

/// The tag of a small script, before and after its file name.
const SCRIPT_TAG: (&str, &str) = ("<script defer src=\"", "\"></script>");
/// The bundle's file name.
const BUNDLE: &str = "scripts.js";
/// The tag of a script inside the page.
const INLINE_TAG: (&str, &str) = ("<script>", "</script>");
/// The format of terser that keeps lines, numbers and quotation marks.
const AS_WRITTEN: &str = "beautify=true,indent_level=0,keep_numbers=true,quote_style=3";
/// Installs the service worker. Only published pages have it. It comes first, before anything that could fail.
const OFFLINE: &str = "offline.js";

/// Bundles the small scripts of the page into one file; returns the page that refers to it.
///
/// Browsers request six files at a time from a host: with one bundle the page's code is among the first six.
pub fn bundle(page: &str, folder: &Path) -> Outcome<String> {
    let (tag_start, tag_end) = SCRIPT_TAG;
    let mut pieces = page.split(tag_start);
    let mut bundled_page = pieces.next().unwrap_or_default().to_owned();
    bundled_page.push_str(&format!("{tag_start}{BUNDLE}{tag_end}"));
    let mut names = vec![OFFLINE];
    for piece in pieces {
        let (name, rest) = piece
            .split_once(tag_end)
            .ok_or_else(|| Failure::new("a script's tag does not end."))?;
        names.push(name);
        bundled_page.push_str(rest.trim_start());
    }
    if names == [OFFLINE] {
        return Err(Failure::new(format!("{PAGE} refers to no script by `{tag_start}`.")));
    }
    let mut bundle = String::new();
    for name in names {
        let path = folder.join(name);
        bundle.push_str(&published::read_text(&path)?);
        published::remove(&path)?;
    }
    published::write(&folder.join(BUNDLE), &bundle)?;
    Ok(bundled_page)
}

/// Removes comments and indentation from a script file; all else stays as written.
pub fn strip(tools: &Tools, path: &Path) -> Outcome {
    let mut command = tools.command("terser");
    command.arg(path).args(["--format", AS_WRITTEN, "--output"]).arg(path);
    process::run(&mut command, &format!("stripping {}", path.display()))
}

/// Minifies a script file with terser, which shortens names and expressions, too: 2 kB less, packed.
pub fn minify(tools: &Tools, path: &Path) -> Outcome {
    let mut command = tools.command("terser");
    command.arg(path).args(["--compress", "passes=2", "--mangle", "--output"]).arg(path);
    // The names at the top of any other script are those of the whole page.
    let script = published::read_text(path)?;
    if script.lines().any(|line| line.starts_with("export ") || line.starts_with("import ")) {
        command.arg("--module");
    }
    process::run(&mut command, &format!("minifying {}", path.display()))
}

/// Minifies the scripts inside the page. `minify` returns a script minified.
pub fn minify_inline(page: &str, minify: impl Fn(&str) -> Outcome<String>) -> Outcome<String> {
    let (start, end) = INLINE_TAG;
    let mut pieces = page.split(start);
    let mut page = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let (script, rest) = piece.split_once(end).unwrap_or((piece, ""));
        page += &[start, &minify(script)?, end, rest].concat();
    }
    Ok(page)
}

/// Minifies a script with terser, by way of a file in the folder.
pub fn minify_text(tools: &Tools, folder: &Path, script: &str) -> Outcome<String> {
    let path = folder.join("inline.js");
    published::write(&path, script)?;
    minify(tools, &path)?;
    let minified = published::read_text(&path)?;
    published::remove(&path)?;
    Ok(minified)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn one_bundle_replaces_all_scripts_of_the_page() {
        let folder = std::env::temp_dir().join(format!("scripts-{}", std::process::id()));
        let write = |name: &str, text: &str| fs::write(folder.join(name), text);
        assert!(fs::create_dir_all(&folder).is_ok());
        assert!(write(OFFLINE, "o();\n").is_ok() && write("a.js", "a();\n").is_ok());
        assert!(write("b.js", "b();\n").is_ok());
        let tag = |name: &str| format!("{}{name}{}", SCRIPT_TAG.0, SCRIPT_TAG.1);
        let page = format!("<head>\n  {}\n  {}\n</head>", tag("a.js"), tag("b.js"));
        let bundled = bundle(&page, &folder);
        assert_eq!(bundled, Ok(format!("<head>\n  {}</head>", tag(BUNDLE))));
        assert_eq!(published::read_text(&folder.join(BUNDLE)), Ok("o();\na();\nb();\n".into()));
        assert!(!folder.join("a.js").exists(), "it is in the bundle");
        assert!(fs::remove_dir_all(&folder).is_ok());
    }

    #[test]
    fn only_scripts_inside_the_page_are_minified_in_it() {
        let page = "<script src=\"a.js\"></script><script> go(); </script>";
        let minified = "<script src=\"a.js\"></script><script>go();</script>";
        let trim = |script: &str| Ok(script.trim().to_owned());
        assert_eq!(minify_inline(page, trim), Ok(minified.into()));
    }
}
