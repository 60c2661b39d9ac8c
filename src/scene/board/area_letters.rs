//! The letters of the areas on the board, and where each label stands.

use crate::{
    rules::{AreaId, Space, Table},
    scene::words::area_letters,
};

/// Returns each area's label on the board with its space.
///
/// A label holds the letters, or the first two if there are more than three.
pub fn board_letters(table: &Table) -> Vec<(Space, String)> {
    let letters = |area: AreaId| {
        let mut parts = table.parts(area).iter().map(|part| table.board().area(part).letter);
        let (first, second) = (parts.next()?, parts.next());
        let name = match (second, parts.count()) {
            (Some(second), 2..) => format!("{first}+{second}+…"),
            _ => area_letters(table, area),
        };
        Some((letter_space(table, area)?, name))
    };
    table.areas().filter_map(letters).collect()
}

/// Returns the space of the area on which a piece is least likely: few brook spaces beside it let
/// anybody plant there, and no cloud lies there at the start.
pub(super) fn letter_space(table: &Table, area: AreaId) -> Option<Space> {
    let board = table.board();
    let printed = table.spaces_of(area).iter().filter(|&at| board.soil().contains(at));
    printed.min_by_key(|&at| {
        let shores = at.neighbors().filter(|&beside| board.brook().contains(beside)).count();
        (board.cloudy().contains(at), shores)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scene::testing::sketch::Sketch;

    #[test]
    fn letter_stands_where_plants_and_clouds_are_unlikely() {
        let letter = |sketch: Sketch| {
            board_letters(sketch.begin().game().table()).swap_remove(0).0.to_string()
        };
        let cross = || Sketch::base("* A .\nA A A\n. A .");
        assert_eq!(letter(Sketch::base("* A A\nA A A\n. . A")), "c1");
        assert_eq!(letter(cross()), "b2");
        assert_eq!(letter(cross().clouds("b2=1")), "b1");
    }
}
