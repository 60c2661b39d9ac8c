//! The player boards of all seats at once.

use super::{
    area_card::AreaCard,
    art::PLANT_SYMBOLS,
    desk::Desk,
    icon::{Emblem, Mark, mark_href, owner_class},
    thinking_ring::ThinkingRing,
};
use crate::{
    rules::{CLOUD_SPACES, Plant, Seat, Stock},
    scene::{
        explain::Topic,
        names::plant_name,
        score_track::Lane,
        seats::{SeatScene, seats},
    },
};
use leptos::prelude::*;

/// How many letters of a name have room beside a board on a small tablet.
const LONG: usize = 10;

/// The player boards, and the card of the area that is looked at.
#[component]
pub fn PlayerBoards() -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let count = desk.scene(|play, _| play.game().table().players().get());
    view! {
        <div class="seats-place" data-seats=count>
            <section class="seats" aria-label=text.table.seats.seats data-seats=count>
                {move || {
                    (0..count.get().unwrap_or(0))
                        .filter_map(Seat::new)
                        .map(|seat| view! { <PlayerBoard seat /> })
                        .collect_view()
                }}
            </section>
            // It may lie over the boards, which nobody presses.
            <AreaCard />
        </div>
    }
}

/// One player board.
#[component]
fn PlayerBoard(seat: Seat) -> impl IntoView {
    let desk = Desk::get();
    let text = desk.store.text();
    let scene = desk
        .scene(move |play, text| seats(play, text).into_iter().find(|scene| scene.seat == seat));
    let scene = Memo::new(move |_| scene.get().flatten());
    view! {
        {move || {
            scene.get().map(|scene| {
                let words = &text.table.seats;
                let class = format!("player-board {}", owner_class(scene.color));
                let holder = if scene.is_bot { words.bot } else { words.person };
                let glyph = if scene.is_bot { "#glyph-bot" } else { "#glyph-person" };
                let thinks = (scene.is_bot && scene.to_act).then(|| (words.thinking)(&scene.name));
                let dominoes = (words.dominoes)(scene.hand, scene.reserve);
                view! {
                    <article
                        class=class
                        class:to-act=scene.to_act
                        data-seat=seat.index()
                        aria-label=scene.name.clone()
                        tabindex="0"
                        data-explain=Topic::Walk.to_string()
                    >
                        <div class="seat-line">
                            <span class="emblem-frame">
                                <Emblem color=scene.color class="seat-emblem" />
                                {thinks.map(|label| view! { <ThinkingRing label /> })}
                            </span>
                            {name(&scene)}
                            <svg class="icon soft" role="img" aria-label=holder viewBox="0 0 24 24">
                                <use href=glyph />
                            </svg>
                            {clouds(&scene, (words.clouds)(scene.clouds))}
                            <span
                                class="tally"
                                data-dominoes
                                tabindex="-1"
                                data-explain=Topic::Dominoes(seat).to_string()
                                role="img"
                                aria-label=dominoes
                            >
                                <svg class="tally-picture" viewBox="0 0 36 36" aria-hidden="true">
                                    <rect class="tile-back" x="9" y="1" width="18" height="34" rx="4" />
                                    <path class="tile-seam" d="M11 18h14" />
                                </svg>
                                {scene.hand + scene.reserve}
                            </span>
                            {scene.tokens.map(|count| token_tally(desk, seat, count, scene.backs))}
                            <strong
                                class="seat-score"
                                data-score
                                tabindex="-1"
                                data-explain=Topic::Score(seat).to_string()
                                aria-label=(words.score)(scene.score)
                            >
                                <Mark color=scene.color />
                                {scene.score}
                            </strong>
                        </div>
                        <div class="stock-line">
                            {stock(desk, &scene, 0)}
                            {stock(desk, &scene, 1)}
                        </div>
                        {lane(scene.lane)}
                    </article>
                }
            })
        }}
    }
}

