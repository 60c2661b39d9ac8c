//! Names: vague words stay out of identifiers and file names, and test names stay short. The
//! attributes that tests and styles use are documented.

use super::{
    root,
    source::{is_word, tokens},
    src,
};
use std::{collections::BTreeSet, fs, path::Path};

/// Words too vague for a name.
const FORBIDDEN: [&str; 7] =
    ["told", "tell", "swallow", "stillness", "looking", "last_words", "crew"];
/// The folders whose names are checked.
const FOLDERS: [&str; 5] = ["src", "xtask", "tests", "style", "public"];
/// The most characters in the name of a test.
const TEST_NAME: usize = 60;
/// A browser's option that is no attribute, and the mark that tests set on a new version.
const NOT_OF_THE_PAGE: [&str; 2] = ["data-dir", "data-version"];

/// Calls `check` for each file of the folder and below.
fn each_file(folder: &Path, check: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
        let path = entry.unwrap().path();
        let built = ["node_modules", "target", "results"].iter().any(|name| path.ends_with(name));
        if path.is_dir() && !built {
            each_file(&path, check);
        } else if path.is_file() {
            check(&path);
        }
    }
}

/// Returns the forbidden words in a file's name and identifiers.
fn forbidden(name: &str, text: &str) -> Vec<String> {
    let ending = name.rsplit('.').next().unwrap_or_default();
    let words = match ending {
        "rs" => tokens(text),
        "js" | "mjs" | "css" => script_words(text),
        _ => Vec::new(),
    };
    let stem = name.replace('-', "_");
    let words = words.into_iter().filter(|word| is_word(word)).chain([stem]);
    let is_forbidden = |word: &String| {
        let word = word.to_lowercase();
        FORBIDDEN.iter().any(|forbidden| word.contains(forbidden))
    };
    words.filter(is_forbidden).collect()
}

/// Returns the words of a script or style sheet outside of comments and string literals; those
/// joined by `-` are one.
fn script_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let word = |at: char| at.is_alphanumeric() || at == '_' || at == '-';
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if ['"', '\'', '`'].contains(&first) {
            literal_length(rest, first)
        } else if word(first) {
            let length = rest.find(|at| !word(at)).unwrap_or(rest.len());
            words.push(rest[..length].replace('-', "_"));
            length
        } else {
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    words
}

fn literal_length(rest: &str, quote: char) -> usize {
    let mut escaped = false;
    for (index, at) in rest.char_indices().skip(1) {
        if at == quote && !escaped {
            return index + 1;
        }
        escaped = at == '\\' && !escaped;
    }
    rest.len()
}

