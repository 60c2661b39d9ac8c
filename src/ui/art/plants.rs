//! The plants and the players' marks: our own drawings, filled with the colours of a player.
//!
//! A plant takes its colours from custom properties. A class sets them on it or around it:
//! `seat-orange`, `seat-blue`, `seat-black`, `seat-white` or `seat-neutral`. `--plant` is the body,
//! `--plant-edge` its outline, and `--plant-ink` has the lines upon it. `--plant-halo` is the strip
//! of paper that keeps it apart from any ground. `--plant-line` is the outline of what lies on
//! paper.

use crate::scene::board::PlayerMark;

/// The ids of the plants' symbols, by value: 1 turf, 2 bush, 3 pine, 4 oak.
pub const PLANT_SYMBOLS: [&str; 4] = ["plant-turf", "plant-bush", "plant-pine", "plant-oak"];

/// The outline and inner lines of each plant, by value.
const PLANTS: [(&str, &str); 4] = [
    (
        "M5 33.5q-1.5-6.5-3-10q4.5 1 6.7 4.2q0-5 2.3-8.2q3 3.5 3.8 7q1.6-5.6 5-9q1.7 4.5 1.4 9.2q2.3-3.8 6.3-5.7q.3 4-.7 7.3q2.5-2.8 6.7-3.8q-2.5 4-3.5 9z",
        "M12 32q.2-4-.6-7M18.5 32q-.1-5 .9-9M25 32q.2-3 1.7-6",
    ),
    (
        "M6 33.5A4.6 4.6 0 0 1 3.2 26.3A4.6 4.6 0 0 1 5.2 18.8A4.8 4.8 0 0 1 11 14.2A5.2 5.2 0 0 1 18 11.8A5.2 5.2 0 0 1 25 14.2A4.8 4.8 0 0 1 30.8 18.8A4.6 4.6 0 0 1 32.8 26.3A4.6 4.6 0 0 1 30 33.5Z",
        "M10.5 21.8a.8 .8 0 1 0 .01 0zM18 17.5a.8 .8 0 1 0 .01 0zM25.5 21.8a.8 .8 0 1 0 .01 0zM14.3 27.5a.8 .8 0 1 0 .01 0zM21.8 27.5a.8 .8 0 1 0 .01 0z",
    ),
    (
        "M18 3.5L25.5 13.5H22.5L28.5 22H25L31.2 30H20.6V34H15.4V30H4.8L11 22H7.5L13.5 13.5H10.5Z",
        "M14 16.5q4 2.5 8 0M11.5 25q6.5 3 13 0",
    ),
    (
        "M14.2 26.3A7.4 7.4 0 0 1 4.4 21.3A7 7 0 0 1 4.3 10.6A8 8 0 0 1 12.5 3.3A8.6 8.6 0 0 1 23.5 3.3A8 8 0 0 1 31.7 10.6A7 7 0 0 1 31.6 21.3A7.4 7.4 0 0 1 21.8 26.3Q21.8 31 23.8 34.3H12.2Q14.2 31 14.2 26.3Z",
        "M18 31V19M18 24.5l5-5M18 21.5l-4.6-4.6M8 13.2q.6-4.4 4.8-5.4M27.6 17q-.5 2.8-3.2 3.6",
    ),
];

/// The ids of the players' marks, in the order of the colours, neutral last.
pub const MARK_SYMBOLS: [&str; PlayerMark::COUNT] =
    ["mark-orange", "mark-blue", "mark-black", "mark-white", "mark-neutral"];

/// The shape of each mark: sun, drop, diamond, triangle, ring.
const MARKS: [&str; 5] = [
    "M12 5.2l1.5 2.5 2.7-1 -.5 2.9 2.8.9 -2.1 2 1.7 2.4 -2.9.5 .2 2.9 -2.6-1.3 -1.6 2.5 -1.4-2.6 -2.7 1.1 .5-2.9 -2.8-.7 2-2.1 -1.8-2.3 2.9-.6 -.3-2.9 2.6 1.2z",
    "M12 4.8q5 5.9 5 9.3a5 5 0 0 1-10 0q0-3.4 5-9.3z",
    "M12 4.8L19 12L12 19.2L5 12Z",
    "M12 5.2L18.8 17.3H5.2Z",
    "M12 5.8a6.2 6.2 0 1 0 .01 0zM12 9.3a2.7 2.7 0 1 1-.01 0z",
];

/// Appends the four plants to the sprite.
pub fn push_plants(sprite: &mut String) {
    for (id, (body, lines)) in PLANT_SYMBOLS.iter().zip(PLANTS) {
        sprite.push_str(&format!(
            r#"<symbol id="{id}" viewBox="0 0 36 36"><g stroke-linejoin="round" stroke-linecap="round"><path d="{body}" fill="none" stroke="var(--plant-halo,#fff6e0)" stroke-width="4.6"/><path d="{body}" fill="var(--plant,currentColor)" stroke="var(--plant-edge,#3b2616)" stroke-width="1.8"/><path d="{lines}" fill="none" stroke="var(--plant-ink,#3b2616)" stroke-width="1.7"/></g></symbol>"#
        ));
    }
}

/// Appends the five marks to the sprite.
pub fn push_marks(sprite: &mut String) {
    for (id, shape) in MARK_SYMBOLS.iter().zip(MARKS) {
        sprite.push_str(&format!(
            r#"<symbol id="{id}" viewBox="0 0 24 24"><circle cx="12" cy="12" r="11" fill="var(--mark-paper,#fff8e8)" stroke="var(--mark-ink,#2b1d12)" stroke-width="1.6"/><path d="{shape}" fill="var(--mark-ink,#2b1d12)" fill-rule="evenodd"/></symbol>"#
        ));
    }
}
