//! Matches from sketched boards, played by scripts.
//!
//! ```text
//! Sketch::base("A * * . .").holds(0, "owl-fox").play("place owl-fox b1 c1; plant oak a1")
//! ```

use super::Sketch;
use crate::{
    rules::{Action, Color, Player},
    session::{Controller, Match},
};

/// The players' names in seat order.
pub const NAMES: [&str; 4] = ["Ann", "Ben", "Cleo", "Dan"];

impl Sketch {
    /// Begins a match of people; the screen is not taken yet.
    pub fn begin(&self) -> Match {
        let players = self.setup().players.len();
        self.begin_with(&vec![Controller::Person; players])
    }

    /// Begins a match with these controllers in seat order.
    pub fn begin_with(&self, controllers: &[Controller]) -> Match {
        let mut setup = self.clone().players(controllers.len()).setup();
        setup.players = NAMES
            .into_iter()
            .zip(Color::ALL)
            .map(|(name, color)| Player { name: name.into(), color })
            .take(controllers.len())
            .collect();
        Match::begin(setup, controllers.to_vec()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Begins a match of people and plays the script; see [`play`].
    #[track_caller]
    pub fn play(&self, script: &str) -> Match {
        let mut game_match = self.begin();
        play(&mut game_match, script);
        game_match
    }
}

/// Plays the actions of the script, with `;` between them.
///
/// Each is written as in [`Action::from_str`]; `pass` discards the hand's last domino, finishes
/// and ends the turn. A person whose turn it is takes the screen before every action, and after
/// the last.
#[track_caller]
pub fn play(game_match: &mut Match, script: &str) {
    for words in script.split(';').map(str::trim).filter(|words| !words.is_empty()) {
        match words {
            "pass" => pass(game_match),
            _ => act(game_match, words.parse().unwrap_or_else(|error| panic!("{error}"))),
        }
    }
    game_match.take_screen();
}

#[track_caller]
fn act(game_match: &mut Match, action: Action) {
    game_match.take_screen();
    if let Err(reason) = game_match.act(action) {
        panic!("{action:?}: {reason}");
    }
}

#[track_caller]
fn pass(game_match: &mut Match) {
    let hand = game_match.game().hand(game_match.game().table().seat());
    let domino = *hand.last().expect("a domino in hand");
    for action in [Action::DiscardDomino { domino }, Action::Finish, Action::EndTurn] {
        act(game_match, action);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Phase, Seat};

    #[test]
    fn sketch_states_hands_plants_and_clouds() {
        let sketch = Sketch::base("A * * . .\n. . . . .").clouds("a1=2").holds(0, "owl-fox");
        let game_match = sketch.play("place owl-fox b1 c1; plant oak a1");
        let table = game_match.game().table();
        assert_eq!(table.clouds(Seat::FIRST), 4 + 2, "four at the start and those of a1");
        assert!(table.planted().contains("a1".parse().unwrap()));
        assert_eq!(table.phase(), Phase::Finish);
    }

    #[test]
    fn script_hands_the_screen_to_the_next_person() {
        let game_match = Sketch::base("A * * . .").play("pass");
        assert_eq!(game_match.viewer(), Seat::new(1));
        assert_eq!(game_match.name(Seat::FIRST), "Ann");
    }
}
