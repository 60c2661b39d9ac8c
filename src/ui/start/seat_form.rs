//! The seats on the start screen: controller, name and colour of each, and the first player.

use crate::{
    rules::{Color, PlayerCount},
    scene::words::names::MAX_NAME_CHARS,
    session::{Controller, Lineup, LineupSeat},
    ui::{
        reactive::{Memo, alive, dynamic, list, memo::memo},
        settings::switch::Switch,
        state::AppState,
        widgets::{Portrait, seat_class},
    },
};
use leptos::prelude::*;

/// The number of players, their seats and the first player.
#[component]
pub fn SeatForm(
    /// The lineup that the form edits.
    lineup: RwSignal<Lineup>,
) -> impl IntoView {
    let app = AppState::get();
    let t = app.text().start;
    let count = move || lineup.with(|lineup| lineup.seats().len());
    let set_count = move |event| {
        let chosen = event_target_value(&event).parse().ok().and_then(PlayerCount::new);
        if let Some(chosen) = chosen {
            lineup.update(|lineup| lineup.set_count(chosen));
        }
    };
    let counts = PlayerCount::ALL
        .map(|players| {
            let number = players.get();
            view! { <option value=number prop:selected=move || count() == number>{number}</option> }
                .into_any()
        })
        .collect_view();
    view! {
        <section class="card start-seats" aria-labelledby="start-players">
            <div class="start-section-head">
                <h2 id="start-players">{t.players}</h2>
                <select data-field="players" aria-label=t.count on:change=alive(set_count)>
                    {counts}
                </select>
            </div>
            <div class="seat-form-rows">
                {list(
                    move || 0..count(),
                    |index| *index,
                    move |index| view! { <SeatRow lineup index /> },
                )}
            </div>
            <FirstPlayer lineup />
            <Switch
                field="colorblind"
                label=app.text().settings.colorblind
                of=|preferences| &mut preferences.colorblind
            />
        </section>
    }
}

#[component]
fn SeatRow(lineup: RwSignal<Lineup>, index: usize) -> impl IntoView {
    let app = AppState::get();
    let t = app.text().start;
    let seat = move || lineup.with(|lineup| lineup.seats().get(index).cloned());
    let controller = memo(move || seat().map_or(Controller::Person, |seat| seat.controller));
    let color = memo(move || seat().as_ref().map_or(Color::ALL[index], LineupSeat::color));
    let change = move |change: &dyn Fn(&mut LineupSeat)| {
        lineup.update(|lineup| {
            if let Some(seat) = lineup.seat_mut(index) {
                change(seat);
            }
        });
    };
    let set_controller = move |event| {
        if let Ok(controller) = event_target_value(&event).parse() {
            change(&|seat| seat.controller = controller);
        }
    };
    let set_name = move |event| change(&|seat| seat.name = event_target_value(&event));
    let set_color = move |event| {
        if let Ok(color) = event_target_value(&event).parse() {
            lineup.update(|lineup| lineup.choose_color(index, color));
        }
    };
    let description = move || controller.get().text_in(&t.play_styles);
    let offered = move || {
        let chosen = controller.get();
        Controller::DISPLAYED.into_iter().filter(move |each| each.is_offered() || *each == chosen)
    };
    let controller_option = move |each: Controller| {
        let name = each.text_in(&t.controllers);
        view! { <option value=each.name() prop:selected=move || controller.get() == each>{name}</option> }
    };
    view! {
        <fieldset class=move || format!("seat-form-row {}", seat_class(color.get())) data-seat-row=index>
            <legend class="visually-hidden">{(t.seat)(index + 1)}</legend>
            <Portrait controller=Signal::derive(move || controller.get()) color=Signal::derive(move || color.get()) />
            <input
                class="seat-form-name"
                data-field="name"
                aria-label=t.name
                maxlength=MAX_NAME_CHARS
                autocomplete="off"
                spellcheck="false"
                placeholder=move || lineup.with(|lineup| lineup.default_name(index, &app.text().start))
                prop:value=move || seat().map(|seat| seat.name)
                on:input=alive(set_name)
            />
            <select class="seat-form-controller" data-field="holder" aria-label=t.controller on:change=alive(set_controller)>
                {list(offered, |each| *each, controller_option)}
            </select>
            <select class="seat-form-color" data-field="color" aria-label=t.color on:change=alive(set_color)>
                {options(Color::ALL, Color::name, app.text().colors, color)}
            </select>
            <span class="seat-form-style text-small text-soft">{dynamic(description)}</span>
        </fieldset>
    }
}

/// Returns an option for each value: its name in the form and the text of the page.
fn options<T: Copy + PartialEq + Send + Sync + 'static, const N: usize>(
    values: [T; N],
    value: fn(T) -> &'static str,
    names: [&'static str; N],
    chosen: Memo<T>,
) -> impl IntoView {
    let option = move |(each, name)| {
        view! {
            <option value=value(each) prop:selected=move || chosen.get() == each>
                {name}
            </option>
        }
        .into_any()
    };
    values.into_iter().zip(names).map(option).collect_view()
}

#[component]
fn FirstPlayer(lineup: RwSignal<Lineup>) -> impl IntoView {
    let app = AppState::get();
    let t = app.text().start;
    let begins = memo(move || lineup.with(Lineup::starting));
    let count = move || lineup.with(|lineup| lineup.seats().len());
    let name = move |index: usize| lineup.with(|lineup| lineup.seat_name(index, &app.text().start));
    let set = move |event| {
        let chosen = event_target_value(&event).parse().ok();
        lineup.update(|lineup| lineup.set_starting(chosen));
    };
    let option = move |index| {
        view! {
            <option value=index prop:selected=move || begins.get() == Some(index)>
                {dynamic(move || name(index))}
            </option>
        }
    };
    view! {
        <label class="start-begins">
            <span>{t.begins}</span>
            <select data-field="begins" on:change=alive(set)>
                <option value="drawn" prop:selected=move || begins.get().is_none()>
                    {t.drawn}
                </option>
                {list(move || 0..count(), |index| *index, option)}
            </select>
        </label>
    }
}
