//! What is asked for a second time before it is done.

use super::selection::{Reply, Selection, ways};
use crate::{
    rules::Action,
    session::{Confirm, Match},
};

impl Reply {
    /// The reply once it is settled what is asked for: a piece that could only be placed, and in
    /// one way only, is placed at once where nothing is to be confirmed.
    pub fn confirmed(self, play: &Match, confirm: Confirm) -> Reply {
        let Reply::Select(selection) = self else { return self };
        if confirm != Confirm::Never {
            return self;
        }
        match selection {
            Selection::Laid { domino, at, pivot }
                if ways(play.game().table(), domino, pivot).len() == 1 =>
            {
                Reply::Act(Action::PlaceDomino { domino, at })
            }
            Selection::Mushroom(at) => Reply::Act(Action::PlaceMushroom { at }),
            Selection::Planted { at, plant, stock } => {
                Reply::Act(Action::PlacePlant { plant, stock, at })
            }
            _ => self,
        }
    }
}

/// Whether the action is asked for a second time; pieces are not, for their ghost was.
pub fn is_asked_again(action: Action, confirm: Confirm) -> bool {
    let is_piece = matches!(
        action,
        Action::PlaceDomino { .. } | Action::PlaceMushroom { .. } | Action::PlacePlant { .. }
    );
    confirm == Confirm::Always && !is_piece
}
