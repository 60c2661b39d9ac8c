//! What happened, told in sentences with their arithmetic: the log, and what is read aloud.
//!
//! Names of players, spaces, areas and animals come in as text and go into the sentence unchanged,
//! for they may light up the board. Plants are numbers by rising value from 0, so that
//! a language can inflect them.

use super::number::{plain, signed};

/// The sentences of the log.
#[derive(Clone, Copy)]
pub struct Events {
    /// Who laid the two animals on the two spaces.
    pub domino_placed: fn(&str, [&str; 2], [&str; 2]) -> String,
    /// Who discarded the domino with the two animals.
    pub domino_discarded: fn(&str, [&str; 2]) -> String,
    /// Who took how many clouds, from where, and how many found no room.
    pub clouds_taken: fn(&str, u8, &str, u32) -> String,
    /// Who covered the stump, and where.
    pub stump_covered: fn(&str, &str) -> String,
    /// A mushroom was set.
    pub mushroom_placed: fn(&Mushroom) -> String,
    /// Who left a mushroom in the supply.
    pub mushroom_skipped: fn(&str) -> String,
    /// Whose mushroom found no space.
    pub mushroom_impossible: fn(&str) -> String,
    /// A plant was set.
    pub plant_placed: fn(&Planting) -> String,
    /// Who planted nothing.
    pub plant_skipped: fn(&str) -> String,
    /// An area was scored.
    pub area_scored: fn(&AreaScoring) -> String,
    /// Who drew a domino, and how many the reserve still holds.
    pub hand_refilled: fn(&str, u8) -> String,
    /// Who moved the joker, from which animal to which, for how many clouds.
    pub joker_changed: fn(&str, &str, &str, u8) -> String,
    /// Who took back which plant, whether it is neutral, from where, for how many clouds.
    pub plant_returned: fn(&str, usize, bool, &str, u8) -> String,
    /// Who bought another turn, for how many clouds.
    pub extra_turn: fn(&str, u8) -> String,
    /// Whose turn ended, and who is next, if anybody.
    pub turn_ended: fn(&str, Option<&str>) -> String,
    /// Who scores how many clouds in the final scoring.
    pub clouds_scored: fn(&str, u8) -> String,
    /// Whose plants are left in the final scoring, own and neutral by rising value, and their cost.
    pub plants_scored: fn(&str, [[u8; 4]; 2], i64) -> String,
    /// Who scores the backs of the tokens from which areas in the final scoring.
    pub tokens_scored: fn(&str, &[&str], i64) -> String,
    /// Who wins, and what a tie on points was decided by.
    pub game_over: fn(&[&str], Option<Tie>) -> String,
}

/// What decides a tie on points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tie {
    /// The number of area tokens.
    AreaTokens,
    /// The majority in the largest area.
    LargestArea,
}

/// A mushroom that was set.
pub struct Mushroom<'a> {
    /// Who set it.
    pub who: &'a str,
    /// Where.
    pub at: &'a str,
    /// The letters of the areas that now belong together, at least one.
    pub areas: &'a [&'a str],
    /// How many spaces they have together.
    pub size: usize,
    /// How many clouds lay there and are lost.
    pub lost: u32,
}

/// A plant that was set.
pub struct Planting<'a> {
    /// Who set it.
    pub who: &'a str,
    /// Which, by rising value from 0.
    pub plant: usize,
    /// Whether it is neutral.
    pub neutral: bool,
    /// Where.
    pub at: &'a str,
    /// All points for it.
    pub points: i64,
    /// How many plants of equal or lower value count with it, as a text.
    pub counted: &'a str,
}

/// An area that was scored.
pub struct AreaScoring<'a> {
    /// Its letter.
    pub area: &'a str,
    /// Who closed it and takes its token; nobody in the final scoring.
    pub closed_by: Option<&'a str>,
    /// The total of each colour that is present, highest first.
    pub totals: &'a [(&'a str, u16)],
    /// The colours that tie, a group each.
    pub ties: &'a [Vec<&'a str>],
    /// Points for the highest total.
    pub main: i64,
    /// Points for the second-highest.
    pub minor: i64,
    /// Who has the highest total that is not tied.
    pub first: Option<Rank<'a>>,
    /// Who has the second-highest.
    pub second: Option<Rank<'a>>,
}

