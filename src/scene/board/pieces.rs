//! The pieces on the board.

use super::{area_letters::letter_space, recent::Recent};
use crate::{
    rules::{
        Animal, AreaId, Color, Domino, Plant, RuleSet, Space, SpaceSet, Table, sort_small_by_key,
    },
    scene::words::owner_color,
    session::{IrrelevantAnimals, Match, Preferences},
};

/// One half of a domino on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Half {
    /// Its space.
    pub at: Space,
    /// Its animal.
    pub animal: Animal,
    /// True if it shows the joker's mark.
    pub joker: bool,
    /// The style of an irrelevant animal, beside which no domino can lie any more.
    pub fading: Option<IrrelevantAnimals>,
}

/// A domino on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DominoPiece {
    /// The domino.
    pub domino: Domino,
    /// Its halves.
    pub halves: [Half; 2],
    /// True if it was placed since the viewer's last turn.
    pub recent: bool,
}

/// A plant on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlantPiece {
    /// Its space.
    pub at: Space,
    /// Its kind.
    pub plant: Plant,
    /// Its colour; `None` for neutral.
    pub color: Option<Color>,
    /// True if it was placed since the viewer's last turn.
    pub recent: bool,
}

/// A mushroom on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MushroomPiece {
    /// Its space.
    pub at: Space,
    /// True if a plant stands on the same space.
    pub planted: bool,
    /// True if it was placed since the viewer's last turn.
    pub recent: bool,
}

/// An area token on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TokenPiece {
    /// Its area.
    pub area: AreaId,
    /// Its space: a free one of the area while there is one.
    pub at: Space,
    /// The room that it has there.
    pub room: TokenRoom,
    /// Points for the first.
    pub main: i32,
    /// Points for the second.
    pub minor: i32,
}

/// The room that an area token has on its space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TokenRoom {
    /// As much as a token needs; clouds may be there.
    Whole,
    /// The space has the area's letter, since no other is free of plants and clouds.
    BesideLetter,
    /// The space has a plant, since none is free.
    BesidePlant,
}

/// A pile of clouds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CloudPiece {
    /// Its space.
    pub at: Space,
    /// The number of clouds.
    pub count: u32,
}

/// Returns whether an animal on the space is faint: it is irrelevant, and the game runs. The finished
/// board shows all its colours.
pub fn is_faint(table: &Table, at: Space) -> bool {
    table.is_irrelevant(at) && !table.is_over()
}

/// Returns the dominoes on the board.
pub fn dominoes(game_match: &Match, preferences: Preferences) -> Vec<DominoPiece> {
    let table = game_match.game().table();
    let recent = Recent::new(game_match).dominoes;
    let half = |at: Space, animal: Animal| Half {
        at,
        animal,
        joker: preferences.joker_marks && animal == table.joker() && !table.is_irrelevant(at),
        fading: is_faint(table, at).then_some(preferences.irrelevant),
    };
    let piece = |(domino, at): (Domino, [Space; 2])| {
        let [first, second] = domino.halves();
        let halves = [half(at[0], first), half(at[1], second)];
        DominoPiece { domino, halves, recent: recent.contains(at[0]) }
    };
    table.placed().map(piece).collect()
}

/// Returns the plants on the board, from the top row down: lower ones are drawn over upper ones.
pub fn plants(game_match: &Match) -> Vec<PlantPiece> {
    let recent = Recent::new(game_match).plants;
    let mut plants: Vec<PlantPiece> = game_match
        .game()
        .table()
        .plants()
        .map(|(at, placed)| PlantPiece {
            at,
            plant: placed.plant,
            color: owner_color(game_match, placed.owner),
            recent: recent.contains(at),
        })
        .collect();
    sort_small_by_key(&mut plants, |plant| plant.at);
    plants
}

/// The free spaces from which a plant was taken back lately.
pub fn emptied(game_match: &Match) -> Vec<Space> {
    let planted = game_match.game().table().planted();
    Recent::new(game_match).emptied.iter().filter(|&at| !planted.contains(at)).collect()
}

/// Returns the mushrooms on the board.
pub fn mushrooms(game_match: &Match) -> Vec<MushroomPiece> {
    let recent = Recent::new(game_match).mushrooms;
    let table = game_match.game().table();
    let piece = |at| MushroomPiece {
        at,
        planted: table.planted().contains(at),
        recent: recent.contains(at),
    };
    table.mushrooms().map(piece).collect()
}

/// Returns the tokens of the areas that are not scored, and of those whose scoring is not revealed
/// yet: the final scoring shows one area after the other.
pub fn tokens(table: &Table, is_revealed: &dyn Fn(SpaceSet) -> bool) -> Vec<TokenPiece> {
    let areas = table.board().areas().map(|(area, _)| area);
    let has_token = |&area: &AreaId| !table.is_scored(area) || !is_revealed(table.spaces_of(area));
    let areas = areas.filter(has_token);
    areas.filter_map(|area| token_of(table, area)).collect()
}

