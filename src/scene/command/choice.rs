//! The legal actions that a typed line fits, and the reason if there is none.

use super::{error::CommandError, phrase::Phrase, vocabulary::Keyword};
use crate::{
    rules::{
        Action, Animal, Color, Domino, Game, Illegal, JOKER_COST, Owner, Phase, Plant, Space,
        Stock, Table,
    },
    scene::{
        input::{Button, Rejection, Reply, Selection, may_act, placement::placement_rejection},
        words::owner_color,
    },
    session::Match,
};

/// The kind of action that a line names.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Domino,
    Discard,
    Mushroom,
    Plant,
    Joker,
    TakeBack,
}

/// Returns the reply that carries out the only legal action that fits.
pub(super) fn choose(phrase: &Phrase, game_match: &Match) -> Result<Reply, CommandError> {
    let table = game_match.game().table();
    let kind = Kind::from_phrase(phrase, table.phase())?;
    may_act(game_match)?;
    let stock = stock(phrase, game_match)?;
    let mut fitting = game_match.game().legal_actions();
    fitting.retain(|&action| kind.fits(phrase, stock, action, table));
    // Plants without a colour are the player's own, as in the log.
    let is_own = |action: &Action| matches!(action, Action::PlacePlant { stock: Stock::Own, .. });
    if fitting.iter().any(is_own) && stock.is_none() {
        fitting.retain(is_own);
    }
    match *fitting.as_slice() {
        [] => Err(reason(kind, phrase, stock, game_match.game())),
        [action] => Ok(reply(game_match, action)),
        _ => Err(CommandError::SeveralActions(fitting)),
    }
}

/// Returns the reply that carries out the action. A domino beside which no plant can stand takes
/// the player past the plant, as its button does.
fn reply(game_match: &Match, action: Action) -> Reply {
    match action {
        Action::PlaceDomino { domino, at } => {
            let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at: None };
            ghost.press(game_match, Button::PlaceDomino)
        }
        _ => Reply::Act(action),
    }
}

/// Returns the stock that the colour of the line names, if it names one.
fn stock(phrase: &Phrase, game_match: &Match) -> Result<Option<Stock>, CommandError> {
    let seat = game_match.game().table().seat();
    let own: Option<Color> = owner_color(game_match, Owner::Seat(seat));
    match phrase.color {
        None => Ok(None),
        Some(None) => Ok(Some(Stock::Neutral)),
        Some(color) if color == own => Ok(Some(Stock::Own)),
        Some(_) => Err(CommandError::OthersPlants),
    }
}

impl Kind {
    /// Returns the kind of action that the line names.
    fn from_phrase(phrase: &Phrase, phase: Phase) -> Result<Kind, CommandError> {
        let names_plant = phrase.plant.is_some() || phrase.color.is_some();
        let (animals, spaces) = (phrase.animals.len(), phrase.spaces.len());
        let kind = match phrase.keyword {
            Some(Keyword::Discard) => Kind::Discard,
            Some(Keyword::Mushroom) => Kind::Mushroom,
            Some(Keyword::Joker) => Kind::Joker,
            Some(Keyword::TakeBack) => Kind::TakeBack,
            _ if names_plant => Kind::Plant,
            _ if animals == 0 && spaces == 1 && phase == Phase::Mushroom => Kind::Mushroom,
            _ if animals == 0 && spaces == 1 && phase == Phase::Plant => Kind::Plant,
            _ => Kind::Domino,
        };
        let goes_together = match kind {
            Kind::Domino => !names_plant,
            Kind::Discard => !names_plant && spaces == 0,
            Kind::Mushroom => !names_plant && animals == 0 && spaces < 2,
            Kind::Plant | Kind::TakeBack => animals == 0 && spaces < 2,
            Kind::Joker => !names_plant && animals < 2 && spaces == 0,
        };
        if goes_together { Ok(kind) } else { Err(CommandError::Unclear) }
    }

    /// Returns true if the action is of this kind and has all parts of the line.
    fn fits(self, phrase: &Phrase, stock: Option<Stock>, action: Action, table: &Table) -> bool {
        let is_there = |at| phrase.spaces.iter().all(|&space| space == at);
        let is_animal = |animal| phrase.animals.iter().all(|&named| named == animal);
        let is_plant = |plant| phrase.plant.is_none_or(|named| named == plant);
        let is_stock = |of| stock.is_none_or(|named| named == of);
        match (self, action) {
            (Kind::Domino, Action::PlaceDomino { domino, at }) => {
                shows(domino, &phrase.animals) && lies(phrase, domino, at)
            }
            (Kind::Discard, Action::DiscardDomino { domino }) => shows(domino, &phrase.animals),
            (Kind::Mushroom, Action::PlaceMushroom { at }) => is_there(at),
            (Kind::Plant, Action::PlacePlant { plant, stock, at }) => {
                is_plant(plant) && is_stock(stock) && is_there(at)
            }
            (Kind::Joker, Action::ChangeJoker { animal }) => is_animal(animal),
            (Kind::TakeBack, Action::ReturnPlant { at }) => {
                let seat = table.seat();
                table.plant_on(at).is_some_and(|placed| {
                    is_plant(placed.plant) && placed.owner.stock_of(seat).is_some_and(is_stock)
                }) && is_there(at)
            }
            _ => false,
        }
    }
}

