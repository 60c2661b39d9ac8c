//! The lines typed into the command field, which the arrow keys bring back.

/// The lines that were typed, and the one on display, counted from the end; 0 is a new line.
#[derive(Default)]
pub struct History {
    lines: Vec<String>,
    back: usize,
}

impl History {
    /// Adds a line, unless the last one is the same. A new line is then on display.
    pub fn add(&mut self, line: String) {
        self.back = 0;
        if self.lines.last() != Some(&line) {
            self.lines.push(line);
        }
    }

    /// Goes to the line before or after and returns it; the line after the last is empty.
    pub fn step(&mut self, is_back: bool) -> String {
        let back = if is_back { self.back + 1 } else { self.back.saturating_sub(1) };
        self.back = back.min(self.lines.len());
        let index = self.lines.len() - self.back;
        self.lines.get(index).cloned().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn history_steps_back_and_forth() {
        let mut history = History::default();
        assert_eq!(history.step(true), "");
        for line in ["hand", "frog a1", "frog a1"] {
            history.add(line.to_owned());
        }
        assert_eq!([true, true, true].map(|back| history.step(back)), ["frog a1", "hand", "hand"]);
        assert_eq!([false, false].map(|back| history.step(back)), ["frog a1", ""]);
    }
}
