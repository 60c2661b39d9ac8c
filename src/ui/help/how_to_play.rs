//! The rules in short, illustrated with the pieces.

use super::scoring_example::ScoringExample;
use crate::ui::{
    state::Store,
    widgets::{Dialog, Picture},
};
use leptos::prelude::*;

/// The sprite ids of the pictures beside each section.
const PICTURES: [&[&str]; 10] = [
    &["score-marker"],
    &["start"],
    &["animal-butterfly", "joker"],
    &["plant-turf", "plant-bush", "plant-pine", "plant-oak"],
    &["cloud"],
    &["token"],
    &["seat"],
    &["domino-back"],
    &["token-back"],
    &["stump", "mushroom"],
];

/// The index of the section with the scoring example.
const MAJORITY: usize = 6;

/// A dialog with the rules in short.
#[component]
pub fn HowToPlay(
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let t = Store::get().text().how_to_play;
    view! {
        <Dialog open title=t.title>
            {t
                .sections
                .into_iter()
                .zip(PICTURES)
                .enumerate()
                .map(|(index, ((title, text), pictures))| {
                    let example = (index == MAJORITY).then(|| view! { <ScoringExample /> }.into_any());
                    view! {
                        <section class="rule seat-orange">
                            <div class="rule-pictures">
                                {pictures.iter().map(|id| view! { <Picture id=id /> }.into_any()).collect_view()}
                            </div>
                            <div>
                                <h3>{title}</h3>
                                <p>{text}</p>
                                {example}
                            </div>
                        </section>
                    }.into_any()
                })
                .collect_view()}
        </Dialog>
    }
}
