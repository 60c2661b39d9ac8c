//! How the game is played, in short, with its pieces beside it.

use super::{dialog::Dialog, icon::Picture, store::Store};
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

/// The rules in short, as a dialog.
#[component]
pub fn HowToPlay(
    /// Whether it is shown.
    open: RwSignal<bool>,
) -> impl IntoView {
    let words = Store::get().text().how_to_play;
    view! {
        <Dialog open title=words.title>
            {words
                .sections
                .into_iter()
                .zip(PICTURES)
                .map(|((title, text), pictures)| {
                    view! {
                        <section class="rule seat-orange">
                            <div class="rule-pictures">
                                {pictures.iter().map(|id| view! { <Picture id=id /> }.into_any()).collect_view()}
                            </div>
                            <div>
                                <h3>{title}</h3>
                                <p>{text}</p>
                            </div>
                        </section>
                    }.into_any()
                })
                .collect_view()}
        </Dialog>
    }
}
