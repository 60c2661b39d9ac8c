//! The texts of the rulebook: its pages, and the examples to play through on them.

/// The texts of the rulebook.
#[derive(Clone, Copy)]
pub struct RulebookText {
    /// The button that shows the list of pages.
    pub contents: &'static str,
    /// The label of the search field.
    pub search: &'static str,
    /// The number of pages that were found.
    pub found: fn(pages: usize) -> String,
    /// No page has these words.
    pub nothing_found: fn(words: &str) -> String,
    /// The button to the page before.
    pub previous: &'static str,
    /// The button to the page after.
    pub next: &'static str,
    /// The heading of an example.
    pub try_it: &'static str,
    /// The dominoes to choose from in an example.
    pub dominoes: &'static str,
    /// The button that sets an example up again.
    pub again: &'static str,
    /// The button beside a refusal or an explanation that opens its page.
    pub rule: &'static str,
    /// The same button's name, with the title of the page.
    pub rule_on: fn(title: &str) -> String,
    /// The pages: aim, placing, joker, plants, closing, majority, ties, clouds, end of turn, end of
    /// game, mushrooms, end of Valley, back of the board.
    pub pages: [PageText; 13],
    /// The examples: matching, joker, bush, neutral pine, isolated space, tie, neutral first,
    /// clouds, mushroom.
    pub examples: [ExampleText; 9],
}

/// The words of a page.
#[derive(Clone, Copy)]
pub struct PageText {
    /// The title.
    pub title: &'static str,
    /// The paragraphs.
    pub paragraphs: &'static [&'static str],
}

/// The words of an example.
#[derive(Clone, Copy)]
pub struct ExampleText {
    /// The situation, and what to try.
    pub task: &'static str,
    /// Why it ends as it does, shown after the last move.
    pub answer: &'static str,
}

/// Writes a page.
pub(in crate::text) const fn page(
    title: &'static str,
    paragraphs: &'static [&'static str],
) -> PageText {
    PageText { title, paragraphs }
}

/// Writes an example.
pub(in crate::text) const fn example(task: &'static str, answer: &'static str) -> ExampleText {
    ExampleText { task, answer }
}

