//! The options that trunk gives to wasm-bindgen.

use std::path::PathBuf;

use anyhow::{Context, Result, bail};

/// A call of the program.
#[derive(Debug, PartialEq, Eq)]
pub enum Request {
    /// Print the version.
    Version,
    /// Write the bindings of a module.
    Build(Options),
}

/// The options for a module.
#[derive(Debug, PartialEq, Eq)]
pub struct Options {
    /// The module that cargo has compiled.
    pub input: PathBuf,
    /// The folder for the output.
    pub folder: PathBuf,
    /// The name of the output's files.
    pub name: String,
    /// `true` to keep what a debugger needs.
    pub keep_debug: bool,
}

impl Options {
    /// Reads the words of the command line.
    ///
    /// # Errors
    /// A word is unknown, or one is missing.
    pub fn parse(words: impl Iterator<Item = String>) -> Result<Request> {
        let (mut input, mut folder, mut name, mut keep_debug) = (None, None, None, false);
        for word in words {
            match word.split_once('=').unwrap_or((&word, "")) {
                ("--version" | "-V", _) => return Ok(Request::Version),
                ("--target", "web") | ("--no-typescript", _) => {}
                ("--out-dir", value) => folder = Some(PathBuf::from(value)),
                ("--out-name", value) => name = Some(value.to_owned()),
                ("--keep-debug", _) => keep_debug = true,
                (option, _) if option.starts_with('-') => bail!("the option {word} is unknown"),
                _ => input = Some(PathBuf::from(word)),
            }
        }
        Ok(Request::Build(Options {
            input: input.context("no module is named")?,
            folder: folder.context("--out-dir is missing")?,
            name: name.context("--out-name is missing")?,
            keep_debug,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(words: &str) -> Result<Request> {
        Options::parse(words.split(' ').map(str::to_owned))
    }

    #[test]
    fn trunks_options_are_read() {
        let words = "--target=web --out-dir=out --out-name=page page.wasm --no-typescript";
        let expected = Options {
            input: "page.wasm".into(),
            folder: "out".into(),
            name: "page".into(),
            keep_debug: false,
        };
        assert_eq!(parse(words).ok(), Some(Request::Build(expected)));
    }

    #[test]
    fn an_unknown_option_is_an_error() {
        assert!(parse("--target=nodejs --out-dir=out --out-name=page page.wasm").is_err());
    }

    #[test]
    fn a_missing_folder_is_an_error() {
        assert!(parse("--out-name=page page.wasm").is_err());
    }
}
