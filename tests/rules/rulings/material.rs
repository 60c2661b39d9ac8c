//! RULINGS: Material.

use crate::testing::Sketch;
use renature::rules::{
    Animal, Board, Domino, Event, Plant, PlayerCount, RuleSet, SetupError, Stock,
};
use std::collections::BTreeSet;

const BROOK: &str = include_str!("../../../public/boards/brook.json");
const POND: &str = "*.A";

fn brook() -> Board {
    Board::from_json(BROOK).unwrap()
}

#[test]
fn each_pair_of_animals_is_there_once() {
    let pairs: BTreeSet<[Animal; 2]> = Domino::all().map(Domino::halves).collect();
    assert_eq!((Domino::all().len(), pairs.len()), (55, 55));
}

#[test]
fn ten_dominoes_are_doubles() {
    assert_eq!(Domino::all().filter(|domino| domino.is_double()).count(), 10);
}

#[test]
fn joker_track_runs_from_butterfly_to_fox() {
    let track = "butterfly salamander owl woodpecker snail badger turtle frog hedgehog fox";
    assert_eq!(Animal::ALL.map(Animal::name).join(" "), track);
}

#[test]
fn the_butterfly_is_the_first_joker() {
    assert_eq!(Sketch::base(POND).play().table().joker(), Animal::Butterfly);
}

#[test]
fn turf_counts_one_bush_two_pine_three_oak_four() {
    assert_eq!(Plant::ALL.map(Plant::value), [1, 2, 3, 4]);
}

#[test]
fn plants_by_player_count_are_those_of_the_table() {
    let stock =
        |players: PlayerCount, stock| Plant::ALL.map(|plant| players.plants_each(stock, plant));
    let all =
        PlayerCount::ALL.map(|players| [Stock::Own, Stock::Neutral].map(|it| stock(players, it)));
    let two = [[9, 4, 2, 2], [3, 2, 2, 2]];
    let three = [[5, 3, 2, 1], [2, 1, 1, 1]];
    let four = [[3, 2, 1, 1], [1, 1, 1, 1]];
    assert_eq!(all, [two, three, four]);
}

#[test]
fn each_player_starts_with_all_plants_that_fit() {
    for players in 2..=4 {
        let play = Sketch::base(POND).players(players).play();
        let table = play.table();
        for seat in table.seats() {
            for (stock, plant) in
                Stock::ALL.into_iter().flat_map(|it| Plant::ALL.map(|plant| (it, plant)))
            {
                let all = table.players().plants_each(stock, plant);
                assert_eq!(table.plants_left(seat, stock, plant), all);
                assert!(!table.has_room(seat, stock, plant));
            }
        }
    }
}

#[test]
fn dominoes_are_dealt_26_18_or_13_each() {
    for (players, each) in [(2, 26), (3, 18), (4, 13)] {
        let play = Sketch::base(POND).players(players).play();
        for seat in play.table().seats() {
            assert_eq!(play.game.hand(seat).len(), 3);
            assert_eq!(play.game.reserve(seat).len(), each - 3);
        }
    }
}

#[test]
fn every_player_starts_with_six_clouds() {
    let play = Sketch::base(POND).players(4).play();
    assert_eq!([0, 1, 2, 3].map(|seat| play.clouds(seat)), [6; 4]);
}

#[test]
fn scores_start_at_four_three_two_one() {
    for players in 2..=4 {
        let play = Sketch::base(POND).players(players).play();
        assert_eq!(play.scores(), [4, 3, 2, 1][..players]);
    }
}

#[test]
fn seat_0_begins() {
    assert_eq!(Sketch::base(POND).play().table().seat().index(), 0);
}

#[test]
fn colors_change_nothing() {
    let mut setup = Sketch::base(POND).setup();
    let usual = setup.start().unwrap();
    setup.players.iter_mut().zip(["white", "orange"]).for_each(|(player, color)| {
        player.color = color.parse().unwrap();
    });
    assert_eq!(setup.start().unwrap(), usual);
}

#[test]
fn two_players_of_one_color_are_refused() {
    let mut setup = Sketch::base(POND).setup();
    setup.players[1].color = setup.players[0].color;
    assert_eq!(setup.start().unwrap_err().to_string(), "players[1].color: orange is taken already");
}

#[test]
fn one_player_or_five_are_refused() {
    let mut setup = Sketch::base(POND).setup();
    setup.players.truncate(1);
    assert_eq!(setup.start(), Err(SetupError::PlayerCount(1)));
    setup.players = vec![setup.players[0].clone(); 5];
    assert_eq!(setup.start(), Err(SetupError::PlayerCount(5)));
}

