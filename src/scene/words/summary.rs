//! Answers to questions about the game in one sentence: the scores, the last moves, the hand, the
//! drawn domino.

use super::{Narrator, actions_text, area_letters, domino_name, hand_notes, plant_name, seat_name};
use crate::{
    rules::{Action, Domino, Event, Owner, PlayerCount, Seat},
    session::{Controller, Entry, Match},
    text::{Text, words::number::plain},
};

/// Returns the points of all players in seat order, each with the player's clouds.
pub fn scores_and_clouds_text(game_match: &Match, text: &Text) -> String {
    let table = game_match.game().table();
    let points = |seat| {
        let clouds = (text.table.buttons.cost)(table.clouds(seat));
        format!("{} ({clouds})", plain(table.score(seat)))
    };
    list_scores(game_match, text, points)
}

/// Returns the points of all players in seat order.
pub fn scores_text(game_match: &Match, text: &Text) -> String {
    list_scores(game_match, text, |seat| plain(game_match.game().table().score(seat)))
}

/// Lists all players with their points.
fn list_scores(game_match: &Match, text: &Text, points: impl Fn(Seat) -> String) -> String {
    let score = |seat| (text.questions.score)(&seat_name(game_match, text, seat), &points(seat));
    let scores: Vec<String> = game_match.game().table().seats().map(score).collect();
    format!("{}.", scores.join(", "))
}

/// Describes all actions since the player to act ended a turn, or since the start.
///
/// After the game it describes those since the last turn of a person, or that turn if it was the last.
/// The final scoring has tables of its own.
pub fn last_moves_text(game_match: &Match, text: &'static Text) -> String {
    let log = game_match.log();
    let moves = |range| actions_text(game_match, text, range);
    match log.split_last() {
        Some((last, before)) if game_match.game().table().is_over() => {
            let is_persons = |seat| game_match.controller(seat) == Controller::Person;
            let others_end = !is_persons(last.seat);
            let begins =
                |entry: &Entry| entry.ends_turn() && (!others_end || is_persons(entry.seat));
            let start = before.iter().rposition(begins).map_or(0, |last| last + 1);
            moves(start..before.len()).unwrap_or_default()
        }
        _ => moves(since_own_turn(game_match)..log.len())
            .unwrap_or_else(|| text.questions.no_moves.to_owned()),
    }
}

/// Returns the number of actions up to the last turn of the player to act; 0 if it is the first.
pub(super) fn since_own_turn(game_match: &Match) -> usize {
    let seat = game_match.game().table().seat();
    let ends = |entry: &Entry| entry.seat == seat && entry.action == Action::EndTurn;
    game_match.log().iter().rposition(ends).map_or(0, |last| last + 1)
}

/// Returns the number of actions before the player to act last finished: what that scored comes after.
fn since_own_finish(game_match: &Match) -> usize {
    let own_turn = since_own_turn(game_match);
    let finishes = |entry: &Entry| entry.action == Action::Finish;
    game_match.log()[..own_turn].iter().rposition(finishes).unwrap_or(own_turn)
}

/// The most letters of news with what the own turn scored.
const LONGEST_NEWS: usize = 130;

/// The most letters of news with the plants of two or three others: the heading keeps its place.
const LONGEST_WITH_PLANTS: usize = 72;

/// Says what happened since the player to act last played: the points from areas and the joker that
/// others chose.
///
/// It also names the areas that gave the player's plants nothing, what the others scored, and where
/// there is room the plants of the others. Where that is short, it also says what the end of the
/// player's own turn scored. With `most` letters what others did gives way. `None` if there is
/// nothing to say, and later in the turn.
pub fn meanwhile_text(
    game_match: &Match,
    text: &'static Text,
    most: Option<usize>,
) -> Option<String> {
    let (log, table) = (game_match.log(), game_match.game().table());
    log.last().filter(|last| last.action == Action::EndTurn && !table.is_over())?;
    let turn = since_own_turn(game_match);
    let all = News::since(game_match, text, since_own_finish(game_match), turn).whole();
    let is_short = |news: &String| news.chars().count() <= most.unwrap_or(LONGEST_NEWS);
    let later = || News::since(game_match, text, turn, turn).fitted(most);
    Some(all).filter(is_short).or_else(later).filter(|news| !news.is_empty())
}

/// The parts of the news, in the order in which they happened.
struct News {
    /// What areas gave at the end of the player's own turn.
    own_turn: Vec<String>,
    /// What the others planted.
    plants: Vec<String>,
    /// What the player to act gained from areas since then.
    own: Option<String>,
    /// What the others gained from areas since then, and the new joker.
    others: Vec<String>,
}

