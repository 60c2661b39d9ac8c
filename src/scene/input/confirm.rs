//! The actions that the player must confirm.

use super::{
    buttons::Button,
    placement::placements_over,
    planting::{has_plants, plant_spaces},
    selection::{Reply, Selection},
};
use crate::{
    rules::{Action, AreaSet, Domino, Game, Phase, Table},
    scene::words::{area_letters, domino_name},
    session::{Confirm, Match},
    text::{QuestionText, Text},
};
use std::slice;

impl Reply {
    /// Returns the reply under the player's preference.
    ///
    /// With [`Confirm::Always`] each piece is placed on its own, after its ghost. Otherwise a plant
    /// is placed at once. With [`Confirm::Never`] so is a mushroom, and a domino that fits one way
    /// only and lets nothing be planted.
    pub fn confirmed(self, game_match: &Match, confirm: Confirm) -> Reply {
        let Reply::Select(selection) = self else { return self };
        match (confirm, selection) {
            (Confirm::Always, _) => Reply::Select(selection.without_plant()),
            (_, Selection::PlantGhost { at, plant, stock }) => {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            }
            (Confirm::Never, Selection::DominoGhost { domino, pivot, plant_at: None, .. })
                if placements_over(game_match.game().table(), domino, pivot).len() == 1 =>
            {
                selection.press(game_match, Button::PlaceDomino)
            }
            (Confirm::Never, Selection::MushroomGhost(at)) => {
                Reply::Act(Action::PlaceMushroom { at })
            }
            _ => self,
        }
    }

    /// Returns the actions that the reply carries out; empty for other replies.
    pub fn actions(&self) -> &[Action] {
        match self {
            Reply::Act(action) => slice::from_ref(action),
            Reply::ActTwice(actions) => actions,
            _ => &[],
        }
    }
}

/// The reason why an action must be confirmed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConfirmReason {
    /// The player confirms everything; this button does the action.
    Always(Button),
    /// A domino would go into the box although one of the hand fits.
    GivesUpDomino(Domino),
    /// The player would plant nothing although a plant could stand.
    GivesUpPlant,
    /// The player would leave a mushroom that could be set.
    GivesUpMushroom,
    /// With the new joker no domino of the hand would fit.
    FitsNoDomino,
    /// These areas would be scored, which can't be undone.
    Scores(AreaSet),
}

/// Returns the reason why the reply must be confirmed, or none if it need not be.
///
/// Pieces need none: an undo takes them back. With [`Confirm::WhenItMatters`] the actions are those
/// that give up a piece and those that score areas.
pub fn confirm_reason(game_match: &Match, reply: Reply, confirm: Confirm) -> Option<ConfirmReason> {
    if confirm == Confirm::Never {
        return None;
    }
    let mut game = game_match.game().clone();
    for &action in reply.actions() {
        if let Some(reason) = important_reason(&game, action) {
            return Some(reason);
        }
        game.advance(action).ok()?;
    }
    let places = |action: &Action| {
        matches!(
            action,
            Action::PlaceDomino { .. } | Action::PlaceMushroom { .. } | Action::PlacePlant { .. }
        )
    };
    let asks = confirm == Confirm::Always && !reply.actions().iter().any(places);
    let last = reply.actions().last().filter(|_| asks);
    last.map(|&action| ConfirmReason::Always(button_of(action)))
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

fn important_reason(game: &Game, action: Action) -> Option<ConfirmReason> {
    let table = game.table();
    let hand = game.hand(table.seat());
    let closing = table.closing();
    let fits_one = |table: &Table| hand.iter().any(|&held| table.fits(held));
    match action {
        Action::DiscardDomino { domino } => {
            fits_one(table).then_some(ConfirmReason::GivesUpDomino(domino))
        }
        Action::ChangeJoker { .. } if table.phase() == Phase::Domino => {
            let mut after = game.clone();
            after.advance(action).ok()?;
            (!fits_one(after.table())).then_some(ConfirmReason::FitsNoDomino)
        }
        Action::SkipPlant => (!plant_spaces(table).is_empty() && has_plants(table))
            .then_some(ConfirmReason::GivesUpPlant),
        Action::SkipMushroom => {
            (!table.mushroom_spaces().is_empty()).then_some(ConfirmReason::GivesUpMushroom)
        }
        Action::Finish => (!closing.is_empty()).then_some(ConfirmReason::Scores(closing)),
        _ => None,
    }
}

/// A question before a step, with its two answers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Question {
    /// The question.
    pub words: String,
    /// The answer that takes the step.
    pub yes: &'static str,
    /// The answer that does not.
    pub no: &'static str,
    /// True if the step gives something up.
    pub loses: bool,
}

