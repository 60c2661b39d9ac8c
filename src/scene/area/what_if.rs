//! The value that would change who gets which points in an area.

use crate::{
    rules::{AreaId, Majority, Owner, Plant, Seat, Stock, Table, sort_small_by_key},
    scene::words::{names::person_without_name, owner_name},
    session::Match,
    text::{HigherTotal, Text},
};

/// The largest value to consider: two oaks.
const MAX_VALUE: u16 = 2 * Plant::Oak.value() as u16;

/// A change of the points in an area.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Change {
    /// The owner of the plants that would cause it.
    pub owner: Owner,
    /// The value it takes, at least 1.
    pub more: u16,
    /// The majority after it.
    pub majority: Majority,
}

/// Returns the least value with which each player changes the points, `own` first.
///
/// If that change gains `own` nothing, a second entry has the least one that does. Left out are
/// players who lack the plants or the free spaces, or need more than two oaks. Players other than
/// `own` need a total in the area, too.
pub fn changes(table: &Table, area: AreaId, own: Seat) -> Vec<Change> {
    if table.is_over() || table.is_scored(area) {
        return Vec::new();
    }
    let free = table.spaces_of(area).iter().filter(|&at| !table.planted().contains(at)).count();
    let values = |seat| values_within(free, Plant::ALL.map(|plant| own_left(table, seat, plant)));
    changes_from(&table.majority(area), own, table.seats(), values)
}

fn own_left(table: &Table, seat: Seat, plant: Plant) -> u8 {
    table.plants_left(seat, Stock::Own, plant)
}

/// Returns the values that the plants left can add up to on `free` spaces.
///
/// `left` counts them by kind. Bit `n` of the result stands for the value `n`, up to [`MAX_VALUE`].
fn values_within(free: usize, left: [u8; Plant::ALL.len()]) -> u16 {
    // Indexed by the number of plants.
    let mut values = [0; MAX_VALUE as usize + 1];
    values[0] = 1;
    for (plant, left) in Plant::ALL.into_iter().zip(left) {
        for _ in 0..left {
            for count in (1..values.len()).rev() {
                values[count] |= values[count - 1] << plant.value();
            }
        }
    }
    values.iter().take(free + 1).fold(0, |all, values| all | values)
}

fn changes_from(
    now: &Majority,
    own: Seat,
    seats: impl Iterator<Item = Seat>,
    values: impl Fn(Seat) -> u16,
) -> Vec<Change> {
    let differs = |then: &Majority| then.points() != now.points();
    let gains = |then: &Majority| then.points_of(own) > now.points_of(own);
    let nearest = change(now, own, values(own), differs);
    let better = change(now, own, values(own), gains).filter(|better| Some(*better) != nearest);
    let stands = |seat: &Seat| *seat != own && now.total(Owner::Seat(*seat)) > 0;
    let others = seats.filter(stands);
    let others = others.filter_map(|seat| change(now, seat, values(seat), differs));
    nearest.into_iter().chain(better).chain(others).collect()
}

/// Returns the least of these values with which the seat makes the majority `wanted`.
fn change(
    now: &Majority,
    seat: Seat,
    values: u16,
    wanted: impl Fn(&Majority) -> bool,
) -> Option<Change> {
    let owner = Owner::Seat(seat);
    (1..=MAX_VALUE).filter(|more| values >> more & 1 == 1).find_map(|more| {
        let mut totals = now.totals;
        *totals.get_mut(owner.index())? += more;
        let majority = Majority::new(totals, now.prize);
        wanted(&majority).then_some(Change { owner, more, majority })
    })
}

