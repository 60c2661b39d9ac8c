//! Explanations of the spaces of the board.

use crate::{
    rules::{RuleSet, Space},
    scene::{
        board::{Highlights, Label, pieces::is_faint},
        input::Selection,
        words::{area_letters, owner_name},
    },
    session::Match,
    text::Text,
};

/// Explains the number on the space; the label of the selection comes first.
pub(super) fn space(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    at: Space,
) -> Option<String> {
    let (table, t) = (game_match.game().table(), &text.explain);
    let Highlights { labels, joins, .. } = Highlights::new(game_match, selection);
    let sizes = joins.sizes.into_iter().map(|(at, size)| (at, Label::Size(size)));
    let label = labels.into_iter().chain(sizes).find(|&(space, _)| space == at);
    let label = label.map(|(_, label)| label);
    let clouds = table.clouds_on(at);
    let by_plant = table.soil().contains(at);
    let clouds = (clouds > 0).then(|| (t.on_board)(clouds, by_plant));
    let label = match label {
        Some(Label::Points { most, .. }) => {
            Some(points_label(game_match, text, selection, at, most)?)
        }
        Some(Label::Clouds(cost)) => Some((t.returning)(cost)),
        Some(Label::Size(size)) => {
            let first = table.majority_joined(at).first;
            let first = first.map(|owner| owner_name(game_match, text, owner));
            Some((t.joined)(size, first.as_deref()))
        }
        None => None,
    };
    let token = || token(game_match, text, at);
    let isolated = || {
        let is_isolated = table.isolated_brook().contains(at);
        let isolated = if in_valley(game_match) { t.isolated_in_valley } else { t.isolated };
        is_isolated.then(|| isolated(&at.to_string()))
    };
    let faded = || {
        let animal = table.animal_on(at).filter(|_| is_faint(table, at))?;
        Some((t.faded)(text.names.animals[animal.index()]))
    };
    match (label, clouds) {
        (Some(label), Some(clouds)) => Some(format!("{label} {clouds}")),
        (one, other) => one
            .or(other)
            .or_else(token)
            .or_else(faded)
            .or_else(isolated)
            // Whoever places a domino looks at the board around it.
            .or_else(|| printed(game_match, text, at).filter(|_| selection.domino().is_none())),
    }
}

/// Explains what is printed on a free space: a starting space, a pond or a stump.
fn printed(game_match: &Match, text: &Text, at: Space) -> Option<String> {
    let (table, t) = (game_match.game().table(), &text.explain);
    let is_free = table.animal_on(at).is_none() && !table.soil().contains(at);
    let is_start = is_free && table.board().starts().contains(at);
    let start = if in_valley(game_match) { t.pond } else { t.start };
    let is_stump = is_free && table.stumps().contains(at);
    is_start.then_some(start).or(is_stump.then_some(t.stump)).map(str::to_owned)
}

/// Explains the token of the space's area; `None` in Valley and on a scored area.
fn token(game_match: &Match, text: &Text, at: Space) -> Option<String> {
    let table = game_match.game().table();
    let area = table.area_on(at).filter(|&area| !table.is_scored(area))?;
    let area = Some(area).filter(|_| !in_valley(game_match))?;
    let prize = table.prize(area);
    Some((text.explain.token)(&area_letters(table, area), prize.main, prize.minor))
}

/// Returns true if the explanation of the space is only that of its area's token, which the area's
/// card says, too.
pub fn explains_token(game_match: &Match, text: &Text, selection: Selection, at: Space) -> bool {
    let token = token(game_match, text, at);
    token.is_some() && space(game_match, text, selection, at) == token
}

/// Returns true if the explanation of the space says more than its label for screen readers.
///
/// It may say how the points of the chosen plant arise, or what taking it back costs. It may also say
/// what clouds or a printed space are for. The label says how many points a plant gets there at most.
pub fn adds_to_label(game_match: &Match, text: &Text, selection: Selection, at: Space) -> bool {
    let labels = Highlights::new(game_match, selection).labels;
    let has_label = labels.iter().any(|&(space, _)| space == at);
    has_label
        && selection.plant_space().is_none_or(|_| matches!(selection, Selection::PlantGhost { .. }))
        || game_match.game().table().clouds_on(at) > 0
        || printed(game_match, text, at).is_some()
}

/// Explains the points of planting on the space: those of the chosen plant, or the most.
fn points_label(
    game_match: &Match,
    text: &Text,
    selection: Selection,
    at: Space,
    points: i64,
) -> Option<String> {
    let table = game_match.game().table();
    let Selection::PlantGhost { plant, .. } = selection else {
        return Some((text.explain.best)(&at.to_string(), points));
    };
    let counted = table.counted_plants(plant, table.area_on(at)?).len();
    Some((text.explain.planting)(points, counted))
}

