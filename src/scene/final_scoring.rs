//! The final scoring as a table: where each seat's points come from.

use crate::{
    rules::{Event, RuleSet, Seat},
    session::Match,
};

/// Where points come from, in the order in which the table shows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// 4, 3, 2 or 1 by seat.
    Start,
    /// Plants, when they were set.
    Planting,
    /// Areas that were closed in play.
    AreasInPlay,
    /// Areas scored at the end.
    AreasAtEnd,
    /// Clouds left.
    Clouds,
    /// Plants left.
    PlantsLeft,
    /// Backs of collected tokens.
    TokenBacks,
}

impl Source {
    /// All sources.
    pub const ALL: [Source; 7] = [
        Source::Start,
        Source::Planting,
        Source::AreasInPlay,
        Source::AreasAtEnd,
        Source::Clouds,
        Source::PlantsLeft,
        Source::TokenBacks,
    ];

    fn of(event: &Event) -> Option<Source> {
        match event {
            Event::PlantPlaced { .. } => Some(Source::Planting),
            Event::AreaScored { closed_by: Some(_), .. } => Some(Source::AreasInPlay),
            Event::AreaScored { closed_by: None, .. } => Some(Source::AreasAtEnd),
            Event::CloudsScored { .. } => Some(Source::Clouds),
            Event::PlantsScored { .. } => Some(Source::PlantsLeft),
            Event::TokensScored { .. } => Some(Source::TokenBacks),
            _ => None,
        }
    }
}

/// The final scoring of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalScoring {
    /// The points of each seat by source; sources that the rules do not have are left out.
    pub rows: Vec<(Source, Vec<i64>)>,
    /// The sum of each seat's points.
    pub totals: Vec<i64>,
    /// The area tokens each seat collected, in the base game.
    pub area_tokens: Option<Vec<usize>>,
    /// Who wins.
    pub winners: Vec<Seat>,
    /// The event that tells who wins, and by what.
    pub verdict: Event,
}

impl FinalScoring {
    /// The final scoring of a match that is over.
    pub fn of(play: &Match) -> Option<FinalScoring> {
        let table = play.game().table();
        let events = play.log().iter().flat_map(|entry| &entry.events);
        let verdict = events.last().filter(|event| matches!(event, Event::GameOver { .. }))?;
        let base = table.board().rules() == RuleSet::Base;
        let rows: Vec<(Source, Vec<i64>)> = Source::ALL
            .into_iter()
            .filter(|source| base || !matches!(source, Source::AreasInPlay | Source::TokenBacks))
            .map(|source| {
                let points = table.seats().map(|seat| points_from(play, source, seat));
                (source, points.collect())
            })
            .collect();
        let total = |seat: Seat| rows.iter().map(|(_, points)| points[seat.index()]).sum();
        Some(FinalScoring {
            totals: table.seats().map(total).collect(),
            area_tokens: base
                .then(|| table.seats().map(|seat| table.collected(seat).len()).collect()),
            winners: table.winners(),
            verdict: verdict.clone(),
            rows,
        })
    }
}

/// The points that the seat has so far from this source.
pub fn points_from(play: &Match, source: Source, seat: Seat) -> i64 {
    let events = play.log().iter().flat_map(|entry| &entry.events);
    match source {
        Source::Start => 4 - seat.index() as i64,
        _ => events
            .filter(|event| Source::of(event) == Some(source))
            .map(|event| event.points()[seat.index()])
            .sum(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Board, Color, Player, Setup},
        session::Holder,
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn begun(board: &str, players: usize, seed: u64) -> (Match, ChaCha8Rng) {
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        let players: Vec<Player> = Color::ALL[..players]
            .iter()
            .map(|&color| Player { name: color.to_string(), color })
            .collect();
        let holders = vec![Holder::Person; players.len()];
        let board = Board::from_json(board).unwrap();
        (Match::begin(Setup::deal(board.into(), players, &mut rng), holders).unwrap(), rng)
    }

    fn played_out(board: &str, players: usize, seed: u64) -> Match {
        let (mut play, mut rng) = begun(board, players, seed);
        while let Some(action) = play.game().random_action(&mut rng) {
            play.act(action).unwrap();
        }
        play
    }

    const BROOK: &str = include_str!("../../public/boards/brook.json");
    const VALLEY: &str = include_str!("../../public/boards/valley.json");

    #[test]
    fn the_sources_add_up_to_the_score() {
        for board in [BROOK, VALLEY] {
            for players in 2..=4 {
                for seed in 0..10 {
                    let play = played_out(board, players, seed);
                    let table = FinalScoring::of(&play).unwrap();
                    assert_eq!(table.totals, play.game().table().scores());
                }
            }
        }
    }

    #[test]
    fn valley_has_neither_tokens_nor_areas_closed_in_play() {
        let table = FinalScoring::of(&played_out(VALLEY, 2, 1)).unwrap();
        let sources: Vec<Source> = table.rows.iter().map(|&(source, _)| source).collect();
        let left_out = |source: &Source| matches!(source, Source::AreasInPlay | Source::TokenBacks);
        assert!(!sources.iter().any(left_out) && table.area_tokens.is_none());
    }

    #[test]
    fn a_running_match_has_no_final_scoring() {
        assert_eq!(FinalScoring::of(&begun(BROOK, 2, 1).0), None);
    }
}
