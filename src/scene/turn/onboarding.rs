//! Onboarding hints for a person's first turn and first mushrooms.

use crate::{
    rules::{Phase, RuleSet, Table},
    scene::input::{Selection, may_act},
    session::{Entry, Match},
    text::Text,
};

/// The number of own turns with hints: a second one would repeat them.
const TURNS: usize = 1;

/// The number of turns after these with the hint about faint animals.
const TURNS_WITH_FAINT: usize = 2;

/// The number of own mushroom steps with a hint. The first one may come late in a game.
const MUSHROOM_STEPS: usize = 2;

/// A hint for a newcomer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// Choose a domino of the hand.
    ChooseDomino,
    /// Choose a place for it on the board.
    PlaceDomino,
    /// Place a mushroom.
    Mushroom,
    /// Choose a plant, beside a domino or its ghost.
    ChoosePlant,
    /// Plant its ghost.
    ConfirmPlant,
    /// Finish: refill the hand.
    Finish,
    /// The same after a discard, which closes no area.
    FinishDiscarded,
    /// End the turn.
    End,
    /// Explains why an animal is faint.
    Faint,
}

impl Hint {
    /// Returns the hint for the person at the screen; `None` after their first turn and mushrooms,
    /// unless they asked for help again.
    pub fn from_match(game_match: &Match, selection: Selection, is_asked: bool) -> Option<Hint> {
        may_act(game_match).ok()?;
        let table = game_match.game().table();
        let seat = table.seat();
        let own = || game_match.log().iter().filter(|entry| entry.seat == seat);
        let turns = own().filter(|entry| entry.ends_turn()).count();
        let is_early = match table.phase() {
            Phase::Mushroom => {
                let is_mushroom = |entry: &&Entry| entry.action.phase() == Some(Phase::Mushroom);
                own().filter(is_mushroom).count() < MUSHROOM_STEPS
            }
            _ => turns < TURNS,
        };
        if !is_early && !is_asked {
            let begins = (selection, table.phase()) == (Selection::Nothing, Phase::Domino);
            let is_shown = begins && turns < TURNS + TURNS_WITH_FAINT && has_faint_animals(table);
            return is_shown.then_some(Hint::Faint);
        }
        match (selection, table.phase()) {
            (Selection::Joker | Selection::Returning, _) | (_, Phase::Over) => None,
            (Selection::PlantGhost { .. }, Phase::Plant) => Some(Hint::ConfirmPlant),
            (Selection::Domino(_) | Selection::RotatedDomino { .. }, Phase::Domino) => {
                Some(Hint::PlaceDomino)
            }
            // Without a space for a plant the prompt is enough.
            (Selection::DominoGhost { .. }, Phase::Domino) | (_, Phase::Plant) => {
                selection.plant_space().map(|_| Hint::ChoosePlant)
            }
            // The prompt says what to do with a hand that fits nowhere.
            (_, Phase::Domino) => {
                let hand = game_match.game().hand(seat);
                hand.iter().any(|&domino| table.fits(domino)).then_some(Hint::ChooseDomino)
            }
            (_, Phase::Mushroom) => Some(Hint::Mushroom),
            (_, Phase::Finish) if table.domino_of_turn().is_none() => Some(Hint::FinishDiscarded),
            (_, Phase::Finish) => Some(Hint::Finish),
            (_, Phase::End) => Some(Hint::End),
        }
    }

    /// Returns whether a player who does not see the table hears the hint: the others speak of what
    /// is highlighted or of presses, or the prompt says it.
    pub const fn is_spoken(self) -> bool {
        matches!(
            self,
            Hint::ChooseDomino | Hint::Mushroom | Hint::Finish | Hint::FinishDiscarded | Hint::End
        )
    }

    /// Returns whether the hint is new to a player, who may have finished a game before.
    pub const fn is_new(self, is_onboarded: bool, knows_mushrooms: bool) -> bool {
        match self {
            Hint::Mushroom => !knows_mushrooms,
            _ => !is_onboarded,
        }
    }

