//! How the game is played, in short, with its pieces beside it.

use super::scoring_example::Example;
use crate::ui::{
    state::store::Store,
    widgets::{dialog::Dialog, icon::Picture},
};
use leptos::prelude::*;

/// The pieces beside each section of the rules.
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

/// The section that an example makes clear.
const MAJORITY: usize = 6;

/// The rules in short, as a dialog.
#[component]
pub fn HowToPlay(
    /// Whether it is shown.
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
                    let example = (index == MAJORITY).then(|| view! { <Example /> }.into_any());
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
