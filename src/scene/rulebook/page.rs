//! The pages of the rulebook.

use super::example::Example;
use crate::text::{PageText, Text};

/// A page of the rulebook: one topic of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RulesPage {
    /// What the game is about.
    Aim,
    /// Placing and matching dominoes.
    Placing,
    /// The joker animal.
    Joker,
    /// Plants and their points.
    Plants,
    /// Closing an area.
    Closing,
    /// Who gets the points of an area.
    Majority,
    /// Ties and neutral plants.
    Ties,
    /// Clouds and what they pay for.
    Clouds,
    /// The end of a turn.
    TurnEnd,
    /// The end of the game.
    GameEnd,
    /// Valley: stumps and mushrooms.
    Mushrooms,
    /// Valley: the end of the game.
    ValleyEnd,
    /// Valley: the back of the board.
    BoardBack,
}

impl RulesPage {
    /// All pages in their order.
    pub const ALL: [RulesPage; 13] = [
        RulesPage::Aim,
        RulesPage::Placing,
        RulesPage::Joker,
        RulesPage::Plants,
        RulesPage::Closing,
        RulesPage::Majority,
        RulesPage::Ties,
        RulesPage::Clouds,
        RulesPage::TurnEnd,
        RulesPage::GameEnd,
        RulesPage::Mushrooms,
        RulesPage::ValleyEnd,
        RulesPage::BoardBack,
    ];

    /// Returns the name by which the DOM knows the page.
    pub const fn name(self) -> &'static str {
        match self {
            RulesPage::Aim => "aim",
            RulesPage::Placing => "placing",
            RulesPage::Joker => "joker",
            RulesPage::Plants => "plants",
            RulesPage::Closing => "closing",
            RulesPage::Majority => "majority",
            RulesPage::Ties => "ties",
            RulesPage::Clouds => "clouds",
            RulesPage::TurnEnd => "turn-end",
            RulesPage::GameEnd => "game-end",
            RulesPage::Mushrooms => "mushrooms",
            RulesPage::ValleyEnd => "valley-end",
            RulesPage::BoardBack => "board-back",
        }
    }

    /// Returns true if the page is about the Valley expansion alone.
    pub const fn is_about_valley(self) -> bool {
        matches!(self, RulesPage::Mushrooms | RulesPage::ValleyEnd | RulesPage::BoardBack)
    }

    /// Returns the words of the page.
    pub const fn words(self, text: &Text) -> PageText {
        text.rulebook.pages[self as usize]
    }

    /// Returns the page after this one.
    pub fn next(self) -> Option<RulesPage> {
        RulesPage::ALL.get(self as usize + 1).copied()
    }

    /// Returns the page before this one.
    pub fn previous(self) -> Option<RulesPage> {
        (self as usize).checked_sub(1).and_then(|index| RulesPage::ALL.get(index).copied())
    }

    /// Returns the examples on the page.
    pub fn examples(self) -> impl Iterator<Item = &'static Example> {
        Example::ALL.iter().filter(move |example| example.page == self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::Language;
    use std::collections::BTreeSet;

    #[test]
    fn pages_stand_in_the_order_of_the_enum() {
        for (index, page) in RulesPage::ALL.into_iter().enumerate() {
            assert_eq!(page as usize, index);
            assert_eq!(page.next().and_then(RulesPage::previous).unwrap_or(page), page);
        }
        assert_eq!(RulesPage::Aim.previous(), None);
        assert_eq!(RulesPage::BoardBack.next(), None);
    }

    #[test]
    fn every_page_has_words_in_each_language() {
        for language in Language::ALL {
            let pages = RulesPage::ALL.map(|page| page.words(language.text()));
            let titles: BTreeSet<&str> = pages.iter().map(|page| page.title).collect();
            assert_eq!(titles.len(), pages.len());
            for page in pages {
                assert!(!page.title.is_empty() && !page.paragraphs.is_empty());
                assert!(page.paragraphs.iter().all(|words| words.len() > 40), "{}", page.title);
            }
        }
    }

    #[test]
    fn names_of_pages_differ() {
        let names: BTreeSet<&str> = RulesPage::ALL.into_iter().map(RulesPage::name).collect();
        assert_eq!(names.len(), RulesPage::ALL.len());
    }
}
