//! The lock between tabs. The tab that holds the browser's lock of a game plays it. The others watch
//! it live and can take it over. Browsers without locks ask the other tabs instead.

use super::{
    tab_channel::{self, TabMessage},
    unlocked_tabs,
};
use crate::{
    session::{LoadOutcome, Match, SaveId},
    ui::{
        reactive::effect,
        state::{SAVES, Store},
    },
};
use leptos::{ev, prelude::*};
use std::{cell::RefCell, time::Duration};
use wasm_bindgen::{JsCast, JsValue, closure::Closure};
use web_sys::js_sys::{Function, Object, Promise, Reflect};

thread_local! {
    static HOLD: RefCell<Option<Hold>> = const { RefCell::new(None) };
    /// The game that this tab has asked another tab for.
    static REQUESTED: RefCell<Option<SaveId>> = const { RefCell::new(None) };
}

/// The lock that this tab holds, and the function that releases it.
struct Hold {
    save_id: SaveId,
    release: Function,
}

/// The time for the other tab to answer before this one takes the game by force.
const PATIENCE: Duration = Duration::from_millis(800);

/// The time between two questions whether another tab still plays the game, without locks.
const ASK_AGAIN: Duration = Duration::from_millis(1_000);

/// Listens to other tabs, and releases the lock of a game that has left the table.
pub fn listen(store: Store) {
    effect(move || {
        let save_id = store.save_id.get();
        if held() != save_id {
            release();
        }
    });
    let _ = window_event_listener(ev::storage, move |event| {
        let changed = |save_id: &SaveId| event.key() == Some(save_id.key());
        let Some(save_id) = store.save_id.get_untracked().filter(changed) else { return };
        if !store.watches.get_untracked() {
            // Another tab saves this tab's game: one of them must stop.
            unlocked_tabs::assert_hold();
        } else if let Some(game_match) = SAVES.peek(save_id) {
            show_saved(store, game_match);
        }
    });
    tab_channel::listen(move |save_id, message| answer(store, save_id, message));
}

fn answer(store: Store, save_id: SaveId, message: TabMessage) {
    match message {
        TabMessage::Give => {
            if held() == Some(save_id) && !store.watches.get_untracked() {
                // This tab writes nothing from here on.
                store.watches.set(true);
                store.app.show_warning(store.text().saved_games.taken_over);
                tab_channel::post(save_id, TabMessage::Given);
            }
        }
        TabMessage::Given => take(store, save_id),
        TabMessage::Asks(_) | TabMessage::Plays | TabMessage::PlaysSince(_) => {
            if unlocked_tabs::answer(save_id, message) {
                lose(store, save_id);
            }
        }
    }
}

/// Requests the lock of the game; `then` learns whether this tab holds it.
pub fn claim(store: Store, save_id: SaveId, then: impl FnOnce(bool) + 'static) {
    request(store, save_id, Some("ifAvailable"), Box::new(then));
}

/// Runs `then` if no tab plays the game. Its lock is held only meanwhile.
pub fn if_free(save_id: SaveId, then: impl FnOnce() + 'static) {
    let run = move |is_free: bool| {
        if is_free {
            then();
        }
    };
    let Some((locks, ask)) = locks() else { return unlocked_tabs::ask(save_id, run) };
    let granted = Closure::once_into_js(move |lock: JsValue| run(!lock.is_null()));
    // A page that is left gets no lock.
    let _ = ask.call3(&locks, &save_id.key().into(), &options(Some("ifAvailable")), &granted);
}

/// Waits until the tab that plays the game is closed, then plays it here.
pub fn wait(store: Store, save_id: SaveId) {
    request(store, save_id, None, Box::new(move |_| play_here(store, save_id)));
}

/// Asks the tab that plays the game to release it, and plays it here.
pub fn take_over(store: Store) {
    let Some(save_id) = store.save_id.get_untracked() else { return };
    REQUESTED.set(Some(save_id));
    tab_channel::post(save_id, TabMessage::Give);
    set_timeout(move || take(store, save_id), PATIENCE);
}

/// Shows the match as another tab has saved it. Other names or colours draw the table anew.
fn show_saved(store: Store, game_match: Match) {
    let has_same_players = store.game_match.with_untracked(|before| {
        before.as_ref().is_some_and(|it| it.setup().players == game_match.setup().players)
    });
    store.game_match.set(Some(game_match));
    if !has_same_players {
        store.redraws.update(|redraws| *redraws += 1);
    }
}

