//! The style sheets as one file: the browser asks once, not once for each of them, before it shows anything, and what they
//! have in common is transferred once. What only people need is left out.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::published;

/// What a style sheet's reference begins and ends with, as trunk writes it.
const BEGIN: &str = "<link rel=\"stylesheet\" href=\"./";
const END: &str = "\"/>";

/// Joins the style sheets that the page refers to, in their order, and gives the page that refers to the one.
pub fn joined(page: &str, folder: &Path) -> Outcome<String> {
    let mut pieces = page.split(BEGIN);
    let mut left = pieces.next().unwrap_or_default().to_owned();
    let mut sheet = String::new();
    let mut after = String::new();
    for piece in pieces {
        let (name, behind) = piece
            .split_once(END)
            .ok_or_else(|| Failure::new("a reference to a style sheet does not end."))?;
        let path = folder.join(name);
        sheet.push_str(&minified(name, &published::read_text(&path)?)?);
        fs::remove_file(&path)
            .map_err(|error| Failure::new(format!("{} stays: {error}.", path.display())))?;
        after.push_str(if behind.trim().is_empty() { "" } else { behind });
    }
    if sheet.is_empty() {
        return Err(Failure::new("the page refers to no style sheet as trunk writes them."));
    }
    let digest = Sha256::digest(&sheet);
    let mark: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let name = format!("style-{mark}.css");
    let path = folder.join(&name);
    fs::write(&path, &sheet)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}.", path.display())))?;
    left.push_str(&format!("{BEGIN}{name}{END}"));
    Ok(left + &after)
}

/// A style sheet without what only people need to read it.
fn minified(name: &str, sheet: &str) -> Outcome<String> {
    minifier::css::minify(sheet)
        .map(|sheet| sheet.to_string())
        .map_err(|error| Failure::new(format!("{name} cannot be made smaller: {error}.")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_refers_to_one_sheet_in_place_of_the_first() {
        let folder = std::env::temp_dir().join(format!("joined-{}", std::process::id()));
        let write = |name: &str, text: &str| fs::write(folder.join(name), text);
        assert!(fs::create_dir_all(&folder).is_ok());
        assert!(write("a.css", "a { b: c }").is_ok() && write("d.css", "d { e: f }").is_ok());
        let link = |name: &str| format!("{BEGIN}{name}{END}");
        let page = format!("<head>\n  {}\n  {}\n</head>", link("a.css"), link("d.css"));
        let joined = joined(&page, &folder).unwrap_or_default();
        assert_eq!(joined.matches(BEGIN).count(), 1, "{joined}");
        let (_, name) = joined.split_once("./").unwrap_or_default();
        let (name, after) = name.split_once('"').unwrap_or_default();
        let sheet = published::read_text(&folder.join(name));
        assert_eq!((sheet, after), (Ok("a{b:c}d{e:f}".to_owned()), "/>\n</head>"));
        assert!(fs::remove_dir_all(&folder).is_ok());
    }
}
