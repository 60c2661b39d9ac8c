//! Topics: the numbers of the page that can be explained.

use crate::{
    rules::{Animal, Plant, Seat, Space, Stock},
    scene::{history::PointSource, input::Button, words::Rule},
};
use std::{fmt, str::FromStr};

/// A number on the page that can be explained.
///
/// Its text form is the value of the attribute `data-explain`, such as `score 1`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Topic {
    /// A group of numbers; the arrow keys move among them.
    Group,
    /// A player.
    Seat(Seat),
    /// A player's score.
    Score(Seat),
    /// A player's clouds.
    Clouds(Seat),
    /// A player's dominoes, in hand and in reserve.
    Dominoes(Seat),
    /// A player's area tokens.
    Tokens(Seat),
    /// The plants of a kind that a player has left.
    PlantsLeft(Seat, Stock, Plant),
    /// The joker animal.
    Joker,
    /// The score track.
    ScoreTrack,
    /// A plant in the plant choice.
    PlantChoice(Stock, Plant),
    /// What a button of the turn does or costs.
    Button(ExplainedButton),
    /// The prize of an area.
    Prize,
    /// A colour's total in an area.
    Total,
    /// The points that a player would get from an area.
    AreaPoints,
    /// The number of open brook spaces beside an area.
    OpenSpaces,
    /// The number on a space of the board.
    Space(Space),
    /// The number of dominoes not seen yet.
    Unseen,
    /// The number of unseen dominoes with an animal.
    UnseenWith(Animal),
    /// The points of a turn.
    TurnPoints,
    /// The number of a turn.
    TurnNumber,
    /// The numbers in a line of the log, by the rule behind them.
    Rule(Rule),
    /// The numbers in the banner's line about the last action.
    LastAction,
    /// The number of spaces of an area.
    AreaSize,
    /// The plant value that would change who gets the points of an area.
    StandingChange,
    /// The axis labels and the slider of the score chart.
    ChartScale,
    /// The scores of one turn in the score chart.
    ChartPoint,
    /// A row of the final scoring.
    FinalRow(PointSource),
    /// The total row of the final scoring.
    FinalTotal,
    /// The tie-break row of the final scoring: the area tokens.
    TieBreak,
}

/// A button of the turn that is explained.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExplainedButton {
    /// Changes the joker, for clouds.
    Joker,
    /// Takes a plant back, for clouds.
    ReturnPlant,
    /// Buys an extra turn, for clouds.
    ExtraTurn,
    /// Draws a domino before the turn ends.
    Finish,
    /// Places the domino before its plant.
    PlaceDomino,
}

impl ExplainedButton {
    /// All, in the order of their explanations.
    pub const ALL: [ExplainedButton; 5] = [
        ExplainedButton::Joker,
        ExplainedButton::ReturnPlant,
        ExplainedButton::ExtraTurn,
        ExplainedButton::Finish,
        ExplainedButton::PlaceDomino,
    ];

    /// Returns the button if it is explained.
    pub fn from_button(button: Button) -> Option<ExplainedButton> {
        ExplainedButton::ALL.into_iter().find(|explained| explained.button() == button)
    }

    /// Returns the button.
    pub const fn button(self) -> Button {
        match self {
            ExplainedButton::Joker => Button::Joker,
            ExplainedButton::ReturnPlant => Button::ReturnPlant,
            ExplainedButton::ExtraTurn => Button::ExtraTurn,
            ExplainedButton::Finish => Button::Finish,
            ExplainedButton::PlaceDomino => Button::PlaceDomino,
        }
    }
}

/// The topics without arguments, by name.
const BARE: [(&str, Topic); 17] = [
    ("walk", Topic::Group),
    ("joker", Topic::Joker),
    ("track", Topic::ScoreTrack),
    ("prize", Topic::Prize),
    ("total", Topic::Total),
    ("gets", Topic::AreaPoints),
    ("open", Topic::OpenSpaces),
    ("unseen", Topic::Unseen),
    ("turn", Topic::TurnPoints),
    ("turn-number", Topic::TurnNumber),
    ("deed", Topic::LastAction),
    ("size", Topic::AreaSize),
    ("change", Topic::StandingChange),
    ("scale", Topic::ChartScale),
    ("at-turn", Topic::ChartPoint),
    ("sum", Topic::FinalTotal),
    ("tie-break", Topic::TieBreak),
];

