//! The descriptions of areas.

use super::english::{and, plant_name, points};

/// What changes with a higher total of a player in an area.
///
/// A name is `None` for the only person at the table, who has none.
#[derive(Clone, Copy)]
pub struct HigherTotal<'a> {
    /// The player's name.
    pub who: Option<&'a str>,
    /// What the total grows by, at least 1.
    pub more: u16,
    /// True if the player has no plants there yet.
    pub is_first: bool,
    /// The colours that have the same total then.
    pub tied: &'a [Option<&'a str>],
    /// The players who get points then, the player in question first.
    pub gains: &'a [(Option<&'a str>, i64)],
}

/// The descriptions of areas.
#[derive(Clone, Copy)]
pub struct AreaText {
    /// An area and its size.
    pub title: fn(letter: &str, size: usize) -> String,
    /// The area's name.
    pub name: fn(letter: &str) -> String,
    /// The area's points.
    pub prize: fn(main: i32, minor: i32) -> String,
    /// The area is scored: its token is gone.
    pub scored: &'static str,
    /// The number of open brook spaces beside it; 0 means closed.
    pub open: fn(count: usize) -> String,
    /// The area is scored at the end of the game, in Valley.
    pub at_the_end: &'static str,
    /// The area has no plants.
    pub empty: &'static str,
    /// A colour's total and points, which it has if the area is scored, or else would get.
    pub row: fn(name: &str, total: u16, points: i64, is_scored: bool) -> String,
    /// A colour whose total is tied.
    pub tied_row: fn(name: &str, total: u16) -> String,
    /// The neutral colour's total: it keeps points from others but gets none.
    pub neutral_row: fn(total: u16) -> String,
    /// Column headings: colour, total, points.
    pub columns: [&'static str; 3],
    /// What would change the points.
    pub change: fn(&HigherTotal) -> String,
    /// The heading over these sentences.
    pub changes: &'static str,
    /// The heading over the area's spaces.
    pub spaces: &'static str,
    /// Three or more spaces of a column that lie one below the other.
    pub run: fn(first: &str, last: &str) -> String,
    /// The reason why an area is closed though these brook spaces beside it are free.
    pub why_closed: fn(spaces: &[&str]) -> String,
    /// A colour's total, after its name.
    pub has: fn(total: u16) -> String,
    /// The same with no points, because of a tie or of others.
    pub has_nothing: fn(total: u16, tied: bool) -> String,
    /// The neutral colour's total, which keeps the main points from the others, or the minor ones.
    pub neutral_has: fn(total: u16, is_first: bool) -> String,
    /// A plant was taken back after the area's scoring: player, kind of plant in ascending order of
    /// value from 0, true if neutral, space, turn.
    pub taken_back: fn(who: &str, plant: usize, neutral: bool, space: &str, turn: usize) -> String,
    /// Nobody gets anything.
    pub nobody: &'static str,
    /// The button that closes the card.
    pub close: &'static str,
    /// Short ranks of a colour in an area: first, second, tied, no points.
    pub ranks: [&'static str; 4],
    /// Says that a standing holds before and after the plant or mushroom of this step.
    pub before_and_after: [&'static str; 2],
}

impl AreaText {
    pub(in crate::text) const ENGLISH: AreaText = AreaText {
        title: |letter, size| match size {
            1 => format!("Area {letter}, 1 space"),
            _ => format!("Area {letter}, {size} spaces"),
        },
        name: |letter| format!("area {letter}"),
        prize: |main, minor| format!("main {main}, minor {minor}"),
        scored: "scored",
        open: |count| match count {
            0 => "closed".into(),
            1 => "1 brook space still open".into(),
            _ => format!("{count} brook spaces still open"),
        },
        at_the_end: "scored at the end",
        empty: "no plants",
        row: |name, total, points, is_scored| match (points, is_scored) {
            (0, _) => format!("{name}: {total}"),
            (_, false) => format!("{name}: {total}, gets {points}"),
            (_, true) => format!("{name}: {total}, got {points}"),
        },
        tied_row: |name, total| format!("{name}: {total}, tied"),
        neutral_row: |total| format!("neutral: {total}"),
        columns: ["Colour", "Total", "Gets"],
        change: higher_total,
        changes: "At its scoring",
        spaces: "Area spaces",
        run: |first, last| format!("{first} to {last}"),
        why_closed: |spaces| format!("{} can no longer be filled", and(spaces)),
        has: |total| format!(" has {total}"),
        has_nothing: |total, tied| {
            format!(" has {total}: {}", if tied { "a tie" } else { "nothing" })
        },
        neutral_has: |total, is_first| {
            format!(" has {total}: {}, no points", if is_first { "1st" } else { "2nd" })
        },
        taken_back: |who, plant, neutral, space, turn| {
            let plant = plant_name(plant, neutral);
            format!("{who} later took the {plant} back from {space} (turn {turn}).")
        },
        nobody: "nobody scores",
        close: "Close",
        ranks: ["1st", "2nd", "tie", "none"],
        before_and_after: ["Now", "After"],
    };
}

fn higher_total(&HigherTotal { who, more, is_first, tied, gains }: &HigherTotal) -> String {
    let verb = |who: Option<&str>, verb: &str| match who {
        Some(name) => format!("{name} {verb}s"),
        None => format!("you {verb}"),
    };
    let then = match gains {
        [] => "nobody scores".to_owned(),
        [(first, most), others @ ..] => others
            .iter()
            .fold(format!("{} {}", verb(*first, "get"), points(*most)), |all, (other, points)| {
                format!("{all}, {} {points}", other.unwrap_or("you"))
            }),
    };
    let with = match is_first {
        true => format!("with value {more}"),
        false => format!("with {more} more"),
    };
    let tied: Vec<&str> = tied.iter().map(|tied| tied.unwrap_or("you")).collect();
    match gains.first() {
        _ if !tied.is_empty() => {
            format!("{with}, {} with {}: {then}", verb(who, "tie"), and(&tied))
        }
        Some((first, _)) if *first == who => format!("{with}, {then}"),
        _ => format!("{with} for {}, {then}", who.unwrap_or("you")),
    }
}
