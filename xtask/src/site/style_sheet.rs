//! The page's style sheets, bundled and minified: one file, and one sheet inside the page.
//!
//! With one file the browser makes one request, and rules that look alike compress together.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::process;
use crate::site::published;
use crate::tools::Tools;

/// The tag of a style sheet's file as trunk writes it, before and after the file name.
const LINK_TAG: (&str, &str) = ("<link rel=\"stylesheet\" href=\"./", "\"/>");
/// The tag of a style sheet inside the page.
const STYLE_TAG: (&str, &str) = ("<style>", "</style>");
/// The end of the page's head, before which the inline sheet is put.
const HEAD_END: &str = "</head>";

/// The bundle's file name, which `src/boot.js` requests.
const BUNDLE: &str = "style.css";

/// Bundles the sheets that the page refers to into one file of the folder. Bundles the inline
/// sheets into one in the page; returns the page. `minify` returns a sheet minified.
pub fn bundle(
    page: &str,
    folder: &Path,
    minify: impl Fn(&str) -> Outcome<String>,
) -> Outcome<String> {
    let (page, inline) = cut_all(page, STYLE_TAG)?;
    let (page, names) = cut_all(&page, LINK_TAG)?;
    let mut sheet = String::new();
    for name in &names {
        let path = folder.join(name);
        sheet.push_str(&published::read_text(&path)?);
        published::remove(&path)?;
    }
    if sheet.is_empty() || inline.is_empty() {
        return Err(Failure::new("the page has no style sheets as trunk writes them."));
    }
    published::write(&folder.join(BUNDLE), &minify(&sheet)?)?;
    let head_end = [STYLE_TAG.0, &minify(&inline.concat())?, STYLE_TAG.1, HEAD_END].concat();
    Ok(page.replacen(HEAD_END, &head_end, 1))
}

/// Cuts all elements with this start and end out of the page; returns the page without them and their contents.
fn cut_all(page: &str, (start, end): (&str, &str)) -> Outcome<(String, Vec<String>)> {
    let mut pieces = page.split(start);
    let mut left = pieces.next().unwrap_or_default().trim_end().to_owned();
    let mut contents = Vec::new();
    for piece in pieces {
        let (content, after) = piece
            .split_once(end)
            .ok_or_else(|| Failure::new(format!("the page has a `{start}` without an end.")))?;
        contents.push(content.to_owned());
        left.push_str(after.trim_end());
    }
    left.push('\n');
    Ok((left, contents))
}

/// Minifies a style sheet with esbuild, by way of a file in the folder. A mistake in the sheet is an error.
pub fn minify(tools: &Tools, folder: &Path, sheet: &str) -> Outcome<String> {
    let path = folder.join("minified.css");
    published::write(&path, sheet)?;
    let mut command = tools.command("esbuild");
    command.args(["--minify", "--allow-overwrite", "--log-level=error"]);
    command.arg("--log-override:css-syntax-error=error");
    command.arg(format!("--outfile={}", path.display())).arg(&path);
    process::run(&mut command, "minifying the style sheets")?;
    let minified = published::read_text(&path)?;
    published::remove(&path)?;
    Ok(minified.trim_end().to_owned())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[test]
    fn sheets_are_bundled_into_one_file_and_one_inline() {
        let folder = std::env::temp_dir().join(format!("styles-{}", std::process::id()));
        let write = |name: &str, text: &str| fs::write(folder.join(name), text);
        assert!(fs::create_dir_all(&folder).is_ok());
        assert!(write("a.css", "a { b: c }").is_ok() && write("d.css", "d { e: f }").is_ok());
        let link = |name: &str| format!("{}{name}{}", LINK_TAG.0, LINK_TAG.1);
        let inline = |text: &str| format!("{}{text}{}", STYLE_TAG.0, STYLE_TAG.1);
        let first = inline("g { h: i }") + &inline("j { k: l }");
        let page = format!("<head>\n{first}\n{}\n{}\n</head>", link("a.css"), link("d.css"));
        let squeeze = |sheet: &str| Ok(sheet.replace(' ', ""));
        let bundled = bundle(&page, &folder, squeeze);
        assert!(!folder.join("a.css").exists(), "it is in the bundle");
        assert_eq!(bundled, Ok(format!("<head>\n{}</head>\n", inline("g{h:i}j{k:l}"))));
        assert_eq!(published::read_text(&folder.join(BUNDLE)), Ok("a{b:c}d{e:f}".to_owned()));
        assert!(fs::remove_dir_all(&folder).is_ok());
    }
}
