//! Onboarding: hints for a player's first turns, each beside its subject. They end after a finished
//! game, the one about mushrooms after one of Valley. The player can close one, then all.

use super::hint_place::{covers_focus, keep_free, position_note};
use crate::{
    rules::RuleSet,
    scene::{input::Selection, turn::Hint},
    session::{Controller, Match, Preferences},
    ui::{
        browser::{
            first,
            on_window::{on_window, on_window_first},
        },
        reactive::{Lifetime, Memo, UpdatePhase, alive, effect, effect_after, memo::memo},
        table::{board::BoardViewport, context::TableContext},
        widgets::Icon,
    },
};
use leptos::{ev, html, prelude::*};

/// Draws the hint for the current step, if any.
#[component]
pub fn Onboarding(
    /// `true` while the log is open as a sheet, which the hint would cover.
    log_open: RwSignal<bool>,
    /// `true` while the command field is open, whose answers the hint would cover.
    command_open: RwSignal<bool>,
) -> impl IntoView {
    let context = TableContext::get();
    let viewport = BoardViewport::get();
    let store = context.store;
    let t = store.text().onboarding;
    let hint = hint(context);
    let over = context.scene(|game_match, _| {
        let table = game_match.game().table();
        table.is_over()
            && table.seats().any(|seat| game_match.controller(seat) == Controller::Person)
    });
    let over = over.deferred(UpdatePhase::Log);
    let stop = move |knows_mushrooms: bool| {
        store.app.wants_hints.set(false);
        store.app.preferences.maybe_update(|preferences| {
            let before = *preferences;
            preferences.is_onboarded = true;
            preferences.knows_mushrooms |= knows_mushrooms;
            *preferences != before
        });
    };
    let rules = context.scene(|game_match, _| game_match.game().table().board().rules());
    // A game that was over from the start taught nobody here anything.
    effect_after(move |before: Option<Option<bool>>| {
        let over = over.get();
        let is_lesson = store.lesson.with_untracked(Option::is_some);
        let has_ended = (before.flatten(), over) == (Some(false), Some(true)) && !is_lesson;
        if has_ended {
            stop(rules.get_untracked() == Some(RuleSet::Valley));
        }
        over
    });
    let note = NodeRef::<html::Aside>::new();
    // Escape, the cross and a tap close a hint; the next one offers to end all.
    let closed = RwSignal::new(Vec::<Hint>::new());
    let close = move || closed.update(|closed| closed.extend(hint.get_untracked()));
    let is_closed = move || hint.get().is_none_or(|hint| closed.with(|all| all.contains(&hint)));
    effect(move || {
        if store.app.wants_hints.get() {
            closed.update(Vec::clear);
        }
    });
    let question = context.question();
    let is_asked = move || question.with(Option::is_some);
    let is_away = move || is_closed() || log_open.get() || command_open.get() || is_asked();
    on_window_first(ev::keydown, move |event| {
        if event.key() == "Escape" && !untrack(is_away) && !closes_more(context) {
            close();
        }
    });
    // The card of an area takes the place of the hint, which would jump or cover buttons.
    let has_card = move || context.area_card.get().is_some();
    let lifetime = Lifetime::current();
    let place_soon = move || {
        lifetime.next_frame(move || {
            let shown = hint.get_untracked().filter(|_| !untrack(is_closed) && !untrack(is_asked));
            match shown.zip(note.get_untracked()) {
                Some((hint, note)) => position_note(&note, hint),
                None => keep_free(0.0),
            }
        });
    };
    effect(move || {
        hint.track();
        closed.track();
        log_open.track();
        command_open.track();
        question.track();
        viewport.zoom.track();
        context.area_card.track();
        // An action moves what stands on the page.
        store.scheduler.track(UpdatePhase::Log);
        // The plants may come in a later frame.
        store.scheduler.is_busy();
        store.app.preferences.track();
        place_soon();
    });
    // A frame later `data-room` fits the new size.
    on_window(ev::resize, move |_| lifetime.next_frame(place_soon));
    on_window(ev::focusin, move |_| {
        let covers = note.get_untracked().is_some_and(|note| covers_focus(&note));
        if covers {
            place_soon();
        }
    });
    view! {
        <aside
            class="onboarding popover-card"
            role="note"
            data-hint=move || hint.get().map(hint_name)
            hidden=move || is_away() || has_card()
            node_ref=note
            // A tap on the hint itself must not act on what it covers.
            on:click=alive(move |_| close())
        >
            <p>
                <Icon id="glyph-hint" />
                {move || {
                    let rules = rules.get().unwrap_or(RuleSet::Base);
                    hint.get().map(|hint| hint.text(rules, store.text()))
                }}
                // Styles show each where it helps: beside that number, or beside a small board.
                {move || {
                    let (class, words) = match hint.get()? {
                        Hint::ChoosePlant => ("rank-worth-hint", t.rank_points),
                        Hint::ChooseDomino => ("zoom-hint", t.zoom),
                        _ => return None,
                    };
                    Some(view! { <span class=class>" "{words}</span> }.into_any())
                }}
                " "
                <button
                    class="button-quiet end-hints"
                    data-action="no-more-hints"
                    hidden=move || closed.with(Vec::is_empty)
                    on:click=alive(move |event: ev::MouseEvent| {
                        event.stop_propagation();
                        let notice = store.app.notice;
                        if hint.get_untracked().is_some() && notice.with_untracked(Option::is_none) {
                            notice.set(Some(t.closed.to_owned()));
                        }
                        stop(true);
                    })
                >
                    {t.no_more}
                </button>
            </p>
            <button
                class="button-quiet"
                data-action="close-hint"
                title=t.close
                aria-label=t.close
            >
                <Icon id="glyph-close" />
            </button>
        </aside>
    }
}

