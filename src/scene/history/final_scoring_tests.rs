//! Tests of the final scoring.

use super::{final_scoring::*, is_revealed};
use crate::{
    rules::{Event, Majority, Prize, Seat, SpaceSet},
    scene::testing::{fixtures::BOT, script::play, sketch::Sketch},
    session::{
        Controller, Match,
        testing::{MatchBuilder, begun, played_out},
    },
    text::{ENGLISH, words::number::signed},
};
use std::cmp::Reverse;

fn scoring(game_match: &Match) -> FinalScoring {
    FinalScoring::from_match(game_match, &ENGLISH).unwrap()
}

#[test]
fn sources_add_up_to_the_score() {
    for board in ["brook", "valley"] {
        for players in 2..=4 {
            for seed in 0..10 {
                let game_match = played_out(board, players, seed);
                let table = scoring(&game_match);
                let all = table.steps.len();
                let rows = table.sources().filter_map(|source| table.points(source, all));
                let sums = rows.fold(vec![0; players], |sums, row| {
                    sums.iter().zip(row).map(|(sum, points)| sum + points).collect()
                });
                assert_eq!(sums, game_match.game().table().scores());
                assert_eq!(table.totals(all), sums);
            }
        }
    }
}

#[test]
fn valley_has_no_tokens() {
    let table = scoring(&played_out("valley", 2, 1));
    assert!(!table.sources().any(|source| source == PointSource::TokenBacks));
    assert_eq!(table.area_tokens, None);
}

#[test]
fn running_match_has_no_final_scoring() {
    assert_eq!(FinalScoring::from_match(&begun(2), &ENGLISH), None);
}

#[test]
fn valley_scores_each_area_and_joined_ones_as_one() {
    let game_match = played_out("valley", 2, 1);
    let table = game_match.game().table();
    assert!(table.areas().count() < table.board().areas().count(), "no areas were joined");
    let lines = scoring(&game_match).areas;
    let spaces: Vec<SpaceSet> = table.areas().map(|area| table.spaces_of(area)).collect();
    assert_eq!(lines.iter().map(|line| line.spaces).collect::<Vec<_>>(), spaces);
    assert!(lines.iter().any(|line| line.sentence.to_string().contains('+')));
}

#[test]
fn base_game_shows_the_open_areas_one_by_one() {
    let game_match = played_out("brook", 2, 4);
    let left = game_match.log().iter().flat_map(|entry| &entry.events);
    let left = left.filter(|e| matches!(e, Event::AreaScored { closed_by: None, .. })).count();
    assert_ne!(left, 0);
    assert_eq!(scoring(&game_match).areas.len(), left);
}

#[test]
fn areas_left_open_turn_green_as_they_are_scored() {
    let game_match = played_out("brook", 2, 4);
    let game = game_match.game().table();
    let table = scoring(&game_match);
    let green = |revealed| {
        let areas = game.areas().map(|area| game.spaces_of(area));
        areas.filter(|&area| is_revealed(&game_match, revealed, area)).count()
    };
    let all = game.areas().count();
    let before = table.spaces_after(3);
    assert_eq!(before, SpaceSet::EMPTY);
    assert_eq!(green(Some(before)), all - table.areas.len());
    assert_eq!(green(Some(table.spaces_after(4))), all - table.areas.len() + 1);
    assert_eq!(green(Some(table.spaces_after(table.steps.len()))), all);
    assert_eq!(green(None), all);
}

#[test]
fn source_has_points_from_its_step_on() {
    let table = scoring(&played_out("brook", 2, 1));
    assert_eq!(table.points(PointSource::Start, 1), Some(vec![4, 3]));
    assert_eq!(table.points(PointSource::Planting, 1), None);
    assert!(table.points(PointSource::Planting, 2).is_some());
}

#[test]
fn area_step_adds_points_and_has_a_headline() {
    let table = scoring(&played_out("valley", 2, 1));
    let steps = (1..=table.steps.len()).find(|&steps| {
        table.area_at(steps).is_some() && table.totals(steps) != table.totals(steps - 1)
    });
    let steps = steps.unwrap();
    let area = table.area_at(steps).unwrap();
    assert_eq!(table.headline(steps, &ENGLISH), table.areas[area].sentence.to_string());
}