/// The name, and what stands for it where it is too long.
fn name(scene: &SeatScene) -> impl IntoView + use<> {
    let is_long = scene.name.chars().count() > LONG;
    view! {
        <span
            class="seat-name"
            class:long=is_long
            tabindex="-1"
            data-explain=Topic::Seat(scene.seat).to_string()
        >
            <span class="whole-name">{scene.name.clone()}</span>
            <span class="short-name">{scene.short.clone()}</span>
        </span>
    }
}

/// The player's lane of the score track.
fn lane(lane: Lane) -> impl IntoView {
    view! {
        <span
            class="score-lane"
            data-explain=Topic::Track.to_string()
            style=format!("--share:{:.1}%;--stretch:{:.2}%", lane.share * 100.0, lane.stretch * 100.0)
        ></span>
    }
}

/// The area tokens collected and, for the viewer's own, what their backs are worth.
fn token_tally(desk: Desk, seat: Seat, count: usize, backs: Option<i32>) -> impl IntoView {
    let words = (desk.store.text().table.seats.tokens)(count, backs);
    view! {
        <span
            class="tally"
            data-tokens
            tabindex="-1"
            data-explain=Topic::Tokens(seat).to_string()
            role="img"
            aria-label=words
        >
            <svg class="tally-picture" viewBox="0 0 36 36" aria-hidden="true">
                <use href="#token-back" />
            </svg>
            {count}
            {backs.map(|backs| view! { <small class="backs">"+"{backs}</small> })}
        </span>
    }
}

/// The clouds: in a row, or where there is little room as a number.
fn clouds(scene: &SeatScene, words: String) -> impl IntoView + use<> {
    let have = scene.clouds;
    let dots = (0..CLOUD_SPACES).map(move |index| {
        let symbol = if index < have { "#cloud" } else { "#cloud-empty" };
        view! { <use href=symbol x=f32::from(index) * 26.0 y="0" width="30" height="30" /> }
    });
    view! {
        <span
            class="tally"
            tabindex="-1"
            data-explain=Topic::Clouds(scene.seat).to_string()
            role="img"
            aria-label=words
        >
            <svg class="cloud-row" viewBox="0 0 160 30" aria-hidden="true" data-clouds=have>
                {dots.collect_view()}
            </svg>
            <span class="tally cloud-count-short" aria-hidden="true">
                <svg class="tally-picture" viewBox="0 0 36 36">
                    <use href="#cloud" />
                </svg>
                {have}
            </span>
        </span>
    }
}

/// The plants left of one colour.
fn stock(desk: Desk, scene: &SeatScene, index: usize) -> impl IntoView + use<> {
    let text = desk.store.text();
    let kind = if index == 0 { Stock::Own } else { Stock::Neutral };
    let seat = scene.seat;
    let color = if index == 0 { scene.name.as_str() } else { text.names.neutral };
    let owner = scene.color.filter(|_| index == 0);
    let class = owner_class(owner);
    let left = scene.plants.get(index).copied().unwrap_or_default();
    let kinds = Plant::ALL.map(|plant| {
        let count = left.get(plant.index()).copied().unwrap_or(0);
        let words = (text.table.seats.left)(color, plant_name(text, plant), count);
        view! {
            <span
                class="left"
                class:none=count == 0
                tabindex="-1"
                data-explain=Topic::Left(seat, kind, plant).to_string()
                role="img"
                aria-label=words
            >
                <svg class="tally-picture" viewBox="0 0 36 36" aria-hidden="true">
                    <use href=format!("#{}", PLANT_SYMBOLS[plant.index()]) />
                    <g class="marks">
                        <use href=mark_href(owner) x="17" y="17" width="19" height="19" />
                    </g>
                </svg>
                {count}
            </span>
        }
    });
    view! { <div class=format!("stock {class}") data-stock=index>{kinds.into_iter().collect_view()}</div> }
}
