//! The panel of the current step: plants, the joker track, or the areas to be scored.

use super::{
    closing_list::ClosingList, joined_area::JoinedArea, joker_picker::JokerPicker,
    plant_choice::PlantChoices,
};
use crate::{
    rules::Phase,
    scene::input::{Selection, may_act},
    ui::{
        reactive::{Memo, UpdatePhase, dynamic, memo::memo},
        table::context::TableContext,
    },
};
use leptos::prelude::*;

/// The content of the panel.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum PanelContent {
    /// The ten animals, one of which becomes the joker.
    Joker,
    /// The plants, also beside the ghost of a domino.
    Plants,
    /// The areas that this turn closes.
    Closing,
    /// The area that the mushroom would join.
    Mushroom,
}

impl PanelContent {
    /// Creates a memo of the content; `None` while the panel is empty.
    pub fn of_turn(context: TableContext) -> Memo<Option<PanelContent>> {
        let content = context.scene(move |game_match, _| {
            may_act(game_match).ok()?;
            let (table, selection) = (game_match.game().table(), context.selection.get());
            match table.phase() {
                _ if selection == Selection::Joker => Some(PanelContent::Joker),
                Phase::Plant => Some(PanelContent::Plants),
                Phase::Domino => selection.plant_space().map(|_| PanelContent::Plants),
                Phase::Finish if !table.closing().is_empty() => Some(PanelContent::Closing),
                Phase::Mushroom => Some(PanelContent::Mushroom),
                Phase::Finish | Phase::End | Phase::Over => None,
            }
        });
        let content = content.deferred(UpdatePhase::Turn);
        memo(move || content.get().flatten())
    }

    /// Returns the value of `data-panel`.
    pub const fn dom_name(self) -> &'static str {
        match self {
            PanelContent::Joker => "joker",
            PanelContent::Plants => "plants",
            PanelContent::Closing => "closing",
            PanelContent::Mushroom => "mushroom",
        }
    }
}

/// Draws the panel.
#[component]
pub fn StepPanel(content: Memo<Option<PanelContent>>) -> impl IntoView {
    let panel = move || {
        Some(match content.get()? {
            PanelContent::Joker => view! { <JokerPicker /> }.into_any(),
            PanelContent::Plants => view! { <PlantChoices /> }.into_any(),
            PanelContent::Closing => view! { <ClosingList /> }.into_any(),
            PanelContent::Mushroom => view! { <JoinedArea /> }.into_any(),
        })
    };
    view! { <div class="step-panel">{dynamic(panel)}</div> }
}
