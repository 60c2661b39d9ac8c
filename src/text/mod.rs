//! The texts of the page, typed values for each language: a missing text does not compile. Technical
//! details of damaged files, `index.html` and `failure.js` have their own.
//!
//! Each part of the page has a file with its struct and its English value; the folders `german` and
//! `french` have the values of these languages. Texts with parameters are functions of plain strings
//! and numbers, so that a language can order and inflect them. `words` has the terms and sentences
//! of the game, `table` the table and its panels, `app` the other screens.

pub mod app;
mod french;
mod german;
mod language;
mod table;
pub mod words;

pub use app::about::AboutText;
pub use app::daily::DailyText;
pub use app::importing::ImportingText;
pub use app::loading::LoadingText;
pub use app::menu::MenuText;
pub use app::offline::OfflineText;
pub use app::rulebook::{ExampleText, PageText, RulebookText};
pub use app::saved_games::SavedGamesText;
pub use app::saving::SavingText;
pub use app::settings::SettingsText;
pub use app::sharing::SharingText;
pub use app::start::StartText;
pub use app::tutorial::{StepText, TutorialText};
pub use language::Language;
pub use table::TableText;
pub use table::action_list::ActionListText;
pub use table::command::{CommandText, CommandWords};
pub use table::confirm::QuestionText;
pub use table::explain::ExplainText;
pub use table::final_scoring::{FinalScoringText, RankedPlayer};
pub use table::hand_over::HandOverText;
pub use table::log::LogText;
pub use table::onboarding::OnboardingText;
pub use table::queries::QueryText;
pub use table::score_chart::ScoreChartText;
pub use table::shortcuts::ShortcutsText;
pub use table::timeline::TimelineText;
pub use table::zoom::ZoomText;
pub use words::areas::{AreaText, HigherTotal};
pub use words::events::{AreaScoring, Events, Mushroom, Planting, RankedColor, Tie};
pub use words::names::Names;
pub use words::refusals::Refusals;
pub use words::seats::SeatText;

