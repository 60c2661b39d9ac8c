//! The score chart: the scores over the turns, as lines to draw.

use super::log::entries_by_turn;
use crate::{
    rules::{Color, Event, Owner, Seat},
    scene::words::{owner_color, seat_name},
    session::Match,
    text::Text,
};
use std::iter;

/// The scores of one player over the turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// The player's seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The player's colour.
    pub color: Option<Color>,
    /// The score at the start, after each turn and, once the game is over, after the final scoring.
    pub scores: Vec<i64>,
}

/// The scores over the turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreChart {
    /// A line for each player in seat order, all of equal length.
    pub lines: Vec<ScoreLine>,
    /// True if the last point is the final scoring.
    pub ended: bool,
    /// The numbers on the score axis, ascending.
    ticks: Vec<i64>,
}

/// The most turns that are numbered below the chart.
const MAX_TURN_TICKS: usize = 8;

impl ScoreChart {
    /// Creates the chart of a match; an unfinished turn is its last point.
    pub fn from_match(game_match: &Match, text: &Text) -> ScoreChart {
        let table = game_match.game().table();
        let mut points: Vec<Vec<i64>> = vec![vec![0; Seat::MAX]];
        let add = |sum: &mut Vec<i64>, event: &Event| {
            for (sum, gain) in sum.iter_mut().zip(event.points()) {
                *sum += gain;
            }
        };
        for entries in entries_by_turn(game_match) {
            let mut sum = points.last().cloned().unwrap_or_default();
            for event in entries.iter().flat_map(|entry| &entry.events) {
                if matches!(event, Event::TurnEnded { next: None, .. }) {
                    points.push(sum.clone());
                }
                add(&mut sum, event);
            }
            points.push(sum);
        }
        let start = |seat: Seat| {
            let gained = points.last().map_or(0, |sum| sum[seat.index()]);
            table.score(seat) - gained
        };
        let line = |seat: Seat| ScoreLine {
            seat,
            name: seat_name(game_match, text, seat),
            color: owner_color(game_match, Owner::Seat(seat)),
            scores: points.iter().map(|sum| start(seat) + sum[seat.index()]).collect(),
        };
        let lines: Vec<ScoreLine> = table.seats().map(line).collect();
        let ended = table.is_over();
        let all = || lines.iter().flat_map(|line| line.scores.iter().copied());
        let (low, high) = (all().min().unwrap_or(0).min(0), all().max().unwrap_or(0).max(1));
        let ticks = axis_ticks(low, high, 6);
        ScoreChart { lines, ended, ticks }
    }

    /// Returns the number of points of each line, at least 1.
    pub fn len(&self) -> usize {
        self.lines.first().map_or(1, |line| line.scores.len())
    }

    /// Returns true if nothing has been played, so that there is no line to draw.
    pub fn is_empty(&self) -> bool {
        self.len() < 2
    }

    /// Describes the scores at a point: `Turn 7: Ann 24, Ben 19`.
    pub fn point_text(&self, index: usize, text: &Text) -> String {
        let t = &text.score_chart;
        let last = self.len() - 1;
        let when = match index.min(last) {
            0 => t.start.to_owned(),
            index if self.ended && index == last => t.final_scoring.to_owned(),
            index => (t.turn)(index),
        };
        let scores = self.lines.iter().map(|line| {
            let score = line.scores.get(index.min(last)).copied().unwrap_or_default();
            (t.score)(&line.name, score)
        });
        (t.at)(&when, &scores.collect::<Vec<_>>())
    }

    /// Describes the chart by its start, its middle, the final scoring and its end.
    pub fn summary(&self, text: &Text) -> String {
        let last = self.len() - 1;
        let mut points = vec![0, last / 2, last - usize::from(self.ended && last > 0), last];
        points.dedup();
        let points: Vec<String> =
            points.into_iter().map(|index| self.point_text(index, text)).collect();
        (text.score_chart.summary)(&points)
    }

    /// Returns the coordinates of a point, from 0 to 1: rightward by turn, upward by score.
    pub fn point(&self, index: usize, score: i64) -> (f32, f32) {
        let low = self.ticks.first().copied().unwrap_or(0);
        let high = self.ticks.last().copied().unwrap_or(1);
        let x = index as f32 / (self.len() - 1).max(1) as f32;
        (x, (score - low) as f32 / (high - low).max(1) as f32)
    }

    /// Returns the index of the point nearest to `x`, from 0 at the left to 1 at the right.
    pub fn nearest_index(&self, x: f32) -> usize {
        ((x.clamp(0.0, 1.0) * (self.len() - 1) as f32).round()) as usize
    }

    /// Returns the numbers on the score axis, ascending.
    pub fn score_ticks(&self) -> impl Iterator<Item = i64> + use<> {
        self.ticks.clone().into_iter()
    }

    /// Returns the turns to number below the chart, at equal distances. Turns too near to the final
    /// scoring are left out, to keep its label free.
    pub fn turn_ticks(&self) -> impl Iterator<Item = usize> + use<> {
        let (last, ended) = (self.len() - 1, self.ended);
        let step = [1, 2, 5, 10, 20].into_iter().find(|step| last / step <= MAX_TURN_TICKS);
        let step = step.unwrap_or(50);
        let margin = if ended { last.div_ceil(2 * MAX_TURN_TICKS) } else { 0 };
        (step..=last.saturating_sub(margin)).step_by(step)
    }
}

