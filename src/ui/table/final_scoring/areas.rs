//! The scored areas with each player's points. They light up on the board.

use super::presentation::Presentation;
use crate::{
    rules::{SpaceSet, sort_small_by_key},
    scene::{explain::Topic, history::ScoredArea, words::Rule},
    text::words::number::signed,
    ui::{
        browser::{first, rect, scroll_to, walk_focus},
        reactive::{Lifetime, alive, effect_after, memo::memo},
        state::Store,
        widgets::{Emblem, color_class, color_of},
    },
};
use leptos::{ev, prelude::*};

/// The longest name of an area in the usual column: two letters and a plus.
const LONG_NAME: usize = 3;

/// Draws the areas in the order of their letters, those closed in play and those scored at the end.
/// The one of the current step lights up by itself.
#[component]
pub fn ScoredAreas(presentation: Presentation) -> impl IntoView {
    let store = Store::get();
    let t = store.text().final_scoring;
    let (closed, areas, seats) = presentation.scoring.with_value(|scoring| {
        (scoring.closed_in_play.clone(), scoring.areas.clone(), scoring.seats.clone())
    });
    let now = memo(move || {
        let steps = presentation.steps();
        presentation.scoring.with_value(|scoring| scoring.area_at(steps))
    });
    effect_after(move |before: Option<bool>| {
        let spaces = now.get().and_then(|index| {
            presentation.scoring.with_value(|scoring| Some(scoring.areas.get(index)?.spaces))
        });
        if spaces.is_some() || before == Some(true) {
            store.lit.set(spaces.unwrap_or_default());
        }
        spaces.is_some()
    });
    on_cleanup(move || store.lit.set(SpaceSet::EMPTY));
    let names = store.narrator();
    let heads = seats.iter().map(|&seat| {
        let name = names.as_ref().map(|names| names.name(seat).to_owned());
        view! {
            <th scope="col" class=format!("number {}", color_class(store, seat))>
                <Emblem color=color_of(store, seat) class="icon" />
                <span class="visually-hidden">{name}</span>
            </th>
        }
        .into_any()
    });
    let heads = heads.collect_view();
    let presented = Signal::derive(move || !presentation.is_complete());
    let in_play = closed.into_iter().map(|area| Line {
        area,
        seats: seats.len(),
        is_final: false,
        now: Signal::stored(false),
        seen: Signal::stored(true),
        presented,
    });
    let at_the_end = areas.into_iter().enumerate().map(|(index, area)| Line {
        area,
        seats: seats.len(),
        is_final: true,
        now: Signal::derive(move || now.get() == Some(index)),
        seen: Signal::derive(move || presentation.is_complete() || is_shown(presentation, index)),
        presented,
    });
    let mut lines: Vec<Line> = in_play.chain(at_the_end).collect();
    sort_small_by_key(&mut lines, |line| line.area.name.clone());
    let is_wide = lines.iter().any(|line| line.area.name.chars().count() > LONG_NAME);
    let lines: Vec<AnyView> =
        lines.into_iter().enumerate().map(|(index, line)| line.draw(index == 0)).collect();
    let any = !lines.is_empty();
    any.then(|| {
        view! {
            <div class="final-by-area" class:wide=is_wide>
                <h3 class="small-head">{t.areas}</h3>
                <table class="final-areas" aria-label=t.areas>
                    <thead>
                        <tr>
                            <th scope="col">{t.area_columns[0]}</th>
                            <th scope="col" class="number" data-explain=Topic::Prize.to_string()>
                                {t.area_columns[1]}
                            </th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody on:keydown=alive(walk)>{lines}</tbody>
                </table>
                <p class="text-small text-soft" data-explain=Topic::Rule(Rule::Scoring).to_string()>
                    {t.area_legend}
                </p>
            </div>
        }
        .into_any()
    })
}

/// Keeps the area of the step in view where the areas stand beside the points. Where they stand below
/// the points, scrolling to one would hide the points.
pub fn keep_area_in_view() {
    let [points, areas] = ["table[data-final]", ".final-areas"].map(first);
    if let Some((points, areas)) = points.zip(areas)
        && rect(&points).right() <= rect(&areas).x
    {
        scroll_to(".final-areas tr.now");
    }
}

