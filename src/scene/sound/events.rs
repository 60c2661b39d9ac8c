//! The sounds and the vibration of the last actions. All that they say stands on the page, too.

use crate::{
    rules::{Event, Seat},
    session::{Controller, Entry, Match},
};

/// A sound of the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A domino was placed.
    Domino,
    /// A plant was placed.
    Plant,
    /// A mushroom was placed.
    Mushroom,
    /// Somebody got points.
    Score,
    /// An area was closed.
    Closed,
    /// A person's turn begins after a bot's.
    YourTurn,
}

impl Sound {
    /// All sounds.
    pub const ALL: [Sound; 6] = [
        Sound::Domino,
        Sound::Plant,
        Sound::Mushroom,
        Sound::Score,
        Sound::Closed,
        Sound::YourTurn,
    ];

    /// Returns the vibration with it: milliseconds on, off, on.
    pub const fn pulses(self) -> &'static [u32] {
        match self {
            Sound::Score => &[],
            Sound::Domino | Sound::Plant | Sound::Mushroom => &[15],
            Sound::Closed => &[40],
            Sound::YourTurn => &[30, 60, 30],
        }
    }
}

/// Returns the sounds of the match's actions since the position `from`, in order.
pub fn sounds(game_match: &Match, from: usize) -> Vec<Sound> {
    let events = entries(game_match, from).iter().flat_map(|entry| &entry.events);
    events.flat_map(|event| event_sounds(game_match, event)).flatten().collect()
}

/// Returns the vibration of the match's actions since the position `from`: the longest of their
/// pulses, so that one action vibrates once. A bot's actions make none until a person's turn begins.
pub fn pulses(game_match: &Match, from: usize) -> &'static [u32] {
    let entries = entries(game_match, from).iter();
    let events = entries.flat_map(|entry| entry.events.iter().map(|event| (entry.seat, event)));
    let sounds = events.flat_map(|(seat, event)| {
        let is_felt = move |sound: &Sound| *sound == Sound::YourTurn || is_person(game_match, seat);
        event_sounds(game_match, event).into_iter().flatten().filter(is_felt)
    });
    let pulses = sounds.map(Sound::pulses);
    pulses.max_by_key(|pulses| pulses.iter().sum::<u32>()).unwrap_or_default()
}

fn entries(game_match: &Match, from: usize) -> &[Entry] {
    game_match.log().get(from..).unwrap_or_default()
}

fn is_person(game_match: &Match, seat: Seat) -> bool {
    game_match.controller(seat) == Controller::Person
}

/// Returns the sound of the event, and that of its points.
fn event_sounds(game_match: &Match, event: &Event) -> [Option<Sound>; 2] {
    let of_event = match *event {
        Event::DominoPlaced { .. } => Sound::Domino,
        Event::PlantPlaced { .. } => Sound::Plant,
        Event::MushroomPlaced { .. } => Sound::Mushroom,
        Event::AreaScored { closed_by: Some(_), .. } => Sound::Closed,
        Event::TurnEnded { seat, next: Some(next) }
            if is_person(game_match, next) && !is_person(game_match, seat) =>
        {
            Sound::YourTurn
        }
        // One sound for the whole final scoring, which has a screen of its own.
        Event::GameOver { .. } => Sound::Score,
        _ => return [None, None],
    };
    let scores = event.points().iter().any(|&points| points != 0);
    [Some(of_event), scores.then_some(Sound::Score)]
}
