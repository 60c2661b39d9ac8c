//! Random boards within the limits of the format.

use rand::{Rng, RngExt, rngs::ChaCha8Rng, seq::IndexedRandom};
use renature::rules::{AreaToken, Board, BoardPlan, RuleSet, Space};
use std::collections::{BTreeMap, BTreeSet};

/// Returns a random board of this size: areas, holes, starting spaces, clouds and stumps wherever
/// the format allows.
pub fn random_board(width: usize, height: usize, rules: RuleSet, rng: &mut ChaCha8Rng) -> Board {
    let spaces: Vec<Space> = (0..height)
        .flat_map(|row| (0..width).filter_map(move |column| Space::new(column, row)))
        .collect();
    let mut drawn: BTreeMap<Space, char> = spaces.iter().map(|&space| (space, '.')).collect();
    for hole in some(&spaces, spaces.len() / 8, rng) {
        drawn.insert(hole, '#');
    }
    let mut areas: BTreeMap<char, i32> = BTreeMap::new();
    let letters = ('A'..='Z').chain('a'..='z');
    let wanted = rng.random_range(0..=spaces.len() / 6);
    for letter in letters.take(wanted) {
        let size = grow_area(letter, &spaces, &mut drawn, rng);
        if size > 0 {
            areas.insert(letter, size);
        }
    }
    let of = |wanted: &dyn Fn(char) -> bool| -> Vec<Space> {
        drawn.iter().filter(|&(_, &at)| wanted(at)).map(|(&space, _)| space).collect()
    };
    let (brook, soil) = (of(&|at| at == '.'), of(&|at| at.is_ascii_alphabetic()));
    let valley = rules == RuleSet::Valley;
    let clouds_on = if valley && rng.random() { &brook } else { &soil };
    let line = |row: usize| -> String {
        (0..width).filter_map(|column| drawn.get(&Space::new(column, row)?)).collect()
    };
    let plan = BoardPlan {
        id: "random".into(),
        name: "Random".into(),
        rules,
        rows: (0..height).map(line).collect(),
        starts: some(&brook, 8, rng),
        clouds: some(clouds_on, 6, rng)
            .into_iter()
            .map(|at| (at, rng.random_range(1..9)))
            .collect(),
        stumps: if valley { some(&brook, 14, rng) } else { Vec::new() },
        tokens: if valley { Vec::new() } else { tokens(&areas, rng) },
    };
    Board::new(plan).unwrap_or_else(|error| panic!("{error}"))
}

fn some(of: &[Space], most: usize, rng: &mut impl Rng) -> Vec<Space> {
    let count = rng.random_range(0..=most);
    let drawn: BTreeSet<Space> = (0..count).filter_map(|_| of.choose(rng).copied()).collect();
    drawn.into_iter().collect()
}

/// Returns the resulting size of the area.
fn grow_area(
    letter: char,
    spaces: &[Space],
    drawn: &mut BTreeMap<Space, char>,
    rng: &mut impl Rng,
) -> i32 {
    let wanted = rng.random_range(1..10);
    let mut grown: Vec<Space> = Vec::new();
    for _ in 0..60 {
        let frontier: Vec<Space> = match grown[..] {
            [] => spaces.to_vec(),
            _ => grown.iter().flat_map(|space| space.neighbors()).collect(),
        };
        let Some(&space) = frontier.choose(rng) else { break };
        let is_other = |near| {
            let at = drawn.get(&near);
            at.is_some_and(|&at| at.is_ascii_alphabetic() && at != letter)
        };
        if drawn.get(&space) == Some(&'.') && !space.neighbors().any(is_other) {
            drawn.insert(space, letter);
            grown.push(space);
        }
        if grown.len() == wanted {
            break;
        }
    }
    grown.len() as i32
}

fn tokens(areas: &BTreeMap<char, i32>, rng: &mut impl Rng) -> Vec<AreaToken> {
    let spare = rng.random_range(0..4);
    let sizes = areas.values().copied().chain(1..=spare);
    let mut side =
        |main| AreaToken { main, minor: rng.random_range(-1..6), back: rng.random_range(-3..9) };
    sizes.map(&mut side).collect()
}
