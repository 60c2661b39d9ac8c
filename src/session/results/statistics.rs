//! Statistics of each person on each board.

use super::MatchResult;
use crate::{
    bots::BotKind,
    rules::sort_small_by_key,
    session::{Controller, Results},
};
use std::collections::BTreeMap;

/// The statistics of a person on a board.
#[derive(Clone, PartialEq, Debug)]
pub struct StatisticsLine {
    /// The name of the person.
    pub player: String,
    /// The name of the board.
    pub board: String,
    /// The number of finished games.
    pub games: usize,
    /// The number of games won, alone or with others.
    pub wins: usize,
    /// The mean score.
    pub mean: f64,
    /// The best score.
    pub best: i64,
    /// The bots met, the strongest first, each with the number of games and of those won.
    pub against: Vec<(BotKind, usize, usize)>,
}

impl Results {
    /// One line for each person and board, the most games first. Bots have no lines.
    pub fn statistics(&self) -> Vec<StatisticsLine> {
        let mut lines: BTreeMap<(String, &str), Vec<PlayerResult>> = BTreeMap::new();
        for result in &self.0 {
            for seat in result.seats.iter().filter(|seat| seat.controller == Controller::Person) {
                let key = (seat.name.trim().to_owned(), result.board_name.as_str());
                lines.entry(key).or_default().push((result, seat.score, seat.won));
            }
        }
        let mut lines: Vec<StatisticsLine> =
            lines.into_iter().map(|(key, games)| line(key, &games)).collect();
        sort_small_by_key(&mut lines, |line| std::cmp::Reverse(line.games));
        lines
    }
}

/// The result of a game with one player's score and whether they won.
type PlayerResult<'a> = (&'a MatchResult, i64, bool);

fn line((player, board): (String, &str), games: &[PlayerResult]) -> StatisticsLine {
    // A restored file may hold any scores.
    let total: f64 = games.iter().map(|&(_, score, _)| score as f64).sum();
    let has_bot = |kind: &BotKind, result: &MatchResult| {
        result.seats.iter().any(|seat| seat.controller == Controller::Bot(*kind))
    };
    let against = BotKind::BY_STRENGTH.into_iter().rev().filter_map(|kind| {
        let wins: Vec<bool> =
            games.iter().filter(|(r, ..)| has_bot(&kind, r)).map(|&(.., won)| won).collect();
        (!wins.is_empty()).then(|| (kind, wins.len(), wins.iter().filter(|won| **won).count()))
    });
    StatisticsLine {
        player,
        board: board.to_owned(),
        games: games.len(),
        wins: games.iter().filter(|(.., won)| *won).count(),
        mean: total / games.len().max(1) as f64,
        best: games.iter().map(|&(_, score, _)| score).max().unwrap_or_default(),
        against: against.collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::SeatResult;

    const OAK: Controller = Controller::Bot(BotKind::Oak);

    fn result(board: &str, seats: &[(&str, Controller, i64, bool)]) -> MatchResult {
        let seats = seats.iter().map(|&(name, controller, score, won)| SeatResult {
            name: name.into(),
            controller,
            score,
            won,
        });
        let text = serde_json::json!({
            "id": "", "ended_at": 0, "board": board, "board_name": board,
            "seats": seats.collect::<Vec<_>>(),
        });
        serde_json::from_value(text).unwrap()
    }

    #[test]
    fn lines_are_grouped_by_player_and_board() {
        let results = Results(vec![
            result("Brook", &[("Ann", Controller::Person, 60, true), ("Heron", OAK, 50, false)]),
            result("Brook", &[("Heron", OAK, 70, true), ("Ann ", Controller::Person, 45, false)]),
            result(
                "Valley",
                &[("Ann", Controller::Person, 9, true), ("Ben", Controller::Person, 9, true)],
            ),
        ]);
        let lines = results.statistics();
        let ann = StatisticsLine {
            player: "Ann".into(),
            board: "Brook".into(),
            games: 2,
            wins: 1,
            mean: 52.5,
            best: 60,
            against: vec![(BotKind::Oak, 2, 1)],
        };
        assert_eq!(lines[0], ann);
        let others: Vec<_> = lines[1..].iter().map(|l| (l.player.as_str(), l.games)).collect();
        assert_eq!(others, [("Ann", 1), ("Ben", 1)]);
    }

    #[test]
    fn mean_of_the_greatest_scores_is_not_negative() {
        let seats = [("Ann", Controller::Person, i64::MAX, true)];
        let lines = Results(vec![result("Brook", &seats); 3]).statistics();
        assert!((lines[0].mean / i64::MAX as f64 - 1.0).abs() < 1e-9);
    }

    #[test]
    fn bots_have_no_statistics_of_their_own() {
        let results =
            Results(vec![result("Brook", &[("Heron", OAK, 1, true), ("Otter", OAK, 0, false)])]);
        assert_eq!(results.statistics(), []);
    }

    #[test]
    fn two_bots_of_one_kind_count_as_one_opponent() {
        let seats = [
            ("Ann", Controller::Person, 60, true),
            ("Heron", OAK, 5, false),
            ("Otter", OAK, 4, false),
        ];
        let lines = Results(vec![result("Brook", &seats)]).statistics();
        assert_eq!(lines[0].against, [(BotKind::Oak, 1, 1)]);
    }
}
