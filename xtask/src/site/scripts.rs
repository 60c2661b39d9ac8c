//! The page's scripts: one bundle of the small ones, and the boot script that loads the WebAssembly.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::site::published::{self, PAGE};

/// The tag of a small script, before and after its file name.
const SCRIPT_TAG: (&str, &str) = ("<script defer src=\"", "\"></script>");
/// The bundle's file name.
const BUNDLE: &str = "scripts.js";
/// Installs the service worker. Only published pages have it. It comes first, before anything that could fail.
const OFFLINE: &str = "offline.js";

/// The boot script, with placeholders for the file names.
const BOOT: &str = include_str!("boot.js");
/// The tag of the script by which trunk loads the WebAssembly.
const LOADER_TAG: (&str, &str) = ("<script type=\"module\">", "</script>");
/// The text before and after the name of the JavaScript file in trunk's loader.
const LOADER_IMPORT: (&str, &str) = ("from './", "'");
/// The tag by which trunk preloads the WebAssembly, before and after its file name.
const PRELOAD_TAG: (&str, &str) = (
    "<link rel=\"preload\" href=\"./",
    "\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\">",
);
/// The end of the page's body.
const BODY_END: &str = "</body>";

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
        bundle.push_str(&minified(&published::read_text(&path)?));
        published::remove(&path)?;
    }
    published::write(&folder.join(BUNDLE), &bundle)?;
    Ok(bundled_page)
}

/// Removes comments, indentation and empty lines from a script.
///
/// Works line by line: a string in the script must not contain a line that starts like a comment.
pub fn minified(script: &str) -> String {
    let is_comment =
        |line: &&str| ["//", "/**", "* ", "*/"].iter().any(|sign| line.starts_with(sign));
    let lines = script.lines().map(str::trim).filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Replaces trunk's loader by the boot script, which requests code only after the splash screen is
/// painted.
///
/// `sheet` is the file name of the style sheet, which the boot script requests too.
pub fn replace_loader(page: &str, sheet: &str) -> Outcome<String> {
    let (page, loader) = cut(page, LOADER_TAG)?;
    let (page, wasm) = cut(&page, PRELOAD_TAG)?;
    let (_, code) = cut(&loader, LOADER_IMPORT)?;
    let (body, after) = page.split_once(BODY_END).ok_or_else(|| missing(BODY_END))?;
    let boot = minified(BOOT).replace("SHEET", sheet).replace("CODE", &code).replace("WASM", &wasm);
    Ok(format!("{body}<script>{boot}</script>{BODY_END}{after}"))
}

/// Cuts the first element with this start and end out of the text; returns the text without it and the content.
fn cut(text: &str, (start, end): (&str, &str)) -> Outcome<(String, String)> {
    let (before, rest) = text.split_once(start).ok_or_else(|| missing(start))?;
    let (content, after) = rest.split_once(end).ok_or_else(|| missing(end))?;
    Ok((format!("{}{}", before.trim_end(), after.trim_start()), content.to_owned()))
}

fn missing(part: &str) -> Failure {
    Failure::new(format!("{PAGE} has no `{part}`, as trunk writes it."))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    const TRUNK_PAGE: &str = "<head>\n<script type=\"module\">\nimport init from './a-1.js';\nawait init('./a-1_bg.wasm');\n</script>\n<link rel=\"preload\" href=\"./a-1_bg.wasm\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\"></head><body><main></main></body>";

    #[test]
    fn one_bundle_replaces_all_scripts_of_the_page() {
        let folder = std::env::temp_dir().join(format!("scripts-{}", std::process::id()));
        let write = |name: &str, text: &str| fs::write(folder.join(name), text);
        assert!(fs::create_dir_all(&folder).is_ok());
        assert!(write(OFFLINE, "o();\n").is_ok() && write("a.js", "// Why.\n  a();\n").is_ok());
        assert!(write("b.js", "/**\n * What.\n */\nb();\n").is_ok());
        let tag = |name: &str| format!("{}{name}{}", SCRIPT_TAG.0, SCRIPT_TAG.1);
        let page = format!("<head>\n  {}\n  {}\n</head>", tag("a.js"), tag("b.js"));
        let bundled = bundle(&page, &folder);
        assert_eq!(bundled, Ok(format!("<head>\n  {}</head>", tag(BUNDLE))));
        assert_eq!(published::read_text(&folder.join(BUNDLE)), Ok("o();\na();\nb();\n".into()));
        assert!(!folder.join("a.js").exists(), "it is in the bundle");
        assert!(fs::remove_dir_all(&folder).is_ok());
    }

    #[test]
    fn the_page_requests_code_only_after_its_splash_screen() {
        let page = replace_loader(TRUNK_PAGE, "s.css").unwrap_or_default();
        let (before, after) = page.split_once("<main></main>").unwrap_or_default();
        assert_eq!(before, "<head></head><body>");
        for name in ["'./a-1.js'", "'./a-1_bg.wasm'", "'./s.css'"] {
            assert_eq!(after.matches(name).count(), 1, "{name} in {after}");
        }
    }

    #[test]
    fn a_page_not_in_trunks_form_is_an_error() {
        assert!(replace_loader(&TRUNK_PAGE.replace("preload", "prefetch"), "s.css").is_err());
        assert!(replace_loader(&TRUNK_PAGE.replace("</body>", ""), "s.css").is_err());
    }
}
