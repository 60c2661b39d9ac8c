//! Calendar days.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// A day of the Gregorian calendar, from 1 January 1970 to 31 December 9999.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Day(u32);

impl Day {
    /// 31 December 9999.
    const LAST: u32 = 2_932_896;

    /// The day so many days after 1 January 1970; none outside the range.
    pub fn new(number: i64) -> Option<Day> {
        u32::try_from(number).ok().filter(|&number| number <= Day::LAST).map(Day)
    }

    /// The number of days since 1 January 1970.
    pub fn number(self) -> u32 {
        self.0
    }

    /// All days up to this one, the latest first.
    pub fn and_earlier(self) -> impl Iterator<Item = Day> {
        (0..=self.0).rev().map(Day)
    }

    /// The year, the month and the day of the month, from 1.
    fn date(self) -> (u32, u32, u32) {
        let (mut year, mut left) = (1970, self.0);
        while left >= days_in_year(year) {
            left -= days_in_year(year);
            year += 1;
        }
        let mut month = 1;
        while left >= days_in_month(year, month) {
            left -= days_in_month(year, month);
            month += 1;
        }
        (year, month, left + 1)
    }
}

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_in_year(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_in_month(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

/// Writes the day as in `2026-11-20`.
impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.date();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// The error of parsing a text that is no day.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not a day since 1970 written as year-month-day")]
pub struct ParseDayError(String);

impl FromStr for Day {
    type Err = ParseDayError;

    fn from_str(text: &str) -> Result<Day, ParseDayError> {
        let day = || {
            let mut parts = text.split('-').map(|part| part.parse::<u32>().ok());
            let (year, month, day) = (parts.next()??, parts.next()??, parts.next()??);
            if !(1970..=9999).contains(&year) || !(1..=12).contains(&month) || day == 0 {
                return None;
            }
            let years: u32 = (1970..year).map(days_in_year).sum();
            let months: u32 = (1..month).map(|month| days_in_month(year, month)).sum();
            Day::new(i64::from(years + months + day - 1))
        };
        // A day has one spelling only.
        day().filter(|day| day.to_string() == text).ok_or_else(|| ParseDayError(text.to_owned()))
    }
}

impl From<Day> for String {
    fn from(day: Day) -> String {
        day.to_string()
    }
}

impl TryFrom<String> for Day {
    type Error = ParseDayError;

    fn try_from(text: String) -> Result<Day, ParseDayError> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_have_the_dates_of_the_calendar() {
        let dates = [(0, "1970-01-01"), (11_016, "2000-02-29"), (20_777, "2026-11-20")];
        for (number, date) in dates {
            assert_eq!(Day::new(number).map(|day| day.to_string()).as_deref(), Some(date));
            assert_eq!(date.parse().ok(), Day::new(number));
        }
    }

    #[test]
    fn day_missing_from_the_calendar_is_refused() {
        for text in ["2026-02-29", "2026-13-01", "2026-1-01", "1969-12-31", "2026-04-31", "today"] {
            assert_eq!(text.parse::<Day>(), Err(ParseDayError(text.into())));
        }
    }

    #[test]
    fn year_9999_is_the_last() {
        assert_eq!("9999-12-31".parse(), Ok(Day(Day::LAST)));
        assert_eq!(Day::new(i64::from(Day::LAST) + 1), None);
    }
}
