//! The rule behind the numbers in a line of the log.

use crate::{
    rules::{Event, RuleSet},
    text::Text,
};

/// A rule that explains the numbers in a line of the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// A player board holds at most six clouds.
    CloudLimit,
    /// The prize of areas that a mushroom joins.
    Joining,
    /// The points of a plant.
    Planting,
    /// The points of an area.
    Scoring,
    /// The cost of another joker.
    Joker,
    /// The cost of taking a plant back.
    ReturnPlant,
    /// The cost of an extra turn.
    ExtraTurn,
    /// The points of clouds left.
    CloudsLeft,
    /// The points lost for plants left.
    PlantsLeft,
    /// The points on the backs of area tokens.
    TokenBacks,
    /// The winner and the tie-break.
    Victory,
}

impl Rule {
    /// All rules.
    pub const ALL: [Rule; 11] = [
        Rule::CloudLimit,
        Rule::Joining,
        Rule::Planting,
        Rule::Scoring,
        Rule::Joker,
        Rule::ReturnPlant,
        Rule::ExtraTurn,
        Rule::CloudsLeft,
        Rule::PlantsLeft,
        Rule::TokenBacks,
        Rule::Victory,
    ];

    /// Returns the rule behind the numbers in the event's sentence; `None` if it has none.
    pub fn from_event(event: &Event) -> Option<Rule> {
        Some(match event {
            Event::CloudsTaken { .. } => Rule::CloudLimit,
            Event::MushroomPlaced { .. } => Rule::Joining,
            Event::PlantPlaced { .. } => Rule::Planting,
            Event::AreaScored { .. } => Rule::Scoring,
            Event::JokerChanged { .. } => Rule::Joker,
            Event::PlantReturned { .. } => Rule::ReturnPlant,
            Event::ExtraTurn { .. } => Rule::ExtraTurn,
            Event::CloudsScored { .. } => Rule::CloudsLeft,
            Event::PlantsScored { .. } => Rule::PlantsLeft,
            Event::TokensScored { .. } => Rule::TokenBacks,
            Event::GameOver { .. } => Rule::Victory,
            Event::DominoPlaced { .. }
            | Event::DominoDiscarded { .. }
            | Event::StumpCovered { .. }
            | Event::MushroomSkipped { .. }
            | Event::MushroomImpossible { .. }
            | Event::PlantSkipped { .. }
            | Event::HandRefilled { .. }
            | Event::TurnEnded { .. } => return None,
        })
    }

    /// Returns the explanation of the rule in a game with these rules.
    pub const fn text(self, rules: RuleSet, text: &Text) -> &'static str {
        let t = &text.explain;
        let [joker, return_plant, extra_turn, ..] = t.buttons;
        match self {
            Rule::CloudLimit => t.cloud_room,
            Rule::Joining => t.joining,
            Rule::Planting => t.sources[1],
            Rule::Scoring => t.scoring,
            Rule::Joker => joker,
            Rule::ReturnPlant => return_plant,
            Rule::ExtraTurn => extra_turn,
            Rule::CloudsLeft => t.sources[4],
            Rule::PlantsLeft => t.sources[5],
            Rule::TokenBacks => t.sources[6],
            Rule::Victory => match rules {
                RuleSet::Base => t.tie_break,
                RuleSet::Valley => t.tie_break_in_valley,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::{history::Log, words::narrator::Narrator},
        session::testing::played_out,
        text::ENGLISH,
    };

    /// Returns true if the sentence has a number other than in the name of a space.
    fn has_number(sentence: &str) -> bool {
        let mut words = sentence.split(|letter: char| !letter.is_ascii_alphanumeric());
        words.any(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
    }

    #[test]
    fn every_log_line_with_a_number_has_a_rule() {
        for board in ["brook", "valley"] {
            for seed in 0..5 {
                let game_match = played_out(board, 3, seed);
                let turns = Log::default()
                    .update(&game_match, &Narrator::new(game_match.setup(), &ENGLISH));
                let lines = turns.iter().flat_map(|turn| &turn.lines);
                let lines: Vec<_> =
                    lines.filter(|line| has_number(&line.sentence.to_string())).collect();
                assert!(lines.len() > 50);
                for line in lines {
                    assert!(line.rule.is_some(), "{}", line.sentence);
                }
            }
        }
    }

    #[test]
    fn all_lists_the_rules_in_the_order_of_the_enum() {
        for (index, rule) in Rule::ALL.into_iter().enumerate() {
            assert_eq!(rule as usize, index);
        }
    }
}
