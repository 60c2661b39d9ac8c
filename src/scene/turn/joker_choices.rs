//! The animals that the joker picker offers: one is the joker.

use crate::{
    rules::Animal,
    scene::{
        input::may_act,
        words::{capitalized, fitting_with_joker, stuck_dominoes},
    },
    session::Match,
    text::Text,
};

/// An animal of the joker picker.
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

/// Returns the animals of the joker picker.
pub fn joker_choices(game_match: &Match, text: &Text) -> Vec<JokerChoice> {
    let table = game_match.game().table();
    let may = may_act(game_match).is_ok();
    let stuck = if may { stuck_dominoes(game_match) } else { Vec::new() };
    let choice = |animal: Animal| {
        let current = animal == table.joker();
        let name = text.names.animals[animal.index()];
        let label = if current { text.table.joker_now } else { text.table.make_joker };
        let mut label = capitalized(&label(name));
        let fitting = fitting_with_joker(game_match, animal, &stuck);
        if fitting > 0 {
            label = format!("{label}{}{}", text.colon, (text.table.makes_fit)(fitting));
        }
        JokerChoice {
            animal,
            current,
            enabled: may && table.check_joker(animal).is_ok(),
            makes_fit: fitting > 0,
            label,
        }
    };
    Animal::ALL.map(choice).into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{scene::testing::sketch::Sketch, text::ENGLISH};

    #[test]
    fn joker_choices_mark_the_animals_that_make_a_domino_fit() {
        // A domino fits beside the fox if it has a fox or the joker. Beside a joker each fits.
        let sketch = Sketch::base("A * * . .")
            .holds(0, "owl-fox")
            .holds(1, "snail-snail snail-turtle snail-badger");
        let mut game_match = sketch.play("place owl-fox b1 c1; no plant; finish; end");
        game_match.take_screen();
        let choices = joker_choices(&game_match, &ENGLISH);
        let fits: Vec<Animal> =
            choices.iter().filter(|choice| choice.makes_fit).map(|choice| choice.animal).collect();
        assert_eq!(fits, [Animal::Snail, Animal::Badger, Animal::Turtle, Animal::Fox]);
        assert!(choices.iter().all(|choice| choice.makes_fit == choice.label.contains(" fit")));
        // Beside the joker each domino fits.
        assert!(choices[Animal::Fox.index()].label.ends_with("then 3 of your dominoes fit"));
    }
}
