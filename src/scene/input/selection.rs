//! The player's selection on the way to an action, and the reply to a tap.

use super::{
    placement::{Orientation, placement_rejection, placements_over},
    planting::{best_space, plant_spaces, spaces_with_domino},
    rejection::{Rejection, may_act, plant_rejection},
};
use crate::{
    rules::{Action, Animal, AreaId, Domino, Illegal, Phase, Plant, Space, Stock, Table},
    session::Match,
};

/// The selection of the player at the screen, on the way to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A domino of the hand that is not on the board yet.
    Domino(Domino),
    /// A domino that was rotated over the board; its ghost keeps the orientation where it can.
    RotatedDomino {
        /// The domino.
        domino: Domino,
        /// Its orientation.
        orientation: Orientation,
    },
    /// A domino's ghost on the board.
    DominoGhost {
        /// The domino.
        domino: Domino,
        /// The spaces of its first and second animal.
        at: [Space; 2],
        /// The space that was tapped, which stays covered in a rotation.
        pivot: Space,
        /// The space for a plant that is placed together with the domino; `None` if no plant can
        /// be, or if the player places one piece at a time.
        plant_at: Option<Space>,
    },
    /// A mushroom's ghost.
    MushroomGhost(Space),
    /// A space for a plant.
    PlantSpace(Space),
    /// A plant's ghost.
    PlantGhost {
        /// Its space.
        at: Space,
        /// Its kind.
        plant: Plant,
        /// Its colour.
        stock: Stock,
    },
    /// The player is choosing a plant to take back.
    Returning,
    /// The joker track is open.
    Joker,
}

/// The reply to a tap or a button.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Changes the selection.
    Select(Selection),
    /// Carries out an action.
    Act(Action),
    /// Carries out two actions, one after the other.
    ActTwice([Action; 2]),
    /// Undoes the last action.
    Undo,
    /// Repeats the action that was undone last.
    Redo,
    /// Undoes what can be undone of this turn.
    RestartTurn,
    /// Undoes a whole turn, even after a reveal.
    UndoTurn,
    /// Shows the area. If it is shown already, the table shows the rejection.
    ShowArea(AreaId, Rejection),
    /// Does nothing, for this reason.
    Reject(Rejection),
}

impl From<Result<Reply, Rejection>> for Reply {
    fn from(result: Result<Reply, Rejection>) -> Self {
        result.unwrap_or_else(Reply::Reject)
    }
}

impl Selection {
    /// Returns the selection if it still fits the match, or else the phase's first selection.
    pub fn validated(self, game_match: &Match) -> Selection {
        if may_act(game_match).is_err() {
            return Selection::Nothing;
        }
        let table = game_match.game().table();
        let fits = match (self, table.phase()) {
            (
                Selection::Domino(domino) | Selection::RotatedDomino { domino, .. },
                Phase::Domino,
            ) => in_hand(game_match, domino),
            (Selection::DominoGhost { domino, at, plant_at, .. }, Phase::Domino) => {
                let has_space = |plant_at| spaces_with_domino(table, at).contains(plant_at);
                in_hand(game_match, domino)
                    && table.check_domino(domino, at).is_ok()
                    && plant_at.is_none_or(has_space)
            }
            (Selection::MushroomGhost(at), Phase::Mushroom) => table.check_mushroom(at).is_ok(),
            (Selection::PlantSpace(at), Phase::Plant) => plant_spaces(table).contains(at),
            (Selection::PlantGhost { at, plant, stock }, Phase::Plant) => {
                table.check_plant(plant, stock, at).is_ok()
            }
            (Selection::Returning | Selection::Joker, _) => true,
            _ => false,
        };
        match self.domino().filter(|&domino| in_hand(game_match, domino)) {
            _ if fits => self,
            // A new joker may leave no space for its ghost.
            Some(domino) if table.phase() == Phase::Domino => Selection::Domino(domino),
            _ => Selection::first(table),
        }
    }

    /// Returns the selection as a phase begins: the space with the most points in the plant phase,
    /// otherwise nothing.
    fn first(table: &Table) -> Selection {
        let space = best_space(table, plant_spaces(table));
        let space = space.filter(|_| table.phase() == Phase::Plant);
        space.map_or(Selection::Nothing, Selection::PlantSpace)
    }

    /// Returns the selection after a tap under the pointer, to preview it.
    ///
    /// Only a domino or mushroom that is not on the board yet, or a plant's ghost, follows. A domino
    /// under the pointer shows no space for a plant.
    pub fn preview_at(self, game_match: &Match, at: Option<Space>) -> Selection {
        let mushroom =
            game_match.game().table().phase() == Phase::Mushroom && self == Selection::Nothing;
        let follows = mushroom
            || matches!(
                self,
                Selection::Domino(_)
                    | Selection::RotatedDomino { .. }
                    | Selection::PlantGhost { .. }
            );
        let Some(at) = at.filter(|_| follows) else { return self };
        match self.tap(game_match, at) {
            Reply::Select(next @ Selection::DominoGhost { .. }) => next.without_plant(),
            Reply::Select(next @ (Selection::PlantGhost { .. } | Selection::MushroomGhost(_))) => {
                next
            }
            _ => self,
        }
    }

