//! Tests of Valley alone: joined areas as one, their sizes, the mushroom's preview.

use super::selection::{Reply, Selection};
use crate::{
    rules::{Action, Phase, Space, SpaceSet},
    scene::{
        area::{AreaScene, whole_areas},
        board::{Ghost, Highlights, JoiningSpaces, board_letters, sizes, space_labels},
        explain::{Topic, explain},
        testing::{fixtures::at, sketch::Sketch},
        turn::{ghost_text, prompt::prompt},
        words::{area_letters, owner_color},
    },
    session::{Match, testing::MatchBuilder},
    text::ENGLISH,
};

/// Returns a match in the mushroom phase, and the space that joins two areas with plants.
///
/// A mushroom on f1 would only extend an area.
fn before_joining() -> (Match, Space) {
    let sketch = Sketch::valley("A A . B B .\n* * . * * .\n. . % . . .");
    let game_match = sketch.holds(0, "owl-fox frog-fox").holds(1, "snail-frog").play(
        "place owl-fox a2 b2; plant oak b1; finish; end;
        place snail-frog e2 d2; plant pine e1; finish; end;
        place frog-fox d3 c3",
    );
    (game_match, at("c1"))
}

#[test]
fn mushroom_preview_matches_the_joined_area() {
    let (mut game_match, at) = before_joining();
    let shown = AreaScene::joined(&game_match, &ENGLISH, at).unwrap();
    game_match.act(Action::PlaceMushroom { at }).unwrap();
    let area = game_match.game().table().area_on(at).unwrap();
    assert_eq!(shown, AreaScene::new(&game_match, &ENGLISH, area));
    assert!(shown.title.contains('+') && !shown.rows.is_empty(), "{}", shown.words);
}

#[test]
fn mushroom_ghost_announces_the_joined_area() {
    let (game_match, at) = before_joining();
    let text = ghost_text(&game_match, &ENGLISH, Selection::MushroomGhost(at)).unwrap();
    let area = AreaScene::joined(&game_match, &ENGLISH, at).unwrap();
    assert!(text.contains(&area.title) && text.contains(area.standings()), "{text}");
}

#[test]
fn no_preview_where_no_mushroom_can_stand() {
    let (game_match, _) = before_joining();
    let soil = game_match.game().table().soil().iter().next().unwrap();
    assert_eq!(AreaScene::joined(&game_match, &ENGLISH, soil), None);
}

#[test]
fn pointer_previews_the_joined_area() {
    let (game_match, at) = before_joining();
    let highlights =
        Highlights::new(&game_match, Selection::Nothing.preview_at(&game_match, Some(at)));
    let (areas, size) = game_match.game().table().joined_by(at);
    assert_eq!(highlights.ghost, Ghost::Mushroom(at));
    assert!(
        highlights.joins.sizes.contains(&(at, size)) && highlights.labels.is_empty(),
        "named once"
    );
    assert_eq!(highlights.previewed.len(), 1);
    assert_eq!(highlights.previewed[0].len(), size, "one outline round {areas:?}");
}

#[test]
fn joined_areas_are_one_area_with_one_size() {
    let (mut game_match, at) = before_joining();
    assert_eq!(sizes(game_match.game().table()).len(), 2);
    game_match.act(Action::PlaceMushroom { at }).unwrap();
    let table = game_match.game().table();
    let area = table.area_on(at).unwrap();
    let all = table.spaces_of(area);
    assert_eq!(whole_areas(table, all), [all]);
    let shown = sizes(table);
    assert_eq!(shown.iter().map(|&(_, size)| size).collect::<Vec<_>>(), [5]);
    assert!(all.contains(shown[0].0));
}

#[test]
fn part_of_an_area_is_not_an_area() {
    let (game_match, _) = before_joining();
    let table = game_match.game().table();
    let area = table.areas().map(|area| table.spaces_of(area)).find(|a| a.len() > 1).unwrap();
    let part: SpaceSet = area.iter().skip(1).collect();
    assert!(whole_areas(table, part).is_empty());
}

#[test]
fn base_game_shows_no_sizes() {
    let game_match = Sketch::base("A A * * .").begin();
    assert!(sizes(game_match.game().table()).is_empty());
}

#[test]
fn name_of_joined_areas_is_short_on_the_board() {
    let crossing = "# # A # #\nB B . C C\n# # D # #\n# # . # E\n* % # # #";
    let sketch = Sketch::valley(crossing).holds(0, "owl-owl");
    let game_match = sketch.play("place owl-owl a5 b5; mushroom c2");
    let letters = board_letters(game_match.game().table()).into_iter();
    assert_eq!(letters.map(|(_, name)| name).collect::<Vec<_>>(), ["A+B+…", "E"]);
    let three = Sketch::valley(&crossing.replace('D', "#")).holds(0, "owl-owl");
    let game_match = three.play("place owl-owl a5 b5; mushroom c2");
    let letters = board_letters(game_match.game().table()).into_iter();
    assert_eq!(letters.map(|(_, name)| name).collect::<Vec<_>>(), ["A+B+C", "E"]);
    let (mut game_match, at) = before_joining();
    game_match.act(Action::PlaceMushroom { at }).unwrap();
    let letters = board_letters(game_match.game().table()).into_iter();
    assert_eq!(letters.map(|(_, name)| name).collect::<Vec<_>>(), ["A+B"]);
}

