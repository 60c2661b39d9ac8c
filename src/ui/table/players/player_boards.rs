//! The player boards of all seats.

use crate::{
    rules::{Color, Plant, Seat, Stock},
    scene::{
        explain::Topic,
        geometry::decimal,
        turn::{PlayerBoardScene, player_boards::player_boards},
        words::plant_name,
    },
    text::{SeatText, words::number::plain},
    ui::{
        reactive::{Memo, UpdatePhase, alive, dynamic, memo::memo},
        state::Store,
        table::context::TableContext,
        widgets::{Emblem, Mark, ProgressRing, mark_art, owner_class, plant_href},
    },
};

use leptos::prelude::*;

/// Draws the player boards.
#[component]
pub fn PlayerBoards() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let count = context
        .scene(|game_match, _| game_match.game().table().players().get())
        .deferred(UpdatePhase::Players);
    view! {
        <div class="player-boards" data-seats=move || count.get()>
            <section class="seats" aria-label=text.table.seats.seats data-seats=move || count.get()>
                {dynamic(move || {
                    (0..count.get().unwrap_or(0))
                        .filter_map(Seat::new)
                        .map(|seat| view! { <PlayerBoard seat /> }.into_any())
                        .collect_view()
                })}
            </section>
        </div>
    }
}

/// The player of a board, which is drawn anew only when the player changes.
#[derive(Clone, PartialEq)]
struct BoardPlayer {
    name: String,
    short: String,
    color: Option<Color>,
    is_bot: bool,
}

/// Draws one player board.
#[component]
fn PlayerBoard(seat: Seat) -> impl IntoView {
    let context = TableContext::get();
    let t = &context.store.text().table.seats;
    let scene = context.scene(move |game_match, text| {
        player_boards(game_match, text).into_iter().find(|scene| scene.seat == seat)
    });
    let scene = memo(move || scene.get().flatten()).deferred(UpdatePhase::Players);
    let player = memo(move || {
        scene.with(|scene| {
            let PlayerBoardScene { name, short, color, is_bot, .. } = scene.as_ref()?;
            let (name, short) = (name.clone(), short.clone());
            Some(BoardPlayer { name, short, color: *color, is_bot: *is_bot })
        })
    });
    let description = memo(move || {
        scene.with(|scene| scene.as_ref().map(|scene| scene.description(context.store.text())))
    });
    let description_id = format!("player-board-{}", seat.index());
    let to_act = move || scene.with(|scene| scene.as_ref().is_some_and(|scene| scene.to_act));
    view! {
        {dynamic(move || {
            player.get().map(|BoardPlayer { name: whole, short, color, is_bot }| {
                let class = format!("player-board {}", owner_class(color));
                let controller = if is_bot { t.bot } else { t.person };
                let glyph = if is_bot { "#glyph-bot" } else { "#glyph-person" };
                // Screen readers read one sentence. The keyboard goes through the parts one by one.
                let has_focus = RwSignal::new(false);
                let hidden_sentence = move || has_focus.get().then_some("true");
                let hidden_parts = move || (!has_focus.get()).then_some("true");
                view! {
                    <article
                        class=class
                        class:to-act=dynamic(to_act)
                        data-seat=seat.index()
                        aria-label=whole.clone()
                        aria-describedby=description_id.clone()
                        aria-current=dynamic(move || to_act().then_some("true"))
                        tabindex="0"
                        data-explain=Topic::Group.to_string()
                        on:focusin=alive(move |_| has_focus.set(true))
                        on:focusout=alive(move |_| has_focus.set(false))
                    >
                        <p id=description_id.clone() class="visually-hidden" aria-hidden=hidden_sentence>
                            {dynamic(move || description.get())}
                        </p>
                        <div class="seat-line">
                            <span class="emblem-frame">
                                <Emblem color class="seat-emblem" />
                                {part(scene, |scene| vec![scene.to_act.into()], ring)}
                            </span>
                            {name(seat, whole.clone(), short, hidden_parts)}
                            <svg
                                class="icon text-soft"
                                role="img"
                                aria-label=controller
                                aria-hidden=hidden_parts
                                viewBox="0 0 24 24"
                            >
                                <use href=glyph />
                            </svg>
                            <span class="seat-tallies" aria-hidden=hidden_parts>
                                {part(scene, |scene| vec![scene.clouds.into()], clouds)}
                                {part(scene, |scene| [scene.hand, scene.reserve].map(|count| count as i64).into(), dominoes)}
                                {part(scene, token_numbers, token_tally)}
                            </span>
                            <span class="seat-points" aria-hidden=hidden_parts>
                                {part(scene, |scene| vec![scene.score], score)}
                            </span>
                        </div>
                        <div class="stock-line" aria-hidden=hidden_parts>
                            {part(scene, |scene| scene.plants[0].map(i64::from).into(), |scene| stock(scene, Stock::Own))}
                            {part(scene, |scene| scene.plants[1].map(i64::from).into(), |scene| stock(scene, Stock::Neutral))}
                        </div>
                        {part(scene, lane_numbers, lane)}
                    </article>
                }.into_any()
            })
        })}
    }
}

/// Draws the name, and its short form for phones.
fn name(
    seat: Seat,
    whole: String,
    short: String,
    hidden: impl Fn() -> Option<&'static str> + Send + Sync + 'static,
) -> impl IntoView {
    let label = whole.clone();
    view! {
        <span
            class="seat-name"
            role="img"
            aria-label=label
            tabindex="-1"
            data-explain=Topic::Seat(seat).to_string()
            aria-hidden=hidden
        >
            <span class="whole-name">{whole}</span>
            <span class="short-name">{short}</span>
        </span>
    }
}

