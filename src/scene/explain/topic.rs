//! What the numbers on the page are about, as the attribute names it that marks them.

use crate::{
    rules::{Animal, Plant, Seat, Space, Stock},
    scene::{history::final_scoring::Source, input::buttons::Button, words::rule_reference::Rule},
};
use std::{fmt, str::FromStr};

/// A number on the page. As text it is the value of the attribute that marks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A group of numbers.
    Walk,
    /// A player.
    Seat(Seat),
    /// A score.
    Score(Seat),
    /// Clouds of a player.
    Clouds(Seat),
    /// Dominoes of a player.
    Dominoes(Seat),
    /// Area tokens of a player.
    Tokens(Seat),
    /// Plants left of a kind.
    Left(Seat, Stock, Plant),
    /// The joker.
    Joker,
    /// The score track.
    Track,
    /// A plant to choose.
    Choice(Stock, Plant),
    /// What a cloud action costs.
    Cost(Button),
    /// What an area is worth.
    Prize,
    /// A colour's total in an area.
    Total,
    /// What a player would get from an area.
    Gets,
    /// How many brook spaces beside an area are open.
    Open,
    /// Whatever number is on a space of the board.
    On(Space),
    /// The dominoes not seen yet.
    Unseen,
    /// Those with an animal.
    UnseenWith(Animal),
    /// The points of a turn.
    Turn,
    /// The number of a turn.
    TurnNumber,
    /// The numbers of what happened, by the rule behind them.
    Rule(Rule),
    /// The numbers in what the banner tells.
    Deed,
    /// How many spaces an area has.
    Size,
    /// What it takes to change who gets what from an area.
    Change,
    /// The scale of the chart of the scores.
    Scale,
    /// The scores that the chart tells of a turn.
    AtTurn,
    /// A row of the final scoring.
    Final(Source),
    /// Its last row.
    Sum,
    /// The tokens below it.
    TieBreak,
}

pub(in crate::scene) const COSTS: [Button; 3] =
    [Button::Joker, Button::ReturnPlant, Button::ExtraTurn];
const BARE: [(&str, Topic); 17] = [
    ("walk", Topic::Walk),
    ("joker", Topic::Joker),
    ("track", Topic::Track),
    ("prize", Topic::Prize),
    ("total", Topic::Total),
    ("gets", Topic::Gets),
    ("open", Topic::Open),
    ("unseen", Topic::Unseen),
    ("turn", Topic::Turn),
    ("turn-number", Topic::TurnNumber),
    ("deed", Topic::Deed),
    ("size", Topic::Size),
    ("change", Topic::Change),
    ("scale", Topic::Scale),
    ("at-turn", Topic::AtTurn),
    ("sum", Topic::Sum),
    ("tie-break", Topic::TieBreak),
];

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let place = |button: Button| COSTS.iter().position(|&cost| cost == button).unwrap_or(0);
        match *self {
            Topic::Seat(seat) => write!(f, "seat {}", seat.index()),
            Topic::Score(seat) => write!(f, "score {}", seat.index()),
            Topic::Clouds(seat) => write!(f, "clouds {}", seat.index()),
            Topic::Dominoes(seat) => write!(f, "dominoes {}", seat.index()),
            Topic::Tokens(seat) => write!(f, "tokens {}", seat.index()),
            Topic::Left(seat, stock, plant) => {
                write!(f, "left {} {} {}", seat.index(), stock as usize, plant.index())
            }
            Topic::Choice(stock, plant) => write!(f, "choice {} {}", stock as usize, plant.index()),
            Topic::Cost(button) => write!(f, "cost {}", place(button)),
            Topic::On(at) => write!(f, "on {at}"),
            Topic::UnseenWith(animal) => write!(f, "unseen-with {}", animal.index()),
            Topic::Final(source) => write!(f, "final {}", source as usize),
            Topic::Rule(rule) => write!(f, "rule {}", rule as usize),
            bare => {
                f.write_str(BARE.iter().find(|(_, topic)| *topic == bare).map_or("", |it| it.0))
            }
        }
    }
}

/// What marks no number of the page.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no number of the page")]
pub struct NoTopic(String);

impl FromStr for Topic {
    type Err = NoTopic;

    fn from_str(text: &str) -> Result<Topic, NoTopic> {
        parse(text).ok_or_else(|| NoTopic(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Topic> {
    let mut words = text.split(' ');
    let name = words.next()?;
    if let Some(&(_, topic)) = BARE.iter().find(|(bare, _)| *bare == name) {
        return Some(topic);
    }
    if name == "on" {
        return Some(Topic::On(words.next()?.parse().ok()?));
    }
    let mut number = || words.next()?.parse::<usize>().ok();
    Some(match name {
        "seat" => Topic::Seat(Seat::new(number()?)?),
        "score" => Topic::Score(Seat::new(number()?)?),
        "clouds" => Topic::Clouds(Seat::new(number()?)?),
        "dominoes" => Topic::Dominoes(Seat::new(number()?)?),
        "tokens" => Topic::Tokens(Seat::new(number()?)?),
        "left" => Topic::Left(
            Seat::new(number()?)?,
            of(&Stock::ALL, number()?)?,
            of(&Plant::ALL, number()?)?,
        ),
        "choice" => Topic::Choice(of(&Stock::ALL, number()?)?, of(&Plant::ALL, number()?)?),
        "cost" => Topic::Cost(of(&COSTS, number()?)?),
        "unseen-with" => Topic::UnseenWith(of(&Animal::ALL, number()?)?),
        "final" => Topic::Final(of(&Source::ALL, number()?)?),
        "rule" => Topic::Rule(of(&Rule::ALL, number()?)?),
        _ => return None,
    })
}

fn of<T: Copy>(all: &[T], index: usize) -> Option<T> {
    all.get(index).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn every_topic_is_read_as_it_is_written() {
        let (at, stock, plant) = ("c4".parse().unwrap(), Stock::Neutral, Plant::Oak);
        let mut topics = vec![
            Topic::Seat(seat(3)),
            Topic::Score(seat(1)),
            Topic::Clouds(seat(0)),
            Topic::Dominoes(seat(2)),
            Topic::Tokens(seat(3)),
            Topic::Left(seat(1), stock, plant),
            Topic::Choice(stock, plant),
            Topic::On(at),
            Topic::UnseenWith(Animal::ALL[7]),
        ];
        topics.extend(COSTS.map(Topic::Cost));
        topics.extend(Source::ALL.map(Topic::Final));
        topics.extend(Rule::ALL.map(Topic::Rule));
        topics.extend(BARE.map(|(_, topic)| topic));
        for topic in topics {
            assert_eq!(topic.to_string().parse(), Ok(topic));
        }
    }

    #[test]
    fn what_marks_no_number_is_refused_by_name() {
        let refused = "left 0 7 1".parse::<Topic>().unwrap_err();
        assert_eq!(refused.to_string(), "\"left 0 7 1\" is no number of the page");
    }
}