    /// Returns true if a ghost lies on the board.
    pub const fn is_ghost(self) -> bool {
        matches!(
            self,
            Selection::DominoGhost { .. }
                | Selection::MushroomGhost(_)
                | Selection::PlantGhost { .. }
        )
    }

    /// Returns the chosen domino.
    pub fn domino(self) -> Option<Domino> {
        match self {
            Selection::Domino(domino)
            | Selection::RotatedDomino { domino, .. }
            | Selection::DominoGhost { domino, .. } => Some(domino),
            _ => None,
        }
    }

    /// Returns the domino whose ghost lies where the actions place it.
    pub fn domino_in_place(self, actions: &[Action]) -> Option<Domino> {
        match (self, actions.first()) {
            (Selection::DominoGhost { domino, at, .. }, Some(&action)) => {
                (action == Action::PlaceDomino { domino, at }).then_some(domino)
            }
            _ => None,
        }
    }

    /// Returns the space chosen for a plant.
    pub fn plant_space(self) -> Option<Space> {
        match self {
            Selection::PlantSpace(at) | Selection::PlantGhost { at, .. } => Some(at),
            Selection::DominoGhost { plant_at, .. } => plant_at,
            _ => None,
        }
    }

    /// Returns the spaces of the ghost, or the space chosen for a plant; a single space stands twice.
    pub fn spaces(self) -> Option<[Space; 2]> {
        match self {
            Selection::DominoGhost { at, .. } => Some(at),
            Selection::MushroomGhost(at) => Some([at; 2]),
            _ => self.plant_space().map(|at| [at; 2]),
        }
    }

    /// Returns the selection without the space for a plant that is placed together with a domino.
    pub fn without_plant(self) -> Selection {
        match self {
            Selection::DominoGhost { domino, at, pivot, .. } => {
                Selection::DominoGhost { domino, at, pivot, plant_at: None }
            }
            _ => self,
        }
    }

    /// Returns the reply to a tap on a domino of the hand.
    pub fn choose(self, game_match: &Match, domino: Domino) -> Reply {
        let chosen = || {
            may_act(game_match)?;
            let table = game_match.game().table();
            if table.phase() != Phase::Domino {
                return Err(Rejection::OtherPhase(Phase::Domino));
            }
            if !in_hand(game_match, domino) {
                return Err(Illegal::NotInHand(domino).into());
            }
            match self.domino() {
                Some(same) if same == domino => Ok(Reply::Select(Selection::Nothing)),
                _ => Ok(Reply::Select(Selection::Domino(domino))),
            }
        };
        chosen().into()
    }

    /// Returns the reply to a tap on a space of the board.
    pub fn tap(self, game_match: &Match, at: Space) -> Reply {
        let tapped = || {
            let table = game_match.game().table();
            let area = table.area_on(at);
            let show_area =
                |rejection| area.map(|area| Reply::ShowArea(area, rejection)).ok_or(rejection);
            if let Err(rejection) = may_act(game_match) {
                return show_area(rejection);
            }
            if self == Selection::Returning {
                table.check_return(at)?;
                return Ok(Reply::Act(Action::ReturnPlant { at }));
            }
            match table.phase() {
                Phase::Domino if area.is_some() => match self.with_plant_at(table, at) {
                    Some(moved) => Ok(Reply::Select(moved)),
                    None => show_area(match (self.plant_space(), self.domino()) {
                        (Some(_), _) => plant_rejection(table, at),
                        (None, Some(_)) => Illegal::NotFree(at).into(),
                        (None, None) => Rejection::ChooseDomino,
                    }),
                },
                Phase::Domino => self.tap_domino(game_match, at),
                Phase::Mushroom if area.is_some() => show_area(Illegal::NotMeadow(at).into()),
                Phase::Mushroom => self.tap_mushroom(table, at),
                Phase::Plant => self.tap_plant(table, at),
                Phase::Finish | Phase::End => show_area(Rejection::EndFirst),
                Phase::Over => show_area(Rejection::Over),
            }
        };
        tapped().into()
    }

    /// Returns the reply to a drop of the chosen domino.
    ///
    /// The ghost moves to the space, or stays if it covers the space already. A drop on an area is
    /// rejected and never shows the area. `None` is a drop beside the board.
    pub fn drop_domino(self, game_match: &Match, at: Option<Space>) -> Reply {
        let Some(at) = at else { return Reply::Reject(Rejection::DroppedElsewhere) };
        let reply = match self {
            Selection::DominoGhost { at: lies, .. } if lies.contains(&at) => Reply::Select(self),
            Selection::DominoGhost { domino, .. } => Selection::Domino(domino).tap(game_match, at),
            _ => self.tap(game_match, at),
        };
        match reply {
            Reply::ShowArea(_, rejection) => Reply::Reject(rejection),
            reply => reply,
        }
    }

