//! Saves of every schema, in `tests/saves`, still load. A new schema adds two files, written by the
//! version that introduces it.

use renature::session::{Match, load, save};
use std::{collections::BTreeSet, fs, path::Path};

/// All saves with their file names.
fn saves() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/saves");
    let mut saves: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .map(|path| {
            let name = path.file_stem().unwrap().to_string_lossy().into_owned();
            (name, fs::read_to_string(path).unwrap())
        })
        .collect();
    saves.sort();
    saves
}

fn loaded(ending: &str) -> Vec<(String, Match)> {
    let saves = saves().into_iter().filter(|(name, _)| name.ends_with(ending));
    saves.map(|(name, text)| (name.clone(), load(&text).expect(&name))).collect()
}

#[test]
fn running_match_loads_alike_from_every_schema() {
    let all = loaded("-running");
    let (_, first) = &all[0];
    assert_eq!((first.log().len(), first.at_screen().map(|seat| seat.index())), (120, Some(0)));
    for (name, game_match) in &all {
        assert_eq!(game_match, first, "{name}");
    }
}

#[test]
fn finished_match_loads_alike_from_every_schema() {
    let all = loaded("-finished");
    let (_, first) = &all[0];
    assert!(first.game().table().is_over());
    for (name, game_match) in &all {
        assert_eq!(game_match, first, "{name}");
    }
}

#[test]
fn every_schema_up_to_the_current_one_has_both_saves() {
    let written: serde_json::Value =
        serde_json::from_str(&save(&loaded("-running")[0].1, 0)).unwrap();
    let last = written["schema"].as_u64().unwrap();
    let expected: BTreeSet<String> = (1..=last)
        .flat_map(|schema| ["running", "finished"].map(|kind| format!("schema-{schema}-{kind}")))
        .collect();
    assert_eq!(saves().into_iter().map(|(name, _)| name).collect::<BTreeSet<_>>(), expected);
}
