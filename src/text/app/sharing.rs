//! Links to games, the daily deal, and statistics.

/// The words for what is shared and counted.
#[derive(Clone, Copy)]
pub struct Sharing {
    /// Opens the links to a game; their heading.
    pub share: &'static str,
    /// The link to the game as it stands.
    pub game: &'static str,
    /// What it is good for.
    pub game_what: &'static str,
    /// The link to the game as it was dealt.
    pub deal: &'static str,
    /// What it is good for.
    pub deal_what: &'static str,
    /// The label of the field with the link.
    pub link: &'static str,
    /// Copies it.
    pub copy: &'static str,
    /// It was copied.
    pub copied: &'static str,
    /// The browser would not copy it.
    pub not_copied: &'static str,
    /// What the square code is, for who can't see it.
    pub code: &'static str,
    /// Why there is no link to this game.
    pub no_link: fn(&str) -> String,
    /// A link was opened; the heading of what it holds.
    pub linked: &'static str,
    /// It holds a game that is not over.
    pub linked_running: &'static str,
    /// It holds a finished game.
    pub linked_over: &'static str,
    /// It holds what was dealt, and nothing was played yet.
    pub linked_deal: &'static str,
    /// What becomes of the game on the table.
    pub linked_kept: &'static str,
    /// Plays what the link holds.
    pub linked_play: &'static str,
    /// Shows the finished game that it holds.
    pub linked_look: &'static str,
    /// Does not.
    pub not_now: &'static str,
    /// Why a link can't be opened.
    pub bad_link: fn(&str) -> String,
    /// Plays the deal of today.
    pub daily: &'static str,
    /// What it is, by the date.
    pub daily_what: fn(&str) -> String,
    /// The name of a game of the daily deal, by the date.
    pub daily_name: fn(&str) -> String,
    /// How today's ended: own score, the bot's score, whether it was won.
    pub daily_result: fn(i64, i64, bool) -> String,
    /// Copies how it ended.
    pub daily_share: &'static str,
    /// What is copied: date, board, own score, the bot's score, whether it was won, an address.
    pub daily_text: fn(&str, &str, i64, i64, bool, &str) -> String,
    /// The heading of the statistics.
    pub statistics: &'static str,
    /// Which games are counted.
    pub counted: &'static str,
    /// The columns: player, board, games, wins, mean, best, against.
    pub columns: [&'static str; 7],
    /// A bot with the number of games against it and of those won.
    pub against: fn(&str, usize, usize) -> String,
}

impl Sharing {
    pub(in crate::text) const ENGLISH: Sharing = Sharing {
        share: "Share",
        game: "This game",
        game_what: "as it stands now: to look at, or to play on elsewhere",
        deal: "The same deal",
        deal_what: "the same dominoes and tokens from the start",
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
        linked_look: "Look at it",
        not_now: "Not now",
        bad_link: |reason| format!("This link can’t be opened: {reason}."),
        daily: "Deal of the day",
        daily_what: |date| format!("{date}: the same for everyone"),
        daily_name: |date| format!("Deal of {date}"),
        daily_result: |own, other, won| {
            format!("{own} to {other}{}", if won { ", won" } else { "" })
        },
        daily_share: "Copy the result",
        daily_text: |date, board, own, other, won, address| {
            let sign = if won { "🌳" } else { "🌱" };
            format!("Renature, deal of {date} ({board}): {own} to {other} {sign} {address}")
        },
        statistics: "Statistics",
        counted: "A game with whole turns undone, or played on from another, does not count.",
        columns: ["Player", "Board", "Games", "Won", "Mean", "Best", "Against"],
        against: |bot, games, wins| format!("{bot} {wins} of {games}"),
    };
}
