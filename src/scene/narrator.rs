//! Events told as sentences.

use super::sentence::{Marker, Reference, Sentence};
use crate::{
    rules::{
        Animal, AreaId, Board, Domino, EXTRA_TURN_COST, Event, JOKER_COST, Majority, Owner,
        RuleSet, Seat, Setup, Space, SpaceSet,
    },
    text::{AreaScoring, Mushroom, Planting, Rank, Text, Tie},
};
use std::sync::Arc;

/// Tells what happens in a game, in the words of a language and with the names of its players.
#[derive(Clone)]
pub struct Narrator {
    text: &'static Text,
    board: Arc<Board>,
    names: Vec<String>,
}

impl Narrator {
    /// For the game of this setup; who has no name goes by their colour.
    pub fn new(setup: &Setup, text: &'static Text) -> Narrator {
        let name = |player: &crate::rules::Player| match player.name.trim() {
            "" => text.names.colors[player.color as usize].to_owned(),
            name => name.to_owned(),
        };
        Narrator {
            text,
            board: setup.board.clone(),
            names: setup.players.iter().map(name).collect(),
        }
    }

    /// What the player on the seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// What the area is called: its letter.
    pub fn area(&self, area: AreaId) -> String {
        let named = self.board.areas().find(|&(id, _)| id == area);
        named.map_or_else(String::new, |(_, printed)| printed.letter.to_string())
    }

    /// The event as a sentence. Nothing hidden is in it: not what was drawn, and the backs of
    /// tokens only once they are scored.
    pub fn tell(&self, event: &Event) -> Sentence {
        let mut telling = Telling { narrator: self, marker: Marker::default() };
        let marked = telling.tell(event);
        telling.marker.read(&marked)
    }
}

struct Telling<'a> {
    narrator: &'a Narrator,
    marker: Marker,
}

