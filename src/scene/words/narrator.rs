//! The narrator: turns events into sentences.

use super::{
    names::{area_name, player_name},
    sentence::{Marker, Reference, Sentence},
};
use crate::{
    rules::{
        Animal, AreaId, AreaSet, AreaToken, Board, Domino, EXTRA_TURN_COST, Event, JOKER_COST,
        Owner, Plant, RuleSet, Seat, Setup, Space, SpaceSet,
    },
    text::{Mushroom, Planting, Text, Tie},
};
use std::{collections::BTreeMap, sync::Arc};

/// Turns the events of one game into sentences, in one language and with its players' names.
#[derive(Clone)]
pub struct Narrator {
    pub(in crate::scene) text: &'static Text,
    board: Arc<Board>,
    names: Vec<String>,
    /// The token in each area, by the area's letter.
    area_tokens: BTreeMap<char, AreaToken>,
}

impl Narrator {
    /// Creates a narrator for the setup's game; players without a name go by their colour.
    pub fn new(setup: &Setup, text: &'static Text) -> Narrator {
        Narrator {
            text,
            board: setup.board.clone(),
            names: setup.players.iter().map(|player| player_name(player, text)).collect(),
            area_tokens: setup.area_tokens.clone(),
        }
    }

    /// Returns the rules of the game.
    pub(super) fn rules(&self) -> RuleSet {
        self.board.rules()
    }

    /// Returns the name of the player on the seat.
    pub fn name(&self, seat: Seat) -> &str {
        self.names.get(seat.index()).map_or("", String::as_str)
    }

    /// Returns the name of the area made of these parts: their letters.
    fn letters(&self, parts: AreaSet) -> String {
        area_name(parts.iter().map(|part| self.board.area(part).letter))
    }

    /// Describes the event in a sentence that reveals nothing hidden.
    ///
    /// It names no drawn domino, and the backs of tokens only when they are scored. It is `None`
    /// for the routine of every turn: drawing, except the last domino, and the end of the turn. An
    /// end of turn that passes a player over has a sentence.
    pub fn narrate(&self, event: &Event) -> Option<Sentence> {
        let mut builder = SentenceBuilder { narrator: self, marker: Marker::default() };
        let marked = builder.sentence(event)?;
        Some(builder.marker.parse(&marked))
    }

    /// Returns all brook spaces of the board, free or not.
    pub fn brook_spaces(&self) -> SpaceSet {
        *self.board.brook()
    }

    /// Explains why the area closed with free brook spaces beside it: they are isolated.
    ///
    /// `None` if none of the `free` spaces lies beside the area.
    pub fn explain_isolated(&self, area: AreaId, free: SpaceSet) -> Option<Sentence> {
        let isolated = self.board.area(area).shore & free;
        if isolated.is_empty() {
            return None;
        }
        let mut builder = SentenceBuilder { narrator: self, marker: Marker::default() };
        let spaces: Vec<String> = isolated.iter().map(|at| builder.space(at)).collect();
        let area = builder.area(area, AreaSet::from_area(area));
        let marked = (self.text.events.isolated_beside)(&strs(&spaces), &area);
        Some(builder.marker.parse(&marked))
    }
}

/// Builds one sentence and marks the parts that refer to the board.
pub(in crate::scene) struct SentenceBuilder<'a> {
    pub(in crate::scene) narrator: &'a Narrator,
    marker: Marker,
}

