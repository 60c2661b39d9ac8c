//! The standings in an area: the totals by colour, and the points each would get now.

pub mod area_list;
pub mod plant_choices;
pub mod rank;
pub mod scored;
pub mod shore;
pub mod what_if;

pub use plant_choices::PlantChoice;
pub use rank::Rank;
pub use scored::taken_back_sentences;
pub use shore::{Shore, isolated_shore};
pub use what_if::{change_words, changes};

use crate::{
    rules::{
        Action, AreaId, Color, Majority, Owner, Plant, Prize, RuleSet, Space, SpaceSet, Stock,
        Table, sort_small_by_key,
    },
    scene::{
        input::Selection,
        words::{area_letters, capitalized, owner_color, owner_name},
    },
    session::{Match, Preferences},
    text::Text,
};
use shore::open_space_names;
use std::cmp::Reverse;

/// One colour in an area.
#[derive(Clone, PartialEq, Debug)]
pub struct AreaRow {
    /// The player's name, or the neutral colour.
    pub name: String,
    /// The colour; `None` for neutral.
    pub color: Option<Color>,
    /// The sum of the colour's plant values.
    pub total: u16,
    /// True if another colour has the same total.
    pub tied: bool,
    /// The points it would get; `None` for neutral.
    pub points: Option<i64>,
    /// What the colour has, after its name and before its points. A colour that is alone gets
    /// the main and the minor points, which are added up.
    pub share: String,
    /// The sum of the main and the minor points of a colour that is alone, as in `4 + 2 =`; `None`
    /// without minor points.
    pub sum: Option<String>,
}

/// An area with its standings.
#[derive(Clone, PartialEq, Debug)]
pub struct AreaScene {
    /// The area.
    pub area: AreaId,
    /// Its letter and size.
    pub title: String,
    /// The points of the first and the second.
    pub prize: String,
    /// The time when it will be scored, or that it has been.
    pub state: String,
    /// The colours in it by falling total.
    pub rows: Vec<AreaRow>,
    /// The value that would change who gets which points, in words.
    pub changes: Vec<String>,
    /// A sentence for each plant that was taken back from it after its scoring.
    pub taken_back: Vec<String>,
    /// The title, rows, prize and state in a sentence, with the names of few open spaces.
    pub words: String,
    words_of_rows: String,
}

impl AreaScene {
    /// Creates the scene of the area as it stands in the match.
    pub fn new(game_match: &Match, text: &Text, area: AreaId) -> AreaScene {
        let table = game_match.game().table();
        let area = table.joined_area(area);
        let majority =
            scored::scored_majority(game_match, area).unwrap_or_else(|| table.majority(area));
        AreaScene::with_majority(game_match, text, area, majority)
    }

    /// Returns the area as it would stand after the player's choice: with the plant, if it would stand
    /// there, or with the domino beside it.
    pub fn with_selection(
        game_match: &Match,
        text: &Text,
        area: AreaId,
        selection: Selection,
    ) -> AreaScene {
        match selection {
            Selection::PlantGhost { at, plant, stock }
                if game_match.game().table().area_on(at) == Some(area) =>
            {
                AreaScene::after(game_match, text, Action::PlacePlant { plant, stock, at }, at)
            }
            Selection::DominoGhost { domino, at, .. } => {
                let space = game_match.game().table().spaces_of(area).iter().next();
                space.and_then(|space| {
                    AreaScene::after(game_match, text, Action::PlaceDomino { domino, at }, space)
                })
            }
            _ => None,
        }
        .unwrap_or_else(|| AreaScene::new(game_match, text, area))
    }

    /// Returns the area of the space as it would stand with the current player's plant there; none
    /// if the space is in no area.
    pub fn with_plant(
        game_match: &Match,
        text: &Text,
        at: Space,
        (plant, stock): (Plant, Stock),
    ) -> Option<AreaScene> {
        let table = game_match.game().table();
        let area = table.joined_area(table.area_on(at)?);
        let majority = table.majority(area).plus(stock.owner(table.seat()), plant);
        Some(AreaScene::with_majority(game_match, text, area, majority))
    }

    /// Returns the area that a mushroom on the space would make; `None` if it is not legal.
    pub fn joined(game_match: &Match, text: &Text, at: Space) -> Option<AreaScene> {
        AreaScene::after(game_match, text, Action::PlaceMushroom { at }, at)
    }

    /// Returns the area of the space after the action; `None` if it is not legal.
    fn after(game_match: &Match, text: &Text, action: Action, at: Space) -> Option<AreaScene> {
        let mut game = game_match.game().clone();
        game.advance(action).ok()?;
        let table = game.table();
        let area = table.area_on(at)?;
        Some(AreaScene::on(table, game_match, text, area, table.majority(area)))
    }

    /// Returns the area with this majority.
    pub fn with_majority(
        game_match: &Match,
        text: &Text,
        area: AreaId,
        majority: Majority,
    ) -> AreaScene {
        AreaScene::on(game_match.game().table(), game_match, text, area, majority)
    }

