//! What is told of spaces.

/// What is told of spaces.
#[derive(Clone, Copy)]
pub struct SpaceText {
    /// Brook, in the base game.
    pub brook: &'static str,
    /// Meadow, in Valley.
    pub meadow: &'static str,
    /// Nothing is there.
    pub no_space: &'static str,
    /// Nothing lies on it.
    pub free: &'static str,
    /// Nothing lies on it, and no domino ever can.
    pub isolated: &'static str,
    /// A starting space.
    pub start: &'static str,
    /// A pond.
    pub pond: &'static str,
    /// A stump.
    pub stump: &'static str,
    /// A mushroom.
    pub mushroom: &'static str,
    /// Clouds lie there.
    pub clouds: fn(count: u32) -> String,
    /// A tap does something there.
    pub legal: &'static str,
    /// A mushroom would join areas into one of so many spaces there, in which that colour would be
    /// first.
    pub joins: fn(size: usize, first: Option<&str>) -> String,
    /// It is covered by what is chosen.
    pub chosen: &'static str,
    /// Nothing can be laid beside the animal any more.
    pub irrelevant: &'static str,
}

impl SpaceText {
    pub(in crate::text) const ENGLISH: SpaceText = SpaceText {
        brook: "brook",
        meadow: "meadow",
        no_space: "no space",
        free: "free",
        isolated: "no domino fits here any more",
        start: "starting space",
        pond: "pond",
        stump: "stump",
        mushroom: "mushroom",
        clouds: |count| if count == 1 { "1 cloud".into() } else { format!("{count} clouds") },
        legal: "legal",
        joins: |size, first| {
            let first = first.map(|first| format!(", {first} first")).unwrap_or_default();
            format!("joins areas into one of {size} spaces{first}")
        },
        chosen: "chosen",
        irrelevant: "nothing fits beside it any more",
    };
}
