//! The words of the table: prompts, buttons, what is beside a space, why a tap does nothing.

use super::english::and;

/// The words of the table.
#[derive(Clone, Copy)]
pub struct Table {
    /// The name of the page's main part.
    pub table: &'static str,
    /// The name of the board.
    pub board: fn(board: &str) -> String,
    /// Whose turn it is.
    pub turn_of: fn(name: &str) -> String,
    /// A bot is at it.
    pub bot_plays: &'static str,
    /// The game is over.
    pub over: &'static str,
    /// The screen waits for another person.
    pub hand_over: fn(name: &str) -> String,
    /// The phases by name: domino, mushroom, plant, finish, end.
    pub phases: [&'static str; 5],
    /// The heading over the steps of a turn.
    pub steps: &'static str,
    /// What to do, by phase and by what is chosen.
    pub prompts: Prompts,
    /// What the buttons say.
    pub buttons: Buttons,
    /// Why a tap does nothing.
    pub refused: RefusedText,
    /// What is told of areas.
    pub areas: AreaText,
    /// What is told of spaces.
    pub spaces: SpaceText,
    /// What stands on a player board.
    pub seats: SeatText,
    /// The heading over the hand.
    pub hand: &'static str,
    /// A domino by its two animals.
    pub domino: fn(first: &str, second: &str) -> String,
    /// Where the two halves of a ghost lie: animals and spaces.
    pub laid: fn(animals: [&str; 2], spaces: [&str; 2]) -> String,
    /// Said of a domino that fits nowhere.
    pub unplayable: &'static str,
    /// The heading over the plants to choose from.
    pub plants: &'static str,
    /// A plant to choose: its colour and kind, how many are left, its points where one is chosen.
    pub plant_choice: fn(color: &str, plant: &str, left: u8, points: Option<i64>) -> String,
    /// A plant by colour and kind.
    pub plant: fn(color: &str, plant: &str) -> String,
    /// The heading over the joker track.
    pub joker_track: &'static str,
    /// An animal of the joker track that is the joker.
    pub joker_now: fn(animal: &str) -> String,
    /// An animal that can be made the joker.
    pub make_joker: fn(animal: &str) -> String,
    /// The heading over the areas that finishing will score.
    pub closing: &'static str,
    /// Finishing will score no area.
    pub closes_nothing: &'static str,
    /// The drawer with the log.
    pub log: &'static str,
    /// The panel of what is unseen.
    pub unseen: UnseenText,
    /// The settings of the table.
    pub settings: SettingsText,
    /// Asked before a step is done that is to be confirmed.
    pub again: Again,
}

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
    /// Nobody is at the screen.
    pub nobody: &'static str,
}

