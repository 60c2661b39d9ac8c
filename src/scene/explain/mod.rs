//! What a number on the page means, in words made only when somebody asks.

pub mod topic;

use crate::{
    rules::{Plant, RuleSet, Seat, Space, Stock},
    scene::{
        area::{plant_choices::plant_choices, rank::Rank},
        board::highlights::{Highlights, Label},
        history::final_scoring::{Source, points_from},
        input::selection::Selection,
        turn::{
            player_boards::{SeatScene, seats},
            unseen::Unseen,
        },
        words::{
            names::{area_letters, owner_name, seat_name},
            rule_reference::Rule,
        },
    },
    session::Match,
    text::Text,
};
use topic::{COSTS, Topic};

/// What the number means, and where it comes from; nothing where there is no number.
pub fn explain(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    topic: Topic,
) -> Option<String> {
    let words = &text.explain;
    let scene = |seat: Seat| seats(game_match, text).into_iter().find(|scene| scene.seat == seat);
    let player = |seat: Seat, tell: &dyn Fn(SeatScene) -> String| scene(seat).map(tell);
    match topic {
        Topic::Seat(seat) => {
            let began = points_from(game_match, Source::Start, seat);
            player(seat, &|it| (words.seat)(&it.name, it.is_bot, seat.index() + 1, began))
        }
        Topic::Score(seat) => Some(score(game_match, text, seat)),
        Topic::Clouds(seat) => player(seat, &|it| (words.clouds)(&it.name, it.clouds)),
        Topic::Dominoes(seat) => {
            player(seat, &|it| (words.dominoes)(&it.name, it.hand, it.reserve))
        }
        Topic::Tokens(seat) => {
            player(seat, &|it| (words.tokens)(&it.name, it.tokens.unwrap_or(0), it.backs))
        }
        Topic::Left(seat, stock, plant) => player(seat, &|it| {
            let count = game_match.game().table().plants_left(seat, stock, plant);
            (words.left)(&it.name, plant.index(), stock == Stock::Neutral, count)
        }),
        Topic::Joker => {
            Some((words.joker)(text.names.animals[game_match.game().table().joker().index()]))
        }
        Topic::Choice(stock, plant) => choice(game_match, text, selection, stock, plant),
        Topic::Cost(button) => {
            let place = COSTS.iter().position(|&cost| cost == button)?;
            Some(words.costs[place].to_owned())
        }
        Topic::On(at) => on(game_match, text, selection, at),
        Topic::UnseenWith(animal) => {
            let count = Unseen::of(game_match)?.with(animal);
            Some((words.unseen_with)(text.names.animals[animal.index()], count))
        }
        Topic::Final(source) => Some(share(game_match, text, source).to_owned()),
        Topic::Walk => Some(words.walk.to_owned()),
        Topic::Track => Some(words.track.to_owned()),
        Topic::Prize if in_valley(game_match) => Some(words.prize_in_valley.to_owned()),
        Topic::Prize => Some(words.prize.to_owned()),
        Topic::Total => Some(words.total.to_owned()),
        Topic::Gets => Some(words.gets.to_owned()),
        Topic::Open if in_valley(game_match) => Some(words.open_in_valley.to_owned()),
        Topic::Open => Some(words.open.to_owned()),
        Topic::Unseen => Some(words.unseen.to_owned()),
        Topic::Turn => Some(words.turn.to_owned()),
        Topic::TurnNumber => Some(words.turn_number.to_owned()),
        Topic::Rule(rule) => Some(rule.words(text).to_owned()),
        Topic::Deed => last_action_text(game_match, text, selection),
        Topic::Size => Some(words.size.to_owned()),
        Topic::Change => Some(words.change.to_owned()),
        Topic::Scale => Some(words.scale.to_owned()),
        Topic::AtTurn => Some(words.at_turn.to_owned()),
        Topic::Sum => Some(words.sum.to_owned()),
        Topic::TieBreak => Some(words.tie_break.to_owned()),
    }
}

/// The rules behind what the banner tells: of what would be joined or planted, or was done last.
fn last_action_text(game_match: &Match, text: &Text, selection: Selection) -> Option<String> {
    let mut rules: Vec<Rule> = match selection {
        Selection::MushroomGhost(_) => vec![Rule::Joining],
        Selection::PlantGhost { .. } => vec![Rule::Planting],
        _ if game_match.is_past() || game_match.bot_to_act().is_some() => {
            game_match.log().last()?.events.iter().filter_map(Rule::of).collect()
        }
        _ => return None,
    };
    rules.dedup();
    let words: Vec<&str> = rules.into_iter().map(|rule| rule.words(text)).collect();
    (!words.is_empty()).then(|| words.join(" "))
}

