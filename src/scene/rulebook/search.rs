//! The search in the rulebook.

use super::page::RulesPage;
use crate::{
    scene::command::letters::{folded, words},
    text::Text,
};

/// Returns the pages that have all words of the query in their title, paragraphs or examples.
/// Capitals and accents do not matter.
pub fn search(text: &Text, query: &str) -> Vec<RulesPage> {
    let query: Vec<String> = words(query).map(folded).collect();
    let has_all = |page: &RulesPage| {
        let on_page = folded(&words_of(*page, text));
        query.iter().all(|word| on_page.contains(word))
    };
    RulesPage::ALL.into_iter().filter(has_all).collect()
}

/// Returns all words on the page.
fn words_of(page: RulesPage, text: &Text) -> String {
    let words = page.words(text);
    let examples = page.examples().map(|example| example.words(text));
    let examples = examples.flat_map(|example| [example.task, example.answer]);
    let all = std::iter::once(words.title).chain(words.paragraphs.iter().copied()).chain(examples);
    all.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::{ENGLISH, FRENCH, GERMAN};

    #[test]
    fn empty_query_finds_every_page() {
        assert_eq!(search(&ENGLISH, "  "), RulesPage::ALL);
    }

    #[test]
    fn all_words_must_be_on_the_page() {
        assert_eq!(search(&ENGLISH, "mushroom stump"), [RulesPage::Mushrooms]);
        assert_eq!(search(&ENGLISH, "mushroom zebra"), []);
    }

    #[test]
    fn capitals_and_accents_do_not_matter() {
        assert_eq!(search(&FRENCH, "EGALITES"), search(&FRENCH, "égalités"));
        assert!(search(&FRENCH, "egalites").contains(&RulesPage::Ties));
        assert!(search(&GERMAN, "baumstumpfe").contains(&RulesPage::Mushrooms));
        assert!(search(&FRENCH, "chene").contains(&RulesPage::Plants));
        assert!(search(&FRENCH, "e\u{301}galite\u{301}s").contains(&RulesPage::Ties));
    }

    #[test]
    fn words_of_examples_are_found() {
        assert!(search(&ENGLISH, "turtle").is_empty());
        assert!(search(&ENGLISH, "badger").contains(&RulesPage::Joker));
    }
}
