//! The score track: a lane for each player, as long for all.

/// The points from one line across the track to the next.
const STRETCH: i64 = 25;
/// The fewest points that the track is long.
const SHORTEST: i64 = 2 * STRETCH;

/// How far a player has come on the score track.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lane {
    /// The share of the track that lies behind the player, from 0 to 1; who is below 0 waits at
    /// the start.
    pub share: f32,
    /// The share of the track from one of its lines to the next.
    pub stretch: f32,
}

impl Lane {
    /// The lane of a player with this score, where the leader has the highest one.
    pub fn of(score: i64, highest: i64) -> Lane {
        let end = ((highest / STRETCH + 1) * STRETCH).max(SHORTEST) as f32;
        Lane { share: score.max(0) as f32 / end, stretch: STRETCH as f32 / end }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_track_has_room_for_fifty_points_from_the_start() {
        assert_eq!(Lane::of(4, 4), Lane { share: 0.08, stretch: 0.5 });
    }

    #[test]
    fn the_track_grows_before_the_leader_comes_to_its_end() {
        assert_eq!(Lane::of(50, 50), Lane { share: 50.0 / 75.0, stretch: 1.0 / 3.0 });
    }

    #[test]
    fn who_has_less_than_nothing_waits_at_the_start() {
        assert_eq!(Lane::of(-3, 20).share, 0.0);
    }
}
