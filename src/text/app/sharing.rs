//! Links to games, and statistics.

/// The texts of links and statistics.
#[derive(Clone, Copy)]
pub struct SharingText {
    /// The button and heading of the dialog with the links to a game.
    pub share: &'static str,
    /// The link to the game as it stands.
    pub game: &'static str,
    /// The purpose of this link.
    pub game_hint: &'static str,
    /// The link to the game as it was dealt.
    pub deal: &'static str,
    /// The purpose of this link.
    pub deal_hint: &'static str,
    /// The label of the field with the link.
    pub link: &'static str,
    /// The button that copies the link.
    pub copy: &'static str,
    /// The message that it was copied.
    pub copied: &'static str,
    /// The message that the browser did not copy it.
    pub not_copied: &'static str,
    /// The alternative text of the QR code.
    pub code: &'static str,
    /// The reason why there is no link to this game.
    pub no_link: fn(&str) -> String,
    /// The heading of the dialog for an opened link.
    pub linked: &'static str,
    /// The link holds a running game.
    pub linked_running: &'static str,
    /// The link holds a finished game.
    pub linked_over: &'static str,
    /// The link holds a deal, with nothing played yet.
    pub linked_deal: &'static str,
    /// The note that other games stay as they are.
    pub linked_kept: &'static str,
    /// The button that plays the game of the link.
    pub linked_play: &'static str,
    /// The button that shows the finished game of the link.
    pub linked_look: &'static str,
    /// The button that closes the dialog.
    pub not_now: &'static str,
    /// The reason why a link can't be opened.
    pub bad_link: fn(&str) -> String,
    /// The reasons: too long, damaged, of another version of the page, a game that the rules forbid.
    pub link_errors: [&'static str; 4],
    /// The reason why there is no link to a game on a board of the player's own.
    pub custom_board: &'static str,
    /// The heading of the statistics.
    pub statistics: &'static str,
    /// The note about games that do not count.
    pub not_counted: &'static str,
    /// The columns: player, board, games, wins, average, best, against.
    pub columns: [&'static str; 7],
    /// A bot with the numbers of games played against it and won.
    pub against: fn(&str, usize, usize) -> String,
}

impl SharingText {
    pub(in crate::text) const ENGLISH: SharingText = SharingText {
        share: "Share",
        game: "This game",
        game_hint: "as it stands now: to look at, or to play on elsewhere",
        deal: "The same deal",
        deal_hint: "the same dominoes and tokens from the start",
        link: "Link",
        copy: "Copy",
        copied: "Copied.",
        not_copied: "The browser would not copy it: select it and copy it yourself.",
        code: "The same link as a code for a camera",
        no_link: |reason| format!("There is no link to this game: {reason}."),
        linked: "A game from a link",
        linked_running: "It can be played on from here.",
        linked_over: "It is over; you can look at all of it.",
        linked_deal: "The same dominoes and tokens as in that game, from the start.",
        linked_kept: "It gets a place of its own among your games, and changes no other.",
        linked_play: "Play",
        linked_look: "Review",
        not_now: "Not now",
        bad_link: |reason| format!("This link can’t be opened: {reason}."),
        link_errors: [
            "it is longer than the link of any game",
            "letters of it are missing or wrong",
            "it was made by another version of this page",
            "its game can’t have happened",
        ],
        custom_board: "only games on the boards of this page fit in a link",
        statistics: "Statistics",
        not_counted: "A game with whole turns undone, or played on from another, does not count.",
        columns: ["Player", "Board", "Games", "Won", "Average", "Best", "Against"],
        against: |bot, games, wins| format!("{bot}: won {wins} of {games}"),
    };
}
