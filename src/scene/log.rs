//! The log: what was done, turn by turn, in sentences.

use super::{narrator::Narrator, sentence::Sentence};
use crate::{
    rules::{Action, Event, Seat},
    session::Match,
};

/// A turn, or the final scoring, as the log shows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    /// 1 for the first turn of the game; an extra turn counts as one.
    pub number: usize,
    /// Whose turn it was; nobody's for the final scoring.
    pub seat: Option<Seat>,
    /// What happened.
    pub lines: Vec<Line>,
    /// All points the seat got in it.
    pub points: i64,
}

/// A line of the log.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// What it says.
    pub sentence: Sentence,
    /// Its entry in the match's log.
    pub entry: usize,
}

/// The log of the match, turn by turn; turns in which nothing was done yet are left out.
pub fn log(play: &Match, narrator: &Narrator) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    let mut number = 0;
    let mut fresh = true;
    for (index, entry) in play.log().iter().enumerate() {
        if fresh {
            number += 1;
            turns.push(Turn { number, seat: Some(entry.seat), lines: Vec::new(), points: 0 });
        }
        fresh = entry.action == Action::EndTurn || entry.action == Action::ExtraTurn;
        for event in &entry.events {
            if matches!(event, Event::TurnEnded { next: None, .. }) {
                turns.push(Turn { number: number + 1, seat: None, lines: Vec::new(), points: 0 });
            }
            let Some(turn) = turns.last_mut() else { continue };
            turn.points += turn.seat.map_or(0, |seat| event.points()[seat.index()]);
            if is_told(event) {
                turn.lines.push(Line { sentence: narrator.tell(event), entry: index });
            }
        }
    }
    turns
}

/// What happened since the seat's last turn: the turns of the others after it.
pub fn since_last_turn(turns: &[Turn], seat: Seat) -> &[Turn] {
    let after = turns.iter().rposition(|turn| turn.seat == Some(seat)).map_or(0, |last| last + 1);
    turns.get(after..).unwrap_or_default()
}

/// What every turn has needs no line: that a domino is drawn, until the last, and that it ends.
fn is_told(event: &Event) -> bool {
    match event {
        Event::TurnEnded { .. } => false,
        Event::HandRefilled { reserve, .. } => *reserve == 0,
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Color, Player, Setup},
        session::Holder,
        text::ENGLISH,
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn begun(seed: u64) -> (Match, ChaCha8Rng) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let board = Board::from_json(include_str!("../../public/boards/brook.json")).unwrap();
        let players = [("Ann", Color::Orange), ("Ben", Color::Blue)]
            .map(|(name, color)| Player { name: name.into(), color });
        let setup = Setup::deal(board.into(), players.into(), &mut rng);
        (Match::begin(setup, vec![Holder::Person; 2]).unwrap(), rng)
    }

    fn played_out(seed: u64) -> Match {
        let (mut play, mut rng) = begun(seed);
        while let Some(action) = play.game().random_action(&mut rng) {
            play.act(action).unwrap();
        }
        play
    }

    fn discard(play: &mut Match) {
        let seat = play.game().table().seat();
        let domino = play.game().hand(seat)[0];
        for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
            play.act(action).unwrap();
        }
    }

    fn log_of(play: &Match) -> Vec<Turn> {
        log(play, &Narrator::new(play.setup(), &ENGLISH))
    }

    #[test]
    fn a_match_begins_with_an_empty_log() {
        assert_eq!(log_of(&begun(1).0), []);
    }

    #[test]
    fn turns_are_told_apart_and_drawing_is_not_told() {
        let (mut play, _) = begun(1);
        let names = [0, 1].map(|index| play.game().hand(Seat::new(index).unwrap())[0]);
        discard(&mut play);
        discard(&mut play);
        let told: Vec<(usize, Vec<String>)> = log_of(&play)
            .iter()
            .map(|turn| (turn.number, turn.lines.iter().map(|l| l.sentence.to_string()).collect()))
            .collect();
        let line = |who: &str, domino: crate::rules::Domino| {
            vec![format!("{who} discards {}.", domino.to_string().replace('-', "–"))]
        };
        assert_eq!(told, [(1, line("Ann", names[0])), (2, line("Ben", names[1]))]);
    }

    #[test]
    fn the_points_of_all_turns_and_the_start_are_the_scores_before_the_end() {
        let play = played_out(3);
        let turns = log_of(&play);
        let record = play.record();
        let shown = &record.log.last().unwrap().scores;
        for seat in play.game().table().seats() {
            // What others score for an area in one's turn counts as well.
            let own: i64 = play.log()[..play.log().len() - 1]
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
    fn only_what_the_others_did_happened_since_ones_own_turn() {
        let (mut play, _) = begun(2);
        (0..3).for_each(|_| discard(&mut play));
        let turns = log_of(&play);
        let since = since_last_turn(&turns, Seat::new(1).unwrap());
        assert_eq!(since.iter().map(|turn| turn.number).collect::<Vec<_>>(), [3]);
    }
}
