//! The chart of the scores over the turns: a line for each player, in colour and with their mark.

use super::{
    icon::{mark_href, owner_class},
    live::live,
    store::Store,
};
use crate::scene::{
    score_chart::{ScoreChart, ScoreLine},
    topic::Topic,
};
use leptos::{ev, prelude::*, web_sys::Element};
use wasm_bindgen::JsCast;

/// The size of the drawing in its user units.
const SIZE: (f32, f32) = (320.0, 160.0);
/// Where the lines lie in it: left, top, width, height.
const FRAME: (f32, f32, f32, f32) = (24.0, 8.0, 286.0, 134.0);
/// How many marks stand on a line.
const MARKS: usize = 3;

/// The chart; a pointer, a finger or the slider below tells the scores at a turn.
#[component]
pub fn Chart() -> impl IntoView {
    let store = Store::get();
    let text = store.text();
    let chart =
        store.play.with_untracked(|play| play.as_ref().map(|play| ScoreChart::of(play, text)));
    let chart = chart.filter(|chart| !chart.is_empty())?;
    let last = chart.len() - 1;
    let turn = RwSignal::new(last);
    let title = text.score_chart.title;
    let whole = chart.words(text);
    let legend = chart.lines.iter().map(legend_entry).map(IntoAny::into_any).collect_view();
    let drawing = drawing(&chart);
    let chart = StoredValue::new(chart);
    let words = move || chart.with_value(|chart| chart.words_at(turn.get(), text));
    let point = move |event: ev::PointerEvent| {
        if let Some(across) = across(&event) {
            turn.set(chart.with_value(|chart| chart.nearest(across)));
        }
    };
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
            <svg
                class="chart"
                viewBox=format!("0 0 {} {}", SIZE.0, SIZE.1)
                role="img"
                aria-label=whole
                on:pointermove=point
                on:pointerdown=point
            >
                <g inner_html=drawing></g>
                <g inner_html=live(move || chart.with_value(|chart| cursor(chart, turn.get())))></g>
            </svg>
            <input
                class="chart-slider"
                type="range"
                min="0"
                max=last
                prop:value=move || turn.get().to_string()
                aria-label=text.score_chart.slider
                aria-valuetext=live(words)
                data-explain=Topic::Scale.to_string()
                on:input=slide
            />
            <p
                class="chart-readout"
                data-chart-readout=""
                data-explain=Topic::AtTurn.to_string()
            >
                {live(words)}
            </p>
        </section>
    })
}

/// How far to the right of the frame's left edge the pointer is, as a share of its width.
fn across(event: &ev::PointerEvent) -> Option<f32> {
    let svg: Element = event.current_target()?.dyn_into().ok()?;
    let rect = svg.get_bounding_client_rect();
    let x = (f64::from(event.client_x()) - rect.left()) / rect.width() * f64::from(SIZE.0);
    Some((x as f32 - FRAME.0) / FRAME.2)
}

/// Where a point of the chart lies in the drawing.
fn place(chart: &ScoreChart, index: usize, score: i64) -> (f32, f32) {
    let (x, y) = chart.place(index, score);
    (FRAME.0 + x * FRAME.2, FRAME.1 + (1.0 - y) * FRAME.3)
}

fn legend_entry(line: &ScoreLine) -> impl IntoView + use<> {
    let mark = mark_href(line.color);
    let art = strokes("M1 7H33", line.seat.index())
        + &format!(r#"<use href="{mark}" x="10" y="0" width="14" height="14"/>"#);
    view! {
        <li class=owner_class(line.color)>
            <svg viewBox="0 0 34 14" inner_html=art></svg>
            {line.name.clone()}
        </li>
    }
}

/// All that stays: the scale, the numbers of the turns, the lines. It is all numbers and our own words.
fn drawing(chart: &ScoreChart) -> String {
    let ticks = chart.ticks().map(|tick| tick_art(chart, tick));
    let lines = chart.lines.iter().map(|line| line_art(chart, line));
    ticks.chain([turns_art(chart)]).chain(lines).collect()
}

/// A number of one of the scales.
fn number(class: &str, x: f32, y: f32, words: &str) -> String {
    let about = Topic::Scale;
    format!(r#"<text class="{class}" x="{x:.1}" y="{y:.1}" data-explain="{about}">{words}</text>"#)
}

fn tick_art(chart: &ScoreChart, tick: i64) -> String {
    let (x, y) = place(chart, 0, tick);
    let zero = if tick == 0 { " zero" } else { "" };
    format!(r#"<path class="chart-grid{zero}" d="M{x} {y:.1}h{}"/>"#, FRAME.2)
        + &number("chart-number", x - 4.0, y + 3.0, &tick.to_string())
}

/// The numbers of some turns below the chart.
fn turns_art(chart: &ScoreChart) -> String {
    let words = Store::get().text().score_chart;
    let foot = FRAME.1 + FRAME.3;
    let across = |index: usize| place(chart, index, 0).0;
    let below = |class, x, words: &str| number(class, x, foot + 12.0, words);
    let turn = |turn: usize| {
        let x = across(turn);
        format!(r#"<path class="chart-grid zero" d="M{x:.1} {foot}v4"/>"#)
            + &below("chart-turn", x, &turn.to_string())
    };
    let turns: String = chart.turn_ticks().map(turn).collect();
    let end = if chart.ended { words.end } else { "" };
    below("chart-number", FRAME.0 - 1.0, words.turns)
        + &turns
        + &below("chart-turn", across(chart.len() - 1), end)
}

/// The line in two strokes, to be told from any ground; the pattern of the inner one is the seat's.
fn strokes(path: &str, seat: usize) -> String {
    format!(
        r#"<path class="chart-edge" d="{path}"/><path class="chart-line pattern-{seat}" d="{path}"/>"#
    )
}

fn line_art(chart: &ScoreChart, line: &ScoreLine) -> String {
    let at =
        |index: usize| place(chart, index, line.scores.get(index).copied().unwrap_or_default());
    let path = (0..chart.len()).map(|index| {
        let (x, y) = at(index);
        format!("{}{x:.1} {y:.1}", if index == 0 { 'M' } else { 'L' })
    });
    let strokes = strokes(&path.collect::<String>(), line.seat.index());
    // Each line has its marks at other turns than the rest, so that none hides another's.
    let share = (line.seat.index() as f32 + 0.5) / chart.lines.len() as f32;
    let href = mark_href(line.color);
    let marks = (0..MARKS).map(|mark| {
        let (x, y) = at(chart.nearest((mark as f32 + share) / MARKS as f32));
        let (x, y) = (x - 6.0, y - 6.0);
        format!(r#"<use href="{href}" x="{x:.1}" y="{y:.1}" width="12" height="12"/>"#)
    });
    let marks: String = marks.collect();
    format!(r#"<g class="{}">{strokes}{marks}</g>"#, owner_class(line.color))
}

/// The line at a turn, and everybody's score there.
fn cursor(chart: &ScoreChart, turn: usize) -> String {
    let (x, _) = place(chart, turn, 0);
    let dots = chart.lines.iter().map(|line| {
        let (x, y) = place(chart, turn, line.scores.get(turn).copied().unwrap_or_default());
        let class = owner_class(line.color);
        format!(r#"<circle class="chart-dot {class}" cx="{x:.1}" cy="{y:.1}" r="4"/>"#)
    });
    let line = format!(r#"<path class="chart-cursor" d="M{x:.1} {}v{}"/>"#, FRAME.1, FRAME.3);
    std::iter::once(line).chain(dots).collect()
}
