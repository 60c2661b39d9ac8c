//! Tests of the turn banner.

use super::turn_banner::TurnScene;
use crate::{
    rules::{Action, Color, Owner, Phase},
    scene::{
        input::selection::Selection,
        testing::{
            fixtures::{brook, domino},
            random_match::{begun, played_out},
        },
        words::names::owner_color,
    },
    session::Match,
    text::ENGLISH,
};

fn banner(game_match: &Match) -> TurnScene {
    TurnScene::new(game_match, &ENGLISH, Selection::Nothing)
}

/// Discards a domino and ends the turn.
fn discard_and_end(game_match: &mut Match) {
    let domino = game_match.game().hand(game_match.game().table().seat())[0];
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        game_match.act(action).unwrap();
    }
}

#[test]
fn banner_names_each_player_to_act_in_their_colour() {
    let (mut game_match, _) = begun("brook", 3, 1);
    let shown = [(); 4].map(|()| {
        let banner = banner(&game_match);
        discard_and_end(&mut game_match);
        (banner.title, banner.color.unwrap())
    });
    let ann = ("Ann’s turn", Color::Orange);
    let wanted = [ann, ("Ben’s turn", Color::Blue), ("Cleo’s turn", Color::Black), ann];
    assert_eq!(shown, wanted.map(|(title, color)| (title.to_owned(), color)));
}

#[test]
fn banner_stays_with_the_player_until_the_turn_ends() {
    let mut game_match = brook();
    let before = banner(&game_match).title;
    game_match.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    game_match.act(Action::Finish).unwrap();
    assert_eq!(banner(&game_match).title, before);
}

#[test]
fn banner_stays_with_the_player_in_an_extra_turn() {
    let mut game_match = brook();
    game_match.act(Action::DiscardDomino { domino: domino("owl-fox") }).unwrap();
    game_match.act(Action::Finish).unwrap();
    let before = banner(&game_match);
    game_match.act(Action::ExtraTurn).unwrap();
    let after = banner(&game_match);
    assert_eq!((after.title, after.color), (before.title, before.color));
    assert_eq!(after.phase, Phase::Domino);
}

#[test]
fn banner_marks_that_a_bot_is_to_act() {
    let mut game_match = brook();
    assert!(!banner(&game_match).is_bot);
    discard_and_end(&mut game_match);
    assert!(banner(&game_match).is_bot);
}

#[test]
fn mushroom_phase_is_done_only_if_it_was_offered() {
    let (mut game_match, mut rng) = begun("valley", 2, 3);
    let (mut offered, mut ticked) = (false, false);
    while let Some(action) = game_match.game().random_action(&mut rng) {
        let phase = game_match.game().table().phase();
        offered = phase > Phase::Domino && (offered || phase == Phase::Mushroom);
        if phase > Phase::Mushroom && !game_match.game().table().is_over() {
            assert_eq!(
                banner(&game_match).phases[1].done,
                offered,
                "{:?}",
                game_match.log().last()
            );
            ticked |= offered;
        }
        game_match.act(action).unwrap();
    }
    assert!(ticked);
}

#[test]
fn one_phase_is_current_and_the_first_one_done() {
    let (mut game_match, mut rng) = begun("valley", 2, 3);
    while let Some(action) = game_match.game().random_action(&mut rng) {
        let phases = banner(&game_match).phases;
        let now = phases.iter().position(|phase| phase.current).unwrap();
        assert_eq!(
            phases[now].name,
            ENGLISH.table.phases[game_match.game().table().phase() as usize]
        );
        assert!(!phases[now].done && phases[now + 1..].iter().all(|it| !it.done && !it.current));
        assert!(now == 0 || phases[0].done);
        game_match.act(action).unwrap();
    }
}

#[test]
fn banner_of_a_finished_game_has_the_winners_colour() {
    let mut plays = (0..50).map(|seed| played_out("brook", 2, seed));
    let is_won = |game_match: &Match| {
        let table = game_match.game().table();
        !table.winners().contains(&table.seat()) && table.winners().len() == 1
    };
    let game_match = plays.find(is_won).unwrap();
    let winner = Owner::Seat(game_match.game().table().winners()[0]);
    let banner = banner(&game_match);
    assert_eq!(banner.title, ENGLISH.table.over);
    assert_eq!(banner.color, owner_color(&game_match, winner));
}
