use super::*;
use crate::rules::{Board, Color, Game, Player, Setup};
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng};

/// Calls `check` with the views of all seats after each action of random games on all boards.
fn each_view(mut check: impl FnMut(&PlayerView)) {
    for board in Board::shipped() {
        for seats in 2..=4 {
            let mut rng = ChaCha8Rng::seed_from_u64(seats as u64);
            let colors = Color::ALL[..seats].iter();
            let player = |&color| Player { name: String::new(), color };
            let setup = Setup::deal(board.clone(), colors.map(player).collect(), &mut rng);
            let mut game = setup.start().expect("a dealt setup");
            while let Some(action) = game.random_action(&mut rng) {
                game.table().seats().for_each(|seat| check(&game.view(seat)));
                game.advance(action).expect("a drawn action");
            }
        }
    }
}

fn written(view: &PlayerView) -> String {
    serde_json::to_string(view).expect("a text")
}

fn read(text: &str) -> PlayerView {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// Plays the game on from the view with a fixed seed.
fn way_on(view: &PlayerView) -> Game {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut game = view.deal(&mut rng);
    while let Some(action) = game.random_action(&mut rng) {
        game.advance(action).expect("a drawn action");
    }
    game
}

#[test]
fn view_round_trips_through_json() {
    each_view(|view| {
        let text = written(view);
        assert_eq!(written(&read(&text)), text);
    });
}

#[test]
fn game_goes_on_the_same_from_a_restored_view() {
    let mut number = 0;
    each_view(|view| {
        number += 1;
        if number % 7 == 0 {
            let back = read(&written(view));
            assert_eq!(back.legal_actions(), view.legal_actions());
            assert_eq!(way_on(&back).table().scores(), way_on(view).table().scores());
        }
    });
}

#[test]
fn view_reveals_nothing_its_player_does_not_know() {
    each_view(|view| {
        let hidden = view.deal(&mut ChaCha8Rng::seed_from_u64(9)).view(view.seat());
        assert_eq!(written(&hidden), written(view));
    });
}

/// The file of a view in the middle of a game of two.
fn file_on(board: &str) -> ViewFile {
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let board = Board::shipped_named(board).expect("a shipped board");
    let player = |&color| Player { name: String::new(), color };
    let setup = Setup::deal(board, Color::ALL[..2].iter().map(player).collect(), &mut rng);
    let mut game = setup.start().expect("a dealt setup");
    for _ in 0..30 {
        let action = game.random_action(&mut rng).expect("a running game");
        game.advance(action).expect("a drawn action");
    }
    ViewFile::new(&game.view(game.table().seat()))
}

/// Returns the path that the refusal of the changed file names.
fn refusal(board: &str, change: impl FnOnce(&mut ViewFile)) -> &'static str {
    let mut file = file_on(board);
    assert!(file.clone().view().is_ok());
    change(&mut file);
    match file.view() {
        Err(ViewError::Impossible(path)) => path,
        Err(error) => panic!("{error}"),
        Ok(_) => "accepted",
    }
}

/// Two free brook spaces of the file's board: neighbours, or not.
fn free_spaces(file: &ViewFile, neighbors: bool) -> [Space; 2] {
    let table = file.clone().view().expect("a view").table;
    let free = table.brook.free;
    let pairs = free.iter().flat_map(|one| free.iter().map(move |other| [one, other]));
    let mut fitting =
        pairs.filter(|[one, other]| one != other && one.is_beside(*other) == neighbors);
    fitting.next().expect("a free brook")
}

#[test]
fn larger_reserve_than_dealt_is_refused() {
    let most = PlayerCount::new(2).expect("two players").dominoes_each() - HAND;
    let most = u8::try_from(most).expect("few dominoes");
    let refused = |reserve| refusal("brook", |file| file.players[0].reserve = reserve);
    // So many are too many only beside the dominoes on the board.
    assert_eq!((refused(most), refused(most + 1)), ("dominoes", "players: reserve"));
}

