//! What the player at the screen has chosen, and what a tap makes of it.

use super::{
    buttons::Button,
    placement::{Facing, ways},
    rejection::Rejection,
};
use crate::{
    rules::{Action, Animal, AreaId, Domino, Illegal, Phase, Plant, Space, SpaceSet, Stock, Table},
    session::Match,
};

/// What the player at the screen has chosen on the way to an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Selection {
    /// Nothing.
    #[default]
    Nothing,
    /// A domino of the hand, not yet a place for it.
    Domino(Domino),
    /// The same, turned while it was over the board: the ghost faces that way where it can.
    Turned {
        /// The domino.
        domino: Domino,
        /// Where it faces.
        facing: Facing,
    },
    /// A domino that lies on the board as a ghost.
    Laid {
        /// The domino.
        domino: Domino,
        /// The spaces of its first and second animal.
        at: [Space; 2],
        /// The space that was tapped, about which it turns.
        pivot: Space,
    },
    /// A mushroom's ghost.
    Mushroom(Space),
    /// A space for a plant.
    PlantSpace(Space),
    /// A plant's ghost.
    Planted {
        /// Where.
        at: Space,
        /// Its kind.
        plant: Plant,
        /// Its colour.
        stock: Stock,
    },
    /// A plant is being sought that is to be taken back.
    Returning,
    /// The joker track is open.
    Joker,
}

/// What a tap or a button comes to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reply {
    /// Something else is chosen now.
    Select(Selection),
    /// An action is to be carried out.
    Act(Action),
    /// The last action is to be undone.
    Undo,
    /// What was undone is to be done again.
    Redo,
    /// The whole turn is to be undone.
    RestartTurn,
    /// A whole turn is to be undone, whatever was revealed.
    UndoTurn,
    /// Nothing is done, but the area is worth a look. Who looks at it already is told why nothing
    /// is done.
    Look(AreaId, Rejection),
    /// Nothing is done, and this is why.
    Refuse(Rejection),
}

impl From<Result<Reply, Rejection>> for Reply {
    fn from(result: Result<Reply, Rejection>) -> Self {
        result.unwrap_or_else(Reply::Refuse)
    }
}

/// Whether the person at the screen can act now.
///
/// # Errors
/// Why not.
pub fn may_act(game_match: &Match) -> Result<(), Rejection> {
    let table = game_match.game().table();
    if game_match.is_past() {
        return Err(Rejection::LookingBack);
    }
    if table.is_over() {
        return Err(Rejection::Over);
    }
    if game_match.bot_to_act().is_some() || game_match.hand_over().is_some() {
        return Err(Rejection::NotYourTurn(table.seat()));
    }
    Ok(())
}

/// The spaces that some way of laying the domino covers.
pub fn domino_spaces(table: &Table, domino: Domino) -> SpaceSet {
    table.placements(domino).into_iter().flatten().collect()
}

/// The free area spaces beside the domino of this turn.
pub fn plant_spaces(table: &Table) -> SpaceSet {
    table.plant_spaces().collect()
}

/// The plants that the player whose turn it is can take back.
pub fn returnable(table: &Table) -> SpaceSet {
    table.plants().map(|(at, _)| at).filter(|&at| table.check_return(at).is_ok()).collect()
}

impl Selection {
    /// The selection if it still fits the match, or else the one to begin with.
    pub fn settled(self, game_match: &Match) -> Selection {
        if may_act(game_match).is_err() {
            return Selection::Nothing;
        }
        let table = game_match.game().table();
        let fits = match (self, table.phase()) {
            (Selection::Domino(domino) | Selection::Turned { domino, .. }, Phase::Domino) => {
                in_hand(game_match, domino)
            }
            (Selection::Laid { domino, at, .. }, Phase::Domino) => {
                in_hand(game_match, domino) && table.check_domino(domino, at).is_ok()
            }
            (Selection::Mushroom(at), Phase::Mushroom) => table.check_mushroom(at).is_ok(),
            (Selection::PlantSpace(at), Phase::Plant) => plant_spaces(table).contains(at),
            (Selection::Planted { at, plant, stock }, Phase::Plant) => {
                table.check_plant(plant, stock, at).is_ok()
            }
            (Selection::Returning | Selection::Joker, _) => true,
            _ => false,
        };
        if fits { self } else { Selection::first(table) }
    }

    /// What is chosen as a phase begins: in the plant phase a space, otherwise nothing.
    fn first(table: &Table) -> Selection {
        let space = plant_spaces(table).iter().next().filter(|_| table.phase() == Phase::Plant);
        space.map_or(Selection::Nothing, Selection::PlantSpace)
    }