#[test]
fn a_domino_dealt_twice_is_refused() {
    let mut setup = Sketch::base(POND).setup();
    setup.dominoes[1][4] = setup.dominoes[0][0];
    let error = setup.start().unwrap_err().to_string();
    assert_eq!(error, "dominoes[1][4]: butterfly-butterfly is dealt twice");
}

#[test]
fn a_token_that_does_not_fit_its_area_is_refused() {
    let mut setup = Sketch::base(POND).setup();
    setup.area_tokens.get_mut(&'A').unwrap().main = 2;
    let error = setup.start().unwrap_err().to_string();
    assert_eq!(error, "area_tokens.A: main 2 in an area of size 1");
}

#[test]
fn a_token_that_the_board_does_not_have_is_refused() {
    let mut setup = Sketch::base(POND).setup();
    setup.area_tokens.get_mut(&'A').unwrap().back = 9;
    let error = setup.start().unwrap_err().to_string();
    assert_eq!(error, "area_tokens.A: the board has no such token left");
}

#[test]
fn one_token_in_two_areas_is_refused() {
    let mut setup = Sketch::base("A * B").tokens("A=1/0/1 B=1/0/2").setup();
    setup.area_tokens.insert('B', setup.area_tokens[&'A']);
    let error = setup.start().unwrap_err().to_string();
    assert_eq!(error, "area_tokens.B: the board has no such token left");
}

#[test]
fn an_area_without_a_token_is_refused() {
    let mut setup = Sketch::base(POND).setup();
    setup.area_tokens.clear();
    assert_eq!(setup.start().unwrap_err().to_string(), "area_tokens: area A has none");
}

#[test]
fn tokens_in_valley_are_refused() {
    let mut setup = Sketch::valley(POND).setup();
    setup.area_tokens = Sketch::base(POND).setup().area_tokens;
    assert_eq!(setup.start(), Err(SetupError::TokensInValley));
}

#[test]
fn the_base_board_has_15_by_15_spaces_18_areas_and_21_tokens() {
    let board = brook();
    let facts = (board.width(), board.height(), board.areas().len(), board.plan().tokens.len());
    assert_eq!(facts, (15, 15, 18, 21));
}

#[test]
fn the_base_board_has_four_starting_spaces() {
    assert_eq!(brook().starts().len(), 4);
}

#[test]
fn five_clouds_lie_on_four_spaces_of_the_base_board() {
    let board = brook();
    let lying: u32 = board.cloudy().iter().map(|space| board.clouds_on(space)).sum();
    assert_eq!((board.cloudy().len(), lying), (4, 5));
}

#[test]
fn spare_tokens_of_the_base_board_have_main_3_7_and_13() {
    let board = brook();
    let mut spare: Vec<i32> = board.plan().tokens.iter().map(|token| token.main).collect();
    for (_, area) in board.areas() {
        let index = spare.iter().position(|&main| main == area.size() as i32).unwrap();
        spare.swap_remove(index);
    }
    spare.sort_unstable();
    assert_eq!(spare, [3, 7, 13]);
}

#[test]
fn both_valley_boards_have_8_stumps_8_clouds_and_4_ponds() {
    for file in ["valley", "valley-back"] {
        let path = format!("{}/public/boards/{file}.json", env!("CARGO_MANIFEST_DIR"));
        let board = Board::from_json(&std::fs::read_to_string(path).unwrap()).unwrap();
        let lying: u32 = board.cloudy().iter().map(|space| board.clouds_on(space)).sum();
        assert_eq!(board.rules(), RuleSet::Valley);
        assert_eq!((board.stumps().len(), lying, board.starts().len()), (8, 8, 4));
    }
}

#[test]
fn eight_mushrooms_in_valley_and_none_in_the_base_game() {
    assert_eq!(Sketch::valley(POND).play().table().mushrooms_left(), 8);
    assert_eq!(Sketch::base(POND).play().table().mushrooms_left(), 0);
}

#[test]
fn the_hand_is_refilled_by_one_domino_at_finish() {
    let mut play = Sketch::base(POND).holds(0, "owl-owl fox-fox frog-frog snail-snail").play();
    play.does("discard fox-fox; finish");
    let hand: Vec<String> = play.game.hand(play.seat(0)).iter().map(Domino::to_string).collect();
    assert_eq!(hand, ["owl-owl", "frog-frog", "snail-snail"]);
    assert!(play.events.contains(&Event::HandRefilled { seat: play.seat(0), reserve: 22 }));
}
