//! The letters of a typed line: words, and letters without capitals and accents.

/// Splits the line at everything that is neither letter nor digit.
pub fn words(line: &str) -> impl Iterator<Item = &str> {
    line.split(|letter: char| !letter.is_alphanumeric() && !is_accent(letter))
        .filter(|word| !word.is_empty())
}

/// Folds the word: small letters without accents, so `Schildkröte` becomes `schildkrote`.
pub fn folded(word: &str) -> String {
    spelled(word, |_| None)
}

/// Folds the word as [`folded`] does, but umlauts to two letters: `schildkroete`.
pub fn with_umlauts_spelled_out(word: &str) -> String {
    spelled(word, |letter| match letter {
        'ä' => Some("ae"),
        'ö' => Some("oe"),
        'ü' => Some("ue"),
        _ => None,
    })
}

fn spelled(word: &str, special: impl Fn(char) -> Option<&'static str>) -> String {
    let mut spelled = String::with_capacity(word.len());
    for letter in word.chars().map(lower_case).filter(|&letter| !is_accent(letter)) {
        match special(letter).or_else(|| base(letter)) {
            Some(letters) => spelled.push_str(letters),
            None => spelled.push(letter),
        }
    }
    spelled
}

/// Returns the letter in lower case, as far as the languages of the page have it.
///
/// The standard library knows all scripts, by a table of 11 kB.
fn lower_case(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' => char::from_u32(letter as u32 + 0x20).unwrap_or(letter),
        'Œ' => 'œ',
        _ => letter.to_ascii_lowercase(),
    }
}

/// Returns true for an accent that stands as a character of its own, after its letter.
fn is_accent(letter: char) -> bool {
    ('\u{300}'..='\u{36f}').contains(&letter)
}

/// Returns the letter without its accent; `None` if it has none.
fn base(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'ß' => "ss",
        'œ' => "oe",
        'æ' => "ae",
        _ => return None,
    })
}

#[cfg(test)]
mod unit {
    use super::*;

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(folded("Schildkröte"), "schildkrote");
        assert_eq!(with_umlauts_spelled_out("Schildkröte"), "schildkroete");
        assert_eq!(folded("HÉRISSON"), folded("he\u{301}risson"));
        assert_eq!(folded("Weiß"), "weiss");
        assert_eq!(folded("ŒIL à ÂÄÇÉÎÑÔÜÝ"), "oeil a aaceinouy");
    }

    #[test]
    fn words_are_split_at_hyphens_and_commas() {
        let all: Vec<&str> = words(" frog–owl, A12-b12; he\u{301}risson ").collect();
        assert_eq!(all, ["frog", "owl", "A12", "b12", "he\u{301}risson"]);
    }
}