#[test]
fn no_name_contains_a_forbidden_word() {
    let mut found = Vec::new();
    for folder in FOLDERS {
        each_file(&root().join(folder), &mut |path| {
            let name = path.file_name().unwrap().to_string_lossy();
            let text = fs::read_to_string(path).unwrap_or_default();
            let words = forbidden(&name, &text).into_iter();
            found.extend(words.map(|word| format!("{}: {word}", path.display())));
        });
    }
    found.dedup();
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_forbidden_word_is_found_in_each_kind_of_file() {
    assert_eq!(forbidden("a.rs", "fn i_told() {}"), ["i_told"]);
    assert_eq!(forbidden("a.mjs", "const tellAll = 1;"), ["tellAll"]);
    assert_eq!(forbidden("a.css", ".looking-back { color: red }"), ["looking_back"]);
    assert_eq!(forbidden("last-words.json", ""), ["last_words.json"]);
    assert!(forbidden("a.rs", "// told\nlet a = \"told\";").is_empty());
    assert!(forbidden("a.mjs", "// told\nconst a = 'told' + `told`;").is_empty());
}

#[test]
fn test_names_are_short() {
    let mut found = Vec::new();
    for folder in ["src", "tests", "xtask"] {
        each_file(&root().join(folder), &mut |path| {
            if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(path).unwrap();
                found.extend(long_test_names(&tokens(&text)));
            }
        });
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns the functions after `#[test]` whose names are too long; other attributes and `async` may
/// stand between.
fn long_test_names(tokens: &[String]) -> Vec<String> {
    let opening = ["#", "[", "test", "]"];
    let is_opening = |at: &usize| tokens[*at..].iter().zip(opening).all(|(one, two)| one == two);
    let starts = (0..tokens.len().saturating_sub(opening.len())).filter(is_opening);
    let names = starts.filter_map(|at| {
        let mut rest = tokens[at..].iter().skip_while(|word| *word != "fn");
        rest.nth(1).cloned()
    });
    names.filter(|name| name.chars().count() > TEST_NAME).collect()
}

#[test]
fn a_long_test_name_is_found() {
    let name = "a".repeat(TEST_NAME + 1);
    for between in ["", "#[ignore = \"slow\"]", "#[should_panic(expected = \"fn\")]\n#[cfg(unix)]"]
    {
        let text = format!("#[test] fn short() {{}} #[test]\n{between}\nfn {name}() {{}}");
        assert_eq!(long_test_names(&tokens(&text)), [name.as_str()], "{between}");
    }
}

#[test]
fn titles_of_browser_tests_are_short() {
    let mut found = Vec::new();
    each_file(&root().join("tests/e2e"), &mut |path| {
        if path.extension().is_some_and(|ending| ending == "mjs") {
            found.extend(long_titles(&fs::read_to_string(path).unwrap()));
        }
    });
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// Returns the titles in `test('…')` that are too long; a value that is filled in counts as one
/// character.
fn long_titles(text: &str) -> Vec<String> {
    let titles = text.split("test(").skip(1).filter_map(|rest| {
        let quote = rest.chars().next().filter(|first| ['"', '\'', '`'].contains(first))?;
        Some(rest[1..literal_length(rest, quote) - 1].to_owned())
    });
    titles.filter(|title| title_length(title) > TEST_NAME).collect()
}

fn title_length(title: &str) -> usize {
    let mut parts = title.split("${");
    let first = parts.next().unwrap_or_default().chars().count();
    let filled =
        parts.map(|part| 1 + part.split_once('}').map_or(0, |(_, rest)| rest.chars().count()));
    first + filled.sum::<usize>()
}

#[test]
fn a_long_title_of_a_browser_test_is_found() {
    let title = "a".repeat(TEST_NAME + 1);
    assert_eq!(long_titles(&format!("test('{title}', async () => {{")), [title.as_str()]);
    assert_eq!(long_titles(&format!("test(`${{width}}{title}`")), [format!("${{width}}{title}")]);
    let short = "a".repeat(TEST_NAME - 1);
    assert!(long_titles(&format!("test(`${{size.width * 2}}{short}`, test(title, ")).is_empty());
}

#[test]
fn attributes_in_tests_and_styles_are_in_the_table() {
    let table = fs::read_to_string(src().join("ui/browser/dom_names.rs")).unwrap();
    let known = attributes(&table);
    let mut found = BTreeSet::new();
    for folder in ["style", "tests/e2e"] {
        each_file(&root().join(folder), &mut |path| {
            if path.extension().is_some_and(|ending| ending == "css" || ending == "mjs") {
                found.append(&mut attributes(&fs::read_to_string(path).unwrap()));
            }
        });
    }
    let mut unknown = &found - &known;
    unknown.retain(|name| !NOT_OF_THE_PAGE.contains(&name.as_str()));
    assert!(unknown.is_empty(), "add these to dom_names.rs: {unknown:?}");
}

/// Returns the `data-` attributes that a text names.
fn attributes(text: &str) -> BTreeSet<String> {
    let names = text.split("data-").skip(1).map(|rest| {
        let end = rest.find(|at: char| at != '-' && !at.is_ascii_lowercase());
        format!("data-{}", &rest[..end.unwrap_or(rest.len())])
    });
    names.filter(|name| name != "data-").collect()
}

#[test]
fn attributes_are_found_in_each_kind_of_file() {
    let found = attributes(".board[data-panel=plants] `[data-seat=\"${seat}\"]` data-${name}");
    assert_eq!(found.into_iter().collect::<Vec<_>>(), ["data-panel", "data-seat"]);
}
