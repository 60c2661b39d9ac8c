//! Tests of the sentence for each event.

use super::{narrator::Narrator, sentence::Reference};
use crate::{
    rules::{
        Animal, AreaId, AreaSet, Board, Event, Majority, Owner, Plant, Prize, Seat, Space, SpaceSet,
    },
    session::testing::MatchBuilder,
    text::ENGLISH,
};

fn narrator() -> Narrator {
    let game_match = MatchBuilder::new("brook").players(3).names(&["Ann", "Ben", " "]).begin();
    Narrator::new(game_match.setup(), &ENGLISH)
}

fn narrated(event: Event) -> String {
    narrator().narrate(&event).unwrap().to_string()
}

fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap()
}

fn at(name: &str) -> Space {
    name.parse().unwrap()
}

fn area(letter: char) -> AreaId {
    Board::shipped_named("brook").unwrap().area_named(letter).unwrap()
}

fn scored(totals: [u16; Owner::COUNT], closed_by: Option<Seat>) -> String {
    let majority = Majority::new(totals, Prize { main: 4, minor: 2 });
    let area = area('F');
    narrated(Event::AreaScored { closed_by, area, parts: AreaSet::from_area(area), majority })
}

#[test]
fn domino_is_named_with_its_spaces() {
    let domino = "butterfly-owl".parse().unwrap();
    let event = Event::DominoPlaced { seat: seat(0), domino, at: [at("b1"), at("b2")] };
    assert_eq!(narrated(event), "Ann places butterfly–owl on b1–b2.");
}

#[test]
fn discarded_domino_is_named() {
    let event = Event::DominoDiscarded { seat: seat(1), domino: "owl-fox".parse().unwrap() };
    assert_eq!(narrated(event), "Ben discards owl–fox.");
}

fn planted(plant: Plant, owner: Owner, counted: &[&str]) -> Event {
    let counted: SpaceSet = counted.iter().map(|name| at(name)).collect();
    let points = 1 + counted.len() as i64;
    Event::PlantPlaced {
        seat: seat(0),
        plant,
        owner,
        at: at("c5"),
        area: area('H'),
        counted,
        points,
    }
}

#[test]
fn plant_is_described_with_its_arithmetic() {
    let event = planted(Plant::Bush, Owner::Seat(seat(0)), &["b5", "d5"]);
    let sentence = "Ann plants a bush on c5: 3 points (1 for the plant + 2 for others of equal or lower value).";
    assert_eq!(narrated(event), sentence);
}

#[test]
fn lone_plant_scores_for_itself() {
    let event = planted(Plant::Turf, Owner::Neutral, &[]);
    assert_eq!(narrated(event), "Ann plants neutral turf on c5: 1 point for the plant.");
}

#[test]
fn counted_plants_are_referenced_by_their_number() {
    let sentence = narrator().narrate(&planted(Plant::Oak, Owner::Neutral, &["b5", "d5"])).unwrap();
    let counted = sentence.spans.iter().find(|span| span.text == "2").unwrap();
    let both = [at("b5"), at("d5")].into_iter().collect();
    assert_eq!(counted.reference, Some(Reference::Spaces(both)));
}

#[test]
fn tie_drops_out_and_the_one_left_gets_both_prizes() {
    assert_eq!(
        scored([5, 3, 0, 0, 3], Some(seat(0))),
        "Area F (main 4, minor 2) is closed: Ann 5, Ben 3, neutral 3 — Ben and neutral \
         tie and drop out. \
         Only Ann counts: 4\u{a0}+\u{a0}2\u{a0}= 6 points. Ann takes the token."
    );
}

#[test]
fn two_strongest_get_main_and_minor() {
    assert_eq!(
        scored([2, 7, 1, 0, 0], Some(seat(0))),
        "Area F (main 4, minor 2) is closed: Ben 7, Ann 2, Black 1. Ben: main +4. Ann: minor +2. \
         Ann takes the token."
    );
}

#[test]
fn neutral_takes_a_rank_without_points() {
    assert_eq!(
        scored([2, 0, 0, 0, 5], None),
        "Area F (main 4, minor 2) is still open: neutral 5, Ann 2. 1st neutral (no points). Ann: minor +2."
    );
}

#[test]
fn neutral_alone_gives_nobody_points() {
    assert_eq!(
        scored([0, 0, 0, 0, 5], None),
        "Area F (main 4, minor 2) is still open: neutral 5. Only neutral counts: no points."
    );
}

#[test]
fn two_ties_are_named_separately() {
    assert_eq!(
        scored([5, 5, 3, 0, 3], None),
        "Area F (main 4, minor 2) is still open: Ann 5, Ben 5, Black 3, neutral 3 — Ann and Ben tie, \
         Black and neutral tie: \
         all drop out. Nobody is left: no points."
    );
}

#[test]
fn empty_area_gives_no_points() {
    assert_eq!(
        scored([0; 5], Some(seat(1))),
        "Area F is closed: no plants, no points. Ben takes the token."
    );
}

#[test]
fn clouds_without_room_are_lost() {
    let taken =
        |taken, lost| narrated(Event::CloudsTaken { seat: seat(0), at: at("f12"), taken, lost });
    assert_eq!(taken(2, 0), "Ann takes 2 clouds from f12.");
    assert_eq!(taken(1, 1), "Ann takes 1 cloud from f12; 1 more is lost (6 at most).");
    assert_eq!(taken(0, 2), "The 2 clouds on f12 are lost: Ann already has 6.");
}