#[test]
fn headline_is_empty_after_all_steps() {
    let table = scoring(&played_out("brook", 2, 1));
    assert_eq!(table.headline(table.steps.len() + 1, &ENGLISH), "");
    assert_eq!(table.totals(usize::MAX), table.totals(table.steps.len()));
}

#[test]
fn lone_owner_gets_main_and_minor_points() {
    let majority = Majority::new([5, 0, 0, 0, 0], Prize { main: 7, minor: 3 });
    let (main, minor) = main_and_minor(&majority);
    assert_eq!((main[0], minor[0]), (7, 3));
}

#[test]
fn verdict_lists_all_scores_highest_first() {
    let game_match = played_out("brook", 3, 1);
    let mut scores = game_match.game().table().scores();
    scores.sort_by_key(|&score| Reverse(score));
    let words = scoring(&game_match).verdict_text(&game_match, &ENGLISH);
    let ranking = words.rsplit_once("! ").unwrap().1;
    let named: Vec<i64> = ranking
        .split(", ")
        .map(|player| player.rsplit('\u{a0}').next().unwrap().replace('−', "-").parse().unwrap())
        .collect();
    assert_eq!(named, scores, "{words}");
    assert!(ranking.starts_with("1.") && ranking.contains(", 3."), "{words}");
}

/// A game in which Ann and Ben end with equal scores: she gains 3 points, he gains 4.
///
/// If nothing but her domino is beside area A, she gets its token, which has no back.
fn tied(below_a: &str) -> Match {
    Sketch::base(&format!("A * * # B * *\n{below_a} # . . ."))
        .tokens("A=1/0/0 B=1/0/0")
        .holds(0, "owl-frog")
        .holds(1, "owl-fox")
        .play(&format!(
            "place owl-frog b1 c1; plant turf a1; finish; end;
            place owl-fox f1 g1; plant bush e1; finish; end; {}",
            "pass;".repeat(50)
        ))
}

#[test]
fn tie_break_orders_players_with_equal_scores() {
    for (below_a, places) in [("# # #", ["1", "2"]), (". . .", ["1", "1"])] {
        let game_match = tied(below_a);
        let scores = game_match.game().table().scores();
        assert_eq!(scores[0], scores[1]);
        let (_, texts) = scoring(&game_match).verdict_texts(&game_match, &ENGLISH);
        let place_of = |name: &str| {
            let (_, text) = texts.iter().find(|(_, text)| text.contains(name)).unwrap();
            text.split('.').next().unwrap().to_owned()
        };
        assert_eq!(["Ann", "Ben"].map(place_of), places, "{texts:?}");
    }
}

#[test]
fn few_areas_scored_at_the_end_come_before_the_sums() {
    let game_match = tied(". . .");
    let texts = scoring(&game_match).end_texts(&game_match, &ENGLISH);
    let starts = ["Area A", "Area B", "Start", "Planting"];
    assert!(texts.iter().zip(starts).all(|(text, start)| text.starts_with(start)), "{texts:?}");
    assert!(texts.len() >= starts.len(), "{texts:?}");
}

#[test]
fn area_without_own_plants_gives_a_seat_no_number() {
    let game_match = played_out("brook", 3, 1);
    let table = scoring(&game_match);
    let all = || table.closed_in_play.iter().chain(&table.areas);
    assert!(all().any(|area| area.points[..3].contains(&None)));
    assert!(all().any(|area| area.points[..3].contains(&Some(0))));
    assert!(all().all(|area| area.points[3].is_none()));
}

