//! The list of legal actions in words, for players who prefer a list to the board.

use crate::{
    rules::{Action, AreaId, Domino, Phase, Plant, Space, Stock, Table, sort_small_by_key},
    scene::{
        area::AreaScene,
        command::letters::folded,
        input::{
            Button, Reply, draws, may_act,
            planting::{brings_mushroom, taken_and_lost_clouds},
            points_range,
        },
        words::{
            area_letters, capitalized, domino_name, letters_joined, owner_name, plant_name,
            stock_color_name,
        },
    },
    session::Match,
    text::Text,
};

/// A group of actions, such as the placements of a domino or the plants for a space.
#[derive(Clone, PartialEq, Debug)]
pub struct ActionGroup {
    /// The name.
    pub name: String,
    /// Each action, as the reply that carries it out, with its description. Those with the most
    /// points come first.
    pub actions: Vec<(Reply, String)>,
}

impl ActionGroup {
    /// Returns the heading: the name with the number of actions.
    pub fn title(&self, text: &Text) -> String {
        (text.action_list.group)(&self.name, self.actions.len())
    }

    /// Returns the group with only the actions that have all these words in their description or in
    /// the group's name; `None` if there are none. Capitals and accents do not matter.
    pub fn filtered(&self, words: &str) -> Option<ActionGroup> {
        let (words, name) = (folded(words), folded(&self.name));
        let fits = |(_, description): &&(Reply, String)| {
            let description = folded(description);
            words.split_whitespace().all(|word| description.contains(word) || name.contains(word))
        };
        let actions: Vec<_> = self.actions.iter().filter(fits).cloned().collect();
        (!actions.is_empty()).then(|| ActionGroup { name: self.name.clone(), actions })
    }
}

/// A legal action in words: its group, its worth there (the highest comes first) and its reply.
struct ListedAction {
    group: String,
    worth: i64,
    reply: Reply,
    words: String,
}

/// Returns the legal actions of the person at the screen; empty while others act. The groups with
/// the most points come first.
pub fn action_list(game_match: &Match, text: &Text) -> Vec<ActionGroup> {
    if may_act(game_match).is_err() {
        return Vec::new();
    }
    let table = game_match.game().table();
    let legal = game_match.game().legal_actions().into_iter();
    let offered = legal.filter(|&action| action != Action::Finish || draws(table));
    let listed = endings(game_match)
        .map(|action| ListedAction {
            reply: Reply::ActTwice([Action::Finish, action]),
            ..describe(game_match, text, action)
        })
        .chain(offered.map(|action| describe(game_match, text, action)));
    let mut groups: Vec<(String, Vec<ListedAction>)> = Vec::new();
    for listed in listed {
        match groups.iter_mut().find(|(title, _)| *title == listed.group) {
            Some((_, group)) => group.push(listed),
            None => groups.push((listed.group.clone(), vec![listed])),
        }
    }
    let best = |(_, listed): &(String, Vec<ListedAction>)| {
        std::cmp::Reverse(listed.iter().map(|listed| listed.worth).max())
    };
    sort_small_by_key(&mut groups, best);
    let group = |(name, mut listed): (String, Vec<ListedAction>)| {
        sort_small_by_key(&mut listed, |listed| std::cmp::Reverse(listed.worth));
        let actions = listed.into_iter().map(|listed| (listed.reply, listed.words)).collect();
        ActionGroup { name, actions }
    };
    groups.into_iter().map(group).collect()
}

/// Returns the actions whose buttons finish the turn, too. Only a player with dominoes to draw can
/// finish before them.
fn endings(game_match: &Match) -> impl Iterator<Item = Action> {
    let table = game_match.game().table();
    let finishes = table.phase() == Phase::Finish;
    let buys = finishes && !draws(table) && table.check_extra_turn().is_ok();
    let end = finishes.then_some(Action::EndTurn);
    end.into_iter().chain(buys.then_some(Action::ExtraTurn))
}

