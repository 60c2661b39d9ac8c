//! The area that the mushroom would make, as it would then stand.

use crate::{
    scene::{area::AreaScene, board::highlights::Ghost, explain::topic::Topic},
    ui::{reactive::dynamic::live, table::context::Desk, widgets::standing_badge::awards},
};
use leptos::prelude::*;

/// The area that the mushroom's ghost makes, wherever it shows; once it lies there it is said too,
/// see [`laid_words`].
///
/// [`laid_words`]: crate::scene::turn::turn_banner::laid_words
#[component]
pub fn JoinedArea() -> impl IntoView {
    let desk = Desk::get();
    let area = desk.scene(move |play, text| match desk.marks.with(|marks| marks.ghost) {
        Ghost::Mushroom(at) => AreaScene::joined(play, text, at),
        _ => None,
    });
    let told = move || area.with(|area| area.as_ref()?.as_ref().map(awards));
    view! {
        <p class="outlook" data-joined="" data-explain=Topic::Total.to_string()>
            {live(told)}
        </p>
    }
}
