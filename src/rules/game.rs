//! A game: the table and the hidden information.

use super::{
    action::{Action, Phase},
    area::AreaId,
    domino::Domino,
    event::{Discard, Event, EventSink},
    illegal::Illegal,
    seat::{PlayerCount, Seat},
    table::{HAND, Table},
    turn::Turn,
};
use rand::Rng;

/// A game. Only legal actions change it, so its state always follows from the rules. Cloning it
/// copies some kilobytes and allocates nothing.
///
/// ```
/// use rand::{SeedableRng, rngs::ChaCha8Rng};
/// use renature::rules::{Action, Board, Color, Player, Setup};
/// use std::sync::Arc;
///
/// let board = Arc::new(Board::from_json(include_str!("../../public/boards/brook.json"))?);
/// let players = [("Ann", Color::Orange), ("Ben", Color::Blue)]
///     .map(|(name, color)| Player { name: name.into(), color });
/// let mut rng = ChaCha8Rng::seed_from_u64(7);
/// let mut game = Setup::deal(board, players.into(), &mut rng).start()?;
/// while let Some(action) = game.random_action(&mut rng) {
///     game.apply(action)?;
/// }
/// assert!(game.table().is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Game {
    pub(super) table: Table,
    pub(super) hidden: Hidden,
}

/// The information that at least one player does not have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hidden {
    /// Each seat's hand; [`Table::hand_size`] has its length.
    pub hands: [[Domino; HAND]; Seat::MAX],
    /// Each seat's reserve, the next domino last; [`Table::reserve`] has its length.
    pub reserves: [[Domino; MAX_RESERVE]; Seat::MAX],
    /// The back of each area's token.
    pub backs: [i32; AreaId::MAX],
}

const MAX_RESERVE: usize = 23;

impl Hidden {
    /// Creates hidden information with placeholders for all dominoes.
    pub fn empty() -> Hidden {
        Hidden {
            hands: [[Domino::default(); HAND]; Seat::MAX],
            reserves: [[Domino::default(); MAX_RESERVE]; Seat::MAX],
            backs: [0; AreaId::MAX],
        }
    }
}

impl Game {
    /// Returns the game with the player boards of another number of players, all plants on them: for
    /// lessons, which begin before the first planting.
    pub fn with_player_boards_of(mut self, players: PlayerCount) -> Game {
        self.table.player_boards = players;
        for seat in self.table.players.seats() {
            self.table.seats[seat.index()].plants = players.all_plants();
        }
        self
    }

    /// The public part of the game.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The seat's hand in drawing order.
    pub fn hand(&self, seat: Seat) -> &[Domino] {
        &self.hidden.hands[seat.index()][..self.table.hand_size(seat)]
    }

    /// The seat's reserve; the next domino to draw is the last.
    pub fn reserve(&self, seat: Seat) -> &[Domino] {
        &self.hidden.reserves[seat.index()][..self.table.reserve(seat)]
    }

    /// The back of the area's token; 0 in Valley.
    pub fn back(&self, area: AreaId) -> i32 {
        self.hidden.backs[area.index()]
    }

