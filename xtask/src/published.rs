//! The files of a built site.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};

/// The page itself, which is answered to whoever asks for the folder.
pub const PAGE: &str = "index.html";
/// The script that serves the page without a network.
pub const SERVICE_WORKER: &str = "service-worker.js";
/// Icons and screenshots, which the device fetches when the app is installed; the page itself never needs them.
const FOR_THE_DEVICE: &str = ".png";

/// One file of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedFile {
    /// Its path below the site's folder, with slashes.
    pub name: String,
    /// What is in it.
    pub content: Vec<u8>,
}

/// The files that the page needs or may need, by name; without the service worker, which is not kept by itself.
pub fn files(site: &Path) -> Outcome<Vec<PublishedFile>> {
    let mut files = Vec::new();
    let mut folders = vec![site.to_owned()];
    while let Some(folder) = folders.pop() {
        for path in entries(&folder)? {
            if path.is_dir() {
                folders.push(path);
            } else if let Some(name) = name_below(site, &path) {
                files.push(PublishedFile { name, content: read(&path)? });
            }
        }
    }
    files.retain(|file| file.name != SERVICE_WORKER && !file.name.ends_with(FOR_THE_DEVICE));
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Reads a file of the site.
pub fn read(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path)
        .map_err(|error| Failure::new(format!("{} cannot be read: {error}.", path.display())))
}

/// Reads a text of the site.
pub fn read_text(path: &Path) -> Outcome<String> {
    String::from_utf8(read(path)?)
        .map_err(|_| Failure::new(format!("{} is not a text.", path.display())))
}

fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let listed = fs::read_dir(folder)
        .and_then(|entries| entries.map(|entry| Ok(entry?.path())).collect::<Result<_, _>>());
    listed.map_err(|error| Failure::new(format!("{} cannot be listed: {error}.", folder.display())))
}

fn name_below(site: &Path, path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> =
        path.strip_prefix(site).ok()?.iter().map(|part| part.to_str()).collect();
    parts.map(|parts| parts.join("/"))
}
