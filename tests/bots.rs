//! The bots, as those see them who let them play.

use rand::{SeedableRng, rngs::ChaCha8Rng};
use renature::{
    bots::{Bot, BotKind},
    rules::{Action, Board, Color, Game, Phase, Player, Seat, Setup},
};

fn greedy(seed: u64) -> Box<dyn Bot + Send> {
    BotKind::Greedy.build(seed)
}

fn game(board: &str, players: usize, rng: &mut ChaCha8Rng) -> Game {
    let board = Board::shipped_named(board).expect("a shipped board");
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
fn what_is_hidden_never_changes_what_greedy_chooses() {
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
fn no_turn_without_clouds_gives_more_points_at_once_than_a_greedy_one() {
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

/// The most points that a turn without cloud actions can give, by playing all of them.
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
