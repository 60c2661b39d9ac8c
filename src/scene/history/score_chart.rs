//! The scores over the turns, as lines to be drawn.

use super::log::turns;
use crate::{
    rules::{Color, Event, Owner, Seat},
    scene::words::names::{owner_color, seat_name},
    session::Match,
    text::Text,
};

/// The score of one player after each turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreLine {
    /// Whose.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The colour.
    pub color: Option<Color>,
    /// The score at the start, after each turn and, once the game is over, after the final scoring.
    pub scores: Vec<i64>,
}

/// The scores over the turns.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoreChart {
    /// A line for each player, in seat order; all are as long as each other.
    pub lines: Vec<ScoreLine>,
    /// Whether the last point is the final scoring.
    pub ended: bool,
    /// The numbers on the scale, upward.
    ticks: Vec<i64>,
}

/// How many turns at most are numbered below the chart.
const NUMBERED: usize = 8;

impl ScoreChart {
    /// The chart of a match; a turn under way counts as it stands.
    pub fn of(game_match: &Match, text: &Text) -> ScoreChart {
        let table = game_match.game().table();
        let mut points: Vec<Vec<i64>> = vec![vec![0; Seat::MAX]];
        let add = |sum: &mut Vec<i64>, event: &Event| {
            for (sum, gain) in sum.iter_mut().zip(event.points()) {
                *sum += gain;
            }
        };
        for entries in turns(game_match) {
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
        let ticks = numbers(low, high, 6);
        ScoreChart { lines, ended, ticks }
    }

    /// How many points each line has; at least 1.
    pub fn len(&self) -> usize {
        self.lines.first().map_or(1, |line| line.scores.len())
    }

    /// Whether nothing has been played, so that there is no line to be seen.
    pub fn is_empty(&self) -> bool {
        self.len() < 2
    }

    /// The scores at a point, in words: `Turn 7: Ann 24, Ben 19`.
    pub fn words_at(&self, index: usize, text: &Text) -> String {
        let words = &text.score_chart;
        let last = self.len() - 1;
        let when = match index.min(last) {
            0 => words.start.to_owned(),
            index if self.ended && index == last => words.final_scoring.to_owned(),
            index => (words.turn)(index),
        };
        let scores = self.lines.iter().map(|line| {
            let score = line.scores.get(index.min(last)).copied().unwrap_or_default();
            (words.score)(&line.name, score)
        });
        (words.at)(&when, &scores.collect::<Vec<_>>())
    }

    /// The whole chart in a sentence: how it began, stood at its middle, and stands.
    pub fn words(&self, text: &Text) -> String {
        let last = self.len() - 1;
        let mut points = vec![0, last / 2, last - usize::from(self.ended && last > 0), last];
        points.dedup();
        let told: Vec<String> =
            points.into_iter().map(|index| self.words_at(index, text)).collect();
        (text.score_chart.summary)(&told)
    }

    /// Where a point of the chart lies, each from 0 to 1: rightward by turns, upward by score.
    pub fn place(&self, index: usize, score: i64) -> (f32, f32) {
        let low = self.ticks.first().copied().unwrap_or(0);
        let high = self.ticks.last().copied().unwrap_or(1);
        let across = index as f32 / (self.len() - 1).max(1) as f32;
        (across, (score - low) as f32 / (high - low).max(1) as f32)
    }

    /// The point nearest to where somebody points, from 0 at the left to 1 at the right.
    pub fn nearest(&self, across: f32) -> usize {
        ((across.clamp(0.0, 1.0) * (self.len() - 1) as f32).round()) as usize
    }

    /// The numbers on the scale.
    pub fn ticks(&self) -> impl Iterator<Item = i64> + use<> {
        self.ticks.clone().into_iter()
    }

    /// The turns that are numbered below the chart: some at equal distances. Those of them that
    /// lie too near to the final scoring leave the room to it.
    pub fn turn_ticks(&self) -> impl Iterator<Item = usize> + use<> {
        let (last, ended) = (self.len() - 1, self.ended);
        let step = [1, 2, 5, 10, 20].into_iter().find(|step| last / step <= NUMBERED);
        let step = step.unwrap_or(50);
        let room = if ended { last.div_ceil(2 * NUMBERED) } else { 0 };
        (step..=last.saturating_sub(room)).step_by(step)
    }
}

/// Round numbers at equal distances from below the lowest score to above the highest, in about so
/// many steps at most.
fn numbers(low: i64, high: i64, most: i64) -> Vec<i64> {
    let step = [5, 10, 20, 25, 50, 100].into_iter().find(|step| (high - low) / step <= most);
    let step = step.unwrap_or(200);
    let (low, high) = (low.div_euclid(step), (high + step - 1).div_euclid(step));
    (low..=high.max(low + 1)).map(|tick| tick * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::random_match::{begun, played_out},
        text::ENGLISH,
    };

    fn chart(game_match: &Match) -> ScoreChart {
        ScoreChart::of(game_match, &ENGLISH)
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
    fn the_last_point_but_one_is_before_the_final_scoring() {
        let game_match = played_out("brook", 3, 1);
        let before = game_match.record().log.last().unwrap().scores.clone();
        let chart = chart(&game_match);
        let shown: Vec<i64> = chart.lines.iter().map(|line| line.scores[chart.len() - 2]).collect();
        assert_eq!(shown, before);
    }

    #[test]
    fn the_chart_has_a_point_for_the_start_each_turn_and_the_end() {
        let game_match = played_out("brook", 2, 2);
        let turns = crate::scene::history::log::turn_number(&game_match) - 1;
        assert_eq!(chart(&game_match).len(), turns + 2);
    }

    #[test]
    fn a_point_is_told_in_words() {
        let game_match = played_out("brook", 2, 2);
        let chart = chart(&game_match);
        assert_eq!(chart.words_at(0, &ENGLISH), "Start: Ann 4, Ben 3");
        assert!(chart.words_at(2, &ENGLISH).starts_with("Turn 2: Ann "));
        assert!(chart.words_at(99, &ENGLISH).starts_with("Final scoring: "));
    }

    #[test]
    fn the_whole_chart_is_told_from_start_to_end() {
        let game_match = played_out("brook", 2, 2);
        let words = chart(&game_match).words(&ENGLISH);
        assert!(words.contains("Start: Ann 4") && words.contains("Final scoring: Ann "));
    }

    #[test]
    fn all_points_lie_within_the_scale() {
        for seed in 0..20 {
            let chart = chart(&played_out("valley", 4, seed));
            for line in &chart.lines {
                for (index, &score) in line.scores.iter().enumerate() {
                    let (x, y) = chart.place(index, score);
                    assert!((0.0..=1.0).contains(&x) && (0.0..=1.0).contains(&y));
                }
            }
            assert!(chart.ticks().count() <= 9);
        }
    }

    #[test]
    fn as_many_points_are_as_high_everywhere_on_the_scale() {
        for seed in 0..20 {
            let chart = chart(&played_out("valley", 2, seed));
            let ups: Vec<f32> = chart.ticks().map(|tick| chart.place(0, tick).1).collect();
            let steps: Vec<f32> = ups.windows(2).map(|pair| pair[1] - pair[0]).collect();
            assert!(steps.iter().all(|step| (step - steps[0]).abs() < 1e-4), "{steps:?}");
        }
    }

    #[test]
    fn some_turns_are_numbered_at_equal_distances_and_none_beside_the_end() {
        for (board, players) in [("brook", 2), ("brook", 4), ("valley", 3)] {
            let chart = chart(&played_out(board, players, 1));
            let numbered: Vec<usize> = chart.turn_ticks().collect();
            assert!((3..=NUMBERED).contains(&numbered.len()), "{numbered:?}");
            assert!(numbered.windows(2).all(|pair| pair[1] - pair[0] == numbered[0]));
            let (last, end) = (numbered[numbered.len() - 1], chart.len() - 1);
            assert!(chart.place(end, 0).0 - chart.place(last, 0).0 > 0.05);
        }
    }

    #[test]
    fn pointing_at_a_point_finds_it() {
        let chart = chart(&played_out("brook", 2, 2));
        for index in 0..chart.len() {
            assert_eq!(chart.nearest(chart.place(index, 0).0), index);
        }
        assert_eq!((chart.nearest(-3.0), chart.nearest(7.0)), (0, chart.len() - 1));
    }

    #[test]
    fn a_match_that_has_not_begun_has_nothing_to_chart() {
        assert!(chart(&begun("brook", 2, 1).0).is_empty());
    }
}
