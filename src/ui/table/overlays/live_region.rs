//! The one place from which the table speaks to who cannot see it.

use crate::{
    rules::Phase,
    scene::{
        area::AreaScene,
        turn::turn_banner::{TurnScene, laid_words},
        words::last_action::last_deed,
    },
    ui::{
        reactive::effect::{effect, effect_after},
        table::context::Desk,
    },
};
use leptos::prelude::*;

/// Says what was refused, what to do, and how the area that is looked at stands.
#[component]
pub fn Announcer() -> impl IntoView {
    let desk = Desk::get();
    let turn = desk.scene(move |play, text| {
        let turn = TurnScene::of(play, text, desk.selection.get());
        // The prompt says what a bot did, what was done in the past, and how the game ended.
        let told = turn.is_bot || play.is_past() || turn.phase == Phase::Over;
        let deed = last_deed(play, text).filter(|_| !told).map(|deed| (play.log().len(), deed));
        let laid = laid_words(play, text, desk.selection.get());
        (deed, laid, format!("{}. {}", turn.title, turn.prompt))
    });
    let area = desk.scene(move |play, text| {
        let area = desk.looked_at.get()?;
        Some(AreaScene::with_selection(play, text, area, desk.selection.get()).said(text))
    });
    // What changed last is said. The same words again are read again only where the text differs:
    // by a space at the end.
    let said = RwSignal::new(String::new());
    let say = move |words: Option<String>| {
        let Some(words) = words else { return };
        said.update(|said| *said = if *said == words { format!("{words}\u{a0}") } else { words });
    };
    // What was done is said once, not with each step that follows.
    effect_after(move |before: Option<Option<(usize, String)>>| {
        let (deed, laid, rest) = turn.get()?;
        let new = deed.clone().filter(|_| before.flatten() != deed).map(|(_, deed)| deed);
        let first = laid.or(new).map(|words| words + " ").unwrap_or_default();
        say(Some(first + &rest));
        deed
    });
    effect(move || say(area.get().flatten()));
    effect(move || say(desk.store.notice.get()));
    view! {
        <p class="visually-hidden" role="status" aria-live="polite">
            {said}
        </p>
    }
}
