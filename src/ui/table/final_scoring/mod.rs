//! The final scoring beside the board: its steps, table, chart and winner.

pub mod areas;
mod controls;
mod points;
pub mod presentation;
mod result;
pub mod score_chart;
mod step_words;

use crate::{
    rules::Seat,
    scene::{
        explain::Topic,
        history::{FinalScoring as Scoring, revision_notes},
        words::step_text,
    },
    session::{Controller, Match, ScoringSpeed},
    ui::{
        browser::{first, focus_next, is_keyboard_likely, scroll_to},
        files::export_match,
        reactive::{
            Lifetime, Staged, UpdatePhase, alive, dynamic, effect, effect_after, memo::memo,
        },
        state::{Store, autosave::leave_or_ask, new_match::rematch, saves},
        table::{
            context::TableContext,
            layout_transition::{Layout, ScoringView},
            scrolling::{is_in_view, is_scrolled},
            timeline::parent_link::ParentLink,
        },
        widgets::Icon,
    },
};
use areas::ScoredAreas;
use controls::{Controls, FIRST_STOP};
use leptos::{prelude::*, web_sys::Element};
use points::{Points, token_backs_line};
use presentation::Presentation;
use result::{Celebration, Verdict};
use score_chart::Chart;
use step_words::{SpokenResult, headline, speak_steps};

/// Draws the final scoring once the match is over; presents it if the match ended on this table.
#[component]
pub fn FinalScoring() -> impl IntoView {
    let store = Store::get();
    let text = store.text();
    let scoring = memo(move || {
        let scoring = store.playback.current(|game_match| {
            game_match.and_then(|game_match| Scoring::from_match(game_match, text))
        });
        scoring.filter(|_| !store.playback.is_past())
    });
    let scoring = scoring.deferred(UpdatePhase::Players);
    let context = TableContext::get();
    let layout = context.layout;
    // A match that was over from the start shows everything at once.
    let present = StoredValue::new(scoring.with_untracked(Option::is_none));
    dynamic(move || {
        let scoring = scoring.get()?;
        match layout.layout() {
            Layout::FinalScoring => {
                let presents = present.get_value();
                present.set_value(false);
                let speed = scoring_speed(store);
                if presents && context.keyboard.is_used() {
                    focus_next(FIRST_STOP);
                }
                Some(view! { <FinalScoringPanel scoring presents speed /> }.into_any())
            }
            Layout::Play if !store.final_scoring.get() => Some(view! { <Again /> }.into_any()),
            _ => None,
        }
    })
}

/// Returns the speed that the player chose; without a choice, a slower one in the first games.
fn scoring_speed(store: Store) -> ScoringSpeed {
    let chosen = store.app.preferences.with_untracked(|preferences| preferences.scoring_speed);
    chosen.unwrap_or_else(|| match saves::in_first_games() {
        true => ScoringSpeed::Half,
        false => ScoringSpeed::Normal,
    })
}

/// Draws the button that shows the final scoring again.
#[component]
fn Again() -> impl IntoView {
    let store = Store::get();
    let show = move |_| {
        store.app.notice.set(None);
        store.final_scoring.set(true);
        focus_next(".final-scroll");
    };
    view! {
        <button class="button-primary final-again" on:click=alive(show)>
            <Icon id="glyph-trophy" />
            {store.text().final_scoring.show_again}
        </button>
    }
}

#[component]
fn FinalScoringPanel(scoring: Scoring, presents: bool, speed: ScoringSpeed) -> impl IntoView {
    let store = Store::get();
    let context = TableContext::get();
    let text = store.text();
    let t = text.final_scoring;
    let by_hand = context.keyboard.is_used();
    let result = store.game_match.with_untracked(|game_match| {
        let game_match = game_match.as_ref()?;
        let mut verdict = format!("{}.", scoring.verdict_text(game_match, text));
        // The last step of a lesson waits for the points.
        let step = store.lesson.get_untracked().filter(|step| step.next().is_none());
        let step = step.map(|it| step_text(game_match, text, it, is_keyboard_likely()));
        verdict.extend(step.map(|step| format!(" {step}")));
        let sources = scoring.end_texts(game_match, text).join(" ");
        // Whoever opens it again can read the table.
        let whole = if presents { format!("{verdict} {sources}") } else { verdict.clone() };
        Some(SpokenResult { verdict, whole })
    });
    let presentation = Presentation::new(scoring, presents, by_hand, speed);
    // Pieces still in flight would fly over it.
    store.stage.stop();
    speak_steps(context, presentation, result, by_hand);
    show_on_board(context, presentation);
    keep_row_in_view(presentation);
    focus_result(context, presentation);
    let celebration = move || {
        let winners = celebrated(context, presentation);
        (!winners.is_empty()).then(|| view! { <Celebration winners /> })
    };
    let notes = store.game_match.with_untracked(|game_match| {
        let notes = revision_notes(game_match.as_ref()?, text);
        let marked = !notes.is_empty();
        marked.then(|| format!("{} {}", notes.join(" "), text.timeline.not_counted))
    });
    view! {
        <section class="final" aria-labelledby="final-title" data-final-steps=move || presentation.steps()>
            <div class="final-head">
                <h2 id="final-title">{t.title}</h2>
                <Controls presentation />
            </div>
            <Verdict presentation />
            <p class="final-headline" hidden=move || presentation.is_complete()>
                {dynamic(move || headline(context, presentation))}
            </p>
            <div class="final-scroll" tabindex="0" role="group" aria-labelledby="final-title">
                <Details presentation notes />
            </div>
            <Buttons />
            {dynamic(celebration)}
        </section>
    }
}

