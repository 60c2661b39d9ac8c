//! The final scoring: the sources of each seat's points, step by step.

use super::scored_area::ScoredArea;
use crate::{
    rules::{
        Event, Majority, Owner, Points, RuleSet, Seat, SpaceSet, sort_small_by_key, start_score,
    },
    scene::words::Narrator,
    session::{Controller, Match},
    text::{
        RankedPlayer, Text,
        words::number::{plain, signed},
    },
};

/// A source of points, in the order of the table's rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PointSource {
    /// The start: 4, 3, 2 or 1 points by seat.
    Start,
    /// Plants, scored when planted.
    Planting,
    /// Main points of areas.
    AreasMain,
    /// Minor points of areas.
    AreasMinor,
    /// Clouds left.
    Clouds,
    /// Plants left.
    PlantsLeft,
    /// Backs of collected tokens.
    TokenBacks,
}

impl PointSource {
    /// All sources.
    pub const ALL: [PointSource; 7] = [
        PointSource::Start,
        PointSource::Planting,
        PointSource::AreasMain,
        PointSource::AreasMinor,
        PointSource::Clouds,
        PointSource::PlantsLeft,
        PointSource::TokenBacks,
    ];
}

/// The most areas scored at the end that one announcement lists.
const FEW_AREAS: usize = 4;

/// The points of each seat by source.
type BySource = [Points; PointSource::ALL.len()];

/// A step of the presentation and the points that it adds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoringStep {
    /// The part of the result that it shows.
    pub content: ScoringPart,
    gains: BySource,
    /// True if plants of an area were compared, even if nobody got points.
    compares: bool,
}

impl ScoringStep {
    /// Returns true if the step gives or costs anybody points.
    pub fn changes_scores(&self) -> bool {
        self.gains.iter().flatten().any(|&points| points != 0)
    }

    /// Returns true if the step has something to read: points, or who was compared without any.
    pub fn has_reason(&self) -> bool {
        self.compares || self.changes_scores()
    }
}

/// The part of the result that a step shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ScoringPart {
    /// A source of points.
    Source(PointSource),
    /// All areas that were closed during the game.
    AreasInPlay,
    /// An area scored at the end, by its index in [`FinalScoring::areas`].
    Area(usize),
}

/// The final scoring of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalScoring {
    /// The seats, in order.
    pub seats: Vec<Seat>,
    /// The steps in order.
    pub steps: Vec<ScoringStep>,
    /// The areas closed in play, sorted by their letters.
    pub closed_in_play: Vec<ScoredArea>,
    /// The areas scored at the end, in the order of their scoring.
    pub areas: Vec<ScoredArea>,
    /// The number of area tokens of each seat; `None` in Valley.
    pub area_tokens: Option<Vec<usize>>,
    /// The winners.
    pub winners: Vec<Seat>,
    /// The event `GameOver`.
    pub verdict: Event,
    rules: RuleSet,
    /// The tie-break of each seat, higher is better.
    tie_breaks: Vec<usize>,
}

impl FinalScoring {
    /// Creates the final scoring of a finished match; `None` while the match runs.
    pub fn from_match(game_match: &Match, text: &'static Text) -> Option<FinalScoring> {
        let table = game_match.game().table();
        let events = || game_match.log().iter().flat_map(|entry| &entry.events);
        let verdict = events().last().filter(|event| matches!(event, Event::GameOver { .. }))?;
        let rules = table.board().rules();
        let narrator = Narrator::new(game_match.setup(), text);
        let (mut areas, mut closed_in_play) = (Vec::new(), Vec::new());
        let mut steps =
            vec![start_step(), step(ScoringPart::Source(PointSource::Planting), events())];
        let is_in_play =
            |event: &&Event| matches!(event, Event::AreaScored { closed_by: Some(_), .. });
        if rules == RuleSet::Base {
            steps.push(step(ScoringPart::AreasInPlay, events().filter(is_in_play)));
        }
        for event in events() {
            let scored = ScoredArea::from_event(game_match, &narrator, event);
            let Some(scored) = scored else { continue };
            if is_in_play(&event) {
                let at = closed_in_play.partition_point(|it: &ScoredArea| it.name < scored.name);
                closed_in_play.insert(at, scored);
            } else {
                steps.push(step(ScoringPart::Area(areas.len()), [event].into_iter()));
                areas.push(scored);
            }
        }
        let last =
            [PointSource::Clouds, PointSource::PlantsLeft, PointSource::TokenBacks].into_iter();
        let last = last.filter(|&source| exists_in(rules, source));
        steps.extend(last.map(|source| step(ScoringPart::Source(source), events())));
        Some(FinalScoring {
            seats: table.seats().collect(),
            steps,
            closed_in_play,
            areas,
            area_tokens: (rules == RuleSet::Base)
                .then(|| table.seats().map(|seat| table.collected(seat).len()).collect()),
            winners: table.winners(),
            verdict: verdict.clone(),
            rules,
            tie_breaks: table.seats().map(|seat| table.tie_break(seat)).collect(),
        })
    }

