//! The buttons of a turn.

use super::selection::Selection;
use crate::{
    rules::{EXTRA_TURN_COST, JOKER_COST, Phase, Table},
    session::Match,
    text::Text,
};

/// Returns true if the current player has dominoes to draw.
pub fn draws(table: &Table) -> bool {
    table.reserve(table.seat()) > 0
}

/// A button of the table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Button {
    /// Rotates the domino's ghost.
    RotateDomino,
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
    /// Scores closed areas and refills the hand, so that the player sees the drawn domino.
    Finish,
    /// Ends the turn; before that it scores and refills, if that is not done yet.
    EndTurn,
    /// Opens or closes the joker track.
    Joker,
    /// Starts or stops choosing a plant to take back.
    ReturnPlant,
    /// Leaves the choice of a joker or of a plant to take back, with nothing changed.
    Cancel,
    /// Buys an extra turn.
    ExtraTurn,
    /// Undoes the last action.
    Undo,
    /// Repeats the action that was undone last.
    Redo,
    /// Undoes the turn. After a reveal it undoes the whole turn, against bots only.
    RestartTurn,
}

/// The rows of buttons that a player needs now. A small window shows no others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ButtonRows {
    /// Those of the phase.
    Step,
    /// Those of every phase.
    Clouds,
    /// Both rows.
    Both,
}

impl ButtonRows {
    /// Returns the rows for the phase and the selection.
    pub const fn needed(phase: Phase, selection: Selection) -> Self {
        match (phase, selection) {
            (_, Selection::Joker | Selection::Returning) => Self::Step,
            (Phase::Domino, Selection::Nothing) => Self::Clouds,
            (Phase::Domino, _) => Self::Step,
            _ => Self::Both,
        }
    }
}

impl Button {
    /// Returns the buttons of the phase with this selection from left to right, the primary one last.
    ///
    /// `draws` is true if the player has a reserve to draw from. If not, drawing first is not
    /// offered.
    pub fn of_phase(phase: Phase, selection: Selection, draws: bool) -> &'static [Button] {
        match phase {
            _ if matches!(selection, Selection::Joker | Selection::Returning) => &[Button::Cancel],
            Phase::Domino if selection.plant_space().is_some() => {
                &[Button::SkipPlant, Button::RotateDomino, Button::PlaceDomino]
            }
            Phase::Domino => &[Button::DiscardDomino, Button::RotateDomino, Button::PlaceDomino],
            Phase::Mushroom => &[Button::SkipMushroom, Button::PlaceMushroom],
            Phase::Plant if matches!(selection, Selection::PlantGhost { .. }) => {
                &[Button::SkipPlant, Button::PlacePlant]
            }
            Phase::Plant => &[Button::SkipPlant],
            Phase::Finish if draws => &[Button::Finish, Button::EndTurn],
            Phase::Finish | Phase::End => &[Button::EndTurn],
            Phase::Over => &[],
        }
    }

    /// The buttons of every phase: those that clouds pay for, and undo and redo.
    pub const ALWAYS: [Button; 6] = [
        Button::Joker,
        Button::ReturnPlant,
        Button::ExtraTurn,
        Button::Undo,
        Button::Redo,
        Button::RestartTurn,
    ];

    /// Returns the label for this selection. Beside the plants for a domino's ghost, the button that
    /// places the domino alone is called "Domino first".
    pub fn label_with(self, text: &Text, selection: Selection) -> &'static str {
        match (self, selection) {
            (Button::PlaceDomino, Selection::DominoGhost { plant_at: Some(_), .. }) => {
                text.table.buttons.place_first
            }
            _ => self.label(text),
        }
    }

    /// Returns the label.
    pub const fn label(self, text: &Text) -> &'static str {
        let t = &text.table.buttons;
        match self {
            Button::RotateDomino => t.rotate,
            Button::PlaceDomino | Button::PlaceMushroom => t.place,
            Button::PlacePlant => t.plant,
            Button::DiscardDomino => t.discard,
            Button::SkipPlant => t.skip_plant,
            Button::SkipMushroom => t.skip_mushroom,
            Button::Finish => t.finish,
            Button::EndTurn => t.end_turn,
            Button::Joker => t.joker,
            Button::ReturnPlant => t.return_plant,
            Button::Cancel => t.cancel,
            Button::ExtraTurn => t.extra_turn,
            Button::Undo => t.undo,
            Button::Redo => t.redo,
            Button::RestartTurn => t.restart_turn,
        }
    }

    /// Returns true if the button undoes the turn before: this one has nothing to undo, and no choice
    /// to drop.
    pub fn undoes_whole_turn(self, game_match: &Match, selection: Selection) -> bool {
        self == Button::RestartTurn
            && !selection.is_unfinished()
            && !game_match.can_undo()
            && game_match.can_undo_turn()
    }

    /// Returns the cost in clouds, if it is fixed.
    pub const fn cost(self) -> Option<u8> {
        match self {
            Button::Joker => Some(JOKER_COST),
            Button::ExtraTurn => Some(EXTRA_TURN_COST),
            _ => None,
        }
    }

    /// Returns true for the buttons that most players want next.
    pub const fn is_primary(self) -> bool {
        matches!(
            self,
            Button::PlaceDomino | Button::PlacePlant | Button::PlaceMushroom | Button::EndTurn
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn open_choices_need_the_row_of_the_step() {
        assert_eq!(ButtonRows::needed(Phase::Domino, Selection::Nothing), ButtonRows::Clouds);
        assert_eq!(ButtonRows::needed(Phase::Plant, Selection::Nothing), ButtonRows::Both);
        for phase in [Phase::Domino, Phase::Finish, Phase::End] {
            for selection in [Selection::Joker, Selection::Returning] {
                assert_eq!(ButtonRows::needed(phase, selection), ButtonRows::Step);
            }
        }
    }
}