/// Returns round numbers at equal distances that enclose `low` and `high`, in about `max_steps`.
fn axis_ticks(low: i64, high: i64, max_steps: i64) -> Vec<i64> {
    let fits = |step: &i64| (high - low) / step <= max_steps;
    let rounder = iter::successors(Some(200), |step: &i64| step.checked_mul(10));
    let step = [5, 10, 20, 25, 50, 100].into_iter().chain(rounder).find(fits).unwrap_or(200);
    let (low, high) = (low.div_euclid(step), (high + step - 1).div_euclid(step));
    (low..=high.max(low + 1)).map(|tick| tick * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        session::testing::{begun, played_out},
        text::ENGLISH,
    };

    fn chart(game_match: &Match) -> ScoreChart {
        ScoreChart::from_match(game_match, &ENGLISH)
    }

    #[test]
    fn axis_of_a_board_with_huge_tokens_has_few_ticks() {
        let huge = i64::from(i32::MAX);
        let ticks = axis_ticks(-huge, huge, 6);
        assert!(ticks.len() <= 9 && ticks[0] <= -huge && ticks[ticks.len() - 1] >= huge);
    }

    #[test]
    fn every_line_goes_from_the_start_to_the_result() {
        for (board, players) in [("brook", 2), ("brook", 4), ("valley", 3)] {
            let game_match = played_out(board, players, 3);
            let table = game_match.game().table();
            for line in chart(&game_match).lines {
                assert_eq!(line.scores[0], 4 - line.seat.index() as i64);
                assert_eq!(line.scores.last().copied(), Some(table.score(line.seat)));
            }
        }
    }

    #[test]
    fn last_point_but_one_is_before_the_final_scoring() {
        let game_match = played_out("brook", 3, 1);
        let before = game_match.record().log.last().unwrap().scores.clone();
        let chart = chart(&game_match);
        let shown: Vec<i64> = chart.lines.iter().map(|line| line.scores[chart.len() - 2]).collect();
        assert_eq!(shown, before);
    }

    #[test]
    fn chart_has_points_for_start_turns_and_final_scoring() {
        let game_match = played_out("brook", 2, 2);
        let turns = crate::scene::history::log::turn_number(&game_match) - 1;
        assert_eq!(chart(&game_match).len(), turns + 2);
    }

    #[test]
    fn point_is_described_by_turn_and_scores() {
        let game_match = played_out("brook", 2, 2);
        let chart = chart(&game_match);
        assert_eq!(chart.point_text(0, &ENGLISH), "Start: Ann 4, Ben 3");
        assert!(chart.point_text(2, &ENGLISH).starts_with("Turn 2: Ann "));
        assert!(chart.point_text(99, &ENGLISH).starts_with("Final scoring: "));
    }

    #[test]
    fn summary_names_the_start_and_the_final_scoring() {
        let game_match = played_out("brook", 2, 2);
        let words = chart(&game_match).summary(&ENGLISH);
        assert!(words.contains("Start: Ann 4") && words.contains("Final scoring: Ann "));
    }

    #[test]
    fn all_points_lie_within_the_score_axis() {
        for seed in 0..20 {
            let chart = chart(&played_out("valley", 4, seed));
            for line in &chart.lines {
                for (index, &score) in line.scores.iter().enumerate() {
                    let (x, y) = chart.point(index, score);
                    assert!((0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y));
                }
            }
            assert!(chart.score_ticks().count() <= 9);
        }
    }

    #[test]
    fn score_ticks_stand_at_equal_distances() {
        for seed in 0..20 {
            let chart = chart(&played_out("valley", 2, seed));
            let ups: Vec<f32> = chart.score_ticks().map(|tick| chart.point(0, tick).1).collect();
            let steps: Vec<f32> = ups.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(steps.len() >= 2, "{ups:?}");
            assert!(steps.iter().all(|step| (step - steps[0]).abs() < 1e-4), "{steps:?}");
        }
    }

    #[test]
    fn turn_ticks_are_evenly_spaced_and_end_before_the_end() {
        for (board, players) in [("brook", 2), ("brook", 4), ("valley", 3)] {
            let chart = chart(&played_out(board, players, 1));
            let numbered: Vec<usize> = chart.turn_ticks().collect();
            assert!((3..=MAX_TURN_TICKS).contains(&numbered.len()), "{numbered:?}");
            assert!(numbered.windows(2).all(|pair| pair[1] - pair[0] == numbered[0]));
            let (last, end) = (numbered[numbered.len() - 1], chart.len() - 1);
            assert!(chart.point(end, 0).0 - chart.point(last, 0).0 > 0.05);
        }
    }

    #[test]
    fn nearest_index_finds_each_point() {
        let chart = chart(&played_out("brook", 2, 2));
        for index in 0..chart.len() {
            assert_eq!(chart.nearest_index(chart.point(index, 0).0), index);
        }
        assert_eq!((chart.nearest_index(-3.0), chart.nearest_index(7.0)), (0, chart.len() - 1));
    }

    #[test]
    fn match_without_actions_has_an_empty_chart() {
        assert!(chart(&begun(2)).is_empty());
    }
}
