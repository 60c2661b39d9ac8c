//! The labels of spaces for screen readers.

use super::{
    highlights::{Highlights, Label},
    pieces::is_faint,
};
use crate::{
    rules::{Action, Animal, AreaSet, Phase, RuleSet, Space, SpaceSet, Table},
    scene::{
        input::Selection,
        words::{area_letters, letters_joined, owner_name, plant_name},
    },
    session::Match,
    text::Text,
};

/// Returns the labels of the spaces, in their order.
///
/// They include the half of a ghost on the space, the points of a plant there or the clouds for
/// taking it back, and say if the space is chosen or legal.
pub fn space_labels(
    game_match: &Match,
    text: &Text,
    spaces: SpaceSet,
    selection: Selection,
    highlights: &Highlights,
) -> Vec<String> {
    let t = text.table.spaces;
    let table = game_match.game().table();
    let is_mushroom = table.phase() == Phase::Mushroom;
    let closings = Closings::new(game_match, selection);
    let label = |at| {
        let mut label = label_with_ghost(game_match, text, at, ghost_on(selection, at));
        if is_mushroom && table.mushroom_spaces().contains(at) {
            let first =
                highlights.joins.leader_at(at).map(|owner| owner_name(game_match, text, owner));
            label = format!("{label}, {}", mushroom_effect(table, text, at, first.as_deref()));
        }
        let shown = highlights.labels.iter().find(|(space, _)| *space == at);
        match shown {
            Some(&(_, Label::Points { most, .. })) => {
                label = format!("{label}, {}", (t.up_to)(most));
            }
            Some(&(_, Label::Clouds(cost))) => {
                label = format!("{label}, {}", (text.table.buttons.cost)(cost));
            }
            _ => {}
        }
        let beside = || with_areas(table, open_areas_beside(table, at), t.beside);
        match (highlights.chosen.contains(at), highlights.legal.contains(at)) {
            (true, _) => format!("{label}{}, {}", beside(), t.chosen),
            (false, true) => {
                let closes = with_areas(table, closings.at(at), t.can_close);
                format!("{label}{}{closes}, {}", beside(), t.legal)
            }
            (false, false) => label + &beside(),
        }
    };
    spaces.iter().map(label).collect()
}

/// The placements of the chosen domino, each with the areas that it closes.
struct Closings(Vec<([Space; 2], AreaSet)>);

impl Closings {
    fn new(game_match: &Match, selection: Selection) -> Closings {
        let (Selection::Domino(domino) | Selection::RotatedDomino { domino, .. }) = selection
        else {
            return Closings(Vec::new());
        };
        let closed = |at| {
            let mut after = game_match.game().clone();
            after.advance(Action::PlaceDomino { domino, at }).ok()?;
            Some((at, after.table().closing()))
        };
        let placements = game_match.game().table().placements(domino).into_iter();
        Closings(placements.filter_map(closed).collect())
    }

    /// Returns the areas that one of the placements over the space closes.
    fn at(&self, at: Space) -> AreaSet {
        let over = self.0.iter().filter(|(spaces, _)| spaces.contains(&at));
        over.flat_map(|(_, areas)| areas.iter()).collect()
    }
}

/// Returns the open areas beside a space free for a domino, also those without room for a plant.
fn open_areas_beside(table: &Table, at: Space) -> AreaSet {
    let is_free = table.board().brook().contains(at)
        && !table.soil().contains(at)
        && table.animal_on(at).is_none();
    // While a mushroom is placed, the label names the areas that it would join.
    if table.phase() == Phase::Mushroom || !is_free {
        return AreaSet::EMPTY;
    }
    table.areas_beside(at).iter().filter(|&area| !table.is_scored(area)).collect()
}

/// Names the areas with `words` after a comma; empty without areas.
fn with_areas(table: &Table, areas: AreaSet, words: fn(&[&str]) -> String) -> String {
    let letters: Vec<String> = areas.iter().map(|area| area_letters(table, area)).collect();
    match &letters.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => String::new(),
        letters => format!(", {}", words(letters)),
    }
}

/// Describes what a mushroom on the space would do: `joins areas A and B into one of 5 spaces, loses
/// 1 cloud`. `first` would lead in the joined area.
fn mushroom_effect(table: &Table, text: &Text, at: Space, first: Option<&str>) -> String {
    let letters = letters_joined(table, at);
    let letters: Vec<&str> = letters.iter().map(String::as_str).collect();
    let (_, size) = table.joined_by(at);
    let joins = (text.table.spaces.joins)(&letters, size, first);
    match table.clouds_on(at) {
        0 => joins,
        clouds => format!("{joins}, {}", (text.action_list.loses)(clouds)),
    }
}

