//! The style sheets as one file: the browser asks once, not once for each of them, and what they have in common is
//! transferred once. Those that stand in the page itself are one as well. What only people need is left out.

use std::fs;
use std::path::Path;

use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::published;

/// What a style sheet's reference begins and ends with, as trunk writes it.
const BEGIN: &str = "<link rel=\"stylesheet\" href=\"./";
const END: &str = "\"/>";
/// What a style sheet in the page begins and ends with.
const INLINE_BEGIN: &str = "<style>";
const INLINE_END: &str = "</style>";
/// Before which the sheet in the page stands.
const HEAD_ENDS: &str = "</head>";

/// The page as it is to be published, and the name of the sheet beside it.
#[derive(Debug)]
pub struct Styled {
    /// The page, which refers to no sheet any more.
    pub page: String,
    /// The file's name, which changes with what is in it.
    pub sheet: String,
}

/// Joins the style sheets that the page refers to, in their order, into one file of the folder, and those in the page.
pub fn joined(page: &str, folder: &Path) -> Outcome<Styled> {
    let (page, inline) = taken_out(page, INLINE_BEGIN, INLINE_END)?;
    let (page, names) = taken_out(&page, BEGIN, END)?;
    let mut sheet = String::new();
    for name in &names {
        let path = folder.join(name);
        sheet.push_str(&minified(name, &published::read_text(&path)?)?);
        fs::remove_file(&path)
            .map_err(|error| Failure::new(format!("{} stays: {error}.", path.display())))?;
    }
    if sheet.is_empty() || inline.is_empty() {
        return Err(Failure::new("the page has no style sheets as trunk writes them."));
    }
    let digest = Sha256::digest(&sheet);
    let mark: String = digest.iter().take(8).map(|byte| format!("{byte:02x}")).collect();
    let name = format!("style-{mark}.css");
    let path = folder.join(&name);
    fs::write(&path, &sheet)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}.", path.display())))?;
    let inline = minified("what the page has of styles", &inline.concat())?;
    let styled = format!("{INLINE_BEGIN}{inline}{INLINE_END}{HEAD_ENDS}");
    Ok(Styled { page: page.replacen(HEAD_ENDS, &styled, 1), sheet: name })
}

/// The page without what stands between each such begin and end, and all of that.
fn taken_out(page: &str, begin: &str, end: &str) -> Outcome<(String, Vec<String>)> {
    let mut pieces = page.split(begin);
    let mut left = pieces.next().unwrap_or_default().trim_end().to_owned();
    let mut taken = Vec::new();
    for piece in pieces {
        let (part, behind) = piece
            .split_once(end)
            .ok_or_else(|| Failure::new(format!("what begins with `{begin}` does not end.")))?;
        taken.push(part.to_owned());
        left.push_str(behind.trim_end());
    }
    left.push('\n');
    Ok((left, taken))
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
    fn the_sheets_beside_the_page_become_one_and_those_in_it_another() {
        let folder = std::env::temp_dir().join(format!("joined-{}", std::process::id()));
        let write = |name: &str, text: &str| fs::write(folder.join(name), text);
        assert!(fs::create_dir_all(&folder).is_ok());
        assert!(write("a.css", "a { b: c }").is_ok() && write("d.css", "d { e: f }").is_ok());
        let link = |name: &str| format!("{BEGIN}{name}{END}");
        let inline = |text: &str| format!("{INLINE_BEGIN}{text}{INLINE_END}");
        let first = inline("g { h: i }") + &inline("j { k: l }");
        let page = format!("<head>\n{first}\n{}\n{}\n</head>", link("a.css"), link("d.css"));
        let styled = joined(&page, &folder);
        assert!(!folder.join("a.css").exists(), "it is in the one sheet");
        let Ok(Styled { page, sheet }) = styled else { panic!("{styled:?}") };
        assert_eq!(page, format!("<head>\n{}</head>\n", inline("g{h:i}j{k:l}")));
        assert_eq!(published::read_text(&folder.join(sheet)), Ok("a{b:c}d{e:f}".to_owned()));
        assert!(fs::remove_dir_all(&folder).is_ok());
    }
}
