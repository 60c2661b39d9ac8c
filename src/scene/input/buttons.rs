//! The buttons of a turn and what pressing one comes to.

use super::{
    rejection::Rejection,
    selection::{Reply, Selection, may_act, returnable},
};
use crate::{
    rules::{Action, EXTRA_TURN_COST, Illegal, JOKER_COST, Phase},
    session::Match,
    text::Text,
};

/// A button of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    /// Turns the domino's ghost.
    TurnDomino,
    /// Places the domino's ghost.
    PlaceDomino,
    /// Puts the chosen domino into the box.
    DiscardDomino,
    /// Places the plant's ghost.
    PlacePlant,
    /// Plants nothing.
    SkipPlant,
    /// Places the mushroom's ghost.
    PlaceMushroom,
    /// Leaves the mushroom.
    SkipMushroom,
    /// Scores closed areas and refills the hand.
    Finish,
    /// Hands the turn on.
    EndTurn,
    /// Opens or closes the joker track.
    Joker,
    /// Begins or ends the search for a plant to take back.
    ReturnPlant,
    /// Buys another turn.
    ExtraTurn,
    /// Undoes the last action.
    Undo,
    /// Does again what was undone.
    Redo,
    /// Undoes all of the turn; where something was revealed, undoes it against bots alone.
    RestartTurn,
}

impl Button {
    /// The buttons that carry the phase on, the most wanted first.
    pub fn of_phase(phase: Phase) -> &'static [Button] {
        match phase {
            Phase::Domino => &[Button::PlaceDomino, Button::TurnDomino, Button::DiscardDomino],
            Phase::Mushroom => &[Button::PlaceMushroom, Button::SkipMushroom],
            Phase::Plant => &[Button::PlacePlant, Button::SkipPlant],
            Phase::Finish => &[Button::Finish],
            Phase::End => &[Button::EndTurn],
            Phase::Over => &[],
        }
    }

    /// The buttons that every phase has: what clouds pay for, and going back.
    pub const ALWAYS: [Button; 6] = [
        Button::Joker,
        Button::ReturnPlant,
        Button::ExtraTurn,
        Button::Undo,
        Button::Redo,
        Button::RestartTurn,
    ];

    /// What it says.
    pub const fn label(self, text: &Text) -> &'static str {
        let words = &text.table.buttons;
        match self {
            Button::TurnDomino => words.turn,
            Button::PlaceDomino | Button::PlaceMushroom => words.place,
            Button::PlacePlant => words.plant,
            Button::DiscardDomino => words.discard,
            Button::SkipPlant => words.skip_plant,
            Button::SkipMushroom => words.skip_mushroom,
            Button::Finish => words.finish,
            Button::EndTurn => words.end_turn,
            Button::Joker => words.joker,
            Button::ReturnPlant => words.return_plant,
            Button::ExtraTurn => words.extra_turn,
            Button::Undo => words.undo,
            Button::Redo => words.redo,
            Button::RestartTurn => words.restart_turn,
        }
    }

    /// What it says as the match stands.
    pub fn label_in(self, game_match: &Match, text: &Text) -> &'static str {
        if self.undoes_whole_turn(game_match) { text.timeline.undo_turn } else { self.label(text) }
    }

    /// Whether it undoes a turn that is over, as nothing of this one can be.
    pub fn undoes_whole_turn(self, game_match: &Match) -> bool {
        self == Button::RestartTurn && !game_match.can_undo() && game_match.can_undo_turn()
    }

    /// How many clouds it costs, if that is always the same.
    pub const fn cost(self) -> Option<u8> {
        match self {
            Button::Joker => Some(JOKER_COST),
            Button::ExtraTurn => Some(EXTRA_TURN_COST),
            _ => None,
        }
    }

    /// Whether it is what most players will want next.
    pub const fn is_primary(self) -> bool {
        matches!(
            self,
            Button::PlaceDomino
                | Button::PlacePlant
                | Button::PlaceMushroom
                | Button::Finish
                | Button::EndTurn
        )
    }

    /// Whether what it opens is open.
    pub fn is_pressed(self, selection: Selection) -> bool {
        match self {
            Button::Joker => selection == Selection::Joker,
            Button::ReturnPlant => selection == Selection::Returning,
            _ => false,
        }
    }
}