impl SentenceBuilder<'_> {
    fn sentence(&mut self, event: &Event) -> Option<String> {
        let t = self.narrator.text.events;
        Some(match *event {
            Event::DominoPlaced { seat, domino, at } => {
                let (who, animals, at) = (self.seat(seat), self.domino(domino), self.spaces(at));
                (t.domino_placed)(&who, refs(&animals), refs(&at))
            }
            Event::DominoDiscarded { seat, domino } => {
                let (who, animals) = (self.seat(seat), self.domino(domino));
                (t.domino_discarded)(&who, refs(&animals))
            }
            Event::CloudsTaken { seat, at, taken, lost } => {
                (t.clouds_taken)(&self.seat(seat), taken, &self.space(at), lost)
            }
            Event::StumpCovered { seat, at } => {
                (t.stump_covered)(&self.seat(seat), &self.space(at))
            }
            Event::MushroomPlaced { seat, at, joined, size, lost } => {
                self.mushroom_placed(seat, at, joined, size, lost)
            }
            Event::MushroomSkipped { seat } => (t.mushroom_skipped)(&self.seat(seat)),
            Event::MushroomImpossible { seat } => (t.mushroom_impossible)(&self.seat(seat)),
            Event::PlantPlaced { seat, plant, owner, at, counted, points, .. } => {
                self.plant_placed(seat, (plant, owner), at, counted, points)
            }
            Event::PlantSkipped { seat } => (t.plant_skipped)(&self.seat(seat)),
            Event::AreaScored { closed_by, area, parts, ref majority } => {
                self.area_scored(closed_by, area, parts, majority)
            }
            Event::HandRefilled { reserve: 1.., .. } => return None,
            Event::HandRefilled { seat, .. } => (t.last_drawn)(&self.seat(seat)),
            Event::JokerChanged { seat, from, to } => {
                let (who, from, to) = (self.seat(seat), self.animal(from), self.animal(to));
                (t.joker_changed)(&who, &from, &to, JOKER_COST)
            }
            Event::PlantReturned { seat, plant, owner, at } => {
                let (who, at) = (self.seat(seat), self.space(at));
                let neutral = owner == Owner::Neutral;
                (t.plant_returned)(&who, plant.index(), neutral, &at, plant.value())
            }
            Event::ExtraTurn { seat } => (t.extra_turn)(&self.seat(seat), EXTRA_TURN_COST),
            Event::TurnEnded { seat, next } => self.passed_over(seat, next?)?,
            Event::CloudsScored { seat, clouds } => (t.clouds_scored)(&self.seat(seat), clouds),
            Event::PlantsScored { seat, left, points } => {
                (t.plants_scored)(&self.seat(seat), left, points)
            }
            Event::TokensScored { seat, areas, points } => {
                let (who, backs) = (self.seat(seat), self.backs(areas));
                (t.tokens_scored)(&who, &strs(&self.areas(areas)), &backs.join(" + "), points)
            }
            Event::GameOver { ref winners, tied_on_points } => {
                self.game_over(winners, tied_on_points)
            }
        })
    }

    fn mushroom_placed(
        &mut self,
        seat: Seat,
        at: Space,
        joined: AreaSet,
        size: usize,
        lost: u32,
    ) -> String {
        let (who, at, areas) = (self.seat(seat), self.space(at), self.areas(joined));
        let mushroom = Mushroom { who: &who, at: &at, areas: &strs(&areas), size, lost };
        (self.narrator.text.events.mushroom_placed)(&mushroom)
    }

    fn plant_placed(
        &mut self,
        seat: Seat,
        (plant, owner): (Plant, Owner),
        at: Space,
        counted: SpaceSet,
        points: i64,
    ) -> String {
        let (who, at, counted) = (self.seat(seat), self.space(at), self.count(counted));
        (self.narrator.text.events.plant_placed)(&Planting {
            who: &who,
            plant: plant.index(),
            neutral: owner == Owner::Neutral,
            at: &at,
            points,
            counted: &counted,
        })
    }

    /// Names the players between `seat` and `next`, who have no dominoes left.
    fn passed_over(&mut self, seat: Seat, next: Seat) -> Option<String> {
        let players = self.narrator.names.len();
        let after = (1..players).map(|step| (seat.index() + step) % players);
        let between = after.take_while(|&index| index != next.index()).filter_map(Seat::new);
        let names: Vec<String> = between.map(|seat| self.seat(seat)).collect();
        (!names.is_empty()).then(|| (self.narrator.text.events.passed_over)(&strs(&names)))
    }

    fn game_over(&mut self, winners: &[Seat], tied_on_points: bool) -> String {
        let winners: Vec<String> = winners.iter().map(|&seat| self.seat(seat)).collect();
        let tie = match self.narrator.rules() {
            RuleSet::Base => Tie::AreaTokens,
            RuleSet::Valley => Tie::LargestArea,
        };
        (self.narrator.text.events.game_over)(&strs(&winners), tied_on_points.then_some(tie))
    }

    pub(in crate::scene) fn seat(&mut self, seat: Seat) -> String {
        self.owner(Owner::Seat(seat))
    }

    pub(in crate::scene) fn owner(&mut self, owner: Owner) -> String {
        let name = match owner {
            Owner::Seat(seat) => self.narrator.name(seat),
            Owner::Neutral => self.narrator.text.names.neutral,
        };
        self.marker.mark(name, Reference::Owner(owner))
    }

    fn space(&mut self, space: Space) -> String {
        self.marker.mark(&space.to_string(), Reference::Space(space))
    }

    fn spaces(&mut self, at: [Space; 2]) -> [String; 2] {
        at.map(|space| self.space(space))
    }

    fn areas(&mut self, areas: AreaSet) -> Vec<String> {
        let letters = |area| self.narrator.letters(AreaSet::from_area(area));
        areas.iter().map(|area| self.marker.mark(&letters(area), Reference::Area(area))).collect()
    }

    /// Returns the marked letter of each area with the back of its token.
    fn backs(&mut self, areas: AreaSet) -> Vec<String> {
        let back = |area: AreaId| {
            let token = self.narrator.area_tokens.get(&self.narrator.board.area(area).letter);
            // Only Valley has no tokens, and scores none.
            token.map_or(0, |token| token.back)
        };
        let backs: Vec<i32> = areas.iter().map(back).collect();
        let with_back = |(letter, back)| format!("{letter}\u{a0}{back}");
        self.areas(areas).into_iter().zip(backs).map(with_back).collect()
    }

    /// Returns the marked name of the area made of these parts.
    pub(in crate::scene) fn area(&mut self, area: AreaId, parts: AreaSet) -> String {
        self.marker.mark(&self.narrator.letters(parts), Reference::Area(area))
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

pub(in crate::scene) fn strs(names: &[String]) -> Vec<&str> {
    names.iter().map(String::as_str).collect()
}