impl News {
    /// Collects what areas gave since the log's entry `scored`, and what others did since `turn`.
    fn since(game_match: &Match, text: &'static Text, scored: usize, turn: usize) -> News {
        let (log, table) = (game_match.log(), game_match.game().table());
        let meanwhile = &log[turn..];
        let (own, others) = scored_text(game_match, text, &log[scored..turn]);
        let own_turn = own.into_iter().chain(others).collect();
        let (own, mut others) = scored_text(game_match, text, meanwhile);
        let plants =
            meanwhile.iter().filter_map(|entry| entry_text(game_match, text, entry)).collect();
        let before = meanwhile.first().map(|first| first.game_before().table().joker());
        if before.is_some_and(|before| before != table.joker()) {
            let animal = text.names.animals[table.joker().index()];
            others.push((text.questions.new_joker)(animal));
        }
        let mut news = News { own_turn, plants, own, others };
        let has_several_others = table.players() != PlayerCount::Two;
        if has_several_others && news.whole().chars().count() > LONGEST_WITH_PLANTS {
            news.plants.clear();
        }
        news
    }

    fn whole(&self) -> String {
        let all = self.own_turn.iter().chain(&self.plants).chain(&self.own).chain(&self.others);
        all.map(String::as_str).collect::<Vec<_>>().join(" ")
    }

    /// Returns as much of the news as has room in `most` letters: all, else what areas gave, else what
    /// they gave to the player. Without `most`, only the plants give way to what is longer than usual.
    fn fitted(mut self, most: Option<usize>) -> Option<String> {
        let is_short = |news: &String, most: usize| news.chars().count() <= most;
        let all = Some(self.whole()).filter(|all| is_short(all, most.unwrap_or(LONGEST_NEWS)));
        self.plants.clear();
        let scored = Some(self.whole());
        let scored = scored.filter(|scored| is_short(scored, most.unwrap_or(usize::MAX)));
        all.or(scored).or(self.own)
    }
}

/// Says what the areas that were scored gave to the player to act, and what to each other player.
fn scored_text(
    game_match: &Match,
    text: &Text,
    entries: &[Entry],
) -> (Option<String>, Vec<String>) {
    let (table, t) = (game_match.game().table(), &text.questions);
    let seat = table.seat();
    let (mut areas, mut without, mut sum, mut others) = (Vec::new(), Vec::new(), 0, Vec::new());
    for event in entries.iter().flat_map(|entry| &entry.events) {
        let Event::AreaScored { area, majority, .. } = event else { continue };
        let letters = area_letters(table, *area);
        let points = majority.points_of(seat);
        if points > 0 {
            areas.push(letters.clone());
            sum += points;
        } else if majority.is_tied(Owner::Seat(seat)) {
            without.push(format!("{letters} ({})", t.tie));
        } else if majority.total(Owner::Seat(seat)) > 0 {
            without.push(letters.clone());
        }
        let gains = table.seats().map(|other| (other, majority.points_of(other)));
        let gains = gains.filter(|&(other, points)| other != seat && points > 0);
        others.extend(gains.map(|(other, points)| {
            (t.other_scored)(&seat_name(game_match, text, other), &letters, points)
        }));
    }
    let areas: Vec<&str> = areas.iter().map(String::as_str).collect();
    let without: Vec<&str> = without.iter().map(String::as_str).collect();
    let own = match (&areas[..], &without[..]) {
        ([], []) => None,
        ([], without) => Some((t.meanwhile)(without, 0)),
        (areas, []) => Some((t.meanwhile)(areas, sum)),
        (areas, without) => {
            Some(format!("{} {}", (t.meanwhile)(areas, sum), (t.without_points)(without)))
        }
    };
    (own, others)
}

/// Says in short what the player to act has just planted, and for how many points.
pub fn own_plant_text(game_match: &Match, text: &'static Text) -> Option<String> {
    entry_text(game_match, text, game_match.log().last()?)
}

fn entry_text(game_match: &Match, text: &'static Text, entry: &Entry) -> Option<String> {
    entry.events.iter().find_map(|event| planted_text(game_match, text, event))
}

