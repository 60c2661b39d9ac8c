//! Tests of the bots through their public interface.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::{
    bots::{Bot, BotKind, Budget, Tuning},
    rules::{Action, Board, Color, Game, Phase, Player, RuleSet, Seat, Setup},
};
use std::sync::Arc;

#[path = "rules/testing/random_board.rs"]
mod random_board;

fn greedy(seed: u64) -> Box<dyn Bot + Send> {
    BotKind::Greedy.build(seed)
}

fn game(board: &str, players: usize, rng: &mut ChaCha8Rng) -> Game {
    game_on(Board::shipped_named(board).expect("a shipped board"), players, rng)
}

fn game_on(board: Arc<Board>, players: usize, rng: &mut ChaCha8Rng) -> Game {
    let player = |&color| Player { name: String::new(), color };
    let players = Color::ALL[..players].iter().map(player).collect();
    Setup::deal(board, players, rng).start().expect("a good setup")
}

fn turn(bot: &mut dyn Bot, game: &mut Game) {
    let seat = game.table().seat();
    while let Some(action) = bot.choose(&game.view(seat)) {
        game.advance(action).expect("a legal action");
        if action == Action::EndTurn {
            break;
        }
    }
}

#[test]
fn hidden_information_never_changes_the_choice_of_greedy() {
    for board in ["brook", "valley", "valley-back"] {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let mut game = game(board, 3, &mut rng);
        while !game.table().is_over() {
            let view = game.view(game.table().seat());
            let reshuffled = view.deal(&mut rng).view(view.seat());
            let chosen = greedy(5).choose(&view);
            assert_eq!(greedy(5).choose(&reshuffled), chosen);
            game.advance(chosen.expect("a choice")).expect("a legal action");
        }
    }
}

#[test]
fn greedy_takes_the_most_points_of_a_turn_without_clouds() {
    let mut rng = ChaCha8Rng::seed_from_u64(2);
    let mut bot = greedy(2);
    let mut game = game("brook", 2, &mut rng);
    while !game.table().is_over() {
        let seat = game.table().seat();
        let before = game.table().score(seat);
        let best = best_gain(&game);
        let ends = game.hand(seat).len() == 1
            && game.table().seats().all(|other| other == seat || game.hand(other).is_empty());
        turn(bot.as_mut(), &mut game);
        assert!(ends || game.table().score(seat) - before >= best);
    }
}

/// Returns the most points of a turn without cloud actions, by playing all of them.
fn best_gain(game: &Game) -> i64 {
    let seat = game.table().seat();
    let before = game.table().score(seat);
    let mut best = i64::MIN;
    let mut open = vec![game.clone()];
    while let Some(game) = open.pop() {
        if game.table().phase() == Phase::End {
            best = best.max(game.table().score(seat) - before);
            continue;
        }
        for action in game.legal_actions() {
            if action.phase().is_some() {
                let mut next = game.clone();
                next.advance(action).expect("a listed action");
                open.push(next);
            }
        }
    }
    best
}

#[test]
fn greedy_hardly_ever_loses_to_random_play() {
    let mut rng = ChaCha8Rng::seed_from_u64(4);
    let mut bot = greedy(4);
    let lost = (0..20).filter(|_| {
        let mut game = game("brook", 2, &mut rng);
        while !game.table().is_over() {
            let view = game.view(game.table().seat());
            let action = match view.seat() {
                Seat::FIRST => bot.choose(&view),
                _ => view.random_action(&mut rng),
            };
            game.advance(action.expect("a choice")).expect("a legal action");
        }
        !game.table().winners().contains(&Seat::FIRST)
    });
    assert!(lost.count() < 2);
}

#[test]
fn a_bot_chooses_nothing_out_of_turn() {
    let game = game("brook", 2, &mut ChaCha8Rng::seed_from_u64(3));
    let [_, waiting] = [0, 1].map(|index| game.table().seats().nth(index).expect("a seat"));
    assert_eq!(greedy(1).choose(&game.view(waiting)), None);
}

/// Returns the levels with few playouts, so that tests are fast.
fn levels() -> impl Iterator<Item = Box<dyn Fn(u64) -> Box<dyn Bot + Send>>> {
    let searching = [BotKind::Seedling, BotKind::Turf, BotKind::Bush, BotKind::Pine, BotKind::Oak];
    searching.into_iter().chain([BotKind::Acorn]).map(|kind| {
        let tuning = Tuning { budget: Some(Budget::Playouts(12)), ..Tuning::default() };
        Box::new(move |seed| kind.build_tuned(&tuning, seed)) as Box<dyn Fn(u64) -> _>
    })
}

#[test]
fn hidden_information_never_changes_the_choice_of_a_level() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    for build in levels() {
        for (board, players) in [("brook", 2), ("valley", 3), ("valley-back", 4)] {
            let mut game = game(board, players, &mut rng);
            let bots = || -> Vec<_> { game.table().seats().map(|_| build(7)).collect() };
            let (mut bots, mut others) = (bots(), bots());
            while !game.table().is_over() {
                let view = game.view(game.table().seat());
                let reshuffled = view.deal(&mut rng).view(view.seat());
                let chosen = bots[view.seat().index()].choose(&view);
                assert_eq!(others[view.seat().index()].choose(&reshuffled), chosen);
                // Without a stored plan, at any point of the turn.
                assert_eq!(build(7).choose(&reshuffled), build(7).choose(&view));
                game.advance(chosen.expect("a choice")).expect("a legal action");
            }
        }
    }
}

