//! The chart of the scores over the turns: a line for each player, in colour and with their mark.

use crate::{
    scene::{
        board::PlayerMark,
        explain::Topic,
        geometry::decimal,
        history::{ScoreChart, ScoreLine},
    },
    text::words::number::plain,
    ui::{
        reactive::{alive, dynamic},
        state::Store,
        widgets::{mark_href, owner_class},
    },
};
use leptos::{ev, prelude::*, web_sys::Element};
use wasm_bindgen::JsCast;

/// The size of the drawing, in SVG units.
const SIZE: (f32, f32) = (320.0, 160.0);
/// The frame of the lines: left, top, width, height. The slider below has the same margins
/// (`.chart-slider`).
const FRAME: (f32, f32, f32, f32) = (28.0, 8.0, 282.0, 134.0);
/// How far the label of the end may stand to the right of the last point, in SVG units.
const END_MARGIN: f32 = 8.0;
/// The number of marks on a line.
const MARKS: usize = 3;

/// Draws the chart. A pointer or the slider below selects the turn whose scores it shows.
#[component]
pub fn Chart() -> impl IntoView {
    let store = Store::get();
    let text = store.text();
    let chart = store.game_match.with_untracked(|game_match| {
        game_match.as_ref().map(|game_match| ScoreChart::from_match(game_match, text))
    });
    let chart = chart.filter(|chart| !chart.is_empty())?;
    let last = chart.len() - 1;
    let turn = RwSignal::new(last);
    let title = text.score_chart.title;
    let legend = chart.lines.iter().map(legend_entry).map(IntoAny::into_any).collect_view();
    let chart = StoredValue::new(chart);
    let label = move || chart.with_value(|chart| chart.point_text(turn.get(), text));
    let slide = move |event: ev::Event| {
        if let Ok(index) = event_target_value(&event).parse() {
            turn.set(index);
        }
    };
    Some(view! {
        <section class="score-chart" aria-label=title>
            <h3 class="small-head">{title}</h3>
            <ul class="chart-legend" aria-hidden="true">
                {legend}
            </ul>
            <Lines chart turn />
            <input
                class="chart-slider"
                type="range"
                min="0"
                max=last
                prop:value=move || turn.get().to_string()
                aria-label=text.score_chart.slider
                aria-valuetext=dynamic(label)
                data-explain=Topic::ChartScale.to_string()
                on:input=alive(slide)
            />
            <p
                class="chart-readout"
                data-chart-readout=""
                data-explain=Topic::ChartPoint.to_string()
            >
                {dynamic(label)}
            </p>
        </section>
    })
}

/// Draws the lines; a pointer on them selects the turn.
#[component]
fn Lines(chart: StoredValue<ScoreChart>, turn: RwSignal<usize>) -> impl IntoView {
    let text = Store::get().text();
    let select = move |event: &ev::MouseEvent| {
        if let Some(across) = across(event) {
            turn.set(chart.with_value(|chart| chart.nearest_index(across)));
        }
    };
    let ticks = |chart: &ScoreChart| {
        chart.score_ticks().map(|tick| tick_art(chart, tick).into_any()).collect_view()
    };
    // No line hides the marks of another.
    let lines = |chart: &ScoreChart| {
        let lines = chart.lines.iter().map(|line| line_art(chart, line).into_any());
        let marks = chart.lines.iter().map(|line| marks_art(chart, line).into_any());
        lines.chain(marks).collect_view()
    };
    view! {
        <svg
            class="chart"
            viewBox=format!("0 0 {} {}", decimal(SIZE.0), decimal(SIZE.1))
            role="img"
            aria-label=chart.with_value(|chart| chart.summary(text))
            on:pointermove=alive(move |event: ev::PointerEvent| select(&event))
            // A finger that comes down may be about to scroll.
            on:click=alive(move |event: ev::MouseEvent| select(&event))
        >
            {chart.with_value(ticks)}
            {chart.with_value(turns_art)}
            {chart.with_value(lines)}
            {dynamic(move || chart.with_value(|chart| cursor_art(chart, turn.get())))}
        </svg>
    }
}

/// Returns the pointer's distance from the left edge of the frame, as a share of its width.
fn across(event: &ev::MouseEvent) -> Option<f32> {
    let svg: Element = event.current_target()?.dyn_into().ok()?;
    let rect = svg.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - rect.left()) / rect.width() * f64::from(SIZE.0);
    Some((x as f32 - FRAME.0) / FRAME.2)
}

/// Returns the point of a score in the drawing.
fn point(chart: &ScoreChart, index: usize, score: i64) -> (f32, f32) {
    let (x, y) = chart.point(index, score);
    (FRAME.0 + x * FRAME.2, FRAME.1 + (1.0 - y) * FRAME.3)
}