    /// Returns the sources that exist in the rules of the match.
    pub fn sources(&self) -> impl Iterator<Item = PointSource> + use<> {
        let rules = self.rules;
        PointSource::ALL.into_iter().filter(move |&source| exists_in(rules, source))
    }

    /// Returns each seat's points from a source after `steps` steps; `None` before the first step
    /// that shows the source.
    pub fn points(&self, source: PointSource, steps: usize) -> Option<Vec<i64>> {
        let done = self.steps.get(..steps).unwrap_or(&self.steps);
        let shown = done.iter().any(|step| step.content.is_of(source));
        let sum = |seat: &Seat| {
            done.iter().map(|step| step.gains[source as usize][seat.index()]).sum::<i64>()
        };
        shown.then(|| self.seats.iter().map(sum).collect())
    }

    /// Returns each seat's points after `steps` steps; after all steps they are the result.
    pub fn totals(&self, steps: usize) -> Vec<i64> {
        let done = self.steps.get(..steps).unwrap_or(&self.steps);
        let gains = |seat: Seat| {
            done.iter().flat_map(|step| &step.gains).map(move |points| points[seat.index()])
        };
        self.seats.iter().map(|&seat| gains(seat).sum()).collect()
    }

    /// Returns the verdict: the winners with a kind word to the persons who lost, and each player's
    /// place, name and score, the best first.
    pub fn verdict_texts(
        &self,
        game_match: &Match,
        text: &'static Text,
    ) -> (String, Vec<(Seat, String)>) {
        let t = &text.final_scoring;
        let narrator = Narrator::new(game_match.setup(), text);
        let winners = narrator.narrate(&self.verdict).unwrap_or_default().to_string();
        let is_person = |seat: &&Seat| game_match.controller(**seat) == Controller::Person;
        let persons: Vec<Seat> = self.seats.iter().filter(is_person).copied().collect();
        let is_tied = matches!(self.verdict, Event::GameOver { tied_on_points: true, .. });
        let result = match persons[..] {
            [only] if self.winners == [only] && !is_tied => t.you_won.to_owned(),
            _ if persons.iter().any(|seat| !self.winners.contains(seat)) => {
                let has_winner = persons.iter().any(|seat| self.winners.contains(seat));
                let kind_word = if has_winner { t.well_played } else { t.next_time };
                format!("{} {kind_word}", (t.result)(&winners))
            }
            _ => (t.result)(&winners),
        };
        let ranked = |(place, seat, score)| {
            (seat, (t.place)(&RankedPlayer { place, name: narrator.name(seat), score }))
        };
        (result, self.ranking().into_iter().map(ranked).collect())
    }

    /// Returns the verdict in a line.
    pub fn verdict_text(&self, game_match: &Match, text: &'static Text) -> String {
        let (result, places) = self.verdict_texts(game_match, text);
        let places: Vec<String> = places.into_iter().map(|(_, place)| place).collect();
        format!("{result} {}", places.join(", "))
    }