impl Telling<'_> {
    fn tell(&mut self, event: &Event) -> String {
        let words = self.narrator.text.events;
        match *event {
            Event::DominoPlaced { seat, domino, at } => {
                let (who, animals) = (self.seat(seat), self.domino(domino));
                let at = at.map(|space| self.space(space));
                (words.domino_placed)(&who, refs(&animals), refs(&at))
            }
            Event::DominoDiscarded { seat, domino } => {
                let (who, animals) = (self.seat(seat), self.domino(domino));
                (words.domino_discarded)(&who, refs(&animals))
            }
            Event::CloudsTaken { seat, at, taken, lost } => {
                (words.clouds_taken)(&self.seat(seat), taken, &self.space(at), lost)
            }
            Event::StumpCovered { seat, at } => {
                (words.stump_covered)(&self.seat(seat), &self.space(at))
            }
            Event::MushroomPlaced { seat, at, joined, size, lost } => {
                let areas: Vec<String> = joined.iter().map(|area| self.area(area)).collect();
                let areas: Vec<&str> = areas.iter().map(String::as_str).collect();
                let (who, at) = (self.seat(seat), self.space(at));
                (words.mushroom_placed)(&Mushroom { who: &who, at: &at, areas: &areas, size, lost })
            }
            Event::MushroomSkipped { seat } => (words.mushroom_skipped)(&self.seat(seat)),
            Event::MushroomImpossible { seat } => (words.mushroom_impossible)(&self.seat(seat)),
            Event::PlantPlaced { seat, plant, owner, at, counted, points, .. } => {
                let (who, at) = (self.seat(seat), self.space(at));
                let counted = self.count(counted);
                (words.plant_placed)(&Planting {
                    who: &who,
                    plant: plant.index(),
                    neutral: owner == Owner::Neutral,
                    at: &at,
                    points,
                    counted: &counted,
                })
            }
            Event::PlantSkipped { seat } => (words.plant_skipped)(&self.seat(seat)),
            Event::AreaScored { closed_by, area, ref majority, .. } => {
                self.area_scored(closed_by, area, majority)
            }
            Event::HandRefilled { seat, reserve } => {
                (words.hand_refilled)(&self.seat(seat), reserve)
            }
            Event::JokerChanged { seat, from, to } => {
                let (who, from, to) = (self.seat(seat), self.animal(from), self.animal(to));
                (words.joker_changed)(&who, &from, &to, JOKER_COST)
            }
            Event::PlantReturned { seat, plant, owner, at } => {
                let (who, at) = (self.seat(seat), self.space(at));
                let neutral = owner == Owner::Neutral;
                (words.plant_returned)(&who, plant.index(), neutral, &at, plant.value())
            }
            Event::ExtraTurn { seat } => (words.extra_turn)(&self.seat(seat), EXTRA_TURN_COST),
            Event::TurnEnded { seat, next } => {
                let next = next.map(|next| self.seat(next));
                (words.turn_ended)(&self.seat(seat), next.as_deref())
            }
            Event::CloudsScored { seat, clouds } => (words.clouds_scored)(&self.seat(seat), clouds),
            Event::PlantsScored { seat, left, points } => {
                (words.plants_scored)(&self.seat(seat), left, points)
            }
            Event::TokensScored { seat, areas, points } => {
                let areas: Vec<String> = areas.iter().map(|area| self.area(area)).collect();
                let areas: Vec<&str> = areas.iter().map(String::as_str).collect();
                (words.tokens_scored)(&self.seat(seat), &areas, points)
            }
            Event::GameOver { ref winners, tied_on_points } => {
                let winners: Vec<String> = winners.iter().map(|&seat| self.seat(seat)).collect();
                let winners: Vec<&str> = winners.iter().map(String::as_str).collect();
                let tie = match self.narrator.board.rules() {
                    RuleSet::Base => Tie::AreaTokens,
                    RuleSet::Valley => Tie::LargestArea,
                };
                (words.game_over)(&winners, tied_on_points.then_some(tie))
            }
        }
    }

    fn area_scored(&mut self, by: Option<Seat>, area: AreaId, majority: &Majority) -> String {
        let present = |owner: &Owner| majority.totals[owner.index()] > 0;
        let total = |owner: Owner| majority.totals[owner.index()];
        let mut owners: Vec<Owner> =
            (0..Owner::COUNT).map(Owner::from_index).filter(present).collect();
        owners.sort_by_key(|&owner| std::cmp::Reverse(total(owner)));
        let names: Vec<String> = owners.iter().map(|&owner| self.owner(owner)).collect();
        let totals: Vec<(&str, u16)> =
            names.iter().zip(&owners).map(|(name, &owner)| (name.as_str(), total(owner))).collect();
        let ties: Vec<Vec<&str>> = totals
            .chunk_by(|(_, one), (_, other)| one == other)
            .filter(|group| group.len() > 1)
            .map(|group| group.iter().map(|&(name, _)| name).collect())
            .collect();
        let rank = |owner: Option<Owner>| {
            let owner = owner?;
            let name = names.get(owners.iter().position(|&other| other == owner)?)?;
            Some(match owner {
                Owner::Seat(_) => Rank::Player(name),
                Owner::Neutral => Rank::Neutral(name),
            })
        };
        let area = self.area(area);
        let closed_by = by.map(|seat| self.seat(seat));
        (self.narrator.text.events.area_scored)(&AreaScoring {
            area: &area,
            closed_by: closed_by.as_deref(),
            totals: &totals,
            ties: &ties,
            main: majority.prize.main.into(),
            minor: majority.prize.minor.into(),
            first: rank(majority.first),
            second: rank(majority.second),
        })
    }

    fn seat(&mut self, seat: Seat) -> String {
        self.owner(Owner::Seat(seat))
    }

    fn owner(&mut self, owner: Owner) -> String {
        let name = match owner {
            Owner::Seat(seat) => self.narrator.name(seat),
            Owner::Neutral => self.narrator.text.names.neutral,
        };
        self.marker.mark(name, Reference::Owner(owner))
    }

    fn space(&mut self, space: Space) -> String {
        self.marker.mark(&space.to_string(), Reference::Space(space))
    }

    fn area(&mut self, area: AreaId) -> String {
        self.marker.mark(&self.narrator.area(area), Reference::Area(area))
    }

    fn animal(&mut self, animal: Animal) -> String {
        let name = self.narrator.text.names.animals[animal.index()];
        self.marker.mark(name, Reference::Animal(animal))
    }

    fn domino(&mut self, domino: Domino) -> [String; 2] {
        domino.halves().map(|animal| self.animal(animal))
    }

    fn count(&mut self, spaces: SpaceSet) -> String {
        self.marker.mark(&spaces.len().to_string(), Reference::Spaces(spaces))
    }
}