impl fmt::Display for Topic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Topic::Seat(seat) => write!(f, "seat {}", seat.index()),
            Topic::Score(seat) => write!(f, "score {}", seat.index()),
            Topic::Clouds(seat) => write!(f, "clouds {}", seat.index()),
            Topic::Dominoes(seat) => write!(f, "dominoes {}", seat.index()),
            Topic::Tokens(seat) => write!(f, "tokens {}", seat.index()),
            Topic::PlantsLeft(seat, stock, plant) => {
                write!(f, "left {} {} {}", seat.index(), stock as usize, plant.index())
            }
            Topic::PlantChoice(stock, plant) => {
                write!(f, "choice {} {}", stock as usize, plant.index())
            }
            Topic::Button(button) => write!(f, "button {}", button as usize),
            Topic::Space(at) => write!(f, "on {at}"),
            Topic::UnseenWith(animal) => write!(f, "unseen-with {}", animal.index()),
            Topic::FinalRow(source) => write!(f, "final {}", source as usize),
            Topic::Rule(rule) => write!(f, "rule {}", rule as usize),
            bare => {
                f.write_str(BARE.iter().find(|(_, topic)| *topic == bare).map_or("", |it| it.0))
            }
        }
    }
}

/// The error of a text that names no topic.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("\"{0}\" is no number of the page")]
pub struct UnknownTopic(String);

impl FromStr for Topic {
    type Err = UnknownTopic;

    fn from_str(text: &str) -> Result<Topic, UnknownTopic> {
        parse(text).ok_or_else(|| UnknownTopic(text.to_owned()))
    }
}

fn parse(text: &str) -> Option<Topic> {
    let mut words = text.split(' ');
    let name = words.next()?;
    if let Some(&(_, topic)) = BARE.iter().find(|(bare, _)| *bare == name) {
        return Some(topic);
    }
    if name == "on" {
        return Some(Topic::Space(words.next()?.parse().ok()?));
    }
    let mut number = || words.next()?.parse::<usize>().ok();
    Some(match name {
        "seat" => Topic::Seat(Seat::new(number()?)?),
        "score" => Topic::Score(Seat::new(number()?)?),
        "clouds" => Topic::Clouds(Seat::new(number()?)?),
        "dominoes" => Topic::Dominoes(Seat::new(number()?)?),
        "tokens" => Topic::Tokens(Seat::new(number()?)?),
        "left" => Topic::PlantsLeft(
            Seat::new(number()?)?,
            nth(&Stock::ALL, number()?)?,
            nth(&Plant::ALL, number()?)?,
        ),
        "choice" => Topic::PlantChoice(nth(&Stock::ALL, number()?)?, nth(&Plant::ALL, number()?)?),
        "button" => Topic::Button(nth(&ExplainedButton::ALL, number()?)?),
        "unseen-with" => Topic::UnseenWith(nth(&Animal::ALL, number()?)?),
        "final" => Topic::FinalRow(nth(&PointSource::ALL, number()?)?),
        "rule" => Topic::Rule(nth(&Rule::ALL, number()?)?),
        _ => return None,
    })
}

fn nth<T: Copy>(all: &[T], index: usize) -> Option<T> {
    all.get(index).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(index: usize) -> Seat {
        Seat::new(index).unwrap()
    }

    #[test]
    fn every_topic_parses_from_its_own_text() {
        let (at, stock, plant) = ("c4".parse().unwrap(), Stock::Neutral, Plant::Oak);
        let mut topics = vec![
            Topic::Seat(seat(3)),
            Topic::Score(seat(1)),
            Topic::Clouds(seat(0)),
            Topic::Dominoes(seat(2)),
            Topic::Tokens(seat(3)),
            Topic::PlantsLeft(seat(1), stock, plant),
            Topic::PlantChoice(stock, plant),
            Topic::Space(at),
            Topic::UnseenWith(Animal::ALL[7]),
        ];
        topics.extend(ExplainedButton::ALL.map(Topic::Button));
        topics.extend(PointSource::ALL.map(Topic::FinalRow));
        topics.extend(Rule::ALL.map(Topic::Rule));
        topics.extend(BARE.map(|(_, topic)| topic));
        for topic in topics {
            assert_eq!(topic.to_string().parse(), Ok(topic));
        }
    }

    #[test]
    fn unknown_topic_is_named_in_the_error() {
        let error = "left 0 7 1".parse::<Topic>().unwrap_err();
        assert_eq!(error.to_string(), "\"left 0 7 1\" is no number of the page");
    }
}