impl Selection {
    /// What pressing the button comes to.
    pub fn press(self, game_match: &Match, button: Button) -> Reply {
        self.pressed(game_match, button).into()
    }

    /// What the key that places comes to: the button that the phase most wants.
    pub fn place(self, game_match: &Match) -> Reply {
        match Button::of_phase(game_match.game().table().phase()).first() {
            Some(&button) => self.press(game_match, button),
            None => Reply::Refuse(Rejection::Over),
        }
    }

    fn pressed(self, game_match: &Match, button: Button) -> Result<Reply, Rejection> {
        match button {
            _ if game_match.is_past() => return Err(Rejection::LookingBack),
            // Nobody is there yet to undo anything, and what is undone may show a hand.
            _ if game_match.hand_over().is_some() => {
                return Err(Rejection::NotYourTurn(game_match.game().table().seat()));
            }
            Button::Undo if game_match.can_undo() => return Ok(Reply::Undo),
            Button::RestartTurn if game_match.can_undo() => return Ok(Reply::RestartTurn),
            Button::RestartTurn if game_match.can_undo_turn() => return Ok(Reply::UndoTurn),
            Button::Undo | Button::RestartTurn => return Err(Rejection::NothingToUndo),
            Button::Redo if game_match.can_redo() => return Ok(Reply::Redo),
            Button::Redo => return Err(Rejection::NothingToRedo),
            _ => {}
        }
        may_act(game_match)?;
        let table = game_match.game().table();
        let opens = |selection| {
            Reply::Select(if self == selection { Selection::Nothing } else { selection })
        };
        match button {
            Button::Joker => {
                check_clouds(game_match, JOKER_COST)?;
                return Ok(opens(Selection::Joker));
            }
            Button::ReturnPlant if returnable(table).is_empty() => {
                return Err(Rejection::NothingToReturn);
            }
            Button::ReturnPlant => return Ok(opens(Selection::Returning)),
            Button::ExtraTurn if table.phase() != Phase::End => {
                return Err(Rejection::OtherPhase(Phase::End));
            }
            Button::ExtraTurn => table.check_extra_turn()?,
            Button::TurnDomino if table.phase() != Phase::Domino => {
                return Err(Rejection::OtherPhase(Phase::Domino));
            }
            Button::TurnDomino => return self.turned(table),
            _ => {}
        }
        self.action(button).map(Reply::Act)
    }

    fn action(self, button: Button) -> Result<Action, Rejection> {
        Ok(match (button, self) {
            (Button::PlaceDomino, Selection::Laid { domino, at, .. }) => {
                Action::PlaceDomino { domino, at }
            }
            (Button::PlaceDomino, Selection::Domino(_) | Selection::Turned { .. }) => {
                return Err(Rejection::ChooseSpace);
            }
            (Button::DiscardDomino, _) => {
                let domino = self.domino().ok_or(Rejection::ChooseDomino)?;
                Action::DiscardDomino { domino }
            }
            (Button::PlacePlant, Selection::Planted { at, plant, stock }) => {
                Action::PlacePlant { plant, stock, at }
            }
            (Button::PlacePlant, Selection::Nothing) => return Err(Rejection::NoPlantSpace),
            (Button::PlacePlant, _) => return Err(Rejection::ChoosePlant),
            (Button::PlaceMushroom, Selection::Mushroom(at)) => Action::PlaceMushroom { at },
            (Button::PlaceMushroom, _) => return Err(Rejection::ChooseSpace),
            (Button::SkipPlant, _) => Action::SkipPlant,
            (Button::SkipMushroom, _) => Action::SkipMushroom,
            (Button::Finish, _) => Action::Finish,
            (Button::EndTurn, _) => Action::EndTurn,
            (Button::ExtraTurn, _) => Action::ExtraTurn,
            _ => return Err(Rejection::ChooseDomino),
        })
    }
}

fn check_clouds(game_match: &Match, needed: u8) -> Result<(), Rejection> {
    let table = game_match.game().table();
    let have = table.clouds(table.seat());
    if have < needed { Err(Illegal::TooFewClouds { needed, have }.into()) } else { Ok(()) }
}
