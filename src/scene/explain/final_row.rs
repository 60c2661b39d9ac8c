//! Explanations of the rows of the final scoring.

use crate::{
    rules::{AreaId, Event, RuleSet},
    scene::{
        history::PointSource,
        words::{Narrator, area_letters, items_of_seat},
    },
    session::Match,
    text::Text,
};

/// Explains a row of the final scoring; areas have no tokens in Valley.
pub fn final_row(game_match: &Match, text: &'static Text, source: PointSource) -> String {
    let [main, minor] = text.explain.shares_in_valley;
    let in_valley = game_match.game().table().board().rules() == RuleSet::Valley;
    let rule = match source {
        PointSource::AreasMain if in_valley => main,
        PointSource::AreasMinor if in_valley => minor,
        _ => text.explain.sources[source as usize],
    };
    let mut sentences = vec![rule.to_owned()];
    match source {
        PointSource::PlantsLeft => sentences.extend(plants_left(game_match, text)),
        PointSource::TokenBacks => sentences.extend(token_backs(game_match, text)),
        _ => {}
    }
    sentences.join(" ")
}

/// Lists each player's plants left; nothing before the final scoring.
fn plants_left(game_match: &Match, text: &'static Text) -> Vec<String> {
    let narrator = Narrator::new(game_match.setup(), text);
    let events = game_match.log().last().map_or(&[][..], |last| &last.events);
    let left = |event: &&Event| matches!(event, Event::PlantsScored { points: ..0, .. });
    let sentences = events.iter().filter(left).filter_map(|event| narrator.narrate(event));
    sentences.map(|sentence| sentence.to_string()).collect()
}

/// Lists the areas and backs of each player's tokens, as in `Ann: A 2, C 3.`; nothing before the
/// final scoring.
pub fn token_backs(game_match: &Match, text: &Text) -> Vec<String> {
    let events = game_match.log().last().map_or(&[][..], |last| &last.events);
    let list = |event: &Event| {
        let Event::TokensScored { seat, areas, .. } = event else { return None };
        let back = |area: AreaId| {
            let letters = area_letters(game_match.game().table(), area);
            format!("{letters}\u{a0}{}", game_match.game().back(area))
        };
        let backs: Vec<String> = areas.iter().map(back).collect();
        items_of_seat(game_match, text, *seat, &backs)
    };
    events.iter().filter_map(list).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Plant, Stock},
        scene::testing::fixtures::brook,
        session::testing::{MatchBuilder, played_out},
        text::ENGLISH,
    };

    fn explained(game_match: &Match, source: PointSource) -> String {
        final_row(game_match, &ENGLISH, source)
    }

    #[test]
    fn final_row_of_plants_lists_those_of_each_player() {
        let over = played_out("brook", 2, 3);
        let row = PointSource::PlantsLeft;
        let words = explained(&over, row);
        let table = over.game().table();
        for seat in table.seats() {
            let left = Stock::ALL.iter().flat_map(|&stock| Plant::ALL.map(|plant| (stock, plant)));
            let has_some =
                left.into_iter().any(|(stock, plant)| table.plants_left(seat, stock, plant) > 0);
            assert_eq!(words.contains(over.name(seat)), has_some, "{words}");
        }
        let rule = ENGLISH.explain.sources[PointSource::PlantsLeft as usize];
        assert_eq!(explained(&brook(), row), rule);
    }

    #[test]
    fn final_row_of_backs_lists_each_token() {
        let positions = MatchBuilder::new("brook").positions();
        let over = positions.last().unwrap();
        let row = PointSource::TokenBacks;
        let words = explained(over, row);
        let backs = over.log().last().unwrap().events.iter().filter_map(|event| match event {
            Event::TokensScored { areas, .. } => Some(*areas),
            _ => None,
        });
        for area in backs.flat_map(|areas| areas.iter().collect::<Vec<_>>()) {
            let letters = area_letters(over.game().table(), area);
            let back = format!("{letters}\u{a0}{}", over.game().back(area));
            assert!(words.contains(&back), "{back}: {words}");
        }
        let before = explained(&positions[0], row);
        assert!(words.len() > before.len());
    }
}