#[test]
fn end_in_words_names_all_sources_of_points() {
    let game_match = played_out("brook", 2, 3);
    let table = scoring(&game_match);
    let texts = table.end_texts(&game_match, &ENGLISH);
    let points = table.points(PointSource::Clouds, table.steps.len()).unwrap();
    let clouds = format!("Clouds left: Ann {}, Ben {}.", signed(points[0]), signed(points[1]));
    assert!(texts.contains(&clouds), "{texts:?}");
    // These areas are too many for one announcement: it gives their sums.
    assert!(table.areas.len() > 4 && texts.len() == PointSource::ALL.len(), "{texts:?}");
    let main = table.points(PointSource::AreasMain, table.steps.len()).unwrap();
    let main = format!("Areas, main points: Ann {}, Ben {}.", signed(main[0]), signed(main[1]));
    assert_eq!(texts[2], main);
}

#[test]
fn every_area_of_the_base_game_is_listed_once_with_its_points() {
    let game_match = played_out("brook", 3, 1);
    let table = scoring(&game_match);
    let all = table.closed_in_play.iter().chain(&table.areas);
    let mut sums = [0; Seat::MAX];
    let mut names: Vec<&str> = Vec::new();
    for area in all {
        names.push(&area.name);
        let points = area.points.map(Option::unwrap_or_default);
        sums.iter_mut().zip(points).for_each(|(sum, points)| *sum += points);
    }
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), game_match.game().table().areas().count());
    let of = |source| table.points(source, table.steps.len()).unwrap();
    let (main, minor) = (of(PointSource::AreasMain), of(PointSource::AreasMinor));
    for seat in 0..3 {
        assert_eq!(sums[seat], main[seat] + minor[seat]);
    }
}

#[test]
fn verdict_congratulates_the_person_or_says_a_kind_word() {
    let mut seen = [false; 2];
    for seed in 0..12 {
        let bots = MatchBuilder::new("brook").controllers(&[Controller::Person, BOT]);
        let game_match = bots.seed(seed).played_out();
        let words = scoring(&game_match).verdict_text(&game_match, &ENGLISH);
        let won = game_match.game().table().winners()
            == [game_match.game().table().seats().next().unwrap()];
        assert_eq!(words.starts_with(ENGLISH.final_scoring.you_won), won, "{words}");
        assert_eq!(words.contains(ENGLISH.final_scoring.next_time), !won, "{words}");
        seen[usize::from(won)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn kind_word_to_the_loser_praises_a_game_of_persons() {
    let game_match = MatchBuilder::new("brook").played_out();
    let words = scoring(&game_match).verdict_text(&game_match, &ENGLISH);
    assert!(words.contains(ENGLISH.final_scoring.well_played), "{words}");
    assert!(!words.contains(ENGLISH.final_scoring.next_time), "{words}");
}

#[test]
fn areas_change_the_rows_of_main_and_minor_points() {
    let table = scoring(&played_out("brook", 2, 5));
    let rows: Vec<PointSource> =
        (1..=table.steps.len()).filter_map(|steps| table.lowest_changed_row(steps)).collect();
    assert_eq!(rows.len(), table.steps.len());
    assert_eq!(rows.first(), Some(&PointSource::Start));
    assert_eq!(rows.last(), Some(&PointSource::TokenBacks));
    let area = (1..=table.steps.len()).find(|&steps| table.area_at(steps).is_some()).unwrap();
    assert_eq!(table.lowest_changed_row(area), Some(PointSource::AreasMinor));
}

#[test]
fn steps_say_whether_they_change_scores() {
    let table = scoring(&played_out("valley", 2, 5));
    let changes = |index: usize| table.totals(index) != table.totals(index + 1);
    let said: Vec<bool> = table.steps.iter().map(ScoringStep::changes_scores).collect();
    let real: Vec<bool> = (0..table.steps.len()).map(changes).collect();
    assert_eq!(said, real);
    assert!(said.contains(&true) && said.contains(&false));
}

#[test]
fn game_of_discards_alone_has_a_final_scoring() {
    let mut game_match = begun(2);
    while !game_match.game().table().is_over() {
        play(&mut game_match, "pass");
    }
    let table = scoring(&game_match);
    assert_eq!(table.totals(table.steps.len()), game_match.game().table().scores());
}
