//! The page that the rulebook shows, which depends on the match on the screen.

use crate::{
    rules::RuleSet,
    scene::rulebook::RulesPage,
    session::Match,
    ui::{
        reactive::memo::{Memo, memo},
        state::{AppState, Screen, Store},
    },
};
use leptos::prelude::*;

/// Returns whether a match by the rules of Valley is on the screen.
pub fn plays_valley() -> Memo<bool> {
    let (app, store) = (AppState::get(), Store::get());
    memo(move || {
        app.screen.get() == Screen::Table
            && store.game_match.with(|it| it.as_ref().is_some_and(uses_valley_rules))
    })
}

fn uses_valley_rules(game_match: &Match) -> bool {
    game_match.game().table().board().rules() == RuleSet::Valley
}

/// Returns the page in view: the chosen one, or else the first that the match needs.
pub fn shown_page() -> Memo<RulesPage> {
    let (app, plays_valley) = (AppState::get(), plays_valley());
    memo(move || {
        let first = if plays_valley.get() { RulesPage::Mushrooms } else { RulesPage::Aim };
        app.rules_page.get().unwrap_or(first)
    })
}
