//! The changes since the viewer last acted.

use crate::{
    rules::{AreaSet, Event, Space, SpaceSet},
    session::{Controller, Entry, Match},
};

/// The changes since the viewer last acted.
///
/// Without a viewer they are those of the last turn, in a past position those of its last action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Recent {
    /// The first space of each domino that was placed.
    pub dominoes: SpaceSet,
    /// The spaces where a plant was placed.
    pub plants: SpaceSet,
    /// The spaces from which a plant was taken back.
    pub emptied: SpaceSet,
    /// The spaces where a mushroom was placed.
    pub mushrooms: SpaceSet,
    /// The areas that were closed and scored.
    pub areas: AreaSet,
    /// True if the joker was changed.
    pub joker: bool,
}

/// Returns the spaces of the piece that the event places.
fn placed(event: &Event) -> Option<[Space; 2]> {
    match *event {
        Event::DominoPlaced { at, .. } => Some(at),
        Event::PlantPlaced { at, .. } | Event::MushroomPlaced { at, .. } => Some([at; 2]),
        _ => None,
    }
}

/// Returns the spaces of the pieces that a bot has placed since others last acted, the oldest first.
/// Empty once a person has acted, and in the past.
pub fn placed_by_bot(game_match: &Match) -> Vec<Space> {
    let log = game_match.log();
    let of_bot = |entry: &&Entry| game_match.controller(entry.seat) != Controller::Person;
    let seat = log.last().filter(of_bot).filter(|_| !game_match.is_past()).map(|last| last.seat);
    let entries = log.iter().rev().take_while(|entry| Some(entry.seat) == seat);
    let events = entries.flat_map(|entry| entry.events.iter().rev());
    let mut spaces: Vec<Space> = events.filter_map(placed).flatten().collect();
    spaces.dedup();
    spaces.reverse();
    spaces
}

/// Returns the spaces of the last piece that was placed.
pub fn last_placed(game_match: &Match) -> Option<[Space; 2]> {
    let mut events = game_match.log().iter().rev().flat_map(|entry| entry.events.iter().rev());
    events.find_map(placed)
}

impl Recent {
    /// Returns the recent changes of the match.
    pub fn new(game_match: &Match) -> Recent {
        let mut recent = Recent::default();
        // In the final scoring only the areas that it scores are marked.
        let over = game_match.game().table().is_over() && !game_match.is_past();
        let Some(last) = game_match.log().last().filter(|_| !over) else { return recent };
        let log = game_match.log();
        let is_before =
            |seat| game_match.viewer().map_or(seat != last.seat, |viewer| seat == viewer);
        let since = match game_match.is_past() {
            true => log.len() - 1,
            false => log.iter().rposition(|entry| is_before(entry.seat)).map_or(0, |at| at + 1),
        };
        log[since..].iter().flat_map(|entry| &entry.events).for_each(|event| recent.add(event));
        recent
    }

    fn add(&mut self, event: &Event) {
        match *event {
            Event::DominoPlaced { at, .. } => {
                self.dominoes.insert(at[0]);
            }
            Event::PlantPlaced { at, .. } => {
                self.plants.insert(at);
            }
            Event::PlantReturned { at, .. } => {
                self.emptied.insert(at);
            }
            Event::MushroomPlaced { at, .. } => {
                self.mushrooms.insert(at);
            }
            Event::AreaScored { closed_by: Some(_), area, .. } => self.areas.insert(area),
            Event::JokerChanged { .. } => self.joker = true,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::{
        board::pieces::emptied,
        testing::{
            fixtures::{BOT, at},
            script::play,
            sketch::Sketch,
        },
    };
    use crate::session::testing::MatchBuilder;

    /// Plays Ann's turn; then Ben has taken the screen.
    fn after_turn(script: &str) -> Match {
        let sketch = Sketch::base("A * * . B\n. . . . .").holds(0, "owl-fox owl-frog");
        sketch.play(&format!("{script}; finish; end"))
    }

    #[test]
    fn last_piece_is_the_plant_beside_the_domino() {
        let sketch = Sketch::base("A * * .").holds(0, "owl-fox");
        assert_eq!(last_placed(&sketch.play("")), None);
        let game_match = sketch.play("place owl-fox b1 c1");
        assert_eq!(last_placed(&game_match), Some([at("b1"), at("c1")]));
        let game_match = sketch.play("place owl-fox b1 c1; plant turf a1; finish");
        assert_eq!(last_placed(&game_match), Some([at("a1"); 2]));
    }

    #[test]
    fn only_a_bot_that_acted_last_has_placed_pieces() {
        let counts = |controller| {
            let controllers = [Controller::Person, controller];
            let all = MatchBuilder::new("brook").controllers(&controllers).positions();
            all.iter().map(|at| placed_by_bot(at).len()).collect::<Vec<_>>()
        };
        assert_eq!(counts(Controller::Person).into_iter().max(), Some(0));
        // The spaces of the first domino, then the plant beside it, then nothing once a person acts.
        let mut of_bot = counts(BOT);
        of_bot.dedup();
        assert_eq!(of_bot[..4], [0, 2, 3, 0]);
    }

    #[test]
    fn joker_changed_by_the_other_player_is_new() {
        assert!(Recent::new(&after_turn("joker fox; discard owl-fox")).joker);
        assert!(!Recent::new(&after_turn("discard owl-fox")).joker);
    }

    #[test]
    fn final_scoring_marks_no_pieces_as_new() {
        let positions = MatchBuilder::new("brook").positions();
        let over = positions.last().unwrap();
        let last_action = over.past_position(over.log().len() - 2).unwrap();
        assert_ne!(Recent::new(&last_action), Recent::default());
        assert_eq!(Recent::new(over), Recent::default());
    }

    #[test]
    fn area_closed_by_the_other_player_is_new() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox");
        let game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end");
        let closed = game_match.game().table().area_on(at("a1")).unwrap();
        assert_eq!(Recent::new(&game_match).areas.iter().collect::<Vec<_>>(), [closed]);
    }

    #[test]
    fn space_of_a_plant_taken_back_by_the_other_is_marked() {
        let game_match = after_turn("place owl-fox b1 c1; plant turf a1; return a1");
        assert_eq!(Recent::new(&game_match).emptied, SpaceSet::from_space(at("a1")));
        assert_eq!(emptied(&game_match), [at("a1")]);
    }

    #[test]
    fn space_planted_anew_is_not_marked_as_emptied() {
        let game_match = after_turn(
            "place owl-fox b1 c1; plant turf a1; return a1; finish; again;
            place owl-frog b2 a2; plant turf a1",
        );
        assert_eq!(Recent::new(&game_match).emptied, SpaceSet::from_space(at("a1")));
        assert_eq!(emptied(&game_match), []);
    }

    #[test]
    fn mushroom_placed_by_the_other_player_is_new() {
        let sketch = Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl");
        let game_match = sketch.play("place owl-owl a2 b2; mushroom c1; no plant; finish; end");
        assert_eq!(Recent::new(&game_match).mushrooms, SpaceSet::from_space(at("c1")));
    }

    #[test]
    fn nothing_is_new_after_the_viewer_has_acted() {
        let mut game_match = after_turn("place owl-fox b1 c1; no plant");
        assert_eq!(Recent::new(&game_match).dominoes, SpaceSet::from_space(at("b1")));
        play(&mut game_match, "joker fox");
        assert_eq!(Recent::new(&game_match), Recent::default());
    }
}
