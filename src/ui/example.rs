//! The example of a scored area in the rules.

use super::{
    art::{
        PLANT_SYMBOLS,
        measure::{BANK, CELL, SOIL, SOIL_EDGE},
    },
    board::corner,
    icon::{mark_href, owner_class},
    store::Store,
};
use crate::{
    scene::{
        area::AreaRow,
        example::{Example as Scene, example},
        outline::{Cut, on_grid, outline},
        texture::pits,
    },
    text::Text,
};
use leptos::prelude::*;

/// The area, and what each colour gets for it.
#[component]
pub fn Example() -> impl IntoView {
    let text = Store::get().text();
    let shown = example(text);
    let told: String = shown.rows.iter().map(|row| standing(text, row)).collect();
    let picture = picture(&shown);
    view! {
        <p>{(text.how_to_play.example)(shown.prize.main, shown.prize.minor)}</p>
        <div class="example">
            <svg viewBox="-2 -2 164 84" role="img" aria-label=shown.words inner_html=picture></svg>
            <ul inner_html=told></ul>
        </div>
    }
}

/// The area with its token and plants. There is nothing in it but what we have written.
fn picture(shown: &Scene) -> String {
    let (columns, rows) = shown.size;
    let soil = on_grid(shown.soil);
    let cut = |cut: Cut| outline(columns, rows, cut, soil);
    let ground = [("bank", cut(BANK)), ("soil-edge", cut(SOIL_EDGE)), ("soil", cut(SOIL))];
    let pits = [("pits", pits(columns, rows, CELL, soil))];
    let paths = ground.into_iter().chain(pits);
    let paths: String =
        paths.map(|(class, path)| format!(r#"<path class="{class}" d="{path}"/>"#)).collect();
    let plants = shown.plants.iter().map(|&(at, plant, color)| {
        let (x, y) = corner(at);
        let (class, href) = (owner_class(color), PLANT_SYMBOLS[plant.index()]);
        let (left, top, mark) = (x + 3.0, y + 1.5, mark_href(color));
        format!(
            r##"<g class="plant {class}"><use href="#{href}" x="{left}" y="{top}" width="34" height="34"/><use class="marks" href="{mark}" x="{}" y="{}" width="15" height="15"/></g>"##,
            x + 23.0,
            y + 23.0
        )
    });
    let plants: String = plants.collect();
    let ((x, y), prize) = (corner(shown.token), shown.prize);
    let token = format!(
        r##"<g transform="translate({x} {y})"><use href="#token" x="1.5" y="1.5" width="37" height="37"/><text class="token-main" x="18" y="20">{}</text><text class="token-minor" x="29.8" y="29.6">{}</text></g>"##,
        prize.main, prize.minor
    );
    paths + &token + &plants
}

/// What a colour has, its place, and what it gets.
fn standing(text: &Text, row: &AreaRow) -> String {
    let has = (text.table.areas.standing)(&row.name, row.total, row.place);
    let has = if row.tied { format!("<s>{has}</s>") } else { has };
    let points = row.points.filter(|&points| points > 0);
    let points = points.map(|points| format!(" <strong>+{points}</strong>")).unwrap_or_default();
    format!(r#"<li class="award {}">{has}{points}</li>"#, owner_class(row.color))
}