fn refs(pair: &[String; 2]) -> [&str; 2] {
    pair.each_ref().map(String::as_str)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{AreaSet, Color, Plant, Player, Prize},
        text::ENGLISH,
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn narrator() -> Narrator {
        let board = Board::from_json(include_str!("../../public/boards/brook.json")).unwrap();
        let players = [("Ann", Color::Orange), ("Ben", Color::Blue), (" ", Color::Black)]
            .map(|(name, color)| Player { name: name.into(), color });
        let setup = Setup::deal(board.into(), players.into(), &mut ChaCha8Rng::seed_from_u64(1));
        Narrator::new(&setup, &ENGLISH)
    }

    fn told(event: Event) -> String {
        narrator().tell(&event).to_string()
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn at(name: &str) -> Space {
        name.parse().unwrap()
    }

    fn area(letter: char) -> AreaId {
        narrator().board.area_named(letter).unwrap()
    }

    fn scored(totals: [u16; Owner::COUNT], closed_by: Option<Seat>) -> String {
        let majority = Majority::new(totals, Prize { main: 4, minor: 2 });
        let area = area('F');
        told(Event::AreaScored { closed_by, area, parts: AreaSet::only(area), majority })
    }

    #[test]
    fn a_domino_is_told_with_its_spaces() {
        let domino = "butterfly-owl".parse().unwrap();
        let event = Event::DominoPlaced { seat: seat(0), domino, at: [at("b1"), at("b2")] };
        assert_eq!(told(event), "Ann lays butterfly–owl on b1–b2.");
    }

    #[test]
    fn a_discarded_domino_is_named() {
        let event = Event::DominoDiscarded { seat: seat(1), domino: "owl-fox".parse().unwrap() };
        assert_eq!(told(event), "Ben discards owl–fox.");
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
    fn a_plant_is_told_with_its_arithmetic() {
        let event = planted(Plant::Bush, Owner::Seat(seat(0)), &["b5", "d5"]);
        let sentence =
            "Ann plants a bush on c5: 3 points (1 for the plant + 2 of equal or lower value).";
        assert_eq!(told(event), sentence);
    }

    #[test]
    fn a_plant_that_stands_alone_scores_for_itself() {
        let event = planted(Plant::Turf, Owner::Neutral, &[]);
        assert_eq!(told(event), "Ann plants neutral turf on c5: 1 point for the plant.");
    }

    #[test]
    fn the_plants_that_count_light_up() {
        let sentence = narrator().tell(&planted(Plant::Oak, Owner::Neutral, &["b5", "d5"]));
        let counted = sentence.spans.iter().find(|span| span.text == "2").unwrap();
        let both = [at("b5"), at("d5")].into_iter().collect();
        assert_eq!(counted.about, Some(Reference::Spaces(both)));
    }

    #[test]
    fn a_tie_drops_out_and_who_is_alone_gets_both() {
        assert_eq!(
            scored([5, 3, 0, 0, 3], Some(seat(0))),
            "Area F is closed: Ann 5, Ben 3, neutral 3 — Ben and neutral tie and drop out. \
             Ann is alone: main 4 + minor 2 = +6. Ann takes the token."
        );
    }

    #[test]
    fn the_two_strongest_share_main_and_minor() {
        assert_eq!(
            scored([2, 7, 1, 0, 0], Some(seat(0))),
            "Area F is closed: Ben 7, Ann 2, black 1. Ben: main +4. Ann: minor +2. \
             Ann takes the token."
        );
    }

    #[test]
    fn neutral_takes_a_place_without_points() {
        assert_eq!(
            scored([2, 0, 0, 0, 5], None),
            "Area F: neutral 5, Ann 2. First is neutral: no points. Ann: minor +2."
        );
    }

    #[test]
    fn neutral_alone_gives_nobody_points() {
        assert_eq!(
            scored([0, 0, 0, 0, 5], None),
            "Area F: neutral 5. Only neutral is left: no points."
        );
    }

    #[test]
    fn two_ties_are_told_apart() {
        assert_eq!(
            scored([5, 5, 3, 0, 3], None),
            "Area F: Ann 5, Ben 5, black 3, neutral 3 — Ann and Ben tie, black and neutral tie: \
             all drop out. Nobody is left: no points."
        );
    }

    #[test]
    fn an_empty_area_gives_nothing() {
        assert_eq!(
            scored([0; 5], Some(seat(1))),
            "Area F is closed: no plants, no points. Ben takes the token."
        );
    }

    #[test]
    fn clouds_without_room_are_told_as_lost() {
        let taken =
            |taken, lost| told(Event::CloudsTaken { seat: seat(0), at: at("f12"), taken, lost });
        assert_eq!(taken(2, 0), "Ann takes 2 clouds from f12.");
        assert_eq!(taken(1, 1), "Ann takes 1 cloud from f12; no room for 1 more.");
        assert_eq!(taken(0, 2), "Ann has no room for what lies on f12: lost.");
    }

    #[test]
    fn the_joker_moves_for_two_clouds() {
        let (from, to) = (Animal::Butterfly, Animal::Owl);
        assert_eq!(
            told(Event::JokerChanged { seat: seat(1), from, to }),
            "Ben pays 2 clouds: the joker moves from butterfly to owl."
        );
    }

    #[test]
    fn a_plant_taken_back_costs_its_value() {
        let owner = Owner::Neutral;
        assert_eq!(
            told(Event::PlantReturned { seat: seat(0), plant: Plant::Turf, owner, at: at("c5") }),
            "Ann pays 1 cloud and takes the neutral turf back from c5."
        );
    }

    #[test]
    fn another_turn_costs_three_clouds() {
        assert_eq!(told(Event::ExtraTurn { seat: seat(0) }), "Ann pays 3 clouds for another turn.");
    }

    #[test]
    fn a_mushroom_is_told_with_the_areas_it_joins() {
        let joined: AreaSet = [area('A'), area('B')].into_iter().collect();
        let event = |joined, lost| Event::MushroomPlaced {
            seat: seat(0),
            at: at("b1"),
            joined,
            size: 9,
            lost,
        };
        assert_eq!(
            told(event(joined, 0)),
            "Ann sets a mushroom on b1: areas A and B become one of 9 spaces."
        );
        assert_eq!(
            told(event(AreaSet::only(area('A')), 1)),
            "Ann sets a mushroom on b1: area A grows to 9 spaces. The cloud there is lost."
        );
    }

    #[test]
    fn a_drawn_domino_stays_hidden() {
        let event = Event::HandRefilled { seat: seat(0), reserve: 22 };
        assert_eq!(told(event), "Ann draws a domino; 22 left in reserve.");
    }

    #[test]
    fn plants_left_are_told_with_their_sum() {
        let left = [[2, 0, 0, 1], [0, 1, 0, 0]];
        assert_eq!(
            told(Event::PlantsScored { seat: seat(1), left, points: -8 }),
            "Ben: plants left, turf 2 × 1 + oak 1 × 4 + neutral bush 1 × 2: −8."
        );
    }

    #[test]
    fn backs_are_told_with_their_areas() {
        let areas = [area('C'), area('A')].into_iter().collect();
        assert_eq!(
            told(Event::TokensScored { seat: seat(0), areas, points: 5 }),
            "Ann: backs of the tokens of A and C: +5."
        );
    }

    #[test]
    fn a_tie_on_points_is_explained() {
        let over = |winners: &[usize], tied_on_points| {
            let winners = winners.iter().map(|&index| seat(index)).collect();
            told(Event::GameOver { winners, tied_on_points })
        };
        assert_eq!(over(&[1], false), "Ben wins.");
        assert_eq!(over(&[1], true), "Tied on points; Ben wins with more area tokens.");
        assert_eq!(over(&[0, 1, 2], true), "Ann, Ben and black share the victory.");
    }

    #[test]
    fn the_other_events_are_short() {
        let told_of = [
            (Event::StumpCovered { seat: seat(0), at: at("h2") }, "Ann covers the stump on h2."),
            (Event::MushroomSkipped { seat: seat(0) }, "Ann leaves the mushroom."),
            (Event::MushroomImpossible { seat: seat(0) }, "No space is left for Ann’s mushroom."),
            (Event::PlantSkipped { seat: seat(0) }, "Ann plants nothing."),
            (
                Event::TurnEnded { seat: seat(0), next: Some(seat(1)) },
                "Ann ends the turn; Ben is next.",
            ),
            (Event::TurnEnded { seat: seat(0), next: None }, "Ann ends the last turn."),
            (Event::CloudsScored { seat: seat(0), clouds: 4 }, "Ann: 4 clouds left: +4."),
        ];
        for (event, sentence) in told_of {
            assert_eq!(told(event), sentence);
        }
    }
}
