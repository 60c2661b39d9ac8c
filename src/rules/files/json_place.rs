//! Where in a JSON text a reader has stopped.

use serde_json::error::Category;

/// The path to where the reader stood that has failed, like `log[3].action.at[0]`; empty for the text as a whole.
pub(in crate::rules) fn place(text: &str, error: &serde_json::Error) -> String {
    let line = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let mut read = line.map(str::len).sum::<usize>() + error.column();
    let last = text.as_bytes().get(read.wrapping_sub(1));
    let too_far = match error.classify() {
        // The last byte is what does not belong there, or what it is too early for.
        Category::Syntax => !begins(error, &["trailing comma"]),
        // Something is missing in what ends here, or the last thing in it is wrong.
        Category::Data => {
            matches!(last, Some(b'}' | b']'))
                && !begins(error, &["missing field", "invalid length"])
        }
        Category::Eof | Category::Io => false,
    };
    read -= usize::from(too_far && read > 0);
    let mut steps = Steps::default();
    let mut rest = &text.as_bytes()[..read.min(text.len())];
    while let Some((&byte, after)) = rest.split_first() {
        rest = if byte == b'"' { steps.name(after) } else { steps.take(byte, after) };
    }
    steps.path()
}

fn begins(error: &serde_json::Error, beginnings: &[&str]) -> bool {
    let reason = error.to_string();
    beginnings.iter().any(|beginning| reason.starts_with(beginning))
}

/// The objects and lists that have begun and not ended, the innermost one last.
#[derive(Default)]
struct Steps<'a> {
    into: Vec<Step<'a>>,
    /// The latest string: a name, where a colon follows.
    latest: &'a [u8],
}

/// Where one of them is.
enum Step<'a> {
    /// At the value with the name; none before there is one.
    Named(Option<&'a [u8]>),
    /// At the element with the number.
    Element(usize),
}

impl<'a> Steps<'a> {
    /// Takes a string whose quote has been taken, and gives what follows it.
    fn name(&mut self, text: &'a [u8]) -> &'a [u8] {
        let mut escaped = false;
        let ends = |byte: &u8| {
            let ends = *byte == b'"' && !escaped;
            escaped = *byte == b'\\' && !escaped;
            ends
        };
        let end = text.iter().position(ends).unwrap_or(text.len());
        let (string, after) = text.split_at(end);
        self.latest = string;
        after.get(1..).unwrap_or_default()
    }

    /// Takes a byte that is in no string.
    fn take(&mut self, byte: u8, after: &'a [u8]) -> &'a [u8] {
        match (byte, self.into.last_mut()) {
            (b'{', _) => self.into.push(Step::Named(None)),
            (b'[', _) => self.into.push(Step::Element(0)),
            (b'}' | b']', _) => drop(self.into.pop()),
            (b':', Some(Step::Named(name))) => *name = Some(self.latest),
            (b',', Some(Step::Named(name))) => *name = None,
            (b',', Some(Step::Element(number))) => *number += 1,
            _ => {}
        }
        after
    }

    fn path(&self) -> String {
        let mut path = String::new();
        for step in &self.into {
            match step {
                Step::Named(None) => {}
                Step::Named(Some(name)) => {
                    path.push_str(if path.is_empty() { "" } else { "." });
                    path.push_str(&String::from_utf8_lossy(name));
                }
                Step::Element(number) => path.push_str(&format!("[{number}]")),
            }
        }
        path
    }
}
