//! Explanations of the numbers on the page, made when they are asked for.

mod final_row;
mod space;
pub mod topic;

pub use final_row::token_backs;
pub use space::{adds_to_label, explains_token};
pub use topic::{ExplainedButton, Topic};

use crate::{
    rules::{Plant, RuleSet, Seat, Stock},
    scene::{
        area::{Rank, plant_choices::plant_choices},
        history::{PointSource, points_from},
        input::{Reply, Selection, may_act},
        turn::{PlayerBoardScene, Unseen, player_boards::player_boards},
        words::{Rule, capitalized, scored_before_turn, seat_name},
    },
    session::Match,
    text::Text,
};
use final_row::final_row;
use space::{in_valley, space};

/// Explains the number and its origin; `None` if there is no such number.
pub fn explain(
    game_match: &Match,
    text: &'static Text,
    selection: Selection,
    topic: Topic,
) -> Option<String> {
    let t = &text.explain;
    let board =
        |seat: Seat| player_boards(game_match, text).into_iter().find(|scene| scene.seat == seat);
    let player = |seat: Seat, text: &dyn Fn(PlayerBoardScene) -> String| board(seat).map(text);
    match topic {
        Topic::Seat(seat) => {
            let began = points_from(game_match, PointSource::Start, seat);
            player(seat, &|it| (t.seat)(&it.name, it.is_bot, seat.index() + 1, began))
        }
        Topic::Score(seat) => Some(score(game_match, text, seat)),
        Topic::Clouds(seat) => player(seat, &|it| (t.clouds)(&it.name, it.clouds)),
        Topic::Dominoes(seat) => player(seat, &|it| (t.dominoes)(&it.name, it.hand, it.reserve)),
        Topic::Tokens(seat) => {
            player(seat, &|it| (t.tokens)(&it.name, it.tokens.unwrap_or(0), it.backs))
        }
        Topic::PlantsLeft(seat, stock, plant) => player(seat, &|it| {
            let count = game_match.game().table().plants_left(seat, stock, plant);
            (t.left)(&it.name, plant.index(), stock == Stock::Neutral, count)
        }),
        Topic::Joker => {
            Some((t.joker)(text.names.animals[game_match.game().table().joker().index()]))
        }
        Topic::PlantChoice(stock, plant) => plant_choice(game_match, text, selection, stock, plant),
        Topic::Button(button) => {
            let does = t.buttons[button as usize];
            let pressed = selection.press(game_match, button.button());
            Some(match pressed {
                Reply::Reject(reason) if may_act(game_match).is_ok() => {
                    format!("{does} {}", reason.words(game_match, text))
                }
                _ => does.to_owned(),
            })
        }
        Topic::Space(at) => space(game_match, text, selection, at),
        Topic::UnseenWith(animal) => {
            let count = Unseen::from_match(game_match)?.count_with(animal);
            Some((t.unseen_with)(text.names.animals[animal.index()], count))
        }
        Topic::FinalRow(source) => Some(final_row(game_match, text, source)),
        Topic::Group => Some(t.walk.to_owned()),
        Topic::ScoreTrack => Some(t.track.to_owned()),
        Topic::Prize if in_valley(game_match) => Some(t.prize_in_valley.to_owned()),
        Topic::Prize => Some(t.prize.to_owned()),
        Topic::Total => Some(t.total.to_owned()),
        Topic::AreaPoints => Some(t.gets.to_owned()),
        Topic::OpenSpaces if in_valley(game_match) => Some(t.open_in_valley.to_owned()),
        Topic::OpenSpaces => Some(t.open.to_owned()),
        Topic::Unseen => Some(t.unseen.to_owned()),
        Topic::TurnPoints => Some(t.turn.to_owned()),
        Topic::TurnNumber => Some(t.turn_number.to_owned()),
        Topic::Rule(rule) => Some(rule.text(rules_of(game_match), text).to_owned()),
        Topic::LastAction => banner_line(game_match, text, selection),
        Topic::AreaSize => Some(t.size.to_owned()),
        Topic::StandingChange => Some(t.change.to_owned()),
        Topic::ChartScale => Some(t.scale.to_owned()),
        Topic::ChartPoint => Some(t.at_turn.to_owned()),
        Topic::FinalTotal => Some(t.sum.to_owned()),
        Topic::TieBreak => Some(Rule::Victory.text(rules_of(game_match), text).to_owned()),
    }
}

