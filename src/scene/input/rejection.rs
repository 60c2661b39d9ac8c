//! Why a tap does nothing, as the table tells it.

use crate::{
    rules::{Domino, Illegal, Phase, RuleSet, Seat, Space},
    scene::words::{
        fits_nowhere::fits_nowhere_reason,
        illegal_text::illegal_text,
        names::{domino_name, seat_name},
    },
    session::Match,
    text::Text,
};

/// Why a tap or a button does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rejection {
    /// The rules say no.
    Rules(Illegal),
    /// It is the turn of this seat, which is not at the screen.
    NotYourTurn(Seat),
    /// The game is over.
    Over,
    /// What is shown has been.
    LookingBack,
    /// A domino has to be chosen first.
    ChooseDomino,
    /// The domino fits nowhere.
    FitsNowhere(Domino),
    /// The domino fits, but not on this space.
    NotHere(Domino, Space),
    /// The domino lies only one way over the space.
    OneWay,
    /// A space has to be chosen first.
    ChooseSpace,
    /// The domino was let go beside the board.
    LetGoElsewhere,
    /// A plant has to be chosen first.
    ChoosePlant,
    /// No free space is beside the domino.
    NoPlantSpace,
    /// It belongs to another phase.
    OtherPhase(Phase),
    /// Nothing can be undone.
    NothingToUndo,
    /// Nothing was undone.
    NothingToRedo,
    /// No plant can be taken back.
    NothingToReturn,
    /// Only finishing is left.
    FinishFirst,
    /// Only ending the turn is left.
    EndFirst,
}

impl From<Illegal> for Rejection {
    fn from(illegal: Illegal) -> Self {
        Rejection::Rules(illegal)
    }
}

impl Rejection {
    /// The reason in a short line.
    pub fn words(self, game_match: &Match, text: &Text) -> String {
        let words = &text.table.refused;
        let rules = game_match.game().table().board().rules();
        match self {
            Rejection::Rules(Illegal::Unconnected(..)) if rules == RuleSet::Valley => {
                text.refusals.unconnected_in_valley.into()
            }
            Rejection::Rules(illegal) => illegal_text(illegal, text),
            Rejection::NotYourTurn(seat) => {
                (words.not_your_turn)(&seat_name(game_match, text, seat))
            }
            Rejection::Over => words.over.into(),
            Rejection::LookingBack => text.timeline.refused.into(),
            Rejection::ChooseDomino => words.choose_domino.into(),
            Rejection::FitsNowhere(domino) => {
                let why = fits_nowhere_reason(game_match.game().table(), text, domino);
                (words.fits_nowhere)(&why)
            }
            Rejection::NotHere(domino, at) => {
                (words.not_here)(&domino_name(text, domino), &at.to_string())
            }
            Rejection::OneWay => words.one_way.into(),
            Rejection::ChooseSpace => words.choose_space.into(),
            Rejection::LetGoElsewhere => words.let_go_elsewhere.into(),
            Rejection::ChoosePlant => words.choose_plant.into(),
            Rejection::NoPlantSpace => words.no_plant_space.into(),
            Rejection::OtherPhase(phase) => {
                (words.other_phase)(text.table.phases.get(phase as usize).copied().unwrap_or(""))
            }
            Rejection::NothingToUndo if game_match.can_undo_turn() => {
                text.timeline.undo_turn_only.into()
            }
            Rejection::NothingToUndo => words.nothing_to_undo.into(),
            Rejection::NothingToRedo if game_match.revisions().whole_turns > 0 => {
                text.timeline.turn_stays_undone.into()
            }
            Rejection::NothingToRedo => words.nothing_to_redo.into(),
            Rejection::NothingToReturn => words.nothing_to_return.into(),
            Rejection::FinishFirst => words.finish_first.into(),
            Rejection::EndFirst => words.end_first.into(),
        }
    }
}