impl Question {
    /// Creates the question before a step that gives something up.
    pub fn before_loss(text: QuestionText) -> Question {
        Question { words: text.question.to_owned(), yes: text.yes, no: text.no, loses: true }
    }
}

impl ConfirmReason {
    /// Returns the question for the player.
    pub fn question(self, game_match: &Match, text: &Text) -> Question {
        let t = &text.table.confirm;
        match self {
            ConfirmReason::Always(button) => {
                let yes = button.label(text);
                Question { words: (t.always)(yes), yes, no: t.always_no, loses: false }
            }
            ConfirmReason::GivesUpDomino(domino) => Question {
                words: (t.gives_up_domino)(&domino_name(text, domino)),
                yes: Button::DiscardDomino.label(text),
                no: t.gives_up_domino_no,
                loses: true,
            },
            ConfirmReason::GivesUpPlant => Question::before_loss(t.gives_up_plant),
            ConfirmReason::GivesUpMushroom => Question::before_loss(t.gives_up_mushroom),
            ConfirmReason::FitsNoDomino => Question::before_loss(t.fits_no_domino),
            ConfirmReason::Scores(areas) => {
                let table = game_match.game().table();
                let letters: Vec<String> =
                    areas.iter().map(|area| area_letters(table, area)).collect();
                let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
                Question {
                    words: (t.scores)(&letters),
                    yes: t.scores_yes,
                    no: t.scores_no,
                    loses: false,
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Animal, Event, Plant, Stock},
        scene::testing::sketch::Sketch,
        text::ENGLISH,
    };

    /// The domino of seat 0 on b1 c1 closes A and leaves B open.
    fn sketch() -> Sketch {
        Sketch::base("A * * . B").holds(0, "owl-fox")
    }

    /// A match in which finishing scores area A.
    fn before_scoring() -> Match {
        sketch().play("place owl-fox b1 c1; no plant")
    }

    #[test]
    fn finish_needs_confirmation_only_if_it_scores_an_area() {
        let game_match = before_scoring();
        let why = confirm_reason(&game_match, Reply::Act(Action::Finish), Confirm::WhenItMatters);
        let mut after = game_match.clone();
        let events = after.act(Action::Finish).unwrap();
        let scored = events.iter().filter_map(|event| match event {
            Event::AreaScored { area, .. } => Some(*area),
            _ => None,
        });
        assert_eq!(why, Some(ConfirmReason::Scores(scored.collect())));
        let quiet = sketch().play("discard owl-fox");
        assert_eq!(
            confirm_reason(&quiet, Reply::Act(Action::Finish), Confirm::WhenItMatters),
            None
        );
    }

    #[test]
    fn confirmation_names_the_areas_to_be_scored() {
        let game_match = before_scoring();
        let why = confirm_reason(&game_match, Reply::Act(Action::Finish), Confirm::WhenItMatters)
            .unwrap();
        let area = game_match.game().table().closing().iter().next().unwrap();
        assert!(
            why.question(&game_match, &ENGLISH)
                .words
                .contains(&area_letters(game_match.game().table(), area))
        );
    }

    #[test]
    fn discard_needs_confirmation_only_if_a_domino_fits() {
        let discard = |game_match: &Match| {
            let domino = game_match.game().hand(game_match.game().table().seat())[0];
            confirm_reason(
                game_match,
                Reply::Act(Action::DiscardDomino { domino }),
                Confirm::WhenItMatters,
            )
        };
        let domino = "owl-fox".parse().unwrap();
        assert_eq!(discard(&sketch().begin()), Some(ConfirmReason::GivesUpDomino(domino)));
        let stuck = sketch().play("place owl-fox b1 c1; no plant; finish; end");
        assert_eq!(discard(&stuck), None);
    }

    #[test]
    fn question_about_a_discard_names_the_domino() {
        let why = ConfirmReason::GivesUpDomino("owl-fox".parse().unwrap());
        let question = why.question(&sketch().begin(), &ENGLISH);
        assert!(question.words.starts_with("Discard owl–fox?"), "{}", question.words);
        assert!(question.loses);
    }

    #[test]
    fn skip_plant_needs_confirmation_only_if_a_plant_fits() {
        let skip = |game_match: &Match| {
            confirm_reason(game_match, Reply::Act(Action::SkipPlant), Confirm::WhenItMatters)
        };
        let open = sketch().play("place owl-fox b1 c1");
        assert_eq!(skip(&open), Some(ConfirmReason::GivesUpPlant));
        let full = Sketch::base("A # * * .").holds(0, "owl-fox").play("place owl-fox c1 d1");
        assert_eq!(skip(&full), None);
    }

    #[test]
    fn skip_mushroom_needs_confirmation() {
        let game_match =
            Sketch::valley("A A . B B\n* % # # #").holds(0, "owl-owl").play("place owl-owl a2 b2");
        let asked =
            confirm_reason(&game_match, Reply::Act(Action::SkipMushroom), Confirm::WhenItMatters);
        assert_eq!(asked, Some(ConfirmReason::GivesUpMushroom));
    }

    #[test]
    fn joker_needs_confirmation_only_if_no_domino_would_fit() {
        // One of the first fits with the joker of now, none of the second.
        for held in
            ["butterfly-butterfly frog-frog snail-snail", "badger-badger frog-frog snail-snail"]
        {
            let game_match = Sketch::base("A * * . .")
                .holds(0, "owl-fox")
                .holds(1, held)
                .play("place owl-fox b1 c1; no plant; finish; end");
            let change = |animal| {
                let change = Reply::Act(Action::ChangeJoker { animal });
                confirm_reason(&game_match, change, Confirm::WhenItMatters)
            };
            assert_eq!(change(Animal::Owl), Some(ConfirmReason::FitsNoDomino), "{held}");
            assert_eq!(change(Animal::Fox), None, "{held}");
        }
    }

    #[test]
    fn end_and_extra_turn_need_it_only_with_always() {
        let game_match = sketch().play("discard owl-fox; finish");
        let turns = [(Action::EndTurn, Button::EndTurn), (Action::ExtraTurn, Button::ExtraTurn)];
        for (action, button) in turns {
            assert_eq!(
                confirm_reason(&game_match, Reply::Act(action), Confirm::WhenItMatters),
                None
            );
            assert_eq!(
                confirm_reason(&game_match, Reply::Act(action), Confirm::Always),
                Some(ConfirmReason::Always(button))
            );
        }
    }

    #[test]
    fn never_confirm_needs_no_confirmation() {
        let game_match = before_scoring();
        assert_eq!(confirm_reason(&game_match, Reply::Act(Action::Finish), Confirm::Never), None);
    }

    #[test]
    fn placing_a_piece_needs_no_confirmation() {
        let game_match = sketch().play("place owl-fox b1 c1");
        let at = crate::rules::Space::default();
        let plant = Action::PlacePlant { plant: Plant::Turf, stock: Stock::Own, at };
        assert_eq!(confirm_reason(&game_match, Reply::Act(plant), Confirm::Always), None);
    }
}
