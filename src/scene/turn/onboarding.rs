//! Onboarding hints for a person's first turns.

use crate::{
    rules::{Phase, Table},
    scene::input::{Selection, may_act},
    session::Match,
    text::Text,
};

/// The number of own turns with hints.
const TURNS: usize = 2;

/// The number of turns after these with the hint about faint animals.
const TURNS_WITH_FAINT: usize = 2;

/// A hint for a newcomer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Choose a domino of the hand.
    ChooseDomino,
    /// Choose a place for it on the board.
    PlaceDomino,
    /// Turn or place its ghost.
    ConfirmDomino,
    /// Place a mushroom.
    Mushroom,
    /// Choose a plant.
    ChoosePlant,
    /// Plant its ghost.
    ConfirmPlant,
    /// Finish: refill the hand.
    Finish,
    /// End the turn.
    End,
    /// Explains why an animal is faint.
    Faint,
}

impl Hint {
    /// Returns the hint for the person at the screen; `None` after their first turns, unless they
    /// asked for help again.
    pub fn from_match(game_match: &Match, selection: Selection, is_asked: bool) -> Option<Hint> {
        may_act(game_match).ok()?;
        let table = game_match.game().table();
        let seat = table.seat();
        let own = game_match.log().iter().filter(|entry| entry.seat == seat);
        let turns = own.filter(|entry| entry.ends_turn()).count();
        if turns >= TURNS && !is_asked {
            let begins = (selection, table.phase()) == (Selection::Nothing, Phase::Domino);
            let is_shown = begins && turns < TURNS + TURNS_WITH_FAINT && has_faint_animals(table);
            return is_shown.then_some(Hint::Faint);
        }
        match (selection, table.phase()) {
            (Selection::Joker | Selection::Returning, _) | (_, Phase::Over) => None,
            (Selection::DominoGhost { .. }, Phase::Domino) => Some(Hint::ConfirmDomino),
            (Selection::Domino(_) | Selection::RotatedDomino { .. }, Phase::Domino) => {
                Some(Hint::PlaceDomino)
            }
            (_, Phase::Domino) => Some(Hint::ChooseDomino),
            (_, Phase::Mushroom) => Some(Hint::Mushroom),
            (Selection::PlantGhost { .. }, Phase::Plant) => Some(Hint::ConfirmPlant),
            // Without a space for a plant the prompt is enough.
            (_, Phase::Plant) => selection.plant_space().map(|_| Hint::ChoosePlant),
            (_, Phase::Finish) => Some(Hint::Finish),
            (_, Phase::End) => Some(Hint::End),
        }
    }

    /// Returns the text of the hint.
    pub const fn text(self, text: &Text) -> &'static str {
        let t = &text.onboarding;
        match self {
            Hint::ChooseDomino => t.choose_domino,
            Hint::PlaceDomino => t.place_domino,
            Hint::ConfirmDomino => t.laid,
            Hint::Mushroom => t.mushroom,
            Hint::ChoosePlant => t.choose_plant,
            Hint::ConfirmPlant => t.planted,
            Hint::Finish => t.finish,
            Hint::End => t.end,
            Hint::Faint => t.faint,
        }
    }
}

fn has_faint_animals(table: &Table) -> bool {
    table.placed().any(|(_, at)| at.into_iter().any(|at| table.is_irrelevant(at)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::{
            input::Reply,
            testing::{fixtures::BOT, script::play, sketch::Sketch},
        },
        session::{
            Controller,
            testing::{MatchBuilder, begun},
        },
    };

    #[test]
    fn hints_lead_from_the_domino_to_its_place() {
        let mut game_match = begun(2);
        game_match.take_screen();
        assert_eq!(
            Hint::from_match(&game_match, Selection::Nothing, false),
            Some(Hint::ChooseDomino)
        );
        let domino = game_match.game().hand(game_match.game().table().seat())[0];
        let chosen = Selection::Domino(domino);
        assert_eq!(Hint::from_match(&game_match, chosen, false), Some(Hint::PlaceDomino));
        let at = game_match.game().table().placements(domino)[0][0];
        let Reply::Select(laid) = chosen.tap(&game_match, at) else { panic!("nothing is laid") };
        assert_eq!(Hint::from_match(&game_match, laid, false), Some(Hint::ConfirmDomino));
    }

    #[test]
    fn hints_end_after_two_own_turns() {
        let mut game_match = begun(2);
        for _ in 0..2 * TURNS {
            game_match.take_screen();
            assert!(Hint::from_match(&game_match, Selection::Nothing, false).is_some());
            play(&mut game_match, "pass");
        }
        game_match.take_screen();
        assert_eq!(Hint::from_match(&game_match, Selection::Nothing, false), None);
        let again = Hint::from_match(&game_match, Selection::Nothing, true);
        assert_eq!(again, Some(Hint::ChooseDomino));
    }

    #[test]
    fn faint_animals_are_explained_in_the_turns_after() {
        // Nothing fits beside a1 and b1.
        let sketch = Sketch::base("* * # . . A").holds(0, "owl-fox");
        let mut game_match =
            sketch.play("place owl-fox a1 b1; no plant; finish; end; pass; pass; pass");
        for _ in 0..2 * TURNS_WITH_FAINT {
            let hint = Hint::from_match(&game_match, Selection::Nothing, false);
            assert_eq!(hint, Some(Hint::Faint));
            play(&mut game_match, "pass");
        }
        assert_eq!(Hint::from_match(&game_match, Selection::Nothing, false), None);
    }

    #[test]
    fn no_hint_while_a_bot_acts() {
        let bots = MatchBuilder::new("brook").controllers(&[BOT, Controller::Person]).begin();
        assert_eq!(Hint::from_match(&bots, Selection::Nothing, false), None);
    }
}