/// Draws the player's lane of the score track.
fn lane(scene: &PlayerBoardScene) -> AnyView {
    let [share, stretch] = [scene.lane.progress, scene.lane.tick_spacing]
        .map(|of| format!("{}%", decimal(of * 100.0)));
    view! {
        <span
            class="score-lane"
            data-explain=Topic::ScoreTrack.to_string()
            style:--share=share
            style:--stretch=stretch
        >
            <Mark color=scene.color />
        </span>
    }
    .into_any()
}

fn lane_numbers(scene: &PlayerBoardScene) -> Vec<i64> {
    // In tenths of a percent, as drawn.
    [scene.lane.progress, scene.lane.tick_spacing].map(|of| (of * 1_000.0).round() as i64).into()
}

/// Draws a part of a board, anew only when one of its numbers changes: most actions change one or
/// two parts.
fn part(
    scene: Memo<Option<PlayerBoardScene>>,
    numbers: fn(&PlayerBoardScene) -> Vec<i64>,
    draw: fn(&PlayerBoardScene) -> AnyView,
) -> impl IntoView {
    let numbers = memo(move || scene.with(|scene| scene.as_ref().map(numbers)));
    dynamic(move || {
        numbers.with(|_| ());
        scene.with_untracked(|scene| scene.as_ref().map(draw))
    })
}

fn token_numbers(scene: &PlayerBoardScene) -> Vec<i64> {
    let count = scene.tokens.map(|count| count as i64);
    [count, scene.backs.map(i64::from)].into_iter().flatten().collect()
}

/// Returns the texts of the player boards.
fn seat_words() -> &'static SeatText {
    &Store::get().text().table.seats
}

/// Draws the progress of a thinking bot.
fn ring(scene: &PlayerBoardScene) -> AnyView {
    let thinks = (scene.is_bot && scene.to_act).then(|| (seat_words().thinking)(&scene.name));
    thinks.map(|label| view! { <ProgressRing label /> }.into_any()).into_any()
}

/// Draws the number of dominoes in hand and in reserve.
fn dominoes(scene: &PlayerBoardScene) -> AnyView {
    tally(
        "dominoes",
        Topic::Dominoes(scene.seat),
        (seat_words().dominoes)(scene.hand, scene.reserve),
        || {
            view! {
                <rect class="tile-back" x="9" y="1" width="18" height="34" rx="4" />
                <path class="tile-seam" d="M11 18h14" />
            }
            .into_any()
        },
        scene.hand + scene.reserve,
        None,
    )
}

/// Draws a count with its picture, and its worth where the viewer knows it.
fn tally(
    name: &'static str,
    topic: Topic,
    label: String,
    picture: fn() -> AnyView,
    count: usize,
    worth: Option<i32>,
) -> AnyView {
    view! {
        <span
            class="tally"
            data-tally=name
            tabindex="-1"
            data-explain=topic.to_string()
            role="img"
            aria-label=label
        >
            <svg class="tally-picture" viewBox="0 0 36 36" aria-hidden="true">
                {picture()}
            </svg>
            {count}
            {worth.map(|worth| view! { <small class="tally-backs">"("{worth}")"</small> })}
        </span>
    }
    .into_any()
}

/// Draws the score.
fn score(scene: &PlayerBoardScene) -> AnyView {
    view! {
        <strong
            class="seat-score"
            data-score
            tabindex="-1"
            data-explain=Topic::Score(scene.seat).to_string()
            role="img"
            aria-label=(seat_words().score)(scene.score)
        >
            <Mark color=scene.color />
            {plain(scene.score)}
        </strong>
    }
    .into_any()
}

/// Draws the area tokens and, for the viewer's own, the worth of their backs.
fn token_tally(scene: &PlayerBoardScene) -> AnyView {
    let (seat, backs) = (scene.seat, scene.backs);
    let picture = || view! { <use href="#token-back" /> }.into_any();
    let tokens = scene.tokens.map(|count| {
        let label = (seat_words().tokens)(count, backs);
        tally("tokens", Topic::Tokens(seat), label, picture, count, backs)
    });
    tokens.into_any()
}

/// Draws the clouds.
fn clouds(scene: &PlayerBoardScene) -> AnyView {
    let label = (seat_words().clouds)(scene.clouds);
    let picture = || view! { <use href="#cloud" /> }.into_any();
    tally("clouds", Topic::Clouds(scene.seat), label, picture, usize::from(scene.clouds), None)
}

/// Draws the plants left of one stock.
fn stock(scene: &PlayerBoardScene, stock: Stock) -> AnyView {
    let text = Store::get().text();
    let is_own = stock == Stock::Own;
    let seat = scene.seat;
    let owner_name = if is_own { scene.name.as_str() } else { text.names.neutral };
    let owner = scene.color.filter(|_| is_own);
    // The board has the player's mark already. A small one keeps the shape of each neutral plant visible.
    let mark = || (!is_own).then(|| mark_art(owner, (22.0, 22.0), 14));
    let class = owner_class(owner);
    let kinds = Plant::ALL.map(|plant| {
        let count = scene.plants[stock.index()][plant.index()];
        let label = (text.table.seats.left)(owner_name, plant_name(text, plant), count);
        view! {
            <span
                class="stock-left"
                class:none=count == 0
                tabindex="-1"
                data-explain=Topic::PlantsLeft(seat, stock, plant).to_string()
                role="img"
                aria-label=label
            >
                <svg class="tally-picture" viewBox="0 0 36 36" aria-hidden="true">
                    <use href=plant_href(plant) />
                    {mark()}
                </svg>
                {count}
            </span>
        }
        .into_any()
    });
    view! { <div class=format!("stock {class}") data-stock=stock.index()>{kinds.into_iter().collect_view()}</div> }
    .into_any()
}