/// Returns true if the domino has all these animals.
fn shows(domino: Domino, animals: &[Animal]) -> bool {
    match *animals {
        [one, other] => Domino::new(one, other) == domino,
        _ => animals.iter().all(|animal| domino.halves().contains(animal)),
    }
}

/// Returns true if the placement covers the spaces of the line, each with the animal of the same
/// position. Animals and spaces may be typed in either order.
fn lies(phrase: &Phrase, domino: Domino, at: [Space; 2]) -> bool {
    let [first, second] = domino.halves();
    let [here, there] = at;
    let ways = [[(first, here), (second, there)], [(second, there), (first, here)]];
    let fits = |way: [(Animal, Space); 2]| {
        let animals = phrase.animals.iter().zip(way).all(|(&named, (animal, _))| named == animal);
        animals && phrase.spaces.iter().zip(way).all(|(&named, (_, space))| named == space)
    };
    ways.into_iter().any(fits)
}

/// Returns the most helpful reason why no legal action fits.
fn reason(kind: Kind, phrase: &Phrase, stock: Option<Stock>, game: &Game) -> CommandError {
    let table = game.table();
    let now = table.phase();
    let needed = match kind {
        Kind::Domino | Kind::Discard => Some(Phase::Domino),
        Kind::Mushroom => Some(Phase::Mushroom),
        Kind::Plant => Some(Phase::Plant),
        Kind::Joker | Kind::TakeBack => None,
    };
    if let Some(needed) = needed.filter(|&needed| needed != now) {
        return Illegal::WrongPhase { needed, now }.into();
    }
    let space = phrase.spaces.first().copied();
    match (kind, space) {
        (Kind::Domino | Kind::Discard, _) => domino_reason(phrase, game),
        (Kind::Mushroom, Some(at)) => refused(table.check_mushroom(at)),
        (Kind::Plant, Some(at)) => {
            let plant = phrase.plant.unwrap_or(Plant::Turf);
            refused(table.check_plant(plant, stock.unwrap_or(Stock::Own), at))
        }
        (Kind::Plant, None) => match phrase.plant {
            Some(plant) if table.plant_spaces().next().is_some() => {
                Illegal::NoPlantLeft(plant, stock.unwrap_or(Stock::Own)).into()
            }
            _ => Rejection::NoPlantSpace.into(),
        },
        (Kind::TakeBack, Some(at)) => refused(table.check_return(at)),
        (Kind::TakeBack, None) => Rejection::NothingToReturn.into(),
        (Kind::Joker, _) => match phrase.animals.first() {
            Some(&animal) => refused(table.check_joker(animal)),
            None => {
                let have = table.clouds(table.seat());
                Illegal::TooFewClouds { needed: JOKER_COST, have }.into()
            }
        },
        (Kind::Mushroom, None) => CommandError::Unclear,
    }
}

/// Returns the reason of a check that has failed.
fn refused(check: Result<(), Illegal>) -> CommandError {
    check.err().map_or(CommandError::Unclear, CommandError::from)
}

/// Returns the reason why no domino of the hand can lie as the line says.
fn domino_reason(phrase: &Phrase, game: &Game) -> CommandError {
    let table = game.table();
    let mut held = game.hand(table.seat()).iter().copied();
    let domino = match (held.find(|&domino| shows(domino, &phrase.animals)), &*phrase.animals) {
        (Some(domino), _) => domino,
        (None, &[one, other]) => return Illegal::NotInHand(Domino::new(one, other)).into(),
        (None, &[animal, ..]) => return CommandError::NoDominoWith(animal),
        (None, []) => return CommandError::Unclear,
    };
    let around = |at: Space| at.neighbors().flat_map(move |near| [[at, near], [near, at]]);
    let fits = |way: &[Space; 2]| lies(phrase, domino, *way);
    match *phrase.spaces.as_slice() {
        [here, there] => {
            let way = [[here, there], [there, here]].into_iter().find(fits);
            refused(table.check_domino(domino, way.unwrap_or([here, there])))
        }
        [at] => placement_rejection(table, domino, at, around(at).filter(fits)).into(),
        _ => Rejection::FitsNowhere(domino).into(),
    }
}
