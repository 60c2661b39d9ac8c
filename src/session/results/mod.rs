//! How finished matches ended, kept apart from the matches themselves.

pub mod daily;
pub mod day;
pub mod statistics;

use crate::{
    rules::{Outcome, sort_small_by_key},
    session::{
        Controller, Match, Revisions,
        saves::library::{Storage, StorageFull},
        store::{
            double_slot::Slots,
            envelope::{Envelope, fingerprint},
        },
    },
};
use day::Day;
use serde::{Deserialize, Serialize};

/// How a finished match ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct MatchResult {
    /// The same for the same match, and no other's.
    id: String,
    /// When it was over, in milliseconds since 1970.
    pub ended_at: u64,
    /// The short name of the board.
    pub board: String,
    /// The name of the board.
    pub board_name: String,
    /// Who played, in seat order.
    pub seats: Vec<SeatResult>,
    /// The day whose daily deal it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub daily: Option<Day>,
}

/// How a finished match ended for one seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// The player's name.
    pub name: String,
    /// Who held the seat.
    #[serde(rename = "holder")]
    pub controller: Controller,
    /// The final score.
    pub score: i64,
    /// Whether the victory was theirs, alone or shared.
    pub won: bool,
}

/// All results, the oldest first.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Results(pub Vec<MatchResult>);

const APP: &str = "renature-results";
const SCHEMA: u32 = 1;
const KEY: &str = "renature.results";

impl MatchResult {
    /// How the match ended; none while it runs, and none of one that is marked: who has seen what
    /// comes plays another game. `daily` is the day whose deal it was, if any's.
    pub fn of(game_match: &Match, ended_at: u64, daily: Option<Day>) -> Option<MatchResult> {
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
    /// All that are kept; what can't be read of them counts as none.
    pub fn kept(keep: &impl Storage) -> Results {
        Results(Results::sealed(keep).map_or_else(Vec::new, |text| results_from(&text)))
    }

    /// The text in which they are kept, if it can be read.
    pub(super) fn sealed(keep: &impl Storage) -> Option<String> {
        let saved_at = |text: &str| Envelope::open(APP, text).ok().map(|sealed| sealed.saved_at);
        let texts = Slots::new(keep, KEY.to_owned()).texts(saved_at);
        texts.into_iter().map(|(_, text)| text).find(|text| Envelope::open(APP, text).is_ok())
    }

    /// Keeps these as well; those that are kept already count once.
    ///
    /// # Errors
    /// There is no room for them; those before are still kept.
    pub fn add_all(
        keep: &impl Storage,
        results: impl IntoIterator<Item = MatchResult>,
    ) -> Result<(), StorageFull> {
        let mut all = Results::kept(keep);
        let before = all.0.len();
        for result in results {
            if all.0.iter().all(|other| other.id != result.id) {
                all.0.push(result);
            }
        }
        if all.0.len() == before {
            return Ok(());
        }
        sort_small_by_key(&mut all.0, |result| result.ended_at);
        let last = all.0.last().map_or(0, |result| result.ended_at);
        let text = Envelope::seal(APP, SCHEMA, last, &all).map_err(|_| StorageFull)?;
        Slots::new(keep, KEY.to_owned()).write(&text)
    }
}

/// The results in a sealed text; none where it can't be read.
pub(super) fn results_from(text: &str) -> Vec<MatchResult> {
    let envelope = Envelope::open(APP, text).ok();
    let payload = envelope.filter(|envelope| envelope.schema <= SCHEMA).map(|e| e.payload);
    let results: Option<Results> =
        payload.and_then(|payload| serde_json::from_str(payload.get()).ok());
    results.unwrap_or_default().0
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::saves::library::tests::{ROOMY, library, played};

    fn result(seed: u64, ended_at: u64) -> MatchResult {
        MatchResult::of(&played(seed, usize::MAX), ended_at, None).unwrap()
    }

    #[test]
    fn a_running_match_has_no_result() {
        assert_eq!(MatchResult::of(&played(1, 9), 0, None), None);
    }

    #[test]
    fn a_match_with_turns_undone_or_played_on_from_another_has_no_result() {
        for marks in [
            Revisions { whole_turns: 1, ..Revisions::default() },
            Revisions { branched_in: Some(3), ..Revisions::default() },
        ] {
            let game_match = played(1, usize::MAX).with_revisions(marks);
            assert_eq!(MatchResult::of(&game_match, 0, None), None);
        }
    }

    #[test]
    fn one_match_counts_once_however_often_it_is_told() {
        let keep = library(ROOMY).0;
        Results::add_all(&keep, [result(1, 5), result(2, 6)]).unwrap();
        Results::add_all(&keep, [result(1, 9)]).unwrap();
        assert_eq!(Results::kept(&keep), Results(vec![result(1, 5), result(2, 6)]));
    }

    #[test]
    fn a_result_says_what_the_game_says() {
        let game_match = played(1, usize::MAX);
        let scores: Vec<i64> = result(1, 0).seats.iter().map(|seat| seat.score).collect();
        assert_eq!(scores, game_match.game().table().scores());
        assert!(result(1, 0).seats.iter().any(|seat| seat.won));
    }

    #[test]
    fn of_broken_results_those_before_the_last_one_are_left() {
        let keep = library(ROOMY).0;
        Results::add_all(&keep, [result(1, 5)]).unwrap();
        Results::add_all(&keep, [result(2, 6)]).unwrap();
        keep.keep("renature.results.two", "?").unwrap();
        assert_eq!(Results::kept(&keep), Results(vec![result(1, 5)]));
    }
}
