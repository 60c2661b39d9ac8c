//! The list of all areas, for players who do not see the board.

use super::AreaScene;
use crate::{rules::RuleSet, scene::words::area_letters, session::Match, text::Text};

/// An area in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct AreaLine {
    /// The letters of its parts.
    pub letters: String,
    /// The number of its spaces.
    pub size: usize,
    /// The number of brook spaces that are still to be covered; `None` once it is scored, and in
    /// Valley.
    pub open: Option<usize>,
    /// The time when it will be scored, or that it has been.
    pub state: String,
    /// The totals in it, and the points that each colour would get.
    pub standings: String,
}

/// A column by which the list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreaOrder {
    /// By letter.
    Letter,
    /// By size, the largest first.
    Size,
    /// By the number of open spaces; scored areas last.
    Open,
}

/// Returns all areas in this order.
pub fn area_list(game_match: &Match, text: &Text, order: AreaOrder) -> Vec<AreaLine> {
    let table = game_match.game().table();
    let line = |area| {
        let scene = AreaScene::new(game_match, text, area);
        let is_open = table.board().rules() == RuleSet::Base && !table.is_scored(area);
        AreaLine {
            letters: area_letters(table, area),
            size: table.size_of(area),
            open: is_open.then(|| table.open_shore(area).len()),
            standings: scene.standings().to_owned(),
            state: scene.state,
        }
    };
    let mut lines: Vec<AreaLine> = table.areas().map(line).collect();
    match order {
        AreaOrder::Letter => lines.sort_by(|one, other| one.letters.cmp(&other.letters)),
        AreaOrder::Size => lines.sort_by_key(|line| std::cmp::Reverse(line.size)),
        AreaOrder::Open => lines.sort_by_key(|line| line.open.unwrap_or(usize::MAX)),
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{session::testing::MatchBuilder, text::ENGLISH};

    #[test]
    fn areas_are_sorted_by_letter_size_and_open_spaces() {
        let game_match = MatchBuilder::new("brook").begin();
        let list = |order| area_list(&game_match, &ENGLISH, order);
        assert!(list(AreaOrder::Letter).is_sorted_by_key(|line| line.letters.clone()));
        assert!(list(AreaOrder::Size).is_sorted_by_key(|line| std::cmp::Reverse(line.size)));
        assert!(list(AreaOrder::Open).is_sorted_by_key(|line| line.open));
        assert_eq!(list(AreaOrder::Open).len(), 18);
    }

    #[test]
    fn areas_of_valley_do_not_close() {
        let game_match = MatchBuilder::new("valley").begin();
        let list = area_list(&game_match, &ENGLISH, AreaOrder::Letter);
        assert!(list.iter().all(|line| line.open.is_none()) && list.len() == 26);
    }
}
