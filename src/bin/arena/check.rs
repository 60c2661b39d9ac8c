//! The checking of game records.

use renature::rules::{Record, RecordError};
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
    process::ExitCode,
    str::Utf8Error,
};

/// Says of each file whether it is a good record; the exit code is 0 only if all are.
///
/// # Errors
/// If the output is closed.
pub fn files(paths: &[PathBuf], out: &mut impl Write) -> io::Result<ExitCode> {
    let mut code = ExitCode::SUCCESS;
    for path in paths {
        match check(path) {
            Ok(()) => writeln!(out, "ok {}", path.display())?,
            Err(flaw) => {
                writeln!(out, "bad {}: {flaw}", path.display())?;
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
