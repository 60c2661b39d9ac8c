//! Planting: choices, labels and the standings of areas.

use super::{
    buttons::Button,
    planting::{has_plants, plant_spaces},
    rejection::Rejection,
    selection::{Reply, Selection},
};
use crate::{
    rules::{Action, Owner, Phase, Plant, Seat, Space, Stock},
    scene::{
        area::{AreaScene, PlantChoice, Rank, change_words, changes, plant_choices::plant_choices},
        board::{Ghost, Highlights, Label, space_labels},
        testing::{
            fixtures::{at, brook, planting, select},
            script::play,
            sketch::Sketch,
        },
        turn::TurnScene,
    },
    session::{Confirm, Match, testing::MatchBuilder},
    text::ENGLISH,
};
use rand::{SeedableRng, rngs::ChaCha8Rng};

#[test]
fn plant_phase_begins_with_a_space_chosen() {
    let game_match = planting();
    let space = Selection::Nothing.validated(&game_match).plant_space().unwrap();
    assert!(plant_spaces(game_match.game().table()).contains(space));
}

#[test]
fn second_tap_on_a_plant_places_it() {
    let game_match = planting();
    let start = Selection::Nothing.validated(&game_match);
    let ghost = select(start.choose_plant(&game_match, Plant::Pine, Stock::Own));
    let reply = ghost.choose_plant(&game_match, Plant::Pine, Stock::Own);
    assert!(matches!(reply, Reply::Act(Action::PlacePlant { plant: Plant::Pine, .. })));
}

#[test]
fn plant_ghost_moves_to_the_tapped_space() {
    let game_match = planting();
    let start = Selection::Nothing.validated(&game_match);
    let ghost = select(start.choose_plant(&game_match, Plant::Oak, Stock::Neutral));
    let other = plant_spaces(game_match.game().table()).iter().last().unwrap();
    let moved = select(ghost.tap(&game_match, other));
    assert_eq!(
        moved,
        Selection::PlantGhost { at: other, plant: Plant::Oak, stock: Stock::Neutral }
    );
}

#[test]
fn first_plant_of_an_area_scores_one_and_is_first() {
    let game_match = planting();
    let choices = plant_choices(&game_match, &ENGLISH, Selection::Nothing.validated(&game_match));
    let turf = choices.first().unwrap();
    assert_eq!((turf.points, turf.rank), (Some(1), Some(Rank::First)));
    assert!(turf.words.contains("Ann: 1, gets"), "{}", turf.words);
}

#[test]
fn only_a_space_beside_the_domino_becomes_the_plants() {
    let game_match = planting();
    let table = game_match.game().table();
    let spaces: Vec<Space> = plant_spaces(table).iter().collect();
    let chosen = Selection::PlantSpace(spaces[0]);
    assert_eq!(chosen.with_plant_space(table, spaces[1]), Selection::PlantSpace(spaces[1]));
    assert_eq!(chosen.with_plant_space(table, at("c2")), chosen);
    assert_eq!(Selection::Returning.with_plant_space(table, spaces[1]), Selection::Returning);
}

#[test]
fn plant_spaces_are_labeled_with_the_ghosts_points() {
    let game_match = planting();
    let ghost = select(Selection::Nothing.validated(&game_match).choose_plant(
        &game_match,
        Plant::Turf,
        Stock::Own,
    ));
    let highlights = Highlights::new(&game_match, ghost);
    let spaces = plant_spaces(game_match.game().table()).iter();
    let labels: Vec<_> = spaces.map(|at| (at, Label::Points { least: 1, most: 1 })).collect();
    assert!(labels.len() > 1);
    assert_eq!(highlights.labels, labels);
    assert!(matches!(highlights.ghost, Ghost::Plant { .. }));
}

#[test]
fn taking_back_is_rejected_without_plants() {
    let reply = Selection::Nothing.press(&planting(), Button::ReturnPlant);
    assert_eq!(reply, Reply::Reject(Rejection::NothingToReturn));
}

#[test]
fn returnable_plant_is_labeled_with_its_cost() {
    let mut game_match = planting();
    let space = plant_spaces(game_match.game().table()).iter().next().unwrap();
    let plant = Action::PlacePlant { plant: Plant::Pine, stock: Stock::Own, at: space };
    game_match.act(plant).unwrap();
    let highlights = Highlights::new(&game_match, Selection::Returning);
    assert_eq!(highlights.labels, [(space, Label::Clouds(3))]);
    let words =
        space_labels(&game_match, &ENGLISH, highlights.legal, Selection::Returning, &highlights);
    assert!(words[0].ends_with(", 3 clouds, legal"), "{words:?}");
    assert_eq!(
        Selection::Returning.tap(&game_match, space),
        Reply::Act(Action::ReturnPlant { at: space })
    );
}

#[test]
fn area_sentence_gives_size_prize_and_open_spaces() {
    let game_match = brook();
    let area = game_match.game().table().area_on(at("a1")).unwrap();
    let scene = AreaScene::new(&game_match, &ENGLISH, area);
    assert!(scene.words.starts_with("Area A, 4 spaces: no plants; main 4"));
    assert!(scene.words.ends_with("brook spaces still open"), "{}", scene.words);
}

