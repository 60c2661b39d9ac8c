//! The names in the page that tests, styles and animations rely on: its `data-` attributes and ids.
//!
//! They are a contract: no attribute is renamed, and the changelog lists those that are removed.
//! An attribute without a value below is present or absent.
//!
//! | Attribute | Element | Value |
//! |---|---|---|
//! | `data-theme` | root | `light`, `dark`; absent: the system's |
//! | `data-palette` | root | `colorblind` |
//! | `data-animations` | root | `fast`, `off` |
//! | `data-typeface-loaded`, `data-typeface` | root | present once the typeface is loaded; once the page is in it |
//! | `data-update` | root | present while a new version waits |
//! | `data-started`, `data-failed` | root | present once the code runs; if the page could not start |
//! | `data-files`, `data-game-bytes` | root | the folder of the version; the size of the game part |
//! | `data-words` | part of the splash screen | the text that `src/language.js` puts there |
//! | `data-screen` | `main` | `start`, `shelf` (the saved games), `table` |
//! | `data-phase` | table | [`phase_name`] of the turn |
//! | `data-turn` | table | the seat whose turn it is, from 0 |
//! | `data-holder` | table | who controls that seat: `person` or `bot` |
//! | `data-seats` | table, player boards | the number of players |
//! | `data-past` | table | the position on display while the player views history |
//! | `data-lesson` | table | the lesson on it: `base` or `valley` |
//! | `data-unexplained` | table | the parts that the lesson has not explained yet |
//! | `data-step`, `data-watching` | coach | the step from 1; present while the other player acts |
//! | `data-last`, `data-counting` | coach | present in the last step; while the final scoring counts |
//! | `data-panel` | table | the panel of the step: `joker`, `plants`, `closing`, `mushroom` |
//! | `data-rows` | buttons of the turn | the [`rows_name`] of those needed now |
//! | `data-joins` | table | present while the ghost of a mushroom joins areas |
//! | `data-settling` | table | present while delayed updates are still to come |
//! | `data-cleared` | table | the parts removed for the final scoring |
//! | `data-scoring` | side of the table | the view of the final scoring |
//! | `data-hinted` | latest lines of the log | present while a hint stands in their place |
//! | `data-room` | part of the table | its height: `none`, `line`, `little`, `plenty` |
//! | `data-action` | button | what it does; for the turn's buttons [`action_name`] |
//! | `data-field` | form field | the setting or text that it holds |
//! | `data-pressed` | button, space | present while a tap is being answered |
//! | `data-ignored` | button, link or space | present for a moment after the second half of a double tap |
//! | `data-loss` | prompt, answers | present if the player would lose something |
//! | `data-explain` | any | the topic that the tooltip explains; `walk`: a group to walk by arrow keys |
//! | `data-space` | space of the board | its coordinates |
//! | `data-laid`, `data-plant-on`, `data-mushroom-on`, `data-emptied` | piece | its domino or its space |
//! | `data-motion` | flying figure | its kind |
//! | `data-domino` | button of the hand | the domino |
//! | `data-plant` | plant to choose | plant and stock, such as `oak-own` |
//! | `data-joker`, `data-track` | joker animal | the animal's name |
//! | `data-unplaced` | tooltip | present until it has its place |
//! | `data-area-line` | line of the table of areas | the area's letters |
//! | `data-joined` | line under the buttons | the area that an action joins |
//! | `data-command-answer` | answer beside the command field | |
//! | `data-listed` | button of the list of actions | |
//! | `data-rule` | link to a rule | the name of its page |
//! | `data-rules-page`, `data-page`, `data-view`, `data-example` | rulebook | a page in the list; the page on display; `contents` or `page`; the example's index |
//! | `data-steps` | turn banner | the number of phases |
//! | `data-seat`, `data-score`, `data-stock`, `data-tally` | player board | seat; score; stock; kind of pieces |
//! | `data-thinking` | ring around an emblem | present while a bot thinks |
//! | `data-now`, `data-at` | timeline | the current position; the one on display |
//! | `data-runs` | button for spectators | `true` while bots play on |
//! | `data-log-line`, `data-position` | line of the log | the position after it |
//! | `data-revision` | note | present if a game goes back to an earlier position |
//! | `data-final`, `data-final-area`, `data-final-score`, `data-final-steps`, `data-winner`, `data-chart-readout` | final scoring | its table, areas, scores, steps, winner, chart |
//! | `data-area` | sentence of the final scoring | the area's heading |
//! | `data-notice`, `data-news`, `data-hint`, `data-update-offer`, `data-watching`, `data-unsaved` | message | notice, toast, first hint, new version, other tab, unsaved game |
//! | `data-not-modal` | dialog | present where the browser has no modal dialogs |
//! | `data-game`, `data-over` | card of a saved game | its number; present if it is over |
//! | `data-section`, `data-player`, `data-column` | saved games, statistics | the name of the section, the player, the column |
//! | `data-seat-row` | seat of the start screen | its index |
//! | `data-daily`, `data-text`, `data-qr`, `data-bad-link` | links | daily deal, text to copy, QR code, unreadable link |
//!
//! The splash screen has the id `waiting`, its text `waiting-words`, the tooltip `explanation`.

use crate::{
    rules::Phase,
    scene::input::{Button, ButtonRows},
};

/// Returns the value of `data-phase`.
pub const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Domino => "domino",
        Phase::Mushroom => "mushroom",
        Phase::Plant => "plant",
        Phase::Finish => "finish",
        Phase::End => "end",
        Phase::Over => "over",
    }
}

/// Returns the value of `data-rows`.
pub const fn rows_name(rows: ButtonRows) -> &'static str {
    match rows {
        ButtonRows::Step => "step",
        ButtonRows::Clouds => "clouds",
        ButtonRows::Both => "both",
    }
}

/// Returns the value of `data-action` of a button of the turn.
pub const fn action_name(button: Button) -> &'static str {
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
        Button::Cancel => "cancel",
        Button::ExtraTurn => "extra-turn",
        Button::Undo => "undo",
        Button::Redo => "redo",
        Button::RestartTurn => "restart-turn",
    }
}

/// Returns the sprite id of a button's picture; undoing a whole turn has one of its own.
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
        Button::Cancel => "glyph-close",
        Button::ExtraTurn => "glyph-plus",
        Button::Undo => "glyph-undo",
        Button::Redo => "glyph-redo",
        Button::RestartTurn if whole_turn => "glyph-undo-turn",
        Button::RestartTurn => "glyph-restart",
    }
}
