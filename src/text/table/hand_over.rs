//! The screen between the turns of two people.

/// The texts of the hand-over screen.
#[derive(Clone, Copy)]
pub struct HandOverText {
    /// The next player.
    pub title: fn(&str) -> String,
    /// The reason why the table is hidden.
    pub hidden: &'static str,
    /// The text before the first turn.
    pub begins: fn(&str) -> String,
    /// The heading over the other players' actions.
    pub since: &'static str,
    /// The button that reopens the turn that a player has just ended.
    pub turn_back: fn(&str) -> String,
    /// The question to confirm that this player reopens it.
    pub turn_back_again: fn(&str) -> String,
    /// The button that shows the table.
    pub here: fn(&str) -> String,
}

impl HandOverText {
    pub(in crate::text) const ENGLISH: HandOverText = HandOverText {
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
