//! One page of the rulebook, with its pictures and examples.

use super::{
    live_example::LiveExample,
    shown_page::{plays_valley, shown_page},
};
use crate::{
    scene::rulebook::RulesPage,
    ui::{
        browser::focus_next,
        reactive::{alive, effect_after},
        state::{AppState, Store},
        widgets::{Icon, Picture},
    },
};
use leptos::prelude::*;

/// Returns the sprite ids of the page's pictures.
const fn pictures(page: RulesPage) -> &'static [&'static str] {
    match page {
        RulesPage::Aim => &["score-marker"],
        RulesPage::Placing => &["start"],
        RulesPage::Joker => &["joker"],
        RulesPage::Plants => &["plant-turf", "plant-bush", "plant-pine", "plant-oak"],
        RulesPage::Clouds | RulesPage::BoardBack => &["cloud"],
        RulesPage::GameEnd => &["token-back"],
        RulesPage::Mushrooms => &["stump", "mushroom"],
        RulesPage::ValleyEnd => &["pond"],
        // An empty token or emblem would say nothing; the examples show more.
        RulesPage::Closing | RulesPage::Majority | RulesPage::Ties | RulesPage::TurnEnd => &[],
    }
}

/// Draws the page, and moves the focus to the heading of each new one.
#[component]
pub fn Page() -> impl IntoView {
    let app = AppState::get();
    let (page, plays_valley) = (shown_page(), plays_valley());
    effect_after(move |before: Option<()>| {
        let page = app.rules_page.get();
        if page.is_some() {
            focus_next(".rulebook-page > h3");
        } else if before.is_some() {
            focus_next(".rulebook-list button");
        }
    });
    move || view! { <OnePage page=page.get() plays_valley=plays_valley.get() /> }.into_any()
}

/// Draws a page and the buttons to the other ones.
#[component]
fn OnePage(page: RulesPage, plays_valley: bool) -> impl IntoView {
    let app = AppState::get();
    let text = Store::get().text();
    let t = text.rulebook;
    let words = page.words(text);
    let pictures = pictures(page).iter().map(|id| view! { <Picture id=id /> }.into_any());
    let paragraphs = words.paragraphs.iter().map(|words| view! { <p>{*words}</p> }.into_any());
    // A closure has an owner of its own, and so each example its own contexts.
    let examples =
        page.examples().map(|example| move || view! { <LiveExample example /> }.into_any());
    let [previous, next] = page.neighbors(plays_valley);
    let turn_to = |to: Option<RulesPage>, action: &'static str, label: &'static str| {
        to.map(|to| {
            let name = format!("{label}{}{}", text.colon, to.words(text).title);
            view! {
                <button
                    data-action=action
                    aria-label=name
                    on:click=alive(move |_| app.open_rules(Some(to)))
                >
                    {label}
                </button>
            }
            .into_any()
        })
    };
    view! {
        <article class="rulebook-page seat-orange" data-page=page.name()>
            <button
                class="button-quiet rulebook-back"
                data-action="rules-contents"
                on:click=alive(move |_| app.open_rules(None))
            >
                <Icon id="glyph-back" />
                {t.contents}
            </button>
            <h3 tabindex="-1">{words.title}</h3>
            <div class="rule-pictures" aria-hidden="true">{pictures.collect_view()}</div>
            {paragraphs.collect_view()}
            {examples.collect::<Vec<_>>()}
            <div class="dialog-buttons">
                {turn_to(previous, "rules-previous", t.previous)}
                {turn_to(next, "rules-next", t.next)}
            </div>
        </article>
    }
}
