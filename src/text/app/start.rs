//! The start screen.

/// The texts of the start screen.
#[derive(Clone, Copy)]
pub struct StartText {
    /// The name of the game.
    pub title: &'static str,
    /// The game in one line.
    pub tagline: &'static str,
    /// The note that it is a fan work.
    pub unofficial: &'static str,
    /// The heading of the boards.
    pub board: &'static str,
    /// The names of the shipped boards: the base game, the two sides of Valley.
    pub boards: [&'static str; 3],
    /// The names of the boards of the two lessons.
    pub lesson_boards: [&'static str; 2],
    /// The kinds of board: the base game, the two sides of Valley.
    pub kinds: [&'static str; 3],
    /// The base rules in one line.
    pub base_rules: &'static str,
    /// The Valley rules in one line.
    pub valley_rules: &'static str,
    /// The rules of Valley's back in one line: clouds lie on area spaces.
    pub valley_back_rules: &'static str,
    /// The number of areas of a board.
    pub areas: fn(usize) -> String,
    /// The heading of the seats.
    pub players: &'static str,
    /// The label of the number of seats.
    pub count: &'static str,
    /// The name of a seat by its number from 1.
    pub seat: fn(usize) -> String,
    /// The label of a seat's controller.
    pub controller: &'static str,
    /// The label of a seat's name.
    pub name: &'static str,
    /// The label of a seat's colour.
    pub color: &'static str,
    /// The controllers in the order of links: a person, the random bot, the greedy bot, then the
    /// levels from Beginner to Expert, and First steps.
    pub controllers: [&'static str; 9],
    /// A bot of this level.
    pub bot: fn(&str) -> String,
    /// The playing style of each controller, in the same order.
    pub play_styles: [&'static str; 9],
    /// The default name of a person, by the seat's number from 1.
    pub person: fn(usize) -> String,
    /// The bots' names, by seat.
    pub bots: [&'static str; 4],
    /// The label of the starting player.
    pub begins: &'static str,
    /// The choice of a random starting player.
    pub drawn: &'static str,
    /// The button that opens and closes the form with board and players.
    pub change: &'static str,
    /// The button that begins the game.
    pub start: &'static str,
    /// The same where there are saved games.
    pub new_game: &'static str,
    /// The button that resumes the saved game.
    pub resume: &'static str,
    /// A saved game: its board, its players, its turn; the last is 0 once it is over.
    pub saved: fn(&str, &[&str], usize) -> String,
    /// The button that opens a record or a backup.
    pub import: &'static str,
    /// What the button opens: a saved game or a backup.
    pub import_hint: &'static str,
    /// The hint while a file is dragged over the page.
    pub drop_here: &'static str,
    /// The game did not begin.
    pub not_begun: &'static str,
}

impl StartText {
    pub(in crate::text) const ENGLISH: StartText = StartText {
        title: "Renature",
        tagline: "Place animals along the brook, plant what was lost, and let the valley turn green again.",
        unofficial: "Unofficial fan project with its own boards",
        board: "Board",
        boards: ["The Brook", "Mushroom Meadows", "Far Meadows"],
        lesson_boards: ["Practice brook", "Practice meadow"],
        kinds: ["base game", "Valley, side A", "Valley, side B"],
        base_rules: "Base game: closed areas are scored when a turn ends.",
        valley_rules: "Valley, side A: mushrooms join areas; areas are scored only at the end. Clouds lie on the meadow.",
        valley_back_rules: "Valley, side B: mushrooms join areas; areas are scored only at the end. Clouds lie in the areas.",
        areas: |count| format!("{count} areas"),
        players: "Players",
        count: "How many",
        seat: |number| format!("Seat {number}"),
        controller: "Who plays",
        name: "Name",
        color: "Colour",
        bot: |level| format!("Bot: {level}"),
        controllers: [
            "Person",
            "Random bot",
            "Greedy bot",
            "Beginner",
            "Easy",
            "Medium",
            "Hard",
            "Expert",
            "First steps",
        ],
        play_styles: [
            "plays on this device",
            "random moves, for testing",
            "takes the most points now, for testing",
            "once you know the rules",
            "watches who leads in each area",
            "spends its clouds well",
            "thinks a few turns ahead",
            "thinks longest, so it is slower",
            "for your very first games",
        ],
        // In letters: beside a name stand numbers of points.
        person: |number| match number {
            1 => "Player One".into(),
            2 => "Player Two".into(),
            3 => "Player Three".into(),
            _ => "Player Four".into(),
        },
        bots: ["Heron", "Otter", "Beaver", "Swan"],
        begins: "Who begins",
        drawn: "Random",
        change: "Change game",
        start: "Play",
        new_game: "New game",
        resume: "Resume",
        saved: |board, players, turn| match turn {
            0 => format!("{board}: {}, finished", players.join(", ")),
            _ => format!("{board}: {}, turn {turn}", players.join(", ")),
        },
        import: "Open a file",
        import_hint: "Continue a saved game or restore a backup.",
        drop_here: "Drop the file to open it",
        not_begun: "This game can’t begin. Choose other players or another board.",
    };
}

#[cfg(test)]
mod tests {
    use super::StartText;

    #[test]
    fn loading_page_has_the_texts_of_the_start_screen() {
        let page = include_str!("../../../index.html");
        let StartText { title, tagline, unofficial, .. } = StartText::ENGLISH;
        let missing =
            [title, tagline, unofficial].map(|words| !page.contains(&format!(">{words}</")));
        assert_eq!(missing, [false; 3]);
    }
}
