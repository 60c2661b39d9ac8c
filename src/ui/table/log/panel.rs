//! The log in sentences, which lights up the board.

use super::{
    follow_scroll::Scroll,
    sentence::{SentenceText, walk},
};
use crate::{
    rules::{Color, Seat},
    scene::{
        explain::topic::Topic,
        history::{
            log::{Log, LogLine, LogTurn, reached_position},
            timeline::revision_notes,
        },
    },
    text::words::number::signed,
    ui::{
        browser::keyboard::focus_next,
        reactive::{
            dynamic::dynamic,
            effect::{effect, effect_after},
            keyed_list::list,
            memo::{Memo, memo},
        },
        state::store::Store,
        table::timeline::parent_link::ParentLink,
        widgets::icon::{Icon, Mark, seat_class},
    },
};
use leptos::{html, prelude::*};
use std::sync::Arc;
use wasm_bindgen::JsCast;

/// The log in sentences, which lights up the board.
#[component]
pub fn LogPanel(
    /// What it tells.
    turns: Turns,
    /// Whether it is open as a sheet.
    log_open: RwSignal<bool>,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().log;
    let page = NodeRef::<html::Ol>::new();
    let scroll = Scroll::new(page);
    let keys = move |event: web_sys::KeyboardEvent| {
        if let Some(list) = page.try_get_untracked().flatten() {
            walk(&list, &event);
        }
    };
    let here = memo(move || {
        let position = store.playback.position()?;
        Some((position, turns.with(|turns| reached_position(turns, position))))
    });
    scroll_along(scroll, turns, here);
    let block = move |turn: Arc<LogTurn>| {
        let index = turn.number - 1;
        let now = memo(move || {
            turns.with(|turns| turns.get(index).cloned()).unwrap_or_else(|| turn.clone())
        });
        view! { <TurnBlock turn=now.into() here /> }
    };
    view! {
        <section class="log-panel" aria-label=t.title>
            <h2 class="log-title">
                <Icon id="glyph-log" />
                {t.title}
            </h2>
            <button
                class="quiet sheet-close"
                data-action="close-log"
                aria-label=t.close
                on:click=move |_| {
                    log_open.set(false);
                    focus_next(".log-tab");
                }
            >
                <Icon id="glyph-close" />
            </button>
            <Notes />
            <p class="log-empty soft" hidden=move || turns.with(|turns| !turns.is_empty())>
                {t.empty}
            </p>
            <ol
                class="log-turns"
                node_ref=page
                on:scroll=move |_| scroll.scrolled()
                on:keydown=keys
                tabindex="0"
                aria-label=t.title
            >
                {list(move || turns.get(), |turn| turn.number, block)}
            </ol>
            <button
                type="button"
                class="log-newest"
                hidden=move || scroll.follows()
                on:click=move |_| scroll.to_newest()
            >
                {t.newest}
            </button>
        </section>
    }
}

/// What is marked about the match as a whole.
#[component]
fn Notes() -> impl IntoView {
    let store = Store::get();
    let notes = memo(move || {
        store
            .playback
            .now(|game_match| game_match.map(|game_match| revision_notes(game_match, store.text())))
    });
    dynamic(move || {
        let notes = notes.get().filter(|notes| !notes.is_empty())?;
        let note =
            view! { <p class="log-note" data-revision="">{notes.join(" ")}" "<ParentLink /></p> };
        Some(note.into_any())
    })
}

/// Keeps in sight what is newest or, while somebody looks back, what has been reached; a sheet opens at it.
fn scroll_along(scroll: Scroll, turns: Turns, here: Memo<Option<(usize, usize)>>) {
    effect(move || {
        turns.track();
        scroll.keep_up();
    });
    effect_after(move |before: Option<(bool, bool)>| {
        let now = (here.get().is_some(), scroll.is_open());
        match now {
            (true, true) => scroll.show(".reached"),
            (false, true) if before.is_some_and(|before| before != now) => scroll.to_newest(),
            _ => {}
        }
        now
    });
}

/// The turns that are told.
pub type Turns = Memo<Vec<Arc<LogTurn>>>;

/// Goes on telling whenever the match goes on.
pub fn follow(store: Store) -> Turns {
    let log = StoredValue::new(Log::default());
    let narrator = StoredValue::new(store.narrator());
    memo(move || {
        store.playback.now(|game_match| {
            let (Some(game_match), Some(narrator)) = (game_match, narrator.get_value()) else {
                return Vec::new();
            };
            log.try_update_value(|log| log.update(game_match, &narrator)).unwrap_or_default()
        })
    })
}

