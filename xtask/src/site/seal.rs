//! Sealing, the last step of a build. It bundles scripts and styles, and fills in the service worker's list of files.
//! It also writes the content security policy.

use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::site::published::{self, PAGE, PublishedFile, SERVICE_WORKER};
use crate::site::scripts;
use crate::site::style_sheet::{self, BundledStyles};

/// The tag after which the policy is put: a policy applies only to what stands after it.
const CHARSET_TAG: &str = "<meta charset=\"utf-8\" />";
/// The end of a tag that refers to a script's file.
const SCRIPT_TAG_END: &str = ".js\"></script>";

/// Seals the site that trunk has just built, in the folder that trunk's environment variables name.
///
/// Leaves a debug build alone, for it is rebuilt all the time.
pub fn run_as_trunk_hook() -> Outcome {
    let variable = |name: &str| {
        std::env::var(name).map_err(|_| {
            Failure::new(format!("{name} is not set: trunk runs `cargo xtask seal` after a build."))
        })
    };
    match variable("TRUNK_PROFILE")?.as_str() {
        "release" => seal(&PathBuf::from(variable("TRUNK_STAGING_DIR")?)),
        _ => Ok(()),
    }
}

/// Seals the site in the folder.
fn seal(folder: &Path) -> Outcome {
    let page_path = folder.join(PAGE);
    let page = published::read_text(&page_path)?;
    let BundledStyles { page, sheet } = style_sheet::bundle(&page, folder)?;
    let page = scripts::replace_loader(&scripts::bundle(&page, folder)?, &sheet)?;
    for file in published::files(folder)?.iter().filter(|file| file.name.ends_with(".js")) {
        let path = folder.join(&file.name);
        published::write(&path, &scripts::minified(&published::read_text(&path)?))?;
    }
    let mut files = published::files(folder)?;
    let page = add_policy_and_version(&page, &version("", &files))?;
    published::write(&page_path, &page)?;
    for file in files.iter_mut().filter(|file| file.name == PAGE) {
        file.content = page.clone().into_bytes();
    }
    let worker_path = folder.join(SERVICE_WORKER);
    let worker = scripts::minified(&published::read_text(&worker_path)?);
    published::write(&worker_path, &fill_in_worker(&worker, &files)?)
}

/// Adds the content security policy to the page, and the version to the addresses of its script files.
///
/// The names of script files contain no digest, so the browser may have those of another version in its cache.
fn add_policy_and_version(page: &str, version: &str) -> Outcome<String> {
    let Some((before, after)) = page.split_once(CHARSET_TAG) else {
        return Err(Failure::new(format!("{PAGE} has no `{CHARSET_TAG}` before the policy.")));
    };
    let policy = policy(page);
    let page = format!(
        "{before}{CHARSET_TAG}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />{after}"
    );
    Ok(page.replace(SCRIPT_TAG_END, &format!(".js?v={version}\"></script>")))
}

/// The content security policy: the site's own files, WebAssembly, and the page's inline scripts and styles by digest.
fn policy(page: &str) -> String {
    let digests = |tag| -> String {
        inline_texts(page, tag).into_iter().map(|text| format!(" '{}'", digest(text))).collect()
    };
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{}", digests("script")),
        &format!("style-src 'self'{}", digests("style")),
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

/// The contents of the page's elements with this tag that refer to no file.
fn inline_texts<'a>(page: &'a str, tag: &str) -> Vec<&'a str> {
    let (begin, end) = (format!("<{tag}"), format!("</{tag}>"));
    let text = |rest: &'a str| {
        let (attributes, rest) = rest.split_once('>')?;
        let (text, _) = rest.split_once(&end)?;
        (!attributes.contains("src=")).then_some(text)
    };
    page.split(&begin).skip(1).filter_map(text).collect()
}

/// The SHA-256 of a text as a content security policy writes it.
fn digest(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
}

/// Fills in the service worker's list of files to cache, and its version.
fn fill_in_worker(worker: &str, files: &[PublishedFile]) -> Outcome<String> {
    let version = version(worker, files);
    // Some hosts answer a request for `index.html` by a redirect; none does for its folder.
    let names: Vec<&str> =
        files.iter().map(|file| if file.name == PAGE { "./" } else { &file.name }).collect();
    let list = serde_json::to_string(&names)
        .map_err(|error| Failure::new(format!("the files cannot be listed: {error}.")))?;
    let filled = replace_once(worker, "VERSION = ''", &format!("VERSION = '{version}'"))?;
    replace_once(&filled, "FILES = []", &format!("FILES = {list}"))
}

/// A version that changes when one of the files or the text changes: 16 hexadecimal digits of their SHA-256.
fn version(text: &str, files: &[PublishedFile]) -> String {
    let mut all = Sha256::new_with_prefix(text);
    for file in files {
        all.update(&file.name);
        all.update(Sha256::digest(&file.content));
    }
    all.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

fn replace_once(text: &str, from: &str, to: &str) -> Outcome<String> {
    match text.contains(from) {
        true => Ok(text.replacen(from, to, 1)),
        false => Err(Failure::new(format!("{SERVICE_WORKER} has no `{from}` to fill in."))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE_TEXT: &str = "<head><meta charset=\"utf-8\" /><script src=\"a.js\"></script><style>a{b:c}</style></head><body><script>go()</script></body>";
    const WORKER: &str = "const VERSION = '';\nconst FILES = [];\n";

    fn file(name: &str, content: &str) -> PublishedFile {
        PublishedFile { name: name.into(), content: content.into() }
    }

    #[test]
    fn the_policy_lists_inline_texts_by_digest() {
        let policy = policy(PAGE_TEXT);
        assert_eq!(policy.matches("'sha256-").count(), 2);
        let lists =
            |kind: &str, text: &str| policy.contains(&format!("{kind} '{}';", digest(text)));
        assert!(lists("'wasm-unsafe-eval'", "go()"), "{policy}");
        assert!(lists("style-src 'self'", "a{b:c}"), "{policy}");
    }

    #[test]
    fn the_policy_comes_before_all_scripts() {
        let page = add_policy_and_version(PAGE_TEXT, "1").unwrap_or_default();
        assert!(page.find("Content-Security-Policy") < page.find("<script"), "{page}");
    }

    #[test]
    fn every_script_address_contains_the_version() {
        let page = add_policy_and_version(PAGE_TEXT, "1").unwrap_or_default();
        assert!(page.contains("src=\"a.js?v=1\""), "{page}");
        assert_eq!(page.matches(".js").count(), page.matches(".js?v=1").count(), "{page}");
    }

    #[test]
    fn the_worker_caches_the_folder_instead_of_the_page() {
        let filled = fill_in_worker(WORKER, &[file("a.css", "x"), file(PAGE, "y")]);
        assert!(filled.is_ok_and(|text| text.contains("FILES = [\"a.css\",\"./\"]")));
    }

    #[test]
    fn a_changed_file_changes_the_version() {
        let filled = |content| fill_in_worker(WORKER, &[file("a.css", content)]);
        assert_eq!(filled("x"), filled("x"));
        assert_ne!(filled("x"), filled("y"));
    }

    #[test]
    fn a_worker_without_placeholders_is_an_error() {
        assert!(fill_in_worker("const FILES = [];", &[]).is_err());
    }
}
