//! Checks game records.

use renature::rules::{OneLine, Record, RecordError};
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    str::Utf8Error,
};

/// Checks the files and writes one line about each. The exit code is 0 only if all are good
/// records.
///
/// # Errors
/// The output is closed.
pub fn check_files(paths: &[PathBuf], out: &mut impl Write) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for path in paths {
        let name = path.display().to_string();
        let name = OneLine::whole(&name);
        match check_file(path) {
            Ok(()) => writeln!(out, "ok {name}")?,
            Err(error) => {
                let error = error.to_string();
                writeln!(out, "bad {name}: {}", OneLine::shortened(&error))?;
                code = ExitCode::FAILURE;
            }
        }
    }
    Ok(code)
}

#[derive(Debug, thiserror::Error)]
enum CheckError {
    #[error("cannot be read: {0}")]
    Unreadable(#[from] io::Error),
    #[error("not UTF-8: {0}")]
    NotUtf8(#[from] Utf8Error),
    #[error(transparent)]
    Record(#[from] RecordError),
}

fn check_file(path: &PathBuf) -> Result<(), CheckError> {
    let bytes = fs::read(path)?;
    Record::verify(str::from_utf8(&bytes)?)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::slice;

    /// The output about a file with this name and text.
    fn output_for(name: &str, text: &str) -> String {
        let path = std::env::temp_dir().join(format!("renature-{}-{name}", std::process::id()));
        fs::write(&path, text).expect("a file");
        let mut out = Vec::new();
        check_files(slice::from_ref(&path), &mut out).expect("an output");
        fs::remove_file(path).expect("the file again");
        String::from_utf8(out).expect("a text")
    }

    #[test]
    fn any_bad_file_gives_one_short_line() {
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
            let output = output_for(&format!("{index}.json"), text);
            assert!(output.starts_with("bad ") && output.ends_with('\n'), "{output}");
            assert!(output.len() < 1_000, "{} bytes", output.len());
            let breaks = |letter: char| letter.is_control() || letter == '\u{2028}';
            assert!(!output.trim_end_matches('\n').contains(breaks), "{output}");
        }
    }

    #[cfg(unix)]
    #[test]
    fn a_file_name_with_a_line_break_gives_one_line() {
        let good = include_str!("../../../tests/records/good/brook-two-players.json");
        assert!(output_for("a\nok b.json", good).ends_with("a\\nok b.json\n"));
    }
}
