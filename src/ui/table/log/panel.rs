//! The log in sentences, which lights up the board.

use super::{
    follow_scroll::Scroll,
    sentence::{SentenceText, light_up_places, walk},
};
use crate::{
    rules::{Seat, SpaceSet},
    scene::{
        explain::Topic,
        history::{Log, LogLine, LogTurn, reached_position, revision_notes},
    },
    text::words::number::signed,
    ui::{
        browser::{closest, focus_next},
        reactive::{Memo, UpdatePhase, alive, dynamic, effect, effect_after, list, memo::memo},
        state::Store,
        table::{
            context::TableContext,
            timeline::{parent_link::ParentLink, steps::view_position},
        },
        widgets::{Emblem, Icon, Mark, color_class, color_of},
    },
};
use leptos::{html, prelude::*};
use std::sync::Arc;

/// Draws the log.
#[component]
pub fn LogPanel(
    /// The turns of the log.
    turns: Turns,
    /// `true` while the log is open as a sheet.
    log_open: RwSignal<bool>,
) -> impl IntoView {
    let store = Store::get();
    let keyboard = TableContext::get().keyboard;
    let t = store.text().log;
    let page = NodeRef::<html::Ol>::new();
    let scroll = Scroll::new(page);
    let keys = move |event: web_sys::KeyboardEvent| {
        scroll.note_use();
        if let Some(list) = page.try_get_untracked().flatten() {
            walk(&list, &event);
        }
    };
    let here = memo(move || {
        let position = store.playback.position()?;
        Some((position, turns.with(|turns| reached_position(turns, position))))
    });
    let here = here.deferred(UpdatePhase::Log);
    scroll_along(scroll, turns, here);
    effect_after(move |was_open: Option<bool>| {
        let is_open = log_open.get();
        // A tap on the board closes a log that is closed.
        if was_open == Some(true) && !is_open {
            store.darken();
            // After a tap its ring would stay for turns.
            if keyboard.is_used() {
                focus_next(".log-tab, .log-enlarge");
            }
        }
        is_open
    });
    let block = move |turn: Arc<LogTurn>| {
        let index = turn.number - 1;
        let now = memo(move || {
            turns.with(|turns| turns.get(index).cloned()).unwrap_or_else(|| turn.clone())
        });
        view! { <TurnBlock turn=now.into() here /> }
    };
    view! {
        <section class="log-panel" aria-label=t.title>
            {head(log_open)}
            <Notes />
            <p class="log-empty text-soft" hidden=move || turns.with(|turns| !turns.is_empty())>
                {t.empty}
            </p>
            <ol
                class="log-turns"
                node_ref=page
                on:scroll=alive(move |_| scroll.scrolled())
                on:wheel=alive(move |_| scroll.note_use())
                on:pointerdown=alive(move |_| scroll.note_use())
                on:touchmove=alive(move |_| scroll.note_use())
                on:keydown=alive(keys)
                tabindex="0"
                aria-label=t.title
            >
                {list(move || turns.get(), |turn| turn.number, block)}
            </ol>
            <button
                type="button"
                class="log-newest"
                hidden=move || scroll.follows()
                on:click=alive(move |_| scroll.to_newest())
            >
                {t.newest}
            </button>
        </section>
    }
}

/// Draws the heading with the buttons that open the log as a sheet and close it.
fn head(log_open: RwSignal<bool>) -> impl IntoView {
    let context = TableContext::get();
    let t = context.store.text().log;
    let enlarge = move |_| {
        log_open.set(true);
        if context.keyboard.is_used() {
            focus_next(".sheet-close");
        }
    };
    view! {
        <h2 class="log-title">
            <Icon id="glyph-log" />
            {t.title}
        </h2>
        <button
            class="button-quiet sheet-close"
            data-action="close-log"
            aria-label=t.close
            on:click=alive(move |_| log_open.set(false))
        >
            <Icon id="glyph-close" />
        </button>
        <button
            class="button-quiet log-enlarge"
            data-action="enlarge-log"
            aria-label=t.enlarge
            title=t.enlarge
            on:click=alive(enlarge)
        >
            <Icon id="glyph-fit" />
        </button>
    }
}

/// Draws the notes about the match as a whole.
#[component]
fn Notes() -> impl IntoView {
    let store = Store::get();
    let notes = memo(move || {
        store.playback.current(|game_match| {
            game_match.map(|game_match| revision_notes(game_match, store.text()))
        })
    });
    let notes = notes.deferred(UpdatePhase::Log);
    dynamic(move || {
        let notes = notes.get().filter(|notes| !notes.is_empty())?;
        let note =
            view! { <p class="log-note" data-revision="">{notes.join(" ")}" "<ParentLink /></p> };
        Some(note.into_any())
    })
}

/// Scrolls with the newest line, or with the position of a player viewing the past. A sheet opens
/// there.
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

/// The turns of the log, with their sentences.
pub type Turns = Memo<Vec<Arc<LogTurn>>>;