#[test]
fn unconnected_domino_is_sent_to_a_pond() {
    let mut game_match = MatchBuilder::new("valley").begin();
    game_match.take_screen();
    let game = game_match.game();
    let held = Selection::Domino(game.hand(game.table().seat())[0]);
    let refusal = |at| match held.tap(&game_match, at) {
        Reply::Reject(refused) => Some(refused.words(&game_match, &ENGLISH)),
        _ => None,
    };
    let texts: Vec<String> = game.table().free_brook().iter().filter_map(refusal).collect();
    assert!(texts.iter().any(|words| words.contains("pond")), "{texts:?}");
    assert!(!texts.iter().any(|words| words.contains("starting space")), "{texts:?}");
}

#[test]
fn joining_spaces_show_the_joined_size() {
    let (game_match, joining) = before_joining();
    let joins = JoiningSpaces::new(&game_match);
    assert_eq!(joins.sizes, [(joining, 5)]);
    assert!(joins.extending.contains(at("f1")));
    let table = game_match.game().table();
    for at in table.mushroom_spaces().iter() {
        let mut after = game_match.clone();
        after.act(Action::PlaceMushroom { at }).unwrap();
        let joined = table.areas().count() - after.game().table().areas().count();
        let area = after.game().table().area_on(at).unwrap();
        let size = (joined > 0).then(|| (at, after.game().table().size_of(area)));
        assert_eq!(joins.sizes.iter().find(|(space, _)| *space == at).copied(), size);
        assert_eq!(joins.extending.contains(at), joined == 0);
    }
}

#[test]
fn joining_spaces_show_the_color_that_would_be_first() {
    let (game_match, _) = before_joining();
    let joins = JoiningSpaces::new(&game_match);
    assert_eq!(joins.leaders.len(), 1);
    for &(at, _) in &joins.sizes {
        let mut after = game_match.clone();
        after.act(Action::PlaceMushroom { at }).unwrap();
        let table = after.game().table();
        let first = table.majority(table.area_on(at).unwrap()).first;
        let shown = joins.leaders.iter().find(|shown| shown.spaces.contains(at));
        assert_eq!(
            shown.map(|shown| (shown.owner, shown.color)),
            first.map(|owner| (owner, owner_color(&game_match, owner))),
            "{at}"
        );
    }
}

#[test]
fn joined_size_is_in_the_label_and_the_explanation() {
    let (game_match, at) = before_joining();
    let highlights = Highlights::new(&game_match, Selection::Nothing);
    let table = game_match.game().table();
    let (_, size) = table.joined_by(at);
    let labels = space_labels(
        &game_match,
        &ENGLISH,
        SpaceSet::from_space(at),
        Selection::Nothing,
        &highlights,
    );
    let areas = table.areas_beside(at).iter().map(|area| area_letters(table, area));
    let areas: Vec<String> = areas.collect();
    let joins = format!("joins areas {} into one of {size} spaces, ", areas.join(" and "));
    assert!(labels[0].contains(&joins), "{labels:?}");
    let text = explain(&game_match, &ENGLISH, Selection::Nothing, Topic::Space(at)).unwrap();
    assert!(text.contains(&format!("an area of {size} spaces")), "{text}");
}

#[test]
fn label_of_a_plant_to_take_back_names_no_mushroom() {
    let (game_match, _) = before_joining();
    let highlights = Highlights::new(&game_match, Selection::Returning);
    assert!(!highlights.legal.is_empty());
    let legal = highlights.legal;
    let labels = space_labels(&game_match, &ENGLISH, legal, Selection::Returning, &highlights);
    assert!(labels.iter().all(|label| !label.contains(" spaces")), "{labels:?}");
}

#[test]
fn finish_prompt_promises_a_scoring_only_of_closed_areas() {
    let scores = ENGLISH.table.prompts.finish_without_drawing;
    for board in ["brook", "valley"] {
        let positions = MatchBuilder::new(board).positions();
        let last = positions.iter().filter(|position| {
            let table = position.game().table();
            table.phase() == Phase::Finish
                && table.domino_of_turn().is_some()
                && table.reserve(table.seat()) == 0
                && !table.is_last_turn()
        });
        let last: Vec<&Match> = last.collect();
        assert!(last.iter().any(|it| it.game().table().closing().is_empty()), "{board}");
        for position in last {
            let closes = !position.game().table().closing().is_empty();
            assert_eq!(prompt(position, &ENGLISH, Selection::Nothing) == scores, closes);
        }
    }
}

#[test]
fn mushroom_prompt_speaks_of_dashes_only_if_there_are_any() {
    let prompt_of = |board| {
        let game_match = Sketch::valley(board).holds(0, "owl-owl").play("place owl-owl a2 b2");
        prompt(&game_match, &ENGLISH, Selection::Nothing)
    };
    assert!(prompt_of("A A . B B\n* % # # #").contains("Dashed"));
    assert!(!prompt_of("A A . . #\n* % # # #").contains("Dashed"));
}

#[test]
fn only_the_largest_joined_areas_have_badges() {
    // From c2 to j2 a mushroom joins A and B, from l2 to p2 the smaller C and B.
    let sketch = Sketch::valley(
        "A A A A A A A A A A . C C C C C\n* % . . . . . . . . . . . . . .\nB B B B B B B B B B B B B B B B",
    );
    let game_match = sketch.holds(0, "owl-fox").play("place owl-fox a2 b2");
    let joins = JoiningSpaces::new(&game_match);
    assert_eq!((joins.sizes.len(), joins.badged.len()), (14, 8));
    assert!(["c2", "g2", "j2"].into_iter().all(|name| joins.badged.contains(at(name))));
}
