//! What the table shows of Valley alone: joined areas as one, their sizes, the mushroom's preview.

use super::selection::{Reply, Selection};
use crate::{
    rules::{Action, Phase, SpaceSet},
    scene::{
        area::{AreaScene, whole_areas},
        board::{
            highlights::{Ghost, Marks},
            mushroom_joins::Joins,
            pieces::sizes,
            space_label::space_labels,
        },
        explain::{explain, topic::Topic},
        testing::random_match::{begun, played_until},
        turn::turn_banner::{laid_words, prompt},
        words::names::{board_letters, owner_color},
    },
    session::Match,
    text::ENGLISH,
};

/// A mushroom is to be set, and one of its spaces joins two areas with plants in them.
fn before_joining() -> (Match, crate::rules::Space) {
    let joins = |play: &Match| {
        let table = play.game().table();
        let worth = |areas: crate::rules::AreaSet| {
            areas.iter().filter(|&area| table.majority(area).totals.iter().any(|&t| t > 0)).count()
        };
        table.mushroom_spaces().iter().find(|&at| worth(table.joined_by(at).0) >= 2)
    };
    let due = |play: &Match| play.game().table().phase() == Phase::Mushroom;
    let found = (0..100).find_map(|seed| {
        played_until("valley", 2, seed, |play| due(play) && joins(play).is_some()).ok()
    });
    let play = found.unwrap();
    let at = joins(&play).unwrap();
    (play, at)
}

#[test]
fn a_mushroom_shows_beforehand_how_the_joined_area_will_stand() {
    let (mut play, at) = before_joining();
    let shown = AreaScene::joined(&play, &ENGLISH, at).unwrap();
    play.act(Action::PlaceMushroom { at }).unwrap();
    let area = play.game().table().area_on(at).unwrap();
    assert_eq!(shown, AreaScene::now(&play, &ENGLISH, area));
    assert!(shown.title.contains('+') && !shown.rows.is_empty(), "{}", shown.words);
}

#[test]
fn a_mushroom_that_is_laid_says_how_the_joined_area_will_stand() {
    let (play, at) = before_joining();
    let said = laid_words(&play, &ENGLISH, Selection::Mushroom(at)).unwrap();
    let area = AreaScene::joined(&play, &ENGLISH, at).unwrap();
    assert!(said.contains(&area.title) && said.contains(area.standings()), "{said}");
}

#[test]
fn where_no_mushroom_can_stand_no_area_is_shown() {
    let (play, _) = before_joining();
    let soil = play.game().table().soil().iter().next().unwrap();
    assert_eq!(AreaScene::joined(&play, &ENGLISH, soil), None);
}

#[test]
fn the_pointer_alone_shows_what_a_mushroom_would_join() {
    let (play, at) = before_joining();
    let marks = Marks::of(&play, Selection::Nothing.over(&play, Some(at)));
    let (areas, size) = play.game().table().joined_by(at);
    assert_eq!(marks.ghost, Ghost::Mushroom(at));
    assert!(marks.joins.sizes.contains(&(at, size)) && marks.labels.is_empty(), "told once");
    assert_eq!(marks.previewed.len(), 1);
    assert_eq!(marks.previewed[0].len(), size, "one outline round {areas:?}");
}

#[test]
fn joined_areas_are_one_area_with_one_size() {
    let (mut play, at) = before_joining();
    let before = sizes(play.game().table()).len();
    play.act(Action::PlaceMushroom { at }).unwrap();
    let table = play.game().table();
    let area = table.area_on(at).unwrap();
    let all = table.spaces_of(area);
    assert_eq!(whole_areas(table, all), [all]);
    let shown: Vec<usize> = sizes(table)
        .into_iter()
        .filter(|&(space, _)| all.contains(space))
        .map(|(_, size)| size)
        .collect();
    assert!(shown.is_empty() || shown == [table.size_of(area)]);
    assert!(sizes(table).len() <= before);
}

#[test]
fn a_part_of_an_area_is_no_area() {
    let (play, _) = before_joining();
    let table = play.game().table();
    let area = table.areas().map(|area| table.spaces_of(area)).find(|a| a.len() > 1).unwrap();
    let part: SpaceSet = area.iter().skip(1).collect();
    assert!(whole_areas(table, part).is_empty());
}

