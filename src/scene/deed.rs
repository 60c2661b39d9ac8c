//! What was done last, in sentences.

use super::narrator::Narrator;
use crate::{session::Match, text::Text};

/// The last action of the match with all that came of it, or nothing before the first.
pub fn last_deed(play: &Match, text: &'static Text) -> Option<String> {
    let entry = play.log().last()?;
    let narrator = Narrator::new(play.setup(), text);
    let told = entry.events.iter().filter_map(|event| narrator.tell(event));
    let sentences: Vec<String> = told.map(|sentence| sentence.to_string()).collect();
    (!sentences.is_empty()).then(|| sentences.join(" "))
}