    /// Returns the area with this majority, on a table after actions that the match does not have.
    fn on(
        table: &Table,
        game_match: &Match,
        text: &Text,
        area: AreaId,
        majority: Majority,
    ) -> AreaScene {
        let t = &text.table.areas;
        let rows = area_rows(text, &majority, |owner| {
            (owner_name(game_match, text, owner), owner_color(game_match, owner))
        });
        let rules = table.board().rules();
        let is_scored = table.is_over() || table.is_scored(area);
        let state = match rules {
            _ if is_scored => t.scored.to_owned(),
            RuleSet::Valley => t.at_the_end.to_owned(),
            RuleSet::Base => (t.open)(table.open_shore(area).len()),
        };
        let title = (t.title)(&area_letters(table, area), table.size_of(area));
        let prize = (t.prize)(majority.prize.main, majority.prize.minor);
        let words_of_rows = if rows.is_empty() {
            t.empty.to_owned()
        } else {
            rows.iter()
                .map(|row| row.words(text, is_scored))
                .collect::<Vec<_>>()
                .join(text.semicolon)
        };
        let spoken_state = format!("{state}{}", open_space_names(table, text, area));
        let standing = [words_of_rows.as_str(), &prize, &spoken_state].join(text.semicolon);
        let words = format!("{title}{}{standing}", text.colon);
        let own = game_match.viewer().unwrap_or(table.seat());
        let changes = changes(table, area, own).into_iter();
        let changes = changes.map(|change| change_words(game_match, text, change)).collect();
        let taken_back = taken_back_sentences(game_match, text, area);
        AreaScene { area, title, prize, state, rows, changes, taken_back, words, words_of_rows }
    }

    /// Returns the rows in a line, without the area.
    pub fn standings(&self) -> &str {
        &self.words_of_rows
    }

    /// Returns the area in sentences, with the plants taken back and the changes.
    pub fn sentences(&self, text: &Text) -> String {
        let mut sentences = vec![format!("{}.", self.words)];
        sentences.extend(self.taken_back.iter().cloned());
        if !self.changes.is_empty() {
            let (colon, changes) = (text.colon, self.changes.join(text.semicolon));
            sentences.push(format!("{}{colon}{changes}.", text.table.areas.changes));
        }
        sentences.join(" ")
    }

    /// Returns the title and the rows in a line.
    pub fn line(&self) -> String {
        format!("{} – {}", self.title, self.words_of_rows)
    }

    /// Returns true if nobody would get points.
    pub fn scores_nothing(&self) -> bool {
        self.rows.iter().all(|row| row.points.is_none_or(|points| points <= 0))
    }
}

/// Returns the owners with a total, the highest first.
pub(super) fn owners_by_total(majority: &Majority) -> Vec<Owner> {
    let mut owners: Vec<Owner> = (0..Owner::COUNT).map(Owner::from_index).collect();
    owners.retain(|owner| majority.total(*owner) > 0);
    sort_small_by_key(&mut owners, |&owner| Reverse(majority.total(owner)));
    owners
}

/// Returns the colours with a total, the highest first; `who` gives their name and colour.
pub(super) fn area_rows(
    text: &Text,
    majority: &Majority,
    who: impl Fn(Owner) -> (String, Option<Color>),
) -> Vec<AreaRow> {
    let row = |owner: Owner| {
        let (name, color) = who(owner);
        AreaRow {
            name,
            color,
            total: majority.total(owner),
            tied: majority.is_tied(owner),
            points: owner.seat().map(|seat| majority.points_of(seat)),
            share: share(text, majority, owner),
            sum: sum(majority, owner),
        }
    };
    owners_by_total(majority).into_iter().map(row).collect()
}

fn share(text: &Text, majority: &Majority, owner: Owner) -> String {
    let t = &text.table.areas;
    let total = majority.total(owner);
    let points = owner.seat().map_or(0, |seat| majority.points_of(seat));
    let is_first = majority.first == Some(owner);
    if owner == Owner::Neutral && (is_first || majority.second == Some(owner)) {
        return (t.neutral_has)(total, is_first);
    }
    if points == 0 {
        return (t.has_nothing)(total, majority.is_tied(owner));
    }
    let has = format!("{}{}", (t.has)(total), text.colon);
    match sum(majority, owner) {
        Some(sum) => has + &sum,
        None => has,
    }
}

/// Returns the sum of the points of a colour that gets both the main and the minor ones.
fn sum(majority: &Majority, owner: Owner) -> Option<String> {
    let Prize { main, minor } = majority.prize;
    let points = majority.points_of(owner.seat()?);
    let gets_both = majority.first == Some(owner) && points > i64::from(main);
    (gets_both && minor > 0).then(|| format!("{main}\u{a0}+\u{a0}{minor}\u{a0}="))
}