/// Returns the area's token, where it lies or lay before the area was scored; `None` in Valley.
pub(in crate::scene) fn token_of(table: &Table, area: AreaId) -> Option<TokenPiece> {
    let prize = table.prize(area);
    if table.board().rules() != RuleSet::Base || prize.main <= 0 {
        return None;
    }
    let (at, room) = token_space(table, area)?;
    Some(TokenPiece { area, at, room, main: prize.main, minor: prize.minor })
}

/// Returns the size of each Valley area, with a free space near its middle to show it on.
///
/// The space has the area's letter only if no other is free.
///
/// In Valley the size is the prize. An area without a free space is left out.
pub fn sizes(table: &Table) -> Vec<(Space, usize)> {
    if table.board().rules() != RuleSet::Valley {
        return Vec::new();
    }
    let mushrooms: SpaceSet = table.mushrooms().collect();
    let taken = *table.planted() | mushrooms | *table.cloudy();
    let size = |area: AreaId| {
        let spaces = table.spaces_of(area);
        let letter = letter_space(table, area);
        let free = spaces.iter().filter(|&at| !taken.contains(at));
        let at = free.min_by_key(|&at| (Some(at) == letter, distance_from_center(spaces, at)))?;
        Some((at, table.size_of(area)))
    };
    table.areas().filter_map(size).collect()
}

/// Returns the token's space and the room that it has there.
///
/// It is the free space nearest to the middle, preferably without clouds and without the area's
/// letter.
fn token_space(table: &Table, area: AreaId) -> Option<(Space, TokenRoom)> {
    let spaces = table.spaces_of(area);
    let letter = letter_space(table, area);
    let cost = |&at: &Space| {
        (
            table.planted().contains(at),
            table.cloudy().contains(at),
            Some(at) == letter,
            distance_from_center(spaces, at),
        )
    };
    let at = spaces.iter().min_by_key(cost)?;
    let room = match (table.planted().contains(at), Some(at) == letter) {
        (true, _) => TokenRoom::BesidePlant,
        (false, true) => TokenRoom::BesideLetter,
        (false, false) => TokenRoom::Whole,
    };
    Some((at, room))
}

/// Returns a measure of the distance to the set's middle, good only to compare.
fn distance_from_center(set: SpaceSet, at: Space) -> usize {
    let count = set.len().max(1);
    let sum = |of: fn(Space) -> usize| set.iter().map(of).sum::<usize>();
    let off = |of: fn(Space) -> usize| (of(at) * count).abs_diff(sum(of)).pow(2);
    off(Space::column) + off(Space::row)
}

/// Returns the clouds on the board.
pub fn clouds(table: &Table) -> Vec<CloudPiece> {
    table.cloudy().iter().map(|at| CloudPiece { at, count: table.clouds_on(at) }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        scene::{board::board_letters, testing::sketch::Sketch},
        session::{
            Match,
            testing::{MatchBuilder, played_out},
        },
    };

    fn token_spaces(game_match: &Match) -> Vec<Space> {
        let tokens = tokens(game_match.game().table(), &|_| true);
        tokens.into_iter().map(|token| token.at).collect()
    }

    #[test]
    fn tokens_leave_the_letters_free() {
        let game_match = MatchBuilder::new("brook").begin();
        let tokens = token_spaces(&game_match);
        for (at, letters) in board_letters(game_match.game().table()) {
            assert!(!tokens.contains(&at), "{letters} at {at}");
        }
    }

    #[test]
    fn tokens_stay_until_their_scoring_is_revealed() {
        let game_match = played_out("brook", 2, 1);
        let table = game_match.game().table();
        assert_eq!(tokens(table, &|_| true), []);
        assert_eq!(tokens(table, &|_| false).len(), table.board().areas().count());
    }

    #[test]
    fn token_moves_off_the_space_of_a_plant() {
        let sketch = Sketch::base("A A A A\n* * * *").tokens("A=4/2/1").holds(0, "owl-fox");
        let place = "place owl-fox a2 b2";
        assert_eq!(token_spaces(&sketch.play(place)), ["b1".parse().unwrap()]);
        let planted = sketch.play(&format!("{place}; plant oak b1"));
        assert_eq!(token_spaces(&planted), ["c1".parse().unwrap()]);
        let full = Sketch::base("A A\n* *").tokens("A=2/1/1").holds(0, "owl-fox");
        let rooms = |script: &str| {
            let game_match = full.play(script);
            tokens(game_match.game().table(), &|_| true)[0].room
        };
        assert_eq!(rooms("place owl-fox a2 b2"), TokenRoom::Whole);
        assert_eq!(rooms("place owl-fox a2 b2; plant oak b1"), TokenRoom::BesideLetter);
    }
}