#[test]
fn first_tap_plants_unless_the_player_always_confirms() {
    let game_match = planting();
    let tap = Selection::Nothing.validated(&game_match).choose_plant(
        &game_match,
        Plant::Turf,
        Stock::Own,
    );
    assert!(matches!(tap.confirmed(&game_match, Confirm::Always), Reply::Select(_)));
    for confirm in [Confirm::WhenItMatters, Confirm::Never] {
        assert!(matches!(tap.confirmed(&game_match, confirm), Reply::Act(_)));
    }
}

#[test]
fn first_value_in_an_area_changes_the_points() {
    let game_match = planting();
    let table = game_match.game().table();
    let area = table.area_on(plant_spaces(table).iter().next().unwrap()).unwrap();
    let Some(change) = changes(table, area, Seat::FIRST).into_iter().next() else {
        panic!("no change")
    };
    assert_eq!((change.owner, change.more), (Owner::Seat(Seat::FIRST), 1));
    let prize = table.prize(area);
    let words = format!("with value 1, Ann gets {} points", prize.main + prize.minor);
    assert_eq!(change_words(&game_match, &ENGLISH, change), words);
}

#[test]
fn tie_takes_the_points_of_an_area_away() {
    let mut game_match = planting();
    let space = plant_spaces(game_match.game().table()).iter().next().unwrap();
    game_match
        .act(Action::PlacePlant { plant: Plant::Turf, stock: Stock::Own, at: space })
        .unwrap();
    let table = game_match.game().table();
    let area = table.area_on(space).unwrap();
    let other = Seat::new(1).unwrap();
    let all = changes(table, area, other);
    let level = all.iter().find(|change| change.owner == Owner::Seat(other)).unwrap();
    assert!(level.majority.is_tied(Owner::Seat(Seat::FIRST)));
    assert!(table.majority(area).points_of(Seat::FIRST) > 0);
    assert_eq!(level.majority.points_of(Seat::FIRST), 0);
    let words = change_words(&game_match, &ENGLISH, *level);
    assert!(words.starts_with("with value 1, White ties with Ann: nobody scores"), "{words}");
}

#[test]
fn neutral_plant_shows_the_players_rank_after_it() {
    let sketch = Sketch::base("A A A * . .\n. . . . . .").holds(0, "owl-fox frog-fox");
    let mut game_match = sketch.play("place owl-fox d1 d2; plant bush c1; finish; end; pass");
    play(&mut game_match, "place frog-fox b2 c2");
    let choices = plant_choices(&game_match, &ENGLISH, Selection::Nothing.validated(&game_match));
    let rank = |plant| {
        let is_wanted = |c: &&PlantChoice| (c.stock, c.plant) == (Stock::Neutral, plant);
        choices.iter().find(is_wanted).unwrap().rank
    };
    let ranks = [Plant::Turf, Plant::Bush, Plant::Pine].map(rank);
    assert_eq!(ranks, [Some(Rank::First), Some(Rank::Tied), Some(Rank::Second)]);
}

#[test]
fn neutral_plant_gives_no_rank_to_a_player_without_a_total() {
    let game_match = planting();
    let choices = plant_choices(&game_match, &ENGLISH, Selection::Nothing.validated(&game_match));
    let neutral = choices.iter().find(|choice| choice.stock == Stock::Neutral).unwrap();
    assert_eq!(neutral.rank, None);
}

#[test]
fn without_plants_no_plant_is_asked_for() {
    let game_match = out_of_plants();
    let selection = Selection::Nothing.validated(&game_match);
    assert_eq!(selection, Selection::Nothing);
    assert_eq!(
        TurnScene::new(&game_match, &ENGLISH, selection).prompt,
        ENGLISH.table.prompts.no_plants
    );
    let beside = game_match.game().table().plant_spaces().next().unwrap();
    let Reply::Reject(refused) = selection.tap(&game_match, beside) else {
        panic!("a plant is asked for")
    };
    assert_eq!(refused.words(&game_match, &ENGLISH), ENGLISH.table.prompts.no_plants);
}

/// Plays a match of four, who plant whenever they can, until one has no plant left.
fn out_of_plants() -> Match {
    let mut game_match = MatchBuilder::new("brook").players(4).begin();
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    loop {
        game_match.take_screen();
        let game = game_match.game();
        let table = game.table();
        if table.phase() == Phase::Plant && !has_plants(table) && table.plant_spaces().count() > 0 {
            return game_match;
        }
        let is_piece = |action: &Action| {
            matches!(action, Action::PlacePlant { .. } | Action::PlaceDomino { .. })
        };
        let piece = game.legal_actions().into_iter().find(is_piece);
        let action = piece.or_else(|| game.random_action(&mut rng)).unwrap();
        game_match.act(action).unwrap();
    }
}

#[test]
fn scored_area_keeps_its_result_when_a_plant_is_taken_back() {
    let sketch = Sketch::base("A * * # # . . B").tokens("A=1/0/2 B=1/0/5").holds(0, "owl-fox");
    let game_match = sketch.play("place owl-fox b1 c1; plant turf a1; finish; return a1");
    let area = game_match.game().table().area_on("a1".parse().unwrap()).unwrap();
    let scene = AreaScene::new(&game_match, &ENGLISH, area);
    let rows: Vec<_> = scene.rows.iter().map(|row| (row.total, row.points)).collect();
    assert_eq!(rows, [(1, Some(1))], "{}", scene.words);
}
