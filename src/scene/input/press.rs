//! The reply to a press of a button or a key.

use super::{
    buttons::{Button, draws},
    placement::{Orientation, placements_over},
    planting::{brings_mushroom, has_plants, plant_spaces, returnable, spaces_beside},
    rejection::{Rejection, may_act},
    selection::{Reply, Selection},
};
use crate::{
    rules::{Action, EXTRA_TURN_COST, Illegal, JOKER_COST, Phase, Space, Table},
    session::Match,
};

impl Button {
    /// Returns true if the joker track or the plant choice that the button opens is open.
    pub fn is_pressed(self, selection: Selection) -> bool {
        match self {
            Button::Joker => selection == Selection::Joker,
            Button::ReturnPlant => selection == Selection::Returning,
            _ => false,
        }
    }
}

impl Selection {
    /// Returns the selection after the last action is undone: the space of an undone plant stays
    /// chosen.
    pub fn after_undo(game_match: &Match) -> Selection {
        match game_match.log().last().map(|last| last.action) {
            Some(Action::PlacePlant { at, .. }) => Selection::PlantSpace(at),
            _ => Selection::Nothing,
        }
    }

    /// Returns the selection with this space for the plant, if a plant can be placed there now.
    pub fn with_plant_space(self, table: &Table, to: Space) -> Selection {
        match self {
            _ if self.plant_space() == Some(to) => self,
            Selection::PlantSpace(_) | Selection::PlantGhost { .. }
                if plant_spaces(table).contains(to) =>
            {
                Selection::PlantSpace(to)
            }
            _ => self.with_plant_at(table, to).unwrap_or(self),
        }
    }

    /// Rejects a search for a legal space where there is none.
    pub fn reject_search(self, game_match: &Match) -> Reply {
        let reason = may_act(game_match).err().unwrap_or_else(|| {
            match (self, game_match.game().table().phase()) {
                (
                    Selection::Domino(domino) | Selection::RotatedDomino { domino, .. },
                    Phase::Domino,
                ) => Rejection::FitsNowhere(domino),
                (_, Phase::Domino) => Rejection::ChooseDomino,
                (Selection::Returning, _) => Rejection::NothingToReturn,
                (_, Phase::Plant) => Rejection::NoPlantSpace,
                (_, Phase::Mushroom | Phase::Finish | Phase::End | Phase::Over) => {
                    Rejection::EndFirst
                }
            }
        });
        Reply::Reject(reason)
    }

    /// Returns the reply to a press of the button.
    pub fn press(self, game_match: &Match, button: Button) -> Reply {
        self.pressed(game_match, button).into()
    }

    /// Returns the reply to the place key, which presses the phase's primary button.
    ///
    /// While the player chooses a joker or a plant to take back, the only button is Cancel.
    pub fn press_primary(self, game_match: &Match) -> Reply {
        if self.spends_clouds() {
            return self.press(game_match, Button::Cancel);
        }
        let button = match game_match.game().table().phase() {
            Phase::Domino => Button::PlaceDomino,
            Phase::Mushroom => Button::PlaceMushroom,
            Phase::Plant => Button::PlacePlant,
            Phase::Finish | Phase::End => Button::EndTurn,
            Phase::Over => return Reply::Reject(Rejection::Over),
        };
        self.press(game_match, button)
    }

    /// Rotates the ghost on the board, or the one under the pointer.
    pub fn rotate(self, game_match: &Match, under: Option<Space>) -> Reply {
        match (self.preview_at(game_match, under), under) {
            (ghost @ Selection::DominoGhost { domino, .. }, Some(over)) if ghost != self => {
                match ghost.press(game_match, Button::RotateDomino) {
                    Reply::Select(Selection::DominoGhost { at, .. }) => {
                        Reply::Select(Selection::RotatedDomino {
                            domino,
                            orientation: Orientation::new(at, over),
                        })
                    }
                    reply => reply,
                }
            }
            _ => self.press(game_match, Button::RotateDomino),
        }
    }