fn in_valley(game_match: &Match) -> bool {
    game_match.game().table().board().rules() == RuleSet::Valley
}

/// What a row of the final scoring counts; areas have no tokens in Valley.
fn share(game_match: &Match, text: &Text, source: Source) -> &'static str {
    let [main, minor] = text.explain.shares_in_valley;
    match source {
        Source::AreasMain if in_valley(game_match) => main,
        Source::AreasMinor if in_valley(game_match) => minor,
        _ => text.explain.sources[source as usize],
    }
}

/// A score with what it is made of.
fn score(game_match: &Match, text: &Text, seat: Seat) -> String {
    let parts: Vec<(&str, i64)> = Source::ALL
        .into_iter()
        .map(|source| (text.explain.parts[source as usize], points_from(game_match, source, seat)))
        .filter(|&(_, points)| points != 0)
        .collect();
    let score = game_match.game().table().score(seat);
    (text.explain.score)(&seat_name(game_match, text, seat), score, &parts)
}

/// How many of a plant are left, what it would score, and how one would then stand.
fn choice(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    stock: Stock,
    plant: Plant,
) -> Option<String> {
    let words = &text.explain;
    let choices = plant_choices(game_match, text, selection);
    let choice = choices.into_iter().find(|it| it.stock == stock && it.plant == plant)?;
    let mut all = (words.choice)(plant.index(), stock == Stock::Neutral, choice.left);
    let table = game_match.game().table();
    let area = selection.plant_space().and_then(|at| table.area_on(at));
    if let (Some(points), Some(area)) = (choice.points, area) {
        let counted = table.counted_plants(plant, area).len();
        all = format!("{all} {}", (words.planting)(points, counted));
    }
    if let Some(rank) = choice.rank {
        all = format!("{all} {}", words.ranks[rank as usize]);
    }
    Some(all)
}

/// Whatever number is on the space: what is chosen there comes first.
fn on(game_match: &Match, text: &Text, selection: Selection, at: Space) -> Option<String> {
    let (table, words) = (game_match.game().table(), &text.explain);
    let Highlights { labels, joins, .. } = Highlights::new(game_match, selection);
    let sizes = joins.sizes.into_iter().map(|(at, size)| (at, Label::Size(size)));
    let label = labels.into_iter().chain(sizes).find(|&(space, _)| space == at);
    let label = label.map(|(_, label)| label);
    let clouds = table.clouds_on(at);
    let by_plant = table.soil().contains(at);
    let clouds = (clouds > 0).then(|| (words.on_board)(clouds, by_plant));
    let label = match label {
        Some(Label::Points(points)) => Some(points_on(game_match, text, selection, at, points)?),
        Some(Label::Clouds(cost)) => Some((words.returning)(cost)),
        Some(Label::Size(size)) => {
            let first = table.majority_joined(at).first;
            let first = first.map(|owner| owner_name(game_match, text, owner));
            Some((words.joined)(size, first.as_deref()))
        }
        None => None,
    };
    let token = || {
        let base = table.board().rules() == RuleSet::Base;
        let area = table.area_on(at).filter(|&area| base && !table.is_scored(area))?;
        let prize = table.prize(area);
        Some((words.token)(&area_letters(table, area), prize.main, prize.minor))
    };
    let isolated = || {
        let is_isolated = table.free_brook().contains(at) && !table.open_brook().contains(at);
        let isolated =
            if in_valley(game_match) { words.isolated_in_valley } else { words.isolated };
        is_isolated.then(|| isolated(&at.to_string()))
    };
    let faded = || {
        let animal = table.animal_on(at).filter(|_| table.is_irrelevant(at))?;
        Some((words.faded)(text.names.animals[animal.index()]))
    };
    match (label, clouds) {
        (Some(label), Some(clouds)) => Some(format!("{label} {clouds}")),
        (one, other) => one.or(other).or_else(token).or_else(faded).or_else(isolated),
    }
}

/// The points that planting on the space gives: of the chosen plant, or the most.
fn points_on(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    at: Space,
    points: i64,
) -> Option<String> {
    let table = game_match.game().table();
    let Selection::PlantGhost { plant, .. } = selection else {
        return Some((text.explain.best)(&at.to_string(), points));
    };
    let counted = table.counted_plants(plant, table.area_on(at)?).len();
    Some((text.explain.planting)(points, counted))
}

