//! The changes since the viewer last acted.

use crate::{
    rules::{AreaSet, Event, SpaceSet},
    session::Match,
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

impl Recent {
    /// Returns the recent changes of the match.
    pub fn new(game_match: &Match) -> Recent {
        let mut recent = Recent::default();
        let Some(last) = game_match.log().last() else { return recent };
        let stop = |seat| game_match.viewer().map_or(seat != last.seat, |viewer| seat == viewer);
        let most = if game_match.is_past() { 1 } else { usize::MAX };
        let stop = |seat| !game_match.is_past() && stop(seat);
        let entries =
            game_match.log().iter().rev().take(most).take_while(|entry| !stop(entry.seat));
        for event in entries.flat_map(|entry| &entry.events) {
            recent.add(event);
        }
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
    use crate::scene::{board::pieces::emptied, testing::random_match::begun};
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    /// Returns a random match and a wanted event of the turn that has just ended. The next player
    /// has taken the screen.
    fn handed_over_after(board: &str, wanted: impl Fn(&Event) -> bool) -> (Match, Event) {
        for seed in 0..300 {
            let (mut game_match, mut rng) = begun(board, 2, seed);
            let mut found = None;
            while let Some(action) = game_match.game().random_action(&mut rng) {
                game_match.take_screen();
                let seat = game_match.game().table().seat();
                let events = game_match.act(action).unwrap();
                found = found.or_else(|| events.iter().find(|event| wanted(event)).cloned());
                if game_match.game().table().seat() == seat {
                    continue;
                }
                game_match.take_screen();
                if let Some(event) = found {
                    return (game_match, event);
                }
            }
        }
        panic!("it did not come about")
    }

    #[test]
    fn joker_changed_by_the_other_player_is_new() {
        let wanted = |event: &Event| matches!(event, Event::JokerChanged { .. });
        let (game_match, _) = handed_over_after("brook", wanted);
        assert!(Recent::new(&game_match).joker);
    }

    #[test]
    fn area_closed_by_the_other_player_is_new() {
        let wanted = |event: &Event| matches!(event, Event::AreaScored { closed_by: Some(_), .. });
        let (game_match, event) = handed_over_after("brook", wanted);
        let Event::AreaScored { area, .. } = event else { panic!("{event:?}") };
        assert!(Recent::new(&game_match).areas.contains(area));
    }

    #[test]
    fn space_of_a_plant_taken_back_by_the_other_is_marked() {
        let wanted = |event: &Event| matches!(event, Event::PlantReturned { .. });
        let (game_match, event) = handed_over_after("brook", wanted);
        let Event::PlantReturned { at, .. } = event else { panic!("{event:?}") };
        assert!(Recent::new(&game_match).emptied.contains(at));
        let planted_anew = game_match.game().table().planted().contains(at);
        assert_eq!(emptied(&game_match).contains(&at), !planted_anew);
    }

    #[test]
    fn mushroom_placed_by_the_other_player_is_new() {
        let wanted = |event: &Event| matches!(event, Event::MushroomPlaced { .. });
        let (game_match, event) = handed_over_after("valley", wanted);
        let Event::MushroomPlaced { at, .. } = event else { panic!("{event:?}") };
        assert!(Recent::new(&game_match).mushrooms.contains(at));
    }

    #[test]
    fn nothing_is_new_after_the_viewer_has_acted() {
        let wanted = |event: &Event| matches!(event, Event::DominoPlaced { .. });
        let (mut game_match, _) = handed_over_after("brook", wanted);
        assert_ne!(Recent::new(&game_match), Recent::default());
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        let action = game_match.game().random_action(&mut rng).unwrap();
        game_match.act(action).unwrap();
        assert_eq!(Recent::new(&game_match), Recent::default());
    }
}
