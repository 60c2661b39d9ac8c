//! The table of points: a column for each player, a row for each source.

use super::presentation::Presentation;
use crate::{
    rules::Seat,
    scene::{
        explain::{Topic, token_backs},
        history::PointSource,
        words::short_names::short_names,
    },
    text::words::number::{plain, signed},
    ui::{
        reactive::{dynamic, memo::memo},
        state::Store,
        widgets::{Emblem, color_class, color_of},
    },
};
use leptos::prelude::*;

/// Draws the table: a column for each seat, a row for each source.
#[component]
pub fn Points(
    /// The presentation that fills its rows.
    presentation: Presentation,
) -> impl IntoView {
    let t = Store::get().text().final_scoring;
    let (seats, winners, tokens, sources) = presentation.scoring.with_value(|scoring| {
        let sources: Vec<PointSource> = scoring.sources().collect();
        (scoring.seats.clone(), scoring.winners.clone(), scoring.area_tokens.clone(), sources)
    });
    let heads = seats.iter().map(|&seat| {
        let wins = winners.contains(&seat);
        view! { <PlayerHeading seat wins=Signal::derive(move || wins && presentation.is_complete()) /> }
            .into_any()
    });
    let totals = seats.iter().map(|seat| {
        let seat = seat.index();
        view! {
            <td class="number" data-final-score=seat>
                {dynamic(move || plain(presentation.total(seat)))}
            </td>
        }
        .into_any()
    });
    let tokens = tokens.map(|counts| {
        let label = row_label(t.area_tokens, counts.iter().map(usize::to_string));
        let cells =
            counts.into_iter().map(|count| view! { <td class="number">{count}</td> }.into_any());
        view! {
            <tr
                class="final-tokens"
                class:unseen=move || !presentation.is_complete()
                tabindex="-1"
                aria-label=label
                data-explain=Topic::TieBreak.to_string()
            >
                <th scope="row">{t.area_tokens}</th>
                {cells.collect_view()}
            </tr>
        }
        .into_any()
    });
    let seats = seats.len();
    let sum = move || row_label(t.total, (0..seats).map(|seat| plain(presentation.total(seat))));
    let rows =
        sources.into_iter().map(|source| view! { <Row source seats presentation /> }.into_any());
    view! {
        <table data-final="" tabindex="0" aria-label=t.title data-explain=Topic::Group.to_string()>
            <thead>
                <tr>
                    <th scope="col">{t.source}</th>
                    {heads.collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot>
                <tr tabindex="-1" aria-label=dynamic(sum) data-explain=Topic::FinalTotal.to_string()>
                    <th scope="row">{t.total}</th>
                    {totals.collect_view()}
                </tr>
                {tokens}
            </tfoot>
        </table>
    }
}

#[component]
fn Row(source: PointSource, seats: usize, presentation: Presentation) -> impl IntoView {
    let t = Store::get().text().final_scoring;
    let points = memo(move || {
        let steps = presentation.steps();
        presentation.scoring.with_value(|scoring| scoring.points(source, steps))
    });
    let cells = (0..seats).map(|seat| {
        let number = move || {
            points
                .with(|points| points.as_ref()?.get(seat).copied())
                .map_or_else(|| "\u{a0}".to_owned(), signed)
        };
        view! { <td class="number">{dynamic(number)}</td> }.into_any()
    });
    let label = move || {
        let points = points.get().unwrap_or_default();
        row_label(t.sources[source as usize], points.into_iter().map(signed))
    };
    view! {
        <tr
            class:unseen=move || points.with(Option::is_none)
            tabindex="-1"
            aria-label=dynamic(label)
            data-explain=Topic::FinalRow(source).to_string()
        >
            <th scope="row">{t.sources[source as usize]}</th>
            {cells.collect_view()}
        </tr>
    }
}

/// Lists the backs of the players' tokens; nothing in Valley.
pub fn token_backs_line(store: Store) -> Option<AnyView> {
    let text = store.text();
    let backs =
        store.game_match.with_untracked(|game_match| Some(token_backs(game_match.as_ref()?, text)));
    let backs = backs.filter(|backs| !backs.is_empty())?.join(" ");
    let title = text.final_scoring.sources[PointSource::TokenBacks as usize];
    let topic = Topic::FinalRow(PointSource::TokenBacks).to_string();
    let line = format!("{title}{}{backs}", text.colon);
    Some(view! { <p class="text-small text-soft" data-explain=topic>{line}</p> }.into_any())
}

/// Names a row by its source and each player's number, for the focus that arrow keys move.
fn row_label(source: &str, numbers: impl Iterator<Item = String>) -> String {
    let store = Store::get();
    let (narrator, score) = (store.narrator(), store.text().queries.score);
    let name_of = |seat| narrator.as_ref().map_or("", |narrator| narrator.name(seat));
    let of_player =
        |(seat, number): (usize, String)| Some(score(name_of(Seat::new(seat)?), &number));
    let players: Vec<String> = numbers.enumerate().filter_map(of_player).collect();
    format!("{source}{}{}", store.text().colon, players.join(", "))
}

#[component]
fn PlayerHeading(seat: Seat, wins: Signal<bool>) -> impl IntoView {
    let store = Store::get();
    let name = store.narrator().map(|narrator| narrator.name(seat).to_owned());
    let short = store.game_match.with_untracked(|game_match| {
        short_names(&game_match.as_ref()?.setup().players, store.text())
            .into_iter()
            .nth(seat.index())
    });
    view! {
        <th
            scope="col"
            class=format!("final-seat {}", color_class(store, seat))
            class:wins=wins
            data-explain=Topic::Seat(seat).to_string()
        >
            <Emblem color=color_of(store, seat) class="icon" />
            <span class="whole-name">{name}</span>
            <span class="short-name">{short}</span>
            <span class="visually-hidden">
                {dynamic(move || wins.get().then_some(store.text().final_scoring.winner))}
            </span>
        </th>
    }
}
