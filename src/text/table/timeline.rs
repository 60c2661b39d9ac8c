//! Stepping through a game, what is shown again, what was undone, and watching bots.

/// The words of the timeline.
#[derive(Clone, Copy)]
pub struct Timeline {
    /// The name of the control.
    pub title: &'static str,
    /// To before the first action.
    pub first: &'static str,
    /// An action back.
    pub back: &'static str,
    /// An action on.
    pub forward: &'static str,
    /// To now.
    pub to_now: &'static str,
    /// The name of the slider.
    pub slider: &'static str,
    /// Now, as a position.
    pub now: &'static str,
    /// Before the first action, as a position.
    pub beginning: &'static str,
    /// A position: the turn and whose it is, how many actions were done, of how many.
    pub position: fn(turn: usize, name: &str, actions: usize, all: usize) -> String,
    /// The heading over the position before the first action.
    pub at_beginning: &'static str,
    /// The heading over a position in this turn.
    pub in_turn: fn(turn: usize) -> String,
    /// The heading over a position between two turns.
    pub before_turn: fn(turn: usize) -> String,
    /// Somebody has filled up their hand.
    pub draws: fn(name: &str) -> String,
    /// Somebody has ended the turn.
    pub ends_turn: fn(name: &str) -> String,
    /// The heading over what can be done while looking back.
    pub looking_back: &'static str,
    /// Goes back to now.
    pub back_to_now: &'static str,
    /// Begins a match from the position.
    pub play_on: &'static str,
    /// What becomes of the match that is left by it.
    pub play_on_hint: &'static str,
    /// There is no room to keep both.
    pub no_room: &'static str,
    /// Bots do nothing meanwhile.
    pub bots_wait: &'static str,
    /// Nothing can be played in the past.
    pub refused: &'static str,
    /// There is nothing before.
    pub is_beginning: &'static str,
    /// There is nothing after.
    pub is_now: &'static str,
    /// Goes to the position after a line of the log.
    pub go_there: &'static str,
    /// Shows again what the others did.
    pub show_again: &'static str,
    /// The others have done nothing yet that could be shown again.
    pub nothing_to_show: &'static str,
    /// It is being shown.
    pub showing_again: &'static str,
    /// Undoes a whole turn.
    pub undo_turn: &'static str,
    /// Asked before a whole turn is undone.
    pub undo_turn_again: &'static str,
    /// Nothing but a whole turn can be undone.
    pub undo_turn_only: &'static str,
    /// Nothing can be done again, for whole turns were undone.
    pub turn_stays_undone: &'static str,
    /// How many whole turns were undone.
    pub turns_undone: fn(count: usize) -> String,
    /// What that means, where the match is over.
    pub not_counted: &'static str,
    /// The match began in this turn of another.
    pub branched: fn(turn: usize) -> String,
    /// Opens the match that a branch goes on from.
    pub open_parent: &'static str,
    /// That match is on the shelf no more.
    pub parent_gone: &'static str,
    /// The heading over a match of bots.
    pub watching: &'static str,
    /// They pause.
    pub paused: &'static str,
    /// Makes them pause.
    pub pause: &'static str,
    /// Lets them go on.
    pub go_on: &'static str,
    /// Lets them do an action.
    pub one_action: &'static str,
    /// Lets them play a turn.
    pub one_turn: &'static str,
}

impl Timeline {
    pub(in crate::text) const ENGLISH: Timeline = Timeline {
        title: "Timeline",
        first: "To the beginning (Home)",
        back: "One action back (←)",
        forward: "One action on (→)",
        to_now: "To now (End)",
        slider: "Position in the game",
        now: "now",
        beginning: "Before the first action.",
        position: |turn, name, actions, all| {
            format!("turn {turn}, {name}, action {actions} of {all}")
        },
        at_beginning: "Back at the beginning",
        in_turn: |turn| format!("Back in turn {turn}"),
        before_turn: |turn| format!("Back before turn {turn}"),
        draws: |name| format!("{name} fills up the hand."),
        ends_turn: |name| format!("{name} ends the turn."),
        looking_back: "You are looking back: nothing can be played here.",
        back_to_now: "Back to now",
        play_on: "Play on from here",
        play_on_hint: "Playing on makes a game of its own, which is not counted; this one stays saved.",
        no_room: "The browser has no room to keep both games: save this one as a file first.",
        bots_wait: "The bots wait until you are back.",
        refused: "You are looking back: go back to now to play.",
        is_beginning: "This is the beginning.",
        is_now: "This is now.",
        go_there: "Show the board after this",
        show_again: "Show again what the others did",
        nothing_to_show: "Nobody else has done anything yet.",
        showing_again: "Shown again: a tap on the table goes back to now.",
        undo_turn: "Undo a whole turn",
        undo_turn_again: "This undoes your last turn and all after it; the game is marked and counts in no statistics. Once more does it.",
        undo_turn_only: "Only a whole turn can be undone now, with the last button; the game is then marked.",
        turn_stays_undone: "Nothing can be done again: a whole turn that was undone stays undone.",
        turns_undone: |count| match count {
            1 => "1 whole turn was undone.".into(),
            _ => format!("{count} whole turns were undone."),
        },
        not_counted: "It does not count in the statistics.",
        branched: |turn| format!("Played on from turn {turn} of another game."),
        open_parent: "Open that game",
        parent_gone: "That game is no longer kept here.",
        watching: "Only bots play: you watch.",
        paused: "The bots pause.",
        pause: "Pause",
        go_on: "Go on",
        one_action: "One action",
        one_turn: "One turn",
    };
}
