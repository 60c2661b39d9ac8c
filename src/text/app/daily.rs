//! The deal of the day.

/// The texts of the deal of the day.
#[derive(Clone, Copy)]
pub struct DailyText {
    /// The button that plays the deal of the day.
    pub button: &'static str,
    /// The explanation of the deal of the day, with the date.
    pub hint: fn(&str) -> String,
    /// The name of a game of the daily deal, with the date.
    pub name: fn(&str) -> String,
    /// The result of today's deal: own score, the bot's score, true if won.
    pub result: fn(i64, i64, bool) -> String,
    /// The button that copies the result.
    pub share: &'static str,
    /// The copied text: date, board, own score, the bot's score, true if won, an address.
    pub text: fn(&str, &str, i64, i64, bool, &str) -> String,
}

impl DailyText {
    pub(in crate::text) const ENGLISH: DailyText = DailyText {
        button: "Deal of the day",
        hint: |date| format!("{date}: the same for everyone"),
        name: |date| format!("Deal of {date}"),
        result: |own, other, won| format!("{own} to {other}{}", if won { ", won" } else { "" }),
        share: "Copy the result",
        text: |date, board, own, other, won, address| {
            let sign = if won { "🌳" } else { "🌱" };
            format!("Renature, deal of {date} ({board}): {own} to {other} {sign} {address}")
        },
    };
}
