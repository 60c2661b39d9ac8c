//! A game under way: the table and what is hidden.

use super::{
    action::{Action, Phase},
    area::{AreaId, Prize},
    domino::Domino,
    event::{Discard, Event, EventSink},
    illegal::Illegal,
    seat::{PlayerCount, Seat},
    setup::Setup,
    table::{HAND, Table},
    turn::Turn,
    view::PlayerView,
};
use rand::Rng;

/// A game under way. Only legal actions change it, so that it is always one that can come about
/// by the rules. It is flat: cloning it copies some kilobytes and allocates nothing.
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

/// What at least one player does not see.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hidden {
    /// Each seat's hand, as many as the table says.
    pub hands: [[Domino; HAND]; Seat::MAX],
    /// Each seat's reserve, the next domino last.
    pub reserves: [[Domino; MAX_RESERVE]; Seat::MAX],
    /// The back of each area's token.
    pub backs: [i32; AreaId::MAX],
}

const MAX_RESERVE: usize = 23;

impl Hidden {
    /// Filled with a domino that stands for none: how many count is the table's to say.
    pub fn nothing() -> Hidden {
        Hidden {
            hands: [[Domino::default(); HAND]; Seat::MAX],
            reserves: [[Domino::default(); MAX_RESERVE]; Seat::MAX],
            backs: [0; AreaId::MAX],
        }
    }
}

impl Game {
    pub(super) fn new(setup: &Setup, players: PlayerCount) -> Game {
        let mut prizes = [Prize { main: 0, minor: 0 }; AreaId::MAX];
        let mut backs = [0; AreaId::MAX];
        for (area, printed) in setup.board.areas() {
            if let Some(token) = setup.area_tokens.get(&printed.letter) {
                prizes[area.index()] = token.prize();
                backs[area.index()] = token.back;
            }
        }
        let mut hidden = Hidden { backs, ..Hidden::nothing() };
        for (seat, list) in setup.dominoes.iter().enumerate() {
            let (hand, reserve) = list.split_at(HAND);
            hidden.hands[seat].copy_from_slice(hand);
            for (place, &domino) in hidden.reserves[seat].iter_mut().zip(reserve.iter().rev()) {
                *place = domino;
            }
        }
        Game { table: Table::new(setup.board.clone(), players, prizes), hidden }
    }

    /// What all players see.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The hand of the seat, in the order in which it was drawn.
    pub fn hand(&self, seat: Seat) -> &[Domino] {
        &self.hidden.hands[seat.index()][..self.table.hand_size(seat)]
    }

    /// The reserve of the seat, the domino to be drawn next last.
    pub fn reserve(&self, seat: Seat) -> &[Domino] {
        &self.hidden.reserves[seat.index()][..self.table.reserve(seat)]
    }

    /// The back of the area's token; 0 in Valley.
    pub fn back(&self, area: AreaId) -> i32 {
        self.hidden.backs[area.index()]
    }

    /// What the seat knows.
    pub fn view(&self, seat: Seat) -> PlayerView {
        PlayerView::new(self, seat)
    }

    /// All legal actions. A double is listed one way in each place, though it is accepted both
    /// ways.
    pub fn legal_actions(&self) -> Vec<Action> {
        let mut all = Vec::new();
        self.legal_actions_into(&mut all);
        all
    }

    /// Puts all legal actions into the list, which is emptied before and can be used again.
    pub fn legal_actions_into(&self, list: &mut Vec<Action>) {
        list.clear();
        self.table.each_legal(self.hand(self.table.seat()), |action| list.push(action));
    }

    /// One of the legal actions, each equally likely; none when the game is over.
    pub fn random_action(&self, rng: &mut impl Rng) -> Option<Action> {
        self.table.random_legal(self.hand(self.table.seat()), rng)
    }

    /// Carries out an action of the player whose turn it is and tells what it brought about.
    ///
    /// # Errors
    /// Why the action is not legal; the game is unchanged then.
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Illegal> {
        let mut events = Vec::new();
        self.perform(action, &mut events)?;
        Ok(events)
    }

    /// Like [`Game::apply`], without telling: for playouts, where nobody reads the events.
    ///
    /// # Errors
    /// Why the action is not legal; the game is unchanged then.
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
                self.leave_hand(index);
                self.table.lay_domino(domino, at, events);
                self.table.go_on_to_mushroom_or_plant(events);
            }
            Action::DiscardDomino { domino } => {
                let index = self.check_hand(domino)?;
                self.leave_hand(index);
                self.table.discarded.insert(domino);
                self.table.turn.phase = Phase::Finish;
                events.emit(|| Event::DominoDiscarded { seat, domino });
            }
            Action::PlaceMushroom { at } => {
                table.check_mushroom(at)?;
                table.turn.stumps -= 1;
                table.set_mushroom(at, events);
                table.go_on_to_mushroom_or_plant(events);
            }
            Action::SkipMushroom => {
                table.turn.stumps -= 1;
                events.emit(|| Event::MushroomSkipped { seat });
                table.go_on_to_mushroom_or_plant(events);
            }
            Action::PlacePlant { plant, stock, at } => {
                table.check_plant(plant, stock, at)?;
                table.set_plant(plant, stock, at, events);
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

    fn leave_hand(&mut self, index: usize) {
        let seat = self.table.seat().index();
        let hand = &mut self.hidden.hands[seat];
        for place in 1..HAND {
            hand[place - 1] = hand[if place > index { place } else { place - 1 }];
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
            Some(next) => self.table.turn = Turn::of(next),
            None => self.table.end_game(&self.hidden.backs, events),
        }
    }
}
