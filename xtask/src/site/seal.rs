//! Sealing, the last step of a build. It bundles scripts and styles, and fills in the service worker's list of files.
//! It also puts the content security policy into the page.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::site::published::{self, PAGE, PublishedFile, SERVICE_WORKER};
use crate::site::{optimize, policy, scripts, style_sheet, typeface};
use crate::tools::Tools;

/// The tag after which the policy is put: a policy applies only to what stands after it.
const CHARSET_TAG: &str = "<meta charset=\"utf-8\" />";
/// The tag of the page's root, which `src/boot.js` and `public/request-part.js` read attributes of.
const ROOT_TAG: &str = "<html lang=\"en\">";
/// The tag of the bundled scripts.
const SCRIPTS_TAG: &str = "<script defer src=\"scripts.js\">";
/// The lazy part with the game.
const GAME_PART: &str = "snippets/split_game.wasm";

/// Completes the site that trunk has just built, in the folder that trunk's environment variables name.
///
/// Leaves a debug build alone, for it is rebuilt all the time.
pub fn run_as_trunk_hook(tools: &mut Tools) -> Outcome {
    let variable = |name: &str| {
        std::env::var(name).map_err(|_| {
            Failure::new(format!("{name} is not set: trunk runs `cargo xtask seal` after a build."))
        })
    };
    match variable("TRUNK_PROFILE")?.as_str() {
        "release" => {
            let folder = PathBuf::from(variable("TRUNK_STAGING_DIR")?);
            optimize::parts(tools, &folder)?;
            typeface::subset(tools, &folder)?;
            seal(tools, &folder)
        }
        _ => Ok(()),
    }
}

/// Seals the site in the folder: bundles scripts and styles, and moves all files of this version
/// into a folder with its name.
///
/// So a page never meets a file of another version, and a host that is just receiving a new
/// version can still serve the old one.
fn seal(tools: &Tools, folder: &Path) -> Outcome {
    let page_path = folder.join(PAGE);
    let page = style_sheet::bundle(&published::read_text(&page_path)?, folder, |sheet| {
        style_sheet::minify(tools, folder, sheet)
    })?;
    let page = scripts::minify_inline(&scripts::bundle(&page, folder)?, |script| {
        scripts::minify_text(tools, folder, script)
    })?;
    for file in published::files(folder)?.iter().filter(|file| file.name.ends_with(".js")) {
        scripts::minify(tools, &folder.join(&file.name))?;
    }
    let files = published::files(folder)?;
    let version = version(&page, &files);
    let page = complete_page(&page, &version, &files)?;
    published::write(&page_path, &page)?;
    for file in files.iter().filter(|file| belongs_to_version(&file.name)) {
        published::move_into(folder, &file.name, &version)?;
    }
    let worker_path = folder.join(SERVICE_WORKER);
    scripts::strip(tools, &worker_path)?;
    let worker = published::read_text(&worker_path)?;
    let files = published::files(folder)?;
    published::write(&worker_path, &fill_in_worker(&worker, &version, &files)?)
}

/// Returns true for a file that another version of the page must not use.
pub fn belongs_to_version(name: &str) -> bool {
    [".js", ".wasm", ".css", ".woff2"].iter().any(|suffix| name.ends_with(suffix))
}

/// Adds the content security policy to the page, and where its files are.
fn complete_page(page: &str, version: &str, files: &[PublishedFile]) -> Outcome<String> {
    let game = files.iter().find(|file| file.name == GAME_PART);
    let game = game.ok_or_else(|| Failure::new(format!("the site has no {GAME_PART}.")))?;
    let root = format!(
        "<html lang=\"en\" data-files=\"./{version}/\" data-game-bytes=\"{}\">",
        game.content.len()
    );
    let scripts = format!("<script defer src=\"./{version}/scripts.js\">");
    let policy = policy::of_page(page);
    let head = format!(
        "{CHARSET_TAG}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />"
    );
    let page = replace_once(PAGE, page, CHARSET_TAG, &head)?;
    let page = replace_once(PAGE, &page, SCRIPTS_TAG, &scripts)?;
    replace_once(PAGE, &page, ROOT_TAG, &root)
}

