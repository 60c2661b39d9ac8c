//! Game records: a written record is read back, and a wrong one is refused with its place.

use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};
use renature::{
    bots::BotKind,
    rules::{Board, Color, Player, Record, Setup, Space},
    session::{Controller, Match},
};
use serde_json::json;
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::PathBuf,
    sync::Arc,
};

fn setup(board: &Arc<Board>, players: usize, rng: &mut ChaCha8Rng) -> Setup {
    let players = Color::ALL[..players]
        .iter()
        .map(|&color| Player { name: format!("Player {color}"), color })
        .collect();
    Setup::deal(board.clone(), players, rng)
}

/// Plays a random game, stopped after that many actions.
fn played(board: &Arc<Board>, players: usize, actions: usize, seed: u64) -> Match {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let controllers = vec![Controller::Bot(BotKind::Random); players];
    let mut game =
        Match::begin(setup(board, players, &mut rng), controllers).expect("a good setup");
    for _ in 0..actions {
        let Some(action) = game.game().random_action(&mut rng) else { break };
        game.act(action).expect("a listed action");
    }
    game
}

#[test]
fn a_written_game_is_read_and_replayed_to_the_same_end() {
    for board in Board::shipped() {
        for players in 2..=4 {
            let game = played(board, players, usize::MAX, players as u64);
            let (record, replayed) =
                Record::verify(&game.record().to_json()).expect("a good record");
            assert_eq!(record, game.record());
            assert_eq!(&replayed, game.game());
        }
    }
}

#[test]
fn a_game_under_way_has_no_result() {
    let game = played(&Board::shipped()[0], 2, 40, 1);
    let text = game.record().to_json();
    assert!(!text.contains("\"result\""));
    assert!(Record::verify(&text).is_ok());
}

/// Returns the JSON files of a folder in `tests/records` with their texts.
fn files(folder: &str) -> Vec<(PathBuf, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(folder);
    let mut paths: Vec<PathBuf> = fs::read_dir(folder)
        .expect("a folder")
        .map(|entry| entry.expect("a file").path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "json"))
        .collect();
    paths.sort();
    assert!(!paths.is_empty());
    paths
        .into_iter()
        .map(|path| {
            let text = fs::read_to_string(&path).expect("a text");
            (path, text)
        })
        .collect()
}

#[test]
fn every_good_file_is_replayed() {
    for (path, text) in files("good") {
        assert_eq!(Record::verify(&text).err(), None, "{}", path.display());
    }
}

#[test]
fn every_good_file_is_the_same_when_written_again() {
    for (path, text) in files("good") {
        let record = Record::from_json(&text).expect("a record");
        assert_eq!(Record::from_json(&record.to_json()), Ok(record), "{}", path.display());
    }
}

/// The expected sentence is in the file of the same name that ends in `.txt`.
#[test]
fn every_bad_file_is_refused_with_its_sentence() {
    for (path, text) in files("bad") {
        let expected = fs::read_to_string(path.with_extension("txt")).unwrap_or_default();
        let refused = Record::verify(&text).map(drop).map_err(|error| error.to_string());
        assert_eq!(refused, Err(expected.trim_end().to_owned()), "{}", path.display());
    }
}

#[test]
fn no_record_breaks_off_without_being_refused() {
    let (_, text) = &files("good")[0];
    let end = text.trim_end().len();
    for cut in (0..end).filter(|&cut| text.is_char_boundary(cut)) {
        assert!(Record::verify(&text[..cut]).is_err(), "cut at {cut}");
    }
}

#[test]
fn no_changed_character_makes_the_reader_panic() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    for (_, text) in files("good") {
        for _ in 0..200 {
            let mut changed: Vec<char> = text.chars().collect();
            let index = rng.random_range(0..changed.len());
            changed[index] = rng.random_range(' '..'~');
            let _ = Record::verify(&changed.into_iter().collect::<String>());
        }
    }
}

#[test]
fn unknown_fields_may_be_nested_without_end() {
    let (_, text) = &files("good")[0];
    let deep = "[".repeat(100_000) + &"]".repeat(100_000);
    for opening in ["{\"format\"", "{\"name\"", "{\"seat\"", "{\"type\""] {
        let nested = text.replacen(opening, &opening.replace('{', &format!("{{\"x\":{deep},")), 1);
        assert_eq!(Record::verify(&nested).err(), None, "before {opening}");
    }
}

#[test]
fn winners_stand_in_any_order() {
    let text = fs::read_to_string("tests/records/good/shared-victory.json").expect("a text");
    assert!(text.contains("\"winners\":[1,0]"));
    assert_eq!(Record::verify(&text).err(), None);
}

/// Returns a board with these rows and extreme values. Every area space has the highest count of
/// clouds; tokens have the highest and lowest points.
fn odd_board(rules: &str, rows: &[String]) -> Arc<Board> {
    let spaces = rows.iter().enumerate().flat_map(|(row, text)| {
        text.char_indices().filter_map(move |(column, letter)| {
            let space = Space::new(column, row)?.to_string();
            letter.is_ascii_alphabetic().then_some((space, letter))
        })
    });
    let spaces: Vec<(String, char)> = spaces.collect();
    let letters: BTreeSet<char> = spaces.iter().map(|&(_, letter)| letter).collect();
    let token = |letter: char| {
        let size = spaces.iter().filter(|&&(_, other)| other == letter).count();
        let back = if letter.is_uppercase() { i32::MAX } else { i32::MIN };
        json!({ "main": size, "minor": back, "back": back })
    };
    let base = rules == "base";
    let tokens: Vec<_> = letters.into_iter().filter(|_| base).map(token).collect();
    let clouds: BTreeMap<_, _> = spaces.iter().map(|(space, _)| (space, u32::MAX)).collect();
    let start = if rows[0].starts_with('.') { vec!["a1"] } else { vec![] };
    let board = json!({
        "format": "renature-board", "version": 1, "id": "odd", "name": "", "rules": rules,
        "rows": rows, "starts": start, "clouds": clouds, "tokens": tokens, "stumps": [],
    });
    Arc::new(Board::from_json(&board.to_string()).expect("a board"))
}

#[test]
fn the_oddest_boards_are_played_to_the_end() {
    let letters = ('A'..='Z').chain('a'..='z').collect::<Vec<char>>();
    let dotted: Vec<String> = letters
        .chunks(13)
        .flat_map(|row| {
            let row: String = row.iter().flat_map(|&letter| ['.', letter]).collect();
            [".".repeat(26), row]
        })
        .collect();
    let grids = [
        vec![".".to_owned()],
        vec!["#".to_owned()],
        vec!["A".to_owned()],
        vec![".A".to_owned()],
        vec!["..A".to_owned()],
        vec!["A".repeat(26); 26],
        vec![".".repeat(26); 26],
        dotted,
    ];
    for rules in ["base", "valley"] {
        for rows in &grids {
            let board = odd_board(rules, rows);
            for players in 2..=4 {
                for seed in 0..5 {
                    let game = played(&board, players, usize::MAX, seed);
                    let verified = Record::verify(&game.record().to_json());
                    assert_eq!(verified.map(|(record, _)| record), Ok(game.record()));
                }
            }
        }
    }
}
