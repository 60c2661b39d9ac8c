//! Numbers as every language writes them.

/// A number of points with its sign: `+3`, `−2` with a true minus, `0` bare.
pub fn signed(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        1.. => format!("+{points}"),
        _ => plain(points),
    }
}

/// A number with a true minus sign where it is below 0.
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
    fn nothing_has_no_sign() {
        assert_eq!(signed(0), "0");
    }
}
