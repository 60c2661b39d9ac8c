//! The final scoring: where each seat's points come from, told step by step.

use crate::{
    rules::{Event, Majority, Owner, Points, RuleSet, Seat, SpaceSet, sort_small_by_key},
    scene::words::{narrator::Narrator, sentence::Sentence},
    session::Match,
    text::Text,
};
use std::cmp::Reverse;

/// Where points come from, in the order in which the table shows them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// 4, 3, 2 or 1 by seat.
    Start,
    /// Plants, when they were set.
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

impl Source {
    /// All sources.
    pub const ALL: [Source; 7] = [
        Source::Start,
        Source::Planting,
        Source::AreasMain,
        Source::AreasMinor,
        Source::Clouds,
        Source::PlantsLeft,
        Source::TokenBacks,
    ];
}

/// The points of each seat by source.
type BySource = [Points; Source::ALL.len()];

/// A step of the presentation, with the points that it brings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ScoringStep {
    /// What it shows.
    pub shows: Shows,
    gains: BySource,
}

/// What a step of the presentation shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shows {
    /// A source.
    Source(Source),
    /// The areas that were closed in play.
    AreasInPlay,
    /// An area scored at the end: its place in [`FinalScoring::areas`].
    Area(usize),
}

/// An area scored at the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AreaLine {
    /// Its spaces; areas that mushrooms have joined are one.
    pub spaces: SpaceSet,
    /// How it is scored, in words.
    pub told: Sentence,
}

/// The final scoring of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FinalScoring {
    /// The seats, in order.
    pub seats: Vec<Seat>,
    /// The steps, from the start to the end.
    pub steps: Vec<ScoringStep>,
    /// The areas scored at the end, in the order in which they were.
    pub areas: Vec<AreaLine>,
    /// The area tokens each seat collected, in the base game.
    pub area_tokens: Option<Vec<usize>>,
    /// Who wins.
    pub winners: Vec<Seat>,
    /// The event that tells who wins, and by what.
    pub verdict: Event,
    rules: RuleSet,
}

impl FinalScoring {
    /// The final scoring of a match that is over.
    pub fn of(game_match: &Match, text: &'static Text) -> Option<FinalScoring> {
        let table = game_match.game().table();
        let events = || game_match.log().iter().flat_map(|entry| &entry.events);
        let verdict = events().last().filter(|event| matches!(event, Event::GameOver { .. }))?;
        let rules = table.board().rules();
        let narrator = Narrator::new(game_match.setup(), text);
        let mut areas = Vec::new();
        let mut steps = vec![start(), sum(Shows::Source(Source::Planting), events())];
        if rules == RuleSet::Base {
            let in_play =
                |event: &&Event| matches!(event, Event::AreaScored { closed_by: Some(_), .. });
            steps.push(sum(Shows::AreasInPlay, events().filter(in_play)));
        }
        for event in events() {
            if let Event::AreaScored { closed_by: None, area, .. } = event {
                steps.push(sum(Shows::Area(areas.len()), [event].into_iter()));
                let told = narrator.tell(event).unwrap_or_default();
                areas.push(AreaLine { spaces: table.spaces_of(*area), told });
            }
        }
        let last = [Source::Clouds, Source::PlantsLeft, Source::TokenBacks].into_iter();
        let last = last.filter(|&source| has(rules, source));
        steps.extend(last.map(|source| sum(Shows::Source(source), events())));
        Some(FinalScoring {
            seats: table.seats().collect(),
            steps,
            areas,
            area_tokens: (rules == RuleSet::Base)
                .then(|| table.seats().map(|seat| table.collected(seat).len()).collect()),
            winners: table.winners(),
            verdict: verdict.clone(),
            rules,
        })
    }

    /// The sources that the rules have.
    pub fn sources(&self) -> impl Iterator<Item = Source> + use<> {
        let rules = self.rules;
        Source::ALL.into_iter().filter(move |&source| has(rules, source))
    }

    /// The points of each seat from a source after so many steps; nothing before the first step
    /// that shows the source.
    pub fn points(&self, source: Source, steps: usize) -> Option<Vec<i64>> {
        let done = self.steps.get(..steps).unwrap_or(&self.steps);
        let shown = done.iter().any(|step| step.shows.is_of(source));
        let sum = |seat: &Seat| {
            done.iter().map(|step| step.gains[source as usize][seat.index()]).sum::<i64>()
        };
        shown.then(|| self.seats.iter().map(sum).collect())
    }

