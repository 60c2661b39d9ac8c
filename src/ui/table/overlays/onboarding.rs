//! Onboarding: hints for a player's first turns, each beside its subject. They end after a finished
//! game, the one about mushrooms after one of Valley. The player can close one, then all.

use super::hint_place::{covers_focus, keep_free, position_note};
use crate::{
    rules::RuleSet,
    scene::{
        input::{Question, Selection},
        turn::Hint,
    },
    session::{Controller, Match, Preferences},
    ui::{
        browser::{
            first,
            on_window::{on_window, on_window_first},
        },
        reactive::{Lifetime, Memo, UpdatePhase, alive, dynamic, effect, effect_after, memo::memo},
        table::{board::BoardViewport, context::TableContext},
        widgets::Icon,
    },
};
use leptos::{ev, html, prelude::*};

/// The hint and what hides it; `Copy`.
#[derive(Clone, Copy)]
struct HintState {
    context: TableContext,
    hint: Memo<Option<Hint>>,
    note: NodeRef<html::Aside>,
    /// The hints that Escape, the cross or a tap has closed; the next one offers to end all.
    closed: RwSignal<Vec<Hint>>,
    question: Memo<Option<Question>>,
    /// `true` while the log is open as a sheet, which the hint would cover.
    log_open: RwSignal<bool>,
    /// `true` while the command field is open, whose answers the hint would cover.
    command_open: RwSignal<bool>,
    lifetime: Lifetime,
}

impl HintState {
    fn close(self) {
        self.closed.update(|closed| closed.extend(self.hint.get_untracked()));
    }

    fn is_closed(self) -> bool {
        self.hint.get().is_none_or(|hint| self.closed.with(|all| all.contains(&hint)))
    }

    fn is_asked(self) -> bool {
        self.question.with(Option::is_some)
    }

    fn is_away(self) -> bool {
        self.is_closed() || self.log_open.get() || self.command_open.get() || self.is_asked()
    }

    /// The card of an area takes the place of the hint, which would jump or cover buttons.
    fn is_hidden(self) -> bool {
        self.is_away() || self.context.area_card.get().is_some()
    }

    /// Places the hint a frame later, when the page is drawn.
    fn place_soon(self) {
        self.lifetime.next_frame(move || {
            let is_shown = |_: &Hint| !untrack(|| self.is_closed() || self.is_asked());
            let shown = self.hint.get_untracked().filter(is_shown);
            match shown.zip(self.note.get_untracked()) {
                Some((hint, note)) => position_note(&note, hint),
                None => keep_free(0.0),
            }
        });
    }

    /// Places the hint whenever it, or what stands around it, changes.
    fn follow_page(self) {
        let store = self.context.store;
        let viewport = BoardViewport::get();
        effect(move || {
            self.hint.track();
            self.closed.track();
            self.log_open.track();
            self.command_open.track();
            self.question.track();
            viewport.zoom.track();
            self.context.area_card.track();
            // An action moves what stands on the page.
            store.scheduler.track(UpdatePhase::Log);
            // The plants may come in a later frame.
            store.scheduler.is_busy();
            store.app.preferences.track();
            self.place_soon();
        });
        // A frame later `data-room` fits the new size.
        on_window(ev::resize, move |_| self.lifetime.next_frame(move || self.place_soon()));
        on_window(ev::focusin, move |_| {
            if self.note.get_untracked().is_some_and(|note| covers_focus(&note)) {
                self.place_soon();
            }
        });
    }

    /// Ends all hints; the one about mushrooms too if the player knows them.
    fn end(self, knows_mushrooms: bool) {
        let app = self.context.store.app;
        app.wants_hints.set(false);
        app.preferences.maybe_update(|preferences| {
            let before = *preferences;
            preferences.is_onboarded = true;
            preferences.knows_mushrooms |= knows_mushrooms;
            *preferences != before
        });
    }

    /// Ends the hints at the player's wish, and says where they can be had again.
    fn end_by_player(self) {
        let (notice, t) = (self.context.store.app.notice, self.context.store.text().onboarding);
        if self.hint.get_untracked().is_some() && notice.with_untracked(Option::is_none) {
            notice.set(Some(t.closed.to_owned()));
        }
        self.end(true);
    }
}

