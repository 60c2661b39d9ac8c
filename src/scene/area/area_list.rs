//! The list of all areas, for players who do not see the board.

use super::{AreaRow, AreaScene, open_space_names};
use crate::{
    rules::{RuleSet, sort_small_by_key},
    scene::words::area_letters,
    session::Match,
    text::Text,
};
use std::ops::Neg;

/// An area in the list.
#[derive(Clone, PartialEq, Debug)]
pub struct AreaLine {
    /// The letters of its parts.
    pub letters: String,
    /// The number of its spaces.
    pub size: usize,
    /// The main and the minor points.
    pub points: [i32; 2],
    /// The number of brook spaces that are still to be covered; `None` once it is scored, and in
    /// Valley.
    pub open: Option<usize>,
    /// That number, with the spaces' names if they are few; or that the area is scored. `None` in
    /// Valley, which scores all areas at the end.
    pub to_close: Option<String>,
    /// The totals in it, the highest first, and the points that each colour would get.
    pub rows: Vec<AreaRow>,
    /// The same in words.
    pub standings: String,
}

impl AreaLine {
    /// Returns the highest total of a colour in it; 0 without plants.
    fn highest(&self) -> u16 {
        self.rows.first().map_or(0, |row| row.total)
    }
}

/// A column by which the list is sorted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AreaOrder {
    /// By letter.
    Letter,
    /// By size, the largest first.
    Size,
    /// By main points, the most first.
    Points,
    /// By the number of open spaces; scored areas last.
    Open,
    /// By the highest total, the highest first.
    Total,
}

impl AreaOrder {
    /// All orders, as the columns stand in the table.
    pub const ALL: [AreaOrder; 5] =
        [AreaOrder::Letter, AreaOrder::Size, AreaOrder::Points, AreaOrder::Open, AreaOrder::Total];

    /// Returns true if the column holds numbers.
    pub fn is_number(self) -> bool {
        matches!(self, AreaOrder::Size | AreaOrder::Points | AreaOrder::Open)
    }

    /// Returns the order in which the table opens: the areas that matter soonest come first.
    pub fn default_for(rules: RuleSet) -> AreaOrder {
        match rules {
            RuleSet::Base => AreaOrder::Open,
            RuleSet::Valley => AreaOrder::Total,
        }
    }

    /// Returns true if the table has such a column. In Valley no area is open or closed.
    pub fn is_shown_in(self, rules: RuleSet) -> bool {
        self != AreaOrder::Open || rules == RuleSet::Base
    }

    /// Returns true if the largest number comes first.
    pub fn is_descending(self) -> bool {
        matches!(self, AreaOrder::Size | AreaOrder::Points | AreaOrder::Total)
    }
}

/// Returns all areas in this order.
pub fn area_list(game_match: &Match, text: &Text, order: AreaOrder) -> Vec<AreaLine> {
    let table = game_match.game().table();
    let is_base = table.board().rules() == RuleSet::Base;
    let line = |area| {
        let scene = AreaScene::new(game_match, text, area);
        let prize = table.majority(area).prize;
        let is_open = is_base && !table.is_scored(area);
        let open = is_open.then(|| table.open_shore(area).len());
        let names = open_space_names(table, text, area);
        let to_close = open.map(|open| format!("{open}{names}"));
        AreaLine {
            letters: area_letters(table, area),
            size: table.size_of(area),
            points: [prize.main, prize.minor],
            open,
            standings: scene.standings().to_owned(),
            rows: scene.rows,
            to_close: is_base.then(|| to_close.unwrap_or(scene.state)),
        }
    };
    let mut lines: Vec<AreaLine> = table.areas().map(line).collect();
    // The lowest comes first.
    let rank = |line: &AreaLine| match order {
        AreaOrder::Letter => [0, 0],
        AreaOrder::Size => [-(line.size as i32), 0],
        AreaOrder::Points => line.points.map(i32::neg),
        AreaOrder::Open => [line.open.map_or(i32::MAX, |open| open as i32), 0],
        AreaOrder::Total => [-i32::from(line.highest()), 0],
    };
    sort_small_by_key(&mut lines, |line| (rank(line), line.letters.clone()));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Owner, scene::testing::sketch::Sketch, session::testing::MatchBuilder, text::ENGLISH,
    };
    use std::cmp::Reverse;

    #[test]
    fn areas_are_sorted_by_each_column() {
        let game_match = MatchBuilder::new("brook").played(150);
        let list = |order| area_list(&game_match, &ENGLISH, order);
        assert!(list(AreaOrder::Letter).is_sorted_by_key(|line| line.letters.clone()));
        assert!(list(AreaOrder::Size).is_sorted_by_key(|line| Reverse(line.size)));
        assert!(list(AreaOrder::Points).is_sorted_by_key(|line| Reverse(line.points[0])));
        assert!(list(AreaOrder::Open).is_sorted_by_key(|line| line.open.unwrap_or(usize::MAX)));
        let table = game_match.game().table();
        let total = |area| {
            (0..Owner::COUNT).map(move |owner| table.majority(area).total(Owner::from_index(owner)))
        };
        let mut highest: Vec<u16> = table.areas().filter_map(|area| total(area).max()).collect();
        highest.sort_unstable_by_key(|&total| Reverse(total));
        let listed: Vec<u16> = list(AreaOrder::Total).iter().map(AreaLine::highest).collect();
        assert_eq!(listed, highest);
        assert!(AreaOrder::ALL.iter().all(|&order| list(order).len() == 18));
    }

    #[test]
    fn few_open_spaces_are_named() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox frog-frog");
        let list = area_list(&sketch.play(""), &ENGLISH, AreaOrder::Letter);
        assert_eq!(list[0].to_close.as_deref(), Some("1: b1"));
        let closed = sketch.play("place owl-fox b1 c1; no plant");
        let closed = area_list(&closed, &ENGLISH, AreaOrder::Letter);
        assert_eq!(closed[0].to_close.as_deref(), Some("0"));
        let game_match = MatchBuilder::new("brook").begin();
        let many = area_list(&game_match, &ENGLISH, AreaOrder::Open).pop().unwrap();
        assert_eq!(many.to_close, many.open.map(|open| open.to_string()));
    }

    #[test]
    fn areas_of_valley_do_not_close() {
        let game_match = MatchBuilder::new("valley").begin();
        let list = area_list(&game_match, &ENGLISH, AreaOrder::Letter);
        assert!(list.iter().all(|line| line.open.is_none()) && list.len() == 26);
        assert!(list.iter().all(|line| line.to_close.is_none()));
        let missing =
            AreaOrder::ALL.into_iter().filter(|order| !order.is_shown_in(RuleSet::Valley));
        assert_eq!(missing.collect::<Vec<_>>(), [AreaOrder::Open]);
    }
}
