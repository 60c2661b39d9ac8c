//! The order of the rooms (src/lib.rs): each may use only the rooms before it. The sources are
//! read, so that a forbidden path fails here even where it compiles.

use std::{collections::BTreeSet, fs, path::Path};

/// The rooms with what each may use beside itself.
const ROOMS: [(&str, &[&str]); 6] = [
    ("text", &[]),
    ("rules", &[]),
    ("bots", &["rules"]),
    ("session", &["text", "rules", "bots"]),
    ("scene", &["text", "rules", "session"]),
    ("ui", &["text", "rules", "bots", "session", "scene"]),
];

/// Crates and parts of `std` with the rooms that may use them; whatever is not named here any room
/// may use.
const OUTSIDE: [(&str, &[&str]); 23] = [
    ("leptos", &["ui"]),
    ("web_sys", &["ui"]),
    ("js_sys", &["ui"]),
    ("wasm_bindgen", &["ui"]),
    ("wasm_bindgen_futures", &["ui"]),
    ("gloo_events", &["ui"]),
    ("gloo_file", &["ui"]),
    ("gloo_timers", &["ui"]),
    ("gloo_storage", &["session", "ui"]),
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

/// What no bot may name: with any of these it could reach the running game.
const CHEATS: [&str; 4] = ["Setup", "Match", "Record", "LogEntry"];

/// A source file of a room.
struct Source<'a> {
    room: &'a str,
    /// How deep its module is: 1 for `src/rules/mod.rs`, 2 for `src/rules/game.rs`.
    depth: usize,
    text: &'a str,
}

/// The words and signs of a source, without comments and texts.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens = Vec::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if rest.starts_with("r\"") || rest.starts_with("r#") {
            raw_text_length(rest)
        } else if first == '"' {
            text_length(rest)
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            rest[2..].find('\'').map_or(rest.len(), |end| end + 3)
        } else if first.is_alphanumeric() || first == '_' {
            let word = |at: char| at.is_alphanumeric() || at == '_';
            let length = rest.find(|at| !word(at)).unwrap_or(rest.len());
            tokens.push(rest[..length].to_owned());
            length
        } else if rest.starts_with("::") {
            tokens.push("::".to_owned());
            2
        } else {
            if !first.is_whitespace() {
                tokens.push(first.to_string());
            }
            first.len_utf8()
        };
        rest = &rest[length..];
    }
    tokens
}

/// A room's tests may set up what the room itself may not know.
fn without_tests(mut tokens: Vec<String>) -> Vec<String> {
    let opening = ["#", "[", "cfg", "(", "test", ")", "]", "mod"];
    let is_opening = |tokens: &[String]| tokens.iter().zip(opening).all(|(one, two)| one == two);
    while let Some(start) = tokens.windows(opening.len()).position(is_opening) {
        let name = start + opening.len();
        let in_a_file = tokens.get(name + 1).is_some_and(|next| next == ";");
        let inside = if in_a_file { 0 } else { block_after(&tokens[name..]).len() };
        tokens.drain(start..(name + 2 + inside).min(tokens.len()));
    }
    tokens
}

fn text_length(rest: &str) -> usize {
    let mut escaped = false;
    for (index, at) in rest.char_indices().skip(1) {
        match at {
            '"' if !escaped => return index + 1,
            '\\' => escaped = !escaped,
            _ => escaped = false,
        }
    }
    rest.len()
}

fn raw_text_length(rest: &str) -> usize {
    let hashes = rest[1..].chars().take_while(|&at| at == '#').count();
    if rest[1 + hashes..].starts_with('"') {
        let end = format!("\"{}", "#".repeat(hashes));
        let start = hashes + 2;
        rest[start..].find(&end).map_or(rest.len(), |index| start + index + end.len())
    } else {
        1
    }
}

