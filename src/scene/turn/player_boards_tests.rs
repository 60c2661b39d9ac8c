//! Tests of the player boards.

use super::player_boards::{PlayerBoardScene, player_boards};
use crate::{
    rules::{Action, CLOUD_SPACES, Color, Event, HAND, Owner, Plant, PlayerCount, Stock},
    scene::testing::{
        fixtures::{BOT, at, brook, domino, planting},
        script::play,
        sketch::Sketch,
    },
    session::{
        Controller, Match,
        testing::{MatchBuilder, begun, played_out},
    },
    text::ENGLISH,
};

fn boards(game_match: &Match) -> Vec<PlayerBoardScene> {
    player_boards(game_match, &ENGLISH)
}

/// Returns a property of each player board in seat order.
fn each<T>(game_match: &Match, of: impl Fn(PlayerBoardScene) -> T) -> Vec<T> {
    boards(game_match).into_iter().map(of).collect()
}

/// Returns a match in which both players have an area token, before the second one's turn ends.
fn both_collected() -> Match {
    let sketch = Sketch::base("A * * # * * B").tokens("A=1/0/2 B=1/0/5");
    sketch
        .holds(0, "owl-fox")
        .holds(1, "frog-fox")
        .play("place owl-fox b1 c1; no plant; finish; end; place frog-fox e1 f1; no plant; finish")
}

fn events(game_match: &Match) -> impl Iterator<Item = &Event> {
    game_match.log().iter().flat_map(|entry| &entry.events)
}

#[test]
fn every_seat_has_a_board_in_order_of_play() {
    for players in PlayerCount::ALL {
        let shown = each(&begun(players.get()), |board| board.seat);
        assert_eq!(shown, players.seats().collect::<Vec<_>>());
    }
}

#[test]
fn board_has_its_players_name_and_color() {
    let shown = each(&begun(4), |board| (board.name, board.color.unwrap()));
    let names = ["Ann", "Ben", "Cleo", "Dan"].map(String::from);
    assert_eq!(shown, names.into_iter().zip(Color::ALL).collect::<Vec<_>>());
}

#[test]
fn boards_of_bots_are_marked() {
    let controllers = [BOT, Controller::Person, BOT];
    let game_match = MatchBuilder::new("brook").controllers(&controllers).begin();
    assert_eq!(each(&game_match, |board| board.is_bot), [true, false, true]);
}

#[test]
fn only_the_player_to_act_is_marked() {
    let mut game_match = begun(3);
    play(&mut game_match, "pass");
    assert_eq!(each(&game_match, |board| board.to_act), [false, true, false]);
}

#[test]
fn nobody_is_to_act_when_the_game_is_over() {
    assert_eq!(each(&played_out("brook", 3, 1), |board| board.to_act), [false; 3]);
}

#[test]
fn every_board_begins_with_all_its_plants() {
    for players in PlayerCount::ALL {
        let plants =
            Stock::ALL.map(|stock| Plant::ALL.map(|plant| players.plants_each(stock, plant)));
        let shown = each(&begun(players.get()), |board| board.plants);
        assert_eq!(shown, vec![plants; players.get()]);
    }
}

#[test]
fn planting_takes_from_the_chosen_stock_only() {
    for stock in Stock::ALL {
        let mut game_match = planting();
        let mut wanted = each(&game_match, |board| board.plants);
        wanted[0][stock.index()][Plant::Bush.index()] -= 1;
        game_match.act(Action::PlacePlant { plant: Plant::Bush, stock, at: at("b2") }).unwrap();
        assert_eq!(each(&game_match, |board| board.plants), wanted, "{stock:?}");
    }
}

#[test]
fn plants_missing_from_the_boards_stand_in_areas() {
    let game_match = played_out("brook", 3, 1);
    let stands = |owner: Owner, plant: Plant| {
        let all = game_match.game().table().plants();
        all.filter(|(_, placed)| (placed.owner, placed.plant) == (owner, plant)).count()
    };
    let missing = |board: &PlayerBoardScene, stock: Stock, plant: Plant| {
        let all = PlayerCount::Three.plants_each(stock, plant);
        usize::from(all - board.plants[stock.index()][plant.index()])
    };
    let shown = boards(&game_match);
    for plant in Plant::ALL {
        for board in &shown {
            let own = missing(board, Stock::Own, plant);
            assert_eq!(own, stands(Owner::Seat(board.seat), plant));
        }
        let neutral = shown.iter().map(|board| missing(board, Stock::Neutral, plant));
        assert_eq!(neutral.sum::<usize>(), stands(Owner::Neutral, plant));
    }
}

#[test]
fn board_begins_with_six_clouds_and_loses_paid_ones() {
    let mut game_match = brook();
    assert_eq!(each(&game_match, |board| board.clouds), [CLOUD_SPACES; 2]);
    let animal = domino("owl-fox").halves()[1];
    game_match.act(Action::ChangeJoker { animal }).unwrap();
    assert_eq!(each(&game_match, |board| board.clouds), [CLOUD_SPACES - 2, CLOUD_SPACES]);
}

