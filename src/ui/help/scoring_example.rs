//! The scoring example in the rules.

use super::how_to_play::text;
use crate::{
    scene::{
        area::{AreaRow, example},
        geometry::{Cut, on_grid, outline::outline, pits},
    },
    ui::{
        art::measure::{BANK, CELL, SOIL, SOIL_EDGE},
        widgets::{Mark, corner, owner_class, plant_face, token_face},
    },
};
use leptos::prelude::*;

/// An example area and the points that each colour gets for it.
#[component]
pub fn ScoringExample() -> impl IntoView {
    let text = text();
    let example = example(text);
    let (columns, rows) = example.size;
    let soil = on_grid(example.soil);
    let cut = |cut: Cut| outline(columns, rows, cut, soil);
    let plants = example.plants.iter().map(|&(at, plant, color)| {
        let class = format!("plant {}", owner_class(color));
        view! { <g class=class>{plant_face(plant, color, corner(at))}</g> }.into_any()
    });
    let (x, y) = corner(example.token);
    let token = token_face(format!("translate({x} {y})"), example.prize.main, example.prize.minor);
    view! {
        <p>{(text.how_to_play.example)(example.prize.main, example.prize.minor)}</p>
        <div class="example">
            <svg viewBox="-2 -2 164 84" role="img" aria-label=example.words>
                <path class="bank" d=cut(BANK)></path>
                <path class="soil-edge" d=cut(SOIL_EDGE)></path>
                <path class="soil" transform="translate(0 1.6)" d=cut(SOIL)></path>
                <path class="pits" d=pits(columns, rows, CELL, soil)></path>
                {token}
                {plants.collect_view()}
            </svg>
            <ul>{example.rows.into_iter().map(standing_row).collect_view()}</ul>
        </div>
    }
}

/// Draws a row with a colour's total, rank and points.
fn standing_row(row: AreaRow) -> AnyView {
    let t = &text().table.areas;
    let total = row.name.clone() + &(t.standing)(row.total, row.rank);
    let total = match row.tied {
        true => view! { <s>{total}</s> }.into_any(),
        false => total.into_any(),
    };
    let points = row.points.filter(|&points| points > 0);
    view! {
        <li class=format!("award {}", owner_class(row.color))>
            <Mark color=row.color />
            {total}
            {points.map(|points| view! { <strong>" +"{points}</strong> })}
        </li>
    }
    .into_any()
}