    /// The selection as it would be after a tap where the pointer is: what has no place yet, or
    /// a plant that can move, shows there.
    pub fn over(self, game_match: &Match, at: Option<Space>) -> Selection {
        let mushroom =
            game_match.game().table().phase() == Phase::Mushroom && self == Selection::Nothing;
        let follows = mushroom
            || matches!(
                self,
                Selection::Domino(_) | Selection::Turned { .. } | Selection::Planted { .. }
            );
        let Some(at) = at.filter(|_| follows) else { return self };
        match self.tap(game_match, at) {
            Reply::Select(
                next
                @ (Selection::Laid { .. } | Selection::Planted { .. } | Selection::Mushroom(_)),
            ) => next,
            _ => self,
        }
    }

    /// The domino that is chosen.
    pub fn domino(self) -> Option<Domino> {
        match self {
            Selection::Domino(domino)
            | Selection::Turned { domino, .. }
            | Selection::Laid { domino, .. } => Some(domino),
            _ => None,
        }
    }

    /// The space chosen for a plant.
    pub fn plant_space(self) -> Option<Space> {
        match self {
            Selection::PlantSpace(at) | Selection::Planted { at, .. } => Some(at),
            _ => None,
        }
    }

    /// A tap on a domino of the hand.
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

    /// A tap on a space of the board.
    pub fn tap(self, game_match: &Match, at: Space) -> Reply {
        let tapped = || {
            let table = game_match.game().table();
            let area = table.area_on(at);
            let look = |refused| area.map(|area| Reply::Look(area, refused)).ok_or(refused);
            if let Err(refused) = may_act(game_match) {
                return look(refused);
            }
            if self == Selection::Returning {
                table.check_return(at)?;
                return Ok(Reply::Act(Action::ReturnPlant { at }));
            }
            match table.phase() {
                Phase::Domino if area.is_some() => look(
                    self.domino().map_or(Rejection::ChooseDomino, |_| Illegal::NotFree(at).into()),
                ),
                Phase::Domino => self.tap_domino(game_match, at),
                Phase::Mushroom if area.is_some() => look(Illegal::NotMeadow(at).into()),
                Phase::Mushroom => self.tap_mushroom(table, at),
                Phase::Plant => self.tap_plant(table, at),
                Phase::Finish => look(Rejection::FinishFirst),
                Phase::End => look(Rejection::EndFirst),
                Phase::Over => look(Rejection::Over),
            }
        };
        tapped().into()
    }

    /// The chosen domino let go over a space of the board: the ghost moves there, or stays where it
    /// is if it covers the space. Who lets it go looks at no area: why it cannot lie there is said.
    pub fn drop_domino(self, game_match: &Match, at: Option<Space>) -> Reply {
        let Some(at) = at else { return Reply::Refuse(Rejection::LetGoElsewhere) };
        let reply = match self {
            Selection::Laid { at: lies, .. } if lies.contains(&at) => Reply::Select(self),
            Selection::Laid { domino, .. } => Selection::Domino(domino).tap(game_match, at),
            _ => self.tap(game_match, at),
        };
        match reply {
            Reply::Look(_, refused) => Reply::Refuse(refused),
            reply => reply,
        }
    }

    /// The ghost turned: the one that lies on the board, or the one that is under the pointer.
    pub fn turn(self, game_match: &Match, under: Option<Space>) -> Reply {
        match (self.over(game_match, under), under) {
            (ghost @ Selection::Laid { domino, .. }, Some(over)) if ghost != self => {
                match ghost.press(game_match, Button::TurnDomino) {
                    Reply::Select(Selection::Laid { at, .. }) => {
                        Reply::Select(Selection::Turned { domino, facing: Facing::of(at, over) })
                    }
                    reply => reply,
                }
            }
            _ => self.press(game_match, Button::TurnDomino),
        }
    }

    fn tap_domino(self, game_match: &Match, at: Space) -> Result<Reply, Rejection> {
        let table = game_match.game().table();
        let domino = self.domino().ok_or(Rejection::ChooseDomino)?;
        if let Selection::Laid { at: lies, pivot, .. } = self {
            if at == pivot {
                return self.turned(table);
            }
            if lies.contains(&at) {
                return Ok(Reply::Act(Action::PlaceDomino { domino, at: lies }));
            }
        }
        let ways = ways(table, domino, at);
        let as_turned = ways.iter().find(|&&way| match self {
            Selection::Turned { facing, .. } => Facing::of(way, at) == facing,
            _ => true,
        });
        let at_ghost =
            as_turned.or(ways.first()).copied().ok_or_else(|| why_not(table, domino, at))?;
        Ok(Reply::Select(Selection::Laid { domino, at: at_ghost, pivot: at }))
    }