/// Returns true if the match is played by the rules of Valley.
pub(super) fn in_valley(game_match: &Match) -> bool {
    game_match.game().table().board().rules() == RuleSet::Valley
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        rules::{Plant, Stock},
        scene::testing::fixtures::{brook, planting},
        session::testing::{MatchBuilder, played_out},
        text::ENGLISH,
    };

    fn explained(game_match: &Match, selection: Selection, at: Space) -> Option<String> {
        space(game_match, &ENGLISH, selection, at)
    }

    #[test]
    fn points_on_a_space_are_explained() {
        let game_match = planting();
        let at = game_match.game().table().plant_spaces().next().unwrap();
        let words = explained(&game_match, Selection::PlantSpace(at), at).unwrap_or_default();
        assert_eq!(words, format!("A plant on {at} scores up to 1 point."));
    }

    #[test]
    fn clouds_on_the_board_say_who_takes_them() {
        let game_match = brook();
        let at = game_match.game().table().cloudy().iter().next().unwrap();
        let words = explained(&game_match, Selection::Nothing, at).unwrap_or_default();
        assert!(
            words.ends_with("whoever plants here takes as many as fit, six at most."),
            "{words}"
        );
    }

    #[test]
    fn area_space_without_a_number_explains_its_token_only() {
        let game_match = brook();
        let [area, cloud] = ["a1", "c6"].map(|name| name.parse().unwrap());
        assert!(explains_token(&game_match, &ENGLISH, Selection::Nothing, area));
        assert!(!explains_token(&game_match, &ENGLISH, Selection::Nothing, cloud));
        let planting = planting();
        let at = planting.game().table().plant_spaces().next().unwrap();
        assert!(!explains_token(&planting, &ENGLISH, Selection::PlantSpace(at), at));
    }

    #[test]
    fn faint_animal_says_why_it_is_faint() {
        let game_match = late();
        let table = game_match.game().table();
        let laid = table.placed().flat_map(|(domino, at)| at.into_iter().zip(domino.halves()));
        let (at, animal) = laid.into_iter().find(|&(at, _)| table.is_irrelevant(at)).unwrap();
        let animal = ENGLISH.names.animals[animal.index()];
        assert_eq!(
            explained(&game_match, Selection::Nothing, at).unwrap_or_default(),
            format!("The {animal} is faint: no domino can be placed beside it any more.")
        );
        let over = played_out("brook", 2, 1);
        let explains = |at| explained(&over, Selection::Nothing, at).is_some();
        let mut placed = over.game().table().placed().flat_map(|(_, at)| at);
        assert!(!placed.any(explains));
    }

    /// Returns a position with faint animals.
    fn late() -> Match {
        let positions = MatchBuilder::new("brook").positions();
        let is_late = |game_match: &Match| {
            let table = game_match.game().table();
            let mut placed = table.placed().flat_map(|(_, at)| at);
            !table.is_over() && placed.any(|at| table.is_irrelevant(at))
        };
        positions.into_iter().rfind(is_late).unwrap()
    }

    #[test]
    fn space_without_a_number_has_no_explanation() {
        let game_match = brook();
        let table = game_match.game().table();
        let bare = (*table.board().brook()).iter().find(|&at| table.clouds_on(at) == 0).unwrap();
        assert_eq!(explained(&game_match, Selection::Nothing, bare), None);
    }

    #[test]
    fn printed_spaces_are_explained_until_covered() {
        let words = |game_match: &Match, at: Space| {
            explained(game_match, Selection::Nothing, at).unwrap_or_default()
        };
        for (game, word) in [("brook", "A starting space"), ("valley", "A pond")] {
            let game_match = MatchBuilder::new(game).begin();
            let start = game_match.game().table().board().starts().iter().next().unwrap();
            assert!(words(&game_match, start).starts_with(word), "{game}");
        }
        let valley = MatchBuilder::new("valley").begin();
        let stump = valley.game().table().stumps().iter().next().unwrap();
        assert!(words(&valley, stump).starts_with("A stump"));
        let planting = planting();
        let table = planting.game().table();
        let covered = table.board().starts().iter().find(|&at| table.animal_on(at).is_some());
        assert!(!words(&planting, covered.unwrap()).contains("starting space"));
    }

    #[test]
    fn labels_leave_out_points_clouds_and_printed_spaces() {
        let planting = planting();
        let at = planting.game().table().plant_spaces().next().unwrap();
        let adds =
            |game_match: &Match, selection, at| adds_to_label(game_match, &ENGLISH, selection, at);
        assert!(!adds(&planting, Selection::PlantSpace(at), at));
        let (plant, stock) = (Plant::Turf, Stock::Own);
        assert!(adds(&planting, Selection::PlantGhost { at, plant, stock }, at));
        let brook = brook();
        let cloud = brook.game().table().cloudy().iter().next().unwrap();
        let start = brook.game().table().board().starts().iter().next().unwrap();
        assert!([cloud, start].into_iter().all(|at| adds(&brook, Selection::Nothing, at)));
        let game_match = late();
        let table = game_match.game().table();
        let faint = table.board().brook().iter().find(|&at| table.is_irrelevant(at)).unwrap();
        assert!(!adds(&game_match, Selection::Nothing, faint));
    }
}
