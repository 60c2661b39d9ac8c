//! The lineup of a new match: the board, the players and the starting player.

use crate::{
    bots::BotKind,
    rules::{Color, JsonValue, Player, PlayerCount, quoted},
    session::Controller,
    text::{APP_ENGLISH, StartText},
};

/// The choices on the start page. Seats are in the order in which people sit; the starting seat
/// becomes seat 0 of the game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lineup {
    /// The id of the board.
    pub board: String,
    /// The number of seats that play.
    count: PlayerCount,
    /// All colours differ.
    seats: [LineupSeat; 4],
    /// The index of the starting seat; `None` if it is drawn.
    starting: Option<usize>,
}

/// One seat of the lineup.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LineupSeat {
    /// The controller of the seat.
    pub controller: Controller,
    /// The name of the player; empty for the default name.
    pub name: String,
    color: Color,
}

impl LineupSeat {
    fn read(json: &JsonValue) -> Option<LineupSeat> {
        Some(LineupSeat {
            controller: json.field("holder")?.text()?.parse().ok()?,
            name: json.field("name")?.text()?.to_owned(),
            color: json.field("color")?.text()?.parse().ok()?,
        })
    }

    /// The colour of the player.
    pub fn color(&self) -> Color {
        self.color
    }
}

impl Default for Lineup {
    /// A person against the weakest level on the base board, for a first game.
    fn default() -> Lineup {
        let seat =
            |color| LineupSeat { controller: Controller::Person, name: String::new(), color };
        let mut seats = Color::ALL.map(seat);
        for other in &mut seats[1..] {
            other.controller = Controller::Bot(BotKind::Acorn);
        }
        Lineup { board: "brook".into(), count: PlayerCount::Two, seats, starting: None }
    }
}

impl Lineup {
    /// The key under which the storage holds the last lineup.
    pub const KEY: &str = "renature.lineup";

    /// Reads a stored lineup; `None` if it is damaged.
    pub fn from_json(text: &str) -> Option<Lineup> {
        let json = JsonValue::read(text)?;
        let seats: Option<Vec<LineupSeat>> =
            json.field("places")?.list()?.iter().map(LineupSeat::read).collect();
        let seats: [LineupSeat; 4] = seats?.try_into().ok()?;
        let is_used = |color: &Color| seats.iter().any(|seat| seat.color == *color);
        if !Color::ALL.iter().all(is_used) {
            return None;
        }
        Some(Lineup {
            board: json.field("board")?.text()?.to_owned(),
            count: PlayerCount::new(json.field("count")?.integer()? as usize)?,
            seats,
            starting: match json.field("begins") {
                None | Some(JsonValue::Null) => None,
                Some(index) => Some(index.integer()? as usize),
            },
        })
    }

