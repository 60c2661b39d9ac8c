//! The actions that the player must confirm.

use super::{
    buttons::Button,
    placement::placements_over,
    selection::{Reply, Selection, plant_spaces},
};
use crate::{
    rules::{Action, AreaSet, Plant, Stock, Table},
    scene::words::names::area_letters,
    session::{Confirm, Match},
    text::Text,
};

impl Reply {
    /// Returns the reply under the player's preference.
    ///
    /// With [`Confirm::Never`] a piece is placed at once, unless it is a domino that can be rotated.
    pub fn confirmed(self, game_match: &Match, confirm: Confirm) -> Reply {
        let Reply::Select(selection) = self else { return self };
        if confirm != Confirm::Never {
            return self;
        }
        match selection {
            Selection::DominoGhost { domino, at, pivot }
                if placements_over(game_match.game().table(), domino, pivot).len() == 1 =>
            {
                Reply::Act(Action::PlaceDomino { domino, at })
            }
            Selection::MushroomGhost(at) => Reply::Act(Action::PlaceMushroom { at }),
            Selection::PlantGhost { at, plant, stock } => {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            }
            _ => self,
        }
    }
}

/// The reason why an action must be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfirmReason {
    /// The player confirms everything; this button does the action.
    Always(Button),
    /// A domino would go into the box although one of the hand fits.
    GivesUpDomino,
    /// The player would plant nothing although a plant could stand.
    GivesUpPlant,
    /// The player would leave a mushroom that could be set.
    GivesUpMushroom,
    /// These areas would be scored, which can't be undone.
    Scores(AreaSet),
}

/// Returns the reason why the action must be confirmed, or none if it need not be.
///
/// Pieces need none, because their ghost was confirmed. With [`Confirm::WhenItMatters`] the actions
/// are those that give up a piece and those that score areas.
pub fn confirm_reason(
    game_match: &Match,
    action: Action,
    confirm: Confirm,
) -> Option<ConfirmReason> {
    match (confirm, action) {
        (Confirm::Never, _)
        | (
            _,
            Action::PlaceDomino { .. } | Action::PlaceMushroom { .. } | Action::PlacePlant { .. },
        ) => None,
        _ => important_reason(game_match, action)
            .or((confirm == Confirm::Always).then_some(ConfirmReason::Always(button_of(action)))),
    }
}

/// Returns the button that does the action.
const fn button_of(action: Action) -> Button {
    match action {
        Action::ChangeJoker { .. } => Button::Joker,
        Action::PlaceDomino { .. } => Button::PlaceDomino,
        Action::DiscardDomino { .. } => Button::DiscardDomino,
        Action::PlaceMushroom { .. } => Button::PlaceMushroom,
        Action::SkipMushroom => Button::SkipMushroom,
        Action::PlacePlant { .. } => Button::PlacePlant,
        Action::SkipPlant => Button::SkipPlant,
        Action::ReturnPlant { .. } => Button::ReturnPlant,
        Action::Finish => Button::Finish,
        Action::EndTurn => Button::EndTurn,
        Action::ExtraTurn => Button::ExtraTurn,
    }
}

fn important_reason(game_match: &Match, action: Action) -> Option<ConfirmReason> {
    let table = game_match.game().table();
    let hand = game_match.game().hand(table.seat());
    let closing = table.closing();
    match action {
        Action::DiscardDomino { .. } => hand
            .iter()
            .any(|&held| !table.placements(held).is_empty())
            .then_some(ConfirmReason::GivesUpDomino),
        Action::SkipPlant => can_plant(table).then_some(ConfirmReason::GivesUpPlant),
        Action::SkipMushroom => {
            (!table.mushroom_spaces().is_empty()).then_some(ConfirmReason::GivesUpMushroom)
        }
        Action::Finish => (!closing.is_empty()).then_some(ConfirmReason::Scores(closing)),
        _ => None,
    }
}

fn can_plant(table: &Table) -> bool {
    let left = |stock| Plant::ALL.iter().any(|&p| table.plants_left(table.seat(), stock, p) > 0);
    !plant_spaces(table).is_empty() && Stock::ALL.into_iter().any(left)
}

