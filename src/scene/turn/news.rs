//! The news at the start of a turn: what has happened since the player to act last played.

use crate::{
    rules::{Action, Event, Owner, PlayerCount, Seat},
    scene::words::{Narrator, area_letters, plant_name, seat_name, summary::since_own_turn},
    session::{Entry, Match},
    text::{Text, words::number::signed},
};

/// Returns the number of actions before the player to act last finished: what that scored comes after.
fn since_own_finish(game_match: &Match) -> usize {
    let own_turn = since_own_turn(game_match);
    let finishes = |entry: &Entry| entry.action == Action::Finish;
    game_match.log()[..own_turn].iter().rposition(finishes).unwrap_or(own_turn)
}

/// The most letters of news with what the own turn scored.
const LONGEST_NEWS: usize = 130;

/// The most letters of news with the plants of two or three others, or the points for them: the heading
/// keeps its place.
const LONGEST_WITH_PLANTS: usize = 72;

/// Says what happened since the player to act last played: the points from areas and the joker that
/// others chose.
///
/// It also names the areas that gave the player's plants nothing, and what the others scored. Where
/// there is room, it names the plants of the others, or the points for them. Where that is short, it
/// also says what the end of the player's own turn scored. With `most` letters what others did gives
/// way. `None` if there is nothing to say, and later in the turn.
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
    /// What the others planted, or the points that it gave them.
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
            meanwhile.iter().filter_map(|entry| entry_news(game_match, text, entry)).collect();
        let before = meanwhile.first().map(|first| first.game_before().table().joker());
        if before.is_some_and(|before| before != table.joker()) {
            let animal = text.names.animals[table.joker().index()];
            others.push((text.queries.new_joker)(animal));
        }
        let mut news = News { own_turn, plants, own, others };
        let has_several_others = table.players() != PlayerCount::Two;
        let is_long = |news: &News| news.whole().chars().count() > LONGEST_WITH_PLANTS;
        if has_several_others && is_long(&news) {
            news.plants = Vec::from_iter(planting_points_text(game_match, text, meanwhile));
        }
        if has_several_others && is_long(&news) {
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

/// Lists the points that each player got for plants in these entries; `None` if nobody planted.
fn planting_points_text(game_match: &Match, text: &Text, entries: &[Entry]) -> Option<String> {
    let planted = entries.iter().flat_map(|entry| &entry.events).filter_map(|event| match *event {
        Event::PlantPlaced { seat, points, .. } => Some((seat, points)),
        _ => None,
    });
    let planted: Vec<(Seat, i64)> = planted.collect();
    let sum = |of: Seat| -> i64 {
        planted.iter().filter(|(seat, _)| *seat == of).map(|(_, points)| points).sum()
    };
    let seats = game_match.game().table().seats().map(|seat| (seat, sum(seat)));
    let name = |seat| seat_name(game_match, text, seat);
    let all: Vec<String> = seats
        .filter(|&(_, points)| points > 0)
        .map(|(seat, points)| format!("{} {}", name(seat), signed(points)))
        .collect();
    (!all.is_empty()).then(|| format!("{}.", all.join(", ")))
}

/// Says what the areas that were scored gave to the player to act, and what to each other player.
fn scored_text(
    game_match: &Match,
    text: &Text,
    entries: &[Entry],
) -> (Option<String>, Vec<String>) {
    let (table, t) = (game_match.game().table(), &text.queries);
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

/// Says in short what the player to act has just planted, or discarded.
pub fn own_news_text(game_match: &Match, text: &'static Text) -> Option<String> {
    entry_news(game_match, text, game_match.log().last()?)
}

fn entry_news(game_match: &Match, text: &'static Text, entry: &Entry) -> Option<String> {
    entry.events.iter().find_map(|event| event_news(game_match, text, event))
}

/// Says in short what was planted where, and for how many points, or which domino was discarded;
/// `None` for other events.
fn event_news(game_match: &Match, text: &'static Text, event: &Event) -> Option<String> {
    match *event {
        Event::PlantPlaced { seat, plant, owner, at, points, .. } => {
            let name = plant_name(text, plant);
            let plant = match owner {
                Owner::Seat(_) => name.to_owned(),
                Owner::Neutral => (text.table.plant)(text.names.neutral, name),
            };
            let who = seat_name(game_match, text, seat);
            Some((text.queries.other_planted)(&who, &plant, &at.to_string(), points))
        }
        Event::DominoDiscarded { .. } => {
            let narrator = Narrator::new(game_match.setup(), text);
            narrator.narrate(event).map(|sentence| sentence.to_string())
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{fixtures::two_areas_scored, sketch::Sketch},
        session::{Controller, testing::MatchBuilder},
        text::ENGLISH,
    };

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
    fn of_many_plants_only_the_points_are_said() {
        let news = |at: &Match| meanwhile_text(at, &ENGLISH, None);
        let all = MatchBuilder::new("brook").players(4).positions();
        let words = all.iter().filter_map(news).find(|words| !words.contains(": "));
        assert_eq!(words.as_deref(), Some("Ann +1, Ben +1, Cleo +2."));
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
}
