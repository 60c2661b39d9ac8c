//! The texts of the panel of unseen dominoes.

/// The texts of the panel of unseen dominoes.
#[derive(Clone, Copy)]
pub struct UnseenText {
    /// The heading.
    pub title: &'static str,
    /// The button's short label, a part of the heading.
    pub label: &'static str,
    /// The number of unseen dominoes.
    pub count: fn(count: usize) -> String,
    /// The column with the sum of an animal.
    pub sum: &'static str,
    /// An unseen domino.
    pub out: &'static str,
    /// A seen domino.
    pub seen: &'static str,
    /// The legend of the triangle's signs.
    pub legend: &'static str,
    /// The text while no person has the turn.
    pub nobody: &'static str,
}

impl UnseenText {
    pub(in crate::text) const ENGLISH: UnseenText = UnseenText {
        title: "Dominoes not seen yet",
        label: "Dominoes",
        count: |count| match count {
            1 => "1 domino is in other hands, in the reserves or in the box.".into(),
            _ => format!("{count} dominoes are in other hands, in the reserves or in the box."),
        },
        sum: "Total",
        out: "not seen yet",
        seen: "seen",
        legend: "● not seen yet, × seen",
        nobody: "This is shown to the player at the screen.",
    };
}
