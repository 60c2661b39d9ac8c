//! Scrolling: a window that is too low for the whole table shows where the turn goes on.

use super::{board::BoardViewport, context::TableContext};
use crate::{
    rules::{Action, Domino, Phase, Space, SpaceSet},
    scene::{
        board::{last_placed, placed_by_bot},
        input::{Selection, spaces_with_domino},
    },
    session::Match,
    ui::{
        browser::{first, has_style, once_updated, rect, scroll_to, window_rect},
        reactive::{Lifetime, UpdatePhase, effect_after, memo::memo},
    },
};
use leptos::prelude::*;

/// The plants to choose from.
const PLANTS: &str = ".plant-choices";

/// The player's dominoes.
const HAND: &str = ".hand-row";

/// The buttons of the step.
const BUTTONS: &str = ".step-buttons";

/// What the areas give that the end of the turn scores.
const CLOSING: &str = ".closing-list";

/// The first row of spaces from which the player chooses.
const FIRST_LEGAL: &str = ".board-frame [data-space].legal";

/// The last row of spaces from which the player chooses.
const LAST_LEGAL: &str = ".board-frame [role=row]:not(:has(~ * .legal)) .legal";

/// What the player needs in view.
#[derive(Clone, Copy, PartialEq)]
enum Needed {
    /// The coach, at a new step of a lesson.
    Coach,
    /// The dominoes. Where they stay in view themselves, the piece that was placed last.
    Hand(Option<Space>),
    /// The spaces from which the player chooses, for the domino chosen.
    Legal(Option<Domino>),
    /// This space: that of the piece which a bot placed last, or the one for the player's plant.
    At(Space),
    /// The ghost of the domino. The buttons that rotate and place it stay in view.
    Ghost([Space; 2]),
    /// The plants for the domino on these spaces, and the space chosen for them.
    Plants([Space; 2], Option<Space>),
    /// The plants that can go beside the ghost of a domino. Where they stay in view themselves, these
    /// spaces for them, the ghost, and the space that is chosen.
    PlantsBeside(SpaceSet, [Space; 3]),
    /// The buttons that end the turn. Where these stay in view, the piece that was placed last.
    Buttons(Option<Space>),
}

impl Needed {
    /// Scrolls until it is in view. Plants that stay in view themselves leave the window to the board.
    /// A zoomed board pans to the space for the plant, which the player may not have chosen, and to a
    /// ghost with it.
    fn bring_into_view(self, viewport: BoardViewport) {
        match self {
            Needed::Plants(_, Some(plant_at)) => viewport.show(plant_at),
            Needed::PlantsBeside(_, at) => at.into_iter().for_each(|at| viewport.show(at)),
            _ => {}
        }
        match self {
            Needed::Coach => scroll_to(".coach"),
            Needed::Hand(_) if !is_sticky(HAND) => scroll_to(HAND),
            Needed::Hand(at) => at.into_iter().for_each(scroll_to_space),
            Needed::Plants(..) if !is_sticky(PLANTS) => scroll_to(PLANTS),
            Needed::PlantsBeside(..) if !is_sticky(PLANTS) => {
                scroll_to(".plant-choice:not([aria-disabled])");
            }
            // All of them, or else the first ones.
            Needed::Legal(_) => [LAST_LEGAL, FIRST_LEGAL].into_iter().for_each(scroll_to),
            Needed::At(at) => scroll_to_space(at),
            Needed::Ghost(at) => at.into_iter().for_each(scroll_to_space),
            Needed::Plants(at, plant_at) => {
                at.into_iter().chain(plant_at).for_each(scroll_to_space);
            }
            Needed::PlantsBeside(spaces, at) => spaces.iter().chain(at).for_each(scroll_to_space),
            Needed::Buttons(_) if !is_sticky(BUTTONS) => scroll_to(BUTTONS),
            Needed::Buttons(at) => at.into_iter().for_each(scroll_to_space),
        }
    }
}

fn scroll_to_space(at: Space) {
    scroll_to(&format!(".board-frame [data-space=\"{at}\"]"));
}

/// Returns true if the window is too low for the table, which scrolls then.
pub fn is_scrolled() -> bool {
    let Some(page) = first(".table-page") else { return false };
    has_style(&page, "overflow-y", "auto") && page.scroll_height() > page.client_height()
}

/// Returns true if the window shows the element from its upper to its lower edge.
pub fn is_in_view(selector: &str) -> bool {
    first(selector).is_some_and(|element| {
        let place = rect(&element);
        place.y >= 0.0 && place.bottom() <= window_rect().bottom()
    })
}

/// Returns true if the element stays in view while the table scrolls.
fn is_sticky(selector: &str) -> bool {
    first(selector).is_some_and(|element| has_style(&element, "position", "sticky"))
}

/// Scrolls along with the turn: to the coach at a new step of a lesson, to what the areas give when a
/// question asks whether to score them, else to what is needed now.
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
            (Some((step, _)), Some((now, _))) if step != now => Some(Needed::Coach),
            // In a lesson a bot has ended its turn: the learner has not read the step yet.
            (Some((_, Some(Needed::At(_)))), Some((Some(_), Some(Needed::Hand(_))))) => {
                Some(Needed::Coach)
            }
            // The player goes on to another space for the plant.
            (Some((_, Some(Needed::Plants(..)))), Some((_, Some(Needed::Plants(_, Some(at))))))
                if before.flatten() != now =>
            {
                Some(Needed::At(at))
            }
            (Some((_, before)), Some((_, now))) if before != now => now,
            // A game opened in this step: the player has not seen where the plant would go.
            (None, Some((None, Some(Needed::Plants(_, Some(at)))))) => Some(Needed::At(at)),
            _ => None,
        };
        if let Some(wanted) = wanted {
            // The plants may still have to be drawn.
            once_updated(lifetime.once(move || {
                if is_scrolled() {
                    wanted.bring_into_view(viewport);
                }
            }));
        }
        now
    });
    let asks = memo(move || {
        let waiting = context.store.waiting_question();
        waiting.is_some_and(|(reply, _)| reply.actions().contains(&Action::Finish))
    });
    effect_after(move |before: Option<bool>| {
        let asks = asks.get();
        if asks && before == Some(false) {
            once_updated(lifetime.once(|| {
                if is_scrolled() {
                    scroll_to(CLOSING);
                }
            }));
        }
        asks
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
        return last_placed(game_match).map(|[at, _]| Needed::At(at));
    }
    match (game_match.game().table().phase(), selection) {
        (Phase::Domino, Selection::Nothing) => {
            Some(Needed::Hand(last_placed(game_match).map(|[at, _]| at)))
        }
        (Phase::Domino, Selection::Domino(_) | Selection::RotatedDomino { .. })
        | (Phase::Mushroom, _)
        | (_, Selection::Returning) => Some(Needed::Legal(selection.domino())),
        (Phase::Domino, Selection::DominoGhost { at: [one, other], plant_at: Some(plant), .. }) => {
            let spaces = spaces_with_domino(game_match.game().table(), [one, other]);
            Some(Needed::PlantsBeside(spaces, [one, other, plant]))
        }
        (Phase::Domino, Selection::DominoGhost { at, .. }) => Some(Needed::Ghost(at)),
        (Phase::Plant, _) => {
            last_placed(game_match).map(|at| Needed::Plants(at, selection.plant_space()))
        }
        (Phase::Finish | Phase::End, _) => {
            Some(Needed::Buttons(last_placed(game_match).map(|[at, _]| at)))
        }
        _ => None,
    }
}
