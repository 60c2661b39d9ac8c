//! What an area stands at: totals by colour, and what each would get now.

pub mod plant_choices;
pub mod scoring_example;
pub mod what_if;

use crate::{
    rules::{
        Action, AreaId, Color, Majority, Owner, RuleSet, Space, SpaceSet, Table, sort_small_by_key,
    },
    scene::{
        input::selection::Selection,
        words::names::{area_letters, owner_color, owner_name},
    },
    session::{Match, Preferences},
    text::Text,
};
use plant_choices::Rank;
use what_if::{change_words, changes};

/// One colour in an area.
#[derive(Clone, PartialEq, Debug)]
pub struct AreaRow {
    /// The player's name, or the neutral colour.
    pub name: String,
    /// The colour; nothing for neutral.
    pub color: Option<Color>,
    /// The sum of its plants' values.
    pub total: u16,
    /// Whether another has the same total.
    pub tied: bool,
    /// What it would get; nothing for neutral.
    pub points: Option<i64>,
    /// The place it takes, in few characters; who is left alone takes both.
    pub place: &'static str,
}

/// An area as it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct AreaScene {
    /// The area.
    pub area: AreaId,
    /// Its letter and size.
    pub title: String,
    /// What first and second get.
    pub prize: String,
    /// When it will be scored, or that it has been.
    pub state: String,
    /// The colours in it by falling total.
    pub rows: Vec<AreaRow>,
    /// What it would take to change who gets what, in words.
    pub changes: Vec<String>,
    /// All this in a sentence.
    pub words: String,
    words_of_rows: String,
}

impl AreaScene {
    /// The area as it stands now.
    pub fn now(game_match: &Match, text: &Text, area: AreaId) -> AreaScene {
        let area = game_match.game().table().area_now(area);
        AreaScene::with(game_match, text, area, game_match.game().table().majority(area))
    }

    /// The area with the plant that is chosen, if that would stand in it.
    pub fn with_selection(
        game_match: &Match,
        text: &Text,
        area: AreaId,
        selection: Selection,
    ) -> AreaScene {
        match selection {
            Selection::Planted { at, plant, stock }
                if game_match.game().table().area_on(at) == Some(area) =>
            {
                AreaScene::after(game_match, text, Action::PlacePlant { plant, stock, at }, at)
            }
            _ => None,
        }
        .unwrap_or_else(|| AreaScene::now(game_match, text, area))
    }

    /// The area that a mushroom on the space would make, as it would then stand; nothing where
    /// none can be set now.
    pub fn joined(game_match: &Match, text: &Text, at: Space) -> Option<AreaScene> {
        AreaScene::after(game_match, text, Action::PlaceMushroom { at }, at)
    }

    /// The area of the space as it would stand after the action; nothing where that is not legal.
    fn after(game_match: &Match, text: &Text, action: Action, at: Space) -> Option<AreaScene> {
        let mut game = game_match.game().clone();
        game.advance(action).ok()?;
        let table = game.table();
        let area = table.area_on(at)?;
        Some(AreaScene::on(table, game_match, text, area, table.majority(area)))
    }

    /// The area with this majority.
    pub fn with(game_match: &Match, text: &Text, area: AreaId, majority: Majority) -> AreaScene {
        AreaScene::on(game_match.game().table(), game_match, text, area, majority)
    }

    /// The area with this majority on a table of the match.
    fn on(
        table: &Table,
        game_match: &Match,
        text: &Text,
        area: AreaId,
        majority: Majority,
    ) -> AreaScene {
        let words = &text.table.areas;
        let rows = area_rows(text, &majority, |owner| {
            (owner_name(game_match, text, owner), owner_color(game_match, owner))
        });
        let state = match table.board().rules() {
            _ if table.is_over() => words.scored.to_owned(),
            RuleSet::Valley => words.at_the_end.to_owned(),
            RuleSet::Base if table.is_scored(area) => words.scored.to_owned(),
            RuleSet::Base => (words.open)(table.open_shore(area).len()),
        };
        let title = (words.title)(&area_letters(table, area), table.size_of(area));
        let prize = (words.prize)(majority.prize.main, majority.prize.minor);
        let words_of_rows = if rows.is_empty() {
            words.empty.to_owned()
        } else {
            rows.iter().map(|row| row.words(text)).collect::<Vec<_>>().join("; ")
        };
        let words = format!("{title}: {words_of_rows}; {prize}; {state}");
        let own = game_match.viewer().unwrap_or(table.seat());
        let changes = changes(table, area, own).into_iter();
        let changes = changes.map(|change| change_words(game_match, text, change)).collect();
        AreaScene { area, title, prize, state, rows, changes, words, words_of_rows }
    }

    /// The colours in a line, without the area.
    pub fn standings(&self) -> &str {
        &self.words_of_rows
    }

    /// All of it in words, with what would change who gets what.
    pub fn said(&self, text: &Text) -> String {
        match self.changes.as_slice() {
            [] => format!("{}.", self.words),
            changes => {
                format!("{}. {}: {}.", self.words, text.table.areas.changes, changes.join("; "))
            }
        }
    }

    /// The area with its standings in a line.
    pub fn line(&self) -> String {
        format!("{} – {}", self.title, self.words_of_rows)
    }

    /// Whether nobody gets anything.
    pub fn is_barren(&self) -> bool {
        self.rows.iter().all(|row| row.points.is_none_or(|points| points <= 0))
    }
}