/// A turn: whose it was, what it gave, what happened.
#[component]
pub fn TurnBlock(
    /// The turn; its lines and points may grow.
    turn: Signal<Arc<LogTurn>>,
    /// The position looked back at, and that of the last line that has happened in it; without
    /// this it is only read, with no board in sight to light up.
    #[prop(optional)]
    here: Option<Memo<Option<(usize, usize)>>>,
) -> impl IntoView {
    let store = Store::get();
    let seat = turn.with_untracked(|turn| turn.seat);
    let lines =
        move || turn.with(|turn| turn.lines.iter().cloned().enumerate().collect::<Vec<_>>());
    let show = move |(_, line): (usize, LogLine)| match here {
        None => view! { <li data-explain=rule(&line)>{line.sentence.to_string()}</li> }.into_any(),
        Some(here) => view! { <LineItem line here /> }.into_any(),
    };
    // A line that stays the same stays where it is, and keeps the focus.
    let key = |(index, line): &(usize, LogLine)| (*index, line.position, line.sentence.to_string());
    view! {
        <li class=format!("log-turn {}", seat.map_or("", |seat| color_class(store, seat)))>
            <p class="log-head">
                <TurnHead turn seat />
            </p>
            <ul class="log-lines">
                {list(lines, key, show)}
            </ul>
        </li>
    }
}

/// The topic of the rule behind the line's numbers.
fn rule(line: &LogLine) -> Option<String> {
    line.rule.map(|rule| Topic::Rule(rule).to_string())
}

/// A line that leads to the position after it, wherever it is tapped but on what lights up the
/// board.
#[component]
fn LineItem(line: LogLine, here: Memo<Option<(usize, usize)>>) -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let position = line.position;
    let about = rule(&line);
    let go = move |event: web_sys::MouseEvent| {
        let on_word = event
            .target()
            .and_then(|target| target.dyn_into::<web_sys::Element>().ok())
            .and_then(|element| element.closest(".pointer").ok().flatten());
        if on_word.is_none() {
            store.look_back(Some(position));
        }
    };
    let is_reached = move || here.get().is_some_and(|(_, reached)| reached == position);
    let to_come = move || here.get().is_some_and(|(shown, _)| position > shown);
    view! {
        <li
            data-log-line=""
            data-position=position
            data-explain=about
            class:reached=dynamic(is_reached)
            class:to-come=dynamic(to_come)
            aria-current=move || is_reached().then_some("step")
            on:click=go
        >
            <SentenceText sentence=line.sentence />
            // A tap on it is a tap on its line.
            <button
                type="button"
                class="log-go"
                tabindex="-1"
                title=t.go_there
                aria-label=t.go_there
            ></button>
        </li>
    }
}

/// Whose turn it was, its number, its points.
#[component]
fn TurnHead(turn: Signal<Arc<LogTurn>>, seat: Option<Seat>) -> impl IntoView {
    let store = Store::get();
    let t = store.text().log;
    let Some(seat) = seat else {
        return view! { <strong>{t.final_scoring}</strong> }.into_any();
    };
    let number = turn.with_untracked(|turn| turn.number);
    let points = move || turn.with(|turn| turn.points);
    view! {
        <Mark color=color_of(store, seat) />
        <strong>{name(store, seat)}</strong>
        <span class="soft small" data-explain=Topic::TurnNumber.to_string()>
            {(t.turn)(number)}
        </span>
        <span
            class="log-points"
            data-explain=Topic::TurnPoints.to_string()
            hidden=move || points() == 0
            aria-label=move || (t.points)(&signed(points()))
        >
            {move || signed(points())}
        </span>
    }
    .into_any()
}

fn name(store: Store, seat: Seat) -> String {
    store.narrator().map(|narrator| narrator.name(seat).to_owned()).unwrap_or_default()
}

/// The class with the colours of the player on the seat.
pub fn color_class(store: Store, seat: Seat) -> &'static str {
    color_of(store, seat).map_or("", seat_class)
}

/// The colour of the player on the seat of the match under way.
pub fn color_of(store: Store, seat: Seat) -> Option<Color> {
    store.game_match.with_untracked(|game_match| {
        let player = game_match.as_ref()?.setup().players.get(seat.index())?;
        Some(player.color)
    })
}
