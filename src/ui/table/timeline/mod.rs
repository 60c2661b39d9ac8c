//! The timeline: first, back, a slider over all positions, forward, now; the keys that step, and
//! showing again what the others did.

pub mod other_tab_banner;
pub mod parent_link;
pub mod past_controls;
pub mod spectator_controls;

use crate::{
    scene::history::timeline::{Step, Timeline, replay_positions},
    session::BotSpeed,
    ui::{
        browser::{click_guard::Swallow, keyboard::focus_next, modifiers::is_modified},
        reactive::{
            dynamic::dynamic,
            effect::{effect, effect_after},
            memo::memo,
        },
        state::store::Store,
        widgets::icon::{Icon, seat_class},
    },
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*, wasm_bindgen::JsCast};
use web_sys::{Element, EventTarget};

/// The timeline at the foot of the log.
#[component]
pub fn TimelineBar() -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let line = memo(move || {
        let back = store.playback.position();
        store.playback.now(|game_match| {
            game_match.map(|game_match| Timeline::new(game_match, store.text(), back))
        })
    });
    let has_more = memo(move || {
        store.playback.now(|game_match| {
            game_match.is_some_and(|game_match| !replay_positions(game_match).is_empty())
        })
    });
    let now = move || line.with(|line| line.as_ref().map_or(0, |line| line.current));
    let at = move || line.with(|line| line.as_ref().map_or(0, |line| line.displayed));
    let said = move || line.with(|line| line.as_ref().map(|line| line.label.clone()));
    let stripes = move || line.with(|line| line.as_ref().map(stripes));
    let slide = move |event| {
        if let Ok(position) = event_target_value(&event).parse() {
            store.look_back(Some(position));
        }
    };
    effect(move || store.playback.settle());
    show_steps(store);
    listen(store);
    view! {
        <div class="timeline" role="group" aria-label=t.title data-now=dynamic(now) data-at=dynamic(at)>
            <button
                type="button"
                class="timeline-button"
                data-action="show-again"
                title=t.show_again
                aria-label=t.show_again
                aria-disabled=move || (!has_more.get()).then_some("true")
                on:click=move |_| store.show_again()
            >
                <Icon id="glyph-again" />
            </button>
            <StepButton step=Step::First hook="step-first" glyph="glyph-first" label=t.first />
            <StepButton step=Step::Back hook="step-back" glyph="glyph-play" label=t.back />
            <span class="timeline-track">
                <span class="timeline-turns" style:background=dynamic(stripes) aria-hidden="true"></span>
                <input
                    type="range"
                    class="timeline-slider"
                    min="0"
                    max=dynamic(now)
                    prop:value=dynamic(at)
                    aria-label=t.slider
                    aria-valuetext=dynamic(said)
                    on:input=slide
                />
            </span>
            <StepButton step=Step::Forward hook="step-forward" glyph="glyph-play" label=t.forward />
            <StepButton step=Step::Current hook="step-now" glyph="glyph-last" label=t.to_now />
        </div>
    }
}

#[component]
fn StepButton(
    step: Step,
    hook: &'static str,
    glyph: &'static str,
    label: &'static str,
) -> impl IntoView {
    let store = Store::get();
    let closed = move || {
        let back = store.playback.position();
        let leads = store
            .playback
            .now(|game_match| game_match.map(|game_match| step.target(game_match, back)));
        (leads.is_none_or(|target| target == back)).then_some("true")
    };
    view! {
        <button
            type="button"
            class="timeline-button"
            data-action=hook
            title=label
            aria-label=label
            aria-disabled=dynamic(closed)
            on:click=move |_| store.step(step)
        >
            <Icon id=glyph />
        </button>
    }
}

/// The turns side by side in their players' colours; what is still to come is pale.
fn stripes(line: &Timeline) -> String {
    let share = |position: usize| position as f32 * 100.0 / line.current.max(1) as f32;
    let mut begin = 0;
    let mut colors = Vec::new();
    for segment in &line.segments {
        let color = segment.color.map_or("seat-neutral", seat_class);
        colors.push(format!("var(--{color}) {:.2}% {:.2}%", share(begin), share(segment.end)));
        begin = segment.end;
    }
    if colors.is_empty() {
        return String::new();
    }
    let at = share(line.displayed);
    format!(
        "linear-gradient(90deg,transparent {at:.2}%,var(--to-come) {at:.2}%),linear-gradient(90deg,{})",
        colors.join(",")
    )
}

/// Shows one position after the other, each as long as a bot's action stands; who asks for it at
/// full speed sees it at the usual one.
fn show_steps(store: Store) {
    effect_after(move |_: Option<Option<Timeout>>| {
        let usual = BotSpeed::Normal.pause();
        let pause = store.preferences.with(|preferences| preferences.bot_speed.pause()).max(usual);
        let goes_on = store.playback.shows_again();
        // Each position has its time.
        let _ = store.playback.position();
        goes_on.then(|| Timeout::new(pause, move || store.playback.show_next()))
    });
}

/// Hears the keys that step, and the tap that ends what is shown again and does nothing else.
fn listen(store: Store) {
    let swallow = Swallow::new();
    let keys = window_event_listener(ev::keydown, move |event| press_key(store, &event));
    let taps = window_event_listener(ev::pointerdown, move |event| {
        if untrack(|| store.playback.shows_again()) {
            if is_within(event.target(), LOOKS_BACK) {
                store.playback.stop();
            } else {
                store.playback.to_now();
                swallow.arm();
            }
        }
    });
    on_cleanup(move || {
        keys.remove();
        taps.remove();
    });
}

/// Where one goes on from the position that is shown.
const LOOKS_BACK: &str = ".timeline, .look-back, .log-panel";

/// What has arrow keys of its own.
const OWN_KEYS: &str = "dialog, input, select, textarea, [role=grid], .log-turns, \
                        [data-explain=walk], .final-scroll";

fn press_key(store: Store, event: &ev::KeyboardEvent) {
    let in_dialog = document().query_selector("dialog[open]").ok().flatten().is_some();
    if is_modified(event) || in_dialog || event.default_prevented() {
        return;
    }
    let is_back = untrack(|| store.playback.is_back());
    if event.key() == "Escape" && is_back {
        store.step(Step::Current);
        focus_next(BACK_AT_PLAY);
        return;
    }
    if is_within(event.target(), OWN_KEYS) {
        return;
    }
    let step = match (event.key().as_str(), event.shift_key()) {
        ("ArrowLeft", false) => Step::Back,
        ("ArrowLeft", true) => Step::TurnBack,
        ("ArrowRight", false) => Step::Forward,
        ("ArrowRight", true) => Step::TurnForward,
        ("Home", _) => Step::First,
        ("End", _) => Step::Current,
        _ => return,
    };
    event.prevent_default();
    store.step(step);
}

/// Where the focus goes when the table is played at again.
pub const BACK_AT_PLAY: &str = ".hand button, .play-area button";

fn is_within(target: Option<EventTarget>, selector: &str) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(selector).ok().flatten().is_some())
}
