//! The tutorial.

/// The texts of the tutorial.
#[derive(Clone, Copy)]
pub struct TutorialText {
    /// The heading of the dialog with the lessons, and the name of the coach's panel.
    pub title: &'static str,
    /// The lessons, each with what it teaches: the base game, Valley.
    pub lessons: [(&'static str, &'static str); 2],
    /// The button that begins a lesson.
    pub begin: &'static str,
    /// The button that resumes a lesson.
    pub resume: &'static str,
    /// The button that begins a lesson anew.
    pub restart: &'static str,
    /// The number of the step, and of all steps.
    pub step: fn(usize, usize) -> String,
    /// The button after a step that needs no move.
    pub next: &'static str,
    /// The button that sets the step up again.
    pub repeat: &'static str,
    /// The button that leaves the lesson.
    pub leave: &'static str,
    /// The message that a lesson left before its end can be continued.
    pub kept: &'static str,
    /// The button that begins a game against the weakest bot.
    pub play: &'static str,
    /// The button that begins the Valley lesson after the first one.
    pub go_on: &'static str,
    /// What to do while the other player acts.
    pub watch: &'static str,
    /// What to do once the other player has closed an area and waits.
    pub other_closed: &'static str,
    /// What happens while the final scoring adds up the points.
    pub counts: &'static str,
    /// What to do if a step leaves nothing but the end of the turn.
    pub end_turn: &'static str,
    /// The reason why another domino is wrong; the wanted one.
    pub other_domino: fn(&str) -> String,
    /// The reason why another space is wrong.
    pub other_space: &'static str,
    /// The answer to a tap on the space of a plant that is not chosen yet.
    pub choose_plant: &'static str,
    /// The reason why the domino must be rotated.
    pub turned: &'static str,
    /// The reason why a domino that covers one of the two spaces must be moved.
    pub half_there: &'static str,
    /// The reason why no domino is discarded.
    pub discard: &'static str,
    /// The reason why nothing is undone.
    pub undo: &'static str,
    /// How keys choose the joker.
    pub joker_by_keys: &'static str,
    /// How to have a number explained: by a finger, and by mouse or keys.
    pub numbers: [&'static str; 2],
    /// The steps of the base lesson.
    pub base: [StepText; 17],
    /// The steps of the Valley lesson.
    pub valley: [StepText; 10],
}

/// The texts of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StepText {
    /// What to do.
    pub goal: &'static str,
    /// Why, or what it teaches.
    pub why: &'static str,
    /// The reason why another move is wrong.
    pub wrong: &'static str,
}

/// Returns the texts of a step: what to do, why, and the reason why another move is wrong.
pub(in crate::text) const fn step(
    goal: &'static str,
    why: &'static str,
    wrong: &'static str,
) -> StepText {
    StepText { goal, why, wrong }
}

