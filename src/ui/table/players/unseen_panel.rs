//! The panel of the dominoes that the viewer has not seen, by animal and one by one.

use crate::{
    rules::{Animal, Domino},
    scene::{explain::Topic, turn::Unseen},
    ui::{
        art::{ANIMAL_TINTS, animal_picture},
        reactive::{alive, dynamic},
        table::context::TableContext,
        widgets::{Dialog, Icon},
    },
};
use leptos::prelude::*;

/// Draws the panel and its button, unless a setting turns them off.
#[component]
pub fn UnseenPanel() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let open = RwSignal::new(false);
    let shown = context.preferences(|preferences| preferences.unseen);
    view! {
        <button
            type="button"
            class="button-quiet icon-button"
            data-action="unseen"
            aria-label=text.table.unseen.title
            hidden=move || !shown.get()
            on:click=alive(move |_| open.set(true))
        >
            <Icon id="glyph-unseen" />
            <span class="corner-label">{text.table.unseen.label}</span>
        </button>
        <Dialog open title=text.table.unseen.title>
            <Triangle />
        </Dialog>
    }
}

/// Draws a row and a column for each animal, and a mark for each unseen domino.
#[component]
fn Triangle() -> impl IntoView {
    let context = TableContext::get();
    let text = context.store.text();
    let t = text.table.unseen;
    let unseen = context.scene(|game_match, _| Unseen::from_match(game_match));
    let table = move || {
        let Some(unseen) = unseen.get().flatten() else {
            return view! { <p>{t.nobody}</p> }.into_any();
        };
        let rows = Animal::ALL.map(|animal| row(context, unseen, animal));
        let heads = Animal::ALL
            .map(|animal| view! { <th scope="col">{head(context, animal)}</th> }.into_any());
        view! {
            <p data-explain=Topic::Unseen.to_string()>{(t.count)(unseen.count())}</p>
            <table class="triangle" tabindex="0" aria-label=t.title data-explain=Topic::Group.to_string()>
                <thead>
                    <tr>
                        <td></td>
                        {heads.into_iter().collect_view()}
                        <th scope="col" class="triangle-sum">{t.sum}</th>
                    </tr>
                </thead>
                <tbody>{rows.into_iter().collect_view()}</tbody>
            </table>
            <p class="text-small text-soft" aria-hidden="true">{t.legend}</p>
        }
        .into_any()
    };
    view! { <div class="unseen-panel">{dynamic(table)}</div> }
}

fn row(context: TableContext, unseen: Unseen, animal: Animal) -> impl IntoView {
    let t = context.store.text().table.unseen;
    let cell = |other: Animal| {
        if other.index() > animal.index() {
            return view! { <td></td> }.into_any();
        }
        let (sign, name) = if unseen.contains(Domino::new(animal, other)) {
            ("●", t.out)
        } else {
            ("×", t.seen)
        };
        view! { <td class="triangle-cell" aria-label=name>{sign}</td> }.into_any()
    };
    view! {
        <tr>
            <th scope="row">{head(context, animal)}</th>
            {Animal::ALL.into_iter().map(cell).map(IntoAny::into_any).collect_view()}
            <td
                class="number"
                tabindex="-1"
                data-explain=Topic::UnseenWith(animal).to_string()
            >
                {unseen.count_with(animal)}
            </td>
        </tr>
    }
}

fn head(context: TableContext, animal: Animal) -> impl IntoView {
    let name = context.store.text().names.animals[animal.index()];
    view! {
        <svg
            class=format!("track-animal {}", ANIMAL_TINTS[animal.index()])
            viewBox="0 0 36 36"
            role="img"
            aria-label=name
        >
            <image href=animal_picture(animal) x="3" y="3" width="30" height="30" />
        </svg>
    }
}
