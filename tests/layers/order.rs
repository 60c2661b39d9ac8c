//! The import order of the layers (see `ARCHITECTURE.md`) and of the page's folders. The
//! check reads the sources, so that a forbidden path fails even where it compiles.

use super::{
    source::{Source, block_after, paths, read_folder, tokens, without_tests},
    src,
};
use std::{collections::BTreeSet, fs, path::Path};

/// The layers, each with those that it may use.
const LAYERS: [(&str, &[&str]); 6] = [
    ("text", &[]),
    ("rules", &[]),
    ("bots", &["rules"]),
    ("session", &["text", "rules", "bots"]),
    ("scene", &["text", "rules", "session"]),
    ("ui", &["text", "rules", "bots", "session", "scene"]),
];

/// Crates and parts of `std` with the layers that may use them; any layer may use the rest.
const OUTSIDE: [(&str, &[&str]); 22] = [
    ("leptos", &["ui"]),
    ("web_sys", &["ui"]),
    ("js_sys", &["ui"]),
    ("wasm_bindgen", &["ui"]),
    ("wasm_bindgen_futures", &["ui"]),
    ("gloo_events", &["ui"]),
    ("gloo_file", &["ui"]),
    ("gloo_timers", &["ui"]),
    ("console_error_panic_hook", &["ui"]),
    ("twemoji_assets", &["ui"]),
    ("icondata_core", &["ui"]),
    ("icondata_lu", &["ui"]),
    ("web_time", &["bots", "session", "ui"]),
    ("getrandom", &["ui"]),
    ("rayon", &[]),
    ("clap", &[]),
    ("indicatif", &[]),
    ("std::time", &["ui"]),
    ("std::fs", &[]),
    ("std::env", &[]),
    ("std::net", &[]),
    ("std::thread", &[]),
];

/// No bot may name these: through any of them it could reach the running game.
const CHEATS: [&str; 4] = ["Setup", "Match", "Record", "LogEntry"];

/// The folders of the page: each may use only those before it.
const UI_FOLDERS: [&str; 16] = [
    "reactive",
    "browser",
    "art",
    "animation",
    "sound",
    "state",
    "bots",
    "widgets",
    "files",
    "links",
    "help",
    "settings",
    "table",
    "rulebook",
    "saved_games",
    "start",
];

/// Returns what the source uses although its layer may not.
fn offences(source: &Source) -> Vec<String> {
    let tokens = without_tests(tokens(&source.text));
    let paths = paths(&tokens);
    let own = source.layer();
    let may_use = LAYERS.iter().find(|&&(layer, _)| layer == own).map_or(&[][..], |it| it.1);
    let mut all = Vec::new();
    for path in &paths {
        let target = source.absolute(path).unwrap_or_default();
        let layer = LAYERS
            .iter()
            .map(|&(layer, _)| layer)
            .find(|layer| target.first().is_some_and(|it| it == layer));
        if let Some(layer) = layer.filter(|&layer| layer != own && !may_use.contains(&layer)) {
            all.push(format!("{own} uses {layer}"));
        }
        all.extend(ui_offence(source, &target));
        let two = path.iter().take(2).map(String::as_str).collect::<Vec<_>>().join("::");
        for (name, layers) in OUTSIDE {
            if (name == two || name == path[0]) && !layers.contains(&own) {
                all.push(format!("{own} uses {name}"));
            }
        }
    }
    if own == "bots" {
        all.extend(cheating(&tokens, source.module.len()));
    }
    all
}

/// Returns the offence of a page's folder that uses a later one.
fn ui_offence(source: &Source, target: &[String]) -> Option<String> {
    let index_of = |module: &[String]| {
        let [ui, folder, ..] = module else { return None };
        let index = UI_FOLDERS.iter().position(|it| it == folder);
        index.filter(|_| ui == "ui")
    };
    let (own, used) = (index_of(&source.module)?, index_of(target)?);
    (used > own).then(|| format!("ui/{} uses ui/{}", UI_FOLDERS[own], UI_FOLDERS[used]))
}

/// Returns the ways in which the source could cheat.
///
/// A bot may deal itself a `Game` from its view and search in it. No function open to other layers
/// may take one.
fn cheating(tokens: &[String], depth: usize) -> Vec<String> {
    let named = CHEATS.iter().filter(|cheat| tokens.iter().any(|token| token == *cheat));
    let mut all: Vec<String> = named.map(|cheat| format!("bots names {cheat}")).collect();
    for (index, _) in tokens.iter().enumerate().filter(|(_, token)| *token == "pub") {
        let opened =
            tokens[index..].iter().take_while(|token| !["{", ";"].contains(&token.as_str()));
        let within = depth > 1 && tokens[index..].get(2).is_some_and(|token| token == "super");
        if !within && opened.into_iter().any(|token| token == "Game") {
            all.push("bots takes or gives a Game in the open".to_owned());
        }
    }
    for (index, _) in tokens.iter().enumerate().filter(|(_, token)| *token == "trait") {
        if block_after(&tokens[index..]).contains(&"Game".to_owned()) {
            all.push("bots has a trait that knows a Game".to_owned());
        }
    }
    all
}

