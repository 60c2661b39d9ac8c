//! The player boards.

use super::score_track::Lane;
use crate::{
    rules::{Color, Owner, Plant, RuleSet, Seat},
    scene::words::{capitalized, owner_color, plant_name, seat_name, short_names::short_names},
    session::{Controller, Match},
    text::Text,
};

/// A player board.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerBoardScene {
    /// The seat.
    pub seat: Seat,
    /// The player's name.
    pub name: String,
    /// The short name; see [`short_names`].
    pub short: String,
    /// The player's colour.
    pub color: Option<Color>,
    /// True if a bot plays the seat.
    pub is_bot: bool,
    /// True if it is this player's turn.
    pub to_act: bool,
    /// The score in points.
    pub score: i64,
    /// The player's lane of the score track.
    pub lane: Lane,
    /// Clouds, 0 to 6.
    pub clouds: u8,
    /// Plants left by kind: own ones first, then neutral ones.
    pub plants: [[u8; Plant::COUNT]; 2],
    /// Dominoes in hand.
    pub hand: usize,
    /// Dominoes in reserve.
    pub reserve: usize,
    /// The number of area tokens; `None` in Valley.
    pub tokens: Option<usize>,
    /// The points on their backs, if the viewer may know them and there are any.
    pub backs: Option<i32>,
}

impl PlayerBoardScene {
    /// Describes the controller and all counts of the board, for screen readers.
    pub fn description(&self, text: &Text) -> String {
        let t = &text.table.seats;
        let tokens = self.tokens.map(|count| (t.tokens)(count, self.backs));
        let counts = [
            if self.is_bot { t.bot } else { t.person }.to_owned(),
            (t.score)(self.score),
            (t.clouds)(self.clouds),
            (t.dominoes)(self.hand, self.reserve),
        ];
        let counts: Vec<String> =
            counts.into_iter().chain(tokens).map(|count| capitalized(&count)).collect();
        let [own, neutral] = self.plants.map(|left| {
            let kind =
                |plant: Plant| format!("{} {}", plant_name(text, plant), left[plant.index()]);
            Plant::ALL.map(kind).join(", ")
        });
        format!(
            "{counts}. {}{colon}{own}. {}{colon}{neutral}.",
            t.own_plants_left,
            t.neutral_plants_left,
            counts = counts.join(". "),
            colon = text.colon,
        )
    }
}

/// Returns all player boards in seat order.
pub fn player_boards(game_match: &Match, text: &Text) -> Vec<PlayerBoardScene> {
    let table = game_match.game().table();
    let short = short_names(&game_match.setup().players, text);
    table.seats().zip(short).map(|(seat, short)| scene(game_match, text, seat, short)).collect()
}

fn scene(game_match: &Match, text: &Text, seat: Seat, short: String) -> PlayerBoardScene {
    let table = game_match.game().table();
    let collected = table.collected(seat);
    let known = game_match.viewer() == Some(seat) || table.is_over();
    let highest = table.scores().into_iter().max().unwrap_or_default();
    let backs = collected.iter().map(|area| game_match.game().back(area)).sum();
    PlayerBoardScene {
        seat,
        name: seat_name(game_match, text, seat),
        short,
        color: owner_color(game_match, Owner::Seat(seat)),
        is_bot: game_match.controller(seat) != Controller::Person,
        to_act: table.seat() == seat && !table.is_over(),
        score: table.score(seat),
        lane: Lane::new(table.score(seat), highest),
        clouds: table.clouds(seat),
        plants: table.all_plants_left(seat),
        hand: table.hand_size(seat),
        reserve: table.reserve(seat),
        tokens: (table.board().rules() == RuleSet::Base).then_some(collected.len()),
        backs: (known && !collected.is_empty()).then_some(backs),
    }
}