    /// Rotates the ghost to the next placement that covers the pivot.
    pub(super) fn rotated(self, table: &Table) -> Result<Reply, Rejection> {
        let Selection::DominoGhost { domino, at, pivot, .. } = self else {
            return Err(self.domino().map_or(Rejection::ChooseDomino, |domino| {
                if table.fits(domino) {
                    Rejection::ChooseSpace
                } else {
                    Rejection::FitsNowhere(domino)
                }
            }));
        };
        let ways = placements_over(table, domino, pivot);
        let now = ways.iter().position(|&way| way == at).unwrap_or(0);
        let next = ways.get((now + 1) % ways.len().max(1)).copied().unwrap_or(at);
        if next == at {
            return Err(Rejection::OneWay);
        }
        Ok(Reply::Select(Selection::ghost(table, domino, next, pivot)))
    }

    /// Returns whether the player is choosing a joker or a plant to take back.
    pub const fn spends_clouds(self) -> bool {
        matches!(self, Selection::Joker | Selection::Returning)
    }

    /// Returns true if Undo drops this choice before it undoes an action: a ghost lies on the board,
    /// or the player is choosing a joker or a plant to take back.
    pub(super) const fn is_unfinished(self) -> bool {
        self.is_ghost() || self.spends_clouds()
    }

    fn pressed(self, game_match: &Match, button: Button) -> Result<Reply, Rejection> {
        if let Some(reply) = self.history_reply(game_match, button)? {
            return Ok(reply);
        }
        may_act(game_match)?;
        match self.cloud_reply(game_match.game().table(), button)? {
            Some(reply) => Ok(reply),
            None => self.phase_reply(game_match, button),
        }
    }

    /// Returns the reply of a button that undoes or redoes; `None` for others. Rejects all of them
    /// while the player views history or has not taken the screen.
    fn history_reply(self, game_match: &Match, button: Button) -> Result<Option<Reply>, Rejection> {
        Ok(Some(match button {
            _ if game_match.is_past() => return Err(Rejection::ViewingPast),
            // The next player has not taken the screen, and an undo might show a hand.
            _ if game_match.hand_over().is_some() => {
                return Err(Rejection::NotYourTurn(game_match.game().table().seat()));
            }
            // These drop an unfinished choice first, and no action with it.
            Button::Undo if self.is_unfinished() => {
                Reply::Select(self.domino().map_or(Selection::Nothing, Selection::Domino))
            }
            Button::RestartTurn if self.is_unfinished() && !game_match.can_undo() => {
                Reply::Select(Selection::Nothing)
            }
            Button::Undo if game_match.can_undo() => Reply::Undo,
            Button::RestartTurn if game_match.can_undo() => Reply::RestartTurn,
            Button::RestartTurn if game_match.can_undo_turn() => Reply::UndoTurn,
            Button::Undo | Button::RestartTurn if game_match.game().table().is_over() => {
                return Err(Rejection::Over);
            }
            Button::Undo | Button::RestartTurn => return Err(Rejection::NothingToUndo),
            Button::Redo if game_match.can_redo() => Reply::Redo,
            Button::Redo => return Err(Rejection::NothingToRedo),
            _ => return Ok(None),
        }))
    }

    /// Returns the reply of a button that spends clouds, or leaves that choice; `None` for others.
    fn cloud_reply(self, table: &Table, button: Button) -> Result<Option<Reply>, Rejection> {
        let opens = |selection| {
            Reply::Select(if self == selection { Selection::Nothing } else { selection })
        };
        Ok(Some(match button {
            Button::Joker => {
                table.check_clouds(JOKER_COST)?;
                opens(Selection::Joker)
            }
            Button::Cancel => Reply::Select(Selection::Nothing),
            Button::ReturnPlant if returnable(table).is_empty() => {
                return Err(Rejection::NothingToReturn);
            }
            Button::ReturnPlant => opens(Selection::Returning),
            Button::ExtraTurn if table.phase() == Phase::Finish => {
                // With nothing to draw, there is nothing to see before the extra turn is bought.
                if draws(table) {
                    table.check_clouds(EXTRA_TURN_COST)?;
                    return Err(Rejection::DrawFirst);
                }
                table.check_extra_turn()?;
                Reply::ActTwice([Action::Finish, Action::ExtraTurn])
            }
            Button::ExtraTurn if table.phase() != Phase::End => {
                return Err(Rejection::OtherPhase(Phase::End));
            }
            Button::ExtraTurn => {
                table.check_extra_turn()?;
                Reply::Act(Action::ExtraTurn)
            }
            _ => return Ok(None),
        }))
    }

