//! Draws dominoes, on the board and in the hand.

use crate::{
    rules::{Animal, Domino, Space},
    scene::geometry::decimal,
    session::IrrelevantAnimals,
    ui::art::{
        ANIMAL_TINTS, animal_picture, faint_animal_picture,
        measure::{CELL, WOOD, half_animal, half_ground},
    },
    ui::browser::fits_media,
};
use leptos::prelude::*;

/// A half of a domino to draw, in the board's units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HalfArt {
    /// The left edge of its cell.
    pub x: f32,
    /// The upper edge of its cell.
    pub y: f32,
    /// The animal on it.
    pub animal: Animal,
    /// `true` if it bears the joker's mark.
    pub joker: bool,
    /// The look of a half beside which no domino can be placed any more.
    pub fading: Option<IrrelevantAnimals>,
}

/// Returns the halves of a domino whose first and second animal lie on these spaces.
pub fn halves_at(domino: Domino, at: [Space; 2]) -> [HalfArt; 2] {
    let [first, second] = domino.halves();
    [(at[0], first), (at[1], second)].map(|(at, animal)| HalfArt {
        x: at.column() as f32 * CELL,
        y: at.row() as f32 * CELL,
        animal,
        joker: false,
        fading: None,
    })
}

/// Returns the halves of a domino that lies across at the origin. `joker` marks the joker animal.
pub fn halves_alone(domino: Domino, joker: [bool; 2]) -> [HalfArt; 2] {
    let animals = domino.halves();
    [0, 1].map(|index: usize| HalfArt {
        x: index as f32 * CELL,
        y: 0.0,
        animal: animals[index],
        joker: joker[index],
        fading: None,
    })
}

/// A domino: its wood and two halves, each with an animal.
#[component]
pub fn DominoArt(
    /// The two halves, beside each other.
    halves: [HalfArt; 2],
    /// Classes in addition to `domino`.
    #[prop(into, default = String::new())]
    class: String,
    /// The value of `data-laid` for a domino on the board, by which tests and animations find it.
    #[prop(into, optional)]
    laid: Option<String>,
) -> impl IntoView {
    let [one, other] = halves;
    let across = one.y == other.y;
    let (inset, radius) = WOOD;
    let (x, y) = (one.x.min(other.x) + inset, one.y.min(other.y) + inset);
    let (long, short) = (2.0 * CELL - 2.0 * inset, CELL - 2.0 * inset);
    let (width, height) = if across { (long, short) } else { (short, long) };
    let one_is_second = one.x > other.x || one.y > other.y;
    view! {
        <g class=format!("domino {class}") data-laid=laid>
            <rect class="domino-shadow" x=decimal(x) y=decimal(y + 1.6) width=decimal(width) height=decimal(height) rx=decimal(radius) />
            <rect class="domino-wood" x=decimal(x) y=decimal(y) width=decimal(width) height=decimal(height) rx=decimal(radius) />
            {half(one, across, one_is_second)}
            {half(other, across, !one_is_second)}
        </g>
    }
}

/// Returns whether the system asks for more contrast, where no animal is faint.
fn wants_contrast() -> bool {
    fits_media("(prefers-contrast: more)")
}

fn half(half: HalfArt, across: bool, second: bool) -> impl IntoView {
    let ground = half_ground(across, second);
    let animal = half_animal(across, second);
    let applies = |way: &_| *way != IrrelevantAnimals::Faint || !wants_contrast();
    let way = half.fading.filter(applies);
    let fading = match way {
        Some(IrrelevantAnimals::Faint) => "faint",
        Some(IrrelevantAnimals::Hidden) => "hidden",
        Some(IrrelevantAnimals::Full) | None => "",
    };
    let picture = match way {
        Some(IrrelevantAnimals::Faint) => faint_animal_picture(half.animal),
        _ => animal_picture(half.animal),
    };
    let joker = if half.joker { "joker" } else { "" };
    let badge = half.joker.then(|| {
        view! {
            <use
                class=fading
                href="#joker"
                x=decimal(half.x + 25.0)
                y=decimal(half.y + 1.5)
                width="14"
                height="14"
            />
        }
        .into_any()
    });
    view! {
        <rect
            class=format!("half-ground {} {fading} {joker}", ANIMAL_TINTS[half.animal.index()])
            rx="4"
            x=decimal(half.x + ground.x)
            y=decimal(half.y + ground.y)
            width=decimal(ground.width)
            height=decimal(ground.height)
        />
        <image
            class=format!("half {fading} {joker}")
            href=picture
            x=decimal(half.x + animal.x)
            y=decimal(half.y + animal.y)
            width=decimal(animal.width)
            height=decimal(animal.height)
        />
        {badge}
    }
}