/// Fills in the stripped service worker's list of files, each with its digest, and its version.
fn fill_in_worker(worker: &str, version: &str, files: &[PublishedFile]) -> Outcome<String> {
    // Some hosts answer a request for `index.html` by a redirect; none does for its folder.
    let name =
        |file: &PublishedFile| if file.name == PAGE { "./".into() } else { file.name.clone() };
    let digests: BTreeMap<String, String> = files
        .iter()
        .map(|file| (name(file), BASE64_STANDARD.encode(Sha256::digest(&file.content))))
        .collect();
    let list = serde_json::to_string(&digests)
        .map_err(|error| Failure::new(format!("the files cannot be listed: {error}.")))?;
    let filled =
        replace_once(SERVICE_WORKER, worker, "VERSION = ''", &format!("VERSION = '{version}'"))?;
    replace_once(SERVICE_WORKER, &filled, "FILES = {}", &format!("FILES = {list}"))
}

/// Returns the version: 16 hexadecimal digits of the SHA-256 of the text and all files.
fn version(text: &str, files: &[PublishedFile]) -> String {
    let mut all = Sha256::new_with_prefix(text);
    for file in files {
        all.update(&file.name);
        all.update(Sha256::digest(&file.content));
    }
    all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn replace_once(file: &str, text: &str, from: &str, to: &str) -> Outcome<String> {
    match text.contains(from) {
        true => Ok(text.replacen(from, to, 1)),
        false => Err(Failure::new(format!("{file} has no `{from}` to fill in."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE_TEXT: &str = "<html lang=\"en\"><head><meta charset=\"utf-8\" /><script defer src=\"scripts.js\"></script><style>a{b:c}</style></head><body><script>go()</script></body>";
    const WORKER: &str = "const VERSION = '';\nconst FILES = {};\n";

    fn file(name: &str, content: &str) -> PublishedFile {
        PublishedFile { name: name.into(), content: content.into() }
    }

    fn page() -> String {
        complete_page(PAGE_TEXT, "v1", &[file(GAME_PART, "wasm")]).unwrap_or_default()
    }

    #[test]
    fn the_policy_comes_before_all_scripts() {
        let page = page();
        assert!(page.find("Content-Security-Policy") < page.find("<script"), "{page}");
    }

    #[test]
    fn the_page_finds_the_files_of_its_version() {
        let page = page();
        assert!(page.contains("data-files=\"./v1/\" data-game-bytes=\"4\""), "{page}");
        assert!(page.contains("src=\"./v1/scripts.js\""), "{page}");
    }

    #[test]
    fn a_site_without_the_game_part_is_an_error() {
        assert!(complete_page(PAGE_TEXT, "v1", &[]).is_err());
    }

    #[test]
    fn pictures_and_the_page_itself_stay_where_they_are() {
        let names = ["a.js", "a.wasm", "a.css", PAGE, "icon.svg", "manifest.webmanifest"];
        assert_eq!(names.map(belongs_to_version), [true, true, true, false, false, false]);
    }

    #[test]
    fn the_worker_lists_the_folder_instead_of_the_page() {
        let filled = fill_in_worker(WORKER, "v1", &[file("a.css", "x"), file(PAGE, "y")]);
        let digest = |text: &str| BASE64_STANDARD.encode(Sha256::digest(text));
        let list = format!("FILES = {{\"./\":\"{}\",\"a.css\":\"{}\"}}", digest("y"), digest("x"));
        assert!(filled.is_ok_and(|text| text.contains(&list) && text.contains("VERSION = 'v1'")));
    }

    #[test]
    fn a_changed_file_changes_the_version() {
        let version = |content| version("", &[file("a.css", content)]);
        assert_eq!(version("x"), version("x"));
        assert_ne!(version("x"), version("y"));
    }

    #[test]
    fn a_worker_without_placeholders_is_an_error() {
        assert!(fill_in_worker("const FILES = {};", "v1", &[]).is_err());
    }
}
