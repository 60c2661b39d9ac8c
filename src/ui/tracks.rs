//! The joker track and the score track, where there is room for them.

use super::{
    art::{ANIMAL_SYMBOLS, ANIMAL_TINTS},
    desk::Desk,
    icon::{mark_href, owner_class},
};
use crate::{
    rules::{Animal, Color},
    scene::{explain::Topic, names::capitalized, recent::Recent, seats::seats},
};
use leptos::prelude::*;

/// The length of the score track in its user units.
const LENGTH: f32 = 300.0;

/// The joker track and the score track, to be looked at.
#[component]
pub fn Tracks() -> impl IntoView {
    view! {
        <div class="tracks">
            <JokerStrip />
            <ScoreTrack />
        </div>
    }
}

/// The ten animals, the joker among them marked.
#[component]
fn JokerStrip() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let joker = desk.scene(|play, _| play.game().table().joker());
    let recent = desk.scene(|play, _| Recent::of(play).joker);
    let words = move || {
        let name = joker.get().map(|joker| text.names.animals[joker.index()]).unwrap_or_default();
        capitalized(&(text.table.joker_now)(name))
    };
    let animals = Animal::ALL.map(|animal| {
        let now = move || joker.get() == Some(animal);
        view! {
            <svg
                class=format!("strip-animal {}", ANIMAL_TINTS[animal.index()])
                class:now=now
                class:recent=move || now() && recent.get() == Some(true)
                data-strip=animal.name()
                viewBox="0 0 36 36"
                aria-hidden="true"
            >
                <use href=format!("#{}", ANIMAL_SYMBOLS[animal.index()]) x="3" y="3" width="30" height="30" />
                <Show when=now>
                    <use href="#joker" x="21" y="-1" width="16" height="16" />
                </Show>
            </svg>
        }
    });
    view! {
        <div class="joker-strip" role="img" tabindex="0" data-explain=Topic::Joker.to_string() aria-label=words>
            {animals.into_iter().collect_view()}
        </div>
    }
}

/// The score markers along a line, each player's above the rest where they share a place.
#[component]
fn ScoreTrack() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let scores = desk.scene(|play, text| {
        let seats = seats(play, text).into_iter();
        seats.map(|seat| (seat.name, seat.color, seat.score)).collect::<Vec<_>>()
    });
    let scores = move || scores.get().unwrap_or_default();
    let words = move || {
        let each = scores()
            .into_iter()
            .map(|(name, _, score)| format!("{name}: {}", (text.table.seats.score)(score)));
        each.collect::<Vec<_>>().join(", ")
    };
    let end = move || {
        let most = scores().iter().map(|&(_, _, score)| score).max().unwrap_or_default();
        (most / 25 + 1).max(2) * 25
    };
    let markers = move || {
        let end = end();
        let mut scores: Vec<(Option<Color>, i64)> =
            scores().into_iter().map(|(_, color, score)| (color, score)).collect();
        scores.sort_by_key(|&(_, score)| score);
        let marker = |(color, score)| {
            let x = place(score, end) - 11.0;
            view! {
                <g class=owner_class(color)>
                    <use href="#score-marker" x=x y="0" width="22" height="22" />
                    <use class="marks" href=mark_href(color) x=x + 4.0 y="2" width="14" height="14" />
                </g>
            }
        };
        scores.into_iter().map(marker).collect_view()
    };
    let ticks = move || {
        let end = end();
        let tick = |score: i64| {
            let x = place(score, end);
            view! {
                <path class="track-tick" d=format!("M{x} 22v5") />
                <text class="track-number" x=x y="37">{score}</text>
            }
        };
        (0..=end / 25).map(|index| tick(index * 25)).collect_view()
    };
    view! {
        <svg class="score-track" viewBox="-14 -1 328 40" role="img" tabindex="0" data-explain=Topic::Track.to_string() aria-label=words>
            <path class="track-line" d=format!("M0 23.5H{LENGTH}") />
            {ticks}
            {markers}
        </svg>
    }
}

/// Where a score lies on a track that ends at `end`; who is below 0 waits at the start.
fn place(score: i64, end: i64) -> f32 {
    score.max(0) as f32 / end.max(1) as f32 * LENGTH
}
