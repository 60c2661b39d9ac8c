//! The files of a built site: listing, reading and writing them.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};

/// The page itself, which hosts answer a request for the folder with.
pub const PAGE: &str = "index.html";
/// The service worker, which answers the page's requests without a network.
pub const SERVICE_WORKER: &str = "service-worker.js";
/// Icons and screenshots: the device requests them when the app is installed, the page never does.
const INSTALL_IMAGES: &str = ".png";
/// The boards, for other programs: they are built into the page, which never requests them.
const BOARDS: &str = "boards/";

/// One file of the site.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublishedFile {
    /// The path below the site's folder, with slashes.
    pub name: String,
    /// The bytes of the file.
    pub content: Vec<u8>,
}

/// Lists the files that the page may request, by name; the service worker is not among them.
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
    files.retain(|file| {
        let never_requested = file.name.ends_with(INSTALL_IMAGES) || file.name.starts_with(BOARDS);
        file.name != SERVICE_WORKER && !never_requested
    });
    files.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(files)
}

/// Reads a file of the site.
pub fn read(path: &Path) -> Outcome<Vec<u8>> {
    fs::read(path)
        .map_err(|error| Failure::new(format!("{} cannot be read: {error}.", path.display())))
}

/// Reads a text file of the site.
pub fn read_text(path: &Path) -> Outcome<String> {
    String::from_utf8(read(path)?)
        .map_err(|_| Failure::new(format!("{} is not UTF-8 text.", path.display())))
}

/// Writes a text file of the site.
pub fn write(path: &Path, text: &str) -> Outcome {
    fs::write(path, text)
        .map_err(|error| Failure::new(format!("{} cannot be written: {error}.", path.display())))
}

/// Moves a file of the site into a folder of it, below which it has the same name.
pub fn move_into(site: &Path, name: &str, folder: &str) -> Outcome {
    let (from, to) = (site.join(name), site.join(folder).join(name));
    let parent = to.parent().unwrap_or(site);
    let moved = fs::create_dir_all(parent).and_then(|()| fs::rename(&from, &to));
    moved.map_err(|error| Failure::new(format!("{} cannot be moved: {error}.", from.display())))
}

/// Removes a file of the site.
pub fn remove(path: &Path) -> Outcome {
    fs::remove_file(path)
        .map_err(|error| Failure::new(format!("{} cannot be removed: {error}.", path.display())))
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
