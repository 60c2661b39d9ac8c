//! The presentation of the final scoring: its times, and the areas that it has scored.

use super::final_scoring::{PointSource, ScoringPart, ScoringStep};
use crate::{
    rules::{Event, SpaceSet},
    session::{Match, ScoringSpeed},
};

/// The time that a source stands, in milliseconds at the normal pace.
const SOURCE: f64 = 1700.0;
/// The time that a step stands whose line lists areas or plants of each player, in milliseconds at
/// the normal pace.
const LISTED: f64 = 3000.0;
/// The time that an area stands, in milliseconds at the normal pace.
const AREA: f64 = 1400.0;
/// The time that an area without plants stands, in milliseconds at the normal pace.
const EMPTY_AREA: f64 = 500.0;
/// The longest presentation, in milliseconds at the normal pace.
const LONGEST: f64 = 12_000.0;
/// The longest presentation at the slowest speed, in milliseconds before it is slowed down. Each
/// area's line can still be read.
const LONGEST_AT_SLOWEST: f64 = 18_000.0;

/// Returns the time that the step stands, in milliseconds at the normal pace.
pub fn step_time(step: &ScoringStep) -> f64 {
    match step.content {
        ScoringPart::Area(_) if !step.has_reason() => EMPTY_AREA,
        ScoringPart::Area(_) => AREA,
        ScoringPart::AreasInPlay
        | ScoringPart::Source(PointSource::PlantsLeft | PointSource::TokenBacks) => LISTED,
        ScoringPart::Source(_) => SOURCE,
    }
}

/// Returns the next number of a count towards `goal`: a third of the rest, at least 1.
pub fn next_count(shown: i64, goal: i64) -> i64 {
    let rest = goal - shown;
    shown + (rest.abs() + 2) / 3 * rest.signum()
}

/// Returns the factor by which all steps are shorter at this speed.
///
/// A game of many areas would otherwise take too long.
pub fn duration_factor(steps: &[ScoringStep], speed: ScoringSpeed) -> f64 {
    let longest = if speed == ScoringSpeed::Half { LONGEST_AT_SLOWEST } else { LONGEST };
    let whole: f64 = steps.iter().map(step_time).sum();
    (longest / whole.max(1.0)).min(1.0)
}

/// Returns true unless the presentation has yet to score the area with these spaces.
///
/// `revealed` are the spaces that it has scored so far; `None` if there is no presentation. Areas
/// that were closed in play do not wait for it.
pub fn is_revealed(game_match: &Match, revealed: Option<SpaceSet>, area: SpaceSet) -> bool {
    let Some(revealed) = revealed.filter(|revealed| !revealed.intersects(&area)) else {
        return true;
    };
    let table = game_match.game().table();
    let events = game_match.log().last().map_or(&[][..], |entry| &entry.events);
    let waits = |event: &Event| match *event {
        Event::AreaScored { closed_by: None, area: scored, .. } => {
            (table.spaces_of(scored) & !revealed).intersects(&area)
        }
        _ => false,
    };
    !events.iter().any(waits)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::history::FinalScoring, session::testing::played_out, text::ENGLISH};
    use ScoringSpeed::{Half, Normal};

    fn steps_of(board: &str, players: usize, seed: u64) -> Vec<ScoringStep> {
        let game_match = played_out(board, players, seed);
        FinalScoring::from_match(&game_match, &ENGLISH).unwrap().steps
    }

    #[test]
    fn valley_is_presented_within_twelve_seconds() {
        let played: Vec<_> = (1..6).map(|seed| steps_of("valley", 3, seed)).collect();
        let whole = |steps: &[ScoringStep]| steps.iter().map(step_time).sum::<f64>();
        assert!(played.iter().any(|steps| whole(steps) > 12_000.5));
        assert!(
            played.iter().all(|steps| whole(steps) * duration_factor(steps, Normal) < 12_000.5)
        );
    }

    #[test]
    fn count_reaches_its_goal_from_above_and_below() {
        for (from, goal) in [(0, 57), (12, 12), (9, -4)] {
            let mut shown = from;
            for _ in 0..20 {
                shown = next_count(shown, goal);
            }
            assert_eq!(shown, goal);
        }
    }

    #[test]
    fn slowest_presentation_is_hurried_less() {
        let steps = steps_of("valley", 3, 1);
        assert!(duration_factor(&steps, Normal) < duration_factor(&steps, Half));
    }

    #[test]
    fn short_presentation_is_not_hurried() {
        let steps = steps_of("brook", 2, 1);
        assert_eq!(duration_factor(&steps[..3], Normal), 1.0);
        assert_eq!(duration_factor(&[], Normal), 1.0);
    }

    #[test]
    fn only_areas_without_plants_pass_quickly() {
        let steps: Vec<ScoringStep> = (1..6).flat_map(|seed| steps_of("valley", 2, seed)).collect();
        let areas = || steps.iter().filter(|step| matches!(step.content, ScoringPart::Area(_)));
        let (compared, empty): (Vec<_>, Vec<_>) = areas().partition(|step| step.has_reason());
        assert!(compared.iter().any(|step| !step.changes_scores()) && !empty.is_empty());
        assert!(compared.iter().all(|step| step_time(step) == AREA));
        assert!(empty.iter().all(|step| step_time(step) == EMPTY_AREA));
    }
}