#[test]
fn the_base_game_shows_tokens_and_no_sizes() {
    let (play, _) = begun("brook", 2, 1);
    assert!(sizes(play.game().table()).is_empty());
}

#[test]
fn the_name_of_joined_areas_stays_within_one_space_of_the_board() {
    let many = |play: &Match| {
        let table = play.game().table();
        table.areas().any(|area| table.parts(area).iter().count() > 3)
    };
    let found = (0..100).find_map(|seed| played_until("valley", 2, seed, many).ok());
    let play = found.unwrap();
    let letters = board_letters(play.game().table());
    assert_eq!(letters.len(), play.game().table().areas().count());
    assert!(letters.iter().any(|(_, name)| name.contains('…')), "{letters:?}");
    assert!(letters.iter().all(|(_, name)| name.chars().count() <= 3), "{letters:?}");
}

#[test]
fn a_domino_far_from_all_animals_is_told_to_start_at_a_pond() {
    let (mut play, _) = begun("valley", 2, 1);
    play.take_screen();
    let game = play.game();
    let held = Selection::Domino(game.hand(game.table().seat())[0]);
    let said = |at| match held.tap(&play, at) {
        Reply::Refuse(refused) => Some(refused.words(&play, &ENGLISH)),
        _ => None,
    };
    let said: Vec<String> = game.table().free_brook().iter().filter_map(said).collect();
    assert!(said.iter().any(|words| words.contains("pond")), "{said:?}");
    assert!(!said.iter().any(|words| words.contains("starting space")), "{said:?}");
}

#[test]
fn every_space_that_joins_areas_tells_their_size_before_a_mushroom_is_set() {
    let (play, _) = before_joining();
    let joins = Joins::of(&play);
    let table = play.game().table();
    for at in table.mushroom_spaces().iter() {
        let mut after = play.clone();
        after.act(Action::PlaceMushroom { at }).unwrap();
        let joined = table.areas().count() - after.game().table().areas().count();
        let area = after.game().table().area_on(at).unwrap();
        let size = (joined > 0).then(|| (at, after.game().table().size_of(area)));
        assert_eq!(joins.sizes.iter().find(|(space, _)| *space == at).copied(), size);
        assert_eq!(joins.lesser.contains(at), joined == 0);
    }
}

#[test]
fn beside_the_size_stands_the_colour_that_would_be_first() {
    let (play, _) = before_joining();
    let joins = Joins::of(&play);
    assert!(!joins.firsts.is_empty());
    for &(at, _) in &joins.sizes {
        let mut after = play.clone();
        after.act(Action::PlaceMushroom { at }).unwrap();
        let table = after.game().table();
        let first = table.majority(table.area_on(at).unwrap()).first;
        let shown = joins.firsts.iter().find(|shown| shown.spaces.contains(at));
        assert_eq!(
            shown.map(|shown| (shown.owner, shown.color)),
            first.map(|owner| (owner, owner_color(&play, owner))),
            "{at}"
        );
    }
}

#[test]
fn who_does_not_see_the_size_hears_it_and_it_explains_itself() {
    let (play, at) = before_joining();
    let marks = Marks::of(&play, Selection::Nothing);
    let (_, size) = play.game().table().joined_by(at);
    let labels = space_labels(&play, &ENGLISH, SpaceSet::only(at), Selection::Nothing, &marks);
    assert!(labels[0].contains(&format!("joins areas into one of {size} spaces, ")), "{labels:?}");
    let said = explain(&play, &ENGLISH, Selection::Nothing, Topic::On(at)).unwrap();
    assert!(said.contains(&format!("an area of {size} spaces")), "{said}");
}

#[test]
fn finishing_in_valley_promises_no_scoring() {
    let due = |play: &Match| play.game().table().phase() == Phase::Finish;
    let said = |board| {
        let play = played_until(board, 2, 1, due).unwrap();
        prompt(&play, &ENGLISH, Selection::Nothing)
    };
    assert!(said("brook").contains("closed areas are scored"));
    assert!(said("valley").contains("at the end"));
}
