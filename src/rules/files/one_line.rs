//! Text from outside within a sentence.

use std::fmt::{self, Display, Write};

/// A text from outside, displayed on one line: control characters and line breaks are escaped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OneLine<'a> {
    head: &'a str,
    tail: Option<&'a str>,
}

impl<'a> OneLine<'a> {
    /// The number of characters that a shortened text keeps of each end.
    const END: usize = 200;

    /// Shows the whole text.
    pub fn whole(text: &'a str) -> OneLine<'a> {
        OneLine { head: text, tail: None }
    }

    /// Shows the text, or both ends with `…` between if it has more than 400 characters.
    pub fn shortened(text: &'a str) -> OneLine<'a> {
        let head = text.char_indices().nth(Self::END).map(|(index, _)| text.split_at(index));
        let tail =
            text.char_indices().nth_back(Self::END - 1).map(|(index, _)| text.split_at(index));
        match (head, tail) {
            (Some((head, _)), Some((before, tail))) if head.len() < before.len() => {
                OneLine { head, tail: Some(tail) }
            }
            _ => OneLine::whole(text),
        }
    }
}

impl Display for OneLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        escape(self.head, f)?;
        self.tail.map_or(Ok(()), |tail| {
            f.write_char('…')?;
            escape(tail, f)
        })
    }
}

fn escape(text: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    text.chars().try_for_each(|letter| match letter {
        // Line and paragraph separators, and controls of the writing direction.
        '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}' => {
            write!(f, "{}", letter.escape_unicode())
        }
        _ if letter.is_control() => write!(f, "{}", letter.escape_debug()),
        _ => f.write_char(letter),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_that_break_the_line_are_escaped() {
        let text = "x\nok other.json\u{1b}[2J\u{2028}";
        assert_eq!(OneLine::whole(text).to_string(), "x\\nok other.json\\u{1b}[2J\\u{2028}");
    }

    #[test]
    fn all_other_characters_are_unchanged() {
        let text = "`Käthe \"1\"` c:\\games’ 🦊";
        assert_eq!(OneLine::whole(text).to_string(), text);
    }

    #[test]
    fn both_ends_of_a_long_text_are_shown() {
        let text = format!("`{}` is not an action", "ä".repeat(10_000_000));
        let shown = OneLine::shortened(&text).to_string();
        assert_eq!(shown.chars().count(), 401);
        assert!(shown.starts_with("`ää") && shown.ends_with("ä` is not an action"));
    }
}
