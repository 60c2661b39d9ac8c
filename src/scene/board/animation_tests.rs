//! Tests of the animations of the last action.

use super::animation::*;
use crate::{
    rules::{Action, Color, Phase, Plant, Seat, SpaceSet, Stock},
    scene::testing::{
        fixtures::{at, domino},
        sketch::Sketch,
    },
    session::{
        Match,
        testing::{MatchBuilder, played_out},
    },
};

/// Returns the animations of the match's last action.
fn last_animations(game_match: &Match) -> Vec<PieceAnimation> {
    animations(game_match, game_match.log().len().saturating_sub(1))
}

/// Ann holds owl-fox and frog-fox; her colour is orange.
fn sketch() -> Sketch {
    Sketch::base("A A A * . .\n. . . . . .").holds(0, "owl-fox frog-fox")
}

fn figures(game_match: &Match) -> Vec<Figure> {
    last_animations(game_match).into_iter().map(|motion| motion.figure).collect()
}

/// Returns the figures with their start and end.
fn paths(game_match: &Match) -> Vec<(Figure, Anchor, Anchor)> {
    let all = last_animations(game_match).into_iter();
    all.map(|motion| (motion.figure, motion.from, motion.to)).collect()
}

#[test]
fn a_domino_slides_from_the_hand_to_its_spaces() {
    let game_match = sketch().play("place owl-fox d1 d2");
    let (domino, at) = (domino("owl-fox"), [at("d1"), at("d2")]);
    let slides =
        (Figure::Domino(domino, at), Anchor::Hand(Seat::FIRST, domino), Anchor::Spaces(at));
    assert_eq!(paths(&game_match), [slides]);
}

#[test]
fn taken_clouds_move_to_the_player() {
    let sketch = sketch().clouds("c1=1");
    let clouds = (Figure::Clouds(1), Anchor::Space(at("c1")), Anchor::Clouds(Seat::FIRST));
    let taken = |script| paths(&sketch.play(script)).contains(&clouds);
    assert!(taken("joker snail; place owl-fox d1 d2; plant oak c1"));
    // There is no room for a seventh cloud.
    let all = figures(&sketch.play("place owl-fox d1 d2; plant oak c1"));
    assert!(!all.iter().any(|figure| matches!(figure, Figure::Clouds(_))), "{all:?}");
}

#[test]
fn plant_moves_to_its_space_and_its_points_to_the_score() {
    let game_match = sketch().play(
        "place owl-fox d1 d2; plant bush c1; finish; end; pass;
        place frog-fox b2 c2; plant pine b1",
    );
    let (space, orange) = (Anchor::Space(at("b1")), Some(Color::Orange));
    let counted = SpaceSet::from_space(at("c1"));
    let wanted = [
        (Figure::Plant(Plant::Pine, orange), Anchor::Stock(Seat::FIRST, Stock::Own), space),
        (Figure::Glow(counted, orange), Anchor::Area(counted), Anchor::Area(counted)),
        (Figure::Points(2, orange), space, Anchor::Score(Seat::FIRST)),
    ];
    assert_eq!(paths(&game_match), wanted);
}

#[test]
fn closed_area_glows_and_gives_its_token_and_points() {
    let sketch = Sketch::base("A A A A\n* * * *").tokens("A=4/2/1");
    let game_match = sketch.holds(0, "owl-fox").holds(1, "frog-fox").play(
        "place owl-fox a2 b2; plant oak a1; finish; end;
        place frog-fox d2 c2; plant bush d1; finish",
    );
    let (ann, ben) = (Seat::FIRST, Seat::new(1).unwrap());
    let all = paths(&game_match);
    let area: SpaceSet = ["a1", "b1", "c1", "d1"].map(at).into_iter().collect();
    let glow = Figure::Glow(area, Some(Color::Blue));
    assert_eq!(all[0], (glow, Anchor::Area(area), Anchor::Area(area)));
    assert!(matches!(all[1], (Figure::Token(_), _, to) if to == Anchor::Tokens(ben)));
    let token = all[1].1;
    let points = [
        (Figure::Points(4, Some(Color::Orange)), token, Anchor::Score(ann)),
        (Figure::Points(2, Some(Color::Blue)), token, Anchor::Score(ben)),
    ];
    assert_eq!(all[2..4], points);
}

#[test]
fn drawn_domino_is_seen_only_by_the_player_who_drew_it() {
    let mut game_match = sketch().play("discard owl-fox; finish");
    let drawn = *game_match.game().hand(Seat::FIRST).last().unwrap();
    assert_eq!(figures(&game_match), [Figure::Drawn(drawn)]);
    game_match.leave_screen();
    assert_eq!(figures(&game_match), []);
}

#[test]
fn the_joker_moves_along_its_track_and_is_paid_for() {
    let from = sketch().begin().game().table().joker();
    let game_match = sketch().play("joker fox");
    let to = game_match.game().table().joker();
    let wanted = [
        (Figure::Clouds(2), Anchor::Clouds(Seat::FIRST), Anchor::Joker(to)),
        (Figure::Joker, Anchor::Joker(from), Anchor::Joker(to)),
    ];
    assert_eq!(paths(&game_match), wanted);
}

#[test]
fn returned_plant_moves_to_the_player_board_for_clouds() {
    let game_match = sketch().play("place owl-fox d1 d2; plant oak neutral c1; return c1");
    let (space, stock) = (Anchor::Space(at("c1")), Anchor::Stock(Seat::FIRST, Stock::Neutral));
    let wanted = [
        (Figure::Clouds(4), Anchor::Clouds(Seat::FIRST), space),
        (Figure::Plant(Plant::Oak, None), space, stock),
    ];
    assert_eq!(paths(&game_match), wanted);
}

#[test]
fn a_mushroom_lets_the_joined_area_glow_as_one() {
    let sketch = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl");
    let game_match = sketch.play("place owl-owl a2 b2; mushroom c1");
    let (c1, joined) = (at("c1"), ["a1", "b1", "c1", "d1", "e1"].map(at).into_iter().collect());
    let wanted = [
        (Figure::Mushroom, Anchor::Turn, Anchor::Space(c1)),
        (Figure::Glow(joined, Some(Color::Orange)), Anchor::Area(joined), Anchor::Area(joined)),
    ];
    assert_eq!(paths(&game_match), wanted);
}

#[test]
fn animations_are_few_and_last_200_to_500_milliseconds() {
    for (board, seed) in [("brook", 1), ("brook", 2), ("valley", 3)] {
        for game_match in MatchBuilder::new(board).seed(seed).positions() {
            let all = last_animations(&game_match);
            assert!(all.iter().all(|motion| (200..=500).contains(&motion.duration)));
            assert!(all.len() <= 16, "{} at once", all.len());
        }
    }
}

#[test]
fn ending_a_turn_and_the_final_scoring_have_no_animations() {
    let game_match = played_out("brook", 2, 1);
    assert_eq!(game_match.log().last().unwrap().action, Action::EndTurn);
    assert_eq!(
        (game_match.game().table().phase(), last_animations(&game_match)),
        (Phase::Over, vec![])
    );
}

#[test]
fn new_match_has_no_animations() {
    assert_eq!(last_animations(&sketch().begin()), []);
}

#[test]
fn domino_rotation_follows_the_side_of_its_second_animal() {
    let turned = |first, second| rotation_degrees([at(first), at(second)]);
    let all = [("c3", "d3"), ("c3", "c4"), ("c3", "b3"), ("c3", "c2")];
    assert_eq!(all.map(|(first, second)| turned(first, second)), [0, 90, 180, 270]);
}