fn describe(game_match: &Match, text: &Text, action: Action) -> ListedAction {
    let t = &text.action_list;
    let table = game_match.game().table();
    let step = |button: Button| (t.go_on.to_owned(), 0, button.label(text).to_owned());
    let (group, worth, words) = match action {
        Action::PlaceDomino { domino, at } => describe_placement(game_match, text, domino, at),
        Action::DiscardDomino { domino } => {
            // Below all placements of it.
            let name = domino_name(text, domino);
            (capitalized(&name), -1, (t.discard)(&name))
        }
        Action::PlaceMushroom { at } => describe_mushroom(game_match, text, at),
        Action::SkipMushroom => step(Button::SkipMushroom),
        Action::PlacePlant { plant, stock, at } => {
            describe_plant(game_match, text, at, plant, stock)
        }
        Action::SkipPlant => step(Button::SkipPlant),
        Action::Finish => step(Button::Finish),
        Action::EndTurn => step(Button::EndTurn),
        Action::ExtraTurn => {
            let name = Button::ExtraTurn.label(text);
            let cost = Button::ExtraTurn.cost().map(text.table.buttons.cost).unwrap_or_default();
            (t.go_on.to_owned(), -1, format!("{name}, {cost}"))
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
    ListedAction { group, worth, reply: Reply::Act(action), words }
}

/// Describes a placement: its group, the best plant's points and the words.
fn describe_placement(
    game_match: &Match,
    text: &Text,
    domino: Domino,
    at: [Space; 2],
) -> (String, i64, String) {
    let t = &text.action_list;
    let table = game_match.game().table();
    let mut after = game_match.game().clone();
    // Only legal actions are listed, so this succeeds.
    let is_legal = after.advance(Action::PlaceDomino { domino, at }).is_ok();
    let after = after.table();
    let best = if is_legal { best_plant(after) } else { None };
    let animals = domino.halves().map(|animal| text.names.animals[animal.index()]);
    let spaces = at.map(|space| space.to_string());
    let mut parts = vec![(t.domino)(animals, [&spaces[0], &spaces[1]])];
    parts.extend(clouds_text(table, text, &at));
    parts.extend(stumps_text(table, text, at));
    parts.extend(closes_text(after, text.action_list.closes, |area| area_letters(after, area)));
    parts.push((t.then_plant)(best));
    (
        capitalized(&domino_name(text, domino)),
        best.unwrap_or(0),
        capitalized(&parts.join(text.semicolon)),
    )
}

/// Says how many of the clouds on the spaces the player takes: `takes 1 cloud`. Those without room
/// follow: `2 clouds would be lost`.
fn clouds_text(table: &Table, text: &Text, spaces: &[Space]) -> impl Iterator<Item = String> {
    let [taken, lost] = taken_and_lost_clouds(table, spaces.iter().copied());
    let t = &text.action_list;
    let parts = [(t.takes, taken), (t.would_lose, lost)].into_iter();
    parts.filter(|&(_, count)| count > 0).map(|(words, count)| words(count))
}

/// Says how many stumps a domino on the spaces covers: `covers a stump`. `None` if there are none,
/// or no mushroom is left for them.
fn stumps_text(table: &Table, text: &Text, at: [Space; 2]) -> Option<String> {
    let stumps = at.into_iter().filter(|&space| table.stumps().contains(space)).count();
    brings_mushroom(table, at).then(|| (text.action_list.stumps)(stumps))
}

/// Names the areas that the end of the turn will score, if the turn goes on from `after`, with
/// `words` such as `closes area D`; `None` if there are none. `name` names an area.
pub fn closes_text(
    after: &Table,
    words: fn(&[&str]) -> String,
    name: impl Fn(AreaId) -> String,
) -> Option<String> {
    let areas: Vec<String> = after.closing().iter().map(name).collect();
    let areas: Vec<&str> = areas.iter().map(String::as_str).collect();
    (!areas.is_empty()).then(|| words(&areas))
}

/// Describes a plant: its group, its points and the words.
fn describe_plant(
    game_match: &Match,
    text: &Text,
    at: Space,
    plant: Plant,
    stock: Stock,
) -> (String, i64, String) {
    let t = &text.action_list;
    let table = game_match.game().table();
    let area = table.area_on(at);
    let letters = area.map(|area| area_letters(table, area)).unwrap_or_default();
    let group = (t.space)(&at.to_string(), &(text.table.areas.name)(&letters));
    let points = area.map_or(0, |area| table.plant_points(plant, area));
    let standings = area.map(|area| {
        let after = table.majority(area).plus(stock.owner(table.seat()), plant);
        AreaScene::with_majority(game_match, text, area, after).standings().to_owned()
    });
    let color = stock_color_name(game_match, text, table.seat(), stock);
    let name = capitalized(&(text.table.plant)(color, plant_name(text, plant)));
    let mut parts = vec![(t.plant)(&name, points, &standings.unwrap_or_default())];
    parts.extend(clouds_text(table, text, &[at]));
    (group, points, parts.join(text.semicolon))
}

/// Describes a mushroom: its group, the player's points in the joined area, and the words.
fn describe_mushroom(game_match: &Match, text: &Text, at: Space) -> (String, i64, String) {
    let t = &text.action_list;
    let table = game_match.game().table();
    let letters = letters_joined(table, at);
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let (_, size) = table.joined_by(at);
    let mut parts = vec![(t.mushroom)(&at.to_string(), &letters, size)];
    let joined = AreaScene::joined(game_match, text, at);
    let standings = joined.filter(|area| !area.rows.is_empty());
    parts.extend(standings.map(|area| (t.standings)(area.standings())));
    let clouds = table.clouds_on(at);
    if clouds > 0 {
        parts.push((t.loses)(clouds));
    }
    let group = if letters.len() > 1 { t.joining } else { t.extending };
    let worth = table.majority_joined(at).points_of(table.seat());
    (group.to_owned(), worth, parts.join(text.semicolon))
}

/// Returns the most points that a plant beside the domino of this turn would score.
fn best_plant(table: &Table) -> Option<i64> {
    table.plant_spaces().filter_map(|at| Some(points_range(table, table.area_on(at)?)?[1])).max()
}