/// Moves the focus from area to area: the table is one stop of the Tab key.
fn walk(event: ev::KeyboardEvent) {
    if let Some([left, entered]) = walk_focus(&event, ".final-areas tr:not(.unseen) .final-area", 1)
    {
        left.set_tab_index(-1);
        entered.set_tab_index(0);
    }
}

/// Returns whether the presentation has reached the area.
fn is_shown(presentation: Presentation, index: usize) -> bool {
    let steps = presentation.steps();
    presentation
        .scoring
        .with_value(|scoring| (1..=steps).any(|step| scoring.area_at(step) == Some(index)))
}

/// A row of the table.
struct Line {
    area: ScoredArea,
    seats: usize,
    /// `true` if the area was scored at the end.
    is_final: bool,
    now: Signal<bool>,
    seen: Signal<bool>,
    /// `true` during the presentation.
    presented: Signal<bool>,
}

impl Line {
    /// Draws an area, which lights up on hover, focus and tap. A tap also tells how it was scored.
    /// `is_stop`: Tab leads to this row; during the presentation it leads to all rows on display.
    fn draw(self, is_stop: bool) -> AnyView {
        let store = Store::get();
        let Line { area, seats, now, seen, presented, .. } = self;
        let sentences = StoredValue::new(area.sentences());
        let ScoredArea { name, prize, kept, points, spaces, .. } = area;
        let part = |points: i32, is_kept: bool| match is_kept {
            true => format!("({points})"),
            false => points.to_string(),
        };
        let prize = format!("{} / {}", part(prize.main, kept[0]), part(prize.minor, kept[1]));
        let light = move || store.lit.set(spaces);
        let out = move || store.lit.set(SpaceSet::EMPTY);
        let is_open = RwSignal::new(false);
        let heading = StoredValue::new(name.clone());
        let lifetime = Lifetime::current();
        let cells = points.into_iter().take(seats).map(|points| {
            let is_soft = points.is_none_or(|points| points == 0);
            view! { <td class="number" class:text-soft=is_soft>{points.map_or("–".to_owned(), signed)}</td> }
                .into_any()
        });
        let walk = is_stop.then_some(store.text().final_scoring.walk);
        let described = move || match is_open.get() {
            // The row below says it, but the keys do not lead there.
            true => Some(sentences.get_value()),
            false => walk.map(str::to_owned),
        };
        let explained = StoredValue::new(Topic::Rule(Rule::Scoring).to_string());
        let explained = move || explained.get_value();
        let why = move || {
            is_open.get().then(|| {
                view! { <tr data-explain=explained><td class="final-why" data-area=heading.get_value() colspan=seats + 2>{sentences.get_value()}</td></tr> }
                    .into_any()
            })
        };
        view! {
            <tr
                data-explain=explained
                class:unseen=move || !seen.get()
                class:now=now
                on:pointerenter=alive(move |_| light())
                on:pointerleave=alive(move |_| out())
            >
                // Its cells repeat the row's name, but not the sentences.
                <th scope="row" aria-label=heading.get_value()>
                    <button
                        class="final-area button-quiet"
                        tabindex=move || if is_stop || presented.get() { "0" } else { "-1" }
                        aria-description=described
                        data-final-area=self.is_final.then_some("")
                        aria-expanded=move || is_open.get().to_string()
                        aria-label=move || (!is_open.get()).then(|| sentences.get_value())
                        on:focus=alive(move |_| light())
                        on:blur=alive(move |_| out())
                        on:click=alive(move |_| {
                            light();
                            is_open.update(|open| *open = !*open);
                            let why = format!(".final-why[data-area=\"{}\"]", heading.get_value());
                            lifetime.next_frame(move || scroll_to(&why));
                        })
                    >
                        {name}
                    </button>
                </th>
                <td class="number text-soft">{prize}</td>
                {cells.collect_view()}
            </tr>
            {why}
        }
        .into_any()
    }
}
