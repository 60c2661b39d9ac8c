//! The list of legal actions in words, for players who prefer a list to the board.

use crate::{
    rules::{Action, Domino, Space, Table, sort_small_by_key},
    scene::{
        area::{AreaScene, majority_with},
        input::{Button, best_points, may_act},
        words::{area_letters, capitalized, domino_name, owner_name, plant_name, stock_color_name},
    },
    session::Match,
    text::Text,
};

/// A group of actions, such as the placements of a domino or the plants for a space.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionGroup {
    /// The heading, with the number of actions.
    pub title: String,
    /// Each action with its description, the best first.
    pub actions: Vec<(Action, String)>,
}

/// A described action: its group, its rank in there (highest first) and its words.
struct ListedAction {
    group: String,
    worth: i64,
    action: Action,
    words: String,
}

/// Returns the legal actions of the person at the screen; empty while others act.
pub fn action_list(game_match: &Match, text: &Text) -> Vec<ActionGroup> {
    if may_act(game_match).is_err() {
        return Vec::new();
    }
    let listed = game_match
        .game()
        .legal_actions()
        .into_iter()
        .map(|action| describe(game_match, text, action));
    let mut groups: Vec<(String, Vec<ListedAction>)> = Vec::new();
    for listed in listed {
        match groups.iter_mut().find(|(title, _)| *title == listed.group) {
            Some((_, group)) => group.push(listed),
            None => groups.push((listed.group.clone(), vec![listed])),
        }
    }
    let group = |(title, mut listed): (String, Vec<ListedAction>)| {
        sort_small_by_key(&mut listed, |listed| std::cmp::Reverse(listed.worth));
        ActionGroup {
            title: (text.action_list.group)(&title, listed.len()),
            actions: listed.into_iter().map(|listed| (listed.action, listed.words)).collect(),
        }
    };
    groups.into_iter().map(group).collect()
}

fn describe(game_match: &Match, text: &Text, action: Action) -> ListedAction {
    let t = &text.action_list;
    let table = game_match.game().table();
    let step = |button: Button| (t.steps.to_owned(), 0, button.label(text).to_owned());
    let (group, worth, words) = match action {
        Action::PlaceDomino { domino, at } => describe_placement(game_match, text, domino, at),
        Action::DiscardDomino { domino } => {
            // Below all placements of it.
            (capitalized(&domino_name(text, domino)), -1, t.discard.to_owned())
        }
        Action::PlaceMushroom { at } => {
            let size = table.joined_by(at).1;
            (t.steps.to_owned(), 1, (t.mushroom)(&at.to_string(), size))
        }
        Action::SkipMushroom => step(Button::SkipMushroom),
        Action::PlacePlant { plant, stock, at } => {
            let area = table.area_on(at);
            let letters = area.map(|area| area_letters(table, area)).unwrap_or_default();
            let group = (t.space)(&at.to_string(), &(text.table.areas.name)(&letters));
            let points = area.map_or(0, |area| table.plant_points(plant, area));
            let standings = area.map(|area| {
                let owner = stock.owner(table.seat());
                let after = majority_with(table, area, owner, plant);
                AreaScene::with_majority(game_match, text, area, after).standings().to_owned()
            });
            let color = stock_color_name(game_match, text, table.seat(), stock);
            let name = capitalized(&(text.table.plant)(color, plant_name(text, plant)));
            (group, points, (t.plant)(&name, points, &standings.unwrap_or_default()))
        }
        Action::SkipPlant => step(Button::SkipPlant),
        Action::Finish => step(Button::Finish),
        Action::EndTurn => step(Button::EndTurn),
        Action::ExtraTurn => {
            let name = Button::ExtraTurn.label(text);
            let cost = Button::ExtraTurn.cost().map(text.table.buttons.cost).unwrap_or_default();
            (t.steps.to_owned(), -1, format!("{name}, {cost}"))
        }
        Action::ChangeJoker { animal } => {
            let name = (text.table.make_joker)(text.names.animals[animal.index()]);
            (t.joker.to_owned(), 0, capitalized(&name))
        }
        Action::ReturnPlant { at } => {
            let placed = table.plant_on(at);
            let name = placed.map(|placed| {
                let owner = owner_name(game_match, text, placed.owner);
                capitalized(&(text.table.plant)(&owner, plant_name(text, placed.plant)))
            });
            let cost = placed.map_or(0, |placed| placed.plant.value().into());
            let words_of = (t.returned)(&name.unwrap_or_default(), &at.to_string(), cost);
            (t.return_plant.to_owned(), 0, words_of)
        }
    };
    ListedAction { group, worth, action, words }
}

