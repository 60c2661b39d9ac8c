//! The texts of the rules dialog.

/// The texts of the rules dialog.
#[derive(Clone, Copy)]
pub struct HowToPlayText {
    /// The sections with their headings: aim, domino, matching, planting, clouds, closing an area,
    /// majority, drawing, the end, Valley.
    pub sections: [(&'static str, &'static str); 10],
    /// The line above the example of a majority, with the points of its token.
    pub example: fn(main: i32, minor: i32) -> String,
    /// The alternative text of the example's picture, with its plants.
    pub example_picture: fn(plants: &[String]) -> String,
}

impl HowToPlayText {
    pub(in crate::text) const ENGLISH: HowToPlayText = HowToPlayText {
        sections: [
            (
                "What it is about",
                "A valley wants its green back. You lay dominoes with animals along the brook and set plants in the areas beside it. Plants score at once, and areas score for those who stand strongest in them. Who plays later begins with fewer points: 4, 3, 2, 1. The most points win.",
            ),
            (
                "Your turn: a domino",
                "Place one of the three dominoes of your hand on two free brook spaces. The first ones begin at a starting space, all others beside what lies there. If you can’t or won’t, discard one instead; then you plant nothing in this turn.",
            ),
            (
                "What matches",
                "Every animal must be the same as each animal beside it, up, down, left and right. One animal is the joker: it matches all others, and all others match it. At first that is the butterfly.",
            ),
            (
                "Then a plant",
                "Set one plant on a free area space beside the domino you have just placed. It scores 1 point, and 1 more for each plant in that area that is worth the same or less: turf 1, bush 2, pine 3, oak 4. It may be yours or neutral.",
            ),
            (
                "Clouds",
                "Spend clouds at any time in your turn: 2 to make another animal the joker; the value of a plant to take it back from the board, yours or neutral, if your player board has its place free; 3 at the end for another turn. Planting on clouds gives you as many as fit; six is the most.",
            ),
            (
                "Closing an area",
                "When every brook space beside an area is covered, or cut off so that no domino can reach it, the area is scored. Whoever’s turn it is takes its token. The points on the token’s back count at the end, and are secret till then.",
            ),
            (
                "Who is strongest",
                "Add up the values of each colour in the area; neutral counts as a colour. Colours with the same total drop out, all of them. Of those that remain, the highest gets the token’s large number, the second the small one. If one colour alone remains, it gets both. Neutral takes its place, but no points.",
            ),
            (
                "Going on",
                "After scoring you draw back to three dominoes while your reserve lasts. Then the next player takes a turn. Whoever runs out of dominoes is passed over.",
            ),
            (
                "The end",
                "The game ends when all dominoes are gone. Areas that still have a token are scored. Then each cloud left gives 1 point, each plant left on your player board costs its value, and your tokens give what is on their backs. A tie goes to who has more tokens.",
            ),
            (
                "Valley",
                "On the Valley boards the first dominoes begin at a pond, and nothing is scored before the end: an area is then worth its size, and half of it for the second. Where clouds lie on the meadow, covering them gives you as many as fit. Cover a stump and you may set a mushroom on a free meadow space beside an area. It becomes part of it, joins all areas it touches, and even a plant may stand on it.",
            ),
        ],
        example: |main, minor| format!("For example, with {main} and {minor} on the token:"),
        example_picture: |plants| format!("An area with these plants: {}.", plants.join(", ")),
    };
}
