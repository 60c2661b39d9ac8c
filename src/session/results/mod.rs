//! Results of finished matches, saved apart from the matches themselves.

pub mod daily;
pub mod day;
pub mod statistics;

use crate::{
    rules::{Outcome, sort_small_by_key},
    session::{
        Controller, Match, Revisions,
        store::{
            damaged::set_aside,
            double_slot::{DoubleSlot, Head},
            envelope::{Envelope, fingerprint},
            storage::{Storage, StorageFull},
        },
    },
};
use day::Day;
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// The result of a finished match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchResult {
    /// A hash of the match's record, so that one match counts once.
    id: String,
    /// The time when the match ended, in milliseconds since 1970.
    pub ended_at: u64,
    /// The id of the board.
    pub board: String,
    /// The name of the board.
    pub board_name: String,
    /// The players, in seat order.
    pub seats: Vec<SeatResult>,
    /// The day of the daily deal, if the match was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// The player's name.
    pub name: String,
    /// The controller of the seat.
    #[serde(rename = "holder")]
    pub controller: Controller,
    /// The final score.
    pub score: i64,
    /// True if the player won, alone or with others.
    pub won: bool,
}

/// All saved results, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Results(pub Vec<MatchResult>);

const APP: &str = "renature-results";
const SCHEMA: u32 = 1;
pub(super) const KEY: &str = "renature.results";

impl MatchResult {
    /// The result of the match; `None` while it runs. A match with [`Revisions`] has none either: its
    /// player may have seen hidden information. `ended_at` is in milliseconds since 1970.
    pub fn new(game_match: &Match, ended_at: u64, daily: Option<Day>) -> Option<MatchResult> {
        if game_match.revisions() != Revisions::default() {
            return None;
        }
        let record = game_match.record();
        let Outcome { scores, winners, .. } = Outcome::new(game_match.game())?;
        let table = game_match.game().table();
        let seats = table.seats().zip(scores).map(|(seat, score)| SeatResult {
            name: game_match.name(seat).to_owned(),
            controller: game_match.controller(seat),
            score,
            won: winners.contains(&seat),
        });
        Some(MatchResult {
            id: format!("{:016x}", fingerprint([record.to_json().as_bytes()])),
            ended_at,
            board: table.board().id().to_owned(),
            board_name: table.board().name().to_owned(),
            seats: seats.collect(),
            daily,
        })
    }
}

impl Results {
    /// Loads all saved results. Damaged ones and those of a later version count as none.
    pub fn load(storage: &impl Storage) -> Results {
        let texts = slots(storage).texts(saved_at);
        texts.into_iter().find_map(|(_, text)| parse_results(&text)).unwrap_or_default()
    }

    /// The latest intact text of the results, in its envelope, and the damaged texts.
    pub(super) fn sealed(storage: &impl Storage) -> (Option<String>, Vec<String>) {
        let texts = slots(storage).texts(saved_at).into_iter().map(|(_, text)| text);
        let (intact, damaged): (Vec<_>, Vec<_>) =
            texts.partition(|text| Envelope::open(APP, text).is_ok());
        (intact.into_iter().next(), damaged)
    }

    /// Adds results to the saved ones, except those of matches that are there already. Returns true
    /// if results that this version can't read were set aside before.
    ///
    /// # Errors
    /// The storage is full; the results before are still there.
    pub fn add_all(
        storage: &impl Storage,
        results: impl IntoIterator<Item = MatchResult>,
    ) -> Result<bool, StorageFull> {
        let mut all = Results::load(storage);
        let before = all.0.len();
        let mut ids: BTreeSet<String> = all.0.iter().map(|result| result.id.clone()).collect();
        all.0.extend(results.into_iter().filter(|result| ids.insert(result.id.clone())));
        if all.0.len() == before {
            return Ok(false);
        }
        let were_set_aside = set_aside_unreadable(storage)?;
        // Nearly in order: what is added is mostly later.
        sort_small_by_key(&mut all.0, |result| result.ended_at);
        let last = all.0.last().map_or(0, |result| result.ended_at);
        let text = Envelope::seal(APP, SCHEMA, last, &all).map_err(|_| StorageFull)?;
        slots(storage).write(&text)?;
        Ok(were_set_aside)
    }
}

/// Parses results in their envelope; `None` if they are damaged or of a later version.
pub(super) fn parse_results(text: &str) -> Option<Results> {
    let envelope = Envelope::open(APP, text).ok().filter(|envelope| envelope.schema <= SCHEMA)?;
    serde_json::from_str(envelope.payload.get()).ok()
}

fn slots<S: Storage>(storage: &S) -> DoubleSlot<'_, S> {
    DoubleSlot::new(storage, KEY.to_owned())
}

