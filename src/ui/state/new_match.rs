//! Beginning a new match.

use super::{
    autosave::{save_again, would_lose},
    open_match::{Next, open_or_wait},
    store::Store,
};
use crate::{
    rules::{Board, Seat, Setup},
    scene::words::{names::person_without_name, seat_name},
    session::{Lineup, Match, MatchError},
    ui::browser::{first, once_updated, random},
};
use leptos::prelude::{Set, WithUntracked, window};
use rand::RngExt;

/// Begins a match with this lineup. If that fails, the notice says so.
pub fn begin(store: Store, lineup: &Lineup) {
    // News of the start screen would cover the table.
    store.app.news.set(None);
    match deal(lineup) {
        Ok(game_match) => open_or_wait(store, Next::Dealt(game_match)),
        Err(_) => store.app.notice.set(Some(store.text().start.not_begun.to_owned())),
    }
}

/// Begins a rematch: the same players on the same board. The player after the last starting player
/// begins, and a toast names them. Before that, the match on the table is saved. Without room, the
/// page asks whether to leave it.
pub fn rematch(store: Store) {
    if would_lose(store) && save_again(store).is_err() {
        return store.asks_to_leave.set(true);
    }
    let dealt = store.game_match.with_untracked(|game_match| {
        let game_match = game_match.as_ref()?;
        let table = game_match.game().table();
        let mut controllers: Vec<_> =
            table.seats().map(|seat| game_match.controller(seat)).collect();
        let mut players = game_match.setup().players.clone();
        controllers.rotate_left(1);
        players.rotate_left(1);
        let setup = Setup::deal(table.board().clone(), players, &mut random::generator());
        Match::begin(setup, controllers).ok()
    });
    let Some(game_match) = dealt else { return };
    // The handover screen of several persons says it itself.
    let has_screen = store.app.preferences.with_untracked(|all| all.handover_screen);
    let t = store.text().hand_over;
    let begins =
        (game_match.hand_over().is_none() || !has_screen).then(|| {
            match person_without_name(&game_match) {
                Some(Seat::FIRST) => t.you_begin.to_owned(),
                _ => (t.begins)(&seat_name(&game_match, store.text(), Seat::FIRST)),
            }
        });
    open_or_wait(store, Next::Dealt(game_match));
    // In the lowest windows the page had scrolled down to the result.
    window().scroll_to_with_x_and_y(0.0, 0.0);
    once_updated(|| first(".table-page").into_iter().for_each(|page| page.set_scroll_top(0)));
    if let Some(begins) = begins.filter(|_| store.pending.with_untracked(Option::is_none)) {
        store.app.show_done(begins);
    }
}

fn deal(lineup: &Lineup) -> Result<Match, MatchError> {
    let mut rng = random::generator();
    let drawn = rng.random_range(0..lineup.seats().len());
    let first = lineup.starting().unwrap_or(drawn);
    let (players, controllers) = lineup.players(first);
    let board = Board::shipped_named(&lineup.board).unwrap_or_else(|| Board::shipped()[0].clone());
    Match::begin(Setup::deal(board, players, &mut rng), controllers)
}
