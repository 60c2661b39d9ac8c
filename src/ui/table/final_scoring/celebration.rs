//! The celebration of the winners: plants in their colours fall over the final scoring.

use crate::{
    rules::Seat,
    ui::{art::PLANT_SYMBOLS, state::Store, widgets::color_class},
};
use leptos::prelude::*;

/// The number of plants that fall.
const PLANTS: usize = 16;

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
