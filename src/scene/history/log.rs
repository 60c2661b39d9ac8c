//! The log: the events of a match in sentences, turn by turn.

use crate::{
    rules::{Action, Event, Points, Seat, SpaceSet},
    scene::words::{Narrator, Rule, Sentence},
    session::{Entry, Match},
};
use std::sync::Arc;

/// A block of the log: a turn, or the final scoring.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogTurn {
    /// The number of the turn, from 1; an extra turn counts as one.
    pub number: usize,
    /// The seat whose turn it was; `None` for the final scoring.
    pub seat: Option<Seat>,
    /// The lines, one sentence each.
    pub lines: Vec<LogLine>,
    /// The points that each seat got in this turn; none in the final scoring.
    pub points: Points,
}

impl LogTurn {
    fn new(number: usize, seat: Option<Seat>) -> LogTurn {
        LogTurn { number, seat, lines: Vec::new(), points: [0; Seat::MAX] }
    }

    /// Returns the lines to show below the player's name, which they do not repeat.
    pub fn lines_below_name(&self) -> Vec<LogLine> {
        let sentence = |line: &LogLine| match self.seat {
            Some(seat) => line.sentence.without_subject(seat),
            None => line.sentence.clone(),
        };
        self.lines.iter().map(|line| LogLine { sentence: sentence(line), ..line.clone() }).collect()
    }
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogLine {
    /// The sentence.
    pub sentence: Sentence,
    /// The number of actions in the match up to and including the one described.
    pub position: usize,
    /// The rule behind the numbers of the sentence, if it has any.
    pub rule: Option<Rule>,
}

/// Splits the match's actions into turns; only the last turn may be unfinished.
pub(in crate::scene) fn entries_by_turn(game_match: &Match) -> impl Iterator<Item = &[Entry]> {
    game_match.log().split_inclusive(Entry::ends_turn)
}

/// Returns the number of the current turn, from 1.
pub fn turn_number(game_match: &Match) -> usize {
    Entry::turn_after(game_match.log())
}

/// The log of a match. It caches finished turns, so an update describes only what is new.
#[derive(Default)]
pub struct Log {
    cache: Vec<CachedTurn>,
}

/// The actions of a turn and its blocks in the log. The last turn has the final scoring too.
struct CachedTurn {
    actions: Vec<Action>,
    blocks: Vec<Arc<LogTurn>>,
}

impl Log {
    /// Brings the log up to date with the match and returns its blocks, oldest first.
    pub fn update(&mut self, game_match: &Match, narrator: &Narrator) -> Vec<Arc<LogTurn>> {
        let (mut number, mut before) = (0, 0);
        let mut free = narrator.brook_spaces();
        for entries in entries_by_turn(game_match) {
            number += 1;
            let is_cached = self.cache.get(number - 1).is_some_and(|turn| turn.has(entries));
            if !is_cached {
                // The turns after a changed one have changed too.
                self.cache.truncate(number - 1);
                self.cache.push(CachedTurn::new(number, before, entries, narrator, free));
            }
            entries
                .iter()
                .flat_map(|entry| &entry.events)
                .for_each(|event| remove_covered(&mut free, event));
            before += entries.len();
        }
        self.cache.truncate(number);
        self.cache.iter().flat_map(|turn| turn.blocks.iter().cloned()).collect()
    }
}

impl CachedTurn {
    fn has(&self, entries: &[Entry]) -> bool {
        self.actions.iter().copied().eq(entries.iter().map(|entry| entry.action))
    }