    fn tap_domino(self, game_match: &Match, at: Space) -> Result<Reply, Rejection> {
        let table = game_match.game().table();
        let domino = self.domino().ok_or(Rejection::ChooseDomino)?;
        if let Selection::DominoGhost { at: lies, .. } = self
            && lies.contains(&at)
        {
            return self.rotated(table);
        }
        let ways = placements_over(table, domino, at);
        let as_turned = ways.iter().find(|&&way| match self {
            Selection::RotatedDomino { orientation, .. } => {
                Orientation::new(way, at) == orientation
            }
            _ => true,
        });
        let at_ghost = as_turned.or(ways.first()).copied().ok_or_else(|| {
            let around = at.neighbors().flat_map(|near| [[at, near], [near, at]]);
            placement_rejection(table, domino, at, around)
        })?;
        Ok(Reply::Select(Selection::ghost(table, domino, at_ghost, at)))
    }

    /// Returns the domino's ghost, with the best space for a plant beside it.
    pub(super) fn ghost(table: &Table, domino: Domino, at: [Space; 2], pivot: Space) -> Selection {
        let plant_at = best_space(table, spaces_with_domino(table, at));
        Selection::DominoGhost { domino, at, pivot, plant_at }
    }

    /// Returns the domino's ghost with this space for a plant; `None` if a plant cannot go there.
    pub(super) fn with_plant_at(self, table: &Table, space: Space) -> Option<Selection> {
        let Selection::DominoGhost { domino, at, pivot, plant_at: Some(_) } = self else {
            return None;
        };
        let is_beside = spaces_with_domino(table, at).contains(space);
        is_beside.then_some(Selection::DominoGhost { domino, at, pivot, plant_at: Some(space) })
    }

    fn tap_mushroom(self, table: &Table, at: Space) -> Result<Reply, Rejection> {
        table.check_mushroom(at)?;
        Ok(if self == Selection::MushroomGhost(at) {
            Reply::Act(Action::PlaceMushroom { at })
        } else {
            Reply::Select(Selection::MushroomGhost(at))
        })
    }

    fn tap_plant(self, table: &Table, at: Space) -> Result<Reply, Rejection> {
        let spaces = plant_spaces(table);
        if !spaces.contains(at) {
            let rejection = plant_rejection(table, at);
            return match table.area_on(at).filter(|_| table.planted().contains(at)) {
                Some(area) => Ok(Reply::ShowArea(area, rejection)),
                None if spaces.is_empty() => Err(Rejection::NoPlantSpace),
                None => Err(rejection),
            };
        }
        Ok(match self {
            Selection::PlantGhost { at: ghost, plant, stock } if ghost == at => {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            }
            Selection::PlantGhost { plant, stock, .. } => {
                Reply::Select(Selection::PlantGhost { at, plant, stock })
            }
            _ => Reply::Select(Selection::PlantSpace(at)),
        })
    }

    /// Returns the reply to a tap on a plant of the choices beside the board.
    ///
    /// Beside a domino's ghost it places both.
    pub fn choose_plant(self, game_match: &Match, plant: Plant, stock: Stock) -> Reply {
        let chosen = || {
            may_act(game_match)?;
            let table = game_match.game().table();
            if let Selection::DominoGhost { domino, at, plant_at: Some(plant_at), .. } = self {
                if table.plants_left(table.seat(), stock, plant) == 0 {
                    return Err(Illegal::NoPlantLeft(plant, stock).into());
                }
                return Ok(Reply::ActTwice([
                    Action::PlaceDomino { domino, at },
                    Action::PlacePlant { plant, stock, at: plant_at },
                ]));
            }
            if table.phase() != Phase::Plant {
                return Err(Rejection::OtherPhase(Phase::Plant));
            }
            let first = best_space(table, plant_spaces(table));
            let at = self.plant_space().or(first).ok_or(Rejection::NoPlantSpace)?;
            table.check_plant(plant, stock, at)?;
            let ghost = Selection::PlantGhost { at, plant, stock };
            Ok(if self == ghost {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            } else {
                Reply::Select(ghost)
            })
        };
        chosen().into()
    }

    /// Returns the reply to a tap on an animal of the joker track.
    pub fn choose_joker(self, game_match: &Match, animal: Animal) -> Reply {
        let chosen = || {
            may_act(game_match)?;
            game_match.game().table().check_joker(animal)?;
            Ok(Reply::Act(Action::ChangeJoker { animal }))
        };
        chosen().into()
    }
}

fn in_hand(game_match: &Match, domino: Domino) -> bool {
    let game = game_match.game();
    game.hand(game.table().seat()).contains(&domino)
}
