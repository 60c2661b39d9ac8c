//! The texts of the rules dialog.

/// The texts of the rules dialog.
#[derive(Clone, Copy)]
pub struct HowToPlayText {
    /// The sections with their headings: aim, domino, matching, planting, clouds, closing an area,
    /// majority, drawing, the end, Valley.
    pub sections: [(&'static str, &'static str); 10],
    /// The alternative text of the picture with matching dominoes.
    pub matching_picture: &'static str,
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
                "Bring a polluted valley back to life. Place dominoes with animals along the brook and plant in the areas beside it. A plant scores at once. Each area scores for the players with the highest plant totals. In turn order you start with 4, 3, 2 and 1 points. Most points wins.",
            ),
            (
                "Your turn: a domino",
                "Place one of the three dominoes of your hand on two free brook spaces. At least one half must lie on a starting space, or beside an animal that matches. If you cannot or do not want to, discard one; you then skip planting.",
            ),
            (
                "What matches",
                "Every animal must be the same as each animal beside it: above, below, left and right. One animal is the joker: it matches all others, and all others match it. At first that is the butterfly.",
            ),
            (
                "Then a plant",
                "Place one plant on a free area space beside the domino you have just placed. It scores 1 point, and 1 more for each plant in that area that is worth the same or less: turf 1, bush 2, pine 3, oak 4. It may be yours or neutral.",
            ),
            (
                "Clouds",
                "Spend clouds at any time in your turn: 2 to make another animal the joker; the value of a plant to take it back from the board, yours or neutral, if there is room for it on your board; 3 at the end of the turn for another one. Plant on clouds to collect them. You can hold six; the rest are lost.",
            ),
            (
                "Closing an area",
                "When every brook space beside an area is covered, or cut off so that no domino can reach it, the area is scored. Whoever’s turn it is takes its token. The points on the token’s back count at the end, and are secret till then.",
            ),
            (
                "Who is strongest",
                "Add up the values of each colour in the area; neutral counts as a colour. Tied colours do not count. Of the others, the highest gets the token’s large number, the second the small one. If one colour alone is left, it gets both. Neutral can come first or second but never scores.",
            ),
            (
                "End of your turn",
                "After scoring you draw back to three dominoes while your reserve lasts. Then the next player takes a turn. A player without dominoes is skipped.",
            ),
            (
                "The end",
                "The game ends when all dominoes are gone. Areas that still have a token are scored. Then each cloud left gives 1 point, each plant left on your player board costs its value, and your tokens give what is on their backs. If tied, more area tokens win.",
            ),
            (
                "Valley",
                "On the Valley boards the first dominoes begin at a pond, and areas are scored only at the end: an area is then worth its size to the first, and half of it to the second. Plants score at once, as always. Where clouds lie on the meadow, covering them gives you as many as fit. Cover a stump and you may place a mushroom on a free meadow space beside an area. It becomes part of it, joins all areas it touches, and even a plant may stand on it.",
            ),
        ],
        matching_picture: "Owl–fox beside fox–frog: fox touches fox. Turtle–butterfly beside snail–badger: the butterfly is the joker and touches a snail.",
        example: |main, minor| format!("For example, with {main} and {minor} on the token:"),
        example_picture: |plants| format!("An area with these plants: {}.", plants.join(", ")),
    };
}
