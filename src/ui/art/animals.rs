//! The ten animals, from Twemoji (CC BY 4.0), one image each.
//!
//! Each is a constant, so that only these ten graphics reach the page. They are images and not
//! symbols. A browser lays out and paints each use of a symbol anew, and the board shows a hundred
//! animals.

use crate::rules::Animal;
use std::sync::OnceLock;
use twemoji_assets::svg::SvgTwemojiAsset;
use twemoji_assets::svg::codes;

/// The classes that give a half of a domino its animal's tint, in the order of the joker track.
pub const ANIMAL_TINTS: [&str; 10] = [
    "tint-0", "tint-1", "tint-2", "tint-3", "tint-4", "tint-5", "tint-6", "tint-7", "tint-8",
    "tint-9",
];

/// The graphics in the order of the joker track.
const GRAPHICS: [SvgTwemojiAsset; 10] = [
    codes::U_1F98B,
    codes::U_1F98E,
    codes::U_1F989,
    codes::U_1F426,
    codes::U_1F40C,
    codes::U_1F9A1,
    codes::U_1F422,
    codes::U_1F438,
    codes::U_1F994,
    codes::U_1F98A,
];

/// The index of the woodpecker, which is made from the red bird.
const WOODPECKER: usize = 3;
/// The index of the snail, whose body and shell are darkened.
const SNAIL: usize = 4;

/// The snail's colours and what replaces them: with the first, even a faint snail has a contrast of
/// 3 : 1 to its ground.
const SNAIL_COLORS: [(&str, &str); 3] =
    [("#AA8DD8", "#472d84"), ("#9266CC", "#472d84"), ("#FFAC33", "#b8620f")];

/// The opacity of a faint animal.
const FAINT: &str = ".7";

/// Returns the animal's square picture as a data URL.
pub fn animal_picture(animal: Animal) -> &'static str {
    static PICTURES: OnceLock<[String; 10]> = OnceLock::new();
    &PICTURES.get_or_init(|| pictures("1"))[animal.index()]
}

/// Returns the animal's faint picture as a data URL. CSS opacity would make each a layer to
/// compose.
pub fn faint_animal_picture(animal: Animal) -> &'static str {
    static PICTURES: OnceLock<[String; 10]> = OnceLock::new();
    &PICTURES.get_or_init(|| pictures(FAINT))[animal.index()]
}

/// Returns the pictures of all animals with this opacity.
fn pictures(opacity: &str) -> [String; 10] {
    std::array::from_fn(|index| {
        let drawing = content(&GRAPHICS[index]);
        let (view_box, drawing) = match index {
            WOODPECKER => ("-4.5 -2.5 41 41", woodpecker(drawing)),
            SNAIL => ("0 0 36 36", snail(drawing)),
            _ => ("0 0 36 36", drawing.to_owned()),
        };
        address(&format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view_box}"><g opacity="{opacity}">{drawing}</g></svg>"#
        ))
    })
}

/// Returns the SVG as a data URL, with the characters escaped that are not allowed in one.
fn address(svg: &str) -> String {
    let mut address = String::from("data:image/svg+xml,");
    for letter in svg.chars() {
        match letter {
            '"' => address.push('\''),
            '#' => address.push_str("%23"),
            '%' => address.push_str("%25"),
            '<' => address.push_str("%3C"),
            '>' => address.push_str("%3E"),
            _ => address.push(letter),
        }
    }
    address
}

/// Returns the content between the opening and the closing tag of an SVG.
fn content(svg: &str) -> &str {
    let inner = svg.split_once('>').map_or(svg, |(_, inner)| inner);
    inner.strip_suffix("</svg>").unwrap_or(inner)
}

/// Darkens the snail.
fn snail(drawing: &str) -> String {
    let darken = |drawing: String, (from, to): &(&str, &str)| drawing.replace(from, to);
    SNAIL_COLORS.iter().fold(drawing.to_owned(), darken)
}

/// Draws the woodpecker: Twemoji's red bird with dark wings and tail, a pale belly and a chisel
/// bill.
fn woodpecker(bird: &str) -> String {
    /// The bird's short bill, which opens the same path as its legs.
    const BILL: &str = "M8.916 12.88c-.111 1.652 1.768 3.126-.712 2.959-2.48-.167-7.836-2.533-7.768-3.53\
        s3.708-2.757 6.188-2.59c2.48.166 2.404 1.508 2.292 3.161zm20.122 16.049";
    const CHISEL: &str = r##"<path fill="#5c6670" d="M7.5 6.6L-4 11.5q-.6 1.2.6 1.6L8 13.4z"/><path fill="#39424a" d="M8 10.6L-4.1 12.2q-.1 1 .7.9L8 13.6z"/>"##;
    /// Cheek and speckles.
    const PLUMAGE: &str =
        r##"<path fill="#fff" d="M7 14.2q4.5 1.6 9.5-2.7q.6 4.3-3.2 7.3q-4.3-.4-6.3-4.6z"/>"##;
    let colours =
        ["#5c6670", "#292f33", "#292f33", "#f7ecd8", "#dd2e44", "#e8edf0", "#dd2e44", "#a0041e"];
    let mut drawing = String::from(CHISEL);
    let bird = bird.replace(BILL, "M29.038 28.929");
    for (index, part) in bird.split("<path ").skip(1).enumerate() {
        let part = match (colours.get(index), part.split_once("d=")) {
            (Some(colour), Some((_, shape))) => format!(r#"<path fill="{colour}" d={shape}"#),
            _ => format!("<path {part}"),
        };
        drawing.push_str(&part);
        if index == 4 {
            drawing.push_str(PLUMAGE);
        }
    }
    drawing
}
