//! Tests of the animations of the last action.

use super::animation::*;
use crate::{
    rules::{Action, Event, Owner, Phase},
    scene::{testing::random_match, words::owner_color},
    session::Match,
};
use rand::rngs::ChaCha8Rng;

fn begun(board: &str, seed: u64) -> (Match, ChaCha8Rng) {
    random_match::begun(board, 2, seed)
}

/// Returns a random match whose last action caused a wanted event, and that event.
fn after(board: &str, wanted: impl Fn(&Event) -> bool) -> (Match, Event) {
    for seed in 0..300 {
        let (mut game_match, mut rng) = begun(board, seed);
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.take_screen();
            let found = game_match.act(action).unwrap().iter().find(|event| wanted(event)).cloned();
            if let Some(event) = found {
                return (game_match, event);
            }
        }
    }
    panic!("it did not come about")
}

fn figures(game_match: &Match) -> Vec<Figure> {
    animations(game_match).into_iter().map(|motion| motion.figure).collect()
}

#[test]
fn a_domino_slides_from_the_hand_to_its_spaces() {
    let (game_match, event) = after("brook", |event| matches!(event, Event::DominoPlaced { .. }));
    let Event::DominoPlaced { seat, domino, at } = event else { panic!() };
    let first = animations(&game_match)[0];
    assert_eq!(first.figure, Figure::Domino(domino, at));
    assert_eq!((first.from, first.to), (Anchor::Hand(seat, domino), Anchor::Spaces(at)));
}

#[test]
fn taken_clouds_move_to_the_player() {
    let (game_match, event) = after("brook", |event| matches!(event, Event::CloudsTaken { .. }));
    let Event::CloudsTaken { seat, at, taken, .. } = event else { panic!() };
    let clouds: Vec<PieceAnimation> = animations(&game_match)
        .into_iter()
        .filter(|motion| matches!(motion.figure, Figure::Clouds(_)))
        .collect();
    match taken {
        0 => assert_eq!(clouds, []),
        _ => assert_eq!((clouds[0].from, clouds[0].to), (Anchor::Space(at), Anchor::Clouds(seat))),
    }
}

#[test]
fn plant_moves_to_its_space_and_its_points_to_the_score() {
    let planted = |event: &Event| matches!(event, Event::PlantPlaced { points: 2.., .. });
    let (game_match, event) = after("brook", planted);
    let Event::PlantPlaced { seat, at, counted, points, owner, .. } = event else { panic!() };
    let all = animations(&game_match);
    assert_eq!(all[0].from, Anchor::Stock(seat, stock_of(owner)));
    assert_eq!(all[0].to, Anchor::Space(at));
    let color = owner_color(&game_match, Owner::Seat(seat));
    assert_eq!(all[1].figure, Figure::Glow(counted, color));
    assert_eq!(all[2].figure, Figure::Points(points, color));
    assert_eq!((all[2].from, all[2].to), (Anchor::Space(at), Anchor::Score(seat)));
}

#[test]
fn closed_area_glows_and_gives_its_token_and_points() {
    let closed = |event: &Event| match event {
        Event::AreaScored { closed_by: Some(_), majority, .. } => {
            majority.points().iter().filter(|&&points| points > 0).count() == 2
        }
        _ => false,
    };
    let (game_match, event) = after("brook", closed);
    let Event::AreaScored { closed_by: Some(closer), area, majority, .. } = event else { panic!() };
    let all = animations(&game_match);
    let spaces = game_match.game().table().spaces_of(area);
    assert!(all.iter().any(|m| matches!(m.figure, Figure::Glow(lit, _) if lit == spaces)));
    let token = all.iter().find(|m| matches!(m.figure, Figure::Token(t) if t.area == area));
    assert_eq!(token.unwrap().to, Anchor::Tokens(closer));
    for seat in game_match.game().table().seats() {
        let gain =
            Figure::Points(majority.points_of(seat), owner_color(&game_match, Owner::Seat(seat)));
        assert!(all.iter().any(|m| m.figure == gain && m.to == Anchor::Score(seat)));
    }
}

#[test]
fn drawn_domino_is_seen_only_by_the_player_who_drew_it() {
    let refilled = |event: &Event| matches!(event, Event::HandRefilled { .. });
    let (mut game_match, event) = after("brook", refilled);
    let Event::HandRefilled { seat, .. } = event else { panic!() };
    let drawn = *game_match.game().hand(seat).last().unwrap();
    assert!(figures(&game_match).contains(&Figure::Drawn(drawn)));
    game_match.leave_screen();
    assert!(!figures(&game_match).iter().any(|figure| matches!(figure, Figure::Drawn(_))));
}

#[test]
fn the_joker_moves_along_its_track_and_is_paid_for() {
    let (game_match, event) = after("brook", |event| matches!(event, Event::JokerChanged { .. }));
    let Event::JokerChanged { seat, from, to } = event else { panic!() };
    let all = animations(&game_match);
    assert_eq!((all[0].figure, all[0].from), (Figure::Clouds(2), Anchor::Clouds(seat)));
    assert_eq!((all[1].from, all[1].to), (Anchor::Joker(from), Anchor::Joker(to)));
}

#[test]
fn returned_plant_moves_to_the_player_board_for_clouds() {
    let (game_match, event) = after("brook", |event| matches!(event, Event::PlantReturned { .. }));
    let Event::PlantReturned { seat, plant, owner, at } = event else { panic!() };
    let all = animations(&game_match);
    assert_eq!(all[0].figure, Figure::Clouds(plant.value()));
    assert_eq!((all[1].from, all[1].to), (Anchor::Space(at), Anchor::Stock(seat, stock_of(owner))));
}

#[test]
fn a_mushroom_lets_the_joined_area_glow_as_one() {
    let (game_match, event) =
        after("valley", |event| matches!(event, Event::MushroomPlaced { .. }));
    let Event::MushroomPlaced { at, size, .. } = event else { panic!() };
    let all = animations(&game_match);
    assert_eq!((all[0].figure, all[0].to), (Figure::Mushroom, Anchor::Space(at)));
    assert!(matches!(all[1].figure, Figure::Glow(joined, _) if joined.len() == size));
}

#[test]
fn animations_are_few_and_last_200_to_500_milliseconds() {
    for (board, seed) in [("brook", 1), ("brook", 2), ("valley", 3)] {
        let (mut game_match, mut rng) = begun(board, seed);
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.act(action).unwrap();
            let all = animations(&game_match);
            assert!(all.iter().all(|motion| (200..=500).contains(&motion.duration)));
            assert!(all.len() <= 16, "{} at once", all.len());
        }
    }
}

#[test]
fn ending_a_turn_and_the_final_scoring_have_no_animations() {
    let (game_match, _) = after("brook", |event| matches!(event, Event::GameOver { .. }));
    assert_eq!(game_match.log().last().unwrap().action, Action::EndTurn);
    assert_eq!((game_match.game().table().phase(), animations(&game_match)), (Phase::Over, vec![]));
}

#[test]
fn new_match_has_no_animations() {
    assert_eq!(animations(&begun("brook", 1).0), []);
}

#[test]
fn domino_rotation_follows_the_side_of_its_second_animal() {
    let at = |name: &str| name.parse().unwrap();
    let turned = |first, second| rotation_degrees([at(first), at(second)]);
    let all = [("c3", "d3"), ("c3", "c4"), ("c3", "b3"), ("c3", "c2")];
    assert_eq!(all.map(|(first, second)| turned(first, second)), [0, 90, 180, 270]);
}
