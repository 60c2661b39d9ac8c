//! The log: what was done, turn by turn, in sentences.

use crate::{
    rules::{Action, Event, Seat, SpaceSet},
    scene::words::{narrator::Narrator, rule_reference::Rule, sentence::Sentence},
    session::{Entry, Match},
};
use std::sync::Arc;

/// A turn, or the final scoring, as the log shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// 1 for the first turn of the game; an extra turn counts as one.
    pub number: usize,
    /// Whose turn it was; nobody's for the final scoring.
    pub seat: Option<Seat>,
    /// What happened, a sentence a line.
    pub lines: Vec<Line>,
    /// All points the seat got in it.
    pub points: i64,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What happened.
    pub sentence: Sentence,
    /// How many actions were done when it had.
    pub position: usize,
    /// The rule behind its numbers, if it has any.
    pub rule: Option<Rule>,
}

/// The entries of the match's log turn by turn; only the last turn may be under way.
pub(in crate::scene) fn turns(game_match: &Match) -> impl Iterator<Item = &[Entry]> {
    game_match.log().split_inclusive(Entry::ends_turn)
}

/// The number of the turn that is played now, from 1.
pub fn turn_number(game_match: &Match) -> usize {
    Entry::turn_after(game_match.log())
}

/// A log that follows a match: each turn is told once, and again only while it changes.
#[derive(Default)]
pub struct Log {
    told: Vec<Told>,
}

/// What was done in a turn, and how the log shows it: with the last turn goes the final scoring.
struct Told {
    actions: Vec<Action>,
    turns: Vec<Arc<Turn>>,
}

impl Log {
    /// The log of the match, turn by turn; a turn in which nothing was done yet is left out.
    pub fn follow(&mut self, game_match: &Match, narrator: &Narrator) -> Vec<Arc<Turn>> {
        let (mut number, mut before) = (0, 0);
        let mut free = narrator.brook();
        for entries in turns(game_match) {
            number += 1;
            let same = self.told.get(number - 1).is_some_and(|told| told.is_of(entries));
            if !same {
                // What comes after another turn is another story.
                self.told.truncate(number - 1);
                self.told.push(Told::tell(number, before, entries, narrator, free));
            }
            entries
                .iter()
                .flat_map(|entry| &entry.events)
                .for_each(|event| cover(&mut free, event));
            before += entries.len();
        }
        self.told.truncate(number);
        self.told.iter().flat_map(|told| told.turns.iter().cloned()).collect()
    }
}

impl Told {
    fn is_of(&self, entries: &[Entry]) -> bool {
        self.actions.iter().copied().eq(entries.iter().map(|entry| entry.action))
    }

    /// `before` is how many actions came before the turn, `free` what of the brook was free then.
    fn tell(
        number: usize,
        before: usize,
        entries: &[Entry],
        narrator: &Narrator,
        mut free: SpaceSet,
    ) -> Told {
        let seat = entries.first().map(|entry| entry.seat);
        let mut turns = vec![Turn { number, seat, lines: Vec::new(), points: 0 }];
        let events = (before + 1..).zip(entries);
        let events = events.flat_map(|(done, entry)| entry.events.iter().map(move |e| (done, e)));
        for (position, event) in events {
            if matches!(event, Event::TurnEnded { next: None, .. }) {
                let number = number + 1;
                turns.push(Turn { number, seat: None, lines: Vec::new(), points: 0 });
            }
            cover(&mut free, event);
            if let Some(turn) = turns.last_mut() {
                if let Event::AreaScored { closed_by: Some(_), area, .. } = *event {
                    let told = narrator.tell_isolated(area, free);
                    let line = |sentence| Line { sentence, position, rule: None };
                    turn.lines.extend(told.map(line));
                }
                turn.points += turn.seat.map_or(0, |seat| event.points()[seat.index()]);
                let told = narrator.tell(event);
                let rule = Rule::of(event);
                turn.lines.extend(told.map(|sentence| Line { sentence, position, rule }));
            }
        }
        Told {
            actions: entries.iter().map(|entry| entry.action).collect(),
            turns: turns.into_iter().map(Arc::new).collect(),
        }
    }
}