/// Describes a placement: its group, the best plant's points and the words.
fn describe_placement(
    game_match: &Match,
    text: &Text,
    domino: Domino,
    at: [Space; 2],
) -> (String, i64, String) {
    let t = &text.action_list;
    let mut after = game_match.game().clone();
    // Only legal actions are listed, so this succeeds.
    let best = match after.advance(Action::PlaceDomino { domino, at }) {
        Ok(()) => best_plant(after.table()),
        Err(_) => None,
    };
    let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
    let spaces = at.map(|space| space.to_string());
    let mut parts = vec![(t.domino)(animals, [&spaces[0], &spaces[1]])];
    let clouds: u32 = at.iter().map(|&space| game_match.game().table().clouds_on(space)).sum();
    if clouds > 0 {
        parts.push((t.takes)(clouds));
    }
    parts.push((t.then_plant)(best));
    (
        capitalized(&domino_name(text, domino)),
        best.unwrap_or(0),
        capitalized(&parts.join(text.semicolon)),
    )
}

/// Returns the most points that a plant beside the domino of this turn would score.
fn best_plant(table: &Table) -> Option<i64> {
    table.plant_spaces().filter_map(|at| best_points(table, table.area_on(at)?)).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Phase,
        scene::testing::fixtures::{BOT, brook},
        session::{Controller, testing::MatchBuilder},
        text::ENGLISH,
    };

    fn listed(game_match: &Match) -> Vec<(Action, String)> {
        action_list(game_match, &ENGLISH).into_iter().flat_map(|group| group.actions).collect()
    }

    fn positions(board: &str) -> Vec<Match> {
        MatchBuilder::new(board).seed(2).positions()
    }

    #[test]
    fn list_has_exactly_the_legal_actions() {
        for game_match in positions("brook").into_iter().chain(positions("valley")).step_by(7) {
            let mut actions: Vec<String> =
                listed(&game_match).into_iter().map(|(action, _)| format!("{action:?}")).collect();
            let mut legal: Vec<String> = game_match
                .game()
                .legal_actions()
                .iter()
                .map(|action| format!("{action:?}"))
                .collect();
            actions.sort_unstable();
            legal.sort_unstable();
            assert_eq!(actions, legal);
        }
    }

    #[test]
    fn entries_of_a_group_differ() {
        for game_match in positions("valley").into_iter().step_by(9) {
            for group in action_list(&game_match, &ENGLISH) {
                let mut words: Vec<&String> =
                    group.actions.iter().map(|(_, words)| words).collect();
                let count = words.len();
                words.sort_unstable();
                words.dedup();
                assert_eq!(words.len(), count, "{}", group.title);
            }
        }
    }

    #[test]
    fn placement_names_the_best_plants_points() {
        let game_match = brook();
        let first = action_list(&game_match, &ENGLISH).swap_remove(0);
        assert!(first.actions[0].1.ends_with("; then a plant for up to 1 point"), "{first:?}");
        assert_eq!(first.actions.last().unwrap().1, "Discard it");
    }

    #[test]
    fn plant_names_its_points_and_the_areas_standings() {
        let mut game_match = brook();
        let (lay, _) = listed(&game_match).swap_remove(0);
        game_match.act(lay).unwrap();
        assert_eq!(game_match.game().table().phase(), Phase::Plant);
        let all = listed(&game_match);
        let oak = all.iter().find(|(_, words)| words.starts_with("Orange oak")).unwrap();
        assert_eq!(oak.1.split("; then ").next(), Some("Orange oak: 1 point"));
        assert!(oak.1.contains("Ann: 4, gets"), "{}", oak.1);
    }

    #[test]
    fn list_is_empty_while_a_bot_acts() {
        let game_match = MatchBuilder::new("brook").controllers(&[BOT, Controller::Person]).begin();
        assert_eq!(action_list(&game_match, &ENGLISH), []);
    }
}
