//! The area that the mushroom would make, as it would then stand.

use super::desk::Desk;
use crate::scene::{area::AreaScene, marks::Ghost};
use leptos::prelude::*;

/// The area that the mushroom's ghost makes, wherever it shows.
#[component]
pub fn JoinedArea() -> impl IntoView {
    let desk = Desk::get();
    let area = desk.scene(move |play, text| match desk.marks.with(|marks| marks.ghost) {
        Ghost::Mushroom(at) => AreaScene::joined(play, text, at),
        _ => None,
    });
    let words =
        move || area.get().flatten().map(|area| format!("{}: {}", area.title, area.standings()));
    view! {
        <p class="outlook" data-joined="" role="status">
            {words}
        </p>
    }
}
