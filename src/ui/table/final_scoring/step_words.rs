//! The steps of the final scoring in words: the headline, and what a screen reader says.

use super::presentation::Presentation;
use crate::{
    scene::{
        explain::{Topic, explain},
        history::{ScoringPart, points_by_seat},
        input::Selection,
    },
    session::{Match, ScoringSpeed},
    ui::{browser::fits_media, reactive::effect_after, table::context::TableContext},
};
use leptos::prelude::*;

/// Low windows: their headline has room for a step's rule, but not for each player's list.
const LOWEST: &str = "(max-height: 24rem) and (min-aspect-ratio: 1/1)";

/// The most letters of a step's rule or areas with each player's list: more is a wall of text.
const LONGEST_HEADLINE: usize = 220;

/// Returns the name of the step on display with its rule, or with the areas that it counts.
///
/// Only a player who stops at the step, or watches at the slowest speed, has the time to read what
/// each player has left or got. In low windows there is no room for it. A list that is too long
/// stays in the row's explanation or in the table of areas.
pub fn headline(context: TableContext, presentation: Presentation) -> String {
    let text = context.store.text();
    let steps = presentation.steps();
    let (name, part) = presentation
        .scoring
        .with_value(|scoring| (scoring.headline(steps, text), scoring.part_at(steps)));
    let Some(part) = part else { return name };
    let list = |game_match: &Match| match part {
        ScoringPart::Source(source) => {
            explain(game_match, text, Selection::Nothing, Topic::FinalRow(source))
        }
        ScoringPart::AreasInPlay => presentation
            .scoring
            .with_value(|scoring| Some(points_by_seat(&scoring.closed_in_play, game_match, text))),
        ScoringPart::Area(_) => None,
    };
    let has_time = presentation.is_paused() || presentation.speed() == ScoringSpeed::Half;
    let has_time = has_time && !fits_media(LOWEST);
    let list = if has_time { context.displayed_untracked(list).flatten() } else { None };
    let list = list.filter(|list| !list.is_empty() && list.chars().count() <= LONGEST_HEADLINE);
    let rule = match part {
        ScoringPart::Source(source) => Some(text.explain.sources[source as usize].to_owned()),
        _ => None,
    };
    match list.or(rule) {
        Some(words) => format!("{name}. {words}"),
        None => name,
    }
}

/// What a screen reader says at the end of the presentation.
pub struct SpokenResult {
    /// Who has won.
    pub verdict: String,
    /// The verdict, and where each player's points come from.
    pub whole: String,
}

/// Says each step while the player steps by hand, and the result at the end.
///
/// The result leaves the sources of the points out for a player who has heard all steps.
///
/// A reader would lag behind steps that follow by themselves.
pub fn speak_steps(
    context: TableContext,
    presentation: Presentation,
    result: Option<SpokenResult>,
    by_hand: bool,
) {
    let text = context.store.text();
    let sums = move || {
        let scoring = presentation.scoring;
        let sums = |game_match: &Match| {
            scoring.with_value(|scoring| scoring.sums_text(presentation.steps(), game_match, text))
        };
        context.displayed_untracked(sums).unwrap_or_default()
    };
    let step_words = move || {
        let headline = headline(context, presentation);
        let dot = if headline.is_empty() || headline.ends_with('.') { "" } else { "." };
        format!("{headline}{dot} {}", sums()).trim().to_owned()
    };
    // The most steps that were said one after the other, from the first, and those on display.
    effect_after(move |before: Option<(usize, usize)>| {
        let (steps, by_step) = (presentation.steps(), presentation.is_paused());
        let (heard, shown) = before.unwrap_or_default();
        let is_next = by_step && steps == heard + 1;
        let has_heard_all = by_step && steps <= heard + 1;
        let words = match (presentation.is_complete(), by_step) {
            (true, _) if shown == steps => None,
            (true, _) => result.as_ref().map(|SpokenResult { verdict, whole }| {
                if has_heard_all { verdict } else { whole }.clone()
            }),
            (false, _) if before.is_none() && by_hand => {
                let t = text.final_scoring;
                Some(format!("{}. {} {}", t.title, t.steps_aloud, step_words()))
            }
            (false, true) => Some(step_words()),
            (false, false) => None,
        };
        words.into_iter().for_each(|words| context.speak(words));
        (if is_next { steps } else { heard }, steps)
    });
}