impl TutorialText {
    pub(in crate::text) const ENGLISH: TutorialText = TutorialText {
        title: "Learn to play",
        lessons: [
            ("Your first game", "Dominoes, plants, areas and clouds: about five minutes"),
            ("Into the Valley", "Stumps and mushrooms: about three minutes"),
        ],
        begin: "Begin",
        resume: "Continue",
        restart: "Start again",
        step: |number, count| format!("Step {number} of {count}"),
        next: "Next",
        repeat: "Repeat this step",
        leave: "Leave",
        kept: "Next time “Learn to play” goes on at this step.",
        play: "Play your first game",
        go_on: "On to Valley",
        watch: "Watch what Blue does.",
        other_closed: "Blue has closed an area.",
        counts: "Now all points are counted.",
        end_turn: "Well done! Now end your turn.",
        other_domino: |domino| format!("Take another domino for this step: {domino}."),
        other_space: "That fits, too! For this step, choose the glowing place.",
        choose_plant: "That is the right space. Now choose the plant.",
        turned: "Right place, but the wrong way round. Rotate it.",
        half_there: "Almost! Rotate it, or choose the other glowing space.",
        discard: "Keep it! It still fits on the board.",
        undo: "In a lesson nothing is undone. You can repeat the step instead.",
        joker_by_keys: "J opens the animals, the arrow keys go from one to the next.",
        numbers: [
            "Does a number or a sign puzzle you? Tap it.",
            "Does a number or a sign puzzle you? Point at it, or go to it with the keys.",
        ],
        base: [
            step(
                "Welcome to the brook!",
                "You are orange and begin with 4 points, Blue with 3. Place animals along the brook, plant beside them and collect points.",
                "Read this first, then press “Next”.",
            ),
            step(
                "Place the domino with frog and fox, the frog to the right.",
                "Choose the domino in your hand. Then choose the glowing ring of stones, and “Place”.",
                "First place the domino with frog and fox.",
            ),
            step(
                "Choose turf for the glowing space.",
                "The first plant of an area scores 1 point. Its value counts for the lead there: turf 1, bush 2, pine 3, oak 4. “1st”: you lead.",
                "Start small: plant your own turf.",
            ),
            step(
                "End your turn.",
                "You draw a new domino, and Blue takes a turn.",
                "All is done here. End your turn.",
            ),
            step(
                "Place frog and hedgehog: frog beside frog.",
                "Where two dominoes touch, the animals must be the same. Nothing fits beside faint animals any more.",
                "First place the domino with frog and hedgehog.",
            ),
            step(
                "Plant a bush on the glowing space.",
                "1 point, and 1 more for each other plant here of equal or lower value. With Blue’s bush that makes 2. “tie”: as much as Blue, so nobody leads.",
                "Plant your own bush: it gets 2 points here.",
            ),
            step(
                "Place butterfly and owl: butterfly beside frog.",
                "The butterfly is the joker animal: it matches every animal.",
                "First place the domino with butterfly and owl.",
            ),
            step(
                "Plant a pine on the glowing space.",
                "Only 1 point, for Blue’s oak is worth more. “2nd” means: with 3 you are second, close behind Blue’s 4.",
                "Plant your own pine: a value of 3 makes you second here.",
            ),
            step(
                "Make the badger the joker animal.",
                "Your badger does not match the owl. For 2 of your 6 clouds it becomes the joker. ✓ means: a domino of yours will fit then.",
                "First make the badger the joker animal.",
            ),
            step(
                "Place salamander and badger: badger beside owl.",
                "Now the badger matches every animal.",
                "First place the domino with salamander and badger.",
            ),
            step(
                "Plant a bush where the clouds are.",
                "If you plant on clouds, you take them. You can hold 6. Clouds also pay for taking a plant back and for extra turns.",
                "Plant your own bush on the clouds.",
            ),
            step(
                "End your turn and score the area.",
                "The brook around it is covered: it is closed. Your plants are worth 4, Blue’s 2. You get the main points, the large number, Blue the minor points.",
                "All is done here. End your turn.",
            ),
            step(
                "4 points for you, 2 for Blue!",
                "You take the area’s token (4/2): its back, here 1 point, counts at the end. Clouds left count then, too, 1 point each.",
                "Read this first, then press “Next”.",
            ),
            step(
                "Place your last domino: owl beside owl.",
                "Blue paid 3 clouds for an extra turn and got 3 points in B. C: a tie, and grey is nobody’s, so no points. Blue closed it and takes the token.",
                "First place your last domino.",
            ),
            step(
                "Plant a neutral oak on the glowing space.",
                "Grey plants are neutral: nobody owns them. Neutral then has 4, like Blue. Tied colours drop out, so you get all the points!",
                "Only the neutral oak gives you all 6: it ties with Blue.",
            ),
            step(
                "End your turn and score the area.",
                "The game ends now. Plants left over cost their value in points: use the valuable ones in good time.",
                "All is done here. End your turn.",
            ),
            step(
                "You made it! The game is over.",
                "A real game is longer, and for two it has more plants. There you rarely need “Place”: choosing the plant is enough.",
                "The game is over. Press a button below.",
            ),
        ],
        valley: [
            step(
                "Welcome to the Valley!",
                "Here there are stumps and mushrooms. Areas are not scored until the game ends.",
                "Read this first, then press “Next”.",
            ),
            step(
                "Place turtle and fox on pond and stump.",
                "Ponds are the starting spaces. A stump under your domino brings you a mushroom.",
                "First place the domino with turtle and fox.",
            ),
            step(
                "Put the mushroom on the glowing space.",
                "Placed beside areas, it joins them: here A and B.",
                "Do take the mushroom: it makes a large area.",
            ),
            step(
                "Plant a bush on the glowing space.",
                "Two areas and a mushroom: 9 spaces. At the end first place gets 9 points, second place half (4, not 4.5). “1st (13)”: alone you get both, 9 + 4.",
                "Plant your own bush.",
            ),
            step(
                "Take an extra turn.",
                "For 3 clouds you may go again at once.",
                "Not yet: take the extra turn first.",
            ),
            step(
                "Place snail and fox on the clouds: fox beside fox.",
                "Clouds lie on the meadow here. If your domino covers them, you take them.",
                "First place the domino with snail and fox.",
            ),
            step(
                "Plant a pine on the glowing space.",
                "That makes 2 points: your bush counts, because the mushroom joins the areas. Mushrooms bear plants, too.",
                "Plant your own pine: with the bush it gets 2 points.",
            ),
            step(
                "Place woodpecker and snail: snail beside snail.",
                "Blue took an extra turn, too. This is your last domino. A cross means: no room for a domino.",
                "First place your last domino.",
            ),
            step(
                "Plant an oak on the glowing space.",
                "Nobody else has plants in this area. At the end you get its main and its minor points.",
                "Plant your own oak: each plant left costs its value.",
            ),
            step(
                "You made it! The areas are scored.",
                "1 main point a space, half as many minor points. The large area is yours, 5 to 4. Each plant left costs its value.",
                "The game is over. Press a button below.",
            ),
        ],
    };
}
