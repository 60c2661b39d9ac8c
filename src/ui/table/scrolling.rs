//! Scrolling: a window that is too low for the whole table shows where the turn goes on.

use super::{board::BoardViewport, context::TableContext};
use crate::{
    rules::{Domino, Phase, Space},
    scene::{
        board::{last_placed, placed_by_bot},
        input::Selection,
    },
    session::Match,
    ui::{
        browser::{first, once_updated, scroll_to},
        reactive::{Lifetime, UpdatePhase, effect_after},
    },
};
use leptos::prelude::*;

/// What the player needs in view.
#[derive(Clone, Copy, PartialEq)]
enum Needed {
    /// The dominoes.
    Hand,
    /// The spaces from which the player chooses, for the domino chosen.
    Legal(Option<Domino>),
    /// The space of the piece placed last, while a bot acts.
    Placed(Space),
    /// The ghost of the domino. The buttons that rotate and place it stay in view.
    Ghost(Space),
    /// The plants.
    Plants,
    /// The first plant that can be chosen. The ghost of the domino above it stays in view.
    FirstPlant,
    /// The buttons that end the turn.
    Buttons,
}

impl Needed {
    fn selector(self) -> String {
        match self {
            Needed::Hand => ".hand-row".into(),
            Needed::Legal(_) => ".board-frame [data-space].legal".into(),
            Needed::Placed(at) | Needed::Ghost(at) => {
                format!(".board-frame [data-space=\"{at}\"]")
            }
            Needed::Plants => ".plant-choices".into(),
            Needed::FirstPlant => ".plant-choice:not([aria-disabled])".into(),
            Needed::Buttons => ".step-buttons".into(),
        }
    }
}

/// Returns true if the window is too low for the table, which scrolls then.
pub fn is_scrolled() -> bool {
    let Some(page) = first(".table-page") else { return false };
    let style = window().get_computed_style(&page).ok().flatten();
    let overflow = style.and_then(|style| style.get_property_value("overflow-y").ok());
    overflow.as_deref() == Some("auto") && page.scroll_height() > page.client_height()
}

/// Scrolls along with the turn: to the coach at a new step of a lesson, else to what is needed now.
/// A zoomed board pans to what a bot places.
pub fn follow_turn(context: TableContext, viewport: BoardViewport) {
    let now = context.scene(move |game_match, _| {
        (context.store.lesson.get(), needed(game_match, context.selection.get()))
    });
    let now = now.deferred(UpdatePhase::Log);
    let lifetime = Lifetime::current();
    effect_after(move |before: Option<Option<(_, _)>>| {
        let now = now.get();
        let wanted = match (before.flatten(), now) {
            (Some((step, _)), Some((now, _))) if step != now => Some(".coach".to_owned()),
            (Some((_, before)), Some((_, now))) if before != now => now.map(Needed::selector),
            _ => None,
        };
        if let Some(wanted) = wanted {
            // The plants may still have to be drawn.
            once_updated(lifetime.once(move || {
                if is_scrolled() {
                    scroll_to(&wanted);
                }
            }));
        }
        now
    });
    let placed = context.scene(|game_match, _| placed_by_bot(game_match));
    let placed = placed.deferred(UpdatePhase::Log);
    effect_after(move |before: Option<()>| {
        let placed = placed.get();
        if before.is_some() {
            placed.into_iter().flatten().for_each(|at| viewport.show(at));
        }
    });
}

/// Returns what the player needs in view; `None` if that is still open.
fn needed(game_match: &Match, selection: Selection) -> Option<Needed> {
    if game_match.is_past() {
        return None;
    }
    if game_match.bot_to_act().is_some() {
        return last_placed(game_match).map(|[at, _]| Needed::Placed(at));
    }
    match (game_match.game().table().phase(), selection) {
        (Phase::Domino, Selection::Nothing) => Some(Needed::Hand),
        (Phase::Domino, Selection::Domino(_) | Selection::RotatedDomino { .. })
        | (Phase::Mushroom, _)
        | (_, Selection::Returning) => Some(Needed::Legal(selection.domino())),
        (Phase::Domino, Selection::DominoGhost { plant_at: Some(_), .. }) => {
            Some(Needed::FirstPlant)
        }
        (Phase::Domino, Selection::DominoGhost { pivot, .. }) => Some(Needed::Ghost(pivot)),
        (Phase::Plant, _) => Some(Needed::Plants),
        (Phase::Finish | Phase::End, _) => Some(Needed::Buttons),
        _ => None,
    }
}