    /// Returns the text of the hint in a game with these rules.
    pub const fn text(self, rules: RuleSet, text: &Text) -> &'static str {
        let t = &text.onboarding;
        match (self, rules) {
            (Hint::PlaceDomino, RuleSet::Valley) => return t.place_domino_in_valley,
            (Hint::Finish | Hint::FinishDiscarded, RuleSet::Valley) => return t.finish_in_valley,
            _ => {}
        }
        match self {
            Hint::ChooseDomino => t.choose_domino,
            Hint::PlaceDomino => t.place_domino,
            Hint::Mushroom => t.mushroom,
            Hint::ChoosePlant => t.choose_plant,
            Hint::ConfirmPlant => t.planted,
            Hint::Finish => t.finish,
            Hint::FinishDiscarded => t.finish_discarded,
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
        text::{ENGLISH, FRENCH, GERMAN},
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
        let hint = Hint::from_match(&game_match, laid, false);
        assert_eq!(hint, Some(Hint::ChoosePlant));
    }

    #[test]
    fn ghost_without_a_space_for_a_plant_has_no_hint() {
        for (plant_at, wanted) in
            [(Some("a1".parse().unwrap()), Some(Hint::ChoosePlant)), (None, None)]
        {
            let mut game_match = Sketch::base("A * * .").holds(0, "owl-fox").play("");
            game_match.take_screen();
            let table = game_match.game().table();
            let domino = game_match.game().hand(table.seat())[0];
            let at = table.placements(domino)[0];
            let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at };
            assert_eq!(Hint::from_match(&game_match, ghost, false), wanted);
        }
    }

    #[test]
    fn base_game_hints_do_not_speak_of_valley() {
        let hints = [Hint::PlaceDomino, Hint::Finish, Hint::FinishDiscarded];
        for text in [&ENGLISH, &GERMAN, &FRENCH] {
            for hint in hints {
                let base = hint.text(RuleSet::Base, text);
                let in_valley = hint.text(RuleSet::Valley, text);
                assert_ne!(base, in_valley);
                let mut words = base.split(|letter: char| !letter.is_alphabetic());
                let of_valley = ["Valley", "pond", "Teich", "mare"];
                assert!(!words.any(|word| of_valley.contains(&word)), "{base}");
            }
        }
    }

    /// RULINGS: Closing.
    #[test]
    fn hint_after_a_discard_promises_no_scoring() {
        for (script, hint) in [
            ("discard owl-fox", Hint::FinishDiscarded),
            ("place owl-fox b1 c1; no plant", Hint::Finish),
        ] {
            let game_match = Sketch::base("A * * .").holds(0, "owl-fox").play(script);
            let found = Hint::from_match(&game_match, Selection::Nothing, false);
            assert_eq!(found, Some(hint), "{script}");
        }
    }

    #[test]
    fn hints_end_after_the_first_own_turn() {
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
    fn mushroom_hint_comes_with_the_first_two_mushrooms() {
        let is_mushroom_step = |game_match: &&Match| {
            game_match.game().table().phase() == Phase::Mushroom && game_match.viewer().is_some()
        };
        let mut most = 0;
        for seed in 0..3 {
            let positions = MatchBuilder::new("valley").seed(seed).positions();
            let mut steps = [0; 2];
            for game_match in positions.iter().filter(is_mushroom_step) {
                let hint = |is_asked| Hint::from_match(game_match, Selection::Nothing, is_asked);
                let seen = &mut steps[game_match.game().table().seat().index()];
                assert_eq!(hint(false), (*seen < MUSHROOM_STEPS).then_some(Hint::Mushroom));
                assert_eq!(hint(true), Some(Hint::Mushroom));
                *seen += 1;
            }
            most = steps.into_iter().fold(most, usize::max);
        }
        assert!(most > MUSHROOM_STEPS, "{most}");
    }

    #[test]
    fn faint_animals_are_explained_in_the_turns_after() {
        // Nothing fits beside a1 and b1.
        let sketch = Sketch::base("* * # . . A").holds(0, "owl-fox");
        let mut game_match = sketch.play("place owl-fox a1 b1; no plant; finish; end; pass");
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
