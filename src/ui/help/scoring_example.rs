//! The example of a scored area in the rules.

use crate::{
    scene::{
        area::{AreaRow, scoring_example::example},
        geometry::{
            outline::{Cut, on_grid, outline},
            texture::pits,
        },
    },
    ui::{
        art::measure::{BANK, CELL, SOIL, SOIL_EDGE},
        state::store::Store,
        table::board::{corner, plant_face, token_face},
        widgets::player_color::{Mark, owner_class},
    },
};
use leptos::prelude::*;

/// The area, and what each colour gets for it.
#[component]
pub fn Example() -> impl IntoView {
    let text = Store::get().text();
    let shown = example(text);
    let (columns, rows) = shown.size;
    let soil = on_grid(shown.soil);
    let cut = |cut: Cut| outline(columns, rows, cut, soil);
    let plants = shown.plants.iter().map(|&(at, plant, color)| {
        let class = format!("plant {}", owner_class(color));
        view! { <g class=class>{plant_face(plant, color, corner(at))}</g> }.into_any()
    });
    let (x, y) = corner(shown.token);
    let token = token_face(format!("translate({x} {y})"), shown.prize.main, shown.prize.minor);
    view! {
        <p>{(text.how_to_play.example)(shown.prize.main, shown.prize.minor)}</p>
        <div class="example">
            <svg viewBox="-2 -2 164 84" role="img" aria-label=shown.words>
                <path class="bank" d=cut(BANK)></path>
                <path class="soil-edge" d=cut(SOIL_EDGE)></path>
                <path class="soil" transform="translate(0 1.6)" d=cut(SOIL)></path>
                <path class="pits" d=pits(columns, rows, CELL, soil)></path>
                {token}
                {plants.collect_view()}
            </svg>
            <ul>{shown.rows.into_iter().map(standing).collect_view()}</ul>
        </div>
    }
}

/// What a colour has, its place, and what it gets.
fn standing(row: AreaRow) -> AnyView {
    let t = &Store::get().text().table.areas;
    let has = row.name.clone() + &(t.standing)(row.total, row.place);
    let has = match row.tied {
        true => view! { <s>{has}</s> }.into_any(),
        false => has.into_any(),
    };
    let points = row.points.filter(|&points| points > 0);
    view! {
        <li class=format!("award {}", owner_class(row.color))>
            <Mark color=row.color />
            {has}
            {points.map(|points| view! { <strong>" +"{points}</strong> })}
        </li>
    }
    .into_any()
}
