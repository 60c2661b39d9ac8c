//! The page of the rulebook behind a refusal or an explained number.

use super::page::RulesPage;
use crate::{
    rules::{Illegal, Phase, RuleSet, Space, Table},
    scene::{
        explain::{ExplainedButton, Topic, banner_rules},
        history::PointSource,
        input::{Rejection, Selection},
        words::Rule,
    },
    session::Match,
};

impl Rejection {
    /// Returns the page with the rule behind the refusal; `None` if no rule is.
    pub fn page(self) -> Option<RulesPage> {
        Some(match self {
            Rejection::Rules(illegal) => page_of_illegal(illegal),
            Rejection::FitsNowhere(_)
            | Rejection::NotHere(..)
            | Rejection::OneWay
            | Rejection::ChooseDomino => RulesPage::Placing,
            Rejection::ChoosePlant | Rejection::NoPlantSpace => RulesPage::Plants,
            Rejection::DrawFirst | Rejection::NothingToReturn => RulesPage::Clouds,
            Rejection::OtherPhase(phase) => page_of_phase(phase),
            Rejection::EndFirst => RulesPage::TurnEnd,
            Rejection::NotYourTurn(_)
            | Rejection::Over
            | Rejection::ViewingPast
            | Rejection::ChooseSpace
            | Rejection::DroppedElsewhere
            | Rejection::TapPlant
            | Rejection::TapAgain(_)
            | Rejection::NothingToUndo
            | Rejection::NothingToRedo => return None,
        })
    }
}

/// Returns the page with the rule that forbids the action.
fn page_of_illegal(illegal: Illegal) -> RulesPage {
    match illegal {
        Illegal::WrongPhase { now, .. } => page_of_phase(now),
        Illegal::GameOver => RulesPage::GameEnd,
        Illegal::NotInHand(_)
        | Illegal::NotFree(_)
        | Illegal::Apart(..)
        | Illegal::Mismatch { .. }
        | Illegal::Unconnected(..) => RulesPage::Placing,
        Illegal::NotMeadow(_) | Illegal::NotBesideArea(_) => RulesPage::Mushrooms,
        Illegal::NotSoil(_)
        | Illegal::Planted(_)
        | Illegal::NotBesideDomino(_)
        | Illegal::NoPlantLeft(..) => RulesPage::Plants,
        Illegal::AlreadyJoker(_) => RulesPage::Joker,
        Illegal::TooFewClouds { .. }
        | Illegal::NoPlantThere(_)
        | Illegal::NotYours(_)
        | Illegal::NoRoom(..)
        | Illegal::EmptyHand => RulesPage::Clouds,
    }
}

/// Returns the page about a part of the turn.
fn page_of_phase(phase: Phase) -> RulesPage {
    match phase {
        Phase::Domino => RulesPage::Placing,
        Phase::Mushroom => RulesPage::Mushrooms,
        Phase::Plant => RulesPage::Plants,
        Phase::Finish | Phase::End => RulesPage::TurnEnd,
        Phase::Over => RulesPage::GameEnd,
    }
}

/// Returns the page with the rule of the open choice; `None` for a domino or a plant.
pub const fn page_of_selection(selection: Selection) -> Option<RulesPage> {
    match selection {
        Selection::Joker => Some(RulesPage::Joker),
        Selection::Returning => Some(RulesPage::Clouds),
        _ => None,
    }
}

/// Returns the page with the rule behind an explained number of this match; `None` if it follows
/// from no rule.
pub fn page_of_topic(game_match: &Match, selection: Selection, topic: Topic) -> Option<RulesPage> {
    let table = game_match.game().table();
    let is_valley = table.board().rules() == RuleSet::Valley;
    let by_rules = |base, valley| if is_valley { valley } else { base };
    Some(match topic {
        Topic::Seat(_) | Topic::Score(_) | Topic::ScoreTrack => RulesPage::Aim,
        Topic::Clouds(_)
        | Topic::Button(ExplainedButton::ReturnPlant | ExplainedButton::ExtraTurn) => {
            RulesPage::Clouds
        }
        Topic::Button(ExplainedButton::PlaceDomino) => RulesPage::Placing,
        Topic::Button(ExplainedButton::Joker) | Topic::Joker => RulesPage::Joker,
        Topic::Button(ExplainedButton::Finish) => RulesPage::TurnEnd,
        Topic::Dominoes(_) | Topic::TurnPoints | Topic::TurnNumber => RulesPage::TurnEnd,
        Topic::Tokens(_) | Topic::OpenSpaces => by_rules(RulesPage::Closing, RulesPage::ValleyEnd),
        Topic::PlantsLeft(..) | Topic::PlantChoice(..) => RulesPage::Plants,
        Topic::Prize | Topic::AreaSize | Topic::AreaPoints => {
            by_rules(RulesPage::Majority, RulesPage::ValleyEnd)
        }
        Topic::Total => RulesPage::Majority,
        Topic::StandingChange => RulesPage::Ties,
        Topic::Space(at) => page_of_space(table, at),
        Topic::Rule(rule) => page_of_rule(rule, is_valley),
        Topic::LastAction => page_of_rule(*banner_rules(game_match, selection).first()?, is_valley),
        Topic::FinalRow(source) => page_of_source(source, is_valley),
        Topic::FinalTotal | Topic::TieBreak => page_of_end(is_valley),
        Topic::Group
        | Topic::Unseen
        | Topic::UnseenWith(_)
        | Topic::ChartScale
        | Topic::ChartPoint => return None,
    })
}