#[test]
fn joker_moves_for_two_clouds() {
    let (from, to) = (Animal::Butterfly, Animal::Owl);
    assert_eq!(
        narrated(Event::JokerChanged { seat: seat(1), from, to }),
        "Ben pays 2 clouds: the joker moves from butterfly to owl."
    );
}

#[test]
fn returned_plant_costs_its_value() {
    let owner = Owner::Neutral;
    assert_eq!(
        narrated(Event::PlantReturned { seat: seat(0), plant: Plant::Turf, owner, at: at("c5") }),
        "Ann pays 1 cloud and takes the neutral turf back from c5."
    );
}

#[test]
fn extra_turn_costs_three_clouds() {
    assert_eq!(
        narrated(Event::ExtraTurn { seat: seat(0) }),
        "Ann pays 3 clouds for an extra turn."
    );
}

#[test]
fn mushroom_names_the_areas_it_joins() {
    let joined: AreaSet = [area('A'), area('B')].into_iter().collect();
    let event =
        |joined, lost| Event::MushroomPlaced { seat: seat(0), at: at("b1"), joined, size: 9, lost };
    assert_eq!(
        narrated(event(joined, 0)),
        "Ann places a mushroom on b1: areas A and B form one area of 9 spaces."
    );
    assert_eq!(
        narrated(event(AreaSet::from_area(area('A')), 1)),
        "Ann places a mushroom on b1: area A grows to 9 spaces. The cloud there is lost."
    );
}

#[test]
fn only_the_last_drawn_domino_gets_a_sentence() {
    let drawn = |reserve| narrator().narrate(&Event::HandRefilled { seat: seat(0), reserve });
    assert_eq!(drawn(22), None);
    assert_eq!(drawn(0).unwrap().to_string(), "Ann draws the last domino of the reserve.");
}

#[test]
fn turn_end_names_players_who_are_passed_over() {
    let ended = |from, to| {
        let sentence =
            narrator().narrate(&Event::TurnEnded { seat: seat(from), next: Some(seat(to)) });
        sentence.map(|sentence| sentence.to_string())
    };
    assert_eq!(ended(0, 1), None);
    assert_eq!(ended(1, 0).as_deref(), Some("Black has no dominoes left and is skipped."));
    assert_eq!(
        ended(0, 0).as_deref(),
        Some("Ben and Black have no dominoes left and are skipped.")
    );
}

#[test]
fn joined_area_goes_by_all_its_letters() {
    let parts = [area('A'), area('C')].into_iter().collect();
    let majority = Majority::new([0; 5], Prize { main: 9, minor: 4 });
    let event = Event::AreaScored { closed_by: None, area: area('A'), parts, majority };
    assert_eq!(narrated(event), "Area A+C is still open: no plants, no points.");
}

#[test]
fn plants_left_are_listed_with_their_sum() {
    let left = [[2, 0, 0, 1], [0, 1, 0, 0]];
    assert_eq!(
        narrated(Event::PlantsScored { seat: seat(1), left, points: -8 }),
        "Ben: plants left, turf 2\u{a0}×\u{a0}1 + oak 1\u{a0}×\u{a0}4 + neutral bush 1\u{a0}×\u{a0}2: −8."
    );
}

#[test]
fn token_backs_are_listed_with_their_areas() {
    let areas = [area('C'), area('A')].into_iter().collect();
    let game_match = MatchBuilder::new("brook").names(&["Ann", "Ben"]).begin();
    let [a, c] = ['A', 'C'].map(|letter| game_match.setup().area_tokens[&letter].back);
    let event = Event::TokensScored { seat: seat(0), areas, points: i64::from(a + c) };
    assert_eq!(
        Narrator::new(game_match.setup(), &ENGLISH).narrate(&event).unwrap().to_string(),
        format!("Ann: backs of area tokens, A\u{a0}{a} + C\u{a0}{c}: +{}.", a + c)
    );
}

#[test]
fn tie_on_points_is_explained() {
    let over = |winners: &[usize], tied_on_points| {
        let winners = winners.iter().map(|&index| seat(index)).collect();
        narrated(Event::GameOver { winners, tied_on_points })
    };
    assert_eq!(over(&[1], false), "Ben wins.");
    assert_eq!(over(&[1], true), "Tied on points; Ben wins with more area tokens.");
    assert_eq!(over(&[0, 1, 2], true), "Ann, Ben and Black share the victory.");
}

#[test]
fn other_events_have_short_sentences() {
    let cases = [
        (Event::StumpCovered { seat: seat(0), at: at("h2") }, "Ann covers the stump on h2."),
        (Event::MushroomSkipped { seat: seat(0) }, "Ann skips the mushroom."),
        (Event::MushroomImpossible { seat: seat(0) }, "No space is left for Ann’s mushroom."),
        (Event::PlantSkipped { seat: seat(0) }, "Ann plants nothing."),
        (Event::CloudsScored { seat: seat(0), clouds: 4 }, "Ann: 4 clouds left, +4."),
    ];
    for (event, sentence) in cases {
        assert_eq!(narrated(event), sentence);
    }
}