/// The words beside a plant's rank are in the order of the ranks.
const _: () = assert!(Rank::First as usize == 0 && Rank::Behind as usize == 3);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Action,
        scene::testing::random_match::{begun_by, played_out},
        session::Controller,
        text::ENGLISH,
    };

    fn begun() -> Match {
        begun_by("brook", &[Controller::Person, Controller::ALL[1]], 1).0
    }

    /// A match in which a domino lies, and a plant is to be set.
    fn planting() -> Match {
        let mut game_match = begun();
        let all = game_match.game().legal_actions();
        let beside_soil = |action: &&Action| {
            let mut next = game_match.game().clone();
            matches!(action, Action::PlaceDomino { .. })
                && next.apply(**action).is_ok()
                && next.table().plant_spaces().next().is_some()
        };
        let lay = *all.iter().find(beside_soil).unwrap();
        game_match.act(lay).unwrap();
        game_match
    }

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn said(game_match: &Match, selection: Selection, topic: Topic) -> String {
        explain(game_match, &ENGLISH, selection, topic).unwrap_or_default()
    }

    #[test]
    fn a_player_is_said_to_begin_with_less_the_later_they_play() {
        let words = said(&begun(), Selection::Nothing, Topic::Seat(seat(1)));
        assert_eq!(
            words,
            "Ben, a bot, plays 2nd and began with 3 points: who plays later begins with less, and all with 6 clouds."
        );
    }

    #[test]
    fn a_score_says_what_it_is_made_of() {
        let mut game_match = planting();
        let at = game_match.game().table().plant_spaces().next().unwrap();
        game_match.act(Action::PlacePlant { plant: Plant::Bush, stock: Stock::Own, at }).unwrap();
        let words = said(&game_match, Selection::Nothing, Topic::Score(seat(0)));
        assert_eq!(words, "Ann has 5 points: start +4 and planting +1.");
    }

    #[test]
    fn a_plant_to_choose_says_what_it_scores_and_how_one_would_stand() {
        let game_match = planting();
        let at = game_match.game().table().plant_spaces().next().unwrap();
        let words =
            said(&game_match, Selection::PlantSpace(at), Topic::Choice(Stock::Own, Plant::Oak));
        assert_eq!(
            words,
            "2 × oak left, value 4. +1 for the plant itself: no other of equal or lower value is in the area. With it you would have the most there."
        );
    }

    #[test]
    fn points_beside_a_space_are_explained_there() {
        let game_match = planting();
        let at = game_match.game().table().plant_spaces().next().unwrap();
        let words = said(&game_match, Selection::PlantSpace(at), Topic::On(at));
        assert_eq!(words, format!("A plant on {at} scores up to 1 point."));
    }

    #[test]
    fn clouds_on_the_board_say_who_takes_them() {
        let game_match = begun();
        let at = game_match.game().table().cloudy().iter().next().unwrap();
        let words = said(&game_match, Selection::Nothing, Topic::On(at));
        assert!(
            words.ends_with("whoever plants here takes as many as fit, six at most."),
            "{words}"
        );
    }

    #[test]
    fn an_animal_beside_which_nothing_can_be_laid_says_why_it_is_faint() {
        let game_match = played_out("brook", 2, 1);
        let table = game_match.game().table();
        let laid = table.placed().flat_map(|(domino, at)| at.into_iter().zip(domino.halves()));
        let (at, animal) = laid.into_iter().find(|&(at, _)| table.is_irrelevant(at)).unwrap();
        let animal = ENGLISH.names.animals[animal.index()];
        assert_eq!(
            said(&game_match, Selection::Nothing, Topic::On(at)),
            format!("The {animal} is faint: no domino can be laid beside it any more.")
        );
    }

    #[test]
    fn a_space_without_a_number_needs_no_explanation() {
        let game_match = begun();
        let table = game_match.game().table();
        let bare = (*table.board().brook()).iter().find(|&at| table.clouds_on(at) == 0).unwrap();
        assert_eq!(explain(&game_match, &ENGLISH, Selection::Nothing, Topic::On(bare)), None);
    }

    #[test]
    fn nothing_is_explained_by_tokens_or_closed_areas_in_valley_which_has_none() {
        let (game_match, _) = crate::scene::testing::random_match::begun("valley", 2, 1);
        let shares = [Source::AreasMain, Source::AreasMinor].map(Topic::Final);
        for topic in shares.into_iter().chain([Topic::Prize, Topic::Open]) {
            let words = said(&game_match, Selection::Nothing, topic);
            assert!(!words.contains("token") && !words.contains("number"), "{words}");
            assert!(!words.contains("brook"), "{words}");
        }
    }

    #[test]
    fn tokens_of_others_keep_their_backs_secret() {
        let words = said(&begun(), Selection::Nothing, Topic::Tokens(seat(1)));
        assert!(words.contains("secret till then"), "{words}");
    }
}
