//! The screen between the turns of two people.

/// The texts of the hand-over screen.
#[derive(Clone, Copy)]
pub struct HandOverText {
    /// The next player.
    pub title: fn(&str) -> String,
    /// The request to pass the device on.
    pub hidden: fn(&str) -> String,
    /// The text before the first turn.
    pub begins: fn(&str) -> String,
    /// The same to the only person at the table, who has no name.
    pub you_begin: &'static str,
    /// The heading over the other players' actions.
    pub since: &'static str,
    /// The same before the player's first turn.
    pub so_far: &'static str,
    /// The button that reopens the turn that a player has just ended.
    pub turn_back: fn(&str) -> String,
    /// The question to confirm that this player reopens it.
    pub turn_back_again: fn(&str) -> String,
    /// The button that shows the table.
    pub here: &'static str,
}

impl HandOverText {
    pub(in crate::text) const ENGLISH: HandOverText = HandOverText {
        title: |name| format!("{name}’s turn"),
        hidden: |name| format!("Pass the device to {name}."),
        begins: |name| format!("{name} begins."),
        you_begin: "You begin.",
        since: "Since your last turn",
        so_far: "So far",
        turn_back: |name| format!("Go back to {name}’s turn"),
        turn_back_again: |name| {
            format!("This shows {name}’s dominoes. Press again if you are {name}.")
        },
        here: "Show my dominoes",
    };
}
