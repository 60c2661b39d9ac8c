//! The deal of the day.

use crate::text::words::number::plain;

/// The texts of the deal of the day.
#[derive(Clone, Copy)]
pub struct DailyText {
    /// The button that plays the deal of the day.
    pub button: &'static str,
    /// The explanation of the deal of the day: the board, the strength of the bot.
    pub hint: fn(&str, &str) -> String,
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
        button: "Game of the day",
        hint: |board, bot| format!("{board} against a bot ({bot})"),
        name: |day| format!("Game of {}", date(day)),
        result: |own, other, won| {
            format!("{} to {}{}", plain(own), plain(other), if won { ", won" } else { "" })
        },
        share: "Copy the result",
        text: |day, board, own, other, won, address| {
            let sign = if won { "🌳" } else { "🌱" };
            let (day, own, other) = (date(day), plain(own), plain(other));
            format!("Renature, game of {day} ({board}): {own} to {other} {sign} {address}")
        },
    };
}

/// Returns `20 November 2026` for `2026-11-20`; any other text stays as it is.
fn date(iso: &str) -> String {
    const MONTHS: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    match parts_of_date(iso, &MONTHS) {
        Some((day, month, year)) => format!("{day} {month} {year}"),
        None => iso.to_owned(),
    }
}

/// Returns the day, the name of the month and the year of a date such as `2026-11-20`.
pub(in crate::text) fn parts_of_date<'a>(
    iso: &'a str,
    months: &[&'static str; 12],
) -> Option<(&'a str, &'static str, &'a str)> {
    let parts: Vec<&str> = iso.split('-').collect();
    let [year, month, day] = parts[..] else { return None };
    let month = months.get(month.parse::<usize>().ok()?.checked_sub(1)?)?;
    Some((day.trim_start_matches('0'), month, year))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_written_out() {
        assert_eq!(date("2026-03-01"), "1 March 2026");
        assert_eq!(date("2026-11-20"), "20 November 2026");
        assert_eq!(date("2026-13-01"), "2026-13-01");
        assert_eq!(date("yesterday"), "yesterday");
    }
}