#[test]
fn taken_clouds_go_to_the_board_of_their_taker() {
    let sketch = Sketch::base("A * * . .").clouds("a1=1").holds(0, "owl-fox");
    let mut game_match = sketch.play("joker snail; place owl-fox b1 c1");
    assert_eq!(each(&game_match, |board| board.clouds), [CLOUD_SPACES - 2, CLOUD_SPACES]);
    play(&mut game_match, "plant oak a1");
    assert_eq!(each(&game_match, |board| board.clouds), [CLOUD_SPACES - 1, CLOUD_SPACES]);
}

#[test]
fn every_board_begins_with_three_dominoes_in_hand() {
    for players in PlayerCount::ALL {
        let shown = each(&begun(players.get()), |board| (board.hand, board.reserve));
        assert_eq!(shown, vec![(HAND, players.dominoes_each() - HAND); players.get()]);
    }
}

#[test]
fn finish_refills_the_hand_from_the_reserve() {
    let mut game_match = planting();
    let shown = |game_match: &Match| each(game_match, |board| (board.hand, board.reserve));
    assert_eq!(shown(&game_match), [(2, 23), (3, 23)]);
    game_match.act(Action::SkipPlant).unwrap();
    game_match.act(Action::Finish).unwrap();
    assert_eq!(shown(&game_match), [(3, 22), (3, 23)]);
}

#[test]
fn scores_are_the_start_plus_all_points_since() {
    let game_match = played_out("brook", 4, 1);
    let scored = |seat: usize| events(&game_match).map(|event| event.points()[seat]).sum::<i64>();
    let wanted: Vec<i64> = (0..4).map(|seat| 4 - seat as i64 + scored(seat)).collect();
    assert_eq!(each(&game_match, |board| board.score), wanted);
}

#[test]
fn leader_is_farthest_on_the_score_track() {
    let game_match = MatchBuilder::new("brook").players(4).played(150);
    let mut shown = boards(&game_match);
    shown.sort_by_key(|board| board.score);
    assert!(shown.is_sorted_by_key(|board| board.lane.progress));
    assert!(shown[0].lane.progress < shown[3].lane.progress && shown[3].lane.progress < 1.0);
}

#[test]
fn player_who_closes_an_area_has_its_token() {
    let game_match = played_out("brook", 2, 1);
    let closers: Vec<_> = events(&game_match)
        .filter_map(|event| match event {
            Event::AreaScored { closed_by, .. } => *closed_by,
            _ => None,
        })
        .collect();
    let closed =
        |board: &PlayerBoardScene| closers.iter().filter(|&&seat| seat == board.seat).count();
    for board in boards(&game_match) {
        assert_eq!(board.tokens, Some(closed(&board)));
        assert_ne!(board.tokens, Some(0));
    }
}

#[test]
fn boards_in_valley_have_no_tokens() {
    assert_eq!(each(&MatchBuilder::new("valley").begin(), |board| board.tokens), [None; 2]);
}

#[test]
fn only_the_viewers_token_backs_are_shown() {
    let mut game_match = both_collected();
    assert_eq!(each(&game_match, |board| board.backs), [None, Some(5)]);
    play(&mut game_match, "end");
    assert_eq!(each(&game_match, |board| board.backs), [Some(2), None]);
}

#[test]
fn no_backs_are_shown_while_the_screen_is_handed_over() {
    let mut game_match = both_collected();
    game_match.act(Action::EndTurn).unwrap();
    assert!(game_match.hand_over().is_some());
    assert_eq!(each(&game_match, |board| board.backs), [None; 2]);
}

#[test]
fn player_without_tokens_has_no_backs() {
    let game_match = brook();
    assert_eq!(game_match.viewer(), Some(boards(&game_match)[0].seat));
    assert_eq!(boards(&game_match)[0].backs, None);
}

#[test]
fn all_token_backs_are_shown_at_the_end() {
    let game_match = played_out("brook", 2, 1);
    for board in boards(&game_match) {
        let counted = events(&game_match).find_map(|event| match event {
            Event::TokensScored { seat, points, .. } if *seat == board.seat => Some(*points),
            _ => None,
        });
        assert_eq!(board.backs.map(i64::from), counted);
        assert!(counted.is_some());
    }
}

#[test]
fn description_names_all_counts_of_a_board() {
    let board = boards(&both_collected()).swap_remove(1);
    let said = board.description(&ENGLISH);
    assert_eq!(
        said,
        "Person. 3 points. 6 of 6 clouds. Dominoes: 3 in hand, 22 in reserve. 1 area token, \
         worth 5 at the end. Own plants left: turf 9, bush 4, pine 2, oak 2. \
         Neutral plants left: turf 3, bush 2, pine 2, oak 2.",
    );
}
