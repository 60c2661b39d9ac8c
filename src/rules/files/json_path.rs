//! The path to the value of a JSON text at which serde stopped.

use serde_json::error::Category;

/// Returns the path to the value at which reading failed, like `log[3].action.at[0]`. Empty for the
/// text as a whole.
pub(in crate::rules) fn json_path(text: &str, error: &serde_json::Error) -> String {
    let line = text.split_inclusive('\n').take(error.line().saturating_sub(1));
    let mut read = line.map(str::len).sum::<usize>() + error.column();
    let last = text.as_bytes().get(read.wrapping_sub(1));
    let too_far = match error.classify() {
        // The last byte does not belong there, or comes too early.
        Category::Syntax => !begins(error, &["trailing comma"]),
        // Something is missing in the value that ends here, or its last element is wrong.
        Category::Data => {
            matches!(last, Some(b'}' | b']'))
                && !begins(error, &["missing field", "invalid length"])
        }
        Category::Eof | Category::Io => false,
    };
    read -= usize::from(too_far && read > 0);
    let mut open = OpenValues::default();
    let mut rest = &text.as_bytes()[..read.min(text.len())];
    while let Some((&byte, after)) = rest.split_first() {
        rest = if byte == b'"' {
            open.name(after)
        } else {
            open.take(byte);
            after
        };
    }
    open.path()
}

fn begins(error: &serde_json::Error, beginnings: &[&str]) -> bool {
    let reason = error.to_string();
    beginnings.iter().any(|beginning| reason.starts_with(beginning))
}

/// The number of open values that a path names; the files of the game have fewer.
const MAX_DEPTH: usize = 64;

/// The open objects and lists, the innermost one last.
#[derive(Default)]
struct OpenValues<'a> {
    into: Vec<Segment<'a>>,
    /// The number of open values within the last of `into`.
    deeper: usize,
    /// The latest string; it is a field's name if a colon follows.
    latest: &'a [u8],
}

/// The position in an open object or list.
enum Segment<'a> {
    /// The value with the name; `None` before the first name.
    Named(Option<&'a [u8]>),
    /// The element with the index.
    Element(usize),
}

impl<'a> OpenValues<'a> {
    /// Reads a string after its opening quote and returns the text after it.
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

    /// Reads a byte outside of strings.
    fn take(&mut self, byte: u8) {
        let is_deepest = self.into.len() == MAX_DEPTH;
        match (byte, self.into.last_mut()) {
            (b'{' | b'[', _) if is_deepest => self.deeper += 1,
            (b'}' | b']', _) if self.deeper > 0 => self.deeper -= 1,
            _ if self.deeper > 0 => {}
            (b'{', _) => self.into.push(Segment::Named(None)),
            (b'[', _) => self.into.push(Segment::Element(0)),
            (b'}' | b']', _) => drop(self.into.pop()),
            (b':', Some(Segment::Named(name))) => *name = Some(self.latest),
            (b',', Some(Segment::Named(name))) => *name = None,
            (b',', Some(Segment::Element(number))) => *number += 1,
            _ => {}
        }
    }

    fn path(&self) -> String {
        let mut path = String::new();
        for segment in &self.into {
            match segment {
                Segment::Named(None) => {}
                Segment::Named(Some(name)) => {
                    path.push_str(if path.is_empty() { "" } else { "." });
                    path.push_str(&String::from_utf8_lossy(name));
                }
                Segment::Element(number) => path.push_str(&format!("[{number}]")),
            }
        }
        path.push_str(if self.deeper > 0 { "…" } else { "" });
        path
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn path_of(text: &str) -> String {
        json_path(text, &serde_json::from_str::<serde::de::IgnoredAny>(text).unwrap_err())
    }

    #[test]
    fn path_into_deep_lists_is_cut() {
        let text = format!("{{\"version\": {}", "[".repeat(100_000));
        assert_eq!(path_of(&text), format!("version{}…", "[0]".repeat(MAX_DEPTH - 1)));
    }

    #[test]
    fn deep_lists_that_are_closed_are_not_in_the_path() {
        let deep = format!("{}[0, 1]{}", "[".repeat(1_000), "]".repeat(1_000));
        assert_eq!(path_of(&format!("{{\"a\": {deep}, \"b\": [1, ?]}}")), "b[1]");
    }

    #[test]
    fn escaped_quotes_do_not_end_a_name() {
        assert_eq!(path_of(r#"{"a\"b\\": [{"\"": ?}]}"#), r#"a\"b\\[0].\""#);
    }
}
