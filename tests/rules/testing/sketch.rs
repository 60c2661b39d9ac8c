//! Boards drawn in characters, with chosen hands.
//!
//! `src/session/testing` includes this file, so it may only use the rules.

use renature::rules::{
    AreaToken, Board, BoardPlan, Color, Domino, DominoSet, Player, PlayerCount, RuleSet, Setup,
    Space,
};
use std::{collections::BTreeMap, sync::Arc};

/// A builder of games from a picture of the board.
///
/// In the picture a letter is an area space, `#` no space, and `.` a brook or meadow space. `*` is
/// one that is a starting space or pond, `%` one with a stump, `@` one with both. Blanks are
/// ignored.
#[derive(Clone)]
pub struct Sketch {
    plan: BoardPlan,
    players: usize,
    holds: Vec<Vec<Domino>>,
    fronts: BTreeMap<char, AreaToken>,
}

impl Sketch {
    /// Two players on a base board. The token of each area has its size, half of it, and 1 on the
    /// back.
    pub fn base(picture: &str) -> Sketch {
        Sketch::new(RuleSet::Base, picture)
    }

    /// Two players on a Valley board.
    pub fn valley(picture: &str) -> Sketch {
        Sketch::new(RuleSet::Valley, picture)
    }

    /// Starts a sketch for two players on a board of this rule set.
    pub fn new(rules: RuleSet, picture: &str) -> Sketch {
        let lines = picture.lines().map(str::trim).filter(|line| !line.is_empty());
        let drawn: Vec<Vec<char>> = lines
            .map(|line| line.chars().filter(|character| !character.is_whitespace()).collect())
            .collect();
        let spaces_with = |wanted: &str| -> Vec<Space> {
            let of_row = |(row, line): (usize, &Vec<char>)| -> Vec<Space> {
                let columns = line.iter().enumerate().filter(|&(_, &drawn)| wanted.contains(drawn));
                columns.filter_map(|(column, _)| Space::new(column, row)).collect()
            };
            drawn.iter().enumerate().flat_map(of_row).collect()
        };
        let printed = |&drawn: &char| if "*%@".contains(drawn) { '.' } else { drawn };
        let plan = BoardPlan {
            id: "sketch".into(),
            name: "Sketch".into(),
            rules,
            rows: drawn.iter().map(|line| line.iter().map(printed).collect()).collect(),
            starts: spaces_with("*@"),
            clouds: BTreeMap::new(),
            stumps: spaces_with("%@"),
            tokens: Vec::new(),
        };
        Sketch::from_plan(plan)
    }

    /// Two players on the given board.
    pub fn from_plan(plan: BoardPlan) -> Sketch {
        Sketch { plan, players: 2, holds: vec![Vec::new(); 4], fronts: BTreeMap::new() }
    }

    /// Sets the number of players, from 2 to 4.
    pub fn players(mut self, players: usize) -> Sketch {
        self.players = players;
        self
    }

    /// Adds clouds: `c3=2 d4=1`.
    pub fn clouds(mut self, clouds: &str) -> Sketch {
        for entry in clouds.split_whitespace() {
            let (space, count) = entry.split_once('=').unwrap_or((entry, "1"));
            self.plan.clouds.insert(space.parse().unwrap(), count.parse().unwrap());
        }
        self
    }

    /// Sets area tokens, main/minor/back: `A=4/2/1 B=3/1/0`.
    pub fn tokens(mut self, tokens: &str) -> Sketch {
        for entry in tokens.split_whitespace() {
            let (letter, sides) = entry.split_once('=').expect("a token looks like A=4/2/1");
            let sides: Vec<i32> = sides.split('/').map(|side| side.parse().unwrap()).collect();
            let token = AreaToken { main: sides[0], minor: sides[1], back: sides[2] };
            self.fronts.insert(letter.chars().next().unwrap(), token);
        }
        self
    }

    /// Sets the first dominoes that the seat draws.
    pub fn holds(mut self, seat: usize, dominoes: &str) -> Sketch {
        self.holds[seat] = dominoes.split_whitespace().map(|name| name.parse().unwrap()).collect();
        self
    }

    /// Returns the setup; each seat's dominoes begin with those it holds.
    pub fn setup(&self) -> Setup {
        let mut plan = self.plan.clone();
        let fronts = if plan.rules == RuleSet::Base { self.fronts() } else { BTreeMap::new() };
        if plan.tokens.is_empty() {
            plan.tokens = fronts.values().copied().collect();
        }
        let players = Color::ALL[..self.players]
            .iter()
            .map(|&color| Player { name: color.to_string(), color })
            .collect();
        Setup {
            board: Arc::new(Board::new(plan).unwrap_or_else(|error| panic!("{error}"))),
            players,
            area_tokens: fronts,
            dominoes: self.dealt(),
        }
    }

    /// Returns the chosen tokens, and for other areas the first fitting token of the board.
    fn fronts(&self) -> BTreeMap<char, AreaToken> {
        let mut fronts = self.fronts.clone();
        let mut pool = self.plan.tokens.clone();
        pool.retain(|token| !fronts.values().any(|taken| taken == token));
        let mut sizes: BTreeMap<char, i32> = BTreeMap::new();
        let letters = self.plan.rows.iter().flat_map(|row| row.chars());
        letters
            .filter(char::is_ascii_alphabetic)
            .for_each(|letter| *sizes.entry(letter).or_default() += 1);
        for (letter, size) in sizes {
            let usual = AreaToken { main: size, minor: size / 2, back: 1 };
            let fitting = pool.iter().position(|token| token.main == size);
            let token = fitting.map_or(usual, |index| pool.remove(index));
            fronts.entry(letter).or_insert(token);
        }
        fronts
    }

    /// Returns the chosen dominoes of each seat, filled up with the rest.
    fn dealt(&self) -> Vec<Vec<Domino>> {
        let each = PlayerCount::new(self.players).map_or(0, PlayerCount::dominoes_each);
        let mut rest = DominoSet::ALL;
        self.holds.iter().flatten().for_each(|&domino| rest.remove(domino));
        let mut rest = rest.iter();
        let mut fill = |wanted: &Vec<Domino>| {
            let missing = each - wanted.len();
            wanted.iter().copied().chain(rest.by_ref().take(missing)).collect()
        };
        self.holds[..self.players].iter().map(&mut fill).collect()
    }
}