/// Says in short what was planted where, and for how many points, or which domino was discarded;
/// `None` for other events.
fn planted_text(game_match: &Match, text: &'static Text, event: &Event) -> Option<String> {
    let Event::PlantPlaced { seat, plant, owner, at, points, .. } = *event else {
        // A turn without a plant begins with a discard.
        let discarded = Some(event).filter(|it| matches!(it, Event::DominoDiscarded { .. }))?;
        return Narrator::new(game_match.setup(), text).narrate(discarded).map(|it| it.to_string());
    };
    let name = plant_name(text, plant);
    let plant = match owner {
        Owner::Seat(_) => name.to_owned(),
        Owner::Neutral => (text.table.plant)(text.names.neutral, name),
    };
    let who = seat_name(game_match, text, seat);
    Some((text.questions.other_planted)(&who, &plant, &at.to_string(), points))
}

/// Names the dominoes of the viewer's hand, and those that fit nowhere.
pub fn hand_text(game_match: &Match, text: &Text) -> String {
    let game = game_match.game();
    let hand = game_match.viewer().map_or(&[][..], |seat| game.hand(seat));
    let domino = |&domino: &Domino| {
        let name = domino_name(text, domino);
        let notes = hand_notes(game.table(), text, domino);
        match notes.is_empty() {
            true => name,
            false => format!("{name} ({})", notes.join(", ")),
        }
    };
    if hand.is_empty() {
        return text.questions.no_dominoes.to_owned();
    }
    let dominoes: Vec<String> = hand.iter().map(domino).collect();
    format!("{}{}{}.", text.table.hand, text.colon, dominoes.join(", "))
}

