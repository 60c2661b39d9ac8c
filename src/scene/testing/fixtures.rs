//! The base game's first turn, from which many tests begin.

use super::{script::play, sketch::Sketch};
use crate::{
    rules::{Action, Board, Color, Domino, Player, Setup, Space},
    scene::input::{Reply, Selection},
    session::{Controller, Match},
};
use rand::{SeedableRng, rngs::ChaCha8Rng};
use std::sync::Arc;

/// Some bot; the scene does not care which.
pub const BOT: Controller = Controller::ALL[1];

/// The base game's board.
pub const BROOK: &str = include_str!("../../../public/boards/brook.json");
/// A board of Valley.
pub const VALLEY: &str = include_str!("../../../public/boards/valley.json");

/// Returns the space of this name.
pub fn at(name: &str) -> Space {
    name.parse().unwrap()
}

/// Returns the domino of these animals.
pub fn domino(name: &str) -> Domino {
    name.parse().unwrap()
}

/// Begins a match whose first hand is owl-fox, butterfly-frog, snail-badger.
pub fn begun(board: &str, controllers: [Controller; 2]) -> Match {
    let board = Arc::new(Board::from_json(board).unwrap());
    let players = [("Ann", Color::Orange), ("", Color::White)]
        .map(|(name, color)| Player { name: name.into(), color });
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut setup = Setup::deal(board, players.into(), &mut rng);
    let mut all: Vec<Domino> = Domino::all().collect();
    for (index, name) in ["owl-fox", "butterfly-frog", "snail-badger"].into_iter().enumerate() {
        let found = all.iter().position(|&held| held == domino(name)).unwrap();
        all.swap(index, found);
    }
    setup.dominoes = vec![all[..26].to_vec(), all[26..52].to_vec()];
    Match::begin(setup, controllers.into()).unwrap()
}

/// Begins a match of Ann, who moves first, against a bot.
pub fn brook() -> Match {
    begun(BROOK, [Controller::Person, BOT])
}

/// Places the first domino: owl on the starting space c2, fox on c3.
pub fn planting() -> Match {
    let mut game_match = brook();
    let lay = Action::PlaceDomino { domino: domino("owl-fox"), at: [at("c2"), at("c3")] };
    game_match.act(lay).unwrap();
    game_match
}

/// Plays until the second player can close area A, where both can have 1, and B, where the first
/// player is alone.
pub fn two_areas_open() -> Match {
    let rows = "* * A # # # # #\n# # A * * B # #\n# # # # # B * *";
    let sketch = Sketch::base(rows).holds(0, "owl-fox frog-frog").holds(1, "owl-frog");
    sketch.play(
        "place owl-fox a1 b1; plant turf c1; finish; end; pass;
        place frog-frog g3 h3; plant turf f3; finish; end",
    )
}

/// Plays until the second player has closed both areas of [`two_areas_open`]. Both are scored.
pub fn two_areas_scored() -> Match {
    let mut game_match = two_areas_open();
    play(&mut game_match, "place owl-frog d2 e2; plant turf c2; finish");
    game_match
}

/// Selects owl-fox.
pub fn chosen() -> Selection {
    Selection::Domino(domino("owl-fox"))
}

/// Returns the selection of the reply.
pub fn select(reply: Reply) -> Selection {
    match reply {
        Reply::Select(selection) => selection,
        other => panic!("{other:?} selects nothing"),
    }
}
