//! What planting comes to, what is shown of it, and how areas stand.

use super::{
    buttons::Button,
    rejection::Rejection,
    selection::{Reply, Selection, plant_spaces},
};
use crate::{
    rules::{Action, Owner, Plant, Seat, Stock},
    scene::{
        area::{
            AreaScene,
            plant_choices::{PlantChoice, plant_choices},
            rank::Rank,
            what_if::{change_words, changes},
        },
        board::highlights::{Ghost, Highlights, Label},
        testing::{
            fixtures::{at, brook, planting, select},
            random_match::played_until,
        },
    },
    session::{Confirm, Match},
    text::ENGLISH,
};

#[test]
fn the_plant_phase_begins_with_a_space_chosen() {
    let game_match = planting();
    let space = Selection::Nothing.validated(&game_match).plant_space().unwrap();
    assert!(plant_spaces(game_match.game().table()).contains(space));
}

#[test]
fn a_second_tap_on_a_plant_sets_it() {
    let game_match = planting();
    let start = Selection::Nothing.validated(&game_match);
    let ghost = select(start.choose_plant(&game_match, Plant::Pine, Stock::Own));
    let reply = ghost.choose_plant(&game_match, Plant::Pine, Stock::Own);
    assert!(matches!(reply, Reply::Act(Action::PlacePlant { plant: Plant::Pine, .. })));
}

#[test]
fn a_plant_s_ghost_moves_to_another_space_that_is_tapped() {
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
fn the_first_plant_of_an_area_scores_one_and_leads_alone() {
    let game_match = planting();
    let choices = plant_choices(&game_match, &ENGLISH, Selection::Nothing.validated(&game_match));
    let turf = choices.first().unwrap();
    assert_eq!((turf.points, turf.rank), (Some(1), Some(Rank::First)));
    assert!(turf.words.contains("Ann: 1, gets"), "{}", turf.words);
}

#[test]
fn spaces_for_plants_are_labelled_with_what_the_ghost_s_kind_scores_there() {
    let game_match = planting();
    let ghost = select(Selection::Nothing.validated(&game_match).choose_plant(
        &game_match,
        Plant::Turf,
        Stock::Own,
    ));
    let highlights = Highlights::new(&game_match, ghost);
    assert!(highlights.labels.iter().all(|&(_, label)| label == Label::Points(1)));
    assert!(matches!(highlights.ghost, Ghost::Plant { .. }));
}

#[test]
fn taking_back_is_refused_while_nothing_of_one_s_own_stands() {
    let reply = Selection::Nothing.press(&planting(), Button::ReturnPlant);
    assert_eq!(reply, Reply::Reject(Rejection::NothingToReturn));
}

#[test]
fn a_plant_that_can_be_taken_back_glows_with_its_cost() {
    let mut game_match = planting();
    let space = plant_spaces(game_match.game().table()).iter().next().unwrap();
    let plant = Action::PlacePlant { plant: Plant::Pine, stock: Stock::Own, at: space };
    game_match.act(plant).unwrap();
    let highlights = Highlights::new(&game_match, Selection::Returning);
    assert_eq!(highlights.labels, [(space, Label::Clouds(3))]);
    assert_eq!(
        Selection::Returning.tap(&game_match, space),
        Reply::Act(Action::ReturnPlant { at: space })
    );
}

#[test]
fn an_area_tells_totals_prize_and_what_is_open() {
    let game_match = brook();
    let area = game_match.game().table().area_on(at("a1")).unwrap();
    let scene = AreaScene::now(&game_match, &ENGLISH, area);
    assert!(scene.words.starts_with("Area A, 4 spaces: no plants yet; 4 for the first"));
    assert!(scene.words.ends_with("brook spaces are open"), "{}", scene.words);
}

#[test]
fn without_confirming_a_plant_is_set_at_the_first_tap() {
    let game_match = planting();
    let tap = Selection::Nothing.validated(&game_match).choose_plant(
        &game_match,
        Plant::Turf,
        Stock::Own,
    );
    assert!(matches!(tap.confirmed(&game_match, Confirm::WhenItMatters), Reply::Select(_)));
    assert!(matches!(tap.confirmed(&game_match, Confirm::Never), Reply::Act(_)));
}

#[test]
fn the_first_value_in_an_area_changes_who_gets_what() {
    let game_match = planting();
    let table = game_match.game().table();
    let area = table.area_on(plant_spaces(table).iter().next().unwrap()).unwrap();
    let Some(change) = changes(table, area, Seat::FIRST).into_iter().next() else {
        panic!("no change")
    };
    assert_eq!((change.owner, change.more), (Owner::Seat(Seat::FIRST), 1));
    let prize = table.prize(area);
    let words = format!("Ann, with 1 more: +{}", prize.main + prize.minor);
    assert_eq!(change_words(&game_match, &ENGLISH, change), words);
}

#[test]
fn drawing_level_takes_an_area_s_points_away() {
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
    assert!(words.starts_with("White, with 1 more, ties Ann: nobody scores"), "{words}");
}

#[test]
fn a_neutral_plant_shows_where_the_player_would_stand() {
    let alone_with_two = |game_match: &Match| {
        let table = game_match.game().table();
        let left = |plant| table.plants_left(table.seat(), Stock::Neutral, plant) > 0;
        let space = Selection::Nothing.validated(game_match).plant_space();
        space.and_then(|at| table.area_on(at)).is_some_and(|area| {
            let totals = table.majority(area).totals;
            table.majority(area).total(Owner::Seat(table.seat())) == 2
                && totals.iter().sum::<u16>() == 2
                && [Plant::Turf, Plant::Bush, Plant::Pine].into_iter().all(left)
        })
    };
    let game_match = (0..100).find_map(|seed| played_until("brook", 2, seed, alone_with_two).ok());
    let game_match = game_match.unwrap();
    let choices = plant_choices(&game_match, &ENGLISH, Selection::Nothing.validated(&game_match));
    let rank = |plant| {
        let is_wanted = |c: &&PlantChoice| (c.stock, c.plant) == (Stock::Neutral, plant);
        choices.iter().find(is_wanted).unwrap().rank
    };
    let ranks = [Plant::Turf, Plant::Bush, Plant::Pine].map(rank);
    assert_eq!(ranks, [Some(Rank::First), Some(Rank::Tied), Some(Rank::Second)]);
}

#[test]
fn a_neutral_plant_where_the_player_has_nothing_gives_them_no_place() {
    let game_match = planting();
    let choices = plant_choices(&game_match, &ENGLISH, Selection::Nothing.validated(&game_match));
    let neutral = choices.iter().find(|choice| choice.stock == Stock::Neutral).unwrap();
    assert_eq!(neutral.rank, None);
}
