//! The last step of building: what the service worker keeps, and which scripts the page lets run.

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::failure::{Failure, Outcome};
use crate::published::{self, PAGE, PublishedFile, SERVICE_WORKER};
use crate::style;

/// Where a policy belongs: before everything that it is about.
const FIRST: &str = "<meta charset=\"utf-8\" />";
/// What the page loads to install its service worker.
const OFFLINE: &str = "<script defer src=\"offline.js\"></script>";
/// How the tags of the page's own scripts end.
const SCRIPT_ENDS: &str = ".js\"></script>";

/// Seals the site that trunk has just built; it tells where by its variables. A debug build, which changes all the time,
/// stays as it is.
pub fn after_trunk() -> Outcome {
    let told = |name: &str| {
        std::env::var(name).map_err(|_| {
            Failure::new(format!("{name} is not set: trunk runs `cargo xtask seal` after a build."))
        })
    };
    match told("TRUNK_PROFILE")?.as_str() {
        "release" => site(&PathBuf::from(told("TRUNK_STAGING_DIR")?)),
        _ => Ok(()),
    }
}

/// Seals the site in the folder.
pub fn site(folder: &Path) -> Outcome {
    let page = folder.join(PAGE);
    let styled = style::joined(&published::read_text(&page)?, folder)?;
    let mut files = published::files(folder)?;
    let sealed = sealed_page(&styled, &version("", &files))?;
    write(&page, &sealed)?;
    for file in files.iter_mut().filter(|file| file.name == PAGE) {
        file.content = sealed.clone().into_bytes();
    }
    let worker = folder.join(SERVICE_WORKER);
    write(&worker, &filled_worker(&published::read_text(&worker)?, &files)?)
}

/// The page with its policy, and with the script that makes it work offline. Its scripts, whose names have no digest, bear
/// the version in their addresses: the browser may hold those of another one.
fn sealed_page(page: &str, version: &str) -> Outcome<String> {
    let Some((before, after)) = page.split_once(FIRST) else {
        return Err(Failure::new(format!("{PAGE} has no `{FIRST}` to put the policy behind.")));
    };
    let policy = policy(page);
    let sealed = format!(
        "{before}{FIRST}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />\n    {OFFLINE}{after}"
    );
    Ok(sealed.replace(SCRIPT_ENDS, &format!(".js?v={version}\"></script>")))
}

/// What the page may load and run: its own files, WebAssembly, and the scripts written into it as they are now.
fn policy(page: &str) -> String {
    let scripts: String =
        inline_scripts(page).map(|script| format!(" '{}'", digest(script))).collect();
    [
        "default-src 'none'",
        &format!("script-src 'self' 'wasm-unsafe-eval'{scripts}"),
        "style-src 'self'",
        "img-src 'self' data: blob:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
    ]
    .join("; ")
}

/// The texts of the scripts that are not files of their own.
fn inline_scripts(page: &str) -> impl Iterator<Item = &str> {
    page.split("<script").skip(1).filter_map(|rest| {
        let (attributes, rest) = rest.split_once('>')?;
        let (script, _) = rest.split_once("</script>")?;
        (!attributes.contains("src=")).then_some(script)
    })
}

/// A script's digest as a policy names it.
fn digest(script: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(script)))
}

/// The service worker, told which files to keep, and a version that changes whenever one of them or itself does.
fn filled_worker(worker: &str, files: &[PublishedFile]) -> Outcome<String> {
    let version = version(worker, files);
    // Hosts may answer `index.html` by sending elsewhere, but never its folder.
    let names: Vec<&str> =
        files.iter().map(|file| if file.name == PAGE { "./" } else { &file.name }).collect();
    let list = serde_json::to_string(&names)
        .map_err(|error| Failure::new(format!("the files cannot be listed: {error}.")))?;
    let filled = replace_once(worker, "VERSION = ''", &format!("VERSION = '{version}'"))?;
    replace_once(&filled, "FILES = []", &format!("FILES = {list}"))
}

/// A version that changes whenever one of the files or the text does.
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

fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}.", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE_TEXT: &str = "<head><meta charset=\"utf-8\" /><script src=\"a.js\"></script><script type=\"module\">go()</script></head>";
    const WORKER: &str = "const VERSION = '';\nconst FILES = [];\n";

    fn file(name: &str, content: &str) -> PublishedFile {
        PublishedFile { name: name.into(), content: content.into() }
    }

    #[test]
    fn only_scripts_written_into_the_page_are_named_by_their_digest() {
        let policy = policy(PAGE_TEXT);
        assert_eq!(policy.matches("'sha256-").count(), 1);
        assert!(policy.contains(&digest("go()")), "{policy}");
    }

    #[test]
    fn the_policy_stands_before_all_scripts() {
        let page = sealed_page(PAGE_TEXT, "1").unwrap_or_default();
        assert!(page.find("Content-Security-Policy") < page.find("<script"), "{page}");
    }

    #[test]
    fn every_script_of_the_page_is_asked_for_by_its_version() {
        let page = sealed_page(PAGE_TEXT, "1").unwrap_or_default();
        assert!(page.contains("src=\"a.js?v=1\""), "{page}");
        assert_eq!(page.matches(".js").count(), page.matches(".js?v=1").count(), "{page}");
    }

    #[test]
    fn the_worker_keeps_the_folder_in_place_of_the_page() {
        let filled = filled_worker(WORKER, &[file("a.css", "x"), file(PAGE, "y")]);
        assert!(filled.is_ok_and(|text| text.contains("FILES = [\"a.css\",\"./\"]")));
    }

    #[test]
    fn a_changed_file_makes_a_new_version() {
        let filled = |content| filled_worker(WORKER, &[file("a.css", content)]);
        assert_eq!(filled("x"), filled("x"));
        assert_ne!(filled("x"), filled("y"));
    }

    #[test]
    fn a_worker_that_cannot_be_filled_is_refused() {
        assert!(filled_worker("const FILES = [];", &[]).is_err());
    }
}