fn saved_at(text: &str) -> Option<u64> {
    Envelope::open(APP, text).ok().map(|sealed| sealed.saved_at)
}

/// Sets the texts aside that this version can't read, and puts the readable slot in use, so that a
/// write spares it. Returns true if there were any.
fn set_aside_unreadable(storage: &impl Storage) -> Result<bool, StorageFull> {
    let slots = slots(storage);
    let (readable, unreadable): (Vec<_>, Vec<_>) =
        slots.texts(saved_at).into_iter().partition(|(_, text)| parse_results(text).is_some());
    for (slot, _) in &unreadable {
        set_aside(storage, &slots.key_of(*slot))?;
    }
    match readable.first() {
        Some(&(slot, _)) if !unreadable.is_empty() => {
            slots.set_head(&Head { slot, name: String::new() })?;
        }
        _ => {}
    }
    Ok(!unreadable.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::{
        SaveLibrary,
        testing::{MemoryStorage, ROOMY, played, played_out},
    };

    fn result(seed: u64, ended_at: u64) -> MatchResult {
        MatchResult::new(&played_out("brook", 2, seed), ended_at, None).unwrap()
    }

    #[test]
    fn running_match_has_no_result() {
        assert_eq!(MatchResult::new(&played(1, 9), 0, None), None);
    }

    #[test]
    fn match_with_undone_turns_or_branched_has_no_result() {
        for revisions in [
            Revisions { whole_turns: 1, ..Revisions::default() },
            Revisions { branched_in: Some(3), ..Revisions::default() },
        ] {
            let game_match = played_out("brook", 2, 1).with_revisions(revisions);
            assert_eq!(MatchResult::new(&game_match, 0, None), None);
        }
    }

    #[test]
    fn match_added_twice_counts_once() {
        let storage = MemoryStorage::new(ROOMY);
        Results::add_all(&storage, [result(1, 5), result(2, 6)]).unwrap();
        Results::add_all(&storage, [result(1, 9)]).unwrap();
        assert_eq!(Results::load(&storage), Results(vec![result(1, 5), result(2, 6)]));
    }

    #[test]
    fn result_has_the_scores_and_a_winner() {
        let game_match = played_out("brook", 2, 1);
        let scores: Vec<i64> = result(1, 0).seats.iter().map(|seat| seat.score).collect();
        assert_eq!(scores, game_match.game().table().scores());
        assert!(result(1, 0).seats.iter().any(|seat| seat.won));
    }

    #[test]
    fn damaged_results_fall_back_to_previous() {
        let storage = MemoryStorage::new(ROOMY);
        Results::add_all(&storage, [result(1, 5)]).unwrap();
        Results::add_all(&storage, [result(2, 6)]).unwrap();
        storage.set("renature.results.two", "?").unwrap();
        assert_eq!(Results::load(&storage), Results(vec![result(1, 5)]));
    }

    /// The texts that were set aside.
    fn damaged(storage: MemoryStorage) -> Vec<String> {
        SaveLibrary(storage).damaged().into_iter().map(|damaged| damaged.text).collect()
    }

    #[test]
    fn results_of_a_later_version_are_set_aside() {
        let storage = MemoryStorage::new(ROOMY);
        let newer = Envelope::seal(APP, SCHEMA + 1, 9, &"later").unwrap();
        slots(&storage).write(&newer).unwrap();
        let added = [1, 2, 3].map(|seed| Results::add_all(&storage, [result(seed, seed)]));
        assert_eq!(added, [Ok(true), Ok(false), Ok(false)]);
        assert_eq!(Results::load(&storage).0.len(), 3);
        assert_eq!(damaged(storage), [newer]);
    }

    #[test]
    fn damaged_results_are_set_aside_and_the_others_kept() {
        let storage = MemoryStorage::new(ROOMY);
        Results::add_all(&storage, [result(1, 5)]).unwrap();
        Results::add_all(&storage, [result(2, 6)]).unwrap();
        let latest = storage.get("renature.results.two").unwrap();
        storage.set("renature.results.two", &latest[1..]).unwrap();
        assert_eq!(Results::add_all(&storage, [result(3, 7)]), Ok(true));
        assert_eq!(Results::load(&storage), Results(vec![result(1, 5), result(3, 7)]));
        assert_eq!(damaged(storage), [&latest[1..]]);
    }

    #[test]
    fn unreadable_results_survive_a_storage_without_room() {
        let storage = MemoryStorage::new(100);
        storage.set("renature.results.one", "?").unwrap();
        assert_eq!(Results::add_all(&storage, [result(1, 5)]), Err(StorageFull));
        assert_eq!(damaged(storage), ["?"]);
    }
}
