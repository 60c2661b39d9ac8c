//! What is chosen before a match: board, seats, who begins.

use crate::{
    bots::BotKind,
    rules::{Color, Player, PlayerCount},
    session::Controller,
    text::Text,
};
use serde::{Deserialize, Serialize};

/// What is chosen before a match. Places are as people sit; the one that begins becomes seat 0.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Lineup {
    /// The short name of the board.
    pub board: String,
    /// How many of the places play: 2, 3 or 4.
    count: usize,
    places: [Place; 4],
    /// The place that begins; none: it is drawn.
    begins: Option<usize>,
}

/// One place at the table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Place {
    /// Who sits there.
    #[serde(rename = "holder")]
    pub controller: Controller,
    /// Their name; empty for the usual one.
    pub name: String,
    color: Color,
}

impl Place {
    /// Their colour.
    pub fn color(&self) -> Color {
        self.color
    }
}

impl Default for Lineup {
    /// A person and the mildest level on the base board: right for a first game.
    fn default() -> Lineup {
        let place = |color| Place { controller: Controller::Person, name: String::new(), color };
        let mut places = Color::ALL.map(place);
        for other in &mut places[1..] {
            other.controller = Controller::Bot(BotKind::Seedling);
        }
        Lineup { board: "brook".into(), count: 2, places, begins: None }
    }
}

impl Lineup {
    /// Whether every place has a colour of its own and as many play as can: what was kept from
    /// an earlier visit may be anything.
    pub fn is_sound(&self) -> bool {
        let all = |color: &Color| self.places.iter().any(|place| place.color == *color);
        Color::ALL.iter().all(all) && PlayerCount::new(self.count).is_some()
    }

    /// The places that play.
    pub fn places(&self) -> &[Place] {
        self.places.get(..self.count).unwrap_or(&self.places)
    }

    /// The place with this number from 0, to be changed; whether it plays or not.
    pub fn place_mut(&mut self, index: usize) -> Option<&mut Place> {
        self.places.get_mut(index)
    }

    /// How many play.
    pub fn set_count(&mut self, count: PlayerCount) {
        self.count = count.get();
    }

    /// Gives the place the colour; who had it gets this place's.
    pub fn choose_color(&mut self, index: usize, color: Color) {
        let Some(old) = self.places.get(index).map(Place::color) else { return };
        for (other, place) in self.places.iter_mut().enumerate() {
            if other == index {
                place.color = color;
            } else if place.color == color {
                place.color = old;
            }
        }
    }

    /// The place that begins, if it was chosen and plays.
    pub fn begins(&self) -> Option<usize> {
        self.begins.filter(|&index| index < self.places().len())
    }

    /// Chooses the place that begins; none: it is drawn.
    pub fn set_begins(&mut self, begins: Option<usize>) {
        self.begins = begins;
    }

    /// The name that a place goes by unless it has one.
    pub fn usual_name(&self, index: usize, text: &Text) -> String {
        match self.places.get(index).map(|place| place.controller) {
            Some(Controller::Bot(_)) => text.start.bots[index].to_owned(),
            _ => (text.start.person)(index + 1),
        }
    }

    /// Players and holders in seat order, with the place that begins as seat 0 and those after it
    /// clockwise (RULINGS: Material).
    pub fn seated(&self, first: usize, text: &Text) -> (Vec<Player>, Vec<Controller>) {
        let mut seats: Vec<(Player, Controller)> = self
            .places()
            .iter()
            .enumerate()
            .map(|(index, place)| {
                let name = match place.name.trim() {
                    "" => self.usual_name(index, text),
                    name => name.to_owned(),
                };
                (Player { name, color: place.color }, place.controller)
            })
            .collect();
        let first = first % seats.len().max(1);
        seats.rotate_left(first);
        seats.into_iter().unzip()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::ENGLISH;

    fn colors(lineup: &Lineup) -> Vec<Color> {
        lineup.places.iter().map(Place::color).collect()
    }

    #[test]
    fn a_first_game_is_offered_against_the_mildest_level() {
        let lineup = Lineup::default();
        assert_eq!(lineup.places()[1].controller, Controller::Bot(BotKind::Seedling));
    }

    #[test]
    fn choosing_a_taken_color_swaps_the_two() {
        let mut lineup = Lineup::default();
        lineup.choose_color(0, Color::Black);
        assert_eq!(colors(&lineup), [Color::Black, Color::Blue, Color::Orange, Color::White]);
    }

    #[test]
    fn who_begins_gets_seat_0_and_the_others_follow_clockwise() {
        let mut lineup = Lineup::default();
        lineup.set_count(PlayerCount::Three);
        let (players, controllers) = lineup.seated(1, &ENGLISH);
        let names: Vec<&str> = players.iter().map(|player| player.name.as_str()).collect();
        assert_eq!(names, ["Otter", "Kingfisher", "Player One"]);
        assert_eq!(controllers[2], Controller::Person);
    }

    #[test]
    fn a_chosen_name_goes_before_the_usual_one() {
        let mut lineup = Lineup::default();
        lineup.place_mut(0).unwrap().name = " Ann ".into();
        assert_eq!(lineup.seated(0, &ENGLISH).0[0].name, "Ann");
    }

    #[test]
    fn who_no_longer_plays_does_not_begin() {
        let mut lineup = Lineup::default();
        lineup.set_count(PlayerCount::Four);
        lineup.set_begins(Some(3));
        lineup.set_count(PlayerCount::Two);
        assert_eq!(lineup.begins(), None);
    }

    #[test]
    fn two_places_of_one_color_are_not_sound() {
        let mut lineup = Lineup::default();
        assert!(lineup.is_sound());
        lineup.places[0].color = Color::Blue;
        assert!(!lineup.is_sound());
    }

    #[test]
    fn a_lineup_comes_back_from_its_save() {
        let mut lineup = Lineup::default();
        lineup.choose_color(1, Color::White);
        let text = serde_json::to_string(&lineup).unwrap();
        assert_eq!(serde_json::from_str::<Lineup>(&text).unwrap(), lineup);
    }
}
