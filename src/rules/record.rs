//! Game records: a whole game from setup to result (RECORD: Game record).

use super::{action::Action, area::AreaSet, game::Game, seat::Seat, setup::Setup};

/// A game as it is written down. What is in it may contradict itself until it is replayed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Record {
    /// Who plays and what was dealt.
    pub setup: Setup,
    /// Every action in order.
    pub log: Vec<LogEntry>,
    /// There exactly when the game is over.
    pub result: Option<Outcome>,
}

/// An action and the score markers after it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LogEntry {
    /// Who acted.
    pub seat: Seat,
    /// What they did.
    pub action: Action,
    /// What all score markers show after it; for the last `end_turn` without the final scoring.
    pub scores: Vec<i64>,
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    /// The final scores in seat order.
    pub scores: Vec<i64>,
    /// How many area tokens each seat collected in play.
    pub area_tokens: Vec<usize>,
    /// The seats that share the victory.
    pub winners: Vec<Seat>,
}

impl Outcome {
    /// The outcome of the game; none while it runs.
    pub fn of(game: &Game) -> Option<Outcome> {
        let table = game.table();
        table.is_over().then(|| Outcome {
            scores: table.scores(),
            area_tokens: table
                .seats()
                .map(|seat| table.collected(seat))
                .map(AreaSet::len)
                .collect(),
            winners: table.winners(),
        })
    }
}
