//! Explanations of the numbers on the page.

use crate::text::words::{
    english::{and, clouds, plant_name, points},
    number::signed,
};

/// The texts that explain the numbers on the page.
#[derive(Clone, Copy)]
pub struct ExplainText {
    /// The hint about the arrow keys on a player board.
    pub walk: &'static str,
    /// A player: name, true for a bot, position in the order of play from 1, starting points.
    pub seat: fn(name: &str, is_bot: bool, turn_order: usize, began: i64) -> String,
    /// The parts of a score within a sentence, in the order of `sources`.
    pub parts: [&'static str; 7],
    /// A score with its parts and their points.
    pub score: fn(name: &str, score: i64, parts: &[(&str, i64)]) -> String,
    /// Clouds on a player board.
    pub clouds: fn(name: &str, count: u8) -> String,
    /// Dominoes in hand and reserve.
    pub dominoes: fn(name: &str, hand: usize, reserve: usize) -> String,
    /// Collected area tokens, with the sum of their backs if known.
    pub tokens: fn(name: &str, count: usize, backs: Option<i32>) -> String,
    /// Plants left of a kind: player, kind by value from 0, true if neutral, number.
    pub left: fn(name: &str, plant: usize, neutral: bool, count: u8) -> String,
    /// The joker.
    pub joker: fn(animal: &str) -> String,
    /// The score track.
    pub track: &'static str,
    /// A plant to choose: kind by value from 0, true if neutral, number left.
    pub choice: fn(plant: usize, neutral: bool, left: u8) -> String,
    /// The points for planting: all points, number of other plants that count.
    pub planting: fn(score: i64, counted: usize) -> String,
    /// The player's rank in the area after planting: first, second, tied, behind.
    pub ranks: [&'static str; 4],
    /// The best plant on a space: space, points.
    pub best: fn(space: &str, score: i64) -> String,
    /// What buttons do and cost: joker, taking back, extra turn, drawing before the turn ends, placing
    /// the domino.
    pub buttons: [&'static str; 5],
    /// The points of an area.
    pub prize: &'static str,
    /// The points of an area in Valley.
    pub prize_in_valley: &'static str,
    /// A colour's total in an area.
    pub total: &'static str,
    /// The points that a player would get from an area.
    pub gets: &'static str,
    /// An area's size, and how many brook spaces beside it are open.
    pub open: &'static str,
    /// The time of scoring in Valley.
    pub open_in_valley: &'static str,
    /// An area token: the area, main and minor points.
    pub token: fn(area: &str, main: i32, minor: i32) -> String,
    /// Clouds on the board: number, true if a plant takes them, false if a domino.
    pub on_board: fn(count: u32, by_plant: bool) -> String,
    /// A brook space that can't be filled any more.
    pub isolated: fn(space: &str) -> String,
    /// A meadow space that can't be filled any more.
    pub isolated_in_valley: fn(space: &str) -> String,
    /// A starting space of the brook.
    pub start: &'static str,
    /// A pond, the starting space of Valley.
    pub pond: &'static str,
    /// A stump.
    pub stump: &'static str,
    /// An animal that is faint.
    pub faded: fn(animal: &str) -> String,
    /// The cost of taking a plant back.
    pub returning: fn(cost: u8) -> String,
    /// An area that a mushroom would join: size, leader if any.
    pub joined: fn(size: usize, first: Option<&str>) -> String,
    /// Dominoes not seen yet.
    pub unseen: &'static str,
    /// Dominoes not seen yet with an animal.
    pub unseen_with: fn(animal: &str, count: usize) -> String,
    /// The points of a turn, in the log.
    pub turn: &'static str,
    /// The number of a turn.
    pub turn_number: &'static str,
    /// The number of clouds that a player board holds.
    pub cloud_room: &'static str,
    /// The points of areas joined by a mushroom.
    pub joining: &'static str,
    /// The scoring of an area.
    pub scoring: &'static str,
    /// The size of an area.
    pub size: &'static str,
    /// The value needed to change the result of an area.
    pub change: &'static str,
    /// The axes of the score chart.
    pub scale: &'static str,
    /// The scores after a turn of the chart.
    pub at_turn: &'static str,
    /// The rows of the final scoring: start, planting, main and minor points of areas, clouds,
    /// plants left, backs.
    pub sources: [&'static str; 7],
    /// The two sources for main and minor points in Valley.
    pub shares_in_valley: [&'static str; 2],
    /// The sum of the final scoring.
    pub sum: &'static str,
    /// The tie break of the final scoring: area tokens.
    pub tie_break: &'static str,
    /// The same in Valley.
    pub tie_break_in_valley: &'static str,
}

impl ExplainText {
    pub(in crate::text) const ENGLISH: ExplainText = ExplainText {
        walk: "The arrow keys go through the numbers.",
        seat: |name, is_bot, turn_order, began| {
            let bot = if is_bot { ", a bot," } else { "" };
            let turn_order = ["1st", "2nd", "3rd", "4th"][turn_order.clamp(1, 4) - 1];
            let began = points(began);
            format!(
                "{name}{bot} plays {turn_order} and began with {began}. Those who play later begin with fewer points; everybody begins with 6 clouds."
            )
        },
        parts: [
            "start",
            "planting",
            "main points of areas",
            "minor points of areas",
            "clouds left",
            "plants left",
            "backs of the area tokens",
        ],
        score: |name, score, parts| {
            let parts: Vec<String> =
                parts.iter().map(|(part, score)| format!("{part} {}", signed(*score))).collect();
            let parts: Vec<&str> = parts.iter().map(String::as_str).collect();
            format!("{name} has {}: {}.", points(score), and(&parts))
        },
        clouds: |name, count| {
            format!(
                "{name} has {count} of 6 clouds. 2 make another animal the joker, 3 buy an extra turn, a plant comes back for its value. Each one left is 1 point at the end."
            )
        },
        dominoes: |name, hand, reserve| {
            format!(
                "Dominoes of {name}: {hand} in hand, {reserve} in reserve. The game ends when nobody has any."
            )
        },
        tokens: |name, count, backs| {
            let tokens = match count {
                0 => {
                    return format!(
                        "{name} has no area token yet. Whoever closes an area takes its token; the back counts at the end."
                    );
                }
                1 => "1 area token".into(),
                _ => format!("{count} area tokens"),
            };
            let worth = match backs {
                Some(backs) => format!(", worth {backs} at the end"),
                None => ": what the backs are worth stays secret till the end".into(),
            };
            format!("{name} has {tokens}{worth}. More tokens win a tie.")
        },
        left: |name, plant, neutral, count| {
            let value = plant + 1;
            let left = format!("{name} has {count} × {} left", plant_name(plant, neutral));
            match count {
                0 => format!("{left} (value {value})."),
                _ => format!("{left}, value {value}. At the end each plant left costs its value."),
            }
        },
        joker: |animal| {
            format!(
                "The {animal} is the joker: it matches every animal. 2 clouds make another one the joker."
            )
        },
        track: "The score track: how far everybody has come. All are equally long, with a line every 25 points.",
        choice: |plant, neutral, left| {
            format!("{left} × {} left, value {}.", plant_name(plant, neutral), plant + 1)
        },
        planting: |score, counted| match counted {
            0 => "+1 for the plant itself: no other of equal or lower value is in the area.".into(),
            1 => format!(
                "{}: 1 for the plant and 1 for another of equal or lower value.",
                signed(score)
            ),
            _ => format!(
                "{}: 1 for the plant and {counted} for others of equal or lower value.",
                signed(score)
            ),
        },
        ranks: [
            "With it your total there is the highest.",
            "With it your total there is second-highest.",
            "With it another would have the same total there: both drop out.",
            "With it you would still be behind there.",
        ],
        best: |space, score| format!("A plant on {space} scores up to {}.", points(score)),
        buttons: [
            "Costs 2 clouds: another animal becomes the joker.",
            "Costs as many clouds as the plant’s value: it comes back to your player board, its points stay.",
            "Costs 3 clouds, just before you end the turn: you take an extra turn.",
            "Costs nothing: what is closed is scored, and you draw before you spend clouds or end the turn. It cannot be undone.",
            "Places the domino. The plant comes after that, if one has room beside it.",
        ],
        prize: "The main points (large) go to the highest total in the area, the minor points (small) to the second-highest.",
        prize_in_valley: "1 for each of its spaces goes to the highest total in the area, half as much, rounded down, to the second-highest.",
        total: "The values of all plants of this colour in the area: turf 1, bush 2, pine 3, oak 4. Equal totals drop out.",
        gets: "The points if the area were scored as it stands.",
        open: "As long as a brook space beside the area can take a domino, the area is open. After that it is scored.",
        open_in_valley: "No area is scored before the game is over. Until then mushrooms may join it to others.",
        token: |area, main, minor| {
            format!("Area {area}: {main} for the highest total, {minor} for the second-highest.")
        },
        on_board: |count, by_plant| {
            let by = if by_plant { "plants here" } else { "places a domino here" };
            format!("{}: whoever {by} takes as many as fit, six at most.", clouds(count))
        },
        isolated: |space| {
            format!(
                "No domino fits on {space} any more: no free space is beside it. It keeps no area open."
            )
        },
        isolated_in_valley: |space| {
            format!("No domino fits on {space} any more: no free space is beside it.")
        },
        start: "A starting space: a domino may be placed here even with no animal beside it.",
        pond: "A pond: a domino may be placed here even with no animal beside it.",
        stump: "A stump: if your domino covers it, you may place a mushroom, which joins areas.",
        faded: |animal| {
            format!("The {animal} is faint: no domino can be placed beside it any more.")
        },
        returning: |cost| format!("Taking this plant back costs {}.", clouds(cost.into())),
        joined: |size, first| {
            let first = first.map(|who| format!(" First in it would be {who}."));
            format!("A mushroom here makes an area of {size} spaces.{}", first.unwrap_or_default())
        },
        unseen: "All dominoes but those on the board, in your hand, and discarded ones.",
        unseen_with: |animal, count| match count {
            0 => format!("You have seen all dominoes with the {animal}."),
            1 => format!("1 domino with the {animal} is not seen yet."),
            _ => format!("{count} dominoes with the {animal} are not seen yet."),
        },
        turn: "The points from this turn. The small numbers are those of others.",
        turn_number: "Turns are counted through the whole game, extra turns too.",
        cloud_room: "A player board has room for 6 clouds. Each one left is 1 point at the end.",
        joining: "A mushroom makes the areas beside it one. The highest total in it gets 1 point for each space, the second-highest half as much, rounded down.",
        scoring: "The values of a colour’s plants in the area are added up: turf 1, bush 2, pine 3, oak 4. Equal totals drop out. The highest gets the main points, the second-highest the minor ones; a colour left alone gets both.",
        size: "How many plants the area has room for, those that stand there included.",
        change: "How much more value in the area would change the result, and what the players would then get.",
        scale: "Points upward, turns to the right: the lines show what everybody had after each turn.",
        at_turn: "What everybody had after this turn.",
        sources: [
            "The first player starts with 4, each of the next ones with 1 less.",
            "1 for each plant that was placed, and 1 for each other of equal or lower value in its area.",
            "The main points of each area, for the highest total in it. The list of areas shows them one by one.",
            "The minor points of each area, for the second-highest; a colour left alone gets both.",
            "1 for each cloud left.",
            "Each plant left costs its value.",
            "What is on the backs of the collected area tokens.",
        ],
        shares_in_valley: [
            "1 for each space of an area, for the highest total in it.",
            "Half as much, rounded down, for the second-highest; a colour left alone gets both.",
        ],
        sum: "All rows together.",
        tie_break: "If points are equal, more area tokens win.",
        tie_break_in_valley: "If points are equal, the majority in the largest area wins.",
    };
}