/// A colour that comes first or second in an area.
#[derive(Clone, Copy)]
pub enum Rank<'a> {
    /// A player's.
    Player(&'a str),
    /// Neutral: it takes the place, but no points.
    Neutral(&'a str),
}

impl Events {
    pub(super) const ENGLISH: Events = Events {
        domino_placed: |who, [first, second], [here, there]| {
            format!("{who} lays {first}–{second} on {here}–{there}.")
        },
        domino_discarded: |who, [first, second]| format!("{who} discards {first}–{second}."),
        clouds_taken,
        stump_covered: |who, at| format!("{who} covers the stump on {at}."),
        mushroom_placed,
        mushroom_skipped: |who| format!("{who} leaves the mushroom."),
        mushroom_impossible: |who| format!("No space is left for {who}’s mushroom."),
        plant_placed,
        plant_skipped: |who| format!("{who} plants nothing."),
        area_scored,
        hand_refilled: |who, reserve| match reserve {
            0 => format!("{who} draws the last domino of the reserve."),
            _ => format!("{who} draws a domino; {reserve} left in reserve."),
        },
        joker_changed: |who, from, to, clouds| {
            format!("{who} pays {clouds} clouds: the joker moves from {from} to {to}.")
        },
        plant_returned: |who, plant, neutral, at, cost| {
            let neutral = if neutral { "neutral " } else { "" };
            let plant = PLANTS[plant.min(3)];
            format!("{who} pays {} and takes the {neutral}{plant} back from {at}.", clouds(cost))
        },
        extra_turn: |who, cost| format!("{who} pays {} for another turn.", clouds(cost)),
        turn_ended: |who, next| match next {
            Some(next) => format!("{who} ends the turn; {next} is next."),
            None => format!("{who} ends the last turn."),
        },
        clouds_scored: |who, left| {
            format!("{who}: {} left: {}.", clouds(left), signed(left.into()))
        },
        plants_scored,
        tokens_scored: |who, areas, points| match areas {
            [] => format!("{who}: no area token: 0."),
            [area] => format!("{who}: back of the token of area {area}: {}.", signed(points)),
            _ => {
                format!("{who}: backs of the tokens of {}: {}.", and(areas), signed(points))
            }
        },
        game_over,
    };
}

const PLANTS: [&str; 4] = ["turf", "bush", "pine", "oak"];

fn clouds(count: u8) -> String {
    if count == 1 { "1 cloud".to_owned() } else { format!("{count} clouds") }
}

fn points(count: i64) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{} points", plain(count)) }
}

fn and(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [others @ .., last] => format!("{} and {last}", others.join(", ")),
    }
}

fn clouds_taken(who: &str, taken: u8, at: &str, lost: u32) -> String {
    match (taken, lost) {
        (0, _) => format!("{who} has no room for what lies on {at}: lost."),
        (_, 0) => format!("{who} takes {} from {at}.", clouds(taken)),
        (_, _) => format!("{who} takes {} from {at}; no room for {lost} more.", clouds(taken)),
    }
}

fn mushroom_placed(mushroom: &Mushroom) -> String {
    let Mushroom { who, at, areas, size, lost } = *mushroom;
    let effect = match areas {
        [area] => format!("area {area} grows to {size} spaces."),
        _ => format!("areas {} become one of {size} spaces.", and(areas)),
    };
    let clouds = match lost {
        0 => "",
        1 => " The cloud there is lost.",
        _ => " The clouds there are lost.",
    };
    format!("{who} sets a mushroom on {at}: {effect}{clouds}")
}

fn plant_placed(planting: &Planting) -> String {
    let Planting { who, plant, neutral, at, points: all, counted } = *planting;
    let what = if neutral {
        ["neutral turf", "a neutral bush", "a neutral pine", "a neutral oak"][plant.min(3)]
    } else {
        ["turf", "a bush", "a pine", "an oak"][plant.min(3)]
    };
    let sum = match all {
        1 => "1 point for the plant".to_owned(),
        _ => {
            format!("{} (1 for the plant + {counted} of equal or lower value)", points(all))
        }
    };
    format!("{who} plants {what} on {at}: {sum}.")
}

fn area_scored(scoring: &AreaScoring) -> String {
    let area = match scoring.closed_by {
        Some(_) => format!("Area {} is closed", scoring.area),
        None => format!("Area {}", scoring.area),
    };
    let totals: Vec<String> =
        scoring.totals.iter().map(|(name, total)| format!("{name} {total}")).collect();
    let totals = totals.join(", ");
    let ties: Vec<String> = scoring.ties.iter().map(|tied| format!("{} tie", and(tied))).collect();
    let standing = match ties.as_slice() {
        _ if totals.is_empty() => format!("{area}: no plants, no points."),
        [] => format!("{area}: {totals}."),
        [one] => format!("{area}: {totals} — {one} and drop out."),
        _ => format!("{area}: {totals} — {}: all drop out.", ties.join(", ")),
    };
    let (main, minor) = (scoring.main, scoring.minor);
    let both = main + minor;
    let shares = match (scoring.first, scoring.second) {
        (None, _) if totals.is_empty() => String::new(),
        (None, _) => " Nobody is left: no points.".to_owned(),
        (Some(Rank::Player(who)), None) => {
            format!(" {who} is alone: main {main} + minor {minor} = {}.", signed(both))
        }
        (Some(Rank::Neutral(who)), None) => format!(" Only {who} is left: no points."),
        (Some(Rank::Player(first)), Some(Rank::Player(second))) => {
            format!(" {first}: main {}. {second}: minor {}.", signed(main), signed(minor))
        }
        (Some(Rank::Player(first)), Some(Rank::Neutral(second))) => {
            format!(" {first}: main {}. Second is {second}: no points.", signed(main))
        }
        (Some(Rank::Neutral(first)), Some(Rank::Player(second))) => {
            format!(" First is {first}: no points. {second}: minor {}.", signed(minor))
        }
        (Some(Rank::Neutral(_)), Some(Rank::Neutral(_))) => String::new(),
    };
    let token = match scoring.closed_by {
        Some(who) => format!(" {who} takes the token."),
        None => String::new(),
    };
    format!("{standing}{shares}{token}")
}

fn plants_scored(who: &str, left: [[u8; 4]; 2], lost: i64) -> String {
    let mut terms = Vec::new();
    for (kinds, neutral) in left.iter().zip(["", "neutral "]) {
        for ((count, plant), value) in kinds.iter().zip(PLANTS).zip(1..) {
            if *count > 0 {
                terms.push(format!("{neutral}{plant} {count} × {value}"));
            }
        }
    }
    match terms.as_slice() {
        [] => format!("{who}: no plants left: 0."),
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
