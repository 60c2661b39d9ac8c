//! The reason that a file can't be imported, as a sentence for the player.

use super::{illegal_text::illegal_text, names::shortened};
use crate::{
    rules::RecordError,
    session::ImportError,
    text::{Text, words::number::plain},
};

/// The most characters of a technical reason, which may quote the file.
const MAX_DETAIL_CHARS: usize = 500;

/// Returns the sentence that says why the file called `name` was not imported.
pub fn import_text(error: &ImportError, name: &str, text: &Text) -> String {
    let t = &text.importing;
    let (reason, detail) = match error {
        ImportError::Foreign => (t.foreign.to_owned(), None),
        ImportError::Version => (t.version.to_owned(), None),
        ImportError::Damaged(detail) => (t.damaged.to_owned(), detail.clone()),
        ImportError::Wrong(error) => wrong_game_reason(error, text),
    };
    let detail = detail.map(|detail| (t.detail)(&shortened(&detail, MAX_DETAIL_CHARS)));
    (t.refused)(name, &reason) + &detail.unwrap_or_default()
}

/// Returns the reason, and the technical detail if it says more.
fn wrong_game_reason(error: &RecordError, text: &Text) -> (String, Option<String>) {
    let t = &text.importing;
    let detail = Some(error.to_string());
    match error {
        RecordError::Form(_) => (t.damaged.to_owned(), detail),
        RecordError::Board(_) => (t.wrong_board.to_owned(), detail),
        RecordError::Setup(_) => (t.wrong_setup.to_owned(), detail),
        RecordError::NotTheirTurn { index, turn, seat } => {
            ((t.wrong_turn)(index + 1, turn.index() + 1, seat.index() + 1), None)
        }
        RecordError::Illegal { index, reason } => {
            let reason = illegal_text(*reason, text);
            ((t.illegal)(index + 1, reason.trim_end_matches('.')), None)
        }
        RecordError::Scores { index, actual, stated } => {
            ((t.wrong_scores)(index + 1, &list(actual), &list(stated)), None)
        }
        RecordError::ResultTooEarly => (t.result_too_early.to_owned(), None),
        RecordError::ResultMissing => (t.result_missing.to_owned(), None),
        RecordError::ResultScores { .. }
        | RecordError::ResultTokens { .. }
        | RecordError::ResultWinners { .. } => (t.wrong_result.to_owned(), detail),
    }
}

fn list(scores: &[i64]) -> String {
    scores.iter().map(|&score| plain(score)).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Animal, Illegal},
        text::{ENGLISH, FRENCH, GERMAN},
    };

    fn mismatch() -> ImportError {
        let (at, beside) = ("c4".parse().unwrap(), "c5".parse().unwrap());
        let reason = Illegal::Mismatch { at, animal: Animal::Owl, beside, other: Animal::Fox };
        ImportError::Wrong(RecordError::Illegal { index: 11, reason })
    }

    #[test]
    fn illegal_action_is_numbered_and_explained() {
        let sentence = import_text(&mismatch(), "a.json", &ENGLISH);
        let expected = "“a.json” was not opened: action 12 breaks the rules (“Owl on c4 beside fox: no match”).";
        assert_eq!(sentence, expected);
    }

    #[test]
    fn damaged_file_names_the_place_after_the_sentence() {
        let error = ImportError::Damaged(Some("log[0]: missing field `seat`".to_owned()));
        let sentence = import_text(&error, "a.json", &GERMAN);
        let expected = "„a.json“ wurde nicht geöffnet: Teile davon fehlen oder sind verändert. \
                        Technische Angabe: log[0]: missing field `seat`.";
        assert_eq!(sentence, expected);
    }

    #[test]
    fn reason_is_in_the_chosen_language() {
        let errors = [
            ImportError::Foreign,
            ImportError::Version,
            ImportError::Damaged(None),
            mismatch(),
            ImportError::Wrong(RecordError::ResultMissing),
        ];
        for error in errors {
            let sentences = [&ENGLISH, &GERMAN, &FRENCH].map(|text| import_text(&error, "", text));
            assert!(sentences.iter().all(|sentence| sentence.ends_with('.')), "{sentences:?}");
            let [english, german, french] = &sentences;
            assert!(english != german && german != french && english != french, "{english}");
        }
    }

    #[test]
    fn long_detail_is_shortened() {
        let error = ImportError::Damaged(Some("x".repeat(9_000)));
        assert!(import_text(&error, "", &ENGLISH).chars().count() < 700);
    }
}
