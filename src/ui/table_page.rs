//! The table: board, hand, player boards, log.

use super::{final_scoring::FinalScoring, hand_over::HandOver, log_panel::LogPanel, menu::Menu};
use leptos::prelude::*;

/// The table: board, hand, player boards, log.
#[component]
pub fn TablePage() -> impl IntoView {
    view! {
        <main data-screen="table">
            <Menu />
            <LogPanel />
            <FinalScoring />
            <HandOver />
        </main>
    }
}