/// The settings of the table.
#[derive(Clone, Copy)]
pub struct SettingsText {
    /// Other colours, and marks.
    pub colorblind: &'static str,
    /// The joker's mark on dominoes.
    pub joker_marks: &'static str,
    /// Scored areas in a colour of their own.
    pub scored_areas: &'static str,
    /// Coordinates on the rim.
    pub coordinates: &'static str,
    /// Animals beside which nothing can be laid any more.
    pub irrelevant: &'static str,
    /// Faint, hidden, full.
    pub irrelevant_ways: [&'static str; 3],
    /// The button that shows the dominoes not seen yet.
    pub unseen: &'static str,
    /// How fast pieces move.
    pub animations: &'static str,
    /// Off, normal, fast.
    pub paces: [&'static str; 3],
    /// What is asked for a second time.
    pub confirm: &'static str,
    /// Nothing, what matters, everything.
    pub confirm_ways: [&'static str; 3],
    /// What matters.
    pub confirm_note: &'static str,
}

/// Why a step is asked for a second time.
#[derive(Clone, Copy)]
pub struct Again {
    /// Every step is.
    pub always: &'static str,
    /// A domino would go that fits somewhere, or another of the hand does.
    pub gives_up_domino: &'static str,
    /// A plant could be set.
    pub gives_up_plant: &'static str,
    /// A mushroom could be set.
    pub gives_up_mushroom: &'static str,
    /// Areas would be scored: their letters, at least one.
    pub scores: fn(areas: &[&str]) -> String,
}

/// What to do now.
#[derive(Clone, Copy)]
pub struct Prompts {
    /// No domino is chosen.
    pub choose_domino: &'static str,
    /// No domino of the hand can be placed.
    pub nothing_fits: &'static str,
    /// The same, where the joker could be changed.
    pub nothing_fits_but_joker: &'static str,
    /// A domino is chosen, but no place.
    pub choose_place: fn(domino: &str) -> String,
    /// A domino is chosen that fits nowhere.
    pub fits_nowhere: fn(domino: &str) -> String,
    /// The ghost of a domino lies on the board, and can be turned.
    pub place_or_turn: &'static str,
    /// The ghost of a domino lies on the board the only way it can.
    pub place_domino: &'static str,
    /// No place for the mushroom is chosen.
    pub choose_mushroom: &'static str,
    /// The mushroom's ghost stands: how many spaces the joined area has.
    pub place_mushroom: fn(size: usize) -> String,
    /// A space is chosen, a plant is not.
    pub choose_plant: fn(space: &str, area: &str) -> String,
    /// The plant's ghost stands.
    pub place_plant: fn(plant: &str, space: &str, points: i64) -> String,
    /// There is no space for a plant.
    pub no_plant_space: &'static str,
    /// Nothing but finishing is left, after a domino was discarded.
    pub finish_discarded: &'static str,
    /// Nothing but finishing is left.
    pub finish: &'static str,
    /// The turn can be ended.
    pub end: &'static str,
    /// A plant to take back is to be chosen.
    pub choose_return: &'static str,
    /// A joker is to be chosen.
    pub choose_joker: &'static str,
}

/// What the buttons say.
#[derive(Clone, Copy)]
pub struct Buttons {
    /// Turns the domino.
    pub turn: &'static str,
    /// Places what is chosen.
    pub place: &'static str,
    /// Sets the plant that is chosen.
    pub plant: &'static str,
    /// Puts the domino into the box.
    pub discard: &'static str,
    /// Plants nothing.
    pub skip_plant: &'static str,
    /// Leaves the mushroom.
    pub skip_mushroom: &'static str,
    /// Scores areas and refills.
    pub finish: &'static str,
    /// Hands the turn on.
    pub end_turn: &'static str,
    /// Buys a turn.
    pub extra_turn: &'static str,
    /// Undoes the last step.
    pub undo: &'static str,
    /// Does it again.
    pub redo: &'static str,
    /// Undoes the whole turn.
    pub restart_turn: &'static str,
    /// Opens the joker track.
    pub joker: &'static str,
    /// Takes a plant back.
    pub return_plant: &'static str,
    /// What something costs.
    pub cost: fn(clouds: u8) -> String,
}

/// Why a tap does nothing.
#[derive(Clone, Copy)]
pub struct RefusedText {
    /// It is another's turn.
    pub not_your_turn: fn(name: &str) -> String,
    /// The game is over.
    pub over: &'static str,
    /// A domino has to be chosen first.
    pub choose_domino: &'static str,
    /// The domino fits nowhere.
    pub fits_nowhere: fn(domino: &str) -> String,
    /// The domino does not fit on the space in any way.
    pub not_here: fn(domino: &str, space: &str) -> String,
    /// The domino lies one way only over the space.
    pub one_way: &'static str,
    /// A space has to be chosen first.
    pub choose_space: &'static str,
    /// A plant has to be chosen first.
    pub choose_plant: &'static str,
    /// Nothing can be planted.
    pub no_plant_space: &'static str,
    /// It can be done in another phase only.
    pub other_phase: fn(phase: &str) -> String,
    /// Nothing can be undone.
    pub nothing_to_undo: &'static str,
    /// Nothing was undone.
    pub nothing_to_redo: &'static str,
    /// No plant can be taken back.
    pub nothing_to_return: &'static str,
    /// Finishing comes next.
    pub finish_first: &'static str,
    /// Ending the turn comes next.
    pub end_first: &'static str,
}

/// What is told of areas.
#[derive(Clone, Copy)]
pub struct AreaText {
    /// An area and its size.
    pub title: fn(letter: &str, size: usize) -> String,
    /// Its name.
    pub name: fn(letter: &str) -> String,
    /// What it is worth.
    pub prize: fn(main: i32, minor: i32) -> String,
    /// Its token is gone.
    pub scored: &'static str,
    /// How many brook spaces beside it are open; 0 closes it.
    pub open: fn(count: usize) -> String,
    /// Scored at the end of the game only, Valley.
    pub at_the_end: &'static str,
    /// Nothing stands in it.
    pub empty: &'static str,
    /// A colour's total and what it gets.
    pub row: fn(name: &str, total: u16, points: i64) -> String,
    /// A colour whose total is tied.
    pub tied_row: fn(name: &str, total: u16) -> String,
    /// The neutral colour's total: it keeps points from others but gets none.
    pub neutral_row: fn(total: u16) -> String,
    /// Column headings: colour, total, points.
    pub columns: [&'static str; 3],
    /// What a player would get.
    pub gain: fn(name: &str, points: i64) -> String,
    /// Who would need how much more, with whom they would be tied, and who would get what.
    pub change: fn(name: &str, more: u16, tied: Option<&str>, result: &str) -> String,
    /// The heading over what would change the result.
    pub changes: &'static str,
    /// Nobody gets anything.
    pub nobody: &'static str,
    /// Closes the card.
    pub close: &'static str,
    /// Ranks of a colour in an area, in few characters: first, second, tied, behind.
    pub ranks: [&'static str; 4],
    /// The same beside a neutral plant, which is not the one that ranks: where the player stands.
    pub your_ranks: [&'static str; 4],
}

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
    /// Nothing lies on it, nor ever can.
    pub dead: &'static str,
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
    /// It is covered by what is chosen.
    pub chosen: &'static str,
    /// Nothing can be laid beside the animal any more.
    pub irrelevant: &'static str,
}

/// What stands on a player board.
#[derive(Clone, Copy)]
pub struct SeatText {
    /// The heading over the player boards.
    pub seats: &'static str,
    /// Points.
    pub score: fn(points: i64) -> String,
    /// Clouds.
    pub clouds: fn(count: u8) -> String,
    /// Dominoes in hand and reserve.
    pub dominoes: fn(hand: usize, reserve: usize) -> String,
    /// Collected area tokens, with their backs where they are known.
    pub tokens: fn(count: usize, backs: Option<i32>) -> String,
    /// Plants left of a kind and colour.
    pub left: fn(color: &str, plant: &str, count: u8) -> String,
    /// The seat's bot thinks.
    pub thinking: fn(name: &str) -> String,
    /// A bot holds the seat.
    pub bot: &'static str,
    /// A person holds the seat.
    pub person: &'static str,
}

impl Table {
    pub(super) const ENGLISH: Table = Table {
        table: "Table",
        board: |board| format!("Board: {board}"),
        turn_of: |name| format!("{name}’s turn"),
        bot_plays: "Thinking …",
        over: "The game is over",
        hand_over: |name| format!("Hand the screen to {name}."),
        phases: ["Domino", "Mushroom", "Plant", "Finish", "End"],
        steps: "Steps of the turn",
        prompts: Prompts {
            choose_domino: "Choose a domino.",
            nothing_fits: "None of your dominoes fits: choose one to discard.",
            nothing_fits_but_joker: "None of your dominoes fits: choose one to discard, or change the joker.",
            choose_place: |domino| format!("Tap a glowing space for {domino}."),
            fits_nowhere: |domino| format!("{domino} fits nowhere: take another, or discard it."),
            place_or_turn: "Tap its other half to place it (Enter), the same space to turn it (R).",
            place_domino: "Tap its other half to place it (Enter).",
            choose_mushroom: "Tap a glowing space for the mushroom, or skip it.",
            place_mushroom: |size| {
                format!("It makes an area of {size} spaces. Tap again to place.")
            },
            choose_plant: |space, area| format!("Choose a plant for {space} in {area}."),
            place_plant: |plant, space, points| {
                format!("{plant} on {space}: +{points}. Tap again to plant.")
            },
            no_plant_space: "No free space is beside the domino.",
            finish: "Finish: closed areas are scored, the hand is refilled.",
            finish_discarded: "Discarded: no plant this time. Finish to draw.",
            end: "End the turn, or spend clouds.",
            choose_return: "Tap a glowing plant to take it back.",
            choose_joker: "Choose the new joker.",
        },
        buttons: Buttons {
            turn: "Turn",
            place: "Place",
            plant: "Plant",
            discard: "Discard",
            skip_plant: "No plant",
            skip_mushroom: "No mushroom",
            finish: "Finish",
            end_turn: "End turn",
            extra_turn: "Extra turn",
            undo: "Undo",
            redo: "Redo",
            restart_turn: "Restart the turn",
            joker: "Joker",
            return_plant: "Take back",
            cost: |clouds| if clouds == 1 { "1 cloud".into() } else { format!("{clouds} clouds") },
        },
        refused: RefusedText {
            not_your_turn: |name| format!("It is {name}’s turn."),
            over: "The game is over.",
            choose_domino: "Choose a domino first.",
            fits_nowhere: |domino| format!("{domino} fits nowhere just now."),
            not_here: |domino, space| format!("{domino} cannot lie on {space}."),
            one_way: "It lies only this way here.",
            choose_space: "Tap a glowing space first.",
            choose_plant: "Choose a plant first.",
            no_plant_space: "No free space is beside the domino.",
            other_phase: |phase| format!("Only in the step “{phase}”."),
            nothing_to_undo: "Nothing can be undone: something hidden was revealed, or nothing was done.",
            nothing_to_redo: "Nothing was undone.",
            nothing_to_return: "No plant of yours or neutral can be taken back: it takes clouds equal to its value, and room on your board.",
            finish_first: "Press “Finish” to go on.",
            end_first: "Press “End turn” to go on.",
        },
        areas: AreaText {
            title: |letter, size| match size {
                1 => format!("Area {letter}, 1 space"),
                _ => format!("Area {letter}, {size} spaces"),
            },
            name: |letter| format!("area {letter}"),
            prize: |main, minor| format!("{main} for the first, {minor} for the second"),
            scored: "scored",
            open: |count| match count {
                0 => "closed".into(),
                1 => "1 brook space is open".into(),
                _ => format!("{count} brook spaces are open"),
            },
            at_the_end: "scored at the end",
            empty: "no plants yet",
            row: |name, total, points| match points {
                0 => format!("{name} {total}"),
                _ => format!("{name} {total}, gets {points}"),
            },
            tied_row: |name, total| format!("{name} {total}, tied"),
            neutral_row: |total| format!("neutral {total}"),
            columns: ["Colour", "Total", "Gets"],
            gain: |name, points| format!("{name} +{points}"),
            change: |name, more, tied, result| match tied {
                Some(tied) => format!("{name} with {more} more ties {tied}: {result}"),
                None => format!("{name} with {more} more: {result}"),
            },
            changes: "To change that",
            nobody: "nobody scores",
            close: "Close",
            ranks: ["1st", "2nd", "tie", "–"],
            your_ranks: ["you 1st", "you 2nd", "you tie", "you –"],
        },
        spaces: SpaceText {
            brook: "brook",
            meadow: "meadow",
            no_space: "no space",
            free: "free",
            dead: "nothing can lie here any more",
            start: "starting space",
            pond: "pond",
            stump: "stump",
            mushroom: "mushroom",
            clouds: |count| if count == 1 { "1 cloud".into() } else { format!("{count} clouds") },
            legal: "legal",
            chosen: "chosen",
            irrelevant: "nothing fits beside it any more",
        },
        seats: SeatText {
            seats: "Players",
            score: |points| if points == 1 { "1 point".into() } else { format!("{points} points") },
            clouds: |count| format!("{count} of 6 clouds"),
            dominoes: |hand, reserve| format!("{hand} dominoes in hand, {reserve} in reserve"),
            tokens: |count, backs| {
                let noun = if count == 1 { "area token" } else { "area tokens" };
                match backs {
                    Some(backs) => format!("{count} {noun}, worth {backs} at the end"),
                    None => format!("{count} {noun}"),
                }
            },
            left: |color, plant, count| format!("{count} {color} {plant}"),
            thinking: |name| format!("{name} thinks"),
            bot: "bot",
            person: "person",
        },
        hand: "Hand",
        domino: |first, second| format!("{first}–{second}"),
        laid: |[first, second], [here, there]| format!("{first} on {here}, {second} on {there}."),
        unplayable: "fits nowhere",
        plants: "Plants",
        plant_choice: |color, plant, left, points| match points {
            Some(points) => format!("{color} {plant}, {left} left, scores {points}"),
            None => format!("{color} {plant}, {left} left"),
        },
        plant: |color, plant| format!("{color} {plant}"),
        joker_track: "Joker track",
        joker_now: |animal| format!("{animal}, the joker now"),
        make_joker: |animal| format!("make {animal} the joker"),
        closing: "Finishing scores",
        closes_nothing: "No area is closed by this turn.",
        log: "Log",
        unseen: UnseenText {
            title: "Dominoes not seen yet",
            count: |count| match count {
                1 => "1 domino is in other hands, in the reserves or in the box.".into(),
                _ => format!("{count} dominoes are in other hands, in the reserves or in the box."),
            },
            sum: "All",
            out: "not seen yet",
            seen: "seen",
            nobody: "This is shown to the player at the screen.",
        },
        settings: SettingsText {
            colorblind: "Colour-blind mode: other colours, and a mark for each player",
            joker_marks: "Mark the joker’s animal on dominoes",
            scored_areas: "Show scored areas in green",
            coordinates: "Coordinates round the board",
            irrelevant: "Animals nothing fits beside",
            irrelevant_ways: ["Faint", "Hidden", "As any other"],
            unseen: "Offer a list of the dominoes not seen yet",
            animations: "Animations",
            paces: ["Off", "Normal", "Fast"],
            confirm: "Ask for a second tap",
            confirm_ways: ["Never", "When it matters", "Always"],
            confirm_note: "When it matters: a piece shows before it is set, and giving one up or scoring an area takes a second tap.",
        },
        again: Again {
            always: "The same once more does it.",
            gives_up_domino: "A domino could be laid. Once more to discard all the same.",
            gives_up_plant: "A plant could be set. Once more to plant nothing.",
            gives_up_mushroom: "A mushroom could be set. Once more to leave it.",
            scores: |areas| match areas {
                [area] => format!("Area {area} is scored for good. Once more to finish."),
                _ => format!("Areas {} are scored for good. Once more to finish.", and(areas)),
            },
        },
    };
}
