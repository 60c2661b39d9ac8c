//! The screen between two people.

/// The words of the hand-over.
#[derive(Clone, Copy)]
pub struct HandOver {
    /// To whom the screen goes.
    pub title: fn(&str) -> String,
    /// Why nothing is seen.
    pub hidden: &'static str,
    /// Before the game's first turn.
    pub begins: fn(&str) -> String,
    /// Above what the others did.
    pub since: &'static str,
    /// Takes up again the turn that a player has just ended.
    pub turn_back: fn(&str) -> String,
    /// Asks whether it is that player who takes it up.
    pub turn_back_again: fn(&str) -> String,
    /// The button.
    pub here: fn(&str) -> String,
}

impl HandOver {
    pub(in crate::text) const ENGLISH: HandOver = HandOver {
        title: |name| format!("Over to {name}"),
        hidden: "Pass the screen on. Dominoes stay hidden until you say you are there.",
        begins: |name| format!("{name} begins."),
        since: "Since your last turn",
        turn_back: |name| format!("Not yet: back to {name}’s turn"),
        turn_back_again: |name| {
            format!("This shows {name}’s dominoes. Tap again if you are {name}.")
        },
        here: |name| format!("I am {name}, and I am here"),
    };
}
