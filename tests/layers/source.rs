//! Reads sources as words, paths and modules. A parser of all of Rust is not needed: the checks only
//! ask which names a file uses.

use std::{fs, path::Path};

/// A source file of the crate, with its module path: `["rules", "game"]`.
pub struct Source {
    pub module: Vec<String>,
    pub text: String,
}

impl Source {
    /// Makes a source up for the tests of a check; `module` as in `rules::game`.
    pub fn made_up(module: &str, text: &str) -> Source {
        Source { module: module.split("::").map(str::to_owned).collect(), text: text.to_owned() }
    }

    /// Returns the first word of the module path: its layer.
    pub fn layer(&self) -> &str {
        self.module.first().map_or("", String::as_str)
    }

    /// Returns the path from the top of the crate, if `path` leads there.
    pub fn absolute(&self, path: &[String]) -> Option<Vec<String>> {
        let ups = path.iter().take_while(|word| *word == "super").count();
        match path.first()?.as_str() {
            "crate" | "renature" => Some(path[1..].to_vec()),
            "self" => Some([&self.module[..], &path[1..]].concat()),
            "super" => {
                let length = self.module.len().checked_sub(ups)?;
                Some([&self.module[..length], &path[ups..]].concat())
            }
            _ => None,
        }
    }
}

/// Reads all sources of a folder but its files of tests; `module` is that of the folder.
pub fn read_folder(folder: &Path, module: &[String]) -> Vec<Source> {
    let mut sources = Vec::new();
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let child = || [module, std::slice::from_ref(&name)].concat();
        if path.is_dir() {
            sources.extend(read_folder(&path, &child()));
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !name.ends_with("_tests")
            && name != "testing"
        {
            let module = if name == "mod" { module.to_vec() } else { child() };
            sources.push(Source { module, text: fs::read_to_string(&path).unwrap() });
        }
    }
    sources
}

/// Returns the words and signs of a source, without comments and string literals.
pub fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("r\"") || rest.starts_with("r#") {
            raw_text_length(rest)
        } else if first == '"' {
            text_length(rest)
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            rest[2..].find('\'').map_or(rest.len(), |end| end + 3)
        } else if first.is_alphanumeric() || first == '_' {
            let word = |at: char| at.is_alphanumeric() || at == '_';
            let length = rest.find(|at| !word(at)).unwrap_or(rest.len());
            tokens.push(rest[..length].to_owned());
            length
        } else if rest.starts_with("::") {
            tokens.push("::".to_owned());
            2
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// Removes test modules: they may use what the code itself may not.
pub fn without_tests(mut tokens: Vec<String>) -> Vec<String> {
    let opening = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let is_opening = |tokens: &[String]| tokens.iter().zip(opening).all(|(one, two)| one == two);
    while let Some(start) = tokens.windows(opening.len()).position(is_opening) {
        let name = start + opening.len();
        let in_a_file = tokens.get(name + 1).is_some_and(|next| next == ";");
        let inside = if in_a_file { 0 } else { block_after(&tokens[name..]).len() };
        tokens.drain(start..(name + 2 + inside).min(tokens.len()));
    }
    tokens
}

fn text_length(rest: &str) -> usize {
    let mut escaped = false;
    for (index, at) in rest.char_indices().skip(1) {
        match at {
            '"' if !escaped => return index + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

fn raw_text_length(rest: &str) -> usize {
    let hashes = rest[1..].chars().take_while(|&at| at == '#').count();
    if rest[1 + hashes..].starts_with('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = hashes + 2;
        rest[start..].find(&end).map_or(rest.len(), |index| start + index + end.len())
    } else {
        1
    }
}

/// Returns every path of the source with its use trees unfolded: `use super::{a, b::c}` gives
/// `super::a` and `super::b::c`.
pub fn paths(tokens: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        let starts = tokens.get(index + 1).is_some_and(|next| next == "::");
        let goes_on = index > 0 && tokens[index - 1] == "::";
        if starts && !goes_on && is_word(&tokens[index]) {
            index = read_path(tokens, index, &mut Vec::new(), &mut found).max(index + 1);
        } else {
            index += 1;
        }
    }
    found
}

pub fn is_word(token: &str) -> bool {
    token.chars().all(|at| at.is_alphanumeric() || at == '_')
}

/// Reads one path or use tree into `found` and returns the index after it.
pub fn read_path(
    tokens: &[String],
    mut index: usize,
    before: &mut Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    let length = before.len();
    while tokens.get(index).is_some_and(|token| is_word(token)) {
        before.push(tokens[index].clone());
        index += 1;
        if tokens.get(index).is_none_or(|token| token != "::") {
            found.push(before.clone());
            before.truncate(length);
            return index;
        }
        index += 1;
    }
    if tokens.get(index).is_some_and(|token| token == "{") {
        index += 1;
        while tokens.get(index).is_some_and(|token| token != "}") {
            index = read_path(tokens, index, before, found).max(index + 1);
            if tokens.get(index).is_some_and(|token| token == ",") {
                index += 1;
            }
        }
        index += 1;
    } else {
        found.push(before.clone());
    }
    before.truncate(length);
    index
}

/// Returns what is between the first opening brace and the one that closes it.
pub fn block_after(tokens: &[String]) -> &[String] {
    let start = tokens.iter().position(|token| token == "{").unwrap_or(tokens.len());
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(start) {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &tokens[start..index];
        }
    }
    &tokens[start..]
}
