//! Help for a person's first turns: what to do next, said beside what it is about.

use crate::{
    rules::{Phase, Table},
    scene::input::selection::{Selection, may_act},
    session::Match,
    text::Text,
};

/// In how many turns of theirs a newcomer is helped.
const TURNS: usize = 2;

/// In how many turns after these a newcomer is told what faint animals are.
const TURNS_WITH_FAINT: usize = 2;

/// What a newcomer is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Hint {
    /// To choose a domino of the hand.
    ChooseDomino,
    /// To choose a place for it on the board.
    PlaceDomino,
    /// To turn or place its ghost.
    Laid,
    /// To place a mushroom.
    Mushroom,
    /// To choose a plant.
    ChoosePlant,
    /// To plant its ghost.
    Planted,
    /// To finish.
    Finish,
    /// To end the turn.
    End,
    /// What it means that an animal is faint.
    Faint,
}

impl Hint {
    /// What the newcomer at the screen is to be told now; nothing after their first turns.
    pub fn of(game_match: &Match, selection: Selection) -> Option<Hint> {
        may_act(game_match).ok()?;
        let table = game_match.game().table();
        let seat = table.seat();
        let own = game_match.log().iter().filter(|entry| entry.seat == seat);
        let turns = own.filter(|entry| entry.ends_turn()).count();
        if turns >= TURNS {
            let begins = (selection, table.phase()) == (Selection::Nothing, Phase::Domino);
            let told = begins && turns < TURNS + TURNS_WITH_FAINT && has_faint_animals(table);
            return told.then_some(Hint::Faint);
        }
        match (selection, table.phase()) {
            (Selection::Joker | Selection::Returning, _) | (_, Phase::Over) => None,
            (Selection::DominoGhost { .. }, Phase::Domino) => Some(Hint::Laid),
            (Selection::Domino(_) | Selection::RotatedDomino { .. }, Phase::Domino) => {
                Some(Hint::PlaceDomino)
            }
            (_, Phase::Domino) => Some(Hint::ChooseDomino),
            (_, Phase::Mushroom) => Some(Hint::Mushroom),
            (Selection::PlantGhost { .. }, Phase::Plant) => Some(Hint::Planted),
            // Without a space for a plant the prompt says all there is to say.
            (_, Phase::Plant) => selection.plant_space().map(|_| Hint::ChoosePlant),
            (_, Phase::Finish) => Some(Hint::Finish),
            (_, Phase::End) => Some(Hint::End),
        }
    }

    /// The hint in words.
    pub const fn words(self, text: &Text) -> &'static str {
        let words = &text.onboarding;
        match self {
            Hint::ChooseDomino => words.choose_domino,
            Hint::PlaceDomino => words.place_domino,
            Hint::Laid => words.laid,
            Hint::Mushroom => words.mushroom,
            Hint::ChoosePlant => words.choose_plant,
            Hint::Planted => words.planted,
            Hint::Finish => words.finish,
            Hint::End => words.end,
            Hint::Faint => words.faint,
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
        rules::Action,
        scene::{history::log::turn_number, input::selection::Reply, testing::random_match},
        session::Controller,
    };

    fn begun(first: Controller) -> Match {
        random_match::begun_by("brook", &[first, Controller::Person], 1).0
    }

    fn act(game_match: &mut Match, wanted: impl Fn(&Action) -> bool) {
        let action = game_match.game().legal_actions().into_iter().find(wanted).unwrap();
        game_match.act(action).unwrap();
    }

    fn turn(game_match: &mut Match) {
        game_match.take_screen();
        act(game_match, |action| matches!(action, Action::DiscardDomino { .. }));
        act(game_match, |action| *action == Action::Finish);
        act(game_match, |action| *action == Action::EndTurn);
    }

    #[test]
    fn a_newcomer_is_led_from_the_domino_to_its_place() {
        let mut game_match = begun(Controller::Person);
        game_match.take_screen();
        assert_eq!(Hint::of(&game_match, Selection::Nothing), Some(Hint::ChooseDomino));
        let domino = game_match.game().hand(game_match.game().table().seat())[0];
        let chosen = Selection::Domino(domino);
        assert_eq!(Hint::of(&game_match, chosen), Some(Hint::PlaceDomino));
        let at = game_match.game().table().placements(domino)[0][0];
        let Reply::Select(laid) = chosen.tap(&game_match, at) else { panic!("nothing is laid") };
        assert_eq!(Hint::of(&game_match, laid), Some(Hint::Laid));
    }

    #[test]
    fn after_two_turns_of_their_own_nobody_is_helped_any_more() {
        let mut game_match = begun(Controller::Person);
        for _ in 0..2 * TURNS {
            game_match.take_screen();
            assert!(Hint::of(&game_match, Selection::Nothing).is_some());
            turn(&mut game_match);
        }
        game_match.take_screen();
        assert_eq!(Hint::of(&game_match, Selection::Nothing), None);
    }

    #[test]
    fn what_faint_animals_are_is_told_in_the_turns_after() {
        let (mut game_match, mut rng) = random_match::begun("brook", 2, 3);
        let mut told = Vec::new();
        while let Some(action) = game_match.game().random_action(&mut rng) {
            game_match.take_screen();
            if Hint::of(&game_match, Selection::Nothing) == Some(Hint::Faint) {
                assert!(has_faint_animals(game_match.game().table()));
                told.push(turn_number(&game_match));
            }
            game_match.act(action).unwrap();
        }
        told.dedup();
        assert!(!told.is_empty() && told.len() <= 2 * TURNS_WITH_FAINT, "{told:?}");
    }

    #[test]
    fn nobody_is_helped_while_a_bot_acts() {
        assert_eq!(Hint::of(&begun(Controller::ALL[1]), Selection::Nothing), None);
    }
}
