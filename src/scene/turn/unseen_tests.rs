//! Tests of the unseen dominoes.

use super::unseen::Unseen;
use crate::{
    rules::{Action, Animal, Domino},
    scene::testing::{
        fixtures::{brook, domino},
        script::play,
        sketch::Sketch,
    },
    session::{
        Match,
        testing::{begun, played_out},
    },
};

fn unseen(game_match: &Match) -> Unseen {
    Unseen::from_match(game_match).unwrap()
}

/// Returns a match of two people with two dominoes placed and two discarded.
fn under_way() -> Match {
    let sketch = Sketch::base("A * * # * *").holds(0, "owl-fox").holds(1, "frog-fox");
    sketch.play(
        "place owl-fox b1 c1; no plant; finish; end; place frog-fox e1 f1; no plant; finish; end;
        pass; pass",
    )
}

fn laid(game_match: &Match) -> Vec<Domino> {
    game_match.game().table().placed().map(|(domino, _)| domino).collect()
}

/// Counts the unseen dominoes with the animal: its row and column of the triangle.
fn marked(unseen: Unseen, animal: Animal) -> usize {
    let cells = Animal::ALL.map(|other| Domino::new(animal, other));
    cells.into_iter().filter(|&domino| unseen.contains(domino)).count()
}

#[test]
fn count_of_an_animal_counts_its_double_once() {
    for game_match in [brook(), under_way()] {
        let unseen = unseen(&game_match);
        for animal in Animal::ALL {
            assert_eq!(unseen.count_with(animal), marked(unseen, animal), "{animal}");
        }
    }
}

#[test]
fn fully_unseen_animal_is_on_ten_dominoes() {
    let unseen = unseen(&brook());
    assert_eq!(unseen.count_with(Animal::Turtle), 10);
    assert_eq!(unseen.count_with(Animal::Owl), 9, "the viewer holds owl-fox");
}

#[test]
fn count_equals_the_unseen_cells_of_the_triangle() {
    let unseen = unseen(&under_way());
    let cells = Animal::ALL.into_iter().enumerate();
    let cells = cells.flat_map(|(row, one)| {
        Animal::ALL[..=row].iter().map(move |&other| Domino::new(one, other))
    });
    assert_eq!(cells.filter(|&cell| unseen.contains(cell)).count(), unseen.count());
}

#[test]
fn viewers_hand_is_seen() {
    let game_match = under_way();
    let held = game_match.game().hand(game_match.viewer().unwrap());
    assert!(!held.is_empty());
    assert!(held.iter().all(|&domino| !unseen(&game_match).contains(domino)));
}

#[test]
fn hands_of_others_and_reserves_are_unseen() {
    let game_match = under_way();
    let (game, viewer) = (game_match.game(), game_match.viewer().unwrap());
    let others = game.table().seats().filter(|&seat| seat != viewer).map(|seat| game.hand(seat));
    let reserves = game.table().seats().map(|seat| game.reserve(seat));
    let hidden: Vec<Domino> = others.chain(reserves).flatten().copied().collect();
    assert_eq!(hidden.len(), 3 + 2 * 21);
    assert!(hidden.into_iter().all(|domino| unseen(&game_match).contains(domino)));
}

#[test]
fn placed_dominoes_are_seen() {
    let game_match = under_way();
    let laid = laid(&game_match);
    assert_eq!(laid, [domino("owl-fox"), domino("frog-fox")]);
    assert!(laid.into_iter().all(|domino| !unseen(&game_match).contains(domino)));
}

#[test]
fn discarded_dominoes_are_seen() {
    let game_match = under_way();
    let discarded = game_match.game().table().discarded();
    assert_eq!(discarded.len(), 2);
    assert!(discarded.iter().all(|domino| !unseen(&game_match).contains(domino)));
}

#[test]
fn domino_is_seen_when_the_viewer_draws_it() {
    let mut game_match = begun(2);
    game_match.take_screen();
    let seat = game_match.viewer().unwrap();
    let drawn = *game_match.game().reserve(seat).last().unwrap();
    let domino = game_match.game().hand(seat)[0];
    game_match.act(Action::DiscardDomino { domino }).unwrap();
    assert!(unseen(&game_match).contains(drawn));
    game_match.act(Action::Finish).unwrap();
    assert!(!unseen(&game_match).contains(drawn));
}

#[test]
fn only_undealt_dominoes_stay_unseen_to_the_end() {
    for players in 2..=4 {
        let game_match = played_out("brook", players, 1);
        let dealt = game_match.setup().dominoes.iter().flatten();
        assert!(dealt.copied().all(|domino| !unseen(&game_match).contains(domino)));
        assert_ne!(unseen(&game_match).count(), 0);
    }
}

#[test]
fn nothing_is_listed_while_the_screen_is_handed_over() {
    let mut game_match = Sketch::base("A * * . .").holds(0, "owl-fox").begin();
    play(&mut game_match, "discard owl-fox; finish");
    assert!(Unseen::from_match(&game_match).is_some());
    game_match.act(Action::EndTurn).unwrap();
    assert_eq!(Unseen::from_match(&game_match), None);
}
