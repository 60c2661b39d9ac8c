//! The names by which tests, styles and the sprite know buttons and phases.

use crate::{rules::Phase, scene::input::buttons::Button};

/// The name of a phase.
pub const fn phase_hook(phase: Phase) -> &'static str {
    match phase {
        Phase::Domino => "domino",
        Phase::Mushroom => "mushroom",
        Phase::Plant => "plant",
        Phase::Finish => "finish",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

/// The name of a button.
pub const fn button_hook(button: Button) -> &'static str {
    match button {
        Button::RotateDomino => "turn-domino",
        Button::PlaceDomino => "place-domino",
        Button::DiscardDomino => "discard-domino",
        Button::PlacePlant => "place-plant",
        Button::SkipPlant => "skip-plant",
        Button::PlaceMushroom => "place-mushroom",
        Button::SkipMushroom => "skip-mushroom",
        Button::Finish => "finish",
        Button::EndTurn => "end-turn",
        Button::Joker => "joker",
        Button::ReturnPlant => "return-plant",
        Button::ExtraTurn => "extra-turn",
        Button::Undo => "undo",
        Button::Redo => "redo",
        Button::RestartTurn => "restart-turn",
    }
}

/// The id of a button's picture in the sprite, which is another where it undoes a whole turn.
pub const fn button_picture(button: Button, whole_turn: bool) -> &'static str {
    match button {
        Button::RotateDomino => "turn",
        Button::PlaceDomino | Button::PlacePlant | Button::PlaceMushroom => "glyph-check",
        Button::DiscardDomino => "discard",
        Button::SkipPlant | Button::SkipMushroom => "glyph-arrow",
        Button::Finish => "glyph-check",
        Button::EndTurn => "glyph-arrow",
        Button::Joker => "joker",
        Button::ReturnPlant => "glyph-back",
        Button::ExtraTurn => "glyph-plus",
        Button::Undo => "glyph-undo",
        Button::Redo => "glyph-redo",
        Button::RestartTurn if whole_turn => "glyph-undo-turn",
        Button::RestartTurn => "glyph-restart",
    }
}
