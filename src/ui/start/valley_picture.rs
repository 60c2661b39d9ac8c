//! The drawing behind the start screen: a brook that winds through a green valley.

use crate::ui::game_part::GameLoader;
use leptos::prelude::*;

/// The hills behind the brook, from back to front: class and outline, in units of the drawing.
const HILLS: [(&str, &str); 3] = [
    (
        "hill-far",
        "M0 292Q150 196 330 258Q520 316 690 236Q800 190 920 246Q1090 320 1240 214Q1350 150 1440 232V640H0Z",
    ),
    ("hill-middle", "M0 372Q210 262 470 340T900 322T1230 300T1440 352V640H0Z"),
    ("hill-near", "M0 452Q240 360 520 412T980 402T1440 428V640H0Z"),
];

/// The brook from the hills to the front; it widens as it comes nearer.
const BROOK: &str = "M744 314C712 346 812 352 806 374S604 402 600 446S860 500 850 556S640 610 560 660\
    L1010 660C1010 620 1060 590 1050 540S760 476 752 446S868 404 866 374S728 350 744 314Z";

/// The light on the water.
const RIPPLES: &str = "M770 362q24 4 34 12M660 424q-18 10-20 24M720 474q46 22 84 34M900 560q8-22-10-40M760 622q60-18 92-42";

/// The bank in the corners of the front, above the brook.
const FRONT: &str = "M0 566Q150 486 330 560T620 640H0ZM1440 540Q1260 480 1120 560T950 640H1440Z";

/// The trees: true for a pine, the foot's position, and the size in percent. Floats would bring
/// their formatting, 7 kB, into the first download.
const TREES: [(bool, i32, i32, u32); 18] = [
    (true, 92, 318, 60),
    (true, 132, 310, 80),
    (true, 170, 316, 64),
    (false, 356, 322, 60),
    (false, 402, 326, 46),
    (true, 1040, 300, 60),
    (true, 1078, 296, 80),
    (false, 1190, 300, 56),
    (true, 1330, 312, 70),
    (true, 1366, 318, 54),
    (false, 92, 446, 120),
    (true, 250, 412, 110),
    (true, 318, 408, 84),
    (false, 470, 424, 90),
    (false, 1010, 424, 80),
    (true, 1128, 414, 100),
    (false, 1262, 424, 130),
    (true, 1384, 436, 110),
];

/// Draws the valley behind the page.
#[component]
pub fn ValleyPicture() -> impl IntoView {
    let game = GameLoader::get();
    let hill = |(class, d): (&'static str, &'static str)| view! { <path class=class d=d /> };
    let tree = |(is_pine, x, y, percent): (bool, i32, i32, u32)| {
        let (class, d) = if is_pine {
            ("tree-pine", "M0-80L26-30H12L34 0H-34L-12-30H-26Z")
        } else {
            ("tree-oak", "M-4 0V-26A26 26 0 1 1 4-26V0Z")
        };
        view! { <path class=class d=d transform=format!("translate({x} {y})scale({percent}e-2)") /> }
    };
    view! {
        <svg
            class="valley-picture"
            viewBox="0 0 1440 640"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
        >
            <circle class="valley-sun" cx="1180" cy="150" r="66" />
            {HILLS[..2].iter().copied().map(hill).collect_view()}
            {TREES[..10].iter().copied().map(tree).collect_view()}
            {hill(HILLS[2])}
            <path class="brook-water" d=BROOK />
            <path class="brook-ripples" d=RIPPLES />
            {TREES[10..].iter().copied().map(tree).collect_view()}
            <path class="hill-front" d=FRONT />
            {move || game.loaded().map(|game| (game.valley_animals)())}
        </svg>
    }
}