    /// The points of each seat after so many steps; after all, the result.
    pub fn totals(&self, steps: usize) -> Vec<i64> {
        let done = self.steps.get(..steps).unwrap_or(&self.steps);
        let gains = |seat: Seat| {
            done.iter().flat_map(|step| &step.gains).map(move |points| points[seat.index()])
        };
        self.seats.iter().map(|&seat| gains(seat).sum()).collect()
    }

    /// Who wins, and all scores, the highest first.
    pub fn verdict_words(&self, game_match: &Match, text: &'static Text) -> String {
        let told = Narrator::new(game_match.setup(), text).tell(&self.verdict);
        let told = told.map(|sentence| sentence.to_string()).unwrap_or_default();
        let mut scores = self.totals(self.steps.len());
        sort_small_by_key(&mut scores, |&score| Reverse(score));
        (text.final_scoring.verdict)(&told, &scores)
    }

    /// The area that the latest of so many steps shows, if it shows one.
    pub fn area_at(&self, steps: usize) -> Option<usize> {
        match self.steps.get(steps.checked_sub(1)?)?.shows {
            Shows::Area(index) => Some(index),
            _ => None,
        }
    }

    /// What the latest of so many steps shows, in a line; empty once all is shown.
    pub fn headline(&self, steps: usize, text: &Text) -> String {
        let words = &text.final_scoring;
        let latest = steps.checked_sub(1).and_then(|index| self.steps.get(index));
        match latest.map(|step| step.shows) {
            Some(Shows::Source(source)) => words.sources[source as usize].to_owned(),
            Some(Shows::AreasInPlay) => words.areas_in_play.to_owned(),
            Some(Shows::Area(index)) => {
                self.areas.get(index).map(|area| area.told.to_string()).unwrap_or_default()
            }
            None => String::new(),
        }
    }
}

impl Shows {
    fn is_of(self, source: Source) -> bool {
        match self {
            Shows::Source(shown) => shown == source,
            Shows::AreasInPlay | Shows::Area(_) => {
                matches!(source, Source::AreasMain | Source::AreasMinor)
            }
        }
    }
}

fn has(rules: RuleSet, source: Source) -> bool {
    rules == RuleSet::Base || source != Source::TokenBacks
}

fn start() -> ScoringStep {
    let mut gains = BySource::default();
    gains[Source::Start as usize] = std::array::from_fn(|seat| 4 - seat as i64);
    ScoringStep { shows: Shows::Source(Source::Start), gains }
}

/// The step that shows all points of these events that belong to it.
fn sum<'a>(shows: Shows, events: impl Iterator<Item = &'a Event>) -> ScoringStep {
    let mut gains = BySource::default();
    let mut add = |source: Source, points: Points| {
        if shows.is_of(source) {
            for (sum, gain) in gains[source as usize].iter_mut().zip(points) {
                *sum += gain;
            }
        }
    };
    for event in events {
        match event {
            Event::PlantPlaced { .. } => add(Source::Planting, event.points()),
            Event::AreaScored { majority, .. } => {
                let (main, minor) = shares(majority);
                add(Source::AreasMain, main);
                add(Source::AreasMinor, minor);
            }
            Event::CloudsScored { .. } => add(Source::Clouds, event.points()),
            Event::PlantsScored { .. } => add(Source::PlantsLeft, event.points()),
            Event::TokensScored { .. } => add(Source::TokenBacks, event.points()),
            _ => {}
        }
    }
    ScoringStep { shows, gains }
}

/// The main and the minor points of each seat; who is alone gets both (RULINGS: Scoring an area).
fn shares(majority: &Majority) -> (Points, Points) {
    let mut main = [0; Seat::MAX];
    if let Some(seat) = majority.first.and_then(Owner::seat) {
        main[seat.index()] = i64::from(majority.prize.main);
    }
    let all = majority.points();
    (main, std::array::from_fn(|seat| all[seat] - main[seat]))
}

/// A number on its way to another: each step goes a third of the rest, and at least 1.
pub fn count_on(shown: i64, goal: i64) -> i64 {
    let rest = goal - shown;
    shown + (rest.abs() + 2) / 3 * rest.signum()
}

