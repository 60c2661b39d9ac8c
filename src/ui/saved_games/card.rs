//! The card of a saved game.

use super::context::SavedGamesContext;
use crate::{
    scene::{
        saved::{CardPlayer, SaveCard},
        words::{MAX_GAME_NAME_CHARS, shortened},
    },
    session::{SaveEntry, SaveId, export_record, known_time},
    text::words::number::plain,
    ui::{
        browser::focus_next,
        files::{file_name, save_file},
        reactive::{alive, dynamic, effect},
        state::{Next, SAVES, Store, notify, now, open_or_wait},
        widgets::{BoardThumbnail, Icon, seat_class},
    },
};
use leptos::prelude::*;
use wasm_bindgen::JsValue;
use web_sys::js_sys::{Date, Object, Reflect};

/// A saved game: its thumbnail, players and scores, and buttons to open and manage it.
#[component]
pub fn SavedGameCard(
    /// The game.
    save: SaveEntry,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let save_id = save.save_id;
    let Some(game_match) = SAVES.peek(save_id) else {
        return view! { <Unreadable save /> }.into_any();
    };
    let card = SaveCard::from_match(&game_match, store.text());
    let name = card.shown_name(&save.name);
    let saved_at = save
        .summary
        .and_then(|summary| known_time(summary.saved_at, now()))
        .map(|time| local_time(store, time));
    let turn = card.turn.map_or(t.over.to_owned(), t.turn);
    let players = card
        .players
        .into_iter()
        .map(|player| view! { <Player player /> }.into_any())
        .collect_view();
    let action = if card.turn.is_some() { "resume-earlier" } else { "look-at" };
    let verb = if card.turn.is_some() { t.resume } else { t.look };
    // Games of the same players differ by turn and time.
    let full_name = [Some(name.clone()), Some(turn.clone()), saved_at.clone()];
    let full_name = full_name.into_iter().flatten().collect::<Vec<_>>().join(", ");
    let resume = move |_| open_or_wait(store, Next::Saved(save_id));
    view! {
        <li class="saved-games-card card" data-game=save_id.number() data-over=card.turn.is_none().then_some("")>
            <div class="saved-games-picture">
                <BoardThumbnail thumbnail=card.thumbnail />
            </div>
            <div class="saved-games-words">
                <Name save_id name=name.clone() />
                <p class="text-small text-soft">{card.board} " · " {turn}</p>
                <p class="text-small text-soft">{saved_at}</p>
            </div>
            <ul class="saved-games-players">{players}</ul>
            <div class="saved-games-buttons">
                <button
                    class="button-primary"
                    data-action=action
                    aria-label=labelled(verb, &full_name)
                    on:click=alive(resume)
                >
                    {verb}
                </button>
                <Tools save_id name full_name />
            </div>
        </li>
    }
    .into_any()
}

/// A save that this version of the page cannot read.
#[component]
fn Unreadable(save: SaveEntry) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    let name = shortened(&save.name, MAX_GAME_NAME_CHARS);
    // Opening a damaged save sets it aside.
    let look = move |_| {
        notify(store, &SAVES.open(save.save_id));
        context.refresh();
    };
    view! {
        <li class="saved-games-card card" data-game=save.save_id.number()>
            <p class="saved-games-words">
                {(!name.is_empty()).then(|| format!("{name}{}", store.text().colon))}
                {if SAVES.is_newer(save.save_id) { t.newer } else { t.unreadable }}
            </p>
            <div class="saved-games-buttons">
                <button aria-label=labelled(t.look, &name) on:click=alive(look)>
                    {t.look}
                </button>
            </div>
        </li>
    }
}

#[component]
fn Player(player: CardPlayer) -> impl IntoView {
    let t = Store::get().text().saved_games;
    let CardPlayer { name, color, score, won } = player;
    view! {
        <li class=format!("saved-games-player {}", seat_class(color)) class:saved-games-player-won=won>
            <svg class="icon" viewBox="0 0 36 36" aria-hidden="true">
                <use href="#seat"></use>
            </svg>
            <span class="saved-games-player-name">{name}</span>
            <span class="saved-games-score">{plain(score)}</span>
            {won.then(|| view! { <Icon id="glyph-trophy" /><span class="visually-hidden">{t.won}</span> }.into_any())}
        </li>
    }
}

