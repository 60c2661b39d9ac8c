//! A match as it is kept in the browser.

use super::{Holder, Match, MatchError, Revisions};
use crate::rules::{Record, Seat};
use serde::{Deserialize, Serialize, de::IgnoredAny};
use serde_json::value::RawValue;

/// A match as text, to be read back by [`load`].
///
/// `saved_at` is when, in milliseconds since 1970.
pub fn save(play: &Match, saved_at: f64) -> String {
    let record = RawValue::from_string(play.record().to_json().trim_end().to_owned());
    let envelope = Envelope {
        app: APP.to_owned(),
        schema: SCHEMA,
        saved_at,
        holders: play.game().table().seats().map(|seat| play.holder(seat)).collect(),
        at_screen: play.at_screen().map(Seat::index),
        revisions: play.revisions(),
        record: record.unwrap_or_default(),
    };
    serde_json::to_string(&envelope).unwrap_or_default()
}

/// The match that was saved, exactly as it stood.
///
/// # Errors
/// Why it can't be; the text may be anything.
pub fn load(text: &str) -> Result<Match, SaveError> {
    let stamp: Stamp = serde_json::from_str(text)?;
    if stamp.app != APP {
        return Err(SaveError::Foreign);
    }
    if stamp.schema > SCHEMA {
        return Err(SaveError::Newer(stamp.schema));
    }
    let envelope: Envelope = serde_json::from_str(text)?;
    let record = Record::from_json(envelope.record.get()).map_err(MatchError::Record)?;
    let at_screen = envelope.at_screen.and_then(Seat::new);
    let play = Match::from_record(&record, envelope.holders, at_screen)?;
    Ok(play.with_revisions(envelope.revisions))
}

/// The record in a save, to be kept as a file even if it can't be played on; none if there is none.
pub fn record_in(text: &str) -> Option<String> {
    let envelope: Envelope = serde_json::from_str(text).ok()?;
    Some(envelope.record.get().to_owned())
}

/// Whether nothing is lost with the save: nothing was done in it yet, or its match is over. What
/// can't be read may hold anything.
pub(super) fn is_settled(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Glance {
        record: RecordGlance,
    }
    #[derive(Deserialize)]
    struct RecordGlance {
        log: Vec<IgnoredAny>,
        result: Option<IgnoredAny>,
    }
    serde_json::from_str(text)
        .is_ok_and(|Glance { record }| record.log.is_empty() || record.result.is_some())
}

/// Why a save can't be read.
#[derive(Debug, thiserror::Error)]
pub enum SaveError {
    /// Not the JSON of a save.
    #[error("the save is broken: {0}")]
    Form(#[from] serde_json::Error),
    /// Not ours.
    #[error("the save is another program's")]
    Foreign,
    /// Written by a later version.
    #[error("the save has schema {0}; this version reads {SCHEMA} at most")]
    Newer(u32),
    /// The record in it is wrong, or its holders.
    #[error("the saved match is wrong: {0}")]
    Match(#[from] MatchError),
}

const APP: &str = "renature";
const SCHEMA: u32 = 1;

#[derive(Deserialize)]
struct Stamp {
    app: String,
    schema: u32,
}

#[derive(Serialize, Deserialize)]
struct Envelope {
    app: String,
    schema: u32,
    saved_at: f64,
    holders: Vec<Holder>,
    at_screen: Option<usize>,
    #[serde(default)]
    revisions: Revisions,
    record: Box<RawValue>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bots::BotKind,
        rules::{Board, Color, Player, RecordError, Setup},
    };
    use rand::{SeedableRng, rngs::ChaCha8Rng};

    fn played(actions: usize) -> Match {
        let mut rng = ChaCha8Rng::seed_from_u64(11);
        let board = Board::from_json(include_str!("../../public/boards/brook.json")).unwrap();
        let players = [Color::White, Color::Blue, Color::Orange]
            .map(|color| Player { name: color.to_string(), color });
        let setup = Setup::deal(board.into(), players.into(), &mut rng);
        let holders = vec![Holder::Person, Holder::Bot(BotKind::Greedy), Holder::Person];
        let mut play = Match::begin(setup, holders).unwrap();
        for _ in 0..actions {
            if let Some(action) = play.game().random_action(&mut rng) {
                play.take_screen();
                play.act(action).unwrap();
            }
        }
        play
    }

    #[test]
    fn a_match_comes_back_exactly_as_it_stood() {
        for actions in [0, 1, 17, 300, 5000] {
            let play = played(actions);
            assert_eq!(load(&save(&play, 0.0)).unwrap(), play);
        }
    }

    #[test]
    fn a_save_of_a_later_version_is_refused() {
        let text = save(&played(3), 0.0).replace("\"schema\":1", "\"schema\":2");
        assert!(matches!(load(&text), Err(SaveError::Newer(2))));
    }

    #[test]
    fn a_save_cut_short_anywhere_is_refused() {
        let text = save(&played(40), 0.0);
        for end in (0..text.len()).step_by(7) {
            assert!(load(&text[..end]).is_err(), "cut at {end}");
        }
    }

    #[test]
    fn a_changed_score_is_refused_at_its_place() {
        let mut value: serde_json::Value = serde_json::from_str(&save(&played(3), 0.0)).unwrap();
        value["record"]["log"][1]["scores"][0] = 99.into();
        let wrong = load(&value.to_string());
        assert!(matches!(
            wrong,
            Err(SaveError::Match(MatchError::Record(RecordError::Scores { index: 1, .. })))
        ));
    }

    #[test]
    fn a_holder_too_few_is_refused() {
        let text = save(&played(0), 0.0).replace("\"person\",\"greedy\"", "\"greedy\"");
        let wrong = load(&text);
        let expected = MatchError::Holders { seats: 3, holders: 2 };
        assert!(matches!(wrong, Err(SaveError::Match(error)) if error == expected));
    }

    #[test]
    fn the_record_in_a_save_is_the_record_of_the_match() {
        let play = played(40);
        let (record, _) = Record::verify(&record_in(&save(&play, 0.0)).unwrap()).unwrap();
        assert_eq!(record, play.record());
    }
}