impl ConfirmReason {
    /// Returns the reason and the way to confirm, in words.
    pub fn words(self, game_match: &Match, text: &Text) -> String {
        let t = &text.table.confirm;
        match self {
            ConfirmReason::Always(button) => (t.always)(button.label(text)),
            ConfirmReason::GivesUpDomino => t.gives_up_domino.to_owned(),
            ConfirmReason::GivesUpPlant => t.gives_up_plant.to_owned(),
            ConfirmReason::GivesUpMushroom => t.gives_up_mushroom.to_owned(),
            ConfirmReason::Scores(areas) => {
                let table = game_match.game().table();
                let letters: Vec<String> =
                    areas.iter().map(|area| area_letters(table, area)).collect();
                (t.scores)(&letters.iter().map(String::as_str).collect::<Vec<_>>())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Event, Phase},
        scene::testing::random_match::begun,
        text::ENGLISH,
    };

    /// A match played at random until the next action is what is wanted.
    fn before(board: &str, wanted: impl Fn(&Match) -> bool) -> Match {
        for seed in 0..200 {
            let (mut game_match, mut rng) = begun(board, 2, seed);
            while let Some(action) = game_match.game().random_action(&mut rng) {
                if wanted(&game_match) {
                    return game_match;
                }
                game_match.act(action).unwrap();
            }
        }
        panic!("it did not come about")
    }

    fn phase(game_match: &Match) -> Phase {
        game_match.game().table().phase()
    }

    fn scores_next(game_match: &Match) -> bool {
        phase(game_match) == Phase::Finish && !game_match.game().table().closing().is_empty()
    }

    #[test]
    fn finishing_is_asked_again_exactly_where_it_scores_an_area() {
        let game_match = before("brook", scores_next);
        let why = confirm_reason(&game_match, Action::Finish, Confirm::WhenItMatters);
        let mut after = game_match.clone();
        let events = after.act(Action::Finish).unwrap();
        let scored = events.iter().filter_map(|event| match event {
            Event::AreaScored { area, .. } => Some(*area),
            _ => None,
        });
        assert_eq!(why, Some(ConfirmReason::Scores(scored.collect())));
        let quiet = before("brook", |game_match| {
            phase(game_match) == Phase::Finish && !scores_next(game_match)
        });
        assert_eq!(confirm_reason(&quiet, Action::Finish, Confirm::WhenItMatters), None);
    }

    #[test]
    fn the_areas_that_are_scored_for_good_are_named() {
        let game_match = before("brook", scores_next);
        let why = confirm_reason(&game_match, Action::Finish, Confirm::WhenItMatters).unwrap();
        let area = game_match.game().table().closing().iter().next().unwrap();
        assert!(
            why.words(&game_match, &ENGLISH)
                .contains(&area_letters(game_match.game().table(), area))
        );
    }

    #[test]
    fn discarding_is_asked_again_only_while_a_domino_of_the_hand_can_be_laid() {
        let fits = |game_match: &Match| {
            let table = game_match.game().table();
            let hand = game_match.game().hand(table.seat());
            hand.iter().any(|&held| !table.placements(held).is_empty())
        };
        let discard = |game_match: &Match| {
            let domino = game_match.game().hand(game_match.game().table().seat())[0];
            confirm_reason(game_match, Action::DiscardDomino { domino }, Confirm::WhenItMatters)
        };
        let open =
            before("brook", |game_match| phase(game_match) == Phase::Domino && fits(game_match));
        assert_eq!(discard(&open), Some(ConfirmReason::GivesUpDomino));
        let stuck =
            before("brook", |game_match| phase(game_match) == Phase::Domino && !fits(game_match));
        assert_eq!(discard(&stuck), None);
    }

    #[test]
    fn planting_nothing_is_asked_again_only_where_something_could_be_planted() {
        let skip = |game_match: &Match| {
            confirm_reason(game_match, Action::SkipPlant, Confirm::WhenItMatters)
        };
        let free = |game_match: &Match| !plant_spaces(game_match.game().table()).is_empty();
        let open =
            before("brook", |game_match| phase(game_match) == Phase::Plant && free(game_match));
        assert_eq!(skip(&open), Some(ConfirmReason::GivesUpPlant));
        let full =
            before("brook", |game_match| phase(game_match) == Phase::Plant && !free(game_match));
        assert_eq!(skip(&full), None);
    }

    #[test]
    fn a_mushroom_is_not_left_at_the_first_tap() {
        let game_match = before("valley", |game_match| phase(game_match) == Phase::Mushroom);
        let asked = confirm_reason(&game_match, Action::SkipMushroom, Confirm::WhenItMatters);
        assert_eq!(asked, Some(ConfirmReason::GivesUpMushroom));
    }

    #[test]
    fn what_can_be_undone_or_comes_every_turn_is_asked_for_only_by_who_always_is() {
        let game_match = before("brook", |game_match| phase(game_match) == Phase::End);
        let turns = [(Action::EndTurn, Button::EndTurn), (Action::ExtraTurn, Button::ExtraTurn)];
        for (action, button) in turns {
            assert_eq!(confirm_reason(&game_match, action, Confirm::WhenItMatters), None);
            assert_eq!(
                confirm_reason(&game_match, action, Confirm::Always),
                Some(ConfirmReason::Always(button))
            );
        }
    }

    #[test]
    fn who_never_confirms_is_asked_for_nothing() {
        let game_match = before("brook", scores_next);
        assert_eq!(confirm_reason(&game_match, Action::Finish, Confirm::Never), None);
    }

    #[test]
    fn a_piece_whose_ghost_stood_is_not_asked_for_again() {
        let game_match = before("brook", |game_match| phase(game_match) == Phase::Plant);
        let at = crate::rules::Space::default();
        let plant = Action::PlacePlant { plant: Plant::Turf, stock: Stock::Own, at };
        assert_eq!(confirm_reason(&game_match, plant, Confirm::Always), None);
    }
}