/// Returns the animal of a domino's ghost on the space.
fn ghost_on(selection: Selection, at: Space) -> Option<Animal> {
    let Selection::DominoGhost { domino, at: lies, .. } = selection else { return None };
    let half = domino.halves().into_iter().zip(lies).find(|&(_, space)| space == at);
    half.map(|(animal, _)| animal)
}

/// Returns the label of a space and the pieces on it, without the selection: `c4, brook, free`.
pub fn space_label(game_match: &Match, text: &Text, at: Space) -> String {
    label_with_ghost(game_match, text, at, None)
}

/// Returns the label of a space with the animal of a ghost on it.
fn label_with_ghost(game_match: &Match, text: &Text, at: Space, ghost: Option<Animal>) -> String {
    let table = game_match.game().table();
    let mut parts = vec![at.to_string()];
    if table.board().brook().contains(at) && !table.soil().contains(at) {
        brook(table, text, at, ghost, &mut parts);
    } else if table.soil().contains(at) {
        soil(game_match, text, at, &mut parts);
    } else {
        parts.push(text.table.spaces.no_space.into());
    }
    if table.cloudy().contains(at) {
        parts.push((text.table.spaces.clouds)(table.clouds_on(at)));
    }
    parts.join(", ")
}

fn brook(table: &Table, text: &Text, at: Space, ghost: Option<Animal>, parts: &mut Vec<String>) {
    let t = &text.table.spaces;
    let valley = table.board().rules() == RuleSet::Valley;
    if let Some(animal) = table.animal_on(at) {
        let name = text.names.animals[animal.index()];
        let is_joker = animal == table.joker() && !table.is_irrelevant(at);
        parts.push(if is_joker { (text.table.joker_now)(name) } else { name.into() });
        if is_faint(table, at) {
            parts.push(t.irrelevant.into());
        }
        return;
    }
    parts.push(if valley { t.meadow } else { t.brook }.into());
    if table.board().starts().contains(at) {
        parts.push(if valley { t.pond } else { t.start }.into());
    }
    if table.stumps().contains(at) {
        parts.push(t.stump.into());
    }
    let state = match ghost {
        Some(animal) => text.names.animals[animal.index()],
        None if table.isolated_brook().contains(at) => t.isolated,
        None => t.free,
    };
    parts.push(state.into());
}

