//! The final scoring, step by step, and the winner.

use super::{export::export, icon::Icon, log_panel::color_class, store::Store};
use crate::{
    rules::Seat,
    scene::final_scoring::FinalScoring as Table,
    text::number::{plain, signed},
};
use gloo_timers::callback::Interval;
use leptos::{html, prelude::*};

/// How long each row stands before the next appears, in milliseconds.
const STEP: u32 = 700;

/// The final scoring, step by step, and the winner; nothing while the match runs.
#[component]
pub fn FinalScoring() -> impl IntoView {
    let store = Store::get();
    let words = store.text().final_scoring;
    let table = Memo::new(move |_| store.play.with(|play| play.as_ref().and_then(Table::of)));
    move || {
        let table = table.get()?;
        Some(if store.final_scoring.get() {
            view! { <Scoring table /> }.into_any()
        } else {
            view! {
                <button class="primary final-again" on:click=move |_| store.final_scoring.set(true)>
                    <Icon id="glyph-trophy" />
                    {words.show_again}
                </button>
            }
            .into_any()
        })
    }
}

#[component]
fn Scoring(table: Table) -> impl IntoView {
    let store = Store::get();
    let words = store.text().final_scoring;
    let steps = table.rows.len() + 1;
    let shown = RwSignal::new(if prefers_stillness() { steps } else { 1 });
    reveal(shown, steps);
    let all_shown = move || shown.get() >= steps;
    let dialog = NodeRef::<html::Dialog>::new();
    Effect::new(move || {
        if let Some(dialog) = dialog.get() {
            let _ = dialog.show_modal();
        }
    });
    let narrator = store.narrator();
    let verdict = narrator.as_ref().and_then(|narrator| narrator.tell(&table.verdict));
    let name = |seat: Seat| narrator.as_ref().map(|n| n.name(seat).to_owned()).unwrap_or_default();
    let heads: Vec<_> = (0..table.totals.len())
        .filter_map(Seat::new)
        .map(|seat| {
            let wins = table.winners.contains(&seat);
            view! { <Head seat name=name(seat) wins=Signal::derive(move || wins && all_shown()) /> }
        })
        .collect();
    let rows: Vec<_> = table
        .rows
        .iter()
        .enumerate()
        .map(|(index, (source, points))| {
            let cells: Vec<_> = points
                .iter()
                .map(|&points| view! { <td class="number">{signed(points)}</td> })
                .collect();
            view! {
                <tr class:unseen=move || shown.get() <= index>
                    <th scope="row">{words.sources[*source as usize]}</th>
                    {cells}
                </tr>
            }
        })
        .collect();
    let totals: Vec<_> = table
        .totals
        .iter()
        .enumerate()
        .map(|(seat, &total)| {
            view! {
                <td class="number" data-final-score=seat>
                    {plain(total)}
                </td>
            }
        })
        .collect();
    let tokens = table.area_tokens.map(|counts| {
        let cells: Vec<_> =
            counts.iter().map(|count| view! { <td class="number">{*count}</td> }).collect();
        view! {
            <tr class="final-tokens" class:unseen=move || !all_shown()>
                <th scope="row">{words.area_tokens}</th>
                {cells}
            </tr>
        }
    });
    view! {
        <dialog
            class="final"
            node_ref=dialog
            aria-labelledby="final-title"
            on:close=move |_| store.final_scoring.set(false)
        >
            <h1 id="final-title">{words.title}</h1>
            <div class="final-scroll" tabindex="0" role="region" aria-labelledby="final-title">
                <table data-final="">
                    <thead>
                        <tr>
                            <th scope="col">{words.source}</th>
                            {heads}
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                    <tfoot>
                        <tr class:unseen=move || !all_shown()>
                            <th scope="row">{words.total}</th>
                            {totals}
                        </tr>
                        {tokens}
                    </tfoot>
                </table>
            </div>
            <p class="final-verdict" data-winner="" class:unseen=move || !all_shown() role="status">
                <Icon id="glyph-trophy" />
                <span>{verdict.map(|sentence| sentence.to_string())}</span>
            </p>
            <div class="dialog-buttons">
                <button hidden=all_shown on:click=move |_| shown.set(steps)>
                    <Icon id="glyph-fast" />
                    {words.skip}
                </button>
                <button on:click=move |_| store.final_scoring.set(false)>
                    <Icon id="glyph-eye" />
                    {words.look_at_board}
                </button>
                <button data-action="export" on:click=move |_| export(store)>
                    <Icon id="glyph-export" />
                    {words.export}
                </button>
                <button class="primary" data-action="new-game" on:click=move |_| store.leave()>
                    <Icon id="glyph-plus" />
                    {words.new_game}
                </button>
            </div>
        </dialog>
    }
}

#[component]
fn Head(seat: Seat, name: String, wins: Signal<bool>) -> impl IntoView {
    let store = Store::get();
    view! {
        <th scope="col" class=format!("final-seat {}", color_class(store, seat)) class:wins=wins>
            <svg class="icon" viewBox="0 0 36 36" aria-hidden="true">
                <use href="#seat"></use>
            </svg>
            <span>{name}</span>
            <span class="visually-hidden">
                {move || wins.get().then_some(store.text().final_scoring.winner)}
            </span>
        </th>
    }
}

/// Shows a row more at each step, until all are there or the table is closed.
fn reveal(shown: RwSignal<usize>, steps: usize) {
    let timer = StoredValue::new_local(None);
    timer.set_value(Some(Interval::new(STEP, move || {
        if shown.try_get_untracked().is_some_and(|now| now < steps) {
            shown.update(|now| *now += 1);
        }
    })));
}

fn prefers_stillness() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}
