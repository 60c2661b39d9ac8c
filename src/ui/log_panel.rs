//! The log in sentences, which lights up the board.

use super::{
    icon::{Icon, seat_class},
    sentence::{SentenceText, walk},
    store::Store,
};
use crate::{
    rules::Seat,
    scene::{
        Narrator,
        log::{Turn, log},
    },
    text::number::signed,
};
use leptos::{html, prelude::*};

/// How near to its end the list must be scrolled to follow what is added, in CSS pixels.
const NEAR: i32 = 48;

/// The log in sentences, which lights up the board.
#[component]
pub fn LogPanel() -> impl IntoView {
    let store = Store::get();
    let words = store.text().log;
    let turns = Memo::new(move |_| turns(store));
    let list = NodeRef::<html::Ol>::new();
    let follows = RwSignal::new(true);
    let to_newest = move || {
        // The frame may come after the table has gone.
        if let Some(list) = list.try_get_untracked().flatten() {
            list.set_scroll_top(list.scroll_height());
        }
    };
    Effect::new(move || {
        turns.track();
        // The button that opens the final scoring again takes room below the lines.
        store.final_scoring.track();
        if follows.get_untracked() {
            // The list has its new lines only after this effect.
            request_animation_frame(to_newest);
        }
    });
    let earlier = StoredValue::new(0);
    let scrolled = move |_| {
        let Some(list) = list.try_get_untracked().flatten() else { return };
        let (top, before) = (list.scroll_top(), earlier.get_value());
        earlier.set_value(top);
        // Lines may have come since this scrolling began: only who scrolls up stops following.
        if list.scroll_height() - list.client_height() - top < NEAR {
            follows.set(true);
        } else if top < before {
            follows.set(false);
        }
    };
    let keys = move |event: web_sys::KeyboardEvent| {
        if let Some(list) = list.try_get_untracked().flatten() {
            walk(&list, &event);
        }
    };
    view! {
        <section class="log-panel" aria-label=words.title>
            <h2 class="log-title">
                <Icon id="glyph-log" />
                {words.title}
            </h2>
            <p class="log-empty soft" hidden=move || turns.with(|turns| !turns.is_empty())>
                {words.empty}
            </p>
            <ol class="log-turns" node_ref=list on:scroll=scrolled on:keydown=keys tabindex="0" aria-label=words.title>
                <For
                    each=move || turns.get()
                    key=key
                    let:turn
                >
                    <TurnBlock turn />
                </For>
            </ol>
            <button
                type="button"
                class="log-newest"
                hidden=move || follows.get()
                on:click=move |_| to_newest()
            >
                {words.newest}
            </button>
        </section>
    }
}

/// What is undone and done otherwise is another turn.
fn key(turn: &Turn) -> (usize, String) {
    (turn.number, turn.lines.iter().map(|line| line.sentence.to_string()).collect())
}

fn turns(store: Store) -> Vec<Turn> {
    let text = store.text();
    store.play.with(|play| {
        play.as_ref().map(|play| log(play, &Narrator::new(play.setup(), text))).unwrap_or_default()
    })
}

/// A turn: whose it was, what it gave, what happened.
#[component]
pub fn TurnBlock(
    /// The turn.
    turn: Turn,
    /// Whether it is only read, with no board in sight to light up.
    #[prop(optional)]
    plain: bool,
) -> impl IntoView {
    let store = Store::get();
    let words = store.text().log;
    let Turn { number, seat, lines, points } = turn;
    let head = match seat {
        Some(seat) => view! {
            <strong>{name(store, seat)}</strong>
            <span class="soft small">{(words.turn)(number)}</span>
            <span class="log-points" hidden=points == 0 aria-label=(words.points)(&signed(points))>
                {signed(points)}
            </span>
        }
        .into_any(),
        None => view! { <strong>{words.final_scoring}</strong> }.into_any(),
    };
    let lines = lines
        .into_iter()
        .map(|line| {
            let sentence = match plain {
                true => line.sentence.to_string().into_any(),
                false => view! { <SentenceText sentence=line.sentence /> }.into_any(),
            };
            view! { <li data-log-line=(!plain).then_some("")>{sentence}</li> }
        })
        .collect_view();
    view! {
        <li class=format!("log-turn {}", seat.map_or("", |seat| color_class(store, seat)))>
            <p class="log-head">{head}</p>
            <ul class="log-lines">{lines}</ul>
        </li>
    }
}

fn name(store: Store, seat: Seat) -> String {
    store.narrator().map(|narrator| narrator.name(seat).to_owned()).unwrap_or_default()
}

/// The class with the colours of the player on the seat.
pub fn color_class(store: Store, seat: Seat) -> &'static str {
    store.play.with_untracked(|play| {
        let player = play.as_ref().and_then(|play| play.setup().players.get(seat.index()));
        player.map_or("", |player| seat_class(player.color))
    })
}
