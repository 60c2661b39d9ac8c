//! The timeline: a slider over all positions with its buttons and keys, and the replay of what the
//! others did.

pub mod other_tab_banner;
pub mod parent_link;
pub mod past_controls;
pub mod spectator_controls;
pub mod steps;

use crate::{
    scene::{
        geometry::decimal,
        history::{Step, Timeline, replay_positions},
    },
    session::BotSpeed,
    ui::{
        browser::{Gestures, closest, first, focus_next, is_modified, on_window::on_window},
        reactive::{Lifetime, UpdatePhase, alive, dynamic, effect, effect_after, memo::memo},
        state::Store,
        widgets::{Icon, seat_class},
    },
};
use gloo_timers::callback::Timeout;
use leptos::{ev, prelude::*};
use steps::{replay_others, step_along, view_position};

/// Draws the timeline at the foot of the log.
#[component]
pub fn TimelineBar() -> impl IntoView {
    let store = Store::get();
    let t = store.text().timeline;
    let line = memo(move || {
        let position = store.playback.position();
        store.playback.current(|game_match| {
            game_match.map(|game_match| Timeline::new(game_match, store.text(), position))
        })
    });
    let line = line.deferred(UpdatePhase::Log);
    let has_more = memo(move || {
        store.playback.current(|game_match| {
            game_match.is_some_and(|game_match| !replay_positions(game_match).is_empty())
        })
    });
    let has_more = has_more.deferred(UpdatePhase::Log);
    let current = move || line.with(|line| line.as_ref().map_or(0, |line| line.current));
    let displayed = move || line.with(|line| line.as_ref().map_or(0, |line| line.displayed));
    let position_text = move || line.with(|line| line.as_ref().map(|line| line.label.clone()));
    let stripes = move || line.with(|line| line.as_ref().map(stripes));
    let slide = move |event| {
        if let Ok(position) = event_target_value(&event).parse() {
            view_position(store, Some(position));
        }
    };
    effect(move || store.playback.forget_missing_position());
    show_steps(store);
    listen(store);
    view! {
        <div class="timeline" role="group" aria-label=t.title data-now=dynamic(current) data-at=dynamic(displayed)>
            <button
                type="button"
                class="timeline-button"
                data-action="show-again"
                title=t.show_again
                aria-disabled=move || (!has_more.get()).then_some("true")
                tabindex=move || (!has_more.get()).then_some("-1")
                on:click=alive(move |_| replay_others(store))
            >
                <Icon id="glyph-again" />
            </button>
            <StepButton step=Step::First action="step-first" glyph="glyph-first" label=t.first />
            <StepButton step=Step::Back action="step-back" glyph="glyph-play" label=t.back />
            <span class="timeline-track">
                <span class="timeline-turns" style:background=dynamic(stripes) aria-hidden="true"></span>
                <input
                    type="range"
                    class="timeline-slider"
                    min="0"
                    max=dynamic(current)
                    prop:value=dynamic(displayed)
                    aria-label=t.slider
                    aria-valuetext=dynamic(position_text)
                    on:input=alive(slide)
                />
            </span>
            <StepButton step=Step::Forward action="step-forward" glyph="glyph-play" label=t.forward />
            <StepButton step=Step::Current action="step-now" glyph="glyph-last" label=t.to_now />
        </div>
    }
}

#[component]
fn StepButton(
    step: Step,
    action: &'static str,
    glyph: &'static str,
    label: &'static str,
) -> impl IntoView {
    let store = Store::get();
    let leads_nowhere = memo(move || {
        let position = store.playback.position();
        let leads = store
            .playback
            .current(|game_match| game_match.map(|game_match| step.target(game_match, position)));
        leads.is_none_or(|target| target == position)
    });
    let leads_nowhere = leads_nowhere.deferred(UpdatePhase::Log);
    let closed = move || leads_nowhere.get().then_some("true");
    view! {
        <button
            type="button"
            class="timeline-button"
            data-action=action
            title=label
            aria-disabled=dynamic(closed)
            // Tab skips a button that can do nothing and needs no explanation.
            tabindex=move || leads_nowhere.get().then_some("-1")
            on:click=alive(move |_| step_along(store, step))
        >
            <Icon id=glyph />
        </button>
    }
}

/// Returns a CSS gradient of the turns in their players' colours, pale after the position on
/// display.
fn stripes(line: &Timeline) -> String {
    let share = |position: usize| decimal(position as f32 * 100.0 / line.current.max(1) as f32);
    let mut begin = 0;
    let mut colors = Vec::new();
    for segment in &line.segments {
        let color = segment.color.map_or("seat-neutral", seat_class);
        colors.push(format!("var(--{color}) {}% {}%", share(begin), share(segment.end)));
        begin = segment.end;
    }
    if colors.is_empty() {
        return String::new();
    }
    let at = share(line.displayed);
    format!(
        "linear-gradient(90deg,transparent {at}%,var(--to-come) {at}%),linear-gradient(90deg,{})",
        colors.join(",")
    )
}

/// Advances the replay, a bot's pause for each position; at full speed the normal pause.
fn show_steps(store: Store) {
    let lifetime = Lifetime::current();
    effect_after(move |_: Option<Option<Timeout>>| {
        let usual = BotSpeed::Normal.pause_ms();
        let pause =
            store.app.preferences.with(|preferences| preferences.bot_speed.pause_ms()).max(usual);
        let goes_on = store.playback.is_replaying();
        // Each position starts the pause anew.
        let _ = store.playback.position();
        goes_on.then(|| lifetime.timer(pause, move || store.playback.replay_next()))
    });
}

/// Handles the keys that step, and the tap that ends a replay.
fn listen(store: Store) {
    on_window(ev::keydown, move |event| press_key(store, &event));
    Gestures::get().on_press(move |event| {
        if untrack(|| store.playback.is_replaying()) {
            if closest(event.target(), HISTORY_CONTROLS).is_some() {
                store.playback.stop_replay();
            } else {
                store.playback.go_to_current();
            }
        }
    });
}

/// The elements where a tap stops the replay at its position. Elsewhere it ends the replay, and acts.
const HISTORY_CONTROLS: &str = ".timeline, .past-controls, .log-panel";

/// The elements with arrow keys of their own, and the answers to a question, which arrows do not leave.
const OWN_KEYS: &str = "dialog, input, select, textarea, [role=grid], .log-turns, .answers, \
                        [data-explain=walk], .final-scroll";

fn press_key(store: Store, event: &ev::KeyboardEvent) {
    let in_dialog = first("dialog[open]").is_some();
    if is_modified(event) || in_dialog || event.default_prevented() {
        return;
    }
    let is_past = untrack(|| store.playback.is_past());
    if event.key() == "Escape" && is_past {
        step_along(store, Step::Current);
        focus_next(BACK_AT_PLAY);
        return;
    }
    let in_hand = !is_past && !event.shift_key() && closest(event.target(), ".hand").is_some();
    // The slider steps by actions itself.
    let turns_on_slider =
        event.shift_key() && closest(event.target(), ".timeline-slider").is_some();
    if in_hand || !turns_on_slider && closest(event.target(), OWN_KEYS).is_some() {
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
    step_along(store, step);
}

/// The elements that get the focus when the player returns to the current position.
pub const BACK_AT_PLAY: &str = ".hand button, .play-area button";
