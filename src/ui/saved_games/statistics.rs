//! The results of each player on each board.

use crate::{
    bots::BotKind,
    scene::words::{board_name, shown_name},
    session::{Controller, Results, StatisticsLine},
    text::words::number::plain,
    ui::state::{SAVES, Store},
};
use leptos::prelude::*;

/// A table of all players and boards; nothing until a game is finished.
#[component]
pub fn Statistics() -> impl IntoView {
    let t = Store::get().text().sharing;
    let lines = Results::load(&SAVES.0).statistics();
    if lines.is_empty() {
        return None;
    }
    let heads =
        // The heads of numbers stand over them: games, wins, average and best.
        t.columns.into_iter().enumerate().map(|(index, column)| {
            view! { <th scope="col" role="columnheader" class:number=(2..=5).contains(&index)>{column}</th> }.into_any()
        }).collect_view();
    let rows = lines.into_iter().map(|line| view! { <Row line /> }.into_any()).collect_view();
    Some(view! {
        <section class="saved-games-section" aria-labelledby="saved-games-statistics" data-section="statistics">
            <h2 id="saved-games-statistics">{t.statistics}</h2>
            <p class="text-small text-soft">{t.not_counted}</p>
            <div class="statistics card" tabindex="0" role="group" aria-labelledby="saved-games-statistics">
                // Without their roles, rows that a narrow window shows as blocks would be no table.
                <table role="table">
                    <thead role="rowgroup">
                        <tr role="row">{heads}</tr>
                    </thead>
                    <tbody role="rowgroup">{rows}</tbody>
                </table>
            </div>
        </section>
    })
}

#[component]
fn Row(line: StatisticsLine) -> impl IntoView {
    let text = Store::get().text();
    let against: Vec<String> = line
        .against
        .iter()
        .map(|&(kind, games, wins)| (text.sharing.against)(bot_name(kind), games, wins))
        .collect();
    let tenths = (line.mean * 10.0).round() as i32;
    let minus = if tenths < 0 { "-" } else { "" };
    let (whole, tenth) = (tenths.abs() / 10, tenths.abs() % 10);
    let mean = format!("{minus}{whole}{}{tenth}", text.decimal_sign);
    let [_, cells @ ..] = text.sharing.columns;
    let values = [
        board_name(&line.board, &text.start),
        line.games.to_string(),
        line.wins.to_string(),
        mean,
        plain(line.best),
        against.join(", "),
    ];
    let cells = cells.into_iter().zip(values).enumerate().map(|(index, (column, value))| {
        view! { <td role="cell" data-column=column class:number=(1..=4).contains(&index)>{value}</td> }.into_any()
    });
    let player = shown_name(&line.player, text);
    view! {
        <tr role="row" data-player=player>
            <th scope="row" role="rowheader">{player.clone()}</th>
            {cells.collect_view()}
        </tr>
    }
}

fn bot_name(kind: BotKind) -> &'static str {
    Controller::Bot(kind).text_in(&Store::get().text().start.controllers)
}
