//! Input in a lesson: only what its step asks for goes on to the match.

use super::{
    buttons::Button,
    selection::{Reply, Selection},
};
use crate::{
    rules::{Action, Space, SpaceSet},
    session::{LessonStep, Match, WrongMove},
};

impl Selection {
    /// Returns the selection with the plant space that the step asks for.
    pub fn guided(self, step: LessonStep, game_match: &Match) -> Selection {
        match (self, step.expected(game_match)) {
            (Selection::PlantSpace(_), Some(Action::PlacePlant { at, .. })) => {
                Selection::PlantSpace(at)
            }
            _ => self,
        }
    }

    /// Returns the selection of the plant that the step asks for. The board shows its points.
    pub fn with_wanted_plant(self, step: LessonStep, game_match: &Match) -> Selection {
        match step.expected(game_match) {
            Some(Action::PlacePlant { plant, stock, at }) => {
                Selection::PlantGhost { at, plant, stock }
            }
            _ => self,
        }
    }

    /// Checks a new selection against the step. A ghost on the wanted spaces lies as wanted at
    /// once; another tap rotates it, as in any game.
    fn in_lesson(
        self,
        step: LessonStep,
        game_match: &Match,
        before: Selection,
    ) -> Result<Selection, WrongMove> {
        let goal = step.expected(game_match);
        let same_pivot = |pivot: Space| matches!(before, Selection::DominoGhost { pivot: old, .. } if old == pivot);
        match (self, goal) {
            (Selection::Nothing, _) => Ok(self),
            (
                Selection::Domino(chosen) | Selection::RotatedDomino { domino: chosen, .. },
                Some(Action::PlaceDomino { domino, .. }),
            ) => (chosen == domino).then_some(self).ok_or(WrongMove::OtherDomino(domino)),
            (
                Selection::DominoGhost { pivot, at, .. },
                Some(Action::PlaceDomino { domino, at: goal }),
            ) => {
                if self.domino() != Some(domino) {
                    return Err(WrongMove::OtherDomino(domino));
                }
                if !goal.contains(&pivot) {
                    return Err(WrongMove::OtherSpace);
                }
                let at = if same_pivot(pivot) { at } else { goal };
                Ok(Selection::DominoGhost { domino, at, pivot, plant_at: None })
            }
            (Selection::PlantSpace(at), Some(Action::PlacePlant { at: goal, .. }))
                if at == goal && before == self =>
            {
                Err(WrongMove::SpaceIsChosen)
            }
            (Selection::MushroomGhost(at), Some(Action::PlaceMushroom { at: goal }))
            | (Selection::PlantSpace(at), Some(Action::PlacePlant { at: goal, .. })) => {
                (at == goal).then_some(self).ok_or(WrongMove::OtherSpace)
            }
            (Selection::PlantGhost { at, plant, stock }, Some(Action::PlacePlant { .. })) => {
                step.check(game_match, &[Action::PlacePlant { plant, stock, at }]).map(|()| self)
            }
            (Selection::Joker, Some(Action::ChangeJoker { .. })) => Ok(self),
            _ => Err(WrongMove::NotNow),
        }
    }
}

impl Reply {
    /// Returns the reply in a lesson. `before` is the selection so far.
    ///
    /// # Errors
    /// What is wrong if the step asks for something else.
    pub fn in_lesson(
        self,
        step: LessonStep,
        game_match: &Match,
        before: Selection,
    ) -> Result<Reply, WrongMove> {
        match self {
            Reply::Reject(_) if step.is_pause() => Err(WrongMove::NotNow),
            Reply::Undo | Reply::Redo | Reply::RestartTurn | Reply::UndoTurn => {
                Err(WrongMove::Undo)
            }
            Reply::Act(_) | Reply::ActTwice(_) => {
                step.check(game_match, self.actions()).map(|()| self)
            }
            Reply::Select(selection) => {
                selection.in_lesson(step, game_match, before).map(Reply::Select)
            }
            Reply::ShowArea(..) | Reply::Reject(_) => Ok(self),
        }
    }
}

/// Returns the spaces that the action is about; none if it is not about spaces.
pub fn goal_spaces(action: Action) -> SpaceSet {
    match action {
        Action::PlaceDomino { at, .. } => at.into_iter().collect(),
        Action::PlaceMushroom { at }
        | Action::PlacePlant { at, .. }
        | Action::ReturnPlant { at } => SpaceSet::from_space(at),
        _ => SpaceSet::EMPTY,
    }
}