/// Returns the rules behind the banner's line: of the mushroom or plant to confirm, or of the last
/// action.
pub fn banner_rules(game_match: &Match, selection: Selection) -> Vec<Rule> {
    let last = game_match.log().last();
    let described = match selection {
        Selection::MushroomGhost(_) => return vec![Rule::Joining],
        Selection::PlantGhost { .. } => return vec![Rule::Planting],
        _ if game_match.is_past() => last,
        _ if game_match.bot_to_act().is_some() => scored_before_turn(game_match).or(last),
        _ => None,
    };
    let events = described.into_iter().flat_map(|entry| &entry.events);
    let mut rules: Vec<Rule> = events.filter_map(Rule::from_event).collect();
    rules.dedup();
    rules
}

/// Explains the banner's line by its rules.
fn banner_line(game_match: &Match, text: &Text, selection: Selection) -> Option<String> {
    let rules = banner_rules(game_match, selection);
    let in_game = rules_of(game_match);
    let texts: Vec<&str> = rules.into_iter().map(|rule| rule.text(in_game, text)).collect();
    (!texts.is_empty()).then(|| texts.join(" "))
}

fn rules_of(game_match: &Match) -> RuleSet {
    game_match.game().table().board().rules()
}

/// Explains a score by the points of each source.
fn score(game_match: &Match, text: &Text, seat: Seat) -> String {
    let parts: Vec<(&str, i64)> = PointSource::ALL
        .into_iter()
        .map(|source| (text.explain.parts[source as usize], points_from(game_match, source, seat)))
        .filter(|&(_, points)| points != 0)
        .collect();
    let score = game_match.game().table().score(seat);
    (text.explain.score)(&seat_name(game_match, text, seat), score, &parts)
}

/// Explains a plant of the plant choice: the number left, its points and the standing after it.
fn plant_choice(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    stock: Stock,
    plant: Plant,
) -> Option<String> {
    let t = &text.explain;
    let choices = plant_choices(game_match, text, selection);
    let choice = choices.into_iter().find(|it| it.stock == stock && it.plant == plant)?;
    let mut all = (t.choice)(plant.index(), stock == Stock::Neutral, choice.left);
    let table = game_match.game().table();
    let area = selection.plant_space().and_then(|at| table.area_on(at));
    if let (Some(points), Some(area)) = (choice.points, area) {
        let counted = table.counted_plants(plant, area).len();
        all = format!("{all} {}", (t.planting)(points, counted));
    }
    if let Some(rank) = choice.rank {
        all = format!("{all} {}", t.ranks[rank as usize]);
    }
    // By finger, a long press is the only way to see this before the tap.
    if let Some(standings) = choice.standings {
        all = format!("{all} {}.", capitalized(&standings));
    }
    Some(all)
}