    /// Returns the reply of a button that belongs to a phase.
    fn phase_reply(self, game_match: &Match, button: Button) -> Result<Reply, Rejection> {
        let table = game_match.game().table();
        match button {
            Button::RotateDomino | Button::DiscardDomino if table.phase() != Phase::Domino => {
                return Err(Rejection::OtherPhase(Phase::Domino));
            }
            Button::DiscardDomino if self == Selection::Nothing => {
                // Only one domino can be meant, and nothing else can be done with it.
                if let [domino] = *game_match.game().hand(table.seat())
                    && !table.fits(domino)
                {
                    return Ok(Reply::Act(Action::DiscardDomino { domino }));
                }
            }
            Button::RotateDomino => return self.rotated(table),
            Button::EndTurn if table.phase() == Phase::Finish => {
                return Ok(Reply::ActTwice([Action::Finish, Action::EndTurn]));
            }
            Button::SkipPlant if self.plant_space().is_some() && table.phase() == Phase::Domino => {
                return Ok(Reply::ActTwice([self.action(Button::PlaceDomino)?, Action::SkipPlant]));
            }
            Button::PlaceDomino if self.plants_nothing(table) => {
                return Ok(Reply::ActTwice([self.action(button)?, Action::SkipPlant]));
            }
            _ => {}
        }
        let action = self.action(button)?;
        let now = table.phase();
        match action.phase() {
            // What is chosen stays chosen.
            Some(needed) if needed != now => {
                // Ending the turn also finishes.
                let needed = if button == Button::EndTurn { Phase::Finish } else { needed };
                Err(Illegal::WrongPhase { needed, now }.into())
            }
            _ => Ok(Reply::Act(action)),
        }
    }

    /// Returns true if no plant can follow the domino's ghost, so that the plant phase is idle.
    pub fn plants_nothing(self, table: &Table) -> bool {
        matches!(self, Selection::DominoGhost { at, .. }
            if !brings_mushroom(table, at)
                && (spaces_beside(table, at).is_empty() || !has_plants(table)))
    }

    /// Returns the action of a phase's button with what is chosen.
    fn action(self, button: Button) -> Result<Action, Rejection> {
        Ok(match (button, self) {
            (Button::PlaceDomino, Selection::DominoGhost { domino, at, .. }) => {
                Action::PlaceDomino { domino, at }
            }
            (Button::PlaceDomino, Selection::Domino(_) | Selection::RotatedDomino { .. }) => {
                return Err(Rejection::ChooseSpace);
            }
            (Button::DiscardDomino, _) => {
                let domino = self.domino().ok_or(Rejection::ChooseDomino)?;
                Action::DiscardDomino { domino }
            }
            (Button::PlacePlant, Selection::PlantGhost { at, plant, stock }) => {
                Action::PlacePlant { plant, stock, at }
            }
            (Button::PlacePlant, Selection::Nothing) => return Err(Rejection::NoPlantSpace),
            (Button::PlacePlant, _) => return Err(Rejection::ChoosePlant),
            (Button::PlaceMushroom, Selection::MushroomGhost(at)) => Action::PlaceMushroom { at },
            (Button::PlaceMushroom, _) => return Err(Rejection::ChooseSpace),
            (Button::SkipPlant, _) => Action::SkipPlant,
            (Button::SkipMushroom, _) => Action::SkipMushroom,
            (Button::Finish, _) => Action::Finish,
            (Button::EndTurn, _) => Action::EndTurn,
            _ => return Err(Rejection::ChooseDomino),
        })
    }
}
