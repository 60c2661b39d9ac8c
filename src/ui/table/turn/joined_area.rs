//! The area that the mushroom would join, as it would then stand.

use crate::{
    scene::{area::AreaScene, board::Ghost, explain::Topic},
    ui::{
        reactive::{UpdatePhase, dynamic},
        table::context::TableContext,
        widgets::standing_badges,
    },
};
use leptos::prelude::*;

/// Draws the area joined by the mushroom's ghost. The live region announces it through
/// [`ghost_text`].
///
/// [`ghost_text`]: crate::scene::turn::ghost_text
#[component]
pub fn JoinedArea() -> impl IntoView {
    let context = TableContext::get();
    let area = context.scene(move |game_match, text| {
        match context.highlights.with(|highlights| highlights.ghost) {
            Ghost::Mushroom(at) => AreaScene::joined(game_match, text, at),
            _ => None,
        }
    });
    let area = area.deferred_with(UpdatePhase::Turn, move || context.highlights.track());
    let [_, after] = context.store.text().table.areas.before_and_after;
    let badges = move |area: &AreaScene| standing_badges(after, area);
    let standings = move || area.with(|area| area.as_ref()?.as_ref().map(badges));
    view! {
        <p class="outlook" data-joined="" data-explain=Topic::Total.to_string()>
            {dynamic(standings)}
        </p>
    }
}
