//! The result over the final scoring: the verdict with the places of all players, and the celebration.

use super::presentation::Presentation;
use crate::{
    rules::Seat,
    scene::{explain::Topic, history::FinalScoring as Scoring},
    ui::{
        art::PLANT_SYMBOLS,
        state::Store,
        widgets::{Emblem, Icon, color_class, color_of, owner_class},
    },
};
use leptos::prelude::*;

/// The number of plants that fall.
const PLANTS: usize = 16;

/// Draws the winners with a kind word, and below them each player's place, the best first.
#[component]
pub fn Verdict(
    /// The presentation that ends with it.
    presentation: Presentation,
) -> impl IntoView {
    let store = Store::get();
    let texts = store.game_match.with_untracked(|game_match| {
        let texts =
            |scoring: &Scoring| Some(scoring.verdict_texts(game_match.as_ref()?, store.text()));
        presentation.scoring.with_value(texts)
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
    // The colours of the only winner; several share none.
    let colors = presentation.scoring.with_value(|scoring| match scoring.winners[..] {
        [winner] => color_class(store, winner),
        _ => "",
    });
    view! {
        <p class=format!("final-verdict {colors}") tabindex="-1" data-winner="" hidden=move || !presentation.is_complete()>
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

/// Lets plants fall once; screen readers skip them.
#[component]
pub fn Celebration(
    /// The winners, whose colours the plants have in turn.
    winners: Vec<Seat>,
) -> impl IntoView {
    let store = Store::get();
    let plant = |(index, seat): (usize, Seat)| {
        // Steps of 7 and 5 of 16 spread the plants and their starts evenly, without a pattern.
        let (place, delay) = (index * 7 % PLANTS, index * 5 % PLANTS);
        let symbol = PLANT_SYMBOLS[index % PLANT_SYMBOLS.len()];
        view! {
            <svg
                class=format!("falling-plant {}", color_class(store, seat))
                viewBox="0 0 36 36"
                style:left=format!("{}%", place * 100 / PLANTS)
                style:animation-delay=format!("{}ms", delay * 90)
            >
                <use href=format!("#{symbol}")></use>
            </svg>
        }
        .into_any()
    };
    let plants: Vec<AnyView> = (0..PLANTS).zip(winners.into_iter().cycle()).map(plant).collect();
    view! { <div class="celebration" aria-hidden="true">{plants}</div> }
}