/// What the event leaves free of the brook.
fn cover(free: &mut SpaceSet, event: &Event) {
    if let Event::DominoPlaced { at, .. } = *event {
        at.into_iter().for_each(|at| free.remove(at));
    }
}

/// The position of the last line that has happened at the position: where its reader is.
pub fn reached(turns: &[Arc<Turn>], position: usize) -> usize {
    let lines = turns.iter().flat_map(|turn| &turn.lines);
    lines.map(|line| line.position).take_while(|&line| line <= position).last().unwrap_or(0)
}

/// What the two newest lines say, the newest last, for where there is room for no more.
pub fn newest(turns: &[Arc<Turn>]) -> Vec<String> {
    let lines = turns.iter().rev().flat_map(|turn| turn.lines.iter().rev()).take(2);
    let mut told: Vec<String> = lines.map(|line| line.sentence.to_string()).collect();
    told.reverse();
    told
}

/// What happened since the seat's last turn: the turns of the others after it.
pub fn since_last_turn(turns: &[Arc<Turn>], seat: Seat) -> &[Arc<Turn>] {
    let after = turns.iter().rposition(|turn| turn.seat == Some(seat)).map_or(0, |last| last + 1);
    turns.get(after..).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::random_match, text::ENGLISH};
    use rand::rngs::ChaCha8Rng;

    fn begun(seed: u64) -> (Match, ChaCha8Rng) {
        random_match::begun("brook", 2, seed)
    }

    fn played_out(seed: u64) -> Match {
        random_match::played_out("brook", 2, seed)
    }

    fn discard(game_match: &mut Match) {
        let seat = game_match.game().table().seat();
        let domino = game_match.game().hand(seat)[0];
        for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
            game_match.act(action).unwrap();
        }
    }

    fn narrator(game_match: &Match) -> Narrator {
        Narrator::new(game_match.setup(), &ENGLISH)
    }

    fn log_of(game_match: &Match) -> Vec<Arc<Turn>> {
        Log::default().follow(game_match, &narrator(game_match))
    }

    #[test]
    fn a_match_begins_with_an_empty_log() {
        assert_eq!(log_of(&begun(1).0), []);
    }

    #[test]
    fn turns_are_told_apart_and_drawing_is_not_told() {
        let (mut game_match, _) = begun(1);
        let names = [0, 1].map(|index| game_match.game().hand(Seat::new(index).unwrap())[0]);
        discard(&mut game_match);
        discard(&mut game_match);
        let told: Vec<(usize, Vec<String>)> = log_of(&game_match)
            .iter()
            .map(|turn| {
                (turn.number, turn.lines.iter().map(|line| line.sentence.to_string()).collect())
            })
            .collect();
        let line = |who: &str, domino: crate::rules::Domino| {
            vec![format!("{who} discards {}.", domino.to_string().replace('-', "–"))]
        };
        assert_eq!(told, [(1, line("Ann", names[0])), (2, line("Ben", names[1]))]);
    }

    #[test]
    fn the_points_of_all_turns_and_the_start_are_the_scores_before_the_end() {
        let game_match = played_out(3);
        let turns = log_of(&game_match);
        let record = game_match.record();
        let shown = &record.log.last().unwrap().scores;
        for seat in game_match.game().table().seats() {
            // What others score for an area in one's turn counts as well.
            let own: i64 = game_match.log()[..game_match.log().len() - 1]
                .iter()
                .flat_map(|entry| &entry.events)
                .map(|event| event.points()[seat.index()])
                .sum();
            assert_eq!(4 - seat.index() as i64 + own, shown[seat.index()]);
            let in_own_turns: i64 =
                turns.iter().filter(|turn| turn.seat == Some(seat)).map(|turn| turn.points).sum();
            assert!(in_own_turns <= own);
        }
    }

    #[test]
    fn the_final_scoring_stands_in_a_block_of_its_own() {
        let turns = log_of(&played_out(5));
        let last = turns.last().unwrap();
        assert_eq!(last.seat, None);
        assert!(last.lines.iter().any(|line| line.sentence.to_string().contains("plants left")));
        assert!(turns[..turns.len() - 1].iter().all(|turn| turn.seat.is_some()));
    }

    #[test]
    fn every_line_knows_the_position_after_what_it_tells() {
        let game_match = played_out(3);
        let narrator = narrator(&game_match);
        let turns = log_of(&game_match);
        let lines: Vec<&Line> = turns.iter().flat_map(|turn| &turn.lines).collect();
        for (position, entry) in (1..).zip(game_match.log()) {
            for sentence in entry.events.iter().filter_map(|event| narrator.tell(event)) {
                let is_told = |line: &&Line| line.sentence == sentence && line.position == position;
                assert!(lines.iter().any(is_told), "{position}");
            }
        }
    }

    #[test]
    fn an_area_that_closes_beside_a_free_space_says_why() {
        let is_said = |seed| {
            let turns = log_of(&played_out(seed));
            let lines: Vec<String> = turns
                .iter()
                .flat_map(|turn| turn.lines.iter().map(|line| line.sentence.to_string()))
                .collect();
            let why = lines.iter().position(|line| line.contains("nothing can lie on"))?;
            let closed = lines.get(why + 1)?;
            Some(closed.starts_with(lines[why].split(" closes").next()?))
        };
        assert_eq!((1..9).find_map(is_said), Some(true));
    }

    #[test]
    fn a_reader_of_the_log_is_at_the_last_line_that_has_happened() {
        let (mut game_match, _) = begun(1);
        (0..2).for_each(|_| discard(&mut game_match));
        let turns = log_of(&game_match);
        let places = [0, 1, 2, 3, 4, 6].map(|position| reached(&turns, position));
        assert_eq!(places, [0, 1, 1, 1, 4, 4]);
    }

    #[test]
    fn the_newest_lines_are_told_in_their_order_also_from_two_turns() {
        let (mut game_match, _) = begun(1);
        assert!(newest(&log_of(&game_match)).is_empty());
        (0..3).for_each(|_| discard(&mut game_match));
        let told = newest(&log_of(&game_match));
        let begins: Vec<_> = told.iter().map(|line| line.split(' ').next().unwrap()).collect();
        assert_eq!(begins, ["Ben", "Ann"]);
    }

    #[test]
    fn only_what_the_others_did_happened_since_ones_own_turn() {
        let (mut game_match, _) = begun(2);
        (0..3).for_each(|_| discard(&mut game_match));
        let turns = log_of(&game_match);
        let since = since_last_turn(&turns, Seat::new(1).unwrap());
        assert_eq!(since.iter().map(|turn| turn.number).collect::<Vec<_>>(), [3]);
    }

    #[test]
    fn a_log_that_follows_a_match_says_what_a_fresh_one_says() {
        let (mut game_match, mut rng) = begun(7);
        let narrator = narrator(&game_match);
        let mut log = Log::default();
        for step in 0.. {
            let Some(action) = game_match.game().random_action(&mut rng) else { break };
            game_match.act(action).unwrap();
            log.follow(&game_match, &narrator);
            if step % 3 == 0 {
                game_match.undo();
            }
            assert_eq!(log.follow(&game_match, &narrator), log_of(&game_match));
        }
    }

    #[test]
    fn turns_that_are_over_are_told_only_once() {
        let (mut game_match, _) = begun(1);
        let narrator = narrator(&game_match);
        let mut log = Log::default();
        discard(&mut game_match);
        let first = log.follow(&game_match, &narrator).remove(0);
        discard(&mut game_match);
        assert!(Arc::ptr_eq(&first, &log.follow(&game_match, &narrator)[0]));
    }

    #[test]
    fn the_turn_after_one_that_is_over_has_the_next_number() {
        let (mut game_match, _) = begun(1);
        assert_eq!(turn_number(&game_match), 1);
        discard(&mut game_match);
        assert_eq!(turn_number(&game_match), 2);
    }
}
