//! What the player wants to see on the table.

/// How a half of a domino is shown beside which nothing can be laid any more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Irrelevant {
    /// Half seen through.
    #[default]
    Faint,
    /// Not at all.
    Hidden,
    /// Like any other.
    Full,
}

/// What the player wants to see on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Look {
    /// Animals beside which nothing can be laid any more.
    pub irrelevant: Irrelevant,
    /// Scored areas in a colour of their own.
    pub scored_areas: bool,
    /// The joker's mark on dominoes.
    pub joker_marks: bool,
    /// Coordinates on the rim.
    pub coordinates: bool,
}

impl Default for Look {
    fn default() -> Self {
        Look {
            irrelevant: Irrelevant::Faint,
            scored_areas: true,
            joker_marks: true,
            coordinates: true,
        }
    }
}
