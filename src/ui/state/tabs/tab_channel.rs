//! The messages between tabs about who plays a game.

use crate::session::SaveId;
use std::cell::RefCell;
use wasm_bindgen::{JsCast, closure::Closure};
use web_sys::{BroadcastChannel, MessageEvent};

thread_local! {
    static CHANNEL: RefCell<Option<BroadcastChannel>> = const { RefCell::new(None) };
}

/// A message about one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum TabMessage {
    /// Asks the tab that plays the game to let the sender play it.
    Give,
    /// The sender has stopped playing the game, as asked.
    Given,
    /// Asks who plays the game, in a browser without locks. Of two tabs that ask at the same time,
    /// the one with the greater number may play.
    Asks(u64),
    /// The sender plays the game, or may play it before the tab that asks.
    Plays,
    /// The sender has played the game since this time, in milliseconds since 1970.
    PlaysSince(u64),
}

/// Passes each message of another tab to `on_message`, as long as the page is there. Without it, or
/// in a browser that has no channels, no message arrives.
pub fn listen(on_message: impl Fn(SaveId, TabMessage) + 'static) {
    let Ok(channel) = BroadcastChannel::new("renature.tabs") else { return };
    let on_message = Closure::<dyn Fn(MessageEvent)>::new(move |event: MessageEvent| {
        if let Some((save_id, message)) = event.data().as_string().as_deref().and_then(parse) {
            on_message(save_id, message);
        }
    });
    channel.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
    on_message.forget();
    CHANNEL.set(Some(channel));
}

/// Sends a message to all other tabs.
pub fn post(save_id: SaveId, message: TabMessage) {
    let (name, number) = match message {
        TabMessage::Give => ("give", None),
        TabMessage::Given => ("given", None),
        TabMessage::Asks(number) => ("asks", Some(number)),
        TabMessage::Plays => ("plays", None),
        TabMessage::PlaysSince(time) => ("plays-since", Some(time)),
    };
    let number = number.map(|number| format!(" {number}")).unwrap_or_default();
    CHANNEL.with_borrow(|channel| {
        if let Some(channel) = channel {
            // A channel that is closed has no listeners.
            let _ = channel.post_message(&format!("{name} {}{number}", save_id.number()).into());
        }
    });
}

fn parse(message: &str) -> Option<(SaveId, TabMessage)> {
    let mut words = message.split(' ');
    let (name, save_id) = (words.next()?, words.next()?.parse::<u32>().ok()?);
    let number = words.next().and_then(|number| number.parse().ok());
    let message = match name {
        "give" => TabMessage::Give,
        "given" => TabMessage::Given,
        "asks" => TabMessage::Asks(number?),
        "plays" => TabMessage::Plays,
        "plays-since" => TabMessage::PlaysSince(number?),
        _ => return None,
    };
    Some((SaveId::from(save_id), message))
}
