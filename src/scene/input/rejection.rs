//! Reasons why a tap or a button does nothing.

use super::planting::has_plants;
use crate::{
    rules::{Domino, Illegal, Owner, Phase, RuleSet, Seat, Space, Table},
    scene::words::{
        current_turn_entries, domino_name, fits_nowhere_reason, illegal_text::illegal_text,
        nothing_fits, nothing_fits_text, scored_before_turn_text, seat_name, turn_action_text,
    },
    session::Match,
    text::Text,
};

/// The reason why a tap or a button does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The rules forbid the action.
    Rules(Illegal),
    /// It is the turn of this seat, whose player is not at the screen.
    NotYourTurn(Seat),
    /// The game is over.
    Over,
    /// The player is viewing a past position.
    ViewingPast,
    /// A domino has to be chosen first.
    ChooseDomino,
    /// The domino fits nowhere.
    FitsNowhere(Domino),
    /// The domino fits, but not on this space.
    NotHere(Domino, Space),
    /// The domino has only one placement over the space.
    OneWay,
    /// A space has to be chosen first.
    ChooseSpace,
    /// The domino was dropped beside the board.
    DroppedElsewhere,
    /// A plant was dragged, which only a tap places.
    TapPlant,
    /// A finger chose the plant on this space to take back: a second tap pays for it.
    ///
    /// The board shows it large meanwhile.
    TapAgain(Space),
    /// A plant has to be chosen first.
    ChoosePlant,
    /// No free space is beside the domino.
    NoPlantSpace,
    /// An extra turn is bought after the hand is refilled.
    DrawFirst,
    /// The button or piece belongs to this other phase.
    OtherPhase(Phase),
    /// Nothing can be undone.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// No plant can be taken back.
    NothingToReturn,
    /// Only ending the turn is left.
    EndFirst,
}

impl From<Illegal> for Rejection {
    fn from(illegal: Illegal) -> Self {
        Rejection::Rules(illegal)
    }
}

impl Rejection {
    /// Returns the reason in a short sentence.
    pub fn words(self, game_match: &Match, text: &'static Text) -> String {
        let t = &text.table.refused;
        let rules = game_match.game().table().board().rules();
        match self {
            Rejection::Rules(Illegal::Unconnected(..)) if !has_free_start(game_match) => {
                text.refusals.unconnected_without_start.into()
            }
            Rejection::Rules(Illegal::Unconnected(..)) if rules == RuleSet::Valley => {
                text.refusals.unconnected_in_valley.into()
            }
            Rejection::Rules(Illegal::NotFree(at)) => {
                let table = game_match.game().table();
                let is_brook = table.board().brook().contains(at);
                let t = &text.refusals;
                let reason = match table.area_on(at) {
                    Some(_) => t.in_area,
                    None if is_brook => t.covered,
                    None => t.no_space,
                };
                reason(&at.to_string())
            }
            Rejection::Rules(illegal) => illegal_text(illegal, text),
            Rejection::NotYourTurn(seat) => {
                // The banner may still say how areas were scored: a tap keeps those words.
                let scored = turn_action_text(game_match, text)
                    .filter(|_| game_match.game().table().phase() == Phase::End)
                    .or_else(|| scored_before_turn_text(game_match, text));
                scored.unwrap_or_else(|| (t.not_your_turn)(&seat_name(game_match, text, seat)))
            }
            Rejection::Over => t.over.into(),
            Rejection::ViewingPast => text.timeline.refused.into(),
            Rejection::ChooseDomino if nothing_fits(game_match) => {
                nothing_fits_text(game_match, text).into()
            }
            Rejection::ChooseDomino => t.choose_domino.into(),
            Rejection::FitsNowhere(domino) => {
                let why = fits_nowhere_reason(game_match.game().table(), text, domino);
                (t.fits_nowhere)(&why)
            }
            Rejection::NotHere(domino, at) => {
                (t.not_here)(&domino_name(text, domino), &at.to_string())
            }
            Rejection::OneWay => t.one_way.into(),
            Rejection::ChooseSpace => t.choose_space.into(),
            Rejection::DroppedElsewhere => t.dropped_elsewhere.into(),
            Rejection::TapPlant => t.tap_plant.into(),
            Rejection::TapAgain(at) => (t.tap_again)(&at.to_string()),
            Rejection::ChoosePlant => t.choose_plant.into(),
            Rejection::NoPlantSpace if !has_plants(game_match.game().table()) => {
                text.table.prompts.no_plants.into()
            }
            Rejection::NoPlantSpace => t.no_plant_space.into(),
            Rejection::DrawFirst => t.draw_first.into(),
            Rejection::OtherPhase(phase) => {
                (t.other_phase)(text.table.phases.get(phase as usize).copied().unwrap_or(""))
            }
            Rejection::NothingToUndo if game_match.can_undo_turn() => {
                text.timeline.undo_turn_only.into()
            }
            Rejection::NothingToUndo if current_turn_entries(game_match).next().is_none() => {
                t.nothing_done.into()
            }
            Rejection::NothingToUndo => t.nothing_to_undo.into(),
            Rejection::NothingToRedo if game_match.revisions().whole_turns > 0 => {
                text.timeline.turn_stays_undone.into()
            }
            Rejection::NothingToRedo => t.nothing_to_redo.into(),
            Rejection::NothingToReturn if !has_plant_to_return(game_match) => {
                t.no_plant_to_return.into()
            }
            Rejection::NothingToReturn => t.nothing_to_return.into(),
            Rejection::EndFirst => t.end_first.into(),
        }
    }
}

/// Returns whether a plant of the player to act or a neutral one is on the board.
fn has_plant_to_return(game_match: &Match) -> bool {
    let table = game_match.game().table();
    let owners = [Owner::Seat(table.seat()), Owner::Neutral];
    table.plants().any(|(_, plant)| owners.contains(&plant.owner))
}

/// Returns whether a domino can still begin at a starting space or pond.
fn has_free_start(game_match: &Match) -> bool {
    let table = game_match.game().table();
    let free = table.free_brook();
    table.board().starts().iter().any(|at| free.contains(at))
}

/// Returns why no plant can be placed on the space, which is not beside the domino of the turn or
/// not free.
pub fn plant_rejection(table: &Table, at: Space) -> Rejection {
    if table.planted().contains(at) {
        Illegal::Planted(at).into()
    } else if table.soil().contains(at) {
        Illegal::NotBesideDomino(at).into()
    } else {
        Illegal::NotSoil(at).into()
    }
}

/// Checks that the person at the screen can act now.
///
/// # Errors
/// The match shows the past, or the game is over. Or it is the turn of a bot, or of somebody who
/// has not taken the screen.
pub fn may_act(game_match: &Match) -> Result<(), Rejection> {
    let table = game_match.game().table();
    if game_match.is_past() {
        return Err(Rejection::ViewingPast);
    }
    if table.is_over() {
        return Err(Rejection::Over);
    }
    if game_match.bot_to_act().is_some() || game_match.hand_over().is_some() {
        return Err(Rejection::NotYourTurn(table.seat()));
    }
    Ok(())
}