/// The texts of the ranks are in the order of the ranks.
const _: () = assert!(Rank::First as usize == 0 && Rank::Behind as usize == 3);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::Action,
        scene::testing::{
            fixtures::{BOT, brook, planting},
            sketch::Sketch,
        },
        session::{Controller, testing::MatchBuilder},
        text::ENGLISH,
    };

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    fn explained(game_match: &Match, selection: Selection, topic: Topic) -> String {
        explain(game_match, &ENGLISH, selection, topic).unwrap_or_default()
    }

    #[test]
    fn the_scoring_before_a_bots_turn_leads_to_its_rule() {
        let controllers = [Controller::Person, BOT];
        let positions = MatchBuilder::new("brook").controllers(&controllers).positions();
        let waits = |it: &&Match| it.bot_to_act().is_some() && scored_before_turn(it).is_some();
        let found = positions.iter().find(waits).unwrap();
        assert!(banner_rules(found, Selection::Nothing).contains(&Rule::Scoring));
    }

    #[test]
    fn seat_says_that_later_players_begin_with_less() {
        let words = explained(&brook(), Selection::Nothing, Topic::Seat(seat(1)));
        assert_eq!(
            words,
            "White, a bot, plays 2nd and began with 3 points. Those who play later begin with fewer points; everybody begins with 6 clouds."
        );
    }

    #[test]
    fn score_lists_its_sources() {
        let mut game_match = planting();
        let at = game_match.game().table().plant_spaces().next().unwrap();
        game_match.act(Action::PlacePlant { plant: Plant::Bush, stock: Stock::Own, at }).unwrap();
        let words = explained(&game_match, Selection::Nothing, Topic::Score(seat(0)));
        assert_eq!(words, "Ann has 5 points: start +4 and planting +1.");
    }

    #[test]
    fn plant_choice_names_its_points_and_the_standing() {
        let game_match = planting();
        let at = game_match.game().table().plant_spaces().next().unwrap();
        let words = explained(
            &game_match,
            Selection::PlantSpace(at),
            Topic::PlantChoice(Stock::Own, Plant::Oak),
        );
        assert_eq!(
            words,
            "2 × oak left, value 4. +1 for the plant itself: no other of equal or lower value is in the area. With it your total there is the highest. Ann: 4, gets 6."
        );
    }

    #[test]
    fn extra_turn_says_that_one_draws_first() {
        let mut game_match = planting();
        let topic = Topic::Button(ExplainedButton::ExtraTurn);
        let says_so =
            |game_match: &Match| explained(game_match, Selection::Nothing, topic).contains("Draw");
        assert!(!says_so(&game_match));
        game_match.act(Action::SkipPlant).unwrap();
        assert!(says_so(&game_match));
        game_match.act(Action::Finish).unwrap();
        assert!(!says_so(&game_match));
    }

    #[test]
    fn a_closed_button_says_why() {
        let topic = Topic::Button(ExplainedButton::ExtraTurn);
        let words = explained(&brook(), Selection::Nothing, topic);
        assert!(words.ends_with("That works only in the step “End”."), "{words}");
    }

    #[test]
    fn place_gives_a_reason_only_without_a_ghost() {
        let game_match = brook();
        let place = |selection| {
            explained(&game_match, selection, Topic::Button(ExplainedButton::PlaceDomino))
        };
        let chosen = Selection::Domino("owl-fox".parse().unwrap());
        let ghost = chosen.preview_at(&game_match, Some("c2".parse().unwrap()));
        assert!(matches!(ghost, Selection::DominoGhost { .. }));
        assert_eq!(place(ghost), ENGLISH.explain.buttons[4]);
        assert_ne!(place(Selection::Nothing), ENGLISH.explain.buttons[4]);
    }

    #[test]
    fn valley_explanations_mention_no_tokens_or_brook() {
        let game_match = MatchBuilder::new("valley").begin();
        let shares = [PointSource::AreasMain, PointSource::AreasMinor].map(Topic::FinalRow);
        for topic in shares.into_iter().chain([Topic::Prize, Topic::OpenSpaces]) {
            let words = explained(&game_match, Selection::Nothing, topic);
            assert!(!words.contains("token") && !words.contains("number"), "{words}");
            assert!(!words.contains("brook"), "{words}");
        }
    }

    #[test]
    fn token_backs_of_others_stay_secret() {
        let tokens =
            |game_match: &Match, of| explained(game_match, Selection::Nothing, Topic::Tokens(of));
        let game_match = Sketch::base("A * * . B")
            .holds(0, "owl-fox")
            .play("place owl-fox b1 c1; no plant; finish; end");
        let words = tokens(&game_match, seat(0));
        assert!(words.contains("secret till the end"), "{words}");
        assert!(tokens(&game_match, seat(1)).contains("no area token yet"));
    }
}
