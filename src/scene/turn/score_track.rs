//! The score track: one lane for each player, all of equal length.

/// The points between two lines across the track.
const TICK: i64 = 25;
/// The points by which a track grows: seldom, for all lanes shrink then.
const GROWTH: i64 = 2 * TICK;
/// The length of the shortest track in points.
const MIN_LENGTH: i64 = 4 * TICK;

/// A player's lane of the score track.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Lane {
    /// The share of the track behind the player, from 0 to 1; negative scores count as 0.
    pub progress: f32,
    /// The share of the track between two of its lines.
    pub tick_spacing: f32,
}

impl Lane {
    /// Creates the lane of a player with this score, if the leader has `highest`.
    pub fn new(score: i64, highest: i64) -> Lane {
        let end = ((highest / GROWTH + 1) * GROWTH).max(MIN_LENGTH) as f32;
        Lane { progress: score.max(0) as f32 / end, tick_spacing: TICK as f32 / end }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortest_track_is_a_hundred_points_long() {
        assert_eq!(Lane::new(4, 4), Lane { progress: 0.04, tick_spacing: 0.25 });
    }

    #[test]
    fn track_grows_before_the_leader_reaches_its_end() {
        assert_eq!(Lane::new(75, 100), Lane { progress: 0.5, tick_spacing: 1.0 / 6.0 });
    }

    #[test]
    fn negative_score_stays_at_the_start() {
        assert_eq!(Lane::new(-3, 20).progress, 0.0);
    }
}