impl Button {
    /// Returns true if the button leads to what the step asks for.
    pub fn leads_on(self, step: LessonStep, game_match: &Match, selection: Selection) -> bool {
        let Some(goal) = step.expected(game_match) else { return false };
        match (self, goal) {
            (Button::PlaceDomino | Button::RotateDomino, Action::PlaceDomino { .. }) => {
                let Selection::DominoGhost { domino, at, pivot, .. } = selection else {
                    return false;
                };
                let is_right = Action::PlaceDomino { domino, at }.is_same_as(goal);
                match self {
                    Button::PlaceDomino => is_right,
                    // A rotation keeps the tapped space covered.
                    _ => !is_right && goal_spaces(goal).contains(pivot),
                }
            }
            (Button::PlaceMushroom, Action::PlaceMushroom { .. }) => {
                matches!(selection, Selection::MushroomGhost(_))
            }
            (Button::PlacePlant, Action::PlacePlant { .. }) => {
                matches!(selection, Selection::PlantGhost { .. })
            }
            (Button::EndTurn, Action::Finish) => {
                step.check(game_match, &[Action::Finish, Action::EndTurn]).is_ok()
            }
            (Button::ExtraTurn, Action::Finish) => {
                step.check(game_match, &[Action::Finish, Action::ExtraTurn]).is_ok()
            }
            (Button::Joker, Action::ChangeJoker { .. }) => selection != Selection::Joker,
            (Button::EndTurn, Action::EndTurn) | (Button::ExtraTurn, Action::ExtraTurn) => true,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Plant, Stock},
        scene::{
            board::{Highlights, Label},
            explain::{Topic, explain},
            testing::fixtures::at,
            words::wrong_move_text,
        },
        session::LessonKind,
        text::ENGLISH,
    };

    /// Returns the base lesson at the step with this number from 0, with its game.
    fn at_step(number: usize) -> (LessonStep, Match) {
        let step = LessonStep::from_text(&format!("base {number}")).unwrap();
        (step, step.start().unwrap())
    }

    fn goal_of_first_domino() -> (LessonStep, Match, Action) {
        let (step, game_match) = at_step(1);
        let goal = step.expected(&game_match).unwrap();
        (step, game_match, goal)
    }

    #[test]
    fn nothing_can_be_done_while_reading() {
        let step = LessonStep::first(LessonKind::Base).unwrap();
        let game_match = step.start().unwrap();
        for action in game_match.game().legal_actions() {
            let reply = Reply::Act(action).in_lesson(step, &game_match, Selection::Nothing);
            assert_eq!(reply, Err(WrongMove::NotNow));
        }
        let words = wrong_move_text(WrongMove::NotNow, &game_match, step, &ENGLISH);
        assert_eq!(words, ENGLISH.tutorial.base[0].wrong);
    }

    #[test]
    fn ghost_on_a_wanted_space_lies_as_wanted() {
        let (step, game_match, goal) = goal_of_first_domino();
        let Action::PlaceDomino { domino, at } = goal else { panic!("{goal:?}") };
        for pivot in at {
            let chosen = Selection::Domino(domino);
            let reply = chosen.tap(&game_match, pivot);
            let ghost = Selection::DominoGhost { domino, at, pivot, plant_at: None };
            assert_eq!(reply.in_lesson(step, &game_match, chosen), Ok(Reply::Select(ghost)));
        }
    }

    #[test]
    fn rotated_ghost_is_refused_only_when_it_is_placed() {
        let (step, game_match, goal) = goal_of_first_domino();
        let Action::PlaceDomino { domino, at } = goal else { panic!("{goal:?}") };
        let turned = [at[1], at[0]];
        let ghost = Selection::DominoGhost { domino, at: turned, pivot: at[0], plant_at: None };
        assert_eq!(
            Reply::Select(ghost).in_lesson(step, &game_match, ghost),
            Ok(Reply::Select(ghost))
        );
        let place = ghost.press(&game_match, Button::PlaceDomino);
        assert_eq!(place.in_lesson(step, &game_match, ghost), Err(WrongMove::WrongWayRound));
    }

    #[test]
    fn domino_on_one_space_of_the_goal_is_half_there() {
        let (step, game_match, goal) = goal_of_first_domino();
        let Action::PlaceDomino { domino, at: wanted } = goal else { panic!("{goal:?}") };
        let table = game_match.game().table();
        let covers_one =
            |way: &[Space; 2]| way.iter().filter(|&space| wanted.contains(space)).count() == 1;
        let at = table.placements(domino).iter().copied().find(covers_one).unwrap();
        let moved = Reply::Act(Action::PlaceDomino { domino, at });
        let ghost = Selection::DominoGhost { domino, at, pivot: at[0], plant_at: None };
        assert_eq!(moved.in_lesson(step, &game_match, ghost), Err(WrongMove::HalfThere));
        let words = wrong_move_text(WrongMove::HalfThere, &game_match, step, &ENGLISH);
        assert!(wanted.iter().all(|space| words.contains(&space.to_string())), "{words}");
    }