    /// Returns the lineup as JSON for the storage.
    pub fn to_json(&self) -> String {
        let seat = |LineupSeat { controller, name, color }: &LineupSeat| {
            let (holder, name) = (controller.name(), quoted(name));
            format!(r#"{{"holder":"{holder}","name":{name},"color":"{color}"}}"#)
        };
        let [first, second, third, fourth] = self.seats.each_ref().map(seat);
        let places = format!("{first},{second},{third},{fourth}");
        let begins = self.starting.map_or("null".to_owned(), |index| index.to_string());
        let (board, count) = (quoted(&self.board), self.count.get());
        format!(r#"{{"board":{board},"count":{count},"places":[{places}],"begins":{begins}}}"#)
    }

    /// The seats that play.
    pub fn seats(&self) -> &[LineupSeat] {
        &self.seats[..self.count.get()]
    }

    /// The seat at this index from 0, even if it does not play.
    pub fn seat_mut(&mut self, index: usize) -> Option<&mut LineupSeat> {
        self.seats.get_mut(index)
    }

    /// Sets the number of seats that play.
    pub fn set_count(&mut self, count: PlayerCount) {
        self.count = count;
    }

    /// Gives the seat the colour; the seat that had it gets this seat's colour.
    pub fn choose_color(&mut self, index: usize, color: Color) {
        swap_color(&mut self.seats, index, color, |seat| &mut seat.color);
    }

    /// The index of the starting seat, if it was chosen and plays.
    pub fn starting(&self) -> Option<usize> {
        self.starting.filter(|&index| index < self.seats().len())
    }

    /// Sets the index of the starting seat; `None` if it is to be drawn.
    pub fn set_starting(&mut self, starting: Option<usize>) {
        self.starting = starting;
    }

    /// The name of a seat that was given none.
    pub fn default_name(&self, index: usize, text: &StartText) -> String {
        match self.seats.get(index).map(|seat| seat.controller) {
            Some(Controller::Bot(_)) => text.bots[index].to_owned(),
            _ => (text.person)(index + 1),
        }
    }

    /// The name of a seat in this language: the one that it was given, or else its default name.
    pub fn seat_name(&self, index: usize, text: &StartText) -> String {
        match self.seats.get(index).map(|seat| seat.name.trim()) {
            Some("") | None => self.default_name(index, text),
            Some(name) => name.to_owned(),
        }
    }

    /// Returns the players and controllers in seat order. The seat at `first` becomes seat 0, and
    /// the others follow clockwise (RULINGS: Material). Default names are stored in English; the
    /// page shows them in the reader's language.
    pub fn players(&self, first: usize) -> (Vec<Player>, Vec<Controller>) {
        let mut seats: Vec<(Player, Controller)> = self
            .seats()
            .iter()
            .enumerate()
            .map(|(index, seat)| {
                let name = self.seat_name(index, &APP_ENGLISH.start);
                (Player { name, color: seat.color }, seat.controller)
            })
            .collect();
        seats.rotate_left(first % self.count.get());
        seats.into_iter().unzip()
    }
}

/// Gives the item at the index the colour; the item that had it gets the old colour of this one.
pub fn swap_color<T>(
    items: &mut [T],
    index: usize,
    color: Color,
    color_of: impl Fn(&mut T) -> &mut Color,
) {
    let Some(old) = items.get_mut(index).map(|item| *color_of(item)) else { return };
    for item in items.iter_mut() {
        if *color_of(item) == color {
            *color_of(item) = old;
        }
    }
    *color_of(&mut items[index]) = color;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn colors(lineup: &Lineup) -> Vec<Color> {
        lineup.seats.iter().map(LineupSeat::color).collect()
    }

    #[test]
    fn first_game_is_one_person_against_acorn() {
        let lineup = Lineup::default();
        let controllers: Vec<Controller> = lineup.seats().iter().map(|it| it.controller).collect();
        assert_eq!(controllers, [Controller::Person, Controller::Bot(BotKind::Acorn)]);
    }

    #[test]
    fn choosing_a_taken_color_swaps_the_two() {
        let mut lineup = Lineup::default();
        lineup.choose_color(0, Color::Black);
        assert_eq!(colors(&lineup), [Color::Black, Color::Blue, Color::Orange, Color::White]);
    }

    #[test]
    fn starting_seat_becomes_seat_0_clockwise() {
        let mut lineup = Lineup::default();
        lineup.set_count(PlayerCount::Three);
        let (players, controllers) = lineup.players(1);
        let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Otter", "Beaver", "Player One"]);
        assert_eq!(controllers[2], Controller::Person);
    }

    #[test]
    fn chosen_name_replaces_the_default_name() {
        let mut lineup = Lineup::default();
        lineup.seat_mut(0).unwrap().name = " Ann ".into();
        assert_eq!(lineup.players(0).0[0].name, "Ann");
    }

    #[test]
    fn seat_that_no_longer_plays_does_not_start() {
        let mut lineup = Lineup::default();
        lineup.set_count(PlayerCount::Four);
        lineup.set_starting(Some(3));
        lineup.set_count(PlayerCount::Two);
        assert_eq!(lineup.starting(), None);
    }

    #[test]
    fn a_lineup_with_one_color_twice_is_damaged() {
        let mut lineup = Lineup::default();
        assert_eq!(Lineup::from_json(&lineup.to_json()), Some(lineup.clone()));
        lineup.seats[0].color = Color::Blue;
        assert_eq!(Lineup::from_json(&lineup.to_json()), None);
    }

    #[test]
    fn a_lineup_of_five_is_damaged() {
        let json = Lineup::default().to_json().replace(r#""count":2"#, r#""count":5"#);
        assert_eq!(Lineup::from_json(&json), None);
    }
}