    /// Describes where each player's points come from, for those who do not see the table: the areas
    /// scored at the end if they are few, then the sums of all sources.
    pub fn end_texts(&self, game_match: &Match, text: &'static Text) -> Vec<String> {
        let narrator = Narrator::new(game_match.setup(), text);
        let are_few = self.areas.len() <= FEW_AREAS;
        let areas = self.areas.iter().filter(|_| are_few);
        let mut texts: Vec<String> = areas.map(|area| area.sentence.to_string()).collect();
        let sum = |source| self.sum_text(source, self.steps.len(), &narrator);
        texts.extend(PointSource::ALL.into_iter().filter_map(sum));
        texts
    }

    /// Names what the last of `steps` steps gave each player; empty for an area, whose sentence says it.
    pub fn sums_text(&self, steps: usize, game_match: &Match, text: &'static Text) -> String {
        let narrator = Narrator::new(game_match.setup(), text);
        match self.part_at(steps) {
            Some(ScoringPart::Area(_)) | None => String::new(),
            // The step's headline names it.
            Some(ScoringPart::Source(source)) => {
                self.gains_text(source, steps, &narrator).unwrap_or_default()
            }
            Some(content) => {
                let sources = PointSource::ALL.into_iter().filter(|&source| content.is_of(source));
                let sums = sources.filter_map(|source| self.sum_text(source, steps, &narrator));
                sums.collect::<Vec<_>>().join(" ")
            }
        }
    }

    /// Lists each player's points after `steps` steps, as a sentence.
    pub fn totals_text(&self, steps: usize, game_match: &Match, text: &'static Text) -> String {
        self.list(self.totals(steps), plain, &Narrator::new(game_match.setup(), text))
    }

    /// Names each player's points from the source after `steps` steps, as a sentence.
    fn sum_text(&self, source: PointSource, steps: usize, narrator: &Narrator) -> Option<String> {
        let text = narrator.text;
        let name = text.final_scoring.sources[source as usize];
        let gains = self.gains_text(source, steps, narrator)?;
        Some(format!("{name}{}{gains}", text.colon))
    }

    /// Lists each player's points from the source after `steps` steps.
    fn gains_text(&self, source: PointSource, steps: usize, narrator: &Narrator) -> Option<String> {
        Some(self.list(self.points(source, steps)?, signed, narrator))
    }

    /// Lists the players with these points.
    fn list(&self, points: Vec<i64>, number: fn(i64) -> String, narrator: &Narrator) -> String {
        let score = narrator.text.queries.score;
        let of_player = |(&seat, points)| score(narrator.name(seat), &number(points));
        let players: Vec<String> = self.seats.iter().zip(points).map(of_player).collect();
        format!("{}.", players.join(", "))
    }

    /// Returns place, seat and score of all players, the best first. The tie-break of the winner
    /// counts for each place; players who are still equal share one.
    fn ranking(&self) -> Vec<(usize, Seat, i64)> {
        let key = |seat: Seat, score: i64| (score, self.tie_breaks.get(seat.index()));
        let scores = self.totals(self.steps.len());
        let players: Vec<(Seat, i64)> = self.seats.iter().copied().zip(scores).collect();
        let place = |seat, score| {
            1 + players.iter().filter(|&&(at, of)| key(at, of) > key(seat, score)).count()
        };
        let mut ranking: Vec<(usize, Seat, i64)> =
            players.iter().map(|&(seat, score)| (place(seat, score), seat, score)).collect();
        sort_small_by_key(&mut ranking, |&(place, ..)| place);
        ranking
    }

    /// Returns the part of the result that the last of `steps` steps shows; `None` before the first
    /// step, and once the result shows, at `self.steps.len() + 1`.
    pub fn part_at(&self, steps: usize) -> Option<ScoringPart> {
        steps.checked_sub(1).and_then(|index| self.steps.get(index)).map(|step| step.content)
    }

    /// Returns the index of the area that the last of `steps` steps shows, if it shows one.
    pub fn area_at(&self, steps: usize) -> Option<usize> {
        match self.part_at(steps)? {
            ScoringPart::Area(index) => Some(index),
            _ => None,
        }
    }

