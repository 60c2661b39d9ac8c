//! Reading what a player imports: a backup, a save or a record. Writing the record of a game as a
//! file, with its controllers, which `rules` does not read.

use super::{
    backup::{Backup, BackupError},
    game::{controller::Controller, match_::Match, match_error::MatchError},
    saves::save::{SaveError, load},
    store::envelope::EnvelopeError,
};
use crate::rules::{Record, RecordError};
use serde::{Deserialize, Serialize};

/// The content of an imported text.
#[derive(Debug)]
pub enum Imported {
    /// A backup of everything.
    Backup(Backup),
    /// A game, from a save or a record.
    Match(Box<Match>),
}

/// The reason why a text can't be imported.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ImportError {
    /// Neither a backup nor a save nor a record.
    Foreign,
    /// Written by another version of the program.
    Version,
    /// Parts are missing or changed; the technical reason with its place, if a record names one.
    Damaged(Option<String>),
    /// The record contradicts the rules.
    Wrong(RecordError),
}

impl Imported {
    /// Reads a backup, a save or a record. People hold all seats of a record without controllers.
    ///
    /// # Errors
    /// The text is none of them, is of another version, is damaged, or breaks the rules.
    pub fn read(text: &str) -> Result<Imported, ImportError> {
        if Backup::is_backup(text) {
            return Ok(Imported::Backup(Backup::read(text)?));
        }
        let game_match = match load(text) {
            Ok(game_match) => game_match,
            Err(SaveError::Envelope(EnvelopeError::Form(_) | EnvelopeError::Foreign)) => {
                read_record(text)?
            }
            Err(error) => return Err(error.into()),
        };
        Ok(Imported::Match(Box::new(game_match)))
    }
}

fn read_record(text: &str) -> Result<Match, ImportError> {
    // What is left of a damaged file still names its format.
    if text.contains("\"app\":\"renature") {
        return Err(ImportError::Damaged(None));
    }
    if !text.contains("\"renature-record\"") {
        return Err(ImportError::Foreign);
    }
    let record = Record::from_json(text)?;
    let players = record.setup.players.len();
    let Controllers { controllers } = serde_json::from_str(text).unwrap_or_default();
    let controllers = controllers.filter(|all| all.len() == players);
    let controllers = controllers.unwrap_or_else(|| vec![Controller::Person; players]);
    Ok(Match::from_record(&record, controllers, None)?)
}

/// The field `controllers` of an exported record (RECORD: Game record).
#[derive(Default, Deserialize, Serialize)]
struct Controllers {
    controllers: Option<Vec<Controller>>,
}

/// Returns the text of a file with the record of the match and its controllers.
pub fn export_record(game_match: &Match) -> String {
    let seats = game_match.game().table().seats();
    let controllers = Some(seats.map(|seat| game_match.controller(seat)).collect());
    let record = game_match.record().to_json();
    let field = serde_json::to_string(&Controllers { controllers }).unwrap_or_default();
    match (record.trim_end().strip_suffix('}'), field.strip_prefix('{')) {
        (Some(record), Some(field)) => format!("{record},\n{field}\n"),
        _ => record,
    }
}

impl From<RecordError> for ImportError {
    fn from(error: RecordError) -> ImportError {
        match error {
            RecordError::Form(form) => match form.path.as_str() {
                "format" => ImportError::Foreign,
                "version" | "board.version" => ImportError::Version,
                _ => ImportError::Damaged(Some(form.to_string())),
            },
            other => ImportError::Wrong(other),
        }
    }
}

impl From<MatchError> for ImportError {
    fn from(error: MatchError) -> ImportError {
        match error {
            MatchError::Controllers { .. } => ImportError::Damaged(None),
            MatchError::Record(error) => error.into(),
        }
    }
}

impl From<SaveError> for ImportError {
    fn from(error: SaveError) -> ImportError {
        match error {
            SaveError::Newer(_) => ImportError::Version,
            SaveError::Envelope(_) | SaveError::Form(_) => ImportError::Damaged(None),
            SaveError::Match(error) => error.into(),
        }
    }
}

impl From<BackupError> for ImportError {
    fn from(error: BackupError) -> ImportError {
        match error {
            BackupError::Newer(_) => ImportError::Version,
            BackupError::Envelope(_) | BackupError::Form(_) => ImportError::Damaged(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::BotKind;
    use crate::session::{
        save,
        store::envelope::Envelope,
        testing::{MatchBuilder, ROOMY, begin_saves, library, played},
    };

    fn refused(text: &str) -> ImportError {
        Imported::read(text).unwrap_err()
    }

    #[test]
    fn record_save_and_backup_are_read() {
        let game_match = played(1, 9);
        let library = library(ROOMY);
        begin_saves(&library, &[&game_match]);
        let texts = [save(&game_match, 0), game_match.record().to_json()];
        for text in texts {
            assert!(
                matches!(Imported::read(&text), Ok(Imported::Match(read)) if read.log().len() == 9)
            );
        }
        let backup = Imported::read(&Backup::new(&library).to_text(0));
        assert!(matches!(backup, Ok(Imported::Backup(_))));
    }

    #[test]
    fn exported_record_keeps_its_bots() {
        let bot = Controller::Bot(BotKind::Pine);
        let game_match = MatchBuilder::new("brook").controllers(&[Controller::Person, bot]).begin();
        let text = export_record(&game_match);
        assert_eq!(Record::from_json(&text).map(|it| it.setup), Ok(game_match.record().setup));
        let controllers = |text: &str| match Imported::read(text) {
            Ok(Imported::Match(read)) => {
                read.game().table().seats().map(|seat| read.controller(seat)).collect::<Vec<_>>()
            }
            other => panic!("{other:?}"),
        };
        assert_eq!(controllers(&text), [Controller::Person, bot]);
        for unreadable in [text.replace("\"pine\"", "\"fir\""), text.replace("[\"person\",", "[")] {
            assert_eq!(controllers(&unreadable), [Controller::Person; 2]);
        }
    }

    #[test]
    fn other_files_are_foreign() {
        for text in ["", "Dear Ann,", "[]", "{}", r#"{"format":"renature-board","version":1}"#] {
            assert_eq!(refused(text), ImportError::Foreign, "{text}");
        }
    }

    #[test]
    fn another_version_is_recognized() {
        let record = played(1, 9).record().to_json();
        for app in ["renature", "renature-backup"] {
            let text = Envelope::seal(app, 9, 0, &0).unwrap();
            assert_eq!(refused(&text), ImportError::Version, "{app}");
        }
        let newer = record.replacen("\"version\":1", "\"version\":2", 1);
        assert_eq!(refused(&newer), ImportError::Version);
    }

    #[test]
    fn text_cut_short_or_changed_is_damaged() {
        let game_match = played(1, 9);
        let (save, record) = (save(&game_match, 0), game_match.record().to_json());
        let place = |error| match error {
            ImportError::Damaged(detail) => detail.unwrap_or_default(),
            other => panic!("{other:?}"),
        };
        assert_eq!(place(refused(&save[..save.len() - 9])), "");
        assert_eq!(place(refused(&save.replacen("\"at_screen\"", "\"at_table\"", 1))), "");
        let cut = record.find("\"log\"").unwrap() + 30;
        assert!(place(refused(&record[..cut])).starts_with("log[0]"));
    }

    #[test]
    fn game_against_the_rules_names_the_action() {
        let mut record = played(1, 9).record();
        record.log[3].scores[0] += 1;
        let wrong = refused(&record.to_json());
        assert!(matches!(wrong, ImportError::Wrong(RecordError::Scores { index: 3, .. })));
    }
}