/// The name of the game; a text field while it is edited.
#[component]
fn Name(save_id: SaveId, name: String) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    let old_name = name.clone();
    let rename = move |event| {
        let new = event_target_value(&event);
        if SAVES.rename(save_id, &new).is_err() {
            store.app.notice.set(Some(store.text().saving.full.to_owned()));
        }
        context.renamed.set(None);
        context.refresh();
    };
    let end_editing = move |event: web_sys::KeyboardEvent| {
        match event.key().as_str() {
            "Escape" => {}
            "Enter" => {
                let field: web_sys::HtmlInputElement = event_target(&event);
                let _ = field.blur();
            }
            _ => return,
        }
        context.renamed.set(None);
        focus_next(format!("[data-game=\"{}\"] [data-action=rename]", save_id.number()));
    };
    dynamic(move || {
        if context.renamed.get() == Some(save_id) {
            let field = NodeRef::<leptos::html::Input>::new();
            effect(move || {
                if let Some(field) = field.get() {
                    let _ = field.focus();
                    field.select();
                }
            });
            view! {
                <input
                    node_ref=field
                    class="saved-games-name"
                    data-field="game-name"
                    aria-label=t.name
                    maxlength=MAX_GAME_NAME_CHARS
                    autocomplete="off"
                    value=old_name.clone()
                    on:change=alive(rename)
                    on:keydown=alive(end_editing)
                />
            }
            .into_any()
        } else {
            view! { <h3 class="saved-games-name">{name.clone()}</h3> }.into_any()
        }
    })
}

/// Buttons that rename, duplicate, share, export and delete the game.
#[component]
fn Tools(
    save_id: SaveId,
    name: String,
    /// The name with turn and time, for labels.
    full_name: String,
) -> impl IntoView {
    let store = Store::get();
    let t = store.text().saved_games;
    let context = SavedGamesContext::get();
    let copy = (t.copy_of)(&name);
    let duplicate = move || match SAVES.duplicate(save_id, &copy) {
        Ok(Some(_)) => {
            store.app.show_done((t.duplicated)(&copy));
            context.refresh();
        }
        // Another tab has deleted the game.
        Ok(None) => {
            store.app.show_warning(store.text().saving.gone);
            context.refresh();
        }
        Err(_) => store.app.notice.set(Some(store.text().saving.full.to_owned())),
    };
    let export = move || {
        if let Some(game_match) = SAVES.peek(save_id) {
            save_file(store, &file_name(&game_match), &export_record(&game_match));
        }
    };
    let deleted = name.clone();
    let delete = move || {
        context.remove(save_id, deleted.clone());
        focus_next("[data-action=put-back]");
    };
    let export_tool = tool(
        "export-game",
        t.export_short,
        labelled(t.export, &full_name),
        "glyph-export",
        Box::new(export),
    );
    let rename = move || context.renamed.set(Some(save_id));
    let share = move || context.shared.set(SAVES.peek(save_id));
    let tool =
        |action, word, glyph, press| tool(action, word, labelled(word, &full_name), glyph, press);
    view! {
        <div class="saved-games-tools">
            {tool("rename", t.rename, "glyph-pencil", Box::new(rename))}
            {tool("duplicate", t.duplicate, "glyph-copy", Box::new(duplicate))}
            {tool("share", store.text().sharing.share, "glyph-share", Box::new(share))}
            {export_tool}
            {tool("delete-game", t.delete, "glyph-bin", Box::new(delete))}
        </div>
    }
}

/// Draws a button with a word below its icon.
fn tool(
    action: &'static str,
    word: &'static str,
    label: String,
    glyph: &'static str,
    press: Box<dyn Fn()>,
) -> AnyView {
    view! {
        <button class="button-quiet icon-button with-word" data-action=action aria-label=label on:click=alive(move |_| press())>
            <Icon id=glyph />
            <span>{word}</span>
        </button>
    }
    .into_any()
}

/// Returns the label of a button with the game that it is for: there is such a button on each card.
fn labelled(label: &str, name: &str) -> String {
    format!("{label}{}{name}", Store::get().text().colon)
}

/// Formats a time, in milliseconds since 1970, in the page's language.
fn local_time(store: Store, time: u64) -> String {
    let options = Object::new();
    for (field, style) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        // A new object takes any property.
        let _ = Reflect::set(&options, &field.into(), &style.into());
    }
    let date = Date::new(&JsValue::from_f64(time as f64));
    date.to_locale_string(store.text().locale, &options).into()
}