    #[test]
    fn wrong_moves_have_reasons_of_their_own() {
        let (step, game_match, goal) = goal_of_first_domino();
        let Action::PlaceDomino { domino, .. } = goal else { panic!("{goal:?}") };
        let hand = game_match.game().hand(game_match.game().table().seat()).to_vec();
        let other = hand.into_iter().find(|&held| held != domino).unwrap();
        let check = |reply: Reply| reply.in_lesson(step, &game_match, Selection::Nothing);
        let wrong = [
            (Reply::Select(Selection::Domino(other)), WrongMove::OtherDomino(domino)),
            (Reply::Act(Action::DiscardDomino { domino }), WrongMove::Discard),
            (Reply::Select(Selection::Joker), WrongMove::NotNow),
            (Reply::Undo, WrongMove::Undo),
        ];
        for (reply, reason) in wrong {
            assert_eq!(check(reply), Err(reason));
            assert!(!wrong_move_text(reason, &game_match, step, &ENGLISH).is_empty());
        }
        let (step, game_match) = at_step(2);
        let oak = Selection::Nothing.choose_plant(&game_match, Plant::Oak, Stock::Own);
        let refused = oak.in_lesson(step, &game_match, Selection::Nothing);
        assert!(refused.is_err());
    }

    #[test]
    fn tap_on_the_chosen_plant_space_says_that_the_plant_comes_next() {
        let (step, game_match) = at_step(2);
        let Some(Action::PlacePlant { at, .. }) = step.expected(&game_match) else { panic!() };
        let chosen = Selection::PlantSpace(at);
        let reply = chosen.tap(&game_match, at).in_lesson(step, &game_match, chosen);
        assert_eq!(reply, Err(WrongMove::SpaceIsChosen));
        let words = wrong_move_text(WrongMove::SpaceIsChosen, &game_match, step, &ENGLISH);
        assert_eq!(words, ENGLISH.tutorial.choose_plant);
    }

    #[test]
    fn goal_spaces_are_those_of_the_action() {
        let (_, _, goal) = goal_of_first_domino();
        assert_eq!(goal_spaces(goal).len(), 2);
        assert!(goal_spaces(Action::Finish).is_empty());
    }

    #[test]
    fn badge_shows_the_points_of_the_wanted_plant() {
        let (step, game_match) = at_step(7);
        let goal = step.expected(&game_match);
        assert!(matches!(goal, Some(Action::PlacePlant { .. })), "{goal:?}");
        let mut highlights = Highlights::new(&game_match, Selection::Nothing);
        let best = highlights.labels.clone();
        highlights.keep_only(game_match.game().table(), goal);
        let at = goal.map(goal_spaces).unwrap().iter().next().unwrap();
        assert!(best.contains(&(at, Label::Points { least: 1, most: 2 })));
        assert_eq!(highlights.labels, [(at, Label::Points { least: 1, most: 1 })]);
        let explained = Selection::PlantSpace(at).with_wanted_plant(step, &game_match);
        let words = explain(&game_match, &ENGLISH, explained, Topic::Space(at));
        assert!(words.is_some_and(|words| words.starts_with("+1 for the plant itself")));
    }

    #[test]
    fn a_domino_the_wrong_way_round_is_rotated_first() {
        let (step, game_match, goal) = goal_of_first_domino();
        let Action::PlaceDomino { domino, at: [one, other] } = goal else { panic!("{goal:?}") };
        let lit = |covered: [Space; 2], pivot| {
            let ghost = Selection::DominoGhost { domino, at: covered, pivot, plant_at: None };
            [Button::PlaceDomino, Button::RotateDomino]
                .map(|button| button.leads_on(step, &game_match, ghost))
        };
        assert_eq!(lit([one, other], one), [true, false]);
        assert_eq!(lit([other, one], one), [false, true]);
        assert_eq!(lit([at("a1"), at("a2")], at("a1")), [false, false]);
    }

    #[test]
    fn buttons_lead_on_to_the_goal() {
        let (step, game_match) = at_step(3);
        assert!(Button::EndTurn.leads_on(step, &game_match, Selection::Nothing));
        assert!(!Button::Finish.leads_on(step, &game_match, Selection::Nothing));
        assert!(!Button::Joker.leads_on(step, &game_match, Selection::Nothing));
        let step = LessonStep::from_text("valley 4").unwrap();
        let game_match = step.start().unwrap();
        assert!(Button::ExtraTurn.leads_on(step, &game_match, Selection::Nothing));
        assert!(!Button::Finish.leads_on(step, &game_match, Selection::Nothing));
    }
}
