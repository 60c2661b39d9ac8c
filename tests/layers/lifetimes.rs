//! Lifetimes: no event handler, timer or promise runs after the view that it belongs to.
//!
//! `src/ui/reactive/lifetime.rs` says why, and has the functions that take care of it.

use super::{
    source::{Source, read_folder},
    src,
};

/// The functions that run code later and know nothing of the view.
const LATER: [&str; 5] =
    ["set_timeout(", "request_animation_frame(", "Timeout::new(", "spawn_local(", "after_frame("];
/// The modules of `ui` whose state lasts as long as the page, and those that handle lifetimes.
const LASTING: [&str; 6] = ["app", "bots", "browser", "reactive", "sound", "state"];
/// The only other module: its timer shows an element again and reads no signal.
const WITHOUT_SIGNALS: &str = "ui::animation::flight";

/// Returns the event handlers of the source's views that do not go through `alive`.
fn unguarded_handlers(source: &Source) -> Vec<String> {
    let lines = source.text.split("on:").skip(1);
    let handlers = lines.filter_map(|rest| {
        let (event, handler) = rest.split_once('=')?;
        let is_event = !event.is_empty() && event.chars().all(|at| at.is_lowercase() || at == ':');
        (is_event && !handler.starts_with("alive(")).then(|| event.to_owned())
    });
    handlers.map(|event| format!("{}: on:{event}", source.module.join("::"))).collect()
}

/// Returns the calls in the source that run code later without a lifetime.
fn unguarded_calls(source: &Source) -> Vec<String> {
    let module = source.module.join("::");
    let lasts = source.module.get(1).is_some_and(|folder| LASTING.contains(&folder.as_str()));
    if lasts || module == WITHOUT_SIGNALS {
        return Vec::new();
    }
    let calls = LATER.iter().filter(|call| source.text.contains(**call));
    calls.map(|call| format!("{module}: {call})")).collect()
}

#[test]
fn every_event_handler_ends_with_its_view() {
    let sources = read_folder(&src().join("ui"), &["ui".to_owned()]);
    let found: Vec<String> = sources.iter().flat_map(unguarded_handlers).collect();
    assert!(found.is_empty(), "wrap these in alive(…):\n{}", found.join("\n"));
}

#[test]
fn every_timer_and_promise_ends_with_its_view() {
    let sources = read_folder(&src().join("ui"), &["ui".to_owned()]);
    let found: Vec<String> = sources.iter().flat_map(unguarded_calls).collect();
    assert!(found.is_empty(), "use a Lifetime instead:\n{}", found.join("\n"));
}

#[test]
fn unguarded_handler_and_timer_are_found() {
    let text = "view! { <b on:click=alive(go) on:focusout=move |_| go() /> }; set_timeout(go, 0)";
    let source = Source::made_up("ui::table::hand", text);
    assert_eq!(unguarded_handlers(&source), ["ui::table::hand: on:focusout"]);
    assert_eq!(unguarded_calls(&source), ["ui::table::hand: set_timeout()"]);
}
