//! Everything that can be done now, in words: another way to play the same game.

use crate::{
    rules::{Action, Domino, Space, Table, sort_small_by_key},
    scene::{
        area::{
            AreaScene,
            plant_choices::{best_points, majority_with},
        },
        input::{buttons::Button, selection::may_act},
        words::names::{
            area_letters, capitalized, domino_name, owner_name, plant_name, stock_color,
        },
    },
    session::Match,
    text::Text,
};

/// Actions that belong together: the ways to lay a domino, the plants for a space.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionGroup {
    /// What they have in common, and how many they are.
    pub title: String,
    /// Each action with what it does and gives; the best first.
    pub actions: Vec<(Action, String)>,
}

/// An action on the way into the list: its group, what it is worth there, its words.
struct Listed {
    group: String,
    worth: i64,
    action: Action,
    words: String,
}

/// Everything that the person at the screen can do now; nothing while others act.
pub fn action_list(game_match: &Match, text: &Text) -> Vec<ActionGroup> {
    if may_act(game_match).is_err() {
        return Vec::new();
    }
    let listed =
        game_match.game().legal_actions().into_iter().map(|action| list(game_match, text, action));
    let mut groups: Vec<(String, Vec<Listed>)> = Vec::new();
    for listed in listed {
        match groups.iter_mut().find(|(title, _)| *title == listed.group) {
            Some((_, group)) => group.push(listed),
            None => groups.push((listed.group.clone(), vec![listed])),
        }
    }
    let group = |(title, mut listed): (String, Vec<Listed>)| {
        sort_small_by_key(&mut listed, |listed| std::cmp::Reverse(listed.worth));
        ActionGroup {
            title: (text.action_list.group)(&title, listed.len()),
            actions: listed.into_iter().map(|listed| (listed.action, listed.words)).collect(),
        }
    };
    groups.into_iter().map(group).collect()
}

fn list(game_match: &Match, text: &Text, action: Action) -> Listed {
    let words = &text.action_list;
    let table = game_match.game().table();
    let step = |button: Button| (words.steps.to_owned(), 0, button.label(text).to_owned());
    let (group, worth, words) = match action {
        Action::PlaceDomino { domino, at } => lay(game_match, text, domino, at),
        Action::DiscardDomino { domino } => {
            // Below all ways to lay it.
            (capitalized(&domino_name(text, domino)), -1, words.discard.to_owned())
        }
        Action::PlaceMushroom { at } => {
            let size = table.joined_by(at).1;
            (words.steps.to_owned(), 1, (words.mushroom)(&at.to_string(), size))
        }
        Action::SkipMushroom => step(Button::SkipMushroom),
        Action::PlacePlant { plant, stock, at } => {
            let area = table.area_on(at);
            let letters = area.map(|area| area_letters(table, area)).unwrap_or_default();
            let group = (words.space)(&at.to_string(), &(text.table.areas.name)(&letters));
            let points = area.map_or(0, |area| table.plant_points(plant, area));
            let standings = area.map(|area| {
                let owner = stock.owner(table.seat());
                let after = majority_with(table, area, owner, plant);
                AreaScene::with_majority(game_match, text, area, after).standings().to_owned()
            });
            let color = stock_color(game_match, text, table.seat(), stock);
            let name = capitalized(&(text.table.plant)(color, plant_name(text, plant)));
            (group, points, (words.plant)(&name, points, &standings.unwrap_or_default()))
        }
        Action::SkipPlant => step(Button::SkipPlant),
        Action::Finish => step(Button::Finish),
        Action::EndTurn => step(Button::EndTurn),
        Action::ExtraTurn => {
            let name = Button::ExtraTurn.label(text);
            let cost = Button::ExtraTurn.cost().map(text.table.buttons.cost).unwrap_or_default();
            (words.steps.to_owned(), -1, format!("{name}, {cost}"))
        }
        Action::ChangeJoker { animal } => {
            let name = (text.table.make_joker)(text.names.animals[animal.index()]);
            (words.joker.to_owned(), 0, capitalized(&name))
        }
        Action::ReturnPlant { at } => {
            let standing = table.plant_on(at);
            let name = standing.map(|standing| {
                let owner = owner_name(game_match, text, standing.owner);
                capitalized(&(text.table.plant)(&owner, plant_name(text, standing.plant)))
            });
            let cost = standing.map_or(0, |standing| standing.plant.value().into());
            let words_of = (words.returned)(&name.unwrap_or_default(), &at.to_string(), cost);
            (words.return_plant.to_owned(), 0, words_of)
        }
    };
    Listed { group, worth, action, words }
}

