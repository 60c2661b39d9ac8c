//! The dominoes that a player has not seen.

/// The dominoes that a player has not seen.
#[derive(Clone, Copy)]
pub struct UnseenText {
    /// The heading.
    pub title: &'static str,
    /// How many.
    pub count: fn(count: usize) -> String,
    /// The column with the sum of an animal.
    pub sum: &'static str,
    /// A domino not seen.
    pub out: &'static str,
    /// A domino seen.
    pub seen: &'static str,
    /// What the signs of the triangle mean.
    pub legend: &'static str,
    /// Nobody is at the screen.
    pub nobody: &'static str,
}

impl UnseenText {
    pub(in crate::text) const ENGLISH: UnseenText = UnseenText {
        title: "Dominoes not seen yet",
        count: |count| match count {
            1 => "1 domino is in other hands, in the reserves or in the box.".into(),
            _ => format!("{count} dominoes are in other hands, in the reserves or in the box."),
        },
        sum: "All",
        out: "not seen yet",
        seen: "seen",
        legend: "● not seen yet, · seen",
        nobody: "This is shown to the player at the screen.",
    };
}
