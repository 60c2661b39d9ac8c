//! The times of the presentation of the final scoring.

use super::final_scoring::{ScoringStep, StepContent};

/// The time that a source stands, in milliseconds at the normal pace.
const SOURCE: f64 = 800.0;
/// The time that an area stands, in milliseconds at the normal pace.
const AREA: f64 = 1100.0;
/// The time that an area stands in which nobody scores, in milliseconds at the normal pace.
const EMPTY_AREA: f64 = 350.0;
/// The longest presentation, in milliseconds at the normal pace.
const LONGEST: f64 = 12_000.0;

/// Returns the time that the step stands, in milliseconds at the normal pace.
pub fn step_time(step: &ScoringStep) -> f64 {
    match step.content {
        StepContent::Area(_) if !step.changes_scores() => EMPTY_AREA,
        StepContent::Area(_) => AREA,
        StepContent::Source(_) | StepContent::AreasInPlay => SOURCE,
    }
}

/// Returns the factor by which all steps are shorter, so that a game of many areas does not take
/// too long.
pub fn hurry(steps: &[ScoringStep]) -> f64 {
    let whole: f64 = steps.iter().map(step_time).sum();
    (LONGEST / whole.max(1.0)).min(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::history::FinalScoring, session::testing::played_out, text::ENGLISH};

    fn steps_of(board: &str, players: usize, seed: u64) -> Vec<ScoringStep> {
        let game_match = played_out(board, players, seed);
        FinalScoring::from_match(&game_match, &ENGLISH).unwrap().steps
    }

    #[test]
    fn valley_is_presented_within_twelve_seconds() {
        for seed in 1..6 {
            let steps = steps_of("valley", 3, seed);
            let whole: f64 = steps.iter().map(step_time).sum();
            assert!(whole * hurry(&steps) <= LONGEST + 0.5, "{whole}");
        }
    }

    #[test]
    fn short_presentation_is_not_hurried() {
        let steps = steps_of("brook", 2, 1);
        assert_eq!(hurry(&steps[..3]), 1.0);
        assert_eq!(hurry(&[]), 1.0);
    }

    #[test]
    fn area_without_points_passes_quickly() {
        let steps: Vec<ScoringStep> = (1..6).flat_map(|seed| steps_of("valley", 2, seed)).collect();
        let areas = || steps.iter().filter(|step| matches!(step.content, StepContent::Area(_)));
        let (scoring, empty): (Vec<_>, Vec<_>) = areas().partition(|step| step.changes_scores());
        assert!(!scoring.is_empty() && !empty.is_empty());
        assert!(scoring.iter().all(|step| step_time(step) == AREA));
        assert!(empty.iter().all(|step| step_time(step) == EMPTY_AREA));
    }
}
