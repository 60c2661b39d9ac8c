//! The drawing at the foot of the start screen: a brook between hills with trees.

use leptos::prelude::*;

/// The hills from back to front: class and outline, in units of the drawing.
const HILLS: [(&str, &str); 3] = [
    ("hill-far", "M0 150Q160 60 330 130T700 110T1080 120T1440 90V320H0Z"),
    ("hill-middle", "M0 200Q220 110 480 190T980 180T1440 150V320H0Z"),
    ("hill-near", "M0 260Q260 190 560 250T1100 240T1440 220V320H0Z"),
];

/// The course of the brook from the hills to the front.
const BROOK: &str = "M742 182C690 205 850 205 770 232S560 255 700 292S820 320 800 340";

/// The trees: true for a pine, the foot's position, and the size in percent. Floats would bring
/// their formatting, 7 kB, into the first download.
const TREES: [(bool, i32, i32, u32); 12] = [
    (true, 120, 205, 110),
    (true, 165, 198, 80),
    (false, 255, 200, 100),
    (false, 410, 205, 70),
    (true, 560, 205, 90),
    (true, 595, 210, 65),
    (false, 905, 200, 80),
    (true, 1010, 196, 100),
    (true, 1055, 194, 75),
    (false, 1180, 190, 110),
    (true, 1300, 180, 90),
    (false, 1385, 178, 75),
];

/// Draws the valley behind the lower end of the page.
#[component]
pub fn ValleyPicture() -> impl IntoView {
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
            viewBox="0 0 1440 320"
            preserveAspectRatio="xMidYMax slice"
            aria-hidden="true"
        >
            {HILLS[..2].iter().copied().map(hill).collect_view()}
            {TREES.map(tree).into_iter().collect_view()}
            {hill(HILLS[2])}
            <path class="brook-bank" d=BROOK />
            <path class="brook-water" d=BROOK />
        </svg>
    }
}