/// The points that the seat has so far from this source.
pub fn points_from(game_match: &Match, source: Source, seat: Seat) -> i64 {
    let events = game_match.log().iter().flat_map(|entry| &entry.events);
    let step = match source {
        Source::Start => start(),
        _ => sum(Shows::Source(source), events),
    };
    step.gains[source as usize][seat.index()]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Action,
        scene::testing::random_match::{begun, played_out},
        text::ENGLISH,
    };

    fn scoring(game_match: &Match) -> FinalScoring {
        FinalScoring::of(game_match, &ENGLISH).unwrap()
    }

    #[test]
    fn the_sources_add_up_to_the_score() {
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
        assert!(!table.sources().any(|source| source == Source::TokenBacks));
        assert_eq!(table.area_tokens, None);
    }

    #[test]
    fn a_running_match_has_no_final_scoring() {
        assert_eq!(FinalScoring::of(&begun("brook", 2, 1).0, &ENGLISH), None);
    }

    #[test]
    fn valley_scores_every_area_in_a_step_of_its_own_and_joined_ones_as_one() {
        let joined = |game_match: &Match| {
            let table = game_match.game().table();
            table.areas().count() < table.board().areas().count()
        };
        let game_match = (0..50).map(|seed| played_out("valley", 2, seed)).find(joined).unwrap();
        let table = game_match.game().table();
        let lines = scoring(&game_match).areas;
        let spaces: Vec<SpaceSet> = table.areas().map(|area| table.spaces_of(area)).collect();
        assert_eq!(lines.iter().map(|line| line.spaces).collect::<Vec<_>>(), spaces);
        assert!(lines.iter().any(|line| line.told.to_string().contains('+')));
    }

    #[test]
    fn the_base_game_shows_the_areas_left_open_one_by_one() {
        let game_match = played_out("brook", 2, 4);
        let left = game_match.log().iter().flat_map(|entry| &entry.events);
        let left = left.filter(|e| matches!(e, Event::AreaScored { closed_by: None, .. })).count();
        assert_eq!(scoring(&game_match).areas.len(), left);
    }

    #[test]
    fn a_source_stands_in_the_table_from_its_step_on() {
        let table = scoring(&played_out("brook", 2, 1));
        assert_eq!(table.points(Source::Start, 1), Some(vec![4, 3]));
        assert_eq!(table.points(Source::Planting, 1), None);
        assert!(table.points(Source::Planting, 2).is_some());
    }

    #[test]
    fn an_area_adds_its_points_as_it_is_shown() {
        let table = scoring(&played_out("valley", 2, 1));
        let steps = (1..=table.steps.len()).find(|&steps| {
            table.area_at(steps).is_some() && table.totals(steps) != table.totals(steps - 1)
        });
        let steps = steps.unwrap();
        let area = table.area_at(steps).unwrap();
        assert_eq!(table.headline(steps, &ENGLISH), table.areas[area].told.to_string());
    }

    #[test]
    fn once_all_is_shown_nothing_is_in_the_headline() {
        let table = scoring(&played_out("brook", 2, 1));
        assert_eq!(table.headline(table.steps.len() + 1, &ENGLISH), "");
        assert_eq!(table.totals(usize::MAX), table.totals(table.steps.len()));
    }

    #[test]
    fn who_is_alone_gets_main_and_minor_points() {
        let majority = Majority::new([5, 0, 0, 0, 0], crate::rules::Prize { main: 7, minor: 3 });
        let (main, minor) = shares(&majority);
        assert_eq!((main[0], minor[0]), (7, 3));
    }

    #[test]
    fn counting_on_comes_to_its_goal_from_above_and_below() {
        for (from, goal) in [(0, 57), (12, 12), (9, -4)] {
            let mut shown = from;
            for _ in 0..20 {
                shown = count_on(shown, goal);
            }
            assert_eq!(shown, goal);
        }
    }

    #[test]
    fn the_verdict_tells_all_scores_from_the_winner_s_down() {
        let game_match = played_out("brook", 3, 1);
        let mut scores = game_match.game().table().scores();
        scores.sort_by_key(|&score| Reverse(score));
        let words = scoring(&game_match).verdict_words(&game_match, &ENGLISH);
        let told: Vec<i64> = words
            .split(": ")
            .last()
            .unwrap()
            .split("\u{a0}–\u{2060}\u{a0}")
            .map(|score| score.replace('−', "-").parse().unwrap())
            .collect();
        assert_eq!(told, scores, "{words}");
    }

    #[test]
    fn a_game_of_discards_alone_has_its_final_scoring_too() {
        let (mut game_match, _) = begun("brook", 2, 1);
        while !game_match.game().table().is_over() {
            let domino = game_match.game().hand(game_match.game().table().seat())[0];
            for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
                game_match.act(action).unwrap();
            }
        }
        let table = scoring(&game_match);
        assert_eq!(table.totals(table.steps.len()), game_match.game().table().scores());
    }
}
