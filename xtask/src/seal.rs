//! The last step of building: how the page begins, what the service worker keeps, and which scripts and styles the page
//! lets in.

use std::fs;
use std::path::{Path, PathBuf};

use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use sha2::{Digest, Sha256};

use crate::begin;
use crate::failure::{Failure, Outcome};
use crate::published::{self, PAGE, PublishedFile, SERVICE_WORKER};
use crate::script;
use crate::style;

/// Where a policy belongs: before everything that it is about.
const FIRST: &str = "<meta charset=\"utf-8\" />";
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
    let begun = begin::begun(&script::joined(&styled.page, folder)?, &styled.sheet)?;
    for file in published::files(folder)?.iter().filter(|file| file.name.ends_with(".js")) {
        let path = folder.join(&file.name);
        write(&path, &script::bare(&published::read_text(&path)?))?;
    }
    let mut files = published::files(folder)?;
    let sealed = sealed_page(&begun, &version("", &files))?;
    write(&page, &sealed)?;
    for file in files.iter_mut().filter(|file| file.name == PAGE) {
        file.content = sealed.clone().into_bytes();
    }
    let worker = folder.join(SERVICE_WORKER);
    let text = script::bare(&published::read_text(&worker)?);
    write(&worker, &filled_worker(&text, &files)?)
}

/// The page with its policy. Its scripts, whose names have no digest, bear the version in their addresses: the browser may
/// hold those of another one.
fn sealed_page(page: &str, version: &str) -> Outcome<String> {
    let Some((before, after)) = page.split_once(FIRST) else {
        return Err(Failure::new(format!("{PAGE} has no `{FIRST}` to put the policy behind.")));
    };
    let policy = policy(page);
    let sealed = format!(
        "{before}{FIRST}\n    <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\" />{after}"
    );
    Ok(sealed.replace(SCRIPT_ENDS, &format!(".js?v={version}\"></script>")))
}

/// What the page may load and run: its own files, WebAssembly, and the scripts and styles written into it as they are now.
fn policy(page: &str) -> String {
    let digests = |tag| -> String {
        inline(page, tag).into_iter().map(|text| format!(" '{}'", digest(text))).collect()
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

/// What is in the tags of this name that stand for no file.
fn inline<'a>(page: &'a str, tag: &str) -> Vec<&'a str> {
    let (begin, end) = (format!("<{tag}"), format!("</{tag}>"));
    let text = |rest: &'a str| {
        let (attributes, rest) = rest.split_once('>')?;
        let (text, _) = rest.split_once(&end)?;
        (!attributes.contains("src=")).then_some(text)
    };
    page.split(&begin).skip(1).filter_map(text).collect()
}

/// A text's digest as a policy names it.
fn digest(text: &str) -> String {
    format!("sha256-{}", BASE64_STANDARD.encode(Sha256::digest(text)))
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

    const PAGE_TEXT: &str = "<head><meta charset=\"utf-8\" /><script src=\"a.js\"></script><style>a{b:c}</style></head><body><script>go()</script></body>";
    const WORKER: &str = "const VERSION = '';\nconst FILES = [];\n";

    fn file(name: &str, content: &str) -> PublishedFile {
        PublishedFile { name: name.into(), content: content.into() }
    }

    #[test]
    fn only_what_is_written_into_the_page_is_named_by_its_digest() {
        let policy = policy(PAGE_TEXT);
        assert_eq!(policy.matches("'sha256-").count(), 2);
        let named =
            |kind: &str, text: &str| policy.contains(&format!("{kind} '{}';", digest(text)));
        assert!(named("'wasm-unsafe-eval'", "go()"), "{policy}");
        assert!(named("style-src 'self'", "a{b:c}"), "{policy}");
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
