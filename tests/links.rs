//! Relative links in Markdown files lead to a file.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

/// Returns all Markdown files in the folder, except installed or built ones.
fn pages(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            let foreign = name.starts_with('.')
                || ["node_modules", "target", "dist", "results"].contains(&name.as_str());
            if !foreign {
                found.extend(pages(&path)?);
            }
        } else if name.ends_with(".md") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

/// Returns the targets of `[words](target)` and `![words](target)`, in order.
fn targets(text: &str) -> impl Iterator<Item = &str> {
    text.split("](").skip(1).filter_map(|rest| Some(rest.split_once(')')?.0))
}

/// Returns the relative links of the page that lead nowhere.
fn broken(page: &Path) -> Vec<String> {
    let text = fs::read_to_string(page).expect("a page of text");
    let folder = page.parent().unwrap_or(page);
    let missing = |target: &&str| {
        let file = target.split('#').next().unwrap_or_default();
        !target.contains("://") && !file.is_empty() && !folder.join(file).exists()
    };
    let shown = page.display();
    targets(&text).filter(missing).map(|target| format!("{shown}: {target}")).collect()
}

#[test]
fn every_relative_link_leads_to_a_file() {
    let pages = pages(Path::new(env!("CARGO_MANIFEST_DIR"))).expect("readable folders");
    assert!(pages.iter().any(|page| page.ends_with("README.md")));
    let broken: Vec<String> = pages.iter().flat_map(|page| broken(page)).collect();
    assert_eq!(broken, Vec::<String>::new());
}

#[test]
fn links_and_pictures_are_found_wherever_they_stand() {
    let text = "See [one](docs/one.md), ![two](two.png) and\n[a [bracket]](x.md#part).";
    assert_eq!(targets(text).collect::<Vec<_>>(), ["docs/one.md", "two.png", "x.md#part"]);
}