/// Names the domino that the viewer drew last; `None` if a domino was played since.
pub(super) fn drawn_text(game_match: &Match, text: &Text) -> Option<String> {
    let viewer = game_match.viewer()?;
    let uses_hand = |action| {
        matches!(action, Action::Finish | Action::PlaceDomino { .. } | Action::DiscardDomino { .. })
    };
    let last = game_match
        .log()
        .iter()
        .rfind(|entry| entry.seat == viewer && uses_hand(entry.action))
        .filter(|entry| entry.action == Action::Finish)?;
    let drew = last.events.iter().any(|event| matches!(event, Event::HandRefilled { .. }));
    let drawn = *game_match.game().hand(viewer).last().filter(|_| drew)?;
    Some((text.questions.drawn)(&domino_name(text, drawn)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{fixtures::two_areas_scored, script::play, sketch::Sketch},
        session::{
            Controller,
            testing::{MatchBuilder, begun},
        },
        text::ENGLISH,
    };

    #[test]
    fn a_match_that_begins_has_no_moves_and_nothing_drawn() {
        let game_match = MatchBuilder::new("brook").begin();
        assert_eq!(last_moves_text(&game_match, &ENGLISH), ENGLISH.questions.no_moves);
        assert_eq!(drawn_text(&game_match, &ENGLISH), None);
    }

    #[test]
    fn areas_that_others_closed_are_said_with_their_points() {
        let all = MatchBuilder::new("brook").controllers(&[Controller::Person; 2]).positions();
        let gains = |at: &Match| {
            meanwhile_text(at, &ENGLISH, None).filter(|words| words.contains("gave you 7"))
        };
        let index = all.iter().position(|at| gains(at).is_some()).unwrap();
        let words = gains(&all[index]).unwrap();
        assert_eq!(words, "Ben: neutral bush on n5, +1. Area E gave you 7 points.");
        let seat = all[index].game().table().seat();
        let ended = all[..index].iter().rfind(|at| at.game().table().seat() == seat).unwrap();
        let gained = all[index].game().table().score(seat) - ended.game().table().score(seat);
        assert!(words.contains(&format!(" {gained} point")), "{words}, {gained}");
        assert_eq!(meanwhile_text(&all[index + 1], &ENGLISH, None), None);
    }

    #[test]
    fn others_score_where_the_player_has_no_plants() {
        let all = MatchBuilder::new("brook").controllers(&[Controller::Person; 2]).positions();
        let scored = |words: &String| words.contains("area ");
        let words = all.iter().find_map(|at| meanwhile_text(at, &ENGLISH, None).filter(scored));
        assert_eq!(words.map(|words| words.ends_with("Ben: area D, +4.")), Some(true));
    }

    #[test]
    fn the_other_players_plant_is_said() {
        let sketch = Sketch::base("A . * *\n. . . .").holds(1, "owl-frog");
        let words = |plant: &str| {
            let turn = format!("pass; place owl-frog b1 c1; {plant}; finish; end");
            meanwhile_text(&sketch.play(&turn), &ENGLISH, None)
        };
        assert_eq!(words("plant oak a1").as_deref(), Some("Ben: oak on a1, +1."));
        assert_eq!(words("plant turf neutral a1").as_deref(), Some("Ben: neutral turf on a1, +1."));
        assert_eq!(words("no plant"), None);
    }

    #[test]
    fn areas_that_gave_nothing_are_said_too() {
        // Both have 1 in area A, which the second player closes.
        let sketch = Sketch::base("* * A # .\n# # A * *").holds(0, "owl-fox").holds(1, "owl-frog");
        let game_match = sketch.play(
            "place owl-fox a1 b1; plant turf c1; finish; end;
            place owl-frog d2 e2; plant turf c2; finish; end",
        );
        let words = meanwhile_text(&game_match, &ENGLISH, None);
        let wanted = "Ben: turf on c2, +2. Area A (tie) gave you no points.";
        assert_eq!(words.as_deref(), Some(wanted));
    }

    #[test]
    fn areas_scored_by_the_own_turn_are_said_again() {
        let sketch = Sketch::base("A * * # .").holds(0, "owl-fox").holds(1, "owl-frog");
        let game_match = sketch.play("place owl-fox b1 c1; plant turf a1; finish; end; pass");
        let words = meanwhile_text(&game_match, &ENGLISH, None).unwrap();
        assert!(words.starts_with("Area A gave you 1 point. Ben "), "{words}");
    }

    #[test]
    fn a_joker_that_others_chose_is_said() {
        let sketch = Sketch::base("* * A # .\n# # A * *").holds(0, "owl-fox").holds(1, "owl-frog");
        let own = "place owl-fox a1 b1; plant turf c1; finish; end;";
        let words =
            |turn: &str| meanwhile_text(&sketch.play(&format!("{own} {turn}")), &ENGLISH, None);
        let chosen = words("joker badger; discard owl-frog; finish; end");
        assert_eq!(chosen.as_deref(), Some("Ben discards owl–frog. New joker: badger."));
        let discarded = words("discard owl-frog; finish; end");
        assert_eq!(discarded.as_deref(), Some("Ben discards owl–frog."));
    }

    #[test]
    fn areas_that_gave_points_come_before_those_that_gave_none() {
        let mut game_match = two_areas_scored();
        game_match.act(Action::EndTurn).unwrap();
        let words = meanwhile_text(&game_match, &ENGLISH, None);
        assert_eq!(
            words.as_deref(),
            Some("Ben: turf on c2, +2. Area B gave you 3 points. Area A (tie): 0 points.")
        );
    }

    #[test]
    fn scores_come_with_clouds() {
        let words = scores_and_clouds_text(&begun(2), &ENGLISH);
        assert_eq!(words, "Ann 4 (6 clouds), Ben 3 (6 clouds).");
    }

    #[test]
    fn after_the_game_the_last_moves_are_those_of_its_last_turn() {
        let mut game_match = begun(2);
        while !game_match.game().table().is_over() {
            play(&mut game_match, "pass");
        }
        let words = last_moves_text(&game_match, &ENGLISH);
        assert_eq!(words.matches(" discards ").count(), 1, "{words}");
        // The final scoring may still count.
        let [score, _] = game_match
            .game()
            .table()
            .seats()
            .map(|seat| game_match.game().table().score(seat))
            .collect::<Vec<_>>()[..]
        else {
            panic!("two players")
        };
        assert!(!words.contains(&score.to_string()), "{words}");
    }

    #[test]
    fn hand_names_its_dominoes_and_those_that_fit_nowhere() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox frog-frog");
        assert!(hand_text(&sketch.play(""), &ENGLISH).starts_with("Hand: owl–fox, frog–frog"));
        let stuck = sketch.play("place owl-fox b1 c1; no plant");
        let hand = hand_text(&stuck, &ENGLISH);
        assert!(hand.contains("frog–frog (fits nowhere)"), "{hand}");
    }

    #[test]
    fn hand_names_the_dominoes_with_the_joker() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox butterfly-frog");
        let hand = hand_text(&sketch.play(""), &ENGLISH);
        assert!(hand.starts_with("Hand: owl–fox, butterfly–frog (with the joker)"), "{hand}");
    }

    #[test]
    fn a_domino_on_the_board_is_no_longer_drawn() {
        let positions = MatchBuilder::new("brook").positions();
        for game_match in &positions {
            let last = game_match.log().last().map(|last| last.action);
            if matches!(last, Some(Action::PlaceDomino { .. } | Action::PlacePlant { .. })) {
                assert_eq!(drawn_text(game_match, &ENGLISH), None);
            }
        }
    }
}
