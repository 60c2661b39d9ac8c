//! The buttons of a turn and what pressing one comes to.

use super::{
    rejection::Refused,
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
    pub fn label_in(self, play: &Match, text: &Text) -> &'static str {
        if self.undoes_whole_turn(play) { text.timeline.undo_turn } else { self.label(text) }
    }

    /// Whether it undoes a turn that is over, as nothing of this one can be.
    pub fn undoes_whole_turn(self, play: &Match) -> bool {
        self == Button::RestartTurn && !play.can_undo() && play.can_undo_turn()
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
    pub fn press(self, play: &Match, button: Button) -> Reply {
        self.pressed(play, button).into()
    }

    /// What the key that places comes to: the button that the phase most wants.
    pub fn place(self, play: &Match) -> Reply {
        match Button::of_phase(play.game().table().phase()).first() {
            Some(&button) => self.press(play, button),
            None => Reply::Refuse(Refused::Over),
        }
    }

    fn pressed(self, play: &Match, button: Button) -> Result<Reply, Refused> {
        match button {
            _ if play.is_past() => return Err(Refused::LookingBack),
            // Nobody is there yet to undo anything, and what is undone may show a hand.
            _ if play.hand_over().is_some() => {
                return Err(Refused::NotYourTurn(play.game().table().seat()));
            }
            Button::Undo if play.can_undo() => return Ok(Reply::Undo),
            Button::RestartTurn if play.can_undo() => return Ok(Reply::RestartTurn),
            Button::RestartTurn if play.can_undo_turn() => return Ok(Reply::UndoTurn),
            Button::Undo | Button::RestartTurn => return Err(Refused::NothingToUndo),
            Button::Redo if play.can_redo() => return Ok(Reply::Redo),
            Button::Redo => return Err(Refused::NothingToRedo),
            _ => {}
        }
        may_act(play)?;
        let table = play.game().table();
        let opens = |selection| {
            Reply::Select(if self == selection { Selection::Nothing } else { selection })
        };
        match button {
            Button::Joker => {
                check_clouds(play, JOKER_COST)?;
                return Ok(opens(Selection::Joker));
            }
            Button::ReturnPlant if returnable(table).is_empty() => {
                return Err(Refused::NothingToReturn);
            }
            Button::ReturnPlant => return Ok(opens(Selection::Returning)),
            Button::ExtraTurn if table.phase() != Phase::End => {
                return Err(Refused::OtherPhase(Phase::End));
            }
            Button::ExtraTurn => table.check_extra_turn()?,
            Button::TurnDomino if table.phase() != Phase::Domino => {
                return Err(Refused::OtherPhase(Phase::Domino));
            }
            Button::TurnDomino => return self.turned(table),
            _ => {}
        }
        self.action(button).map(Reply::Act)
    }

    fn action(self, button: Button) -> Result<Action, Refused> {
        Ok(match (button, self) {
            (Button::PlaceDomino, Selection::Laid { domino, at, .. }) => {
                Action::PlaceDomino { domino, at }
            }
            (Button::PlaceDomino, Selection::Domino(_) | Selection::Turned { .. }) => {
                return Err(Refused::ChooseSpace);
            }
            (Button::DiscardDomino, _) => {
                let domino = self.domino().ok_or(Refused::ChooseDomino)?;
                Action::DiscardDomino { domino }
            }
            (Button::PlacePlant, Selection::Planted { at, plant, stock }) => {
                Action::PlacePlant { plant, stock, at }
            }
            (Button::PlacePlant, Selection::Nothing) => return Err(Refused::NoPlantSpace),
            (Button::PlacePlant, _) => return Err(Refused::ChoosePlant),
            (Button::PlaceMushroom, Selection::Mushroom(at)) => Action::PlaceMushroom { at },
            (Button::PlaceMushroom, _) => return Err(Refused::ChooseSpace),
            (Button::SkipPlant, _) => Action::SkipPlant,
            (Button::SkipMushroom, _) => Action::SkipMushroom,
            (Button::Finish, _) => Action::Finish,
            (Button::EndTurn, _) => Action::EndTurn,
            (Button::ExtraTurn, _) => Action::ExtraTurn,
            _ => return Err(Refused::ChooseDomino),
        })
    }
}

fn check_clouds(play: &Match, needed: u8) -> Result<(), Refused> {
    let table = play.game().table();
    let have = table.clouds(table.seat());
    if have < needed { Err(Illegal::TooFewClouds { needed, have }.into()) } else { Ok(()) }
}