impl RulebookText {
    pub(in crate::text) const ENGLISH: RulebookText = RulebookText {
        contents: "All pages",
        search: "Search the rules",
        found: |pages| if pages == 1 { "1 page".to_owned() } else { format!("{pages} pages") },
        nothing_found: |words| format!("No page has “{words}”."),
        previous: "Back",
        next: "Next",
        try_it: "Try it",
        dominoes: "Dominoes",
        again: "Again",
        rule: "Rule",
        rule_on: |title| format!("Rule: {title}"),
        pages: [
            page(
                "What it is about",
                &[
                    "The valley is polluted. You bring its animals and plants back.",
                    "Place dominoes with animals along the brook, and plant in the areas beside it. A plant scores at once. An area scores when it is closed.",
                    "Everybody starts with three dominoes in hand and 6 clouds. In turn order you start with 4, 3, 2 and 1 points. Most points win.",
                ],
            ),
            page(
                "Placing a domino",
                &[
                    "Place a domino from your hand on two free brook spaces that lie side by side.",
                    "Each animal must match every animal beside it: above, below, left and right. The same animals match. The joker, at first the butterfly, matches every animal. One mismatch is enough, and the domino cannot lie there.",
                    "At least one half must lie on a starting space, or beside an animal that matches. On a starting space, too, it must match what is beside it.",
                    "If you cannot or do not want to place a domino, discard one. You then plant nothing in this turn.",
                ],
            ),
            page(
                "The joker",
                &[
                    "One animal is the joker: it matches every animal, and every animal matches it. At first that is the butterfly. A crown marks the joker on the dominoes.",
                    "For 2 clouds you make another animal the joker, at any time in your turn. Dominoes on the board stay, even if they would not match any more.",
                ],
            ),
            page(
                "Plants and their points",
                &[
                    "After placing a domino you may plant once: on a free area space beside one of its halves. Diagonally is not beside. If no such space is free, you cannot plant.",
                    "Take any plant from your player board, of your colour or neutral. Turf is worth 1, bush 2, pine 3, oak 4.",
                    "You score at once: 1 point for the plant, and 1 more for each other plant of equal or lower value in that area. Whose plants they are does not matter.",
                    "An area token in the way moves to another space of its area.",
                ],
            ),
            page(
                "Closing an area",
                &[
                    "An area is closed when no brook space beside it can take a domino any more. Each one is covered, or isolated. A free brook space is isolated if no other free one is beside it.",
                    "If your domino closed areas, they are scored when you end your turn. Before that you may still spend clouds, and so change who has the most.",
                    "You take the token of each area that you close, even if others get its points. The points on its back count at the end. Until then only you may see them.",
                ],
            ),
            page(
                "Who gets an area’s points",
                &[
                    "For each colour, add up the values of its plants in the area. Neutral counts as a colour.",
                    "The highest total gets the main points, the large number on the token. The second-highest gets the minor points, the small one. All others get nothing.",
                    "If only one colour is left and it belongs to a player, that player gets both.",
                ],
            ),
            page(
                "Ties and neutral plants",
                &[
                    "Colours with the same total drop out, as if they were not there. Lower totals then move up.",
                    "Neutral plants belong to nobody. Neutral can be first or second, and then nobody gets those points. It can also tie with a player, so that both drop out.",
                ],
            ),
            page(
                "Clouds",
                &[
                    "Everybody starts with 6 clouds and never holds more. You may spend them in your own turn:",
                    "2 clouds make another animal the joker, at any time in the turn.",
                    "For as many clouds as its value, you take back a plant of your colour or a neutral one. It may stand in any area, also a closed one. You need room for it on your player board. Its points stay.",
                    "3 clouds buy an extra turn, at the end of a turn, if you have a domino in hand.",
                    "Plant on clouds to take them. Those you have no room for are lost, so spend some first. Each cloud left at the end is 1 point.",
                ],
            ),
            page(
                "The end of your turn",
                &[
                    "First the areas that you closed are scored. Then you draw a domino, so that you hold three again. Once your reserve is empty, you draw no more.",
                    "After drawing you may still spend clouds. Then the next player takes a turn. A player without dominoes is skipped.",
                ],
            ),
            page(
                "The end of the game",
                &[
                    "The game ends when nobody has a domino left. Areas that still have a token are then scored, but nobody takes that token.",
                    "Each cloud left gives 1 point. Each plant left on your player board costs its value. The backs of your area tokens give their points.",
                    "Most points win. If tied, more area tokens win. If still tied, you share the victory.",
                ],
            ),
            page(
                "Valley: stumps and mushrooms",
                &[
                    "In Valley dominoes lie on a meadow, and ponds are the starting spaces. Matching, planting and points are as in the base game.",
                    "Cover a tree stump with a domino, and you may take a mushroom, as long as one of the 8 is left. Place it at once on a free meadow space beside an area.",
                    "The mushroom becomes an area space. It joins all areas beside it into one, and one plant may stand on it. What lay under it is out of the game.",
                    "Clouds lie on the meadow. Cover them with a domino, and you take as many as you have room for.",
                ],
            ),
            page(
                "Valley: the end of the game",
                &[
                    "Valley has no area tokens, and no area is scored before the end. Plants score at once, as always.",
                    "At the end each area gives 1 main point for each of its spaces, mushrooms included. The minor points are half of that, rounded down. Majority and ties are as in the base game.",
                    "Clouds and plants left count as always. If points are tied, the highest total in the largest area wins.",
                ],
            ),
            page(
                "Valley: the back of the board",
                &[
                    "On the back of the Valley board the clouds lie on area spaces. You take them by planting there, as in the base game. All else is as on the front.",
                ],
            ),
        ],
        examples: [
            example(
                "Two spaces are free between fox and frog. You are orange. Which of your dominoes fit there?",
                "Frog and fox fit: both animals match. Butterfly and frog fit, too, because the butterfly is the joker. Snail and fox do not: the snail would lie beside the frog or the fox.",
            ),
            example(
                "None of your dominoes fits between fox and frog. Make another animal the joker, and place badger and frog.",
                "With the badger as the joker it fits. The fox or the frog as the joker would do, too. It costs 2 clouds.",
            ),
            example(
                "You are black. Orange has a bush here, and you have a turf. Plant a bush.",
                "The bush scores 3 points: 1 for itself, 1 for the orange bush and 1 for your turf. A turf would score only 2, because the orange bush is worth more.",
            ),
            example(
                "You are orange, and one space is free. Plant a neutral pine.",
                "The pine scores 4 points: 1 for itself and 1 for each of the other three. All of them are worth less.",
            ),
            example(
                "You are orange. Place a domino, plant an oak and end your turn.",
                "The oak scores 1 point. One brook space is left, but no domino fits on a single space: it is isolated, and the area is closed. Only orange is there and gets both, 3 + 1 = 4 points.",
            ),
            example(
                "Black and neutral have 3 each. You are orange: place the two owls, plant a bush and end your turn.",
                "The bush scores 3 points. Then the area is closed. Black and neutral are tied and drop out, so orange is alone with 2 and gets 4 + 2 = 6 points.",
            ),
            example(
                "Neutral has 4 here, black has 1. You are orange: place the two owls, plant a bush and end your turn.",
                "The bush scores 2 points. Neutral is first, so nobody gets the 4 main points. Orange is second and gets the 2 minor points. An oak would tie with neutral: then black alone would get all.",
            ),
            example(
                "You hold 6 clouds, and 2 lie beside your domino. Make room for them, then plant a turf there.",
                "Once you have spent 2 clouds, there is room for these 2. Without that they are lost. The turf scores 1 point: the bush is worth more.",
            ),
            example(
                "A mushroom has joined two areas above, another two below. Cover the last stump, join both with a mushroom, and plant an oak beside your domino.",
                "One area of 16 spaces! The oak scores 5 points: 1 for itself and 1 for each of the four other plants.",
            ),
        ],
    };
}