/// Lays the table out for the presentation, and reveals the areas on the board step by step.
fn show_on_board(context: TableContext, presentation: Presentation) {
    let (scoring, text) = (context.scoring, context.store.text());
    effect(move || {
        scoring.set(Some(if presentation.is_complete() {
            ScoringView::Whole
        } else {
            ScoringView::Presented
        }));
    });
    effect(move || {
        let shown = |scoring: &Scoring| scoring.spaces_after(presentation.steps());
        let revealed =
            (!presentation.is_complete()).then(|| presentation.scoring.with_value(shown));
        context.revealed.set(revealed);
        let words = |game_match: &Match| {
            let of =
                |scoring: &Scoring| scoring.totals_text(presentation.steps(), game_match, text);
            presentation.scoring.with_value(of)
        };
        let counts = !presentation.is_complete();
        context.counted.set(counts.then(|| context.displayed_untracked(words)).flatten());
    });
    on_cleanup(move || {
        scoring.set(None);
        context.revealed.set(None);
        context.counted.set(None);
    });
}

/// Keeps the row of the step in view where the table is higher than its place.
fn keep_row_in_view(presentation: Presentation) {
    let lifetime = Lifetime::current();
    lifetime.next_frame(|| {
        if is_scrolled() {
            scroll_to(".final");
            // The headline of a step lies over the lower edge.
            scroll_to(".final-headline:not([hidden]) ~ .final-scroll tbody tr");
        }
    });
    effect_after(move |before: Option<()>| {
        let steps = presentation.steps();
        let source = presentation.scoring.with_value(|scoring| scoring.lowest_changed_row(steps));
        let row =
            source.map(|source| format!(".final tr[data-explain=\"{}\"]", Topic::FinalRow(source)));
        let is_over = presentation.is_complete();
        let end = is_over.then(|| ".final thead".to_owned());
        if let Some(wanted) = row.or(end).filter(|_| before.is_some()) {
            lifetime.next_frame(move || {
                let scrolls = |place: Element| place.scroll_height() > place.client_height();
                // In the lowest windows the page scrolls. A player may be looking at the board there.
                if is_scrolled() && is_over {
                    scroll_to(".final-verdict");
                } else if is_scrolled() && is_in_view(".final-headline")
                    || first(".final-scroll").is_some_and(scrolls)
                {
                    scroll_to(&wanted);
                }
                areas::keep_area_in_view();
            });
        }
    });
}

/// Gives a keyboard player the focus on the result when the presentation ends.
fn focus_result(context: TableContext, presentation: Presentation) {
    effect(move || {
        if presentation.is_complete()
            && presentation.was_played()
            && context.keyboard.is_used()
            && loses_focus_with_skip()
        {
            // The focus on a list higher than the window would scroll past the result.
            focus_next(if is_scrolled() { ".final-verdict" } else { ".final-scroll" });
        }
    });
}

/// Returns the winners whose plants fly at the end of an animated presentation.
///
/// Plants in a bot's colour would mock the person who lost to it.
fn celebrated(context: TableContext, presentation: Presentation) -> Vec<Seat> {
    if !(presentation.is_animated() && presentation.was_played() && presentation.is_complete()) {
        return Vec::new();
    }
    let is_person = |seat: &Seat| {
        context.displayed_untracked(|it| it.controller(*seat)) == Some(Controller::Person)
    };
    let winners = presentation.scoring.with_value(|scoring| scoring.winners.clone());
    winners.into_iter().filter(is_person).collect()
}

/// Draws the table, then the notes on undone turns, the chart and the areas, a frame apart.
#[component]
fn Details(presentation: Presentation, notes: Option<String>) -> impl IntoView {
    let stages = Staged::new(0, || 2);
    stages.step_later();
    let lifetime = Lifetime::current();
    let rest = move || {
        // Before, the page ends below the first part and cannot scroll so far.
        lifetime.next_frame(|| {
            if is_scrolled() {
                scroll_to(".final-verdict:not([hidden])");
            }
        });
        let note = |notes: String| {
            view! { <p class="final-note" data-revision="">{notes}" "<ParentLink /></p> }.into_any()
        };
        view! {
            {notes.clone().map(note)}
            <div class="final-chart" class:unseen=move || !presentation.is_complete()>
                <Chart />
                {token_backs_line(Store::get())}
            </div>
            <ScoredAreas presentation />
        }
        .into_any()
    };
    view! {
        {stages.part(0, move || view! { <Points presentation /> }.into_any())}
        {stages.part(1, rest)}
    }
}

/// Returns whether no element has the focus, or one that goes with the skip button.
fn loses_focus_with_skip() -> bool {
    let focused = document().active_element();
    focused
        .is_none_or(|element| element.matches("body, .final-controls button").unwrap_or_default())
}

#[component]
fn Buttons() -> impl IntoView {
    let store = Store::get();
    let t = store.text().final_scoring;
    let put_aside = move |_| {
        store.final_scoring.set(false);
        focus_next(".final-again");
    };
    view! {
        <div class="final-buttons">
            <button data-action="final-aside" on:click=alive(put_aside)>
                {t.look_at_table}
            </button>
            // After a lesson the coach offers what comes next.
            {store.lesson.with_untracked(Option::is_none).then(|| view! { <AfterGame /> }.into_any())}
        </div>
    }
}

/// Draws the buttons that save the game and begin another one.
#[component]
fn AfterGame() -> impl IntoView {
    let store = Store::get();
    let t = store.text().final_scoring;
    view! {
        <button data-action="export" on:click=alive(move |_| export_match(store))>
            {t.export}
        </button>
        <button data-action="new-game" on:click=alive(move |_| leave_or_ask(store))>
            {t.new_game}
        </button>
        <button class="button-primary" data-action="rematch" on:click=alive(move |_| rematch(store))>
            {t.rematch}
        </button>
    }
}