/// Narrates the match as it continues.
pub fn narrated_turns(store: Store) -> Turns {
    let log = StoredValue::new(Log::default());
    let narrator = StoredValue::new(store.narrator());
    memo(move || {
        store.playback.current(|game_match| {
            let (Some(game_match), Some(narrator)) = (game_match, narrator.get_value()) else {
                return Vec::new();
            };
            log.try_update_value(|log| log.update(game_match, &narrator)).unwrap_or_default()
        })
    })
    .deferred(UpdatePhase::Log)
}

/// Draws a turn: player, points and lines.
#[component]
pub fn TurnBlock(
    /// The turn; its lines and points may grow.
    turn: Signal<Arc<LogTurn>>,
    /// The past position on display and that of the last line before it. Without it the turn is
    /// only text, with no board to light up.
    #[prop(optional)]
    here: Option<Memo<Option<(usize, usize)>>>,
) -> impl IntoView {
    let store = Store::get();
    let seat = turn.with_untracked(|turn| turn.seat);
    let lines = move || {
        turn.with(|turn| turn.lines_below_name().into_iter().enumerate().collect::<Vec<_>>())
    };
    let show = move |(_, line): (usize, LogLine)| match here {
        None => view! { <li data-explain=rule(&line)>{line.sentence.to_string()}</li> }.into_any(),
        Some(here) => view! { <LineItem line here /> }.into_any(),
    };
    // A line that stays the same keeps its element and the focus.
    let key = |(index, line): &(usize, LogLine)| (*index, line.position, line.sentence.to_string());
    view! {
        <li class=format!("log-turn {}", seat.map_or("", |seat| color_class(store, seat)))>
            <p class="log-head">
                <TurnHeading turn seat />
            </p>
            <ul class="log-lines">
                {list(lines, key, show)}
            </ul>
        </li>
    }
}

/// Returns the topic of the rule behind the line's numbers.
fn rule(line: &LogLine) -> Option<String> {
    line.rule.map(|rule| Topic::Rule(rule).to_string())
}

/// Draws a line. A tap displays the position after it, except on words that light up the board.
#[component]
fn LineItem(line: LogLine, here: Memo<Option<(usize, usize)>>) -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let position = line.position;
    let about = rule(&line);
    let go = move |event: web_sys::MouseEvent| {
        if closest(event.target(), ".pointer").is_none() {
            view_position(store, Some(position));
        }
    };
    let sentence = line.sentence.clone();
    let name = sentence.to_string();
    let light = move |_| light_up_places(store, &sentence);
    let out = move |_| store.lit.set(SpaceSet::EMPTY);
    let is_reached = move || here.get().is_some_and(|(_, reached)| reached == position);
    let to_come = move || here.get().is_some_and(|(shown, _)| position > shown);
    view! {
        <li
            data-log-line=""
            data-position=position
            data-explain=about
            class:reached=dynamic(is_reached)
            class:to-come=dynamic(to_come)
            on:click=alive(go)
        >
            // The button has the line's name, so screen readers skip its text.
            <span aria-hidden="true">
                <SentenceText sentence=line.sentence />
            </span>
            // The only button of the line: a tap on it is a tap on the line.
            <button
                type="button"
                class="log-go"
                tabindex="-1"
                title=t.go_there
                aria-label=name
                aria-current=move || is_reached().then_some("step")
                on:focus=alive(light)
                on:blur=alive(out)
            ></button>
        </li>
    }
}

/// Draws the head of a turn: player, number, points.
#[component]
fn TurnHeading(turn: Signal<Arc<LogTurn>>, seat: Option<Seat>) -> impl IntoView {
    let store = Store::get();
    let t = store.text().log;
    let Some(seat) = seat else {
        return view! { <strong>{t.final_scoring}</strong> }.into_any();
    };
    let number = turn.with_untracked(|turn| turn.number);
    let points = move || turn.with(|turn| turn.points[seat.index()]);
    let gains = move || {
        let gains = turn.with(|turn| turn.points);
        let others = (0..Seat::MAX).filter_map(Seat::new).filter(move |&other| other != seat);
        let others = others.map(move |other| (other, gains[other.index()]));
        others.filter(|&(_, gain)| gain != 0).collect::<Vec<_>>()
    };
    let gain = move |(other, gain): (Seat, i64)| {
        view! {
            <span
                class=format!("log-gain text-soft {}", color_class(store, other))
                data-explain=Topic::TurnPoints.to_string()
            >
                <Emblem color=color_of(store, other) class="icon" />
                <span class="visually-hidden">{name(store, other)}" "</span>
                {signed(gain)}
            </span>
        }
        .into_any()
    };
    view! {
        <Mark color=color_of(store, seat) />
        <strong>{name(store, seat)}</strong>
        <span class="text-soft text-small" data-explain=Topic::TurnNumber.to_string()>
            {(t.turn)(number)}
        </span>
        // Read before the others' points, and drawn after them.
        <span
            class="log-points"
            role="img"
            data-explain=Topic::TurnPoints.to_string()
            hidden=move || points() == 0
            aria-label=move || (t.points)(points())
        >
            {dynamic(move || signed(points()))}
        </span>
        {list(gains, |&gain| gain, gain)}
    }
    .into_any()
}

fn name(store: Store, seat: Seat) -> String {
    store.narrator().map(|narrator| narrator.name(seat).to_owned()).unwrap_or_default()
}
