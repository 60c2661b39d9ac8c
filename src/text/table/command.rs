//! The command field: its words, its help and its answers.

/// The words of a command; the page shows the first.
pub type Words = &'static [&'static str];

/// The texts of the command field.
#[derive(Clone, Copy)]
pub struct CommandText {
    /// The name of the field, and the item of the menu that opens it.
    pub title: &'static str,
    /// The line beside the field before the first command.
    pub hint: &'static str,
    /// The name of the answer beside the field.
    pub answer: &'static str,
    /// The button that sends the command.
    pub send: &'static str,
    /// The words of the commands.
    pub words: CommandWords,
    /// The forms of the colours of plants: orange, blue, black, white.
    pub colors: [Words; 4],
    /// The forms of the neutral colour.
    pub neutral: Words,
    /// Words that may stand in a command but mean nothing.
    pub ignored: Words,
    /// Examples of all commands that each game has, each with what it does.
    pub help: [(&'static str, &'static str); 22],
    /// Examples of the commands that only Valley has.
    pub help_in_valley: [(&'static str, &'static str); 2],
    /// A question of the table, and that it can be answered by a command.
    pub question: fn(question: &str) -> String,
    /// The reasons why a command does nothing.
    pub errors: CommandErrorText,
}

/// The words of each command.
#[derive(Clone, Copy)]
pub struct CommandWords {
    /// Puts a domino into the box.
    pub discard: Words,
    /// Places a mushroom.
    pub mushroom: Words,
    /// Changes the joker.
    pub joker: Words,
    /// Takes a plant back.
    pub take_back: Words,
    /// Plants nothing.
    pub no_plant: Words,
    /// Leaves the mushroom.
    pub no_mushroom: Words,
    /// Plants nothing or skips the mushroom.
    pub skip: Words,
    /// Scores closed areas and draws.
    pub draw: Words,
    /// Ends the turn.
    pub end_turn: Words,
    /// Buys an extra turn.
    pub extra_turn: Words,
    /// Undoes the last action.
    pub undo: Words,
    /// Repeats what was undone.
    pub redo: Words,
    /// Undoes the turn.
    pub restart_turn: Words,
    /// Answers a question with yes.
    pub yes: Words,
    /// Answers a question with no.
    pub no: Words,
    /// Asks about one area.
    pub area: Words,
    /// Opens the table of areas.
    pub areas: Words,
    /// Asks for the scores.
    pub scores: Words,
    /// Asks for the last moves.
    pub moves: Words,
    /// Asks for the hand.
    pub hand: Words,
    /// Asks for the commands.
    pub help: Words,
}

/// The reasons why a command does nothing.
#[derive(Clone, Copy)]
pub struct CommandErrorText {
    /// No word begins so.
    pub unknown_word: fn(word: &str) -> String,
    /// Several words begin so: the letters, the words.
    pub several_words: fn(word: &str, words: &[&str]) -> String,
    /// The words name no action together.
    pub unclear: &'static str,
    /// The plants of this colour are another player's.
    pub others_plants: &'static str,
    /// No domino of the hand shows the animal.
    pub no_domino_with: fn(animal: &str) -> String,
    /// Several actions fit: commands for them, the number of those left out.
    pub several_actions: fn(lines: &[String], more: usize) -> String,
    /// The board has no area with the letter.
    pub no_area: fn(letter: char) -> String,
    /// There is no question to answer.
    pub nothing_asked: &'static str,
}

impl CommandText {
    pub(in crate::text) const ENGLISH: CommandText = CommandText {
        title: "Type a move",
        hint: "Type a command, such as “help”.",
        answer: "Answer",
        send: "Send",
        words: CommandWords {
            discard: &["discard"],
            mushroom: &["mushroom"],
            joker: &["joker"],
            take_back: &["take back", "take", "return"],
            no_plant: &["no plant", "skip plant"],
            no_mushroom: &["no mushroom", "skip mushroom"],
            skip: &["skip"],
            draw: &["draw", "draw first", "finish"],
            end_turn: &["end", "end turn"],
            extra_turn: &["extra turn", "extra"],
            undo: &["undo"],
            redo: &["redo"],
            restart_turn: &["restart", "restart turn"],
            yes: &["yes"],
            no: &["no"],
            area: &["area"],
            areas: &["areas"],
            scores: &["scores", "score", "clouds"],
            moves: &["moves", "last moves"],
            hand: &["hand"],
            help: &["help", "commands"],
        },
        colors: [&["orange"], &["blue"], &["black"], &["white"]],
        neutral: &["neutral"],
        ignored: &["on", "at", "and", "from", "to", "the", "lay", "place", "plant"],
        help: [
            ("frog-owl a12 b12", "places the domino: frog on a12, owl on b12"),
            ("frog a12", "shorter, if only one action fits; else you get a list"),
            ("bush a11", "plants one of your bushes on a11"),
            ("neutral bush a11", "plants a neutral bush on a11"),
            ("no plant", "plants nothing"),
            ("discard frog-owl", "puts the domino into the box"),
            ("joker fox", "makes the fox the joker, for 2 clouds"),
            ("take back a11", "takes back the plant on a11, yours or neutral, for clouds"),
            ("draw", "scores closed areas and draws, before the turn ends"),
            ("end", "ends the turn"),
            ("extra turn", "buys an extra turn, for 3 clouds"),
            ("undo", "undoes the last action"),
            ("redo", "does it again"),
            ("restart", "undoes the turn"),
            ("yes, no", "answers a question"),
            ("hand", "names your dominoes"),
            ("areas", "opens the table of areas"),
            ("area b", "describes area B and names its spaces"),
            ("a11", "describes the space, unless exactly one action fits it"),
            ("scores", "names the scores and clouds"),
            ("moves", "describes the last moves"),
            ("help", "lists the commands"),
        ],
        help_in_valley: [
            ("mushroom b3", "places a mushroom on b3"),
            ("no mushroom", "skips the mushroom"),
        ],
        question: |question| format!("{question} Type “yes” or “no”."),
        errors: CommandErrorText {
            unknown_word: |word| format!("“{word}” is unknown. “help” lists the commands."),
            several_words: |word, words| format!("“{word}” can be: {}.", words.join(", ")),
            unclear: "These words do not go together. “help” lists the commands.",
            others_plants: "You can plant your own colour and neutral only.",
            no_domino_with: |animal| format!("There is no {animal} in your hand."),
            several_actions: |lines, more| match more {
                0 => format!("Several fit: {}.", lines.join("; ")),
                _ => format!("Several fit: {}; {more} more.", lines.join("; ")),
            },
            no_area: |letter| format!("There is no area {letter}."),
            nothing_asked: "There is no question to answer.",
        },
    };
}
