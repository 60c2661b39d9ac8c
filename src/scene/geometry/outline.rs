//! Rounded outlines of sets of board cells, as SVG path data.
//!
//! An area, the brook or a joined meadow is a set of square cells. [`outline`] walks round every
//! contour of such a set, holes included. It rounds each corner, so that a shape looks cut from
//! paper. Draw the path with `fill-rule="evenodd"`.

use crate::rules::{Space, SpaceSet};
use std::fmt::Write;

/// The style of an outline; all lengths are in SVG user units.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cut {
    /// The side of a cell.
    pub cell: f32,
    /// The distance of the edge inside the cells; a negative one lies outside.
    pub inset: f32,
    /// The radius of every corner, at most half of its shorter edge.
    pub radius: f32,
}

/// The directions round a contour, clockwise on the screen: right, down, left, up.
const STEPS: [(i32, i32); 4] = [(1, 0), (0, 1), (-1, 0), (0, -1)];

/// Returns a test for a column and a row, both from 0: true if the set has that space.
pub fn on_grid(set: SpaceSet) -> impl Fn(i32, i32) -> bool + Copy {
    move |column, row| {
        let cell = usize::try_from(column).ok().zip(usize::try_from(row).ok());
        cell.and_then(|(column, row)| Space::new(column, row)).is_some_and(|at| set.contains(at))
    }
}

/// Returns the path data of all contours of the cells `(column, row)` that are a `member`.
///
/// The grid has `columns` x `rows` cells. Contours run clockwise round the shape; cells that touch
/// only at a corner stay apart.
pub fn outline(columns: i32, rows: i32, cut: Cut, member: impl Fn(i32, i32) -> bool) -> String {
    let inside =
        |x: i32, y: i32| (0..columns).contains(&x) && (0..rows).contains(&y) && member(x, y);
    // The cells to the right and left of the edge that leaves grid point (x, y) in direction `d`.
    // An edge is part of a contour when only the right one belongs to the shape.
    let edge = |x: i32, y: i32, d: usize| {
        let (right, left) = match d {
            0 => ((x, y), (x, y - 1)),
            1 => ((x - 1, y), (x, y)),
            2 => ((x - 1, y - 1), (x - 1, y)),
            _ => ((x, y - 1), (x - 1, y - 1)),
        };
        inside(right.0, right.1) && !inside(left.0, left.1)
    };
    let width = columns.max(0) + 1;
    let mut seen = vec![false; (width * (rows.max(0) + 1) * 4) as usize];
    let slot = |x: i32, y: i32, d: usize| ((y * width + x) * 4) as usize + d;
    let mut path = String::new();
    for y in 0..=rows {
        for x in 0..=columns {
            // Every contour has a top edge that runs to the right.
            if !edge(x, y, 0) || seen[slot(x, y, 0)] {
                continue;
            }
            let mut corners = Vec::new();
            let (mut px, mut py, mut d) = (x, y, 0);
            while !seen[slot(px, py, d)] {
                seen[slot(px, py, d)] = true;
                px += STEPS[d].0;
                py += STEPS[d].1;
                // Turning right first keeps cells apart that touch only at a corner.
                let next = [(d + 1) % 4, d, (d + 3) % 4].into_iter().find(|&n| edge(px, py, n));
                let Some(next) = next else { break };
                if next != d {
                    corners.push(Corner { x: px, y: py, from: d, to: next });
                }
                d = next;
            }
            draw(&corners, cut, &mut path);
        }
    }
    path
}

/// A grid point at which a contour turns from one direction into another.
#[derive(Clone, Copy)]
struct Corner {
    x: i32,
    y: i32,
    from: usize,
    to: usize,
}

impl Corner {
    /// Returns the position of the corner after the inset moves both its edges.
    fn position(self, cut: Cut) -> (f32, f32) {
        let (a, b) = (STEPS[(self.from + 1) % 4], STEPS[(self.to + 1) % 4]);
        let at = |grid: i32, shift: i32| grid as f32 * cut.cell + shift as f32 * cut.inset;
        (at(self.x, a.0 + b.0), at(self.y, a.1 + b.1))
    }
}

/// Appends one closed contour.
fn draw(corners: &[Corner], cut: Cut, path: &mut String) {
    let positions: Vec<_> = corners.iter().map(|c| c.position(cut)).collect();
    let count = positions.len();
    let distance = |i: usize, j: usize| {
        (positions[i].0 - positions[j].0).abs() + (positions[i].1 - positions[j].1).abs()
    };
    for (i, corner) in corners.iter().enumerate() {
        let shorter = distance(i, (i + count - 1) % count).min(distance(i, (i + 1) % count));
        let radius = cut.radius.min(shorter / 2.0).max(0.0);
        let (x, y) = positions[i];
        let away = |d: usize, by: f32| (x + STEPS[d].0 as f32 * by, y + STEPS[d].1 as f32 * by);
        let (start, end) = (away(corner.from, -radius), away(corner.to, radius));
        if i == 0 {
            push(path, 'M', &[start.0, start.1]);
        } else if corner.from % 2 == 0 {
            push(path, 'H', &[start.0]);
        } else {
            push(path, 'V', &[start.1]);
        }
        if radius > 0.0 {
            let sweep = f32::from(u8::from((corner.from + 1) % 4 == corner.to));
            push(path, 'A', &[radius, radius, 0.0, 0.0, sweep, end.0, end.1]);
        }
    }
    if count > 0 {
        path.push('Z');
    }
}