/// A way to lay a domino, with what it makes possible.
fn lay(game_match: &Match, text: &Text, domino: Domino, at: [Space; 2]) -> (String, i64, String) {
    let words = &text.action_list;
    let mut after = game_match.game().clone();
    // What is listed is legal; otherwise nothing would come of it.
    let best = match after.advance(Action::PlaceDomino { domino, at }) {
        Ok(()) => best_plant(after.table()),
        Err(_) => None,
    };
    let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
    let spaces = at.map(|space| space.to_string());
    let mut parts = vec![(words.domino)(animals, [&spaces[0], &spaces[1]])];
    let clouds: u32 = at.iter().map(|&space| game_match.game().table().clouds_on(space)).sum();
    if clouds > 0 {
        parts.push((words.takes)(clouds));
    }
    parts.push((words.then_plant)(best));
    (capitalized(&domino_name(text, domino)), best.unwrap_or(0), capitalized(&parts.join("; ")))
}

/// The most points of a plant beside the domino of this turn.
fn best_plant(table: &Table) -> Option<i64> {
    table.plant_spaces().filter_map(|at| best_points(table, table.area_on(at)?)).max()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Phase, scene::testing::random_match::begun_by, session::Controller, text::ENGLISH,
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn begun(board: &str, controllers: [Controller; 2]) -> Match {
        begun_by(board, &controllers, 1).0
    }

    fn person(board: &str) -> Match {
        begun(board, [Controller::Person, Controller::ALL[1]])
    }

    fn listed(game_match: &Match) -> Vec<(Action, String)> {
        action_list(game_match, &ENGLISH).into_iter().flat_map(|group| group.actions).collect()
    }

    /// All positions of a game in which the only person plays at random.
    fn positions(board: &str) -> Vec<Match> {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut game_match = begun(board, [Controller::Person, Controller::Person]);
        let mut all = Vec::new();
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.take_screen();
            all.push(game_match.clone());
            game_match.act(action).unwrap();
        }
        all
    }

    #[test]
    fn everything_legal_is_listed_once_and_nothing_else() {
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
    fn no_two_entries_of_a_group_say_the_same() {
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
    fn a_domino_says_what_the_best_plant_beside_it_would_score() {
        let game_match = person("brook");
        let first = action_list(&game_match, &ENGLISH).swap_remove(0);
        assert!(first.actions[0].1.ends_with("; then a plant for up to 1 point"), "{first:?}");
        assert_eq!(first.actions.last().unwrap().1, "Discard it");
    }

    #[test]
    fn a_plant_says_its_points_and_how_the_area_would_stand() {
        let mut game_match = person("brook");
        let (lay, _) = listed(&game_match).swap_remove(0);
        game_match.act(lay).unwrap();
        assert_eq!(game_match.game().table().phase(), Phase::Plant);
        let all = listed(&game_match);
        let oak = all.iter().find(|(_, words)| words.starts_with("Orange oak")).unwrap();
        assert_eq!(oak.1.split("; then ").next(), Some("Orange oak: 1 point"));
        assert!(oak.1.contains("Ann: 4, gets"), "{}", oak.1);
    }

    #[test]
    fn while_a_bot_acts_there_is_nothing_to_do() {
        let game_match = begun("brook", [Controller::ALL[1], Controller::Person]);
        assert_eq!(action_list(&game_match, &ENGLISH), []);
    }
}