    fn tap_mushroom(self, table: &Table, at: Space) -> Result<Reply, Rejection> {
        table.check_mushroom(at)?;
        Ok(if self == Selection::Mushroom(at) {
            Reply::Act(Action::PlaceMushroom { at })
        } else {
            Reply::Select(Selection::Mushroom(at))
        })
    }

    fn tap_plant(self, table: &Table, at: Space) -> Result<Reply, Rejection> {
        let spaces = plant_spaces(table);
        if !spaces.contains(at) {
            let standing = if table.planted().contains(at) { table.area_on(at) } else { None };
            return match standing {
                Some(area) => Ok(Reply::Look(area, Illegal::Planted(at).into())),
                None if spaces.is_empty() => Err(Rejection::NoPlantSpace),
                None if table.soil().contains(at) => Err(Illegal::NotBesideDomino(at).into()),
                None => Err(Illegal::NotSoil(at).into()),
            };
        }
        Ok(match self {
            Selection::Planted { at: ghost, plant, stock } if ghost == at => {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            }
            Selection::Planted { plant, stock, .. } => {
                Reply::Select(Selection::Planted { at, plant, stock })
            }
            _ => Reply::Select(Selection::PlantSpace(at)),
        })
    }

    /// A tap on a plant of the player board.
    pub fn choose_plant(self, game_match: &Match, plant: Plant, stock: Stock) -> Reply {
        let chosen = || {
            may_act(game_match)?;
            let table = game_match.game().table();
            if table.phase() != Phase::Plant {
                return Err(Rejection::OtherPhase(Phase::Plant));
            }
            let first = plant_spaces(table).iter().next();
            let at = self.plant_space().or(first).ok_or(Rejection::NoPlantSpace)?;
            table.check_plant(plant, stock, at)?;
            let ghost = Selection::Planted { at, plant, stock };
            Ok(if self == ghost {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            } else {
                Reply::Select(ghost)
            })
        };
        chosen().into()
    }

    /// A tap on an animal of the joker track.
    pub fn choose_joker(self, game_match: &Match, animal: Animal) -> Reply {
        let chosen = || {
            may_act(game_match)?;
            game_match.game().table().check_joker(animal)?;
            Ok(Reply::Act(Action::ChangeJoker { animal }))
        };
        chosen().into()
    }

    /// Turns the ghost to the next way that covers the space tapped.
    pub(in crate::scene) fn turned(self, table: &Table) -> Result<Reply, Rejection> {
        let Selection::Laid { domino, at, pivot } = self else {
            return Err(self.domino().map_or(Rejection::ChooseDomino, |domino| {
                if table.placements(domino).is_empty() {
                    Rejection::FitsNowhere(domino)
                } else {
                    Rejection::ChooseSpace
                }
            }));
        };
        let ways = ways(table, domino, pivot);
        let now = ways.iter().position(|&way| way == at).unwrap_or(0);
        let next = ways.get((now + 1) % ways.len().max(1)).copied().unwrap_or(at);
        if next == at {
            return Err(Rejection::OneWay);
        }
        Ok(Reply::Select(Selection::Laid { domino, at: next, pivot }))
    }
}

fn in_hand(game_match: &Match, domino: Domino) -> bool {
    let game = game_match.game();
    game.hand(game.table().seat()).contains(&domino)
}

/// Why the domino lies in no way over the space: the reason that tells most.
fn why_not(table: &Table, domino: Domino, at: Space) -> Rejection {
    if !table.free_brook().contains(at) {
        return Illegal::NotFree(at).into();
    }
    let ways = at.neighbors().flat_map(|near| [[at, near], [near, at]]);
    let reasons: Vec<Illegal> =
        ways.filter_map(|way| table.check_domino(domino, way).err()).collect();
    let here =
        |reason: &&Illegal| matches!(reason, Illegal::Mismatch { at: space, .. } if *space == at);
    let apart = |reason: &&Illegal| matches!(reason, Illegal::Unconnected(..));
    let mismatch = |reason: &&Illegal| matches!(reason, Illegal::Mismatch { .. });
    let telling = reasons
        .iter()
        .find(here)
        .or_else(|| reasons.iter().find(apart))
        .or_else(|| reasons.iter().find(mismatch));
    telling.map_or(Rejection::NotHere(domino, at), |&reason| reason.into())
}
