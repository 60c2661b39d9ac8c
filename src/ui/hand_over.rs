//! The screen that hides hands until the next person is there.

use super::{
    log_panel::{TurnBlock, color_class},
    store::Store,
};
use crate::{
    rules::Seat,
    scene::{
        Narrator,
        log::{Turn, log, since_last_turn},
    },
    session::Match,
};
use leptos::{html, prelude::*};

/// The screen that hides hands until the next person is there.
#[component]
pub fn HandOver() -> impl IntoView {
    let store = Store::get();
    let next = Memo::new(move |_| store.play.with(|play| play.as_ref().and_then(Match::hand_over)));
    move || next.get().map(|seat| view! { <Curtain seat /> })
}

#[component]
fn Curtain(seat: Seat) -> impl IntoView {
    let store = Store::get();
    let words = store.text().hand_over;
    let narrator = store.narrator();
    let name = narrator.as_ref().map(|narrator| narrator.name(seat).to_owned()).unwrap_or_default();
    let since = since(store, narrator, seat);
    let take = move |_| {
        store.play.update(|play| {
            if let Some(play) = play {
                play.take_screen();
            }
        });
    };
    // Whoever plays by keys or by ear lands on the curtain, not behind it.
    let curtain = NodeRef::<html::Dialog>::new();
    let draw = move || {
        if let Some(curtain) = curtain.try_get().flatten() {
            let _ = curtain.show_modal();
        }
    };
    Effect::new(draw);
    let told = if since.is_empty() {
        view! { <p class="soft">{(words.begins)(&name)}</p> }.into_any()
    } else {
        let turns =
            since.into_iter().map(|turn| view! { <TurnBlock turn plain=true /> }).collect_view();
        view! {
            <section class="curtain-since">
                <h2>{words.since}</h2>
                <ol class="log-turns" tabindex="0" aria-label=words.since>
                    {turns}
                </ol>
            </section>
        }
        .into_any()
    };
    view! {
            <dialog
                class=format!("curtain {}", color_class(store, seat))
                node_ref=curtain
                aria-labelledby="curtain-title"
    closedby="none"
                // Browsers that do not know `closedby` let Escape close it.
                on:close=move |_| untrack(draw)
            >
                <div class="curtain-card">
                    <svg class="curtain-seat" viewBox="0 0 36 36" aria-hidden="true">
                        <use href="#seat"></use>
                    </svg>
                    <h1 id="curtain-title">{(words.title)(&name)}</h1>
                    <p class="soft">{words.hidden}</p>
                    <button class="primary curtain-take" data-action="take-screen" autofocus on:click=take>
                        {(words.here)(&name)}
                    </button>
                    {told}
                </div>
            </dialog>
        }
}

/// What the others did since the seat's last turn; before its first turn everything.
fn since(store: Store, narrator: Option<Narrator>, seat: Seat) -> Vec<Turn> {
    store.play.with_untracked(|play| {
        let (Some(play), Some(narrator)) = (play, narrator) else { return Vec::new() };
        since_last_turn(&log(play, &narrator), seat).to_vec()
    })
}
