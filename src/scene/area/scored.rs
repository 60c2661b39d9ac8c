//! The scoring of an area, and the plants that were taken back from it since.

use crate::{
    rules::{AreaId, Event, Majority, Owner, Plant, Seat, Space},
    scene::words::seat_name,
    session::{Entry, Match},
    text::Text,
};

/// A plant that was taken back from an area after its scoring.
struct TakenBack {
    seat: Seat,
    plant: Plant,
    owner: Owner,
    at: Space,
    /// The number of the turn, from 1.
    turn: usize,
}

/// Returns the majority by which an area was scored; plants may have been taken back since.
pub(super) fn scored_majority(game_match: &Match, area: AreaId) -> Option<Majority> {
    scoring(game_match, area).map(|(_, majority)| majority)
}

/// Returns a sentence for each plant that was taken back from the area after its scoring.
pub fn taken_back_sentences(game_match: &Match, text: &Text, area: AreaId) -> Vec<String> {
    let sentence = |it: TakenBack| {
        let who = seat_name(game_match, text, it.seat);
        let (plant, is_neutral) = (it.plant.index(), it.owner == Owner::Neutral);
        (text.table.areas.taken_back)(&who, plant, is_neutral, &it.at.to_string(), it.turn)
    };
    taken_back(game_match, area).into_iter().map(sentence).collect()
}

/// Returns the plants that were taken back from the area after its scoring.
///
/// No plant can follow them: no brook space beside a closed area can be covered any more. In
/// Valley the scoring ends the game.
fn taken_back(game_match: &Match, area: AreaId) -> Vec<TakenBack> {
    let (table, log) = (game_match.game().table(), game_match.log());
    if !table.is_scored(area) {
        return Vec::new();
    }
    let Some((scored_at, _)) = scoring(game_match, area) else { return Vec::new() };
    let mut all = Vec::new();
    for (index, entry) in log.iter().enumerate().skip(scored_at) {
        for event in &entry.events {
            let Event::PlantReturned { seat, plant, owner, at } = *event else { continue };
            if table.area_on(at) == Some(area) {
                let turn = Entry::turn_after(&log[..index]);
                all.push(TakenBack { seat, plant, owner, at, turn });
            }
        }
    }
    all
}

/// Returns the index of the log's entry in which the area was scored, and the majority.
fn scoring(game_match: &Match, wanted: AreaId) -> Option<(usize, Majority)> {
    let table = game_match.game().table();
    game_match.log().iter().enumerate().find_map(|(index, entry)| {
        entry.events.iter().find_map(|event| match event {
            Event::AreaScored { area, majority, .. } if table.joined_area(*area) == wanted => {
                Some((index, *majority))
            }
            _ => None,
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::{
            area::AreaScene,
            testing::{fixtures::at, sketch::Sketch},
        },
        session::testing::played_out,
        text::{ENGLISH, FRENCH, GERMAN},
    };

    /// A game in which Ann plants on area A, scores it, and plays on by the script.
    fn scored_a(script: &str) -> Match {
        let sketch = Sketch::base("A * * # # . . B").tokens("A=1/0/2 B=1/0/5").holds(0, "owl-fox");
        sketch.play(&format!("place owl-fox b1 c1; {script}"))
    }

    fn area_a(game_match: &Match, text: &Text) -> AreaScene {
        let area = game_match.game().table().area_on(at("a1")).unwrap();
        AreaScene::new(game_match, text, area)
    }

    #[test]
    fn plant_taken_back_after_the_scoring_is_named_with_its_turn() {
        let game_match =
            scored_a("plant turf neutral a1; finish; end; pass; return a1; pass; pass");
        let sentences = [&ENGLISH, &GERMAN, &FRENCH].map(|text| area_a(&game_match, text));
        let sentences = sentences.map(|area| area.taken_back.join(" "));
        assert_eq!(
            sentences,
            [
                "Ann later took the neutral turf back from a1 (turn 3).",
                "Ann hat das neutrale Gras später von a1 zurückgeholt (Zug 3).",
                "Ann a ensuite récupéré le gazon neutre en a1 (tour 3).",
            ]
        );
    }

    #[test]
    fn points_of_a_scored_area_are_in_the_past_tense() {
        let rows = |script| {
            let game_match = scored_a(script);
            [&ENGLISH, &GERMAN, &FRENCH]
                .map(|text| area_a(&game_match, text).standings().to_owned())
        };
        assert_eq!(
            rows("plant turf a1"),
            ["Ann: 1, gets 1", "Ann: 1, bekommt 1", "Ann\u{202f}: 1, marque 1"]
        );
        assert_eq!(
            rows("plant turf a1; finish"),
            ["Ann: 1, got 1", "Ann: 1, bekam 1", "Ann\u{202f}: 1, a marqué 1"]
        );
    }

    #[test]
    fn plant_taken_back_before_the_scoring_is_not_named() {
        let game_match = scored_a("plant turf a1; return a1; finish");
        assert_eq!(area_a(&game_match, &ENGLISH).taken_back, [""; 0]);
    }

    #[test]
    fn past_position_names_no_plant_that_is_taken_back_later() {
        let game_match = scored_a("plant turf a1; finish; return a1");
        assert_eq!(area_a(&game_match, &ENGLISH).taken_back.len(), 1);
        let past = game_match.past_position(game_match.log().len() - 1).unwrap();
        assert_eq!(area_a(&past, &ENGLISH).taken_back, [""; 0]);
    }

    #[test]
    fn spoken_card_ends_with_the_plant_taken_back() {
        let game_match = scored_a("plant turf a1; finish; return a1");
        let spoken = area_a(&game_match, &ENGLISH).sentences(&ENGLISH);
        assert!(spoken.ends_with("scored. Ann later took the turf back from a1 (turn 1)."));
    }

    /// Checks that what was scored is what stands there now with what was taken back. Returns the
    /// number of plants taken back.
    fn check_all_areas(game_match: &Match) -> usize {
        let table = game_match.game().table();
        let mut count = 0;
        for area in table.areas().filter(|&area| table.is_scored(area)) {
            let (scored, now) = (scored_majority(game_match, area).unwrap(), table.majority(area));
            let taken_back = taken_back(game_match, area);
            for owner in (0..Owner::COUNT).map(Owner::from_index) {
                let own = taken_back.iter().filter(|it| it.owner == owner);
                let value: u16 = own.map(|it| u16::from(it.plant.value())).sum();
                assert_eq!(scored.total(owner), now.total(owner) + value);
            }
            count += taken_back.len();
        }
        count
    }

    #[test]
    fn scored_totals_are_those_of_now_and_of_the_plants_taken_back() {
        for players in 2..=4 {
            let games = (0..10).map(|seed| played_out("brook", players, seed));
            assert_ne!(games.map(|game_match| check_all_areas(&game_match)).sum::<usize>(), 0);
        }
    }
}
