//! How the page begins: trunk has it ask for all its code before anything is shown. Here its outline comes first.

use crate::failure::{Failure, Outcome};
use crate::published::PAGE;
use crate::script::bare;

/// What begins the page, with the names of what it asks for to be put in.
const SCRIPT: &str = include_str!("begin.js");
/// What trunk's own script begins and ends with.
const LOADER_BEGIN: &str = "<script type=\"module\">";
const LOADER_ENDS: &str = "</script>";
/// How trunk's script names the page's code.
const CODE_BEGIN: &str = "from './";
/// How trunk has the WebAssembly asked for at once; what is around its name.
const WASM_BEGIN: &str = "<link rel=\"preload\" href=\"./";
const WASM_ENDS: &str = "\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\">";
/// Where the page ends.
const BODY_ENDS: &str = "</body>";

/// The page with a beginning of its own in place of trunk's; it asks for the style sheet, too.
pub fn begun(page: &str, sheet: &str) -> Outcome<String> {
    let (page, loader) = without(page, LOADER_BEGIN, LOADER_ENDS)?;
    let (page, wasm) = without(&page, WASM_BEGIN, WASM_ENDS)?;
    let code = loader.split_once(CODE_BEGIN).and_then(|(_, rest)| rest.split_once('\''));
    let (code, _) = code.ok_or_else(|| not_there(CODE_BEGIN))?;
    let (before, after) = page.split_once(BODY_ENDS).ok_or_else(|| not_there(BODY_ENDS))?;
    let script = bare(SCRIPT).replace("SHEET", sheet).replace("CODE", code).replace("WASM", &wasm);
    Ok(format!("{before}<script>{script}</script>{BODY_ENDS}{after}"))
}

/// The page without the first thing that begins and ends like this, and what stood between.
fn without(page: &str, begin: &str, end: &str) -> Outcome<(String, String)> {
    let (before, rest) = page.split_once(begin).ok_or_else(|| not_there(begin))?;
    let (between, after) = rest.split_once(end).ok_or_else(|| not_there(end))?;
    Ok((format!("{}{}", before.trim_end(), after.trim_start()), between.to_owned()))
}

fn not_there(part: &str) -> Failure {
    Failure::new(format!("{PAGE} has no `{part}`, as trunk writes it."))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TRUNKS: &str = "<head>\n<script type=\"module\">\nimport init from './a-1.js';\nawait init('./a-1_bg.wasm');\n</script>\n<link rel=\"preload\" href=\"./a-1_bg.wasm\" crossorigin=\"anonymous\" as=\"fetch\" type=\"application/wasm\"></head><body><main></main></body>";

    #[test]
    fn nothing_is_asked_for_before_the_outline_stands() {
        let page = begun(TRUNKS, "s.css").unwrap_or_default();
        let (before, after) = page.split_once("<main></main>").unwrap_or_default();
        assert_eq!(before, "<head></head><body>");
        for name in ["'./a-1.js'", "'./a-1_bg.wasm'", "'./s.css'"] {
            assert_eq!(after.matches(name).count(), 1, "{name} in {after}");
        }
    }

    #[test]
    fn a_page_that_trunk_wrote_otherwise_is_refused() {
        assert!(begun(&TRUNKS.replace("preload", "prefetch"), "s.css").is_err());
        assert!(begun(&TRUNKS.replace("</body>", ""), "s.css").is_err());
    }
}