/// Returns the change in words: `with 2 more, Ann gets 7 points, Ben 3`.
pub fn change_words(game_match: &Match, text: &Text, change: Change) -> String {
    let Change { owner, more, majority } = change;
    let you = person_without_name(game_match).map(Owner::Seat);
    let name = |owner| (you != Some(owner)).then(|| owner_name(game_match, text, owner));
    let tied: Vec<Option<String>> = (0..Owner::COUNT)
        .map(Owner::from_index)
        .filter(|&other| other != owner && majority.is_tied(owner))
        .filter(|&other| majority.total(other) == majority.total(owner))
        .map(name)
        .collect();
    let tied: Vec<Option<&str>> = tied.iter().map(Option::as_deref).collect();
    let mut seats: Vec<Seat> = game_match.game().table().seats().collect();
    sort_small_by_key(&mut seats, |&seat| Owner::Seat(seat) != owner);
    let gains: Vec<(Option<String>, i64)> = seats
        .into_iter()
        .map(|seat| (name(Owner::Seat(seat)), majority.points_of(seat)))
        .filter(|&(_, points)| points > 0)
        .collect();
    let gains: Vec<_> = gains.iter().map(|(who, points)| (who.as_deref(), *points)).collect();
    (text.table.areas.change)(&HigherTotal {
        who: name(owner).as_deref(),
        more,
        is_first: majority.total(owner) == more,
        tied: &tied,
        gains: &gains,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Prize,
        scene::testing::fixtures::BOT,
        session::{Controller, testing::MatchBuilder},
        text::ENGLISH,
    };

    fn needs(totals: [u16; 2], neutral: u16) -> Vec<u16> {
        let mut all = [0; Owner::COUNT];
        let [own, other] = [0, 1].map(|seat| Owner::Seat(Seat::new(seat).unwrap()));
        for (owner, total) in [(own, totals[0]), (other, totals[1]), (Owner::Neutral, neutral)] {
            all[owner.index()] = total;
        }
        let now = Majority::new(all, Prize { main: 8, minor: 4 });
        let seats = (0..2).filter_map(Seat::new);
        let changes = changes_from(&now, Seat::FIRST, seats, |_| u16::MAX).into_iter();
        changes.filter(|change| change.owner == own).map(|change| change.more).collect()
    }

    #[test]
    fn only_person_without_a_name_reads_you() {
        let words = |name: &str| {
            let controllers = [Controller::Person, BOT];
            let begun =
                MatchBuilder::new("brook").names(&[name, "Otter"]).controllers(&controllers);
            let game_match = begun.begin();
            let table = game_match.game().table();
            let area = table.areas().next().unwrap();
            change_words(&game_match, &ENGLISH, changes(table, area, Seat::FIRST)[0])
        };
        assert_eq!(words("Player One"), "with value 1, you get 6 points");
        assert_eq!(words("Ann"), "with value 1, Ann gets 6 points");
    }

    #[test]
    fn all_players_tied_with_are_named() {
        let names = ["Ann", "Ben", "Cleo"];
        let game_match = MatchBuilder::new("brook").players(3).names(&names).begin();
        let mut totals = [0; Owner::COUNT];
        totals[..3].copy_from_slice(&[2, 2, 2]);
        let majority = Majority::new(totals, Prize { main: 8, minor: 4 });
        let change = Change { owner: Owner::Seat(Seat::FIRST), more: 1, majority };
        assert_eq!(
            change_words(&game_match, &ENGLISH, change),
            "with 1 more, Ann ties with Ben and Cleo: nobody scores"
        );
    }

    #[test]
    fn tie_is_followed_by_the_least_gaining_change() {
        assert_eq!(needs([0, 1], 0), [1, 2]);
        assert_eq!(needs([2, 0], 4), [2, 3]);
    }

    #[test]
    fn values_come_from_the_plants_left_and_the_spaces_free() {
        let values = |free, left| {
            let values = values_within(free, left);
            (1..=MAX_VALUE).filter(|value| values >> value & 1 == 1).collect::<Vec<_>>()
        };
        assert!(values(3, [0; 4]).is_empty());
        assert!(values(0, [3, 2, 1, 1]).is_empty());
        assert_eq!(values(1, [5, 0, 1, 0]), [1, 3]);
        assert_eq!(values(2, [5, 0, 1, 0]), [1, 2, 3, 4]);
        assert_eq!(values(9, [0, 1, 0, 2]), [2, 4, 6, 8]);
    }

    #[test]
    fn gaining_least_change_is_the_only_entry() {
        assert_eq!(needs([0, 3], 0), [1]);
    }
}
