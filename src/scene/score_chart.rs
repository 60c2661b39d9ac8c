//! The scores over the turns, as lines to be drawn.

use super::{
    log::turns,
    names::{owner_color, seat_name},
};
use crate::{
    rules::{Color, Event, Owner, Seat},
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
    /// Where the scale becomes narrower: above all that was scored in play, if the final scoring
    /// goes far beyond.
    knee: Option<i64>,
}

/// The share of the chart's height below the knee.
const BELOW_KNEE: f32 = 0.65;

impl ScoreChart {
    /// The chart of a match; a turn under way counts as it stands.
    pub fn of(play: &Match, text: &Text) -> ScoreChart {
        let table = play.game().table();
        let mut points: Vec<Vec<i64>> = vec![vec![0; Seat::MAX]];
        let add = |sum: &mut Vec<i64>, event: &Event| {
            for (sum, gain) in sum.iter_mut().zip(event.points()) {
                *sum += gain;
            }
        };
        for entries in turns(play) {
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
            name: seat_name(play, text, seat),
            color: owner_color(play, Owner::Seat(seat)),
            scores: points.iter().map(|sum| start(seat) + sum[seat.index()]).collect(),
        };
        let lines: Vec<ScoreLine> = table.seats().map(line).collect();
        let ended = table.is_over();
        let in_play = points.len() - usize::from(ended);
        let all =
            |count| lines.iter().flat_map(move |line| line.scores.iter().copied().take(count));
        let low = all(points.len()).min().unwrap_or(0).min(0);
        let high = all(points.len()).max().unwrap_or(0).max(1);
        let before = all(in_play).max().unwrap_or(0).max(1);
        let squeezed = ended && 3 * before < 2 * high;
        let mut ticks = if squeezed { numbers(low, before, 4) } else { numbers(low, high, 5) };
        let knee = ticks.last().copied().filter(|_| squeezed);
        if let Some(knee) = knee {
            ticks.extend(numbers(0, high - knee, 2).into_iter().skip(1).map(|tick| knee + tick));
        }
        ScoreChart { lines, ended, ticks, knee }
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

    /// Whether the scale is narrower above some height.
    pub fn narrows(&self) -> bool {
        self.knee.is_some()
    }

    /// Where a point of the chart lies, each from 0 to 1: rightward by turns, upward by score.
    pub fn place(&self, index: usize, score: i64) -> (f32, f32) {
        let low = self.ticks.first().copied().unwrap_or(0);
        let high = self.ticks.last().copied().unwrap_or(1);
        let across = index as f32 / (self.len() - 1).max(1) as f32;
        let share = |from: i64, to: i64| (score - from) as f32 / (to - from).max(1) as f32;
        let up = match self.knee {
            None => share(low, high),
            Some(knee) if score <= knee => BELOW_KNEE * share(low, knee),
            Some(knee) => BELOW_KNEE + (1.0 - BELOW_KNEE) * share(knee, high),
        };
        (across, up)
    }

    /// The point nearest to where somebody points, from 0 at the left to 1 at the right.
    pub fn nearest(&self, across: f32) -> usize {
        ((across.clamp(0.0, 1.0) * (self.len() - 1) as f32).round()) as usize
    }

    /// The numbers on the scale.
    pub fn ticks(&self) -> impl Iterator<Item = i64> + use<> {
        self.ticks.clone().into_iter()
    }

    /// Whether the scale becomes narrower above the number.
    pub fn is_knee(&self, tick: i64) -> bool {
        self.knee == Some(tick)
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
        scene::played::{begun, played_out},
        text::ENGLISH,
    };

    fn chart(play: &Match) -> ScoreChart {
        ScoreChart::of(play, &ENGLISH)
    }

    #[test]
    fn every_line_goes_from_the_start_to_the_result() {
        for (board, players) in [("brook", 2), ("brook", 4), ("valley", 3)] {
            let play = played_out(board, players, 3);
            let table = play.game().table();
            for line in chart(&play).lines {
                assert_eq!(line.scores[0], 4 - line.seat.index() as i64);
                assert_eq!(line.scores.last().copied(), Some(table.score(line.seat)));
            }
        }
    }

    #[test]
    fn the_last_point_but_one_is_before_the_final_scoring() {
        let play = played_out("brook", 3, 1);
        let before = play.record().log.last().unwrap().scores.clone();
        let chart = chart(&play);
        let shown: Vec<i64> = chart.lines.iter().map(|line| line.scores[chart.len() - 2]).collect();
        assert_eq!(shown, before);
    }

    #[test]
    fn the_chart_has_a_point_for_the_start_each_turn_and_the_end() {
        let play = played_out("brook", 2, 2);
        let turns = crate::scene::log::turn_number(&play) - 1;
        assert_eq!(chart(&play).len(), turns + 2);
    }

    #[test]
    fn a_point_is_told_in_words() {
        let play = played_out("brook", 2, 2);
        let chart = chart(&play);
        assert_eq!(chart.words_at(0, &ENGLISH), "Start: Ann 4, Ben 3");
        assert!(chart.words_at(2, &ENGLISH).starts_with("Turn 2: Ann "));
        assert!(chart.words_at(99, &ENGLISH).starts_with("Final scoring: "));
    }

    #[test]
    fn the_whole_chart_is_told_from_start_to_end() {
        let play = played_out("brook", 2, 2);
        let words = chart(&play).words(&ENGLISH);
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
    fn what_was_scored_in_play_keeps_most_of_the_height_however_much_the_end_brings() {
        let mut kinked = 0;
        for seed in 0..20 {
            let play = played_out("valley", 2, seed);
            let before = play.record().log.last().unwrap().scores.iter().copied().max().unwrap();
            let after = play.game().table().scores().into_iter().max().unwrap();
            let chart = chart(&play);
            if 3 * before.max(1) < 2 * after {
                kinked += 1;
                let knee = chart.ticks().find(|&tick| chart.is_knee(tick)).unwrap();
                assert!(knee >= before && chart.place(0, knee).1 == BELOW_KNEE);
            }
        }
        assert!(kinked > 0);
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
