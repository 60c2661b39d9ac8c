//! Viewing history, replays, undone turns, and watching bots.

/// The texts of the timeline.
#[derive(Clone, Copy)]
pub struct TimelineText {
    /// The name of the control.
    pub title: &'static str,
    /// The button that goes before the first action.
    pub first: &'static str,
    /// The button that goes one action back.
    pub back: &'static str,
    /// The button that goes one action forward.
    pub forward: &'static str,
    /// The button that goes to the present.
    pub to_now: &'static str,
    /// The name of the slider.
    pub slider: &'static str,
    /// The name of the present position.
    pub now: &'static str,
    /// The name of the position before the first action.
    pub beginning: &'static str,
    /// A position: turn, player, actions done, all actions.
    pub position: fn(turn: usize, name: &str, actions: usize, all: usize) -> String,
    /// The heading over the position before the first action.
    pub at_beginning: &'static str,
    /// The heading over a position in this turn.
    pub in_turn: fn(turn: usize) -> String,
    /// The heading over a position between two turns.
    pub before_turn: fn(turn: usize) -> String,
    /// A player drew dominoes.
    pub draws: fn(name: &str) -> String,
    /// A player finishes the turn and has no reserve left to draw from.
    pub draws_nothing: fn(name: &str) -> String,
    /// A player ended the turn.
    pub ends_turn: fn(name: &str) -> String,
    /// The heading of the controls while viewing history.
    pub viewing_past: &'static str,
    /// The button that goes back to the present.
    pub back_to_now: &'static str,
    /// The button that branches a match off at the position.
    pub play_on: &'static str,
    /// The note that the old match stays saved.
    pub play_on_hint: &'static str,
    /// The storage is too full for both matches.
    pub no_room: &'static str,
    /// The note that bots wait while a player views history.
    pub bots_wait: &'static str,
    /// The reason why nothing can be played while viewing history.
    pub refused: &'static str,
    /// The position is the first one.
    pub is_beginning: &'static str,
    /// The position is the last one.
    pub is_now: &'static str,
    /// The button that shows the position after a line of the log.
    pub go_there: &'static str,
    /// The button that replays the other players' actions.
    pub show_again: &'static str,
    /// There is nothing to replay yet.
    pub nothing_to_show: &'static str,
    /// The note while the replay runs.
    pub showing_again: &'static str,
    /// The button that undoes a whole turn.
    pub undo_turn: &'static str,
    /// Only a whole turn can be undone.
    pub undo_turn_only: &'static str,
    /// Nothing can be redone, because whole turns were undone.
    pub turn_stays_undone: &'static str,
    /// The number of whole turns that were undone.
    pub turns_undone: fn(count: usize) -> String,
    /// The note that a match with undone turns does not count.
    pub not_counted: &'static str,
    /// The match branched off in this turn of another.
    pub branched: fn(turn: usize) -> String,
    /// The button that opens the match that this one branched from.
    pub open_parent: &'static str,
    /// The match that this one branched from was deleted.
    pub parent_gone: &'static str,
    /// The heading over a match of bots.
    pub watching: &'static str,
    /// The bots pause.
    pub paused: &'static str,
    /// The button that pauses the bots.
    pub pause: &'static str,
    /// The button that lets the bots go on.
    pub go_on: &'static str,
    /// The button that lets a bot do one action.
    pub one_action: &'static str,
    /// The button that lets a bot play one turn.
    pub one_turn: &'static str,
}

impl TimelineText {
    pub(in crate::text) const ENGLISH: TimelineText = TimelineText {
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
        at_beginning: "Viewing the start",
        in_turn: |turn| format!("Viewing turn {turn}"),
        before_turn: |turn| format!("Viewing the start of turn {turn}"),
        draws: |name| format!("{name} fills up the hand."),
        draws_nothing: |name| format!("{name} has nothing left to draw."),
        ends_turn: |name| format!("{name} ends the turn."),
        viewing_past: "You are viewing the past.",
        back_to_now: "Back to now",
        play_on: "Play on from here",
        play_on_hint: "Starts a copy from here. Your game stays saved; the copy does not count in statistics.",
        no_room: "The browser has no room to keep both games: save this one as a file first.",
        bots_wait: "The bots wait until you are back.",
        refused: "You are viewing the past: go back to now to play.",
        is_beginning: "This is the beginning.",
        is_now: "This is now.",
        go_there: "Show the board after this",
        show_again: "Show again what the others did",
        nothing_to_show: "Nobody else has done anything yet.",
        showing_again: "Shown again: press the table to go back to now.",
        undo_turn: "Undo a whole turn",
        undo_turn_only: "Now only “Undo a whole turn” works. The game then does not count in the statistics.",
        turn_stays_undone: "Redo does not work: a whole turn that was undone stays undone.",
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
