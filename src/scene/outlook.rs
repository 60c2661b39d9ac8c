//! What it would take to change who gets what in an area.

use super::names::owner_name;
use crate::{
    rules::{AreaId, Majority, Owner, Plant, Seat, Table, put_in_order},
    session::Match,
    text::Text,
};

/// The most value that is looked ahead: two oaks.
const REACH: u16 = 2 * Plant::Oak.value() as u16;

/// A change of who gets what.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// Whose plants bring it about.
    pub owner: Owner,
    /// How much value it takes, at least 1.
    pub more: u16,
    /// How the area would then stand.
    pub majority: Majority,
}

/// The least that each player needs to change who gets what, the player whose turn it is first;
/// who cannot with two oaks is left out, and so is who does not stand there and has no need to.
pub fn changes(table: &Table, area: AreaId) -> Vec<Change> {
    if table.is_over() || table.is_scored(area) {
        return Vec::new();
    }
    let now = table.majority(area);
    let mut seats: Vec<Seat> = table.seats().collect();
    put_in_order(&mut seats, |&seat| seat != table.seat());
    let stands = |seat: &Seat| *seat == table.seat() || now.total(Owner::Seat(*seat)) > 0;
    seats.into_iter().filter(stands).filter_map(|seat| change(&now, Owner::Seat(seat))).collect()
}

fn change(now: &Majority, owner: Owner) -> Option<Change> {
    (1..=REACH).find_map(|more| {
        let mut totals = now.totals;
        *totals.get_mut(owner.index())? += more;
        let majority = Majority::new(totals, now.prize);
        (majority.points() != now.points()).then_some(Change { owner, more, majority })
    })
}

/// The change in words: `Ann +2: Ann 7, Ben 3`.
pub fn change_words(play: &Match, text: &Text, change: Change) -> String {
    let words = &text.table.areas;
    let name = |owner: Owner| owner_name(play, text, owner);
    let others = (0..Owner::COUNT).map(Owner::from_index);
    let tied = others
        .filter(|&other| other != change.owner && change.majority.is_tied(change.owner))
        .find(|&other| change.majority.total(other) == change.majority.total(change.owner));
    let seats = play.game().table().seats();
    let gains: Vec<String> = seats
        .map(|seat| (seat, change.majority.points_of(seat)))
        .filter(|&(_, points)| points > 0)
        .map(|(seat, points)| (words.gain)(&name(Owner::Seat(seat)), points))
        .collect();
    let result = if gains.is_empty() { words.nobody.to_owned() } else { gains.join(", ") };
    (words.change)(&name(change.owner), change.more, tied.map(name).as_deref(), &result)
}