/// Returns the page about the space's number or piece.
fn page_of_space(table: &Table, at: Space) -> RulesPage {
    let is_valley = table.board().rules() == RuleSet::Valley;
    if table.clouds_on(at) > 0 {
        RulesPage::Clouds
    } else if table.soil().contains(at) {
        RulesPage::Plants
    } else if is_valley && table.stumps().contains(at) {
        RulesPage::Mushrooms
    } else {
        RulesPage::Placing
    }
}

/// Returns the page with the rule behind a line of the log.
fn page_of_rule(rule: Rule, is_valley: bool) -> RulesPage {
    match rule {
        Rule::CloudLimit | Rule::ReturnPlant | Rule::ExtraTurn => RulesPage::Clouds,
        Rule::Joining => RulesPage::Mushrooms,
        Rule::Planting => RulesPage::Plants,
        Rule::Scoring => RulesPage::Majority,
        Rule::Joker => RulesPage::Joker,
        Rule::CloudsLeft | Rule::PlantsLeft | Rule::TokenBacks | Rule::Victory => {
            page_of_end(is_valley)
        }
    }
}

/// Returns the page about the end of a game by these rules.
fn page_of_end(is_valley: bool) -> RulesPage {
    if is_valley { RulesPage::ValleyEnd } else { RulesPage::GameEnd }
}

/// Returns the page about a source of points.
fn page_of_source(source: PointSource, is_valley: bool) -> RulesPage {
    match source {
        PointSource::Start => RulesPage::Aim,
        PointSource::Planting => RulesPage::Plants,
        PointSource::AreasMain | PointSource::AreasMinor if is_valley => RulesPage::ValleyEnd,
        PointSource::AreasMain | PointSource::AreasMinor => RulesPage::Majority,
        PointSource::Clouds | PointSource::PlantsLeft | PointSource::TokenBacks => {
            page_of_end(is_valley)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Action, Animal, Plant, Stock},
        scene::testing::fixtures::{at, brook, planting},
        session::testing::MatchBuilder,
    };

    #[test]
    fn refusal_leads_to_the_page_of_its_rule() {
        let (here, beside) = (at("c4"), at("c5"));
        let mismatch =
            Illegal::Mismatch { at: here, animal: Animal::Owl, beside, other: Animal::Fox };
        assert_eq!(Rejection::Rules(mismatch).page(), Some(RulesPage::Placing));
        let clouds = Illegal::TooFewClouds { needed: 3, have: 1 };
        assert_eq!(Rejection::Rules(clouds).page(), Some(RulesPage::Clouds));
        assert_eq!(Rejection::NoPlantSpace.page(), Some(RulesPage::Plants));
    }

    #[test]
    fn refusal_without_a_rule_leads_nowhere() {
        assert_eq!(Rejection::ViewingPast.page(), None);
        assert_eq!(Rejection::NothingToUndo.page(), None);
    }

    /// Returns the page while nothing is selected.
    fn page(game_match: &Match, topic: Topic) -> Option<RulesPage> {
        page_of_topic(game_match, Selection::Nothing, topic)
    }

    #[test]
    fn every_rule_of_the_log_has_a_page() {
        let page_of = |rule| page(&brook(), Topic::Rule(rule));
        assert!(Rule::ALL.into_iter().all(|rule| page_of(rule).is_some()));
        assert_eq!(page_of(Rule::Planting), Some(RulesPage::Plants));
        assert_eq!(page_of(Rule::Victory), Some(RulesPage::GameEnd));
    }

    #[test]
    fn valley_scores_lead_to_pages_of_their_own() {
        let valley = MatchBuilder::new("valley").begin();
        assert_eq!(page(&valley, Topic::Prize), Some(RulesPage::ValleyEnd));
        assert_eq!(page(&brook(), Topic::Prize), Some(RulesPage::Majority));
    }

    #[test]
    fn space_leads_to_the_page_of_what_lies_there() {
        let game_match = planting();
        let table = game_match.game().table();
        let cloudy = table.board().cloudy().iter().next().unwrap();
        assert_eq!(page(&game_match, Topic::Space(cloudy)), Some(RulesPage::Clouds));
        assert_eq!(page(&game_match, Topic::Space(at("c2"))), Some(RulesPage::Placing));
    }

    #[test]
    fn buttons_lead_to_the_pages_of_what_they_do() {
        let page_of = |button| page(&brook(), Topic::Button(button));
        assert_eq!(page_of(ExplainedButton::PlaceDomino), Some(RulesPage::Placing));
        assert_eq!(page_of(ExplainedButton::ExtraTurn), Some(RulesPage::Clouds));
    }

    #[test]
    fn a_plant_ghost_leads_to_the_page_about_plants() {
        let mut game_match = planting();
        game_match.act(Action::ChangeJoker { animal: Animal::Snail }).unwrap();
        let table = game_match.game().table();
        let (plant, stock, space) = (Plant::Turf, Stock::Own, table.plant_spaces().next().unwrap());
        let ghost = Selection::PlantGhost { at: space, plant, stock };
        let page = page_of_topic(&game_match, ghost, Topic::LastAction);
        assert_eq!(page, Some(RulesPage::Plants));
    }
}