/// Every path of the source from its first word on, with use trees unfolded and modules within the
/// file taken into account: `use super::{a, b::c}` gives `super::a` and `super::b::c`.
fn paths(tokens: &[String]) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        let starts = tokens.get(index + 1).is_some_and(|next| next == "::");
        let goes_on = index > 0 && tokens[index - 1] == "::";
        if starts && !goes_on && is_word(&tokens[index]) {
            index = read_path(tokens, index, &mut Vec::new(), &mut found).max(index + 1);
        } else {
            index += 1;
        }
    }
    found
}

fn is_word(token: &str) -> bool {
    token.chars().all(|at| at.is_alphanumeric() || at == '_')
}

/// Reads one path or use tree and gives the index after it.
fn read_path(
    tokens: &[String],
    mut index: usize,
    before: &mut Vec<String>,
    found: &mut Vec<Vec<String>>,
) -> usize {
    let kept = before.len();
    while tokens.get(index).is_some_and(|token| is_word(token)) {
        before.push(tokens[index].clone());
        index += 1;
        if tokens.get(index).is_none_or(|token| token != "::") {
            found.push(before.clone());
            before.truncate(kept);
            return index;
        }
        index += 1;
    }
    if tokens.get(index).is_some_and(|token| token == "{") {
        index += 1;
        while tokens.get(index).is_some_and(|token| token != "}") {
            index = read_path(tokens, index, before, found).max(index + 1);
            if tokens.get(index).is_some_and(|token| token == ",") {
                index += 1;
            }
        }
        index += 1;
    } else {
        found.push(before.clone());
    }
    before.truncate(kept);
    index
}

/// The room that a path leads into, if it leaves its own module for the top of the crate. Modules
/// within a file are deeper, so that from them it takes more `super`s: what is taken for an
/// offence there is at worst a path one has to write more plainly.
fn room_of(path: &[String], depth: usize) -> Option<&str> {
    let name = match path.first()?.as_str() {
        "crate" | "renature" => path.get(1)?,
        "super" => {
            let ups = path.iter().take_while(|word| *word == "super").count();
            if ups < depth {
                return None;
            }
            path.get(ups)?
        }
        _ => return None,
    };
    ROOMS.iter().map(|&(room, _)| room).find(|room| room == name)
}

/// Everything in the source that its room may not do.
fn offences(source: &Source) -> Vec<String> {
    let tokens = without_tests(tokens(source.text));
    let paths = paths(&tokens);
    let may_use = ROOMS.iter().find(|&&(room, _)| room == source.room).map_or(&[][..], |it| it.1);
    let mut all = Vec::new();
    for path in &paths {
        if let Some(room) = room_of(path, source.depth)
            && room != source.room
            && !may_use.contains(&room)
        {
            all.push(format!("{} uses {room}", source.room));
        }
        let two = path.iter().take(2).map(String::as_str).collect::<Vec<_>>().join("::");
        for (name, rooms) in OUTSIDE {
            if (name == two || name == path[0]) && !rooms.contains(&source.room) {
                all.push(format!("{} uses {name}", source.room));
            }
        }
    }
    if source.room == "bots" {
        all.extend(cheating(&tokens, source.depth));
    }
    all
}

/// A bot gets a view and nothing else: it may deal itself a `Game` from a view and search in it, but
/// nothing open to other rooms takes one, and what a running match is made of is never named.
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

/// What stands between the first opening brace and the one that closes it.
fn block_after(tokens: &[String]) -> &[String] {
    let start = tokens.iter().position(|token| token == "{").unwrap_or(tokens.len());
    let mut depth = 0;
    for (index, token) in tokens.iter().enumerate().skip(start) {
        match token.as_str() {
            "{" => depth += 1,
            "}" => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return &tokens[start..index];
        }
    }
    &tokens[start..]
}

