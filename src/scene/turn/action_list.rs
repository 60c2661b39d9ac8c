//! Everything that can be done now, in words: another way to play the same game.

use crate::{
    rules::{Action, Domino, Space, Table, put_in_order},
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
pub fn action_list(play: &Match, text: &Text) -> Vec<ActionGroup> {
    if may_act(play).is_err() {
        return Vec::new();
    }
    let listed = play.game().legal_actions().into_iter().map(|action| list(play, text, action));
    let mut groups: Vec<(String, Vec<Listed>)> = Vec::new();
    for listed in listed {
        match groups.iter_mut().find(|(title, _)| *title == listed.group) {
            Some((_, group)) => group.push(listed),
            None => groups.push((listed.group.clone(), vec![listed])),
        }
    }
    let group = |(title, mut listed): (String, Vec<Listed>)| {
        put_in_order(&mut listed, |listed| std::cmp::Reverse(listed.worth));
        ActionGroup {
            title: (text.action_list.group)(&title, listed.len()),
            actions: listed.into_iter().map(|listed| (listed.action, listed.words)).collect(),
        }
    };
    groups.into_iter().map(group).collect()
}

fn list(play: &Match, text: &Text, action: Action) -> Listed {
    let words = &text.action_list;
    let table = play.game().table();
    let step = |button: Button| (words.steps.to_owned(), 0, button.label(text).to_owned());
    let (group, worth, words) = match action {
        Action::PlaceDomino { domino, at } => lay(play, text, domino, at),
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
                AreaScene::with(play, text, area, after).standings().to_owned()
            });
            let color = stock_color(play, text, table.seat(), stock);
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
                let owner = owner_name(play, text, standing.owner);
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
fn lay(play: &Match, text: &Text, domino: Domino, at: [Space; 2]) -> (String, i64, String) {
    let words = &text.action_list;
    let mut after = play.game().clone();
    // What is listed is legal; otherwise nothing would come of it.
    let best = match after.advance(Action::PlaceDomino { domino, at }) {
        Ok(()) => best_plant(after.table()),
        Err(_) => None,
    };
    let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
    let spaces = at.map(|space| space.to_string());
    let mut parts = vec![(words.domino)(animals, [&spaces[0], &spaces[1]])];
    let clouds: u32 = at.iter().map(|&space| play.game().table().clouds_on(space)).sum();
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
        rules::Phase, scene::testing::random_match::begun_by, session::Holder, text::ENGLISH,
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn begun(board: &str, holders: [Holder; 2]) -> Match {
        begun_by(board, &holders, 1).0
    }

    fn person(board: &str) -> Match {
        begun(board, [Holder::Person, Holder::ALL[1]])
    }

    fn listed(play: &Match) -> Vec<(Action, String)> {
        action_list(play, &ENGLISH).into_iter().flat_map(|group| group.actions).collect()
    }

    /// All positions of a game in which the only person plays at random.
    fn positions(board: &str) -> Vec<Match> {
        let mut rng = ChaCha8Rng::seed_from_u64(2);
        let mut play = begun(board, [Holder::Person, Holder::Person]);
        let mut all = Vec::new();
        while let Some(action) = play.game().random_action(&mut rng) {
            play.take_screen();
            all.push(play.clone());
            play.act(action).unwrap();
        }
        all
    }

    #[test]
    fn everything_legal_is_listed_once_and_nothing_else() {
        for play in positions("brook").into_iter().chain(positions("valley")).step_by(7) {
            let mut actions: Vec<String> =
                listed(&play).into_iter().map(|(action, _)| format!("{action:?}")).collect();
            let mut legal: Vec<String> =
                play.game().legal_actions().iter().map(|action| format!("{action:?}")).collect();
            actions.sort_unstable();
            legal.sort_unstable();
            assert_eq!(actions, legal);
        }
    }

    #[test]
    fn no_two_entries_of_a_group_say_the_same() {
        for play in positions("valley").into_iter().step_by(9) {
            for group in action_list(&play, &ENGLISH) {
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
        let play = person("brook");
        let first = action_list(&play, &ENGLISH).swap_remove(0);
        assert!(first.actions[0].1.ends_with("; then a plant for up to 1 point"), "{first:?}");
        assert_eq!(first.actions.last().unwrap().1, "Discard it");
    }

    #[test]
    fn a_plant_says_its_points_and_how_the_area_would_stand() {
        let mut play = person("brook");
        let (lay, _) = listed(&play).swap_remove(0);
        play.act(lay).unwrap();
        assert_eq!(play.game().table().phase(), Phase::Plant);
        let all = listed(&play);
        let oak = all.iter().find(|(_, words)| words.starts_with("Orange oak")).unwrap();
        assert_eq!(oak.1.split("; then ").next(), Some("Orange oak: 1 point"));
        assert!(oak.1.contains("Ann: 4, gets"), "{}", oak.1);
    }

    #[test]
    fn while_a_bot_acts_there_is_nothing_to_do() {
        let play = begun("brook", [Holder::ALL[1], Holder::Person]);
        assert_eq!(action_list(&play, &ENGLISH), []);
    }
}
