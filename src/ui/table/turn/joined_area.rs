//! The area that the mushroom would make, as it would then stand.

use crate::{
    scene::{area::AreaScene, board::highlights::Ghost, explain::topic::Topic},
    ui::{
        reactive::dynamic::dynamic, table::context::TableContext, widgets::standing_badge::awards,
    },
};
use leptos::prelude::*;

/// The area that the mushroom's ghost makes, wherever it shows; once it lies there it is said too,
/// see [`ghost_text`].
///
/// [`ghost_text`]: crate::scene::turn::turn_banner::ghost_text
#[component]
pub fn JoinedArea() -> impl IntoView {
    let context = TableContext::get();
    let area = context.scene(move |game_match, text| {
        match context.highlights.with(|highlights| highlights.ghost) {
            Ghost::Mushroom(at) => AreaScene::joined(game_match, text, at),
            _ => None,
        }
    });
    let told = move || area.with(|area| area.as_ref()?.as_ref().map(awards));
    view! {
        <p class="outlook" data-joined="" data-explain=Topic::Total.to_string()>
            {dynamic(told)}
        </p>
    }
}
