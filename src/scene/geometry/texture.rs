//! Textures of the board. Each layer is a single SVG path, so its many marks cost one node.
//!
//! A fixed hash of the cell places the marks, so a board always looks the same.

use super::outline::push;

/// Ripples on the brook, to stroke. Still water lies between them.
pub const RIPPLES: &[&str] =
    &["q3-3.4 6 0t6 0", "q2.5-3 5 0t5 0t5 0t5 0", "q4-2.4 8 0", "", "q2.5-3 5 0t5 0", ""];
/// Tufts of grass on a meadow, to stroke.
pub const TUFTS: &[&str] = &["l-2-5m2 5v-7m0 7l2.4-5.4", "l-1.6-4m1.6 4l1.8-5", "v-5m2.4 5l1.6-4"];
/// Flowers on a meadow, to stroke with round caps.
pub const FLOWERS: &[&str] = &["h.01", "", "", ""];
/// Crumbs of earth on an area, to stroke with round caps.
pub const CRUMBS: &[&str] = &["h.01m5 3h.01", "h1.5", "h.01m-4 4h1.2"];

/// Returns path data with `count` of the motifs in each cell that is a `member`.
pub fn scatter(
    columns: i32,
    rows: i32,
    cell: f32,
    count: u32,
    motifs: &[&str],
    member: impl Fn(i32, i32) -> bool,
) -> String {
    let mut path = String::new();
    for (x, y) in cells(columns, rows, &member) {
        for mark in 0..count {
            let hash = scramble((x as u32) << 16 ^ (y as u32) << 4 ^ mark);
            let Some(motif) = motifs.get(hash as usize % motifs.len().max(1)) else {
                continue;
            };
            if motif.is_empty() {
                continue;
            }
            // Marks keep to the middle 60 % of the cell, each in a band of its own.
            let share = |bits: u32| (bits % 64) as f32 / 64.0;
            let band = (mark as f32 + share(hash >> 8)) / count as f32;
            let at_x = (x as f32 + 0.12 + 0.5 * share(hash >> 16)) * cell;
            let at_y = (y as f32 + 0.22 + 0.6 * band) * cell;
            push(&mut path, 'M', &[at_x, at_y]);
            path.push_str(motif);
        }
    }
    path
}

/// Returns path data with a dot in the middle of each cell that is a `member`.
///
/// A stroke with round caps makes it a pit in the soil, as wide as the stroke.
pub fn pits(columns: i32, rows: i32, cell: f32, member: impl Fn(i32, i32) -> bool) -> String {
    let mut path = String::new();
    for (x, y) in cells(columns, rows, &member) {
        push(&mut path, 'M', &[(x as f32 + 0.5) * cell, (y as f32 + 0.5) * cell]);
        path.push_str("h.01");
    }
    path
}

/// Returns path data with a rounded square in each cell that is a `member`.
///
/// `inset` is its distance to the sides of the cell.
pub fn tiles(
    columns: i32,
    rows: i32,
    cell: f32,
    inset: f32,
    radius: f32,
    member: impl Fn(i32, i32) -> bool,
) -> String {
    let side = cell - 2.0 * inset - 2.0 * radius;
    let mut path = String::new();
    for (x, y) in cells(columns, rows, &member) {
        push(&mut path, 'M', &[x as f32 * cell + inset + radius, y as f32 * cell + inset]);
        for (command, length, dx, dy) in [
            ('h', side, 1., 1.),
            ('v', side, -1., 1.),
            ('h', -side, -1., -1.),
            ('v', -side, 1., -1.),
        ] {
            push(&mut path, command, &[length]);
            push(&mut path, 'a', &[radius, radius, 0.0, 0.0, 1.0, radius * dx, radius * dy]);
        }
        path.push('Z');
    }
    path
}

/// Returns the members in reading order.
fn cells(columns: i32, rows: i32, member: &impl Fn(i32, i32) -> bool) -> Vec<(i32, i32)> {
    let all = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y)));
    all.filter(|&(x, y)| member(x, y)).collect()
}

/// Hashes the seed, so that neighbouring cells get unrelated marks.
fn scramble(seed: u32) -> u32 {
    let mut hash = seed.wrapping_mul(0x9E37_79B9) ^ 0x85EB_CA6B;
    hash ^= hash >> 15;
    hash = hash.wrapping_mul(0x2C1B_3C6D);
    hash ^= hash >> 12;
    hash = hash.wrapping_mul(0x297A_2D39);
    hash ^ hash >> 15
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tile_is_a_rounded_square_inside_its_cell() {
        let path = tiles(2, 1, 40.0, 2.0, 6.0, |x, _| x == 1);
        assert_eq!(
            path,
            "M48 2h24a6 6 0 0 1 6 6v24a6 6 0 0 1 -6 6h-24a6 6 0 0 1 -6 -6v-24a6 6 0 0 1 6 -6Z"
        );
    }

    #[test]
    fn pit_lies_in_the_middle_of_its_cell() {
        assert_eq!(pits(2, 2, 40.0, |x, y| x == 1 && y == 1), "M60 60h.01");
    }

    #[test]
    fn marks_depend_on_the_cell_alone() {
        let path = scatter(2, 1, 30.0, 1, &["h.01", "v.01"], |_, _| true);
        assert_eq!(path, "M7.6 6.9h.01M44.9 7.2v.01");
    }

    #[test]
    fn each_cell_gets_the_wanted_number_of_marks() {
        let path = scatter(5, 5, 40.0, 2, &["h1", "v1"], |_, _| true);
        assert_eq!(path.matches('M').count(), 50);
    }

    #[test]
    fn nothing_is_scattered_without_motifs() {
        assert_eq!(scatter(5, 5, 40.0, 2, &[], |_, _| true), "");
    }

    #[test]
    fn marks_stay_inside_their_cell() {
        let path = scatter(1, 1, 40.0, 8, &["h9"], |_, _| true);
        assert_eq!(path.matches('M').count(), 8);
        for mark in path.split('M').skip(1) {
            let place = mark.split('h').next().unwrap_or_default();
            let numbers: Vec<f32> = place.split(' ').filter_map(|n| n.parse().ok()).collect();
            assert_eq!(numbers.len(), 2);
            assert!(numbers.iter().all(|n| (0.0..40.0).contains(n)), "{place}");
        }
    }
}