/// The colours that have a total by falling total; `who` gives the name and the colour of each.
pub(super) fn area_rows(
    text: &Text,
    majority: &Majority,
    who: impl Fn(Owner) -> (String, Option<Color>),
) -> Vec<AreaRow> {
    let words = &text.table.areas;
    let mut owners: Vec<Owner> = (0..Owner::COUNT).map(Owner::from_index).collect();
    owners.retain(|owner| majority.total(*owner) > 0);
    sort_small_by_key(&mut owners, |&owner| std::cmp::Reverse(majority.total(owner)));
    let row = |owner: Owner| {
        let (name, color) = who(owner);
        AreaRow {
            name,
            color,
            total: majority.total(owner),
            tied: majority.is_tied(owner),
            points: owner.seat().map(|seat| majority.points_of(seat)),
            place: match Rank::of(majority, owner) {
                Rank::First if majority.second.is_none() => words.alone,
                rank => words.ranks[rank as usize],
            },
        }
    };
    owners.into_iter().map(row).collect()
}

impl AreaRow {
    fn words(&self, text: &Text) -> String {
        let words = &text.table.areas;
        match self.points {
            _ if self.tied => (words.tied_row)(&self.name, self.total),
            Some(points) => (words.row)(&self.name, self.total, points),
            None => (words.neutral_row)(self.total),
        }
    }
}

/// Whether the area is shown in the colour of scored ones.
pub fn looks_scored(table: &Table, preferences: Preferences, area: AreaId) -> bool {
    preferences.scored_areas && table.is_scored(area)
}

/// The areas that lie in the set as a whole, joined ones once.
pub fn whole_areas(table: &Table, set: SpaceSet) -> Vec<SpaceSet> {
    let areas = table.areas().map(|area| table.spaces_of(area));
    areas.filter(|&spaces| spaces & set == spaces).collect()
}

/// The free brook spaces beside the area that can't be filled any more: no free one is beside
/// them. They do not keep the area open.
pub fn isolated_shore(table: &Table, area: AreaId) -> SpaceSet {
    table.spaces_of(area).neighbors() & *table.free_brook() & !table.open_brook()
}

/// An area that finishing would score.
#[derive(Clone, PartialEq, Debug)]
pub struct Closing {
    /// The area as it stands.
    pub area: AreaScene,
    /// Why it is closed, where brook spaces beside it are free: nothing can lie there any more.
    pub why: Option<String>,
}

/// The areas that finishing would score now.
pub fn closing(game_match: &Match, text: &Text) -> Vec<Closing> {
    let table = game_match.game().table();
    let closing = |area: AreaId| {
        let free: Vec<String> =
            isolated_shore(table, area).iter().map(|at| at.to_string()).collect();
        let free: Vec<&str> = free.iter().map(String::as_str).collect();
        let why = (!free.is_empty()).then(|| (text.table.areas.why_closed)(&free));
        Closing { area: AreaScene::now(game_match, text, area), why }
    };
    table.closing().iter().map(closing).collect()
}

/// The free brook spaces that do not keep the areas open that finishing would score.
pub fn closing_gaps(table: &Table) -> SpaceSet {
    let gaps = table.closing().iter().map(|area| isolated_shore(table, area));
    gaps.fold(SpaceSet::EMPTY, |all, gaps| all | gaps)
}

/// Spaces of the brook beside areas.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Shore {
    /// What keeps the area open.
    pub open: SpaceSet,
    /// What is free, but nothing can lie on any more.
    pub isolated: SpaceSet,
}

impl Shore {
    /// That of the area that is looked at; without one what finishing closes has free spaces beside
    /// it all the same.
    pub fn of(table: &Table, looked_at: Option<AreaId>) -> Shore {
        let Some(area) = looked_at else {
            return Shore { isolated: closing_gaps(table), ..Shore::default() };
        };
        let closes = table.board().rules() == RuleSet::Base && !table.is_scored(area);
        let open = if closes { table.open_shore(area) } else { SpaceSet::EMPTY };
        Shore { open, isolated: isolated_shore(table, area) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{rules::Phase, scene::testing::random_match::played_until, text::ENGLISH};

    /// A match in which finishing would score a wanted area.
    fn before_closing(wanted: impl Fn(&Closing) -> bool) -> (Match, Closing) {
        let find = |game_match: &Match| closing(game_match, &ENGLISH).into_iter().find(&wanted);
        let due = |game_match: &Match| game_match.game().table().phase() == Phase::Finish;
        let is_there = |game_match: &Match| due(game_match) && find(game_match).is_some();
        let found = (0..100).find_map(|seed| played_until("brook", 2, seed, is_there).ok());
        let game_match = found.unwrap();
        let closing = find(&game_match).unwrap();
        (game_match, closing)
    }

    #[test]
    fn an_area_that_finishing_scores_though_a_space_beside_it_is_free_says_why() {
        let (game_match, closing) = before_closing(|closing| closing.why.is_some());
        let table = game_match.game().table();
        let gaps = isolated_shore(table, closing.area.area);
        let why = closing.why.unwrap();
        assert!(gaps.iter().all(|at| why.contains(&at.to_string())), "{why}");
        assert!(why.starts_with("nothing fits on"), "{why}");
        assert_eq!(closing_gaps(table) & gaps, gaps);
    }

    #[test]
    fn an_area_whose_spaces_are_all_covered_needs_no_reason() {
        let (game_match, closing) = before_closing(|closing| closing.why.is_none());
        assert!(isolated_shore(game_match.game().table(), closing.area.area).is_empty());
    }

    #[test]
    fn every_colour_of_an_area_that_finishing_scores_has_its_place() {
        let (game_match, closing) = before_closing(|closing| closing.area.rows.len() > 1);
        let majority = game_match.game().table().majority(closing.area.area);
        for row in &closing.area.rows {
            assert_eq!(row.place == "tie", row.tied, "{row:?}");
            assert_eq!(
                row.place == "1st + 2nd",
                majority.second.is_none() && row.place.starts_with("1st")
            );
        }
    }
}