#[test]
fn a_level_plays_the_same_game_from_the_same_seed() {
    for build in levels() {
        let play = || {
            let mut game = game("brook", 2, &mut ChaCha8Rng::seed_from_u64(6));
            let mut bot = build(3);
            while !game.table().is_over() {
                turn(bot.as_mut(), &mut game);
            }
            game
        };
        assert!(play() == play());
    }
}

#[test]
fn a_level_does_what_is_legal_on_any_board() {
    let mut rng = ChaCha8Rng::seed_from_u64(8);
    for build in levels() {
        for number in 0..12 {
            let rules = [RuleSet::Base, RuleSet::Valley][number % 2];
            let side = 1 + 2 * number;
            let board = Arc::new(random_board::random_board(side, 1 + side / 2, rules, &mut rng));
            let mut game = game_on(board, 2 + number % 3, &mut rng);
            let mut bots: Vec<_> = (0..4).map(&build).collect();
            while !game.table().is_over() {
                let seat = game.table().seat();
                turn(bots[seat.index()].as_mut(), &mut game);
            }
        }
    }
}

#[test]
fn a_level_goes_on_sensibly_wherever_others_left_the_turn() {
    let mut rng = ChaCha8Rng::seed_from_u64(9);
    for build in levels() {
        let mut bot = build(1);
        for board in ["brook", "valley", "valley-back"] {
            let mut game = game(board, 2, &mut rng);
            while !game.table().is_over() {
                let view = game.view(game.table().seat());
                let chosen = bot.choose(&view).expect("a choice");
                assert!(game.clone().advance(chosen).is_ok(), "{chosen:?}");
                let action = view.random_action(&mut rng).expect("a legal action");
                game.advance(action).expect("a legal action");
            }
        }
    }
}

#[test]
fn few_playouts_beat_greedy_nearly_always() {
    let tuning = Tuning { budget: Some(Budget::Playouts(24)), ..Tuning::default() };
    let mut bot = BotKind::Pine.build_tuned(&tuning, 1);
    let mut other = greedy(2);
    let mut rng = ChaCha8Rng::seed_from_u64(10);
    let won = (0..20).filter(|&number| {
        let mut game = game("brook", 2, &mut rng);
        let own = game.table().seats().nth(number % 2).expect("a seat");
        while !game.table().is_over() {
            let player = if game.table().seat() == own { &mut bot } else { &mut other };
            turn(player.as_mut(), &mut game);
        }
        game.table().winners().contains(&own)
    });
    assert!(won.count() >= 17);
}

/// Counts the games that the first bot wins, with alternating seats. Bots that search use
/// `playouts` playouts.
fn victories(bots: [(BotKind, Option<u32>); 2], games: usize) -> usize {
    let mut rng = ChaCha8Rng::seed_from_u64(21);
    let won = (0..games).filter(|&number| {
        let mut game = game("brook", 2, &mut rng);
        let own = game.table().seats().nth(number % 2).expect("a seat");
        let mut bots = bots.map(|(kind, playouts)| {
            let tuning = Tuning { budget: playouts.map(Budget::Playouts), ..Tuning::default() };
            kind.build_tuned(&tuning, number as u64)
        });
        while !game.table().is_over() {
            let bot = usize::from(game.table().seat() != own);
            turn(bots[bot].as_mut(), &mut game);
        }
        game.table().winners() == [own]
    });
    won.count()
}

#[test]
fn acorn_wins_nearly_all_games_against_random() {
    let won = victories([(BotKind::Acorn, None), (BotKind::Random, None)], 20);
    assert!(won >= 18, "{won} of 20 games");
}

#[test]
fn acorn_wins_some_games_against_greedy_but_loses_most() {
    let won = victories([(BotKind::Acorn, None), (BotKind::Greedy, None)], 30);
    assert!((1..=15).contains(&won), "{won} of 30 games");
}

/// A coarse check: `arena ladder` measures the confidence.
#[test]
fn each_level_up_to_pine_wins_most_games_against_the_one_before() {
    let levels = [BotKind::Random, BotKind::Seedling, BotKind::Turf, BotKind::Bush, BotKind::Pine];
    for pair in levels.windows(2) {
        let won = victories([(pair[1], None), (pair[0], None)], 40);
        // An equal opponent hardly ever wins so often.
        assert!(won >= 26, "{} beats {} in {won} of 40 games", pair[1], pair[0]);
    }
}

#[test]
fn oak_wins_most_games_against_pine_with_fewer_playouts() {
    let won = victories([(BotKind::Oak, Some(300)), (BotKind::Pine, Some(4))], 20);
    assert!(won >= 14, "{won} of 20 games");
}