fn soil(game_match: &Match, text: &Text, at: Space, parts: &mut Vec<String>) {
    let table = game_match.game().table();
    let area = table.area_on(at);
    let is_scored = area.is_some_and(|area| table.is_scored(area));
    parts.extend(area.map(|area| (text.table.areas.name)(&area_letters(table, area))));
    if is_scored {
        parts.push(text.table.areas.scored.into());
    }
    if table.mushrooms().any(|mushroom| mushroom == at) {
        parts.push(text.table.spaces.mushroom.into());
    }
    match table.plant_on(at) {
        Some(placed) => parts.push((text.table.plant)(
            &owner_name(game_match, text, placed.owner),
            plant_name(text, placed.plant),
        )),
        None if is_scored => {}
        None => parts.push(text.table.spaces.free.into()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::testing::{
            fixtures::{at, planting},
            sketch::Sketch,
        },
        session::testing::MatchBuilder,
        text::ENGLISH,
    };

    #[test]
    fn space_label_names_the_pieces_on_it() {
        let game_match = planting();
        assert_eq!(space_label(&game_match, &ENGLISH, at("c2")), "c2, owl");
        assert_eq!(space_label(&game_match, &ENGLISH, at("f2")), "f2, brook, starting space, free");
        assert_eq!(space_label(&game_match, &ENGLISH, at("a1")), "a1, area A, free");
    }

    #[test]
    fn space_of_a_scored_area_is_not_free() {
        let game_match = Sketch::base("A A * . B").holds(0, "owl-fox");
        let game_match = game_match.play("place owl-fox c1 d1; plant turf b1; finish");
        assert_eq!(space_label(&game_match, &ENGLISH, at("a1")), "a1, area A, scored");
        assert!(space_label(&game_match, &ENGLISH, at("b1")).contains("scored"));
    }

    #[test]
    fn space_for_a_plant_names_its_points() {
        let game_match = Sketch::base("A * * . B").holds(0, "owl-fox").play("place owl-fox b1 c1");
        let highlights = Highlights::new(&game_match, Selection::Nothing);
        let all = [at("a1"), at("e1")].into_iter().collect();
        let labels = space_labels(&game_match, &ENGLISH, all, Selection::Nothing, &highlights);
        assert_eq!(labels, ["a1, area A, free, up to 1 point, legal", "e1, area B, free"]);
    }

    #[test]
    fn space_for_a_domino_names_the_areas_it_can_close() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox");
        let game_match = sketch.play("");
        let chosen = Selection::Domino("owl-fox".parse().unwrap());
        let highlights = Highlights::new(&game_match, chosen);
        let all = [at("b1"), at("d1")].into_iter().collect();
        let labels = space_labels(&game_match, &ENGLISH, all, chosen, &highlights);
        assert!(labels[0].ends_with("beside area A, can close area A, legal"), "{labels:?}");
        assert!(labels[1].ends_with("free, can close areas A and B, legal"), "{labels:?}");
    }

    #[test]
    fn free_space_names_the_open_areas_beside_it() {
        let game_match = Sketch::base("A * * . . B").holds(0, "owl-fox").play("");
        let highlights = Highlights::new(&game_match, Selection::Nothing);
        let all = [at("b1"), at("c1")].into_iter().collect();
        let labels = space_labels(&game_match, &ENGLISH, all, Selection::Nothing, &highlights);
        assert!(labels[0].ends_with("free, beside area A"), "{labels:?}");
        assert!(labels[1].ends_with("free"), "{labels:?}");
    }

    #[test]
    fn free_space_names_its_areas_while_a_plant_is_chosen() {
        let sketch = Sketch::base("A * * . . B").holds(0, "owl-fox");
        let game_match = sketch.play("place owl-fox b1 c1");
        let highlights = Highlights::new(&game_match, Selection::Nothing);
        let all = [at("e1")].into_iter().collect();
        let labels = space_labels(&game_match, &ENGLISH, all, Selection::Nothing, &highlights);
        assert_eq!(labels, ["e1, brook, free, beside area B"]);
    }

    #[test]
    fn free_space_names_full_open_areas_too() {
        let sketch = Sketch::base("A * * . .\n. . . . .").holds(0, "owl-fox");
        let game_match = sketch.play("place owl-fox b1 c1; plant turf a1; finish; end");
        let highlights = Highlights::new(&game_match, Selection::Nothing);
        let all = [at("a2")].into_iter().collect();
        let labels = space_labels(&game_match, &ENGLISH, all, Selection::Nothing, &highlights);
        assert!(labels[0].ends_with("free, beside area A"), "{labels:?}");
    }

    #[test]
    fn space_under_a_ghost_is_not_free() {
        let game_match = Sketch::base("A * * . . B").holds(0, "owl-fox").play("");
        let ghost = Selection::DominoGhost {
            domino: "owl-fox".parse().unwrap(),
            at: [at("b1"), at("c1")],
            pivot: at("b1"),
            plant_at: None,
        };
        let highlights = Highlights::new(&game_match, ghost);
        let all = [at("b1")].into_iter().collect();
        let labels = space_labels(&game_match, &ENGLISH, all, ghost, &highlights);
        assert_eq!(labels, ["b1, brook, starting space, owl, beside area A, chosen"]);
    }

    #[test]
    fn only_a_running_game_says_that_nothing_fits_beside() {
        let says = |game_match: &Match| {
            let mut placed = game_match.game().table().placed().flat_map(|(_, at)| at);
            placed.any(|at| {
                space_label(game_match, &ENGLISH, at).contains(ENGLISH.table.spaces.irrelevant)
            })
        };
        let positions = MatchBuilder::new("brook").positions();
        let (over, running) = positions.split_last().unwrap();
        assert!(running.iter().any(says));
        assert!(!says(over));
    }

    #[test]
    fn space_of_the_joker_says_so() {
        let mut game_match = planting();
        let [owl, fox] = ["c2", "c3"].map(|name| space_label(&game_match, &ENGLISH, at(name)));
        assert!(!owl.contains("joker") && !fox.contains("joker"), "{owl}, {fox}");
        game_match.act(Action::ChangeJoker { animal: Animal::Fox }).unwrap();
        let fox = space_label(&game_match, &ENGLISH, at("c3"));
        assert!(fox.contains("fox, the joker now"), "{fox}");
    }
}