    /// Returns all legal actions. A double is listed one way in each place, but accepted both ways.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut all = Vec::new();
        self.legal_actions_into(&mut all);
        all
    }

    /// Replaces the content of the list by all legal actions. The list can be reused.
    pub fn legal_actions_into(&self, list: &mut Vec<Action>) {
        list.clear();
        self.table.each_legal(self.hand(self.table.seat()), |action| list.push(action));
    }

    /// Draws a legal action, each equally likely; `None` when the game is over.
    pub fn random_action(&self, rng: &mut impl Rng) -> Option<Action> {
        self.table.random_legal(self.hand(self.table.seat()), rng)
    }

    /// Applies an action of the current player and returns its events.
    ///
    /// # Errors
    /// The reason why the action is not legal. The game is unchanged then.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.perform(action, &mut events)?;
        Ok(events)
    }

    /// Applies an action like [`Game::apply`], without building events. For playouts.
    ///
    /// # Errors
    /// The reason why the action is not legal. The game is unchanged then.
    pub fn advance(&mut self, action: Action) -> Result<(), Illegal> {
        self.perform(action, &mut Discard)
    }

    fn perform(&mut self, action: Action, events: &mut impl EventSink) -> Result<(), Illegal> {
        self.check_phase(action)?;
        let table = &mut self.table;
        let seat = table.seat();
        match action {
            Action::PlaceDomino { domino, at } => {
                let index = self.check_hand(domino)?;
                self.table.check_domino(domino, at)?;
                self.remove_from_hand(index);
                self.table.place_domino(domino, at, events);
                self.table.enter_mushroom_or_plant(events);
            }
            Action::DiscardDomino { domino } => {
                let index = self.check_hand(domino)?;
                self.remove_from_hand(index);
                self.table.discarded.insert(domino);
                self.table.turn.phase = Phase::Finish;
                events.emit(|| Event::DominoDiscarded { seat, domino });
            }
            Action::PlaceMushroom { at } => {
                table.check_mushroom(at)?;
                table.turn.stumps -= 1;
                table.place_mushroom(at, events);
                table.enter_mushroom_or_plant(events);
            }
            Action::SkipMushroom => {
                table.turn.stumps -= 1;
                events.emit(|| Event::MushroomSkipped { seat });
                table.enter_mushroom_or_plant(events);
            }
            Action::PlacePlant { plant, stock, at } => {
                table.check_plant(plant, stock, at)?;
                table.place_plant(plant, stock, at, events);
                table.turn.phase = Phase::Finish;
            }
            Action::SkipPlant => {
                table.turn.phase = Phase::Finish;
                events.emit(|| Event::PlantSkipped { seat });
            }
            Action::Finish => self.finish(events),
            Action::EndTurn => self.end_turn(events),
            Action::ExtraTurn => {
                table.check_extra_turn()?;
                table.buy_extra_turn(events);
            }
            Action::ChangeJoker { animal } => {
                table.check_joker(animal)?;
                table.change_joker(animal, events);
            }
            Action::ReturnPlant { at } => {
                table.check_return(at)?;
                table.return_plant(at, events);
            }
        }
        Ok(())
    }

    fn check_phase(&self, action: Action) -> Result<(), Illegal> {
        let now = self.table.phase();
        match action.phase() {
            _ if now == Phase::Over => Err(Illegal::GameOver),
            Some(needed) if needed != now => Err(Illegal::WrongPhase { needed, now }),
            _ => Ok(()),
        }
    }

    fn check_hand(&self, domino: Domino) -> Result<usize, Illegal> {
        let hand = self.hand(self.table.seat());
        hand.iter().position(|&held| held == domino).ok_or(Illegal::NotInHand(domino))
    }

    fn remove_from_hand(&mut self, index: usize) {
        let seat = self.table.seat().index();
        let hand = &mut self.hidden.hands[seat];
        for slot in 1..HAND {
            hand[slot - 1] = hand[if slot > index { slot } else { slot - 1 }];
        }
        self.table.seats[seat].hand -= 1;
    }

    fn finish(&mut self, events: &mut impl EventSink) {
        self.table.score_closed(events);
        let seat = self.table.seat();
        let own = &mut self.table.seats[seat.index()];
        if own.reserve > 0 {
            own.reserve -= 1;
            self.hidden.hands[seat.index()][own.hand as usize] =
                self.hidden.reserves[seat.index()][own.reserve as usize];
            own.hand += 1;
            let reserve = own.reserve;
            events.emit(|| Event::HandRefilled { seat, reserve });
        }
        self.table.turn.phase = Phase::End;
    }

    fn end_turn(&mut self, events: &mut impl EventSink) {
        let seat = self.table.seat();
        let players = self.table.players();
        let next = std::iter::successors(Some(players.after(seat)), |&next| {
            (next != seat).then(|| players.after(next))
        })
        .find(|&next| self.table.hand_size(next) > 0);
        events.emit(|| Event::TurnEnded { seat, next });
        match next {
            Some(next) => self.table.turn = Turn::new(next),
            None => self.table.end_game(&self.hidden.backs, events),
        }
    }
}
