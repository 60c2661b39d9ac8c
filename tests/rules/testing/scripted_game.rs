//! A game that a test plays by scripts.

use super::sketch::Sketch;
use renature::rules::{Action, AreaId, Event, Game, Plant, Seat, Space, Stock, Table};
use std::{fmt::Display, str::FromStr};

/// A game that a test plays by scripts.
#[derive(Clone)]
pub struct ScriptedGame {
    pub game: Game,
    /// The events of the last [`ScriptedGame::does`].
    pub events: Vec<Event>,
}

impl Sketch {
    /// Starts the game.
    pub fn play(&self) -> ScriptedGame {
        let setup = self.setup();
        ScriptedGame::new(setup.start().unwrap_or_else(|error| panic!("{error}")))
    }
}

impl ScriptedGame {
    pub fn new(game: Game) -> ScriptedGame {
        ScriptedGame { game, events: Vec::new() }
    }

    pub fn table(&self) -> &Table {
        self.game.table()
    }

    /// Applies actions separated by `;` in the notation of [`Action::from_str`]; `pass` discards a
    /// domino, finishes and ends the turn.
    #[track_caller]
    pub fn does(&mut self, script: &str) -> &mut ScriptedGame {
        self.events.clear();
        for text in script.split(';').map(str::trim) {
            if text == "pass" {
                self.passes();
            } else {
                self.acts(read(text));
            }
        }
        self
    }

    #[track_caller]
    fn acts(&mut self, action: Action) {
        match self.game.apply(action) {
            Ok(events) => self.events.extend(events),
            Err(error) => panic!("{action:?}: {error}"),
        }
    }

    #[track_caller]
    fn passes(&mut self) {
        let hand = self.game.hand(self.table().seat());
        let domino = *hand.last().expect("a domino in hand");
        self.acts(Action::DiscardDomino { domino });
        self.acts(Action::Finish);
        self.acts(Action::EndTurn);
    }

    /// Discards all dominoes left, until the game is over.
    pub fn passes_to_the_end(&mut self) -> &mut ScriptedGame {
        self.events.clear();
        while !self.table().is_over() {
            self.passes();
        }
        self
    }

    /// Returns the reason why the action is refused.
    #[track_caller]
    pub fn refuses(&self, text: &str) -> String {
        let action = read(text);
        let mut game = self.game.clone();
        match game.apply(action) {
            Ok(events) => panic!("`{text}` was accepted: {events:?}"),
            Err(error) => error.to_string(),
        }
    }

    /// Returns true if the action would be accepted.
    pub fn allows(&self, text: &str) -> bool {
        self.game.clone().apply(read(text)).is_ok()
    }

    pub fn scores(&self) -> Vec<i64> {
        self.table().scores()
    }

    pub fn clouds(&self, seat: usize) -> u8 {
        self.table().clouds(self.seat(seat))
    }

    pub fn left(&self, seat: usize, stock: Stock, plant: Plant) -> u8 {
        self.table().plants_left(self.seat(seat), stock, plant)
    }

    pub fn tokens(&self, seat: usize) -> usize {
        self.table().collected(self.seat(seat)).len()
    }

    pub fn seat(&self, seat: usize) -> Seat {
        Seat::new(seat).expect("a seat from 0 to 3")
    }

    pub fn area(&self, letter: char) -> AreaId {
        self.table().board().area_named(letter).expect("an area of the board")
    }

    /// Returns the current area of the space.
    pub fn area_at(&self, name: &str) -> Option<AreaId> {
        self.table().area_on(space(name))
    }

    /// Returns the letters of the areas that the last script scored, in order.
    pub fn scored(&self) -> String {
        let areas = self.events.iter().filter_map(|event| match event {
            Event::AreaScored { area, .. } => Some(self.table().board().area(*area).letter),
            _ => None,
        });
        areas.collect()
    }

    /// Returns the points that the last script gave to each seat.
    pub fn gained(&self) -> Vec<i64> {
        let by_event = |seat: usize| self.events.iter().map(|event| event.points()[seat]).sum();
        (0..self.table().players().get()).map(by_event).collect()
    }
}

pub fn space(name: &str) -> Space {
    read(name)
}

#[track_caller]
fn read<T: FromStr<Err: Display>>(text: &str) -> T {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}
