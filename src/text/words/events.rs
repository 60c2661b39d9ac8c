//! Sentences for events, with their arithmetic, for the log and screen readers.
//!
//! Names of players, spaces, areas and animals are texts. They go into the sentence unchanged,
//! because they may highlight the board. Plants are numbers in ascending order of value from 0, so
//! that a language can inflect them.

use super::{
    english::{PLANTS, a_plant, and, clouds, plant_name, points},
    number::signed,
};

/// The sentences of the log.
#[derive(Clone, Copy)]
pub struct Events {
    /// A domino was placed: player, animals, spaces.
    pub domino_placed: fn(&str, [&str; 2], [&str; 2]) -> String,
    /// A domino was discarded: player, animals.
    pub domino_discarded: fn(&str, [&str; 2]) -> String,
    /// Clouds were taken: player, number taken, space, number lost.
    pub clouds_taken: fn(&str, u8, &str, u32) -> String,
    /// A stump was covered: player, space.
    pub stump_covered: fn(&str, &str) -> String,
    /// A mushroom was placed.
    pub mushroom_placed: fn(&Mushroom) -> String,
    /// A mushroom was declined: player.
    pub mushroom_skipped: fn(&str) -> String,
    /// No space was left for a mushroom: player.
    pub mushroom_impossible: fn(&str) -> String,
    /// A plant was placed.
    pub plant_placed: fn(&Planting) -> String,
    /// No plant was placed: player.
    pub plant_skipped: fn(&str) -> String,
    /// An area was closed beside isolated brook spaces: spaces, at least one, and area.
    pub isolated_beside: fn(&[&str], &str) -> String,
    /// An area was scored.
    pub area_scored: fn(&AreaScoring) -> String,
    /// The last domino of a reserve was drawn: player.
    pub last_drawn: fn(&str) -> String,
    /// The joker changed: player, old animal, new animal, cost in clouds.
    pub joker_changed: fn(&str, &str, &str, u8) -> String,
    /// A plant was taken back: player, plant, true if neutral, space, cost in clouds.
    pub plant_returned: fn(&str, usize, bool, &str, u8) -> String,
    /// An extra turn was bought: player, cost in clouds.
    pub extra_turn: fn(&str, u8) -> String,
    /// Players without dominoes were skipped: at least one player.
    pub passed_over: fn(&[&str]) -> String,
    /// Final scoring of clouds: player, number.
    pub clouds_scored: fn(&str, u8) -> String,
    /// Final scoring of plants: player, numbers left (own, neutral; by value), points.
    pub plants_scored: fn(&str, [[u8; 4]; 2], i64) -> String,
    /// Final scoring of tokens: player, areas, their backs as `A 1 + C 4`, points.
    pub tokens_scored: fn(&str, &[&str], &str, i64) -> String,
    /// The game is over: winners, tie-break if points were tied.
    pub game_over: fn(&[&str], Option<Tie>) -> String,
}

/// The tie-break for equal points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The number of area tokens.
    AreaTokens,
    /// The majority in the largest area.
    LargestArea,
}

/// A placed mushroom.
pub struct Mushroom<'a> {
    /// The player who placed it.
    pub who: &'a str,
    /// Its space.
    pub at: &'a str,
    /// The letters of the joined areas, at least one.
    pub areas: &'a [&'a str],
    /// The size of the joined area.
    pub size: usize,
    /// The number of clouds lost with the space.
    pub lost: u32,
}

/// A placed plant.
pub struct Planting<'a> {
    /// The player who placed it.
    pub who: &'a str,
    /// The kind, in ascending order of value from 0.
    pub plant: usize,
    /// True if it is neutral.
    pub neutral: bool,
    /// Its space.
    pub at: &'a str,
    /// All points for the plant.
    pub points: i64,
    /// The number of other plants of equal or lower value, as a text.
    pub counted: &'a str,
}