/// Plays the match in this tab as the other tab has left it.
fn play_here(store: Store, save_id: SaveId) {
    if let LoadOutcome::Match(mut game_match) | LoadOutcome::Recovered(mut game_match) =
        SAVES.open(save_id)
    {
        game_match.leave_screen();
        show_saved(store, game_match);
    }
    store.watches.set(false);
    store.app.notice.set(None);
}

fn take(store: Store, save_id: SaveId) {
    let is_requested = REQUESTED
        .with_borrow_mut(|requested| requested.take_if(|requested| *requested == save_id))
        .is_some();
    if is_requested && is_watched(store, save_id) {
        request(store, save_id, Some("steal"), Box::new(move |_| play_here(store, save_id)));
    }
}

/// What runs next, with `true` if this tab holds the lock. With a copy of the code for each caller, the
/// page was 1.3 kB larger, packed.
type Continuation = Box<dyn FnOnce(bool)>;

/// Requests the browser's lock of the game. Without an option it waits for the lock.
fn request(store: Store, save_id: SaveId, option: Option<&str>, then: Continuation) {
    let Some((locks, ask)) = locks() else { return agree(store, save_id, option, then) };
    let waits = option != Some("ifAvailable");
    let granted = Closure::once_into_js(move |lock: JsValue| {
        if lock.is_null() || (waits && !is_watched(store, save_id)) {
            if !waits {
                then(false);
            }
            return JsValue::UNDEFINED;
        }
        // Releases the lock of the game that this one replaces.
        release();
        let lasts = Promise::new(&mut |release, _| HOLD.set(Some(Hold { save_id, release })));
        then(true);
        lasts.into()
    });
    let asked = ask.call3(&locks, &save_id.key().into(), &options(option), &granted);
    if let Ok(promise) = asked.and_then(|promise| promise.dyn_into::<Promise>()) {
        let lost = Closure::once(move |_: JsValue| lose(store, save_id));
        let _ = promise.catch(&lost);
        // It may be called as long as the lock is held.
        lost.forget();
    }
}

/// Agrees with the other tabs on who plays the game, with the options of [`request`].
fn agree(store: Store, save_id: SaveId, option: Option<&str>, then: Continuation) {
    let waits = option.is_none();
    // No other tab knows a game that has just begun here.
    let is_new = option == Some("ifAvailable") && store.save_id.get_untracked() == Some(save_id);
    if is_new || option == Some("steal") {
        unlocked_tabs::hold(save_id);
        return then(true);
    }
    let conclude = move |is_free: bool| {
        if waits && !is_watched(store, save_id) {
            return;
        }
        if is_free {
            unlocked_tabs::hold(save_id);
        }
        if is_free || !waits {
            then(is_free);
        } else {
            set_timeout(move || agree(store, save_id, None, then), ASK_AGAIN);
        }
    };
    unlocked_tabs::ask(save_id, conclude);
}

/// Handles the loss of the lock to another tab.
fn lose(store: Store, save_id: SaveId) {
    // WebKit takes the lock from a page that is left, whose window is already that of the next
    // page: that one would hold the lock without knowing.
    if document().default_view().is_none() {
        return;
    }
    if held() == Some(save_id) && store.save_id.get_untracked() == Some(save_id) {
        HOLD.set(None);
        unlocked_tabs::release();
        store.watches.set(true);
        wait(store, save_id);
    }
}

fn is_watched(store: Store, save_id: SaveId) -> bool {
    store.save_id.get_untracked() == Some(save_id) && store.watches.get_untracked()
}

fn held() -> Option<SaveId> {
    HOLD.with_borrow(|hold| hold.as_ref().map(|hold| hold.save_id)).or_else(unlocked_tabs::held)
}

/// Releases the lock that this tab holds.
pub fn release() {
    unlocked_tabs::release();
    if let Some(hold) = HOLD.take() {
        let _ = hold.release.call0(&JsValue::UNDEFINED);
    }
}

/// Returns the options of a request for a lock: this one is set.
fn options(option: Option<&str>) -> Object {
    let options = Object::new();
    if let Some(option) = option {
        // A new object accepts any field.
        let _ = Reflect::set(&options, &option.into(), &true.into());
    }
    options
}

/// Returns the browser's lock manager and its request function. Pages served over plain http have
/// none.
fn locks() -> Option<(JsValue, Function)> {
    let locks = Reflect::get(&window().navigator(), &"locks".into()).ok()?;
    let ask = Reflect::get(&locks, &"request".into()).ok()?.dyn_into().ok()?;
    Some((locks, ask))
}