impl AreaRow {
    /// Returns the name at the beginning of a line, where neutral has a capital, too.
    pub fn heading(&self) -> String {
        match self.color {
            Some(_) => self.name.clone(),
            None => capitalized(&self.name),
        }
    }

    fn words(&self, text: &Text, is_scored: bool) -> String {
        let t = &text.table.areas;
        match self.points {
            _ if self.tied => (t.tied_row)(&self.name, self.total),
            Some(points) => (t.row)(&self.name, self.total, points, is_scored),
            None => (t.neutral_row)(self.total),
        }
    }
}

/// Returns true if the area has the colour of scored areas. Valley scores them all at the end.
pub fn shows_as_scored(table: &Table, preferences: Preferences, area: AreaId) -> bool {
    let all = table.is_over() && table.board().rules() == RuleSet::Valley;
    preferences.scored_areas && (all || table.is_scored(area))
}

/// Returns the areas that lie wholly in the set; joined areas are one.
pub fn whole_areas(table: &Table, set: SpaceSet) -> Vec<SpaceSet> {
    let areas = table.areas().map(|area| table.spaces_of(area));
    areas.filter(|&spaces| spaces & set == spaces).collect()
}

/// An area that finishing would score.
#[derive(Clone, PartialEq, Debug)]
pub struct Closing {
    /// The area as it stands.
    pub area: AreaScene,
    /// The reason why it is closed although brook spaces beside it are free.
    pub why: Option<String>,
}

/// Returns the areas that finishing would score now.
pub fn closing(game_match: &Match, text: &Text) -> Vec<Closing> {
    let table = game_match.game().table();
    let closing = |area: AreaId| {
        let free: Vec<String> =
            isolated_shore(table, area).iter().map(|at| at.to_string()).collect();
        let free: Vec<&str> = free.iter().map(String::as_str).collect();
        let why = (!free.is_empty()).then(|| (text.table.areas.why_closed)(&free));
        Closing { area: AreaScene::new(game_match, text, area), why }
    };
    table.closing().iter().map(closing).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{fixtures::at, sketch::Sketch},
        text::ENGLISH,
    };

    /// Returns the only area that finishing would score after the script.
    fn closing_after(sketch: &Sketch, script: &str) -> Closing {
        let mut all = closing(&sketch.play(script), &ENGLISH);
        assert_eq!(all.len(), 1);
        all.remove(0)
    }

    #[test]
    fn area_closed_beside_isolated_spaces_says_why() {
        let sketch = Sketch::base("A . * * .").holds(0, "owl-fox");
        let closing = closing_after(&sketch, "place owl-fox c1 d1; no plant");
        assert_eq!(closing.why.as_deref(), Some("b1 can no longer be filled"));
    }

    #[test]
    fn an_area_whose_spaces_are_all_covered_needs_no_reason() {
        let sketch = Sketch::base("A * * . .").holds(0, "owl-fox");
        assert_eq!(closing_after(&sketch, "place owl-fox b1 c1; no plant").why, None);
    }

    #[test]
    fn a_ghost_beside_the_area_covers_its_spaces() {
        let game_match = Sketch::base("A * * . .").holds(0, "owl-owl").play("");
        let table = game_match.game().table();
        let area = table.area_on(at("a1")).unwrap();
        let domino = game_match.game().hand(table.seat())[0];
        let state =
            |selection| AreaScene::with_selection(&game_match, &ENGLISH, area, selection).state;
        assert_eq!(state(Selection::Nothing), "1 brook space still open");
        let lies = [at("b1"), at("c1")];
        let ghost = Selection::DominoGhost { domino, at: lies, pivot: lies[0], plant_at: None };
        assert_eq!(state(ghost), "closed");
    }

    #[test]
    fn rows_of_a_closing_area_show_how_their_points_arise() {
        let sketch = Sketch::base("A A A A\n* * * *").holds(0, "owl-fox").holds(1, "frog-fox");
        let ranks = |ann: &str, ben: &str| {
            let script =
                format!("place owl-fox a2 b2; {ann}; finish; end; place frog-fox d2 c2; {ben}");
            let rows = closing_after(&sketch, &script).area.rows.into_iter();
            rows.map(|row| row.name + row.share.as_str()).collect::<Vec<_>>()
        };
        let neutral = ["neutral has 4: 1st, no points", "Ben has 2: "];
        assert_eq!(ranks("plant oak neutral a1", "plant bush d1"), neutral);
        let oak = "plant oak a1";
        assert_eq!(ranks(oak, "plant bush d1"), ["Ann has 4: ", "Ben has 2: "]);
        assert_eq!(ranks(oak, "plant oak d1"), ["Ann has 4: a tie", "Ben has 4: a tie"]);
        assert_eq!(ranks(oak, "no plant"), ["Ann has 4: 4\u{a0}+\u{a0}2\u{a0}="]);
    }
}