/// A scored area.
pub struct AreaScoring<'a> {
    /// Its letter.
    pub area: &'a str,
    /// The player who closed it and takes its token; `None` in the final scoring.
    pub closed_by: Option<&'a str>,
    /// True if the game ended before it was closed. Valley closes no areas.
    pub is_open: bool,
    /// The total of each colour present, highest first.
    pub totals: &'a [(&'a str, u16)],
    /// The groups of tied colours.
    pub ties: &'a [Vec<&'a str>],
    /// Points for the highest total.
    pub main: i64,
    /// Points for the second-highest.
    pub minor: i64,
    /// The colour with the highest total that is not tied.
    pub first: Option<RankedColor<'a>>,
    /// The colour with the second-highest total that is not tied.
    pub second: Option<RankedColor<'a>>,
}

/// A colour that comes first or second in an area.
#[derive(Clone, Copy)]
pub enum RankedColor<'a> {
    /// A player's colour.
    Player(&'a str),
    /// The neutral colour: it takes the rank, but no points.
    Neutral(&'a str),
}

impl Events {
    pub(in crate::text) const ENGLISH: Events = Events {
        domino_placed: |who, [first, second], [here, there]| {
            format!("{who} places {first}–{second} on {here}–{there}.")
        },
        domino_discarded: |who, [first, second]| format!("{who} discards {first}–{second}."),
        clouds_taken,
        stump_covered: |who, at| format!("{who} covers the stump on {at}."),
        mushroom_placed,
        mushroom_skipped: |who| format!("{who} skips the mushroom."),
        mushroom_impossible: |who| format!("No space is left for {who}’s mushroom."),
        plant_placed,
        plant_skipped: |who| format!("{who} plants nothing."),
        isolated_beside: |spaces, area| {
            format!("{} beside area {area} can no longer be filled.", and(spaces))
        },
        area_scored,
        last_drawn: |who| format!("{who} draws the last domino of the reserve."),
        joker_changed: |who, from, to, clouds| {
            format!("{who} pays {clouds} clouds: the joker moves from {from} to {to}.")
        },
        plant_returned: |who, plant, neutral, at, cost| {
            let (cost, plant) = (clouds(cost.into()), plant_name(plant, neutral));
            format!("{who} pays {cost} and takes the {plant} back from {at}.")
        },
        extra_turn: |who, cost| format!("{who} pays {} for an extra turn.", clouds(cost.into())),
        passed_over: |names| match names {
            [name] => format!("{name} has no dominoes left and is skipped."),
            _ => format!("{} have no dominoes left and are skipped.", and(names)),
        },
        clouds_scored: |who, left| match left {
            0 => format!("{who}: no clouds left, no points."),
            _ => format!("{who}: {} left, {}.", clouds(left.into()), signed(left.into())),
        },
        plants_scored,
        tokens_scored: |who, areas, backs, points| match areas {
            [] => format!("{who}: no area token, no points."),
            [area] => format!("{who}: back of the token of area {area}, {}.", signed(points)),
            _ => format!("{who}: backs of area tokens, {backs}: {}.", signed(points)),
        },
        game_over,
    };
}

fn clouds_taken(who: &str, taken: u8, at: &str, lost: u32) -> String {
    let verb = if lost == 1 { "is" } else { "are" };
    let some = clouds(taken.into());
    match (taken, lost) {
        (0, 1) => format!("The cloud on {at} is lost: {who} already has 6."),
        (0, _) => format!("The {lost} clouds on {at} are lost: {who} already has 6."),
        (_, 0) => format!("{who} takes {some} from {at}."),
        (_, _) => format!("{who} takes {some} from {at}; {lost} more {verb} lost (6 at most)."),
    }
}

fn mushroom_placed(mushroom: &Mushroom) -> String {
    let Mushroom { who, at, areas, size, lost } = *mushroom;
    let effect = match areas {
        [area] => format!("area {area} grows to {size} spaces."),
        _ => format!("areas {} form one area of {size} spaces.", and(areas)),
    };
    let clouds = match lost {
        0 => "",
        1 => " The cloud there is lost.",
        _ => " The clouds there are lost.",
    };
    format!("{who} places a mushroom on {at}: {effect}{clouds}")
}

fn plant_placed(planting: &Planting) -> String {
    let Planting { who, plant, neutral, at, points: all, counted } = *planting;
    let what = a_plant(plant, neutral);
    let sum = match all {
        1 => "1 point for the plant".to_owned(),
        2 => "2 points (1 for the plant + 1 for another of equal or lower value)".to_owned(),
        _ => {
            format!(
                "{} (1 for the plant + {counted} for others of equal or lower value)",
                points(all)
            )
        }
    };
    format!("{who} plants {what} on {at}: {sum}.")
}

fn area_scored(scoring: &AreaScoring) -> String {
    let AreaScoring { area, totals, main, minor, .. } = *scoring;
    let closed = match scoring.closed_by {
        Some(_) => " is closed",
        None if scoring.is_open => " is still open",
        None => "",
    };
    let standing = if totals.is_empty() {
        format!("Area {area}{closed}: no plants, no points.")
    } else {
        let shares = shares(scoring);
        let values = standing(scoring);
        format!("Area {area} (main {main}, minor {minor}){closed}: {values}. {shares}")
    };
    match scoring.closed_by {
        Some(who) => format!("{standing} {who} takes the token."),
        None => standing,
    }
}

/// Returns the totals and the tied colours.
fn standing(scoring: &AreaScoring) -> String {
    let totals: Vec<String> =
        scoring.totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
    let totals = totals.join(", ");
    let ties: Vec<String> = scoring.ties.iter().map(|tied| format!("{} tie", and(tied))).collect();
    match ties.as_slice() {
        [] => totals,
        [one] => format!("{totals} — {one} and drop out"),
        _ => format!("{totals} — {}: all drop out", ties.join(", ")),
    }
}

/// Returns the points of the first and second colour.
fn shares(scoring: &AreaScoring) -> String {
    use RankedColor::{Neutral, Player};
    let AreaScoring { main, minor, .. } = *scoring;
    let (one, other) = (signed(main), signed(minor));
    match (scoring.first, scoring.second) {
        (None, _) => "Nobody is left: no points.".to_owned(),
        (Some(Player(who)), None) => {
            format!(
                "Only {who} counts: {main}\u{a0}+\u{a0}{minor}\u{a0}= {}.",
                points(main + minor)
            )
        }
        (Some(Neutral(who)), None) => format!("Only {who} counts: no points."),
        (Some(Player(first)), Some(Player(second))) => {
            format!("{first}: main {one}. {second}: minor {other}.")
        }
        (Some(Player(first)), Some(Neutral(second))) => {
            format!("{first}: main {one}. 2nd {second} (no points).")
        }
        (Some(Neutral(first)), Some(Player(second) | Neutral(second))) => {
            format!("1st {first} (no points). {second}: minor {other}.")
        }
    }
}

fn plants_scored(who: &str, left: [[u8; 4]; 2], lost: i64) -> String {
    let mut terms = Vec::new();
    for (kinds, neutral) in left.iter().zip(["", "neutral "]) {
        for ((count, plant), value) in kinds.iter().zip(PLANTS).zip(1..) {
            if *count > 0 {
                terms.push(format!("{neutral}{plant} {count}\u{a0}×\u{a0}{value}"));
            }
        }
    }
    match terms.as_slice() {
        [] => format!("{who}: no plants left, nothing lost."),
        _ => format!("{who}: plants left, {}: {}.", terms.join(" + "), signed(lost)),
    }
}

fn game_over(winners: &[&str], tie: Option<Tie>) -> String {
    match (winners, tie) {
        ([], _) => "The game is over.".to_owned(),
        ([winner], None) => format!("{winner} wins."),
        ([winner], Some(Tie::AreaTokens)) => {
            format!("Tied on points; {winner} wins with more area tokens.")
        }
        ([winner], Some(Tie::LargestArea)) => {
            format!("Tied on points; {winner} wins by the majority in the largest area.")
        }
        (_, _) => format!("{} share the victory.", and(winners)),
    }
}
