//! The final scoring, step by step, and the winner.

use super::{
    dialog::{focus_next, modal},
    export::export,
    icon::{Emblem, Icon},
    log_panel::{color_class, color_of},
    store::Store,
};
use crate::{
    rules::Seat,
    scene::{final_scoring::FinalScoring as Table, timeline::revisions},
    text::number::{plain, signed},
};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;

/// How long each row stands before the next appears, in milliseconds.
const STEP: u32 = 700;

/// The final scoring, step by step, and the winner; nothing while the match runs.
#[component]
pub fn FinalScoring() -> impl IntoView {
    let store = Store::get();
    let words = store.text().final_scoring;
    let table = Memo::new(move |_| store.play.with(|play| play.as_ref().and_then(Table::of)));
    move || {
        let table = table.get().filter(|_| !store.looking.is_back())?;
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
    let shown = Shown::of(table.rows.len() + 1);
    let verdict = store.narrator().and_then(|narrator| narrator.tell(&table.verdict));
    let notes = store.play.with_untracked(|play| {
        play.as_ref().map(|play| revisions(play, store.text()).join(" ")).unwrap_or_default()
    });
    let marked = !notes.is_empty();
    let dialog = modal();
    let close = move |_| {
        store.final_scoring.set(false);
        focus_next(".final-again");
    };
    view! {
        <dialog class="final" node_ref=dialog aria-labelledby="final-title" on:close=close>
            <h1 id="final-title">{words.title}</h1>
            <div class="final-scroll" tabindex="0" role="region" aria-labelledby="final-title">
                <Points table shown />
            </div>
            <p class="final-verdict" data-winner="" class:unseen=move || !shown.all() role="status">
                <Icon id="glyph-trophy" />
                <span>{verdict.map(|sentence| sentence.to_string())}</span>
            </p>
            <p class="final-note" data-revision="" hidden=!marked>
                {notes}
            </p>
            // Behind a dialog nothing is read aloud.
            <p role="status" class="small">
                {move || store.notice.get()}
            </p>
            <Buttons shown />
        </dialog>
    }
}

/// The table: a column for each seat, a row for each source.
#[component]
fn Points(table: Table, shown: Shown) -> impl IntoView {
    let words = Store::get().text().final_scoring;
    let seats = (0..table.totals.len()).filter_map(Seat::new);
    let heads = seats.map(|seat| {
        let wins = table.winners.contains(&seat);
        view! { <Head seat wins=Signal::derive(move || wins && shown.all()) /> }
    });
    let rows = table.rows.iter().enumerate().map(|(index, (source, points))| {
        let cells = cells(points.iter().map(|&points| signed(points)).collect());
        view! {
            <tr class:unseen=move || shown.rows() <= index>
                <th scope="row">{words.sources[*source as usize]}</th>
                {cells}
            </tr>
        }
    });
    let totals = table.totals.iter().enumerate().map(|(seat, &total)| {
        view! {
            <td class="number" data-final-score=seat>
                {plain(total)}
            </td>
        }
    });
    let tokens = table.area_tokens.as_ref().map(|counts| {
        view! {
            <tr class="final-tokens" class:unseen=move || !shown.all()>
                <th scope="row">{words.area_tokens}</th>
                {cells(counts.iter().map(usize::to_string).collect())}
            </tr>
        }
    });
    view! {
        <table data-final="">
            <thead>
                <tr>
                    <th scope="col">{words.source}</th>
                    {heads.collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot>
                <tr class:unseen=move || !shown.all()>
                    <th scope="row">{words.total}</th>
                    {totals.collect_view()}
                </tr>
                {tokens}
            </tfoot>
        </table>
    }
}

fn cells(numbers: Vec<String>) -> impl IntoView {
    numbers.into_iter().map(|number| view! { <td class="number">{number}</td> }).collect_view()
}

#[component]
fn Buttons(shown: Shown) -> impl IntoView {
    let store = Store::get();
    let words = store.text().final_scoring;
    view! {
        <div class="dialog-buttons">
            <button hidden=move || shown.all() on:click=move |_| shown.skip()>
                <Icon id="glyph-fast" />
                {words.skip}
            </button>
            <button
                on:click=move |_| {
                    store.final_scoring.set(false);
                    focus_next(".final-again");
                }
            >
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
    }
}

#[component]
fn Head(seat: Seat, wins: Signal<bool>) -> impl IntoView {
    let store = Store::get();
    let name = store.narrator().map(|narrator| narrator.name(seat).to_owned());
    view! {
        <th scope="col" class=format!("final-seat {}", color_class(store, seat)) class:wins=wins>
            <Emblem color=color_of(store, seat) class="icon" />
            <span>{name}</span>
            <span class="visually-hidden">
                {move || wins.get().then_some(store.text().final_scoring.winner)}
            </span>
        </th>
    }
}

/// How many steps of the table are shown: a row each, and at last the totals; `Copy`.
#[derive(Clone, Copy)]
struct Shown {
    now: RwSignal<usize>,
    steps: usize,
}

impl Shown {
    /// A step more whenever the last has stood a while; at once all for who wants no motion.
    fn of(steps: usize) -> Shown {
        let now = RwSignal::new(if prefers_stillness() { steps } else { 1 });
        Effect::new(move |_: Option<Option<Timeout>>| {
            let more = now.get() < steps;
            more.then(|| Timeout::new(STEP, move || now.update(|now| *now += 1)))
        });
        Shown { now, steps }
    }

    fn rows(self) -> usize {
        self.now.get()
    }

    fn all(self) -> bool {
        self.now.get() >= self.steps
    }

    fn skip(self) {
        self.now.set(self.steps);
    }
}

fn prefers_stillness() -> bool {
    let asked = window().match_media("(prefers-reduced-motion: reduce)");
    asked.ok().flatten().is_some_and(|query| query.matches())
}
