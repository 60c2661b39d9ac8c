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
pub enum StepContent {
    /// The ten animals, one of which becomes the joker.
    Joker,
    /// The plants, also beside the ghost of a domino.
    Plants,
    /// The areas that this turn closes.
    Closing,
    /// The area that the mushroom would join.
    Mushroom,
}

impl StepContent {
    /// Creates a memo of the content; `None` while the panel is empty.
    pub fn of_turn(context: TableContext) -> Memo<Option<StepContent>> {
        let content = context.scene(move |game_match, _| {
            may_act(game_match).ok()?;
            let (table, selection) = (game_match.game().table(), context.selection.get());
            match table.phase() {
                _ if selection == Selection::Joker => Some(StepContent::Joker),
                Phase::Plant => Some(StepContent::Plants),
                Phase::Domino => selection.plant_space().map(|_| StepContent::Plants),
                Phase::Finish if !table.closing().is_empty() => Some(StepContent::Closing),
                Phase::Mushroom => Some(StepContent::Mushroom),
                Phase::Finish | Phase::End | Phase::Over => None,
            }
        });
        let content = content.deferred(UpdatePhase::Turn);
        memo(move || content.get().flatten())
    }

    /// Returns the value of `data-panel`.
    pub const fn dom_name(self) -> &'static str {
        match self {
            StepContent::Joker => "joker",
            StepContent::Plants => "plants",
            StepContent::Closing => "closing",
            StepContent::Mushroom => "mushroom",
        }
    }
}

/// Draws the panel.
#[component]
pub fn StepPanel(content: Memo<Option<StepContent>>) -> impl IntoView {
    let panel = move || {
        Some(match content.get()? {
            StepContent::Joker => view! { <JokerPicker /> }.into_any(),
            StepContent::Plants => view! { <PlantChoices /> }.into_any(),
            StepContent::Closing => view! { <ClosingList /> }.into_any(),
            StepContent::Mushroom => view! { <JoinedArea /> }.into_any(),
        })
    };
    view! { <div class="step-panel">{dynamic(panel)}</div> }
}
