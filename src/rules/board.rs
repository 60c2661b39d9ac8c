//! Boards: the grid, its areas and the pieces on it at the start.

use super::{
    area::{Area, AreaId, AreaSet, AreaToken},
    board_error::BoardError,
    space::{Space, SpaceSet},
};
use std::collections::BTreeMap;

/// The rules for a board: base game or Valley.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RuleSet {
    /// The base game: areas are scored as they are closed.
    Base,
    /// The Valley expansion: stumps, mushrooms, areas scored at the end.
    Valley,
}

/// A checked board that meets the format (RECORD: Board).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    pub(super) plan: BoardPlan,
    pub(super) brook: SpaceSet,
    pub(super) soil: SpaceSet,
    pub(super) starts: SpaceSet,
    pub(super) cloudy: SpaceSet,
    pub(super) stumps: SpaceSet,
    pub(super) areas: Vec<Area>,
    /// The area of each space by [`Space::index`]; [`NO_AREA`] where there is none.
    pub(super) area_of: Vec<u8>,
    /// The areas that covering a brook space can close, by [`Space::index`]. They lie beside the
    /// space or beside a neighbour that it may isolate.
    pub(super) closable_from: Vec<AreaSet>,
    /// The areas without an open brook space at the start.
    pub(super) closed_at_start: AreaSet,
    /// The number of words of a [`SpaceSet`] that the board uses.
    pub(super) words: usize,
}

const NO_AREA: u8 = u8::MAX;

/// A board as written in its file, not checked yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BoardPlan {
    /// A short name for files and links.
    pub id: String,
    /// A name for people.
    pub name: String,
    /// Base or Valley.
    pub rules: RuleSet,
    /// The rows of spaces, a character each: `.` brook, `#` no space, a letter an area.
    pub rows: Vec<String>,
    /// Starting spaces; ponds in Valley.
    pub starts: Vec<Space>,
    /// The number of clouds by space.
    pub clouds: BTreeMap<Space, u32>,
    /// Stumps, Valley only.
    pub stumps: Vec<Space>,
    /// Area tokens, base only.
    pub tokens: Vec<AreaToken>,
}

impl Board {
    /// Checks a plan and computes the tables that the game needs.
    ///
    /// # Errors
    /// The first violation of the format, with its place (RECORD: Board).
    pub fn new(plan: BoardPlan) -> Result<Board, BoardError> {
        let grid = Grid::read(&plan.rows)?;
        let soil = grid.areas.values().fold(SpaceSet::EMPTY, |all, &area| all | area);
        for (&letter, &spaces) in &grid.areas {
            check_area(letter, spaces, &grid.areas)?;
        }
        check_starts(&plan, &grid.brook)?;
        check_clouds(&plan, &grid.brook, &soil)?;
        check_stumps(&plan, &grid.brook)?;
        check_tokens(&plan, &grid.areas)?;

        let areas: Vec<Area> = grid
            .areas
            .iter()
            .map(|(&letter, &spaces)| {
                let shore = spaces.neighbors() & grid.brook;
                Area { letter, spaces, shore, shore_span: shore.span() }
            })
            .collect();
        let mut area_of = vec![NO_AREA; Space::COUNT];
        let mut beside = vec![AreaSet::EMPTY; Space::COUNT];
        for (index, area) in areas.iter().enumerate() {
            area.spaces.iter().for_each(|space| area_of[space.index()] = index as u8);
            area.shore.iter().for_each(|space| beside[space.index()].insert(AreaId::new(index)));
        }
        let mut closable_from = beside.clone();
        for space in grid.brook.iter() {
            for near in space.neighbors().filter(|&near| grid.brook.contains(near)) {
                closable_from[space.index()] =
                    closable_from[space.index()].union(beside[near.index()]);
            }
        }
        let open = grid.brook & grid.brook.neighbors();
        let closed_at_start = (0..areas.len())
            .filter(|&index| !areas[index].shore.intersects(&open))
            .map(AreaId::new)
            .collect();
        Ok(Board {
            starts: plan.starts.iter().copied().collect(),
            cloudy: plan.clouds.keys().copied().collect(),
            stumps: plan.stumps.iter().copied().collect(),
            words: plan.rows.len().div_ceil(2),
            brook: grid.brook,
            soil,
            areas,
            area_of,
            closable_from,
            closed_at_start,
            plan,
        })
    }

    /// The short name.
    pub fn id(&self) -> &str {
        &self.plan.id
    }

    /// The name for people.
    pub fn name(&self) -> &str {
        &self.plan.name
    }

    /// Base or Valley.
    pub fn rules(&self) -> RuleSet {
        self.plan.rules
    }

    /// The board as written in its file.
    pub fn plan(&self) -> &BoardPlan {
        &self.plan
    }

    /// The number of columns, 1 to 26.
    pub fn width(&self) -> usize {
        self.plan.rows[0].len()
    }

    /// The number of rows, 1 to 26.
    pub fn height(&self) -> usize {
        self.plan.rows.len()
    }

    /// The brook spaces; meadow spaces in Valley.
    pub fn brook(&self) -> &SpaceSet {
        &self.brook
    }

    /// The area spaces printed on the board.
    pub fn soil(&self) -> &SpaceSet {
        &self.soil
    }

    /// The starting spaces; ponds in Valley.
    pub fn starts(&self) -> &SpaceSet {
        &self.starts
    }

    /// The stumps; none in the base game.
    pub fn stumps(&self) -> &SpaceSet {
        &self.stumps
    }

    /// The spaces with clouds at the start.
    pub fn cloudy(&self) -> &SpaceSet {
        &self.cloudy
    }

