//! The checking of game records.

use renature::rules::{OneLine, Record, RecordError};
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    str::Utf8Error,
};

/// Says of each file whether it is a good record, on one line each; the exit code is 0 only if all
/// are.
///
/// # Errors
/// If the output is closed.
pub fn files(paths: &[PathBuf], out: &mut impl Write) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for path in paths {
        let name = path.display().to_string();
        let name = OneLine::whole(&name);
        match check(path) {
            Ok(()) => writeln!(out, "ok {name}")?,
            Err(flaw) => {
                let flaw = flaw.to_string();
                writeln!(out, "bad {name}: {}", OneLine::shortened(&flaw))?;
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

#[derive(Debug, thiserror::Error)]
enum Flaw {
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("not UTF-8: {0}")]
    NotUtf8(#[from] Utf8Error),
    #[error(transparent)]
    Record(#[from] RecordError),
}

fn check(path: &PathBuf) -> Result<(), Flaw> {
    let bytes = fs::read(path)?;
    Record::verify(str::from_utf8(&bytes)?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::slice;

    /// What is said of a file with this name and text.
    fn said(name: &str, text: &str) -> String {
        let path = std::env::temp_dir().join(format!("renature-{}-{name}", std::process::id()));
        fs::write(&path, text).expect("a file");
        let mut out = Vec::new();
        files(slice::from_ref(&path), &mut out).expect("an output");
        fs::remove_file(path).expect("the file again");
        String::from_utf8(out).expect("a text")
    }

    #[test]
    fn a_file_is_one_line_whatever_it_holds() {
        let good = include_str!("../../../tests/records/good/brook-two-players.json");
        let texts = [
            good.replacen("\"finish\"", "\"x\\nok other.json\"", 1),
            good.replacen("\"A\":{\"main\"", "\"\\n\":{\"main\"", 1),
            good.replacen("\"rows\":[\"A", "\"rows\":[\"\\n", 1),
            good.replacen("\"scores\":[", &format!("\"scores\":[{}", "1,".repeat(100_000)), 1),
            good.replacen("\"own\"", "\"\\u2028\"", 1),
            good.replacen("\"orange\"", &format!("\"{}\"", "x".repeat(10_000_000)), 1),
        ];
        for (index, text) in texts.iter().enumerate() {
            assert_ne!(text, good, "text {index}");
            let said = said(&format!("{index}.json"), text);
            assert!(said.starts_with("bad ") && said.ends_with('\n'), "{said}");
            assert!(said.len() < 1_000, "{} bytes", said.len());
            let breaks = |letter: char| letter.is_control() || letter == '\u{2028}';
            assert!(!said.trim_end_matches('\n').contains(breaks), "{said}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_is_one_line_whatever_it_is_called() {
        let good = include_str!("../../../tests/records/good/brook-two-players.json");
        assert!(said("a\nok b.json", good).ends_with("a\\nok b.json\n"));
    }
}
