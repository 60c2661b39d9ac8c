//! Folders: a reader finds a file from the folder names, so no folder of code is long. Also, no folder
//! holds tests that are never run.

use super::root;
use std::{fs, path::Path};

/// The most files of code directly in a folder.
const FILES: usize = 16;
/// The most in src/rules, which is flat on purpose: each file is one noun of the game.
const FILES_IN_RULES: usize = 30;
/// The folders that hold code.
const CODE: [&str; 7] = ["src", "xtask/src", "tests", "style", "public", "benches", "fuzz"];
/// The endings of files of code.
const ENDINGS: [&str; 4] = ["rs", "mjs", "js", "css"];
/// The most waits for a fixed time in the browser tests.
const FIXED_WAITS: usize = 3;

/// Returns the folders with too many files of code, and each folder's count.
fn long_folders(folder: &Path, found: &mut Vec<String>) {
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
        let path = entry.unwrap().path();
        if path.is_dir() && !path.ends_with("node_modules") && !path.ends_with("target") {
            long_folders(&path, found);
        } else {
            files += usize::from(is_code(&path));
        }
    }
    if files > 0 {
        println!("{files:3} {}", folder.display());
    }
    if is_long(folder, files) {
        found.push(format!("{} has {files} files of code", folder.display()));
    }
}

fn is_long(folder: &Path, files: usize) -> bool {
    files > if folder.ends_with("src/rules") { FILES_IN_RULES } else { FILES }
}

fn is_code(path: &Path) -> bool {
    let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
    path.is_file() && ENDINGS.contains(&ending.as_str())
}

#[test]
fn no_folder_of_code_is_long() {
    let mut found = Vec::new();
    CODE.iter().for_each(|folder| long_folders(&root().join(folder), &mut found));
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_folder_of_17_files_is_found() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("folders/src");
    let _ = fs::remove_dir_all(&folder);
    let found = |names: &str, files: usize| {
        let inner = folder.join(names);
        fs::create_dir_all(&inner).unwrap();
        (0..files).for_each(|file| fs::write(inner.join(format!("{file}.rs")), "").unwrap());
        fs::write(inner.join("data.json"), "").unwrap();
        let mut found = Vec::new();
        long_folders(&folder, &mut found);
        found.len()
    };
    assert_eq!([found("scene", 16), found("scene", 17)], [0, 1]);
    assert_eq!([found("rules", 30), found("rules", 31)], [1, 2]);
}

#[test]
fn browser_tests_rarely_wait_for_a_fixed_time() {
    let waits = count("waitForTimeout(", &root().join("tests/e2e"));
    assert!(waits <= FIXED_WAITS, "{waits} calls of waitForTimeout");
}

#[test]
fn no_test_stands_where_none_is_run() {
    // `cargo test` does not compile the page, which needs a browser.
    let tests = count("#[test]", &root().join("src/ui"));
    assert_eq!(tests, 0, "tests below src/ui are never run");
}

fn count(text: &str, folder: &Path) -> usize {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let counts = paths.map(|path| match path.is_dir() {
        true if path.ends_with("node_modules") => 0,
        true => count(text, &path),
        false if is_code(&path) => fs::read_to_string(&path).unwrap().matches(text).count(),
        false => 0,
    });
    counts.sum()
}
