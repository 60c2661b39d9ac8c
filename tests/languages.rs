//! The German and French texts are in their language: no English word, and the right typography.

use std::{fs, path::Path};

/// Common English words that neither German nor French has.
const ENGLISH_WORDS: [&str; 40] = [
    "the", "and", "of", "with", "your", "you", "is", "are", "this", "that", "from", "turn",
    "turns", "space", "spaces", "areas", "cloud", "clouds", "player", "players", "board", "game",
    "games", "has", "have", "can", "will", "each", "every", "when", "there", "here", "first",
    "left", "again", "back", "others", "only", "it", "to",
];

/// Returns the string literals of all source files in the folder of the language.
fn literals(language: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/text").join(language);
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    files.flat_map(|file| literals_of(&fs::read_to_string(file).unwrap())).collect()
}

/// Returns the string literals of a source text: what stands between quotes outside of comments.
fn literals_of(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let code = source.split("#[cfg(test)]").next().unwrap_or_default();
    let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    let code = lines.collect::<Vec<_>>().join("\n");
    let mut literal: Option<String> = None;
    let mut characters = code.chars();
    while let Some(character) = characters.next() {
        match (&mut literal, character) {
            (Some(text), '\\') => text.extend(characters.next()),
            (Some(_), '"') => found.extend(literal.take()),
            (Some(text), _) => text.push(character),
            (None, '"') => literal = Some(String::new()),
            (None, _) => {}
        }
    }
    found
}

/// Returns the words outside of placeholders such as `{name}`.
fn words(text: &str) -> impl Iterator<Item = String> + '_ {
    let parts = text.split('{').enumerate();
    let shown = parts.map(|(index, part)| match part.split_once('}') {
        Some((_, after)) if index > 0 => after,
        _ => part,
    });
    shown
        .flat_map(|part| part.split(|character: char| !character.is_alphabetic()))
        .map(str::to_lowercase)
}

/// Returns the texts of the language in a script that runs before the page's code.
fn script_texts(script: &str, language: &str) -> Vec<String> {
    let (_, rest) = script.split_once(&format!("\n    {language}: ")).expect(language);
    let end = ["\n    },", "\n    ],"].iter().filter_map(|end| rest.find(end)).min();
    let texts = rest[..end.expect("the texts end")].split('\'').skip(1).step_by(2);
    texts.map(str::to_owned).collect()
}

#[test]
fn scripts_before_the_page_have_no_english_word() {
    for (script, count) in
        [(include_str!("../src/failure.js"), 2), (include_str!("../src/language.js"), 3)]
    {
        for language in ["de", "fr"] {
            let texts = script_texts(script, language);
            assert_eq!(texts.len(), count, "{texts:?}");
            for text in texts {
                let english = words(&text).find(|word| ENGLISH_WORDS.contains(&word.as_str()));
                assert_eq!(english, None, "{language}: {text}");
            }
        }
    }
}

#[test]
fn no_english_word_is_left() {
    for language in ["german", "french"] {
        let literals = literals(language);
        assert!(literals.len() > 300, "{language} has {} texts", literals.len());
        for text in literals {
            let own = text.replace("Deep Print Games", "");
            let english = words(&own).find(|word| ENGLISH_WORDS.contains(&word.as_str()));
            assert_eq!(english, None, "{language}: {text}");
        }
    }
}

#[test]
fn french_marks_follow_a_narrow_space() {
    for text in literals("french") {
        for mark in [':', '?', '!', ';', '»'] {
            for (before, _) in text.match_indices(mark).map(|(at, _)| text.split_at(at)) {
                let last = before.chars().next_back();
                let is_right =
                    last.is_none_or(|last| last == '\u{202f}' || last == '{' || last == '?');
                assert!(is_right, "before {mark} in: {text}");
            }
        }
        for (_, after) in text.match_indices('«').map(|(at, it)| text.split_at(at + it.len())) {
            assert!(after.starts_with('\u{202f}'), "after « in: {text}");
        }
    }
}

#[test]
fn apostrophes_are_curly() {
    for text in ["german", "french"].into_iter().flat_map(literals) {
        let letters: Vec<char> = text.chars().collect();
        let is_straight = |three: &[char]| {
            let goes_on = three[2].is_alphabetic() || three[2] == '{';
            three[0].is_alphabetic() && three[1] == '\'' && goes_on
        };
        assert!(!letters.windows(3).any(is_straight) && !text.ends_with('\''), "{text}");
    }
}

#[test]
fn german_quotes_open_low() {
    for text in literals("german") {
        let closes_high = text.contains('”');
        // A text that starts with the closing quote goes on after a button's label.
        let opens_first =
            text.find('“').is_none_or(|close| close == 0 || text[..close].contains('„'));
        assert!(!closes_high && opens_first, "{text}");
    }
}

#[test]
fn literals_of_a_source_are_found() {
    let source = "//! \"no\"\nlet a = \"one \\\" two\"; // x\nf(\"three\")";
    assert_eq!(literals_of(source), ["one \" two", "three"]);
}
