//! Why a tap does nothing, as the table tells it.

use crate::{
    rules::{Domino, Illegal, Phase, RuleSet, Seat, Space},
    scene::words::{
        fits_nowhere::why_it_fits_nowhere,
        illegal_text::refusal,
        names::{domino_name, seat_name},
    },
    session::Match,
    text::Text,
};

/// Why a tap or a button does nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Refused {
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

impl From<Illegal> for Refused {
    fn from(illegal: Illegal) -> Self {
        Refused::Rules(illegal)
    }
}

impl Refused {
    /// The reason in a short line.
    pub fn words(self, play: &Match, text: &Text) -> String {
        let words = &text.table.refused;
        let rules = play.game().table().board().rules();
        match self {
            Refused::Rules(Illegal::Unconnected(..)) if rules == RuleSet::Valley => {
                text.refusals.unconnected_in_valley.into()
            }
            Refused::Rules(illegal) => refusal(illegal, text),
            Refused::NotYourTurn(seat) => (words.not_your_turn)(&seat_name(play, text, seat)),
            Refused::Over => words.over.into(),
            Refused::LookingBack => text.timeline.refused.into(),
            Refused::ChooseDomino => words.choose_domino.into(),
            Refused::FitsNowhere(domino) => {
                let why = why_it_fits_nowhere(play.game().table(), text, domino);
                (words.fits_nowhere)(&why)
            }
            Refused::NotHere(domino, at) => {
                (words.not_here)(&domino_name(text, domino), &at.to_string())
            }
            Refused::OneWay => words.one_way.into(),
            Refused::ChooseSpace => words.choose_space.into(),
            Refused::LetGoElsewhere => words.let_go_elsewhere.into(),
            Refused::ChoosePlant => words.choose_plant.into(),
            Refused::NoPlantSpace => words.no_plant_space.into(),
            Refused::OtherPhase(phase) => {
                (words.other_phase)(text.table.phases.get(phase as usize).copied().unwrap_or(""))
            }
            Refused::NothingToUndo if play.can_undo_turn() => text.timeline.undo_turn_only.into(),
            Refused::NothingToUndo => words.nothing_to_undo.into(),
            Refused::NothingToRedo if play.revisions().whole_turns > 0 => {
                text.timeline.turn_stays_undone.into()
            }
            Refused::NothingToRedo => words.nothing_to_redo.into(),
            Refused::NothingToReturn => words.nothing_to_return.into(),
            Refused::FinishFirst => words.finish_first.into(),
            Refused::EndFirst => words.end_first.into(),
        }
    }
}