#[test]
fn collected_area_after_the_last_is_refused() {
    let refused = refusal("brook", |file| file.players[0].collected = vec![file.prizes.len()]);
    assert_eq!(refused, "players: collected");
}

#[test]
fn domino_across_a_gap_is_refused() {
    let refused = refusal("brook", |file| file.dominoes[0].1 = free_spaces(file, false));
    assert_eq!(refused, "dominoes");
}

#[test]
fn domino_laid_twice_is_refused() {
    let refused = refusal("brook", |file| file.dominoes[0].0 = file.dominoes[1].0);
    assert_eq!(refused, "dominoes");
}

#[test]
fn mushroom_in_the_base_game_is_refused() {
    let refused = refusal("brook", |file| file.mushrooms = vec![free_spaces(file, true)[0]]);
    assert_eq!(refused, "mushrooms");
}

#[test]
fn third_seat_in_a_game_of_two_is_refused() {
    let absent = Seat::new(2).expect("a third seat");
    let refused = [
        refusal("brook", |file| file.plants[0].2 = Some(absent)),
        refusal("brook", |file| file.turn.seat = absent),
        refusal("brook", |file| file.seat = absent),
    ];
    assert_eq!(refused, ["plants", "turn: seat", "seat"]);
}

#[test]
fn more_plants_than_the_box_holds_are_refused() {
    let planted = |count| {
        refusal("brook", |file| {
            let soil = file.clone().view().expect("a view").table.land.soil;
            let turf = |at| (at, Plant::Turf, None);
            file.plants = soil.iter().map(turf).take(count).collect();
        })
    };
    // Each of the two stocks of neutral plants holds three.
    assert_eq!((planted(6), planted(7)), ("accepted", "plants"));
}

#[test]
fn known_back_of_an_area_of_another_is_refused() {
    let refused = refusal("brook", |file| {
        let mine = &file.players[file.seat.index()].collected;
        let other = (0..file.prizes.len()).find(|area| !mine.contains(area));
        file.backs.insert(other.expect("an area"), 1);
    });
    assert_eq!(refused, "backs");
}

#[test]
fn mushroom_step_without_mushrooms_is_refused() {
    let mut file = None;
    each_view(|view| {
        if view.table.turn.phase == Phase::Mushroom && view.table.mushroom_spaces().len() > 20 {
            file.get_or_insert_with(|| (ViewFile::new(view), view.table.mushroom_spaces()));
        }
    });
    let (mut file, spaces) = file.expect("a mushroom step");
    file.mushrooms = spaces.iter().take(MUSHROOMS).collect();
    assert_eq!(file.view().err(), Some(ViewError::Impossible("turn: phase")));
}

/// Returns the text with a digit changed or added, or with another phase.
fn broken(text: &str, rng: &mut ChaCha8Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    let digits: Vec<usize> =
        (0..bytes.len()).filter(|&index| bytes[index].is_ascii_digit()).collect();
    let index = digits[rng.random_range(0..digits.len())];
    let digit = b'0' + rng.random_range(0..10_u8);
    match rng.random_range(0..3) {
        0 => bytes[index] = digit,
        1 => bytes.insert(index, digit),
        _ => {
            let phases = ["domino", "mushroom", "plant", "finish", "end"];
            let [from, to] = [0, 0].map(|_| phases[rng.random_range(0..phases.len())]);
            return text.replace(&format!("\"{from}\""), &format!("\"{to}\""));
        }
    }
    String::from_utf8(bytes).expect("digits are letters of their own")
}

#[test]
fn a_broken_view_is_refused_or_can_be_played_on() {
    let mut rng = ChaCha8Rng::seed_from_u64(3);
    let mut refused = 0;
    each_view(|view| {
        if rng.random_range(0..3) == 0 {
            let broken = broken(&written(view), &mut rng);
            match serde_json::from_str::<PlayerView>(&broken) {
                Ok(view) => drop(way_on(&view)),
                Err(_) => refused += 1,
            }
        }
    });
    assert!(refused > 100, "{refused} refused");
}