/// Returns true if Escape drops or closes something other than the hint.
fn closes_more(context: TableContext) -> bool {
    let selection = context.current_selection();
    let drops = matches!(
        selection,
        Selection::PlantGhost { .. }
            | Selection::MushroomGhost(_)
            | Selection::Joker
            | Selection::Returning
    );
    let open = "dialog[open], .log-open, .explanation:popover-open, .command-field :focus";
    drops
        || selection.domino().is_some()
        || context.area_card.with_untracked(Option::is_some)
        || first(open).is_some()
}

/// Returns the hint to show now.
pub fn hint(context: TableContext) -> Memo<Option<Hint>> {
    let preferences = context.store.app.preferences;
    let hint = context.scene(move |game_match, _| wanted_hint(context, game_match));
    memo(move || hint.get().flatten()).deferred_with(UpdatePhase::Log, move || preferences.track())
}

/// Returns the hint for the position; `None` for a player who knows it, in the past, and in a lesson,
/// where the coach helps.
pub fn wanted_hint(context: TableContext, game_match: &Match) -> Option<Hint> {
    let app = context.store.app;
    let Preferences { is_onboarded, knows_mushrooms, .. } = app.preferences.get();
    let hint = Hint::from_match(game_match, context.selection.get(), app.wants_hints.get());
    // A hint could cover the button that redoes, and a player who undoes knows the step.
    let is_helped =
        context.store.lesson.get().is_some() || game_match.is_past() || game_match.can_redo();
    hint.filter(|hint| !is_helped && hint.is_new(is_onboarded, knows_mushrooms))
}

/// Returns the value of `data-hint`.
const fn hint_name(hint: Hint) -> &'static str {
    match hint {
        Hint::ChooseDomino => "choose-domino",
        Hint::PlaceDomino => "place-domino",
        Hint::ConfirmDomino { .. } => "laid",
        Hint::Mushroom => "mushroom",
        Hint::ChoosePlant => "choose-plant",
        Hint::ConfirmPlant => "planted",
        Hint::Finish | Hint::FinishDiscarded => "finish",
        Hint::End => "end",
        Hint::Faint => "faint",
    }
}
