//! Every text of the page, one typed value per language: a missing text does not compile.
//!
//! Each part of the page has a file with its struct and its English value. Texts with parameters
//! are functions of plain strings and numbers, so that a language can order and inflect them.
//! `words` has the terms and sentences of the game, `table` the table and its panels, `app` the
//! other screens.

pub mod app;
mod table;
pub mod words;

pub use app::about::About;
pub use app::how_to_play::HowToPlay;
pub use app::menu::Menu;
pub use app::offline::Offline;
pub use app::saved_games::SavedGames;
pub use app::saving::Saving;
pub use app::sharing::Sharing;
pub use app::start::Start;
pub use table::Table;
pub use table::action_list::ActionList;
pub use table::explain::Explain;
pub use table::final_scoring::FinalScoring;
pub use table::hand_over::HandOver;
pub use table::log::Log;
pub use table::onboarding::Onboarding;
pub use table::score_chart::ScoreChart;
pub use table::timeline::Timeline;
pub use table::zoom::Zoom;
pub use words::areas::AreaText;
pub use words::events::{AreaScoring, Events, Mushroom, Planting, RankedColor, Tie};
pub use words::names::Names;
pub use words::refusals::Refusals;
pub use words::seats::SeatText;

/// All texts in one language.
#[derive(Clone, Copy)]
pub struct Text {
    /// The language's tag, as in `lang="en"`.
    pub tag: &'static str,
    /// The locale for dates.
    pub locale: &'static str,
    /// Credits and licences.
    pub about: About,
    /// The list of legal actions.
    pub action_list: ActionList,
    /// The sentences of the log.
    pub events: Events,
    /// The explanations of numbers.
    pub explain: Explain,
    /// The final scoring.
    pub final_scoring: FinalScoring,
    /// Help for a person's first turns.
    pub onboarding: Onboarding,
    /// The screen between the turns of two people.
    pub hand_over: HandOver,
    /// The rules in short.
    pub how_to_play: HowToPlay,
    /// The log panel.
    pub log: Log,
    /// The menu.
    pub menu: Menu,
    /// Animals, plants, colours and other nouns.
    pub names: Names,
    /// New versions.
    pub offline: Offline,
    /// The reasons for refused actions.
    pub refusals: Refusals,
    /// Saving and errors.
    pub saving: Saving,
    /// Links, the deal of the day, statistics.
    pub sharing: Sharing,
    /// The saved games.
    pub saved_games: SavedGames,
    /// The chart of the scores.
    pub score_chart: ScoreChart,
    /// The start screen.
    pub start: Start,
    /// The table.
    pub table: Table,
    /// Zooming the board.
    pub zoom: Zoom,
    /// Stepping through a game, and watching one.
    pub timeline: Timeline,
}

/// English.
pub static ENGLISH: Text = Text {
    tag: "en",
    locale: "en-GB",
    about: About::ENGLISH,
    action_list: ActionList::ENGLISH,
    events: Events::ENGLISH,
    explain: Explain::ENGLISH,
    final_scoring: FinalScoring::ENGLISH,
    onboarding: Onboarding::ENGLISH,
    hand_over: HandOver::ENGLISH,
    how_to_play: HowToPlay::ENGLISH,
    log: Log::ENGLISH,
    menu: Menu::ENGLISH,
    names: Names::ENGLISH,
    offline: Offline::ENGLISH,
    refusals: Refusals::ENGLISH,
    saving: Saving::ENGLISH,
    sharing: Sharing::ENGLISH,
    saved_games: SavedGames::ENGLISH,
    score_chart: ScoreChart::ENGLISH,
    start: Start::ENGLISH,
    table: Table::ENGLISH,
    zoom: Zoom::ENGLISH,
    timeline: Timeline::ENGLISH,
};
