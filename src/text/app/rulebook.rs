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
    /// After a move that the task does not ask for: the sentence of the one that it asks for.
    pub other_move: fn(asked: &str) -> String,
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
        other_move: |asked| {
            format!("That works, too, but the task asks for another move: “{asked}”")
        },
        rule: "Rule",
        rule_on: |title| format!("Rule: {title}"),
        pages: [
            page(
                "What it is about",
                &[
                    "The valley is polluted. You bring its animals and plants back.",
                    "Each domino brings two animals to the brook, and you may plant beside it. A plant scores at once. An area scores when it is closed, or else at the end of the game.",
                    "Everybody starts with 3 dominoes in hand and 6 clouds. The first player starts with 4 points, the next ones with 3, 2 and 1. Most points win.",
                ],
            ),
            page(
                "Placing a domino",
                &[
                    "A domino from your hand needs two free brook spaces that lie side by side.",
                    "Each animal must match every animal beside it: above, below, left and right. Only the other half of its own domino does not count.",
                    "Two animals match if they are the same. The joker, at first the butterfly, matches every animal. A single mismatch is too many: the domino cannot lie there.",
                    "A domino cannot lie just anywhere: one half must cover a starting space, or have a matching animal beside it. Even on a starting space it must match every animal beside it.",
                    "If none fits, or you would rather not place one, discard a domino. Then you plant nothing in this turn.",
                ],
            ),
            page(
                "The joker",
                &[
                    "One animal is the joker, and it matches all others. At first that is the butterfly. A crown marks the joker on the dominoes.",
                    "For 2 clouds you make another animal the joker. You may do so at any time in your turn. Dominoes on the board stay, even if they would not match any more.",
                ],
            ),
            page(
                "Plants and their points",
                &[
                    "Each domino that you place lets you plant once: on a free area space beside one of its halves. Diagonal does not count. If there is no such space, you plant nothing.",
                    "Choose among the plants left on your player board, of your colour or neutral. Turf is worth 1, bush 2, pine 3, oak 4.",
                    "The plant scores at once. Count it, and all others of equal or lower value in its area: each is 1 point. Whose plants they are does not matter.",
                    "An area token never blocks you: it moves to another space of its area.",
                ],
            ),
            page(
                "Closing an area",
                &[
                    "An area is closed when the brook beside it has no room for a domino any more. Each brook space there is covered or isolated. An isolated space is free, but alone: no brook space beside it is free. A cross marks it.",
                    "The areas that your domino closes are scored when you end your turn. Until then you may still spend clouds, and so change who has the most.",
                    "You take the token of each area that you close, even if others get its points. The points on its back count at the end. Until then only you may see them.",
                ],
            ),
            page(
                "Who gets an area’s points",
                &[
                    "When an area is scored, its colours compete. All plants of a colour together make up its total value. Neutral takes part like any other colour.",
                    "The highest total gets the main points, the large number on the token. The second-highest gets the minor points, the small one. All others get nothing.",
                    "A player whose colour is the only one left gets both. If only neutral is left, nobody gets anything.",
                ],
            ),
            page(
                "Ties and neutral plants",
                &[
                    "Colours with the same total are tied and drop out: none of them counts. Lower totals then move up.",
                    "Neutral plants belong to nobody. If neutral is first or second, nobody gets those points. If it ties with a player, both drop out.",
                ],
            ),
            page(
                "Clouds",
                &[
                    "Everybody starts with 6 clouds and never holds more. In your own turn you may spend them at any time:",
                    "2 clouds: you make another animal the joker.",
                    "1 to 4 clouds: you take back a plant, of your colour or neutral. It costs its value, and may stand in a closed area, too. You need room for it on your player board. You keep its points.",
                    "3 clouds, only at the end of your turn: you take an extra turn. For that you need a domino in hand.",
                    "Plant on clouds to take them. Those you have no room for are lost, so spend some first. Each cloud left at the end is 1 point.",
                ],
            ),
            page(
                "The end of your turn",
                &[
                    "First the areas that you closed are scored. Then you draw a domino, so that you hold 3 again. With an empty reserve you draw nothing.",
                    "After drawing you may still spend clouds. Then the next player takes a turn. A player without dominoes is skipped.",
                ],
            ),
            page(
                "The end of the game",
                &[
                    "The final scoring begins when everybody has used up all dominoes. Areas that still have their token are scored first. Nobody takes these tokens.",
                    "Then each cloud left gives 1 point. Each plant left on your player board costs its value in points. The backs of your area tokens give their points.",
                    "Most points win. If points are tied, more area tokens win. If these are tied, too, you share the victory.",
                ],
            ),
            page(
                "Valley: stumps and mushrooms",
                &[
                    "In Valley dominoes lie on a meadow, and ponds are the starting spaces. Otherwise dominoes and plants follow the rules of the base game.",
                    "Each tree stump under your domino brings you a mushroom, as long as one of the 8 is left. Place it at once on a free meadow space beside an area, or skip it.",
                    "A mushroom is one more space of its area, and one plant may stand on it. All areas beside it become one. What lay under it is out of the game.",
                    "On side A, clouds lie on the meadow. Cover them with a domino, and you take as many as you have room for.",
                ],
            ),
            page(
                "Valley: the end of the game",
                &[
                    "Valley has no area tokens, and no area is scored before the end. Plants score at once, as always.",
                    "At the end each area gives 1 main point for each of its spaces, mushrooms included. The minor points are half of that, rounded down. Majority and ties are as in the base game.",
                    "Clouds and plants left count as always. If points are tied, the majority in the largest area wins. If several areas are the largest, the majority in more of them wins. If that is tied, too, you share the victory.",
                ],
            ),
            page(
                "Valley: side B of the board",
                &[
                    "Side B is the back of the Valley board. There the clouds lie on area spaces. You take them by planting on them, as in the base game. All else is as on side A.",
                ],
            ),
        ],
        examples: [
            example(
                "Two spaces are free between fox and frog. You are orange. Which of your dominoes fit there?",
                "Frog and fox fit: fox lies beside fox, and frog beside frog. Butterfly and frog fit, too, because the butterfly is the joker. Snail and fox do not fit: the snail would lie beside the frog or the fox.",
            ),
            example(
                "None of your dominoes fits between fox and frog. Make another animal the joker, and place badger and frog.",
                "With the badger as the joker it fits. With the fox or the frog as the joker it would fit, too. Changing the joker costs 2 clouds.",
            ),
            example(
                "You are black. Orange has a bush here, and you have turf. Plant a bush.",
                "The bush scores 3 points, because all three plants count: none is worth more than it. Turf would score only 2: the orange bush is worth more and would not count.",
            ),
            example(
                "You are orange, and one space is free. Plant a neutral pine.",
                "The pine scores 4 points: 1 for itself and 1 for each of the other three. All of them are worth less.",
            ),
            example(
                "You are orange. Place frog and fox, plant an orange oak and end your turn.",
                "The oak scores 1 point. One brook space is left, but no domino fits on a single space. It is isolated, so the area is closed. Only orange is there and gets main and minor points, 3 + 1 = 4.",
            ),
            example(
                "Black and neutral have 3 each. You are orange: place the two owls, plant an orange bush and end your turn.",
                "The bush scores 3 points. At the end of your turn the closed area is scored. Black and neutral are tied and drop out. Orange is alone with 2 and gets 4 + 2 = 6 points.",
            ),
            example(
                "Neutral has 4 here, black has 1. You are orange: place the two owls, plant an orange bush and end your turn.",
                "The bush scores 2 points. Neutral is first, so nobody gets the 4 main points. Orange is second and gets the 2 minor points. An orange oak would tie with neutral: then black alone would get all.",
            ),
            example(
                "You hold 6 clouds, and 2 lie beside your domino. Spend 2 to make room, then plant turf on the clouds.",
                "Once you have spent 2 clouds, there is room for these 2. Without room they are lost. The turf scores 1 point, for itself.",
            ),
            example(
                "A mushroom has joined two areas above, another two below. Cover the last stump, join the two large areas with a mushroom, and plant an oak beside your domino.",
                "One area of 16 spaces! The oak scores 5 points: 1 for itself and 1 for each of the four other plants.",
            ),
        ],
    };
}