    /// The number of clouds on the space at the start.
    pub fn clouds_on(&self, space: Space) -> u32 {
        self.plan.clouds.get(&space).copied().unwrap_or(0)
    }

    /// Iterates over the areas in the order of their letters.
    pub fn areas(&self) -> impl ExactSizeIterator<Item = (AreaId, &Area)> {
        self.areas.iter().enumerate().map(|(index, area)| (AreaId::new(index), area))
    }

    /// The area with this id.
    ///
    /// # Panics
    /// Panics if the id is from a board with more areas.
    pub fn area(&self, area: AreaId) -> &Area {
        &self.areas[area.index()]
    }

    /// The area with this letter, if there is one.
    pub fn area_named(&self, letter: char) -> Option<AreaId> {
        self.areas.iter().position(|area| area.letter == letter).map(AreaId::new)
    }

    /// The printed area of the space, if any.
    pub fn area_of(&self, space: Space) -> Option<AreaId> {
        let index = self.area_of[space.index()];
        (index != NO_AREA).then(|| AreaId::new(index as usize))
    }
}

struct Grid {
    brook: SpaceSet,
    areas: BTreeMap<char, SpaceSet>,
}

impl Grid {
    fn read(rows: &[String]) -> Result<Grid, BoardError> {
        let mut grid = Grid { brook: SpaceSet::EMPTY, areas: BTreeMap::new() };
        let expected = rows.first().map_or(0, |row| row.chars().count());
        if expected == 0 {
            return Err(BoardError::Empty);
        }
        if rows.len() > Space::SIDE {
            return Err(BoardError::TooManyRows(rows.len()));
        }
        for (row, text) in rows.iter().enumerate() {
            let length = text.chars().count();
            if length > Space::SIDE {
                return Err(BoardError::RowTooLong { row, length });
            }
            if length != expected {
                return Err(BoardError::RowLength { row, length, expected });
            }
            for (column, character) in text.chars().enumerate() {
                let Some(space) = Space::new(column, row) else { continue };
                match character {
                    '.' => {
                        grid.brook.insert(space);
                    }
                    '#' => {}
                    letter if letter.is_ascii_alphabetic() => {
                        grid.areas.entry(letter).or_default().insert(space);
                    }
                    _ => return Err(BoardError::Character { row, character }),
                }
            }
        }
        Ok(grid)
    }
}

fn check_area(
    letter: char,
    spaces: SpaceSet,
    areas: &BTreeMap<char, SpaceSet>,
) -> Result<(), BoardError> {
    let mut reached: SpaceSet = spaces.iter().take(1).collect();
    loop {
        let grown = reached | reached.neighbors() & spaces;
        if grown == reached {
            break;
        }
        reached = grown;
    }
    if reached != spaces {
        return Err(BoardError::AreaInPieces(letter));
    }
    let around = spaces.neighbors();
    for (&other, &theirs) in areas.range(letter..).skip(1) {
        if let Some(space) = (around & theirs).iter().next() {
            return Err(BoardError::AreasTouch(letter, other, space));
        }
    }
    Ok(())
}

fn check_starts(plan: &BoardPlan, brook: &SpaceSet) -> Result<(), BoardError> {
    let mut seen = SpaceSet::EMPTY;
    for (index, &space) in plan.starts.iter().enumerate() {
        if !brook.contains(space) {
            return Err(BoardError::StartOffBrook(index, space));
        }
        if !seen.insert(space) {
            return Err(BoardError::StartTwice(index, space));
        }
    }
    Ok(())
}

fn check_clouds(plan: &BoardPlan, brook: &SpaceSet, soil: &SpaceSet) -> Result<(), BoardError> {
    for (&space, &count) in &plan.clouds {
        if count == 0 {
            return Err(BoardError::NoCloud(space));
        }
        match plan.rules {
            RuleSet::Base if !soil.contains(space) => {
                return Err(BoardError::CloudOffPlace(space, "area"));
            }
            RuleSet::Valley if !soil.contains(space) && !brook.contains(space) => {
                return Err(BoardError::CloudOffPlace(space, "meadow or area"));
            }
            _ => {}
        }
    }
    let clouds: SpaceSet = plan.clouds.keys().copied().collect();
    match (clouds & *brook).iter().next() {
        Some(space) if clouds.intersects(soil) => Err(BoardError::CloudsMixed(space)),
        _ => Ok(()),
    }
}

fn check_stumps(plan: &BoardPlan, meadow: &SpaceSet) -> Result<(), BoardError> {
    if plan.rules == RuleSet::Base && !plan.stumps.is_empty() {
        return Err(BoardError::StumpsOnBase);
    }
    let mut seen = SpaceSet::EMPTY;
    for (index, &space) in plan.stumps.iter().enumerate() {
        if !meadow.contains(space) {
            return Err(BoardError::StumpOffMeadow(index, space));
        }
        if !seen.insert(space) {
            return Err(BoardError::StumpTwice(index, space));
        }
    }
    Ok(())
}

fn check_tokens(plan: &BoardPlan, areas: &BTreeMap<char, SpaceSet>) -> Result<(), BoardError> {
    if plan.rules == RuleSet::Valley {
        return if plan.tokens.is_empty() { Ok(()) } else { Err(BoardError::TokensOnValley) };
    }
    for spaces in areas.values() {
        let size = spaces.len();
        let areas = areas.values().filter(|other| other.len() == size).count();
        let tokens = plan.tokens.iter().filter(|token| token.main == size as i32).count();
        if tokens < areas {
            return Err(BoardError::TooFewTokens { size, areas, tokens });
        }
    }
    Ok(())
}