#[test]
fn each_layer_uses_only_the_layers_before_it() {
    let mut found = Vec::new();
    for (layer, _) in LAYERS {
        let sources = read_folder(&src().join(layer), &[layer.to_owned()]);
        assert!(!sources.is_empty(), "{layer} is empty");
        for source in &sources {
            let module = source.module.join("::");
            found.extend(offences(source).iter().map(|it| format!("{module}: {it}")));
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn each_folder_is_in_the_order() {
    let layers: BTreeSet<String> = LAYERS.iter().map(|&(layer, _)| layer.to_owned()).collect();
    let mut folders = folders_in(src());
    folders.remove("bin");
    assert_eq!(folders, layers);
    let ui: BTreeSet<String> = UI_FOLDERS.iter().map(|&folder| folder.to_owned()).collect();
    assert_eq!(folders_in(&src().join("ui")), ui);
}

fn folders_in(folder: &Path) -> BTreeSet<String> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let folders = paths.filter(|path| path.is_dir());
    folders.map(|path| path.file_name().unwrap().to_string_lossy().into_owned()).collect()
}

/// Returns the offences of a made-up file `src/<layer>/made_up.rs`.
fn of(layer: &str, text: &str) -> Vec<String> {
    offences(&Source::made_up(&format!("{layer}::made_up"), text))
}

#[test]
fn a_path_into_a_later_ui_folder_is_found() {
    let widget = Source::made_up("ui::widgets::icon", "use crate::ui::table::page::TablePage;");
    assert_eq!(offences(&widget), ["ui/widgets uses ui/table"]);
    let board = Source::made_up("ui::table::board::keys", "use super::super::super::start::page;");
    assert_eq!(offences(&board), ["ui/table uses ui/start"]);
    let page = Source::made_up("ui::table::page", "use crate::ui::widgets::icon::Icon;");
    assert!(offences(&page).is_empty());
}

#[test]
fn a_path_into_a_later_layer_is_found() {
    assert_eq!(of("rules", "use crate::session::Match;"), ["rules uses session"]);
    assert_eq!(of("rules", "fn f() { crate::bots::play() }"), ["rules uses bots"]);
    assert_eq!(of("text", "use crate::rules::Plant;"), ["text uses rules"]);
    assert_eq!(of("session", "use renature::ui::App;"), ["session uses ui"]);
}

#[test]
fn a_path_upwards_into_a_later_layer_is_found() {
    assert_eq!(of("rules", "use super::super::bots::Bot;"), ["rules uses bots"]);
    assert_eq!(offences(&Source::made_up("rules", "use super::ui::App;")), ["rules uses ui"]);
}

#[test]
fn a_later_layer_within_a_use_tree_is_found() {
    assert_eq!(of("bots", "use crate::{rules::Plant, scene::{Outline, Texture}};").len(), 2);
    assert_eq!(of("bots", "use crate::{rules, session};"), ["bots uses session"]);
}

#[test]
fn a_later_layer_within_a_macro_is_found() {
    let text = "assert_eq!(crate::scene::outline(), 1);";
    assert_eq!(of("session", text), ["session uses scene"]);
}

#[test]
fn the_scene_may_not_use_bots_though_they_come_before_it() {
    assert_eq!(of("scene", "use crate::bots::BotKind;"), ["scene uses bots"]);
}

#[test]
fn tests_within_a_file_are_not_read_but_what_follows_is() {
    let text = "#[cfg(test)] mod tests { fn f() { crate::ui::x() } } use crate::scene::y;";
    assert_eq!(of("rules", text), ["rules uses scene"]);
}

#[test]
fn paths_into_earlier_layers_and_the_own_are_fine() {
    assert!(of("bots", "use crate::rules::{Action, PlayerView}; use super::Bot;").is_empty());
    assert!(of("rules", "use super::{game::Game, table::{Table, HAND}};").is_empty());
    assert!(of("session", "use crate::session::Match; use super::Controller;").is_empty());
}

#[test]
fn comments_and_texts_are_not_read() {
    let text = "// crate::ui\n/* crate::ui */ const A: &str = \"crate::ui \\\" crate::ui\";\n\
                const B: char = '\"'; const C: &str = r#\"crate::ui \" \"#;";
    assert!(of("rules", text).is_empty());
}

#[test]
fn code_after_a_string_literal_is_read() {
    assert_eq!(of("rules", "f(\"a\\\\\", '\"', r#\"b\"#, crate::ui::x());"), ["rules uses ui"]);
}

#[test]
fn the_rules_know_no_clock_no_storage_and_no_page() {
    assert_eq!(of("rules", "use std::time::Instant;"), ["rules uses std::time"]);
    assert_eq!(of("rules", "use std::{fmt, time::Instant};"), ["rules uses std::time"]);
    assert_eq!(of("rules", "let now = web_time::Instant::now();"), ["rules uses web_time"]);
    assert_eq!(of("rules", "gloo_timers::callback::Timeout::new();"), ["rules uses gloo_timers"]);
    assert_eq!(of("rules", "use leptos::prelude::*;"), ["rules uses leptos"]);
    assert_eq!(of("scene", "use web_sys::Element;"), ["scene uses web_sys"]);
}

#[test]
fn a_bot_may_deal_itself_a_world_from_its_view() {
    let text = "pub fn choose(view: &PlayerView) { let world: Game = view.deal(rng); search(&world) }\n\
                fn search(world: &Game) {}";
    assert!(of("bots", text).is_empty());
}

#[test]
fn a_bot_that_is_handed_a_game_is_found() {
    let open = "bots takes or gives a Game in the open";
    assert_eq!(of("bots", "pub fn choose(game: &Game) -> Action { todo }"), [open]);
    assert_eq!(of("bots", "pub(crate) fn choose(game: &Game);"), [open]);
    assert!(of("bots", "pub(super) fn search(world: &Game);").is_empty());
    assert_eq!(of("bots", "trait Bot { fn choose(&self, game: &Game); }").len(), 1);
}

#[test]
fn a_bot_that_names_what_a_match_is_made_of_is_found() {
    assert_eq!(of("bots", "fn peek(setup: &Setup) {}"), ["bots names Setup"]);
}
