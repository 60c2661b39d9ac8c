//! The page's style sheets, bundled and minified: one file, and one sheet inside the page.
//!
//! With one file the browser makes one request, and rules that look alike compress together.

use std::path::Path;

use crate::failure::{Failure, Outcome};
use crate::site::published;

/// The tag of a style sheet's file as trunk writes it, before and after the file name.
const LINK_TAG: (&str, &str) = ("<link rel=\"stylesheet\" href=\"./", "\"/>");
/// The tag of a style sheet inside the page.
const STYLE_TAG: (&str, &str) = ("<style>", "</style>");
/// The end of the page's head, before which the inline sheet is put.
const HEAD_END: &str = "</head>";

/// The bundle's file name, which `src/boot.js` requests.
const BUNDLE: &str = "style.css";

/// Bundles the sheets that the page refers to into one file of the folder. Bundles the inline
/// sheets into one in the page; returns the page.
pub fn bundle(page: &str, folder: &Path) -> Outcome<String> {
    let (page, inline) = cut_all(page, STYLE_TAG)?;
    let (page, names) = cut_all(&page, LINK_TAG)?;
    let mut sheet = String::new();
    for name in &names {
        let path = folder.join(name);
        sheet.push_str(&minified(name, &published::read_text(&path)?)?);
        published::remove(&path)?;
    }
    if sheet.is_empty() || inline.is_empty() {
        return Err(Failure::new("the page has no style sheets as trunk writes them."));
    }
    published::write(&folder.join(BUNDLE), &sheet)?;
    let inline = minified("the page's inline style sheet", &inline.concat())?;
    let head_end = format!("{}{inline}{}{HEAD_END}", STYLE_TAG.0, STYLE_TAG.1);
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

/// Stands for the space between a parenthesis and a pseudo-class, which the library would drop.
const DESCENDANT: &str = "descendant";

/// Minifies a style sheet; `name` is for the error.
fn minified(name: &str, sheet: &str) -> Outcome<String> {
    minifier::css::minify(&sheet.replace(") :", &format!(") {DESCENDANT}:")))
        .map(|sheet| sheet.to_string().replace(DESCENDANT, ""))
        .map_err(|error| Failure::new(format!("{name} cannot be minified: {error}.")))
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
        let bundled = bundle(&page, &folder);
        assert!(!folder.join("a.css").exists(), "it is in the bundle");
        assert_eq!(bundled, Ok(format!("<head>\n{}</head>\n", inline("g{h:i}j{k:l}"))));
        assert_eq!(published::read_text(&folder.join(BUNDLE)), Ok("a{b:c}d{e:f}".to_owned()));
        assert!(fs::remove_dir_all(&folder).is_ok());
    }

    #[test]
    fn pseudo_classes_of_descendants_stay_theirs() {
        let sheet = minified("a", "a:not(.b) :is(.c, .d) { e: f }");
        assert_eq!(sheet, Ok("a:not(.b) :is(.c,.d){e:f}".to_owned()));
    }
}
