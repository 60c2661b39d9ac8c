//! The sounds and the vibration of the last actions. All that they say stands on the page, too.

use crate::{
    rules::{Event, Points, Seat},
    session::{Controller, Match},
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
    let mut all = Vec::new();
    each_sound(game_match, from, &mut |_, sound| all.push(sound));
    all
}

/// Returns the vibration of the match's actions since the position `from`: the longest of their
/// pulses, so that one action vibrates once. A bot's actions make none until a person's turn begins.
pub fn pulses(game_match: &Match, from: usize) -> &'static [u32] {
    let mut longest: &[u32] = &[];
    each_sound(game_match, from, &mut |seat, sound| {
        let is_felt = sound == Sound::YourTurn || is_person(game_match, seat);
        if is_felt && sound.pulses().iter().sum::<u32>() > longest.iter().sum() {
            longest = sound.pulses();
        }
    });
    longest
}

/// Calls `hear` for each sound since the position, with the player who acted.
fn each_sound(game_match: &Match, from: usize, hear: &mut dyn FnMut(Seat, Sound)) {
    for entry in game_match.log().get(from..).unwrap_or_default() {
        for event in &entry.events {
            let Some(sound) = event_sound(game_match, event) else { continue };
            hear(entry.seat, sound);
            if event.points() != Points::default() {
                hear(entry.seat, Sound::Score);
            }
        }
    }
}

/// Returns the sound of the event, without that of its points. The final scoring, which has a
/// screen of its own, is a single sound.
fn event_sound(game_match: &Match, event: &Event) -> Option<Sound> {
    match *event {
        Event::DominoPlaced { .. } => Some(Sound::Domino),
        Event::PlantPlaced { .. } => Some(Sound::Plant),
        Event::MushroomPlaced { .. } => Some(Sound::Mushroom),
        Event::AreaScored { closed_by: Some(_), .. } => Some(Sound::Closed),
        Event::TurnEnded { seat, next: Some(next) } => {
            let begins = is_person(game_match, next) && !is_person(game_match, seat);
            begins.then_some(Sound::YourTurn)
        }
        Event::GameOver { .. } => Some(Sound::Score),
        _ => None,
    }
}

fn is_person(game_match: &Match, seat: Seat) -> bool {
    game_match.controller(seat) == Controller::Person
}
