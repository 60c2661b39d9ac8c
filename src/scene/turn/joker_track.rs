//! The joker track: ten animals, one of them the joker.

use crate::{
    rules::{Action, Animal, Phase},
    scene::{input::may_act, words::capitalized},
    session::Match,
    text::Text,
};

/// An animal of the joker track.
#[derive(Clone, PartialEq, Debug)]
pub struct JokerChoice {
    /// The animal.
    pub animal: Animal,
    /// True if it is the joker.
    pub current: bool,
    /// True if it can become the joker now.
    pub enabled: bool,
    /// True if one more domino of the hand would fit then.
    pub makes_fit: bool,
    /// The label for screen readers.
    pub label: String,
}

/// Returns the animals of the joker track.
pub fn joker_track(game_match: &Match, text: &Text) -> Vec<JokerChoice> {
    let table = game_match.game().table();
    let may = may_act(game_match).is_ok();
    let choice = |animal: Animal| {
        let current = animal == table.joker();
        let name = text.names.animals[animal.index()];
        let label = if current { text.table.joker_now } else { text.table.make_joker };
        let mut label = capitalized(&label(name));
        let makes_fit = may && joker_makes_fit(game_match, animal);
        if makes_fit {
            label = format!("{label}{}{}", text.colon, text.table.makes_fit);
        }
        JokerChoice {
            animal,
            current,
            enabled: may && table.check_joker(animal).is_ok(),
            makes_fit,
            label,
        }
    };
    Animal::ALL.map(choice).into()
}

/// Returns true if a domino of the hand that fits nowhere could be placed with this joker.
pub(super) fn joker_makes_fit(game_match: &Match, animal: Animal) -> bool {
    let (mut game, table) = (game_match.game().clone(), game_match.game().table());
    if table.phase() != Phase::Domino || game.advance(Action::ChangeJoker { animal }).is_err() {
        return false;
    }
    let hand = game_match.game().hand(table.seat());
    hand.iter().any(|&domino| {
        table.placements(domino).is_empty() && !game.table().placements(domino).is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::sketch::Sketch, text::ENGLISH};

    #[test]
    fn joker_track_marks_the_animals_that_make_a_domino_fit() {
        let sketch = Sketch::base("A * * . .").holds(0, "owl-fox snail-snail");
        let mut game_match =
            sketch.play("place owl-fox b1 c1; no plant; finish; end; joker frog; pass");
        game_match.take_screen();
        let choices = joker_track(&game_match, &ENGLISH);
        let fits: Vec<Animal> =
            choices.iter().filter(|choice| choice.makes_fit).map(|choice| choice.animal).collect();
        assert!(!fits.is_empty(), "{:?}", game_match.game().hand(game_match.game().table().seat()));
        assert!(choices.iter().all(|choice| choice.makes_fit == choice.label.contains("fits")));
    }
}
