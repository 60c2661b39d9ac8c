//! The rule behind the numbers of what happened.

use crate::{rules::Event, text::Text};

/// A rule by which numbers in a sentence of the log come about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rule {
    /// How many clouds a player board has room for.
    CloudRoom,
    /// What areas are worth that a mushroom joins.
    Joining,
    /// What a plant scores.
    Planting,
    /// What an area gives.
    Scoring,
    /// What another joker costs.
    Joker,
    /// What taking a plant back costs.
    ReturnPlant,
    /// What another turn costs.
    ExtraTurn,
    /// What clouds left are worth.
    CloudsLeft,
    /// What plants left cost.
    PlantsLeft,
    /// What the backs of area tokens are worth.
    Backs,
    /// Who wins.
    Victory,
}

impl Rule {
    /// All of them.
    pub const ALL: [Rule; 11] = [
        Rule::CloudRoom,
        Rule::Joining,
        Rule::Planting,
        Rule::Scoring,
        Rule::Joker,
        Rule::ReturnPlant,
        Rule::ExtraTurn,
        Rule::CloudsLeft,
        Rule::PlantsLeft,
        Rule::Backs,
        Rule::Victory,
    ];

    /// The rule behind the numbers that are told of the event; nothing where none are.
    pub fn of(event: &Event) -> Option<Rule> {
        Some(match event {
            Event::CloudsTaken { .. } => Rule::CloudRoom,
            Event::MushroomPlaced { .. } => Rule::Joining,
            Event::PlantPlaced { .. } => Rule::Planting,
            Event::AreaScored { .. } => Rule::Scoring,
            Event::JokerChanged { .. } => Rule::Joker,
            Event::PlantReturned { .. } => Rule::ReturnPlant,
            Event::ExtraTurn { .. } => Rule::ExtraTurn,
            Event::CloudsScored { .. } => Rule::CloudsLeft,
            Event::PlantsScored { .. } => Rule::PlantsLeft,
            Event::TokensScored { .. } => Rule::Backs,
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

    /// The rule in words.
    pub const fn words(self, text: &Text) -> &'static str {
        let words = &text.explain;
        let [joker, return_plant, extra_turn] = words.costs;
        match self {
            Rule::CloudRoom => words.cloud_room,
            Rule::Joining => words.joining,
            Rule::Planting => words.sources[1],
            Rule::Scoring => words.scoring,
            Rule::Joker => joker,
            Rule::ReturnPlant => return_plant,
            Rule::ExtraTurn => extra_turn,
            Rule::CloudsLeft => words.sources[4],
            Rule::PlantsLeft => words.sources[5],
            Rule::Backs => words.sources[6],
            Rule::Victory => words.tie_break,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::{history::log::Log, testing::random_match::played_out, words::narrator::Narrator},
        text::ENGLISH,
    };

    /// Whether a number stands in the sentence, other than in the name of a space.
    fn has_number(sentence: &str) -> bool {
        let mut words = sentence.split(|letter: char| !letter.is_ascii_alphanumeric());
        words.any(|word| word.starts_with(|letter: char| letter.is_ascii_digit()))
    }

    #[test]
    fn every_line_of_the_log_with_a_number_has_the_rule_behind_it() {
        for board in ["brook", "valley"] {
            for seed in 0..5 {
                let game_match = played_out(board, 3, seed);
                let turns = Log::default()
                    .follow(&game_match, &Narrator::new(game_match.setup(), &ENGLISH));
                for line in turns.iter().flat_map(|turn| &turn.lines) {
                    let sentence = line.sentence.to_string();
                    assert!(line.rule.is_some() || !has_number(&sentence), "{sentence}");
                }
            }
        }
    }

    #[test]
    fn rules_stand_where_they_are_listed() {
        for (index, rule) in Rule::ALL.into_iter().enumerate() {
            assert_eq!(rule as usize, index);
        }
    }
}
