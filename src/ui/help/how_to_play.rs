//! The rules in short, illustrated with the pieces.

use super::{matching_example::MatchingExample, scoring_example::ScoringExample};
use crate::{
    text::Text,
    ui::{
        art::add_game_sprite,
        reactive::{alive, effect},
        state::{AppState, LazyPart, Screen},
        widgets::{Dialog, Picture},
    },
};
use leptos::{
    prelude::*,
    wasm_split::{SplitLoaderError, wasm_split},
};

/// The sprite ids of the pictures beside each section.
const PICTURES: [&[&str]; 10] = [
    &["score-marker"],
    &["start"],
    &["joker"],
    &["plant-turf", "plant-bush", "plant-pine", "plant-oak"],
    &["cloud"],
    &["token"],
    &["seat"],
    &["domino-back"],
    &["token-back"],
    &["stump", "mushroom"],
];

/// The index of the section about matching animals.
const MATCHING: usize = 2;

/// The index of the section with the scoring example.
const MAJORITY: usize = 6;

/// The rules as a view; their button to the lessons closes the dialog.
type Rules = fn(RwSignal<bool>) -> AnyView;

/// A dialog with the rules in short, which are a lazy part of the page.
#[component]
pub fn HowToPlay(
    /// `true` while the dialog is open.
    open: RwSignal<bool>,
) -> impl IntoView {
    let rules = LazyPart::new(|| Box::pin(load_rules()), |_| {});
    let app = AppState::get();
    effect(move || {
        if open.get() {
            rules.request();
        }
    });
    let content = move || match rules.loaded() {
        Some(rules) => rules(open),
        None if rules.has_failed() => view! { <Failed rules /> }.into_any(),
        None => view! { <p role="status">{app.text().loading.rules}</p> }.into_any(),
    };
    view! {
        <Dialog open title=app.text().menu.how_to_play>
            {content}
        </Dialog>
    }
}

/// A button that opens the lessons instead. At a table it would leave the game there.
#[component]
fn Lessons(open: RwSignal<bool>) -> impl IntoView {
    let app = AppState::get();
    let learn = move |_| {
        open.set(false);
        app.lessons_open.set(true);
    };
    (app.screen.get_untracked() == Screen::Start).then(|| {
        view! {
            <p class="dialog-buttons">
                <button class="button-primary" data-action="learn-by-doing" on:click=alive(learn)>
                    {app.text().menu.learn}
                </button>
            </p>
        }
    })
}

/// The message that the rules could not be loaded.
#[component]
fn Failed(rules: LazyPart<Rules>) -> impl IntoView {
    let t = AppState::get().text().loading;
    view! {
        <p role="alert">{t.failed}</p>
        <button class="button-primary" data-action="load-again" on:click=alive(move |_| rules.request())>
            {t.try_again}
        </button>
    }
}

#[wasm_split(rules, wasm_split_path = leptos::wasm_split, fallible)]
fn load_rules() -> Result<Rules, SplitLoaderError> {
    Ok(|open| {
        add_game_sprite();
        view! { <Lessons open /><Sections /> }.into_any()
    })
}

/// Returns all texts. The rules may be open before the game is loaded, and with it the store.
pub(super) fn text() -> &'static Text {
    AppState::get().language.get_untracked().text()
}

#[component]
fn Sections() -> impl IntoView {
    let sections = text().how_to_play.sections.into_iter().zip(PICTURES).enumerate();
    let section = |(index, ((title, text), pictures)): (
        usize,
        ((&'static str, &'static str), &[&'static str]),
    )| {
        let example = match index {
            MATCHING => Some(view! { <MatchingExample /> }.into_any()),
            MAJORITY => Some(view! { <ScoringExample /> }.into_any()),
            _ => None,
        };
        view! {
            <section class="rule seat-orange">
                <div class="rule-pictures">
                    {pictures.iter().map(|id| view! { <Picture id=id /> }.into_any()).collect_view()}
                </div>
                <div>
                    <h3>{title}</h3>
                    <p>{text}</p>
                    {example}
                </div>
            </section>
        }
        .into_any()
    };
    sections.map(section).collect_view()
}