fn check_folder(room: &str, folder: &Path, depth: usize, found: &mut Vec<String>) -> usize {
    let mut files = 0;
    for entry in fs::read_dir(folder).unwrap_or_else(|error| panic!("{folder:?}: {error}")) {
        let path = entry.unwrap().path();
        if path.is_dir() {
            files += check_folder(room, &path, depth + 1, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            if path.file_name().is_some_and(|name| name.to_string_lossy().ends_with("_tests.rs")) {
                continue;
            }
            let is_mod = path.file_name().is_some_and(|name| name == "mod.rs");
            let text = fs::read_to_string(&path).unwrap();
            let source = Source { room, depth: depth + usize::from(!is_mod), text: &text };
            found.extend(offences(&source).iter().map(|it| format!("{}: {it}", path.display())));
            files += 1;
        }
    }
    files
}

fn src() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))
}

#[test]
fn each_room_uses_only_the_rooms_before_it() {
    let mut found = Vec::new();
    for (room, _) in ROOMS {
        assert!(check_folder(room, &src().join(room), 1, &mut found) > 0, "{room} is empty");
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn each_folder_is_a_room() {
    let folders = fs::read_dir(src()).unwrap().filter_map(|entry| {
        let path = entry.unwrap().path();
        path.is_dir().then(|| path.file_name().unwrap().to_string_lossy().into_owned())
    });
    let rooms: BTreeSet<String> = ROOMS.iter().map(|&(room, _)| room.to_owned()).collect();
    let folders: BTreeSet<String> = folders.filter(|name| name != "bin").collect();
    assert_eq!(folders, rooms);
}

/// What the checker says of a made-up file `src/<room>/made_up.rs`.
fn of(room: &str, text: &str) -> Vec<String> {
    offences(&Source { room, depth: 2, text })
}

#[test]
fn a_path_into_a_later_room_is_found() {
    assert_eq!(of("rules", "use crate::session::Match;"), ["rules uses session"]);
    assert_eq!(of("rules", "fn f() { crate::bots::play() }"), ["rules uses bots"]);
    assert_eq!(of("text", "use crate::rules::Plant;"), ["text uses rules"]);
    assert_eq!(of("session", "use renature::ui::App;"), ["session uses ui"]);
}

#[test]
fn a_path_upwards_into_a_later_room_is_found() {
    assert_eq!(of("rules", "use super::super::bots::Bot;"), ["rules uses bots"]);
    let room = Source { room: "rules", depth: 1, text: "use super::ui::App;" };
    assert_eq!(offences(&room), ["rules uses ui"]);
}

#[test]
fn a_later_room_within_a_use_tree_is_found() {
    assert_eq!(of("bots", "use crate::{rules::Plant, scene::{Outline, Texture}};").len(), 2);
    assert_eq!(of("bots", "use crate::{rules, session};"), ["bots uses session"]);
}

#[test]
fn a_later_room_within_a_macro_is_found() {
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
fn paths_into_earlier_rooms_and_the_own_are_fine() {
    assert!(of("bots", "use crate::rules::{Action, PlayerView}; use super::Bot;").is_empty());
    assert!(of("rules", "use super::{game::Game, table::{Table, HAND}};").is_empty());
    assert!(of("session", "use crate::session::Match; use super::Holder;").is_empty());
}

#[test]
fn comments_and_texts_are_not_read() {
    let text = "// crate::ui\n/* crate::ui */ const A: &str = \"crate::ui \\\" crate::ui\";\n\
                const B: char = '\"'; const C: &str = r#\"crate::ui \" \"#;";
    assert!(of("rules", text).is_empty());
}

#[test]
fn what_stands_after_a_text_is_read() {
    assert_eq!(of("rules", "f(\"a\\\\\", '\"', r#\"b\"#, crate::ui::x());"), ["rules uses ui"]);
}

#[test]
fn the_rules_know_no_clock_no_storage_and_no_page() {
    assert_eq!(of("rules", "use std::time::Instant;"), ["rules uses std::time"]);
    assert_eq!(of("rules", "use std::{fmt, time::Instant};"), ["rules uses std::time"]);
    assert_eq!(of("rules", "let now = web_time::Instant::now();"), ["rules uses web_time"]);
    assert_eq!(of("rules", "gloo_storage::LocalStorage::raw();"), ["rules uses gloo_storage"]);
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
