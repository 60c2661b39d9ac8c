//! The pages of the rulebook.

use super::example::Example;
use crate::{
    rules::sort_small_by_key,
    text::{PageText, Text},
};

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

    /// Returns the pages in reading order. In Valley its own rules hold where the others differ, so
    /// they follow the aim.
    pub fn in_order(plays_valley: bool) -> [RulesPage; RulesPage::ALL.len()] {
        let mut pages = RulesPage::ALL;
        if plays_valley {
            sort_small_by_key(&mut pages, |page| {
                (*page != RulesPage::Aim, !page.is_about_valley())
            });
        }
        pages
    }

    /// Returns the pages before and after this one in reading order.
    pub fn neighbors(self, plays_valley: bool) -> [Option<RulesPage>; 2] {
        let pages = RulesPage::in_order(plays_valley);
        let at = |page: usize| pages.get(page).copied();
        let index = pages.iter().position(|page| *page == self).unwrap_or_default();
        [index.checked_sub(1).and_then(at), at(index + 1)]
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
        }
    }

    #[test]
    fn pages_of_valley_follow_the_aim_in_its_games() {
        assert_eq!(RulesPage::in_order(false), RulesPage::ALL);
        let aim = RulesPage::Aim;
        assert_eq!(aim.neighbors(false), [None, Some(RulesPage::ALL[1])]);
        assert_eq!(aim.neighbors(true), [None, Some(RulesPage::Mushrooms)]);
        assert_eq!(RulesPage::Mushrooms.neighbors(true), [Some(aim), Some(RulesPage::ValleyEnd)]);
        assert_eq!(RulesPage::BoardBack.neighbors(false)[1], None);
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