/// Draws the hint for the current step, if any.
#[component]
pub fn Onboarding(
    /// `true` while the log is open as a sheet, which the hint would cover.
    log_open: RwSignal<bool>,
    /// `true` while the command field is open, whose answers the hint would cover.
    command_open: RwSignal<bool>,
) -> impl IntoView {
    let context = TableContext::get();
    let state = HintState {
        context,
        hint: hint(context),
        note: NodeRef::new(),
        closed: RwSignal::new(Vec::new()),
        question: context.question(),
        log_open,
        command_open,
        lifetime: Lifetime::current(),
    };
    let t = context.store.text().onboarding;
    end_with_game(state);
    effect(move || {
        if context.store.app.wants_hints.get() {
            state.closed.update(Vec::clear);
        }
    });
    on_window_first(ev::keydown, move |event| {
        if event.key() == "Escape" && !untrack(|| state.is_away()) && !closes_more(context) {
            state.close();
        }
    });
    state.follow_page();
    view! {
        <aside
            class="onboarding popover-card"
            role="note"
            data-hint=move || state.hint.get().map(hint_name)
            hidden=move || state.is_hidden()
            node_ref=state.note
            // A tap on the hint itself must not act on what it covers.
            on:click=alive(move |_| state.close())
        >
            {hint_words(state)}
            <button class="button-quiet" data-action="close-hint" title=t.close>
                <Icon id="glyph-close" />
            </button>
        </aside>
    }
}

/// Draws the hint's words, and from the second hint on the button that ends all.
fn hint_words(state: HintState) -> impl IntoView {
    let (store, t) = (state.context.store, state.context.store.text().onboarding);
    let rules = state.context.scene(|game_match, _| game_match.game().table().board().rules());
    let words = move || {
        let rules = rules.get().unwrap_or(RuleSet::Base);
        state.hint.get().map(|hint| hint.text(rules, store.text()))
    };
    // Styles show each where it helps: beside that number, or beside a small board.
    let more = move || {
        let (class, words) = match state.hint.get()? {
            Hint::ChoosePlant => ("rank-worth-hint", t.rank_points),
            Hint::ChooseDomino => ("zoom-hint", t.zoom),
            _ => return None,
        };
        Some(view! { <span class=class>" "{words}</span> }.into_any())
    };
    let end = move |event: ev::MouseEvent| {
        event.stop_propagation();
        state.end_by_player();
    };
    view! {
        <p>
            <Icon id="glyph-hint" />
            {dynamic(words)}
            {dynamic(more)}
            " "
            <button
                class="button-quiet end-hints"
                data-action="no-more-hints"
                hidden=move || state.closed.with(Vec::is_empty)
                on:click=alive(end)
            >
                {t.no_more}
            </button>
        </p>
    }
}

/// Ends the hints when a game of a person ends, but not a lesson.
fn end_with_game(state: HintState) {
    let context = state.context;
    let over = context.scene(|game_match, _| {
        let table = game_match.game().table();
        let is_person = |seat| game_match.controller(seat) == Controller::Person;
        (table.is_over() && table.seats().any(is_person), table.board().rules())
    });
    let over = over.deferred(UpdatePhase::Log);
    // A game that was over from the start taught nobody here anything.
    effect_after(move |before: Option<Option<bool>>| {
        let (is_over, rules) = over.get().unzip();
        let is_lesson = context.store.lesson.with_untracked(Option::is_some);
        let has_ended = (before.flatten(), is_over) == (Some(false), Some(true)) && !is_lesson;
        if has_ended {
            state.end(rules == Some(RuleSet::Valley));
        }
        is_over
    });
}

/// Returns true if Escape drops or closes something other than the hint.
fn closes_more(context: TableContext) -> bool {
    let selection = context.selection.get_untracked();
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
        Hint::Mushroom => "mushroom",
        Hint::ChoosePlant => "choose-plant",
        Hint::ConfirmPlant => "planted",
        Hint::Finish | Hint::FinishDiscarded => "finish",
        Hint::End => "end",
        Hint::Faint => "faint",
    }
}
