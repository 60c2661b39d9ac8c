//! A view hides what its player does not know, and a game dealt from it agrees with the view.

use crate::{
    properties::conservation::assert_conserved,
    testing::random_game::{RandomGame, any_setup, cases, shipped},
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::ChaCha8Rng, seq::SliceRandom};
use renature::rules::{AreaToken, Domino, Game, Seat, Setup};

proptest! {
    #![proptest_config(cases(48))]

    #[test]
    fn a_world_dealt_from_a_view_looks_the_same_to_its_player((setup, mut rng) in any_setup(15)) {
        let mut walk = RandomGame::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        loop {
            for seat in walk.game.table().seats() {
                let view = walk.game.view(seat);
                let world = view.deal(&mut rng);
                assert_conserved(&world);
                prop_assert!(world.view(seat) == view);
                let mine = walk.game.table().seat() == seat;
                let legal = if mine { walk.game.legal_actions() } else { Vec::new() };
                prop_assert_eq!(view.legal_actions(), legal);
            }
            if walk.step().is_none() {
                break;
            }
        }
    }

    #[test]
    fn view_reveals_nothing_hidden((setup, mut rng) in any_setup(15)) {
        let mut walk = RandomGame::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        let watcher = walk.game.table().seats().next_back().unwrap_or(Seat::FIRST);
        let start = with_secrets_redealt(&setup, |seat| if seat == watcher { 3 } else { 0 }, &mut rng);
        prop_assert!(start.start()?.view(watcher) == walk.game.view(watcher));
        let mut other = with_secrets_redealt(&setup, |_| 3, &mut rng).start()?;
        let drawn = |game: &Game| (game.hand(watcher).to_vec(), game.table().collected(watcher));
        while let Some(step) = walk.step() {
            // The other game has drawn a different domino meanwhile, which can't be played there.
            if other.apply(step.action).is_err() || drawn(&other) != drawn(&walk.game) {
                break;
            }
            if walk.game.table().collected(watcher).is_empty() {
                prop_assert!(walk.game.view(watcher) == other.view(watcher));
            }
        }
    }

    #[test]
    fn every_world_deals_the_tokens_that_the_board_has((setup, mut rng) in any_setup(15)) {
        let mut walk = RandomGame::new(&setup, ChaCha8Rng::seed_from_u64(rng.random()));
        while walk.step().is_some() {}
        let table = walk.game.table();
        for seat in table.seats() {
            let world = walk.game.view(seat).deal(&mut rng);
            let mut pool = table.board().plan().tokens.clone();
            for (area, printed) in table.board().areas() {
                let dealt = |token: &AreaToken| {
                    token.prize() == table.prize(area) && token.back == world.back(area)
                };
                let index = pool.iter().position(dealt);
                prop_assert!(index.is_some() || setup.area_tokens.is_empty(), "{}", printed.letter);
                index.map(|index| pool.swap_remove(index));
            }
        }
    }
}

/// Returns the setup with other backs under the tokens and other dominoes, except the first `known`
/// of each seat.
fn with_secrets_redealt(
    setup: &Setup,
    known: impl Fn(Seat) -> usize,
    rng: &mut ChaCha8Rng,
) -> Setup {
    let mut other = setup.clone();
    let seats: Vec<Seat> = (0..setup.players.len()).filter_map(Seat::new).collect();
    let held: Vec<Domino> = seats
        .iter()
        .flat_map(|&seat| setup.dominoes[seat.index()][..known(seat)].iter().copied())
        .collect();
    let mut rest: Vec<Domino> = Domino::all().filter(|domino| !held.contains(domino)).collect();
    rest.shuffle(rng);
    for seat in seats {
        let list = &mut other.dominoes[seat.index()][known(seat)..];
        let dealt = rest.split_off(rest.len() - list.len());
        list.copy_from_slice(&dealt);
    }
    let mut pool = setup.board.plan().tokens.clone();
    pool.shuffle(rng);
    for token in other.area_tokens.values_mut() {
        let alike = pool.iter().position(|dealt| dealt.prize() == token.prize());
        alike.into_iter().for_each(|index| *token = pool.swap_remove(index));
    }
    other
}

#[test]
fn the_view_names_only_dominoes_that_its_player_has_seen() {
    let mut rng = ChaCha8Rng::seed_from_u64(5);
    let game = shipped(0, 3, &mut rng).start().unwrap_or_else(|error| panic!("{error}"));
    for seat in game.table().seats() {
        let view = game.view(seat);
        let others = game.table().seats().filter(|&other| other != seat);
        let hidden = others.flat_map(|other| [game.hand(other), game.reserve(other)]).flatten();
        assert!(hidden.chain(game.reserve(seat)).all(|&domino| view.unseen().contains(domino)));
        assert!(view.hand().iter().all(|&domino| !view.unseen().contains(domino)));
        assert_eq!(view.unseen().len(), 52);
    }
}

#[test]
fn worlds_dealt_from_one_view_differ_in_what_is_hidden() {
    let mut rng = ChaCha8Rng::seed_from_u64(6);
    let game = shipped(0, 2, &mut rng).start().unwrap_or_else(|error| panic!("{error}"));
    let view = game.view(Seat::FIRST);
    let [one, other] = [0; 2].map(|_| view.deal(&mut rng));
    let backs =
        |world: &Game| -> Vec<i32> { world.table().areas().map(|area| world.back(area)).collect() };
    assert_ne!(one.reserve(Seat::FIRST), other.reserve(Seat::FIRST));
    assert_ne!(backs(&one), backs(&other));
}
