//! The verdict over the final scoring: who wins, and the places of all players.

use super::reveal::Presentation;
use crate::{
    rules::Seat,
    scene::{explain::Topic, history::FinalScoring as Table},
    ui::{
        state::Store,
        widgets::{Emblem, Icon, color_of, owner_class},
    },
};
use leptos::prelude::*;

/// Draws the winners with a kind word, and below them each player's place, the best first.
#[component]
pub fn Verdict(
    /// The presentation that ends with it.
    presentation: Presentation,
) -> impl IntoView {
    let store = Store::get();
    let texts = store.game_match.with_untracked(|game_match| {
        let texts = |table: &Table| Some(table.verdict_texts(game_match.as_ref()?, store.text()));
        presentation.table.with_value(texts)
    });
    let words = texts.map(|(result, places)| {
        let last = places.len().saturating_sub(1);
        let place = |(index, (seat, place))| place_badge(store, seat, place, index == last);
        let places = places.into_iter().enumerate().map(place).collect_view();
        view! {
            <strong class="final-result">{result}" "</strong>
            <span class="final-places">{places}</span>
        }
        .into_any()
    });
    view! {
        <p class="final-verdict" data-winner="" hidden=move || !presentation.all()>
            <Icon id="glyph-trophy" />
            <span data-explain=Topic::FinalTotal.to_string()>{words}</span>
        </p>
    }
}

/// Draws a player's place in the player's colours. A comma for screen readers parts it from the next.
fn place_badge(store: Store, seat: Seat, place: String, is_last: bool) -> AnyView {
    let color = color_of(store, seat);
    let comma = (!is_last).then(|| view! { <span class="visually-hidden">", "</span> });
    view! {
        <span class=format!("final-place {}", owner_class(color))>
            <Emblem color=Signal::stored(color) class="final-emblem" />
            {place}
        </span>
        {comma}
    }
    .into_any()
}
