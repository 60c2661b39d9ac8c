//! The example of a scored area on the rules page.

use super::{AreaRow, area_rows};
use crate::{
    rules::{Color, Majority, Owner, Plant, Prize, Seat, Space, SpaceSet},
    scene::words::plant_name,
    text::Text,
};

/// An area that is scored, with what each colour gets.
#[derive(Clone, PartialEq, Debug)]
pub struct Example {
    /// Its columns and rows.
    pub size: (i32, i32),
    /// Its spaces.
    pub soil: SpaceSet,
    /// The plants in it; no colour is neutral.
    pub plants: Vec<(Space, Plant, Option<Color>)>,
    /// The token's space.
    pub token: Space,
    /// The prize on the token.
    pub prize: Prize,
    /// The colours in it by falling total.
    pub rows: Vec<AreaRow>,
    /// The picture in a sentence.
    pub words: String,
}

/// The index of neutral, after those of the four seats.
const NEUTRAL: usize = Seat::MAX;

/// The plants by column, row, kind and [`Owner::index`].
///
/// One owner is first, two tie, the second has less than these, and neutral is behind.
const PLANTS: [(usize, usize, Plant, usize); 6] = [
    (0, 0, Plant::Oak, 2),
    (1, 0, Plant::Pine, 1),
    (2, 0, Plant::Bush, 3),
    (3, 0, Plant::Pine, 0),
    (0, 1, Plant::Turf, 2),
    (2, 1, Plant::Turf, NEUTRAL),
];

/// Returns the example.
pub fn example(text: &Text) -> Example {
    let space = |column, row| Space::new(column, row).unwrap_or_default();
    let color = |index: usize| Color::ALL.get(index).copied();
    let name =
        |index: usize| color(index).map_or(text.names.neutral, |it| text.names.colors[it as usize]);
    let mut totals = [0; Owner::COUNT];
    for (_, _, plant, owner) in PLANTS {
        totals[owner] += u16::from(plant.value());
    }
    let prize = Prize { main: 7, minor: 3 };
    let token = space(1, 1);
    let descriptions =
        PLANTS.map(|(_, _, plant, owner)| (text.table.plant)(name(owner), plant_name(text, plant)));
    Example {
        size: (4, 2),
        soil: PLANTS
            .map(|(column, row, ..)| space(column, row))
            .into_iter()
            .chain([token])
            .collect(),
        plants: PLANTS
            .map(|(column, row, plant, owner)| (space(column, row), plant, color(owner)))
            .into(),
        token,
        prize,
        rows: area_rows(text, &Majority::new(totals, prize), |owner| {
            (name(owner.index()).to_owned(), color(owner.index()))
        }),
        words: (text.how_to_play.example_picture)(&descriptions),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::text::ENGLISH;

    #[test]
    fn example_shows_a_tie_that_lets_a_lower_total_be_second() {
        let Example { rows, prize, .. } = example(&ENGLISH);
        let shown: Vec<_> = rows.iter().map(|row| (row.name.as_str(), row.rank)).collect();
        let expected = [
            ("black", "1st"),
            ("orange", "tie"),
            ("blue", "tie"),
            ("white", "2nd"),
            ("neutral", "–"),
        ];
        assert_eq!(shown, expected);
        assert!(rows[1].total > rows[3].total);
        let points: Vec<_> = rows.iter().map(|row| row.points.unwrap_or(0)).collect();
        assert_eq!(points, [i64::from(prize.main), 0, 0, i64::from(prize.minor), 0]);
    }

    #[test]
    fn totals_are_the_values_of_the_plants_in_the_area() {
        let Example { plants, rows, soil, token, .. } = example(&ENGLISH);
        for row in rows {
            let own = plants.iter().filter(|(.., color)| *color == row.color);
            let total: u16 = own.map(|(_, plant, _)| u16::from(plant.value())).sum();
            assert_eq!(total, row.total);
        }
        assert!(plants.iter().all(|&(at, ..)| soil.contains(at) && at != token));
    }

    #[test]
    fn words_name_every_plant() {
        let words = example(&ENGLISH).words;
        assert!(words.contains("black oak") && words.contains("neutral turf"), "{words}");
    }
}
