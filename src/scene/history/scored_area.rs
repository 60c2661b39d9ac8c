//! A scored area in the final scoring.

use crate::{
    rules::{Event, Majority, Owner, Prize, Seat, SpaceSet},
    scene::{
        area::taken_back_sentences,
        words::{Narrator, Sentence, area_name, items_of_seat},
    },
    session::Match,
    text::Text,
};

/// A scored area.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoredArea {
    /// Its letter; joined areas have several.
    pub name: String,
    /// Its points for the highest and the second-highest total.
    pub prize: Prize,
    /// True for the main points and for the minor ones if neutral keeps them from the players.
    pub kept: [bool; 2],
    /// Each seat's points; `None` for a seat without plants there.
    pub points: [Option<i64>; Seat::MAX],
    /// The spaces; joined areas count as one.
    pub spaces: SpaceSet,
    /// The sentence about its scoring.
    pub sentence: Sentence,
    /// A sentence for each plant that was taken back from it after its scoring.
    pub taken_back: Vec<String>,
}

impl ScoredArea {
    /// Creates the area that the event scores; `None` for any other event.
    pub(super) fn from_event(
        game_match: &Match,
        narrator: &Narrator,
        event: &Event,
    ) -> Option<ScoredArea> {
        let Event::AreaScored { area, parts, majority, .. } = event else { return None };
        let table = game_match.game().table();
        Some(ScoredArea {
            name: area_name(parts.iter().map(|part| table.board().area(part).letter)),
            prize: majority.prize,
            kept: kept_by_neutral(majority),
            points: points_of_present(majority),
            spaces: table.spaces_of(*area),
            sentence: narrator.narrate(event).unwrap_or_default(),
            taken_back: taken_back_sentences(game_match, narrator.text, *area),
        })
    }

    /// Describes the scoring and what was taken back since.
    pub fn sentences(&self) -> String {
        let since = self.taken_back.iter().cloned();
        std::iter::once(self.sentence.to_string()).chain(since).collect::<Vec<_>>().join(" ")
    }
}

/// Lists the areas with points of each player, as in `Ann: A 2, C 3. Ben: B 4.`
pub fn points_by_seat(areas: &[ScoredArea], game_match: &Match, text: &Text) -> String {
    let mut lists = Vec::new();
    for seat in game_match.game().table().seats() {
        let mut items = Vec::new();
        for area in areas {
            if let Some(points) = area.points[seat.index()].filter(|&points| points != 0) {
                items.push(format!("{}\u{a0}{points}", area.name));
            }
        }
        lists.extend(items_of_seat(game_match, text, seat, &items));
    }
    lists.join(" ")
}

/// Returns whether neutral keeps the main points and the minor ones: alone, it keeps both.
fn kept_by_neutral(majority: &Majority) -> [bool; 2] {
    let neutral = Some(Owner::Neutral);
    let is_first = majority.first == neutral;
    [is_first, majority.second == neutral || is_first && majority.second.is_none()]
}

/// Returns the points of each seat that has plants in the area.
fn points_of_present(majority: &Majority) -> [Option<i64>; Seat::MAX] {
    let points = majority.points();
    let is_present = |seat: Seat| majority.total(Owner::Seat(seat)) > 0;
    std::array::from_fn(|index| {
        Seat::new(index).filter(|&seat| is_present(seat)).map(|_| points[index])
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::{history::FinalScoring, testing::sketch::Sketch},
        session::testing::played_out,
        text::ENGLISH,
    };

    #[test]
    fn points_are_listed_by_seat_and_area() {
        let over = played_out("brook", 2, 3);
        let areas = FinalScoring::from_match(&over, &ENGLISH).unwrap().closed_in_play;
        let words = points_by_seat(&areas, &over, &ENGLISH);
        let lists: Vec<&str> = words.split_terminator('.').map(str::trim).collect();
        assert_eq!(lists.len(), 2, "{words}");
        for (list, seat) in lists.into_iter().zip(over.game().table().seats()) {
            let items = list.strip_prefix(&format!("{}: ", over.name(seat))).expect("a name");
            let wanted: i64 = areas.iter().filter_map(|area| area.points[seat.index()]).sum();
            let number = |item: &str| item.split('\u{a0}').nth(1).unwrap().parse::<i64>().unwrap();
            assert_eq!(items.split(", ").map(number).sum::<i64>(), wanted, "{words}");
            assert!(items.split(", ").is_sorted(), "{items}");
        }
    }

    #[test]
    fn neutral_alone_keeps_main_and_minor_points() {
        let sketch = Sketch::base("A A * * # B").tokens("A=2/1/2 B=1/0/5").holds(0, "owl-fox");
        let kept = |plant: &str| {
            let passes = "pass;".repeat(51);
            let script = format!("place owl-fox c1 d1; {plant}; finish; end; {passes}");
            let game_match = sketch.play(&script);
            FinalScoring::from_match(&game_match, &ENGLISH).unwrap().closed_in_play[0].kept
        };
        assert_eq!(kept("plant turf neutral b1"), [true, true]);
        assert_eq!(kept("plant turf b1"), [false, false]);
    }

    #[test]
    fn area_names_each_plant_taken_back_after_its_scoring() {
        let sketch = Sketch::base("A A * * # # . . B")
            .tokens("A=2/0/2 B=1/0/5")
            .holds(0, "owl-fox")
            .holds(1, "owl-frog");
        let passes = "pass;".repeat(51);
        let game_match = sketch
            .play(&format!("place owl-fox c1 d1; plant turf b1; finish; return b1; end; {passes}"));
        let scoring = FinalScoring::from_match(&game_match, &ENGLISH).unwrap();
        let [area] = &scoring.closed_in_play[..] else { panic!("one area is closed") };
        let since = "Ann later took the turf back from b1 (turn 1).";
        assert_eq!(area.sentences(), format!("{} {since}", area.sentence));
        assert_eq!(scoring.areas[0].sentences(), scoring.areas[0].sentence.to_string());
    }
}
