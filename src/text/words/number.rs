//! Numbers as every language writes them.

/// Formats points with their sign: `+3`, `−2` with a true minus sign, `0` without a sign.
pub fn signed(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => plain(points),
    }
}

/// Formats a number, with a true minus sign if it is negative.
pub fn plain(number: i64) -> String {
    let sign = if number < 0 { "−" } else { "" };
    format!("{sign}{}", number.unsigned_abs())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_loss_is_written_with_a_true_minus() {
        assert_eq!(signed(-12), "−12");
    }

    #[test]
    fn a_gain_carries_its_plus() {
        assert_eq!(signed(7), "+7");
    }

    #[test]
    fn zero_has_no_sign() {
        assert_eq!(signed(0), "0");
    }
}