    /// Describes a turn. `before` is the number of actions before it, `free` the brook spaces that
    /// were free then.
    fn new(
        number: usize,
        before: usize,
        entries: &[Entry],
        narrator: &Narrator,
        mut free: SpaceSet,
    ) -> CachedTurn {
        let seat = entries.first().map(|entry| entry.seat);
        let mut blocks = vec![LogTurn::new(number, seat)];
        let events = (before + 1..).zip(entries);
        let events = events.flat_map(|(done, entry)| entry.events.iter().map(move |e| (done, e)));
        for (position, event) in events {
            if matches!(event, Event::TurnEnded { next: None, .. }) {
                blocks.push(LogTurn::new(number + 1, None));
            }
            remove_covered(&mut free, event);
            if let Some(turn) = blocks.last_mut() {
                if let Event::AreaScored { closed_by: Some(_), area, .. } = *event {
                    let reason = narrator.explain_isolated(area, free);
                    let line = |sentence| LogLine { sentence, position, rule: None };
                    turn.lines.extend(reason.map(line));
                }
                if turn.seat.is_some() {
                    turn.points.iter_mut().zip(event.points()).for_each(|(sum, gain)| *sum += gain);
                }
                let sentence = narrator.narrate(event);
                let rule = Rule::from_event(event);
                turn.lines.extend(sentence.map(|sentence| LogLine { sentence, position, rule }));
            }
        }
        CachedTurn {
            actions: entries.iter().map(|entry| entry.action).collect(),
            blocks: blocks.into_iter().map(Arc::new).collect(),
        }
    }
}

/// Removes the spaces that the event covers from the free ones.
fn remove_covered(free: &mut SpaceSet, event: &Event) {
    if let Event::DominoPlaced { at, .. } = *event {
        at.into_iter().for_each(|at| free.remove(at));
    }
}

/// Returns the position of the last line that has happened by `position`; 0 before the first.
pub fn reached_position(turns: &[Arc<LogTurn>], position: usize) -> usize {
    let lines = turns.iter().flat_map(|turn| &turn.lines);
    lines.map(|line| line.position).take_while(|&line| line <= position).last().unwrap_or(0)
}

/// Returns the two latest lines, the latest last.
pub fn latest_lines(turns: &[Arc<LogTurn>]) -> Vec<String> {
    let lines = turns.iter().rev().flat_map(|turn| turn.lines.iter().rev()).take(2);
    let mut sentences: Vec<String> = lines.map(|line| line.sentence.to_string()).collect();
    sentences.reverse();
    sentences
}

/// Returns the turns of the others since the seat's last turn.
pub fn since_last_turn(turns: &[Arc<LogTurn>], seat: Seat) -> &[Arc<LogTurn>] {
    let after = turns.iter().rposition(|turn| turn.seat == Some(seat)).map_or(0, |last| last + 1);
    turns.get(after..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{script::play, sketch::Sketch},
        session::testing::{MatchBuilder, begun, played_out},
        text::ENGLISH,
    };

    fn narrator(game_match: &Match) -> Narrator {
        Narrator::new(game_match.setup(), &ENGLISH)
    }

    fn log_of(game_match: &Match) -> Vec<Arc<LogTurn>> {
        Log::default().update(game_match, &narrator(game_match))
    }

    #[test]
    fn match_begins_with_an_empty_log() {
        assert_eq!(log_of(&begun(2)), []);
    }

    #[test]
    fn each_turn_has_a_block_without_a_line_for_drawing() {
        let mut game_match = begun(2);
        let names = [0, 1].map(|index| game_match.game().hand(Seat::new(index).unwrap())[2]);
        play(&mut game_match, "pass; pass");
        let turns: Vec<(usize, Vec<String>)> = log_of(&game_match)
            .iter()
            .map(|turn| {
                (turn.number, turn.lines.iter().map(|line| line.sentence.to_string()).collect())
            })
            .collect();
        let line = |who: &str, domino: crate::rules::Domino| {
            vec![format!("{who} discards {}.", domino.to_string().replace('-', "–"))]
        };
        assert_eq!(turns, [(1, line("Ann", names[0])), (2, line("Ben", names[1]))]);
    }

    #[test]
    fn points_of_a_turn_are_what_each_player_gains_in_it() {
        let game_match = played_out("brook", 2, 3);
        let record = game_match.record();
        let mut begin = 0;
        let mut gains = Vec::new();
        for entries in entries_by_turn(&game_match) {
            let end = begin + entries.len();
            // The scores after each action; after the last one without the final scoring.
            let score_after = |actions: usize, seat: usize| match actions.checked_sub(1) {
                None => 4 - seat as i64,
                Some(last) => record.log[last].scores.get(seat).copied().unwrap_or_default(),
            };
            let gain = |seat: usize| match seat {
                0..2 => score_after(end, seat) - score_after(begin, seat),
                _ => 0,
            };
            gains.push((Some(entries[0].seat), std::array::from_fn(gain)));
            begin = end;
        }
        gains.push((None, [0; Seat::MAX]));
        let turns = log_of(&game_match);
        assert_eq!(turns.iter().map(|turn| (turn.seat, turn.points)).collect::<Vec<_>>(), gains);
    }

    #[test]
    fn final_scoring_is_a_block_of_its_own() {
        let turns = log_of(&played_out("brook", 2, 3));
        let last = turns.last().unwrap();
        assert_eq!(last.seat, None);
        assert!(last.lines.iter().any(|line| line.sentence.to_string().contains("plants left")));
        assert!(turns[..turns.len() - 1].iter().all(|turn| turn.seat.is_some()));
    }

    #[test]
    fn every_line_has_the_position_after_its_action() {
        let game_match = played_out("brook", 2, 3);
        let narrator = narrator(&game_match);
        let turns = log_of(&game_match);
        let lines: Vec<&LogLine> = turns.iter().flat_map(|turn| &turn.lines).collect();
        for (position, entry) in (1..).zip(game_match.log()) {
            for sentence in entry.events.iter().filter_map(|event| narrator.narrate(event)) {
                let is_it =
                    |line: &&LogLine| line.sentence == sentence && line.position == position;
                assert!(lines.iter().any(is_it), "{position}");
            }
        }
    }

    #[test]
    fn area_that_closes_beside_a_free_space_says_why() {
        let sketch = Sketch::base("A A A\n* * .").holds(0, "owl-fox");
        let turns = log_of(&sketch.play("place owl-fox a2 b2; no plant; finish"));
        let lines: Vec<String> =
            turns[0].lines.iter().map(|line| line.sentence.to_string()).collect();
        let why = "c2 beside area A can no longer be filled.";
        let index = lines.iter().position(|line| line == why).unwrap();
        assert!(lines[index + 1].starts_with("Area A is closed"), "{lines:?}");
    }

    #[test]
    fn reached_position_is_that_of_the_last_line_before() {
        let mut game_match = begun(2);
        play(&mut game_match, "pass; pass");
        let turns = log_of(&game_match);
        let reached = [0, 1, 2, 3, 4, 6].map(|position| reached_position(&turns, position));
        assert_eq!(reached, [0, 1, 1, 1, 4, 4]);
    }

    #[test]
    fn latest_lines_keep_their_order_across_turns() {
        let mut game_match = begun(2);
        assert!(latest_lines(&log_of(&game_match)).is_empty());
        play(&mut game_match, "pass; pass; pass");
        let lines = latest_lines(&log_of(&game_match));
        let names: Vec<_> = lines.iter().map(|line| line.split(' ').next().unwrap()).collect();
        assert_eq!(names, ["Ben", "Ann"]);
    }

    #[test]
    fn since_last_turn_has_only_turns_of_the_others() {
        let mut game_match = begun(2);
        play(&mut game_match, "pass; pass; pass");
        let turns = log_of(&game_match);
        let since = since_last_turn(&turns, Seat::new(1).unwrap());
        assert_eq!(since.iter().map(|turn| turn.number).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn updated_log_equals_a_fresh_one() {
        let (mut game_match, mut rng) = MatchBuilder::new("brook").begin_with_rng();
        let narrator = narrator(&game_match);
        let mut log = Log::default();
        for step in 0.. {
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.act(action).unwrap();
            log.update(&game_match, &narrator);
            if step % 3 == 0 {
                game_match.undo();
            }
            assert_eq!(log.update(&game_match, &narrator), log_of(&game_match));
        }
    }

    #[test]
    fn finished_turns_are_cached() {
        let mut game_match = begun(2);
        let narrator = narrator(&game_match);
        let mut log = Log::default();
        play(&mut game_match, "pass");
        let first = log.update(&game_match, &narrator).remove(0);
        play(&mut game_match, "pass");
        assert!(Arc::ptr_eq(&first, &log.update(&game_match, &narrator)[0]));
    }

    #[test]
    fn finished_turn_is_followed_by_the_next_number() {
        let mut game_match = begun(2);
        assert_eq!(turn_number(&game_match), 1);
        play(&mut game_match, "pass");
        assert_eq!(turn_number(&game_match), 2);
    }
}