fn legend_entry(line: &ScoreLine) -> impl IntoView + use<> {
    view! {
        <li class=owner_class(line.color)>
            <svg viewBox="0 0 34 14">
                {strokes("M1 7H33".to_owned(), line.seat.index())}
                <use href=mark_href(PlayerMark::from_color(line.color)) x="10" y="0" width="14" height="14" />
            </svg>
            {line.name.clone()}
        </li>
    }
}

fn tick_art(chart: &ScoreChart, tick: i64) -> impl IntoView + use<> {
    let (x, y) = point(chart, 0, tick);
    view! {
        <path class="chart-grid" class:zero=tick == 0 d=format!("M{} {}h{}", decimal(x), decimal(y), decimal(FRAME.2)) />
        <text
            class="chart-number"
            x=decimal(x - 4.0)
            y=decimal(y + 3.0)
            data-explain=Topic::ChartScale.to_string()
        >
            {plain(tick)}
        </text>
    }
}

/// Draws the numbers of some turns below the chart.
fn turns_art(chart: &ScoreChart) -> impl IntoView + use<> {
    let t = Store::get().text().score_chart;
    let foot = FRAME.1 + FRAME.3;
    let text = |x: f32, class: &'static str, label: String| {
        let about = Topic::ChartScale.to_string();
        view! { <text class=class x=decimal(x) y=decimal(foot + 12.0) data-explain=about>{label}</text> }.into_any()
    };
    let across = |index: usize| point(chart, index, 0).0;
    let ticks: String = chart
        .turn_ticks()
        .map(|turn| format!("M{} {}v4", decimal(across(turn)), decimal(foot)))
        .collect();
    let numbers = chart.turn_ticks().map(|turn| text(across(turn), "chart-turn", turn.to_string()));
    let end = chart
        .ended
        .then(|| text(across(chart.len() - 1) + END_MARGIN, "chart-turn chart-end", t.end.into()));
    view! {
        <path class="chart-grid zero" d=ticks />
        {text(FRAME.0 - 1.0, "chart-number", t.turns.into())}
        {numbers.collect_view()}
        {end}
    }
}

/// Draws the line in two strokes, visible on any ground; the inner one has the seat's pattern.
fn strokes(path: String, seat: usize) -> impl IntoView {
    view! {
        <path class="chart-edge" d=path.clone() />
        <path class=format!("chart-line pattern-{seat}") d=path />
    }
}

/// Returns the point of the line at a turn.
fn point_of(chart: &ScoreChart, line: &ScoreLine, turn: usize) -> (f32, f32) {
    point(chart, turn, line.scores.get(turn).copied().unwrap_or_default())
}

fn line_art(chart: &ScoreChart, line: &ScoreLine) -> impl IntoView + use<> {
    let path = (0..chart.len()).map(|turn| {
        let (x, y) = point_of(chart, line, turn);
        format!("{}{} {}", if turn == 0 { 'M' } else { 'L' }, decimal(x), decimal(y))
    });
    view! { <g class=owner_class(line.color)>{strokes(path.collect(), line.seat.index())}</g> }
}

/// Draws marks on the line, at other turns than those of the other lines.
fn marks_art(chart: &ScoreChart, line: &ScoreLine) -> impl IntoView + use<> {
    let share = (line.seat.index() as f32 + 0.5) / chart.lines.len() as f32;
    let marks = (0..MARKS).map(|mark| {
        let turn = chart.nearest_index((mark as f32 + share) / MARKS as f32);
        mark_on(line, point_of(chart, line, turn), 12.0)
    });
    view! { <g class=owner_class(line.color)>{marks.collect_view()}</g> }
}

/// Draws the line's mark at a point.
fn mark_on(line: &ScoreLine, (x, y): (f32, f32), size: f32) -> AnyView {
    let href = mark_href(PlayerMark::from_color(line.color));
    let [x, y] = [x, y].map(|middle| decimal(middle - size / 2.0));
    view! { <use href=href x=x y=y width=decimal(size) height=decimal(size) /> }.into_any()
}

fn cursor_art(chart: &ScoreChart, turn: usize) -> impl IntoView + use<> {
    let (x, _) = point(chart, turn, 0);
    let marks = chart.lines.iter().map(|line| {
        let mark = mark_on(line, point_of(chart, line, turn), 14.0);
        view! { <g class=owner_class(line.color)>{mark}</g> }.into_any()
    });
    view! {
        <path class="chart-cursor" d=format!("M{} {}v{}", decimal(x), decimal(FRAME.1), decimal(FRAME.3)) />
        {marks.collect_view()}
    }
}