/// The texts of the start screen and of the app around all screens.
///
/// They are apart from [`Text`], because a static is in the module wholly or not at all: the page
/// loads the rest later, with the game.
#[derive(Clone, Copy)]
pub struct AppText {
    /// The language's tag, as in `lang="en"`.
    pub tag: &'static str,
    /// Credits and licences.
    pub about: AboutText,
    /// The player colours: orange, blue, black, white.
    pub colors: [&'static str; 4],
    /// The deal of the day.
    pub daily: DailyText,
    /// Loading a part of the page.
    pub loading: LoadingText,
    /// The menu.
    pub menu: MenuText,
    /// New versions.
    pub offline: OfflineText,
    /// Saving and errors.
    pub saving: SavingText,
    /// The settings of the table.
    pub settings: SettingsText,
    /// The start screen.
    pub start: StartText,
}

/// The texts of the game in one language, with those of [`AppText`] that it shows, too.
#[derive(Clone, Copy)]
pub struct Text {
    /// The locale for dates.
    pub locale: &'static str,
    /// The decimal sign.
    pub decimal_sign: char,
    /// A colon with the spaces around it.
    pub colon: &'static str,
    /// A semicolon with the spaces around it.
    pub semicolon: &'static str,
    /// Credits and licences.
    pub about: AboutText,
    /// The list of legal actions.
    pub action_list: ActionListText,
    /// The command field.
    pub command: CommandText,
    /// The deal of the day.
    pub daily: DailyText,
    /// The sentences of the log.
    pub events: Events,
    /// The explanations of numbers.
    pub explain: ExplainText,
    /// The final scoring.
    pub final_scoring: FinalScoringText,
    /// Help for a person's first turns.
    pub onboarding: OnboardingText,
    /// The screen between the turns of two people.
    pub hand_over: HandOverText,
    /// Imported files and texts.
    pub importing: ImportingText,
    /// The log panel.
    pub log: LogText,
    /// The menu.
    pub menu: MenuText,
    /// Animals, plants, colours and other nouns.
    pub names: Names,
    /// New versions.
    pub offline: OfflineText,
    /// The reasons for refused actions.
    pub refusals: Refusals,
    /// The rulebook.
    pub rulebook: RulebookText,
    /// Saving and errors.
    pub saving: SavingText,
    /// Links and statistics.
    pub sharing: SharingText,
    /// The saved games.
    pub saved_games: SavedGamesText,
    /// The chart of the scores.
    pub score_chart: ScoreChartText,
    /// The answers to questions about the game.
    pub queries: QueryText,
    /// The list of keys.
    pub shortcuts: ShortcutsText,
    /// The start screen.
    pub start: StartText,
    /// The table.
    pub table: TableText,
    /// Zooming the board.
    pub zoom: ZoomText,
    /// Stepping through a game, and watching one.
    pub timeline: TimelineText,
    /// The tutorial.
    pub tutorial: TutorialText,
}

/// Defines the statics of a language from the constants of that name.
macro_rules! language {
    ($name:literal, $app:ident, $text:ident, $tag:literal, $locale:literal, $decimal_sign:literal, $colon:literal, $semicolon:literal) => {
        #[doc = concat!("The app in ", $name, ".")]
        pub static $app: AppText = AppText {
            tag: $tag,
            about: AboutText::$text,
            colors: Names::$text.colors,
            daily: DailyText::$text,
            loading: LoadingText::$text,
            menu: MenuText::$text,
            offline: OfflineText::$text,
            saving: SavingText::$text,
            settings: SettingsText::$text,
            start: StartText::$text,
        };

        #[doc = concat!($name, ".")]
        pub static $text: Text = Text {
            locale: $locale,
            decimal_sign: $decimal_sign,
            colon: $colon,
            semicolon: $semicolon,
            about: AboutText::$text,
            action_list: ActionListText::$text,
            command: CommandText::$text,
            daily: DailyText::$text,
            events: Events::$text,
            explain: ExplainText::$text,
            final_scoring: FinalScoringText::$text,
            onboarding: OnboardingText::$text,
            hand_over: HandOverText::$text,
            importing: ImportingText::$text,
            log: LogText::$text,
            menu: MenuText::$text,
            names: Names::$text,
            offline: OfflineText::$text,
            refusals: Refusals::$text,
            rulebook: RulebookText::$text,
            saving: SavingText::$text,
            sharing: SharingText::$text,
            saved_games: SavedGamesText::$text,
            score_chart: ScoreChartText::$text,
            queries: QueryText::$text,
            shortcuts: ShortcutsText::$text,
            start: StartText::$text,
            table: TableText::$text,
            zoom: ZoomText::$text,
            timeline: TimelineText::$text,
            tutorial: TutorialText::$text,
        };
    };
}

language!("English", APP_ENGLISH, ENGLISH, "en", "en-GB", '.', ": ", "; ");
language!("German", APP_GERMAN, GERMAN, "de", "de-DE", ',', ": ", "; ");
language!("French", APP_FRENCH, FRENCH, "fr", "fr-FR", ',', "\u{202f}: ", "\u{202f}; ");

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_point_is_in_the_singular() {
        for text in [&ENGLISH, &GERMAN, &FRENCH] {
            let of_turn = text.log.points;
            assert_eq!(of_turn(2).replace("+2", "+1"), format!("{}{}", of_turn(1), plural(text)));
            let score = text.table.seats.score;
            for (one, two) in [(1, 2), (-1, -2)] {
                let [one, two] = [score(one), score(two)];
                assert_eq!(one.len() + plural(text).len(), two.len(), "{one}, {two}");
            }
        }
    }

    /// Returns what the plural of the word for points has more than the singular.
    fn plural(text: &Text) -> &'static str {
        if text.locale == "de-DE" { "e" } else { "s" }
    }
}