    /// Returns the source of the lowest row that the last of `steps` steps changes.
    pub fn lowest_changed_row(&self, steps: usize) -> Option<PointSource> {
        let part = self.part_at(steps)?;
        PointSource::ALL.into_iter().rev().find(|&source| part.is_of(source))
    }

    /// Returns the spaces of the areas that the first `steps` steps score.
    pub fn spaces_after(&self, steps: usize) -> SpaceSet {
        let shown = (1..=steps).filter_map(|step| self.areas.get(self.area_at(step)?));
        shown.fold(SpaceSet::EMPTY, |all, area| all | area.spaces)
    }

    /// Describes what the last of `steps` steps shows; empty if it shows no part.
    pub fn headline(&self, steps: usize, text: &Text) -> String {
        let t = &text.final_scoring;
        match self.part_at(steps) {
            Some(ScoringPart::Source(source)) => t.sources[source as usize].to_owned(),
            Some(ScoringPart::AreasInPlay) => t.areas_in_play.to_owned(),
            Some(ScoringPart::Area(index)) => {
                self.areas.get(index).map(|area| area.sentence.to_string()).unwrap_or_default()
            }
            None => String::new(),
        }
    }
}

impl ScoringPart {
    fn is_of(self, source: PointSource) -> bool {
        match self {
            ScoringPart::Source(shown) => shown == source,
            ScoringPart::AreasInPlay | ScoringPart::Area(_) => {
                matches!(source, PointSource::AreasMain | PointSource::AreasMinor)
            }
        }
    }
}

fn exists_in(rules: RuleSet, source: PointSource) -> bool {
    rules == RuleSet::Base || source != PointSource::TokenBacks
}

fn start_step() -> ScoringStep {
    let mut gains = BySource::default();
    gains[PointSource::Start as usize] =
        std::array::from_fn(|seat| Seat::new(seat).map_or(0, start_score));
    ScoringStep { content: ScoringPart::Source(PointSource::Start), gains, compares: false }
}

/// Creates a step from the points of these events that belong to `content`.
fn step<'a>(content: ScoringPart, events: impl Iterator<Item = &'a Event>) -> ScoringStep {
    let (mut gains, mut compares) = (BySource::default(), false);
    let mut add = |source: PointSource, points: Points| {
        if content.is_of(source) {
            for (sum, gain) in gains[source as usize].iter_mut().zip(points) {
                *sum += gain;
            }
        }
    };
    for event in events {
        match event {
            Event::PlantPlaced { .. } => add(PointSource::Planting, event.points()),
            Event::AreaScored { majority, .. } => {
                compares |= majority.totals.iter().any(|&total| total > 0);
                let (main, minor) = main_and_minor(majority);
                add(PointSource::AreasMain, main);
                add(PointSource::AreasMinor, minor);
            }
            Event::CloudsScored { .. } => add(PointSource::Clouds, event.points()),
            Event::PlantsScored { .. } => add(PointSource::PlantsLeft, event.points()),
            Event::TokensScored { .. } => add(PointSource::TokenBacks, event.points()),
            _ => {}
        }
    }
    ScoringStep { content, gains, compares }
}

/// Returns each seat's main and minor points. A seat that is alone gets both (RULINGS: Scoring an
/// area).
pub(super) fn main_and_minor(majority: &Majority) -> (Points, Points) {
    let mut main = [0; Seat::MAX];
    if let Some(seat) = majority.first.and_then(Owner::seat) {
        main[seat.index()] = i64::from(majority.prize.main);
    }
    let all = majority.points();
    (main, std::array::from_fn(|seat| all[seat] - main[seat]))
}

/// Returns the points that the seat has so far from the source.
pub fn points_from(game_match: &Match, source: PointSource, seat: Seat) -> i64 {
    let events = game_match.log().iter().flat_map(|entry| &entry.events);
    let step = match source {
        PointSource::Start => start_step(),
        _ => step(ScoringPart::Source(source), events),
    };
    step.gains[source as usize][seat.index()]
}