/// Appends a command with its numbers, each with at most one decimal.
pub(in crate::scene) fn push(path: &mut String, command: char, numbers: &[f32]) {
    path.push(command);
    for (i, number) in numbers.iter().enumerate() {
        if i > 0 {
            path.push(' ');
        }
        push_decimal(path, *number);
    }
}

/// Formats the number with at most one decimal.
///
/// The page formats all its floats by this: their own formatting adds 7 kB to the download, and
/// their parsing 13 kB.
pub fn decimal(number: f32) -> String {
    let mut text = String::new();
    push_decimal(&mut text, number);
    text
}

fn push_decimal(text: &mut String, number: f32) {
    let tenths = (number * 10.0).round() as i32;
    let sign = if tenths < 0 { "-" } else { "" };
    let (whole, tenth) = (tenths.unsigned_abs() / 10, tenths.unsigned_abs() % 10);
    // Writing into a string can't fail.
    let _ = match tenth {
        0 => write!(text, "{sign}{whole}"),
        _ => write!(text, "{sign}{whole}.{tenth}"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHARP: Cut = Cut { cell: 10.0, inset: 0.0, radius: 0.0 };

    fn of(rows: &[&str], cut: Cut) -> String {
        let cell = |x: i32, y: i32| rows[y as usize].as_bytes()[x as usize] == b'A';
        outline(rows[0].len() as i32, rows.len() as i32, cut, cell)
    }

    #[test]
    fn a_single_cell_is_a_square() {
        assert_eq!(of(&["A"], SHARP), "M10 0V10H0V0Z");
    }

    #[test]
    fn an_empty_set_has_no_path() {
        assert_eq!(of(&["..", ".."], SHARP), "");
    }

    #[test]
    fn cells_in_a_row_share_one_long_edge() {
        assert_eq!(of(&["AAA"], SHARP), "M30 0V10H0V0Z");
    }

    #[test]
    fn an_inset_shrinks_the_shape_and_its_negative_grows_it() {
        assert_eq!(of(&["A"], Cut { inset: 2.0, ..SHARP }), "M8 2V8H2V2Z");
        assert_eq!(of(&["A"], Cut { inset: -1.5, ..SHARP }), "M11.5 -1.5V11.5H-1.5V-1.5Z");
    }

    #[test]
    fn an_inset_of_a_concave_corner_lies_inside_the_shape() {
        // The notch at (10, 10) moves to (9, 11): into the cells beside it.
        assert_eq!(of(&["A.", "AA"], Cut { inset: 1.0, ..SHARP }), "M9 1V11H19V19H1V1Z");
    }

    #[test]
    fn corners_turn_outward_where_convex_and_inward_where_concave() {
        let path = of(&["A.", "AA"], Cut { radius: 3.0, ..SHARP });
        assert_eq!(path.matches("A3 3 0 0 1 ").count(), 5);
        assert_eq!(path.matches("A3 3 0 0 0 ").count(), 1);
    }

    #[test]
    fn a_radius_never_exceeds_half_of_the_shorter_edge() {
        let path = of(&["A"], Cut { radius: 50.0, ..SHARP });
        assert_eq!(path.matches("A5 5 ").count(), 4);
    }

    #[test]
    fn a_hole_is_a_contour_of_its_own() {
        let path = of(&["AAA", "A.A", "AAA"], SHARP);
        assert_eq!(path, "M30 0V30H0V0ZM20 20V10H10V20Z");
    }

    #[test]
    fn cells_that_touch_only_at_a_corner_stay_apart() {
        let path = of(&["A.", ".A"], Cut { radius: 2.0, ..SHARP });
        assert_eq!(path.matches('Z').count(), 2);
        assert_eq!(path.matches("0 0 0 ").count(), 0);
    }

    #[test]
    fn a_hole_that_touches_the_outside_at_a_corner_still_closes() {
        let path = of(&["AAA", "A.A", "AA."], SHARP);
        assert_eq!(path.matches('M').count(), path.matches('Z').count());
        assert!(!path.contains("NaN"));
    }

    #[test]
    fn cells_beyond_the_grid_do_not_count() {
        assert_eq!(outline(1, 1, SHARP, |_, _| true), "M10 0V10H0V0Z");
    }

    #[test]
    fn decimal_is_formatted_as_by_the_standard_library() {
        for number in (-20_000..20_000).map(|hundredths| hundredths as f32 / 16.0) {
            let expected = ((number * 10.0).round() / 10.0 + 0.0).to_string();
            assert_eq!(decimal(number), expected);
        }
        assert_eq!([decimal(-0.04), decimal(-0.5), decimal(-12.0)], ["0", "-0.5", "-12"]);
    }

    #[test]
    fn loading_page_shows_the_areas_of_the_first_board() {
        let board = &crate::rules::Board::shipped()[0];
        let (columns, rows) = (board.width() as i32, board.height() as i32);
        let cut = Cut { cell: 10.0, inset: 1.0, radius: 0.0 };
        let areas = outline(columns, rows, cut, on_grid(*board.soil()));
        let page = include_str!("../../../index.html");
        assert!(page.contains(&format!(" d=\"{areas}\"")), "index.html lacks {areas}");
    }
}
