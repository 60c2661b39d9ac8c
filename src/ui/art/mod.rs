//! The pictures of the page, and how the board is laid in layers.
//!
//! Everything is flat and warm, like cut paper: a shape is a plain colour with a darker edge and at
//! most one hard shadow below it. [`sprite()`] goes into the page once; each picture is then
//! `<use href="#id" x y width height>`; the animals are images
//! ([`animal_picture`]). Colours come from the custom properties of
//! `style/tokens.css`, classes from `style/board.css`; nothing here carries a colour of the theme.
//!
//! # The board, layer by layer
//!
//! One `<svg class="board brook-board">` (Valley: `meadow-board`) that shows [`measure::whole`]. A cell
//! is 40 units, the upper left one begins at (0, 0). `w` = 40 × columns, `h` = 40 × rows; "brook" below
//! means every non-area space that exists, in Valley the meadow without the mushrooms' spaces; "area"
//! in Valley means area spaces and mushrooms' spaces together. Paths of the ground are computed once a
//! board (Valley: anew after a mushroom), by [`scene::outline`] and [`scene::texture`].
//!
//! 1. **Rim**: `<rect class="rim-edge" x=-23 y=-21 rx=20>` and over it `<rect class="rim" x=-23 y=-23
//!    rx=20>`, both `w+46` wide, `h+44` and `h+46` high (coordinates off: −8, `w+16`, rx 14).
//!    `<text class="coordinate">` at (40c+20, −12), (40c+20, h+11), (−12, 40r+20), (w+12, 40r+20).
//! 2. **Ground**: `<rect class="brook" x=-3 y=-3 width=w+6 height=h+6 rx=9>`, then three paths over all
//!    brook spaces: `brook-tiles` = `texture::tiles(.., TILE.0, TILE.1)`, `ripples` =
//!    `texture::scatter(.., 2, RIPPLES)`. Valley: `meadow`, `meadow-tiles`, `tufts` = `scatter(.., 2,
//!    TUFTS)`, `flowers` = `scatter(.., 1, FLOWERS)`, and `flowers two` likewise over every fourth space,
//!    moved by `transform="translate(9 8)"`.
//! 3. **Areas, together**: `<path class="shore" transform="translate(0 3.5)">` = [`measure::SHORE`],
//!    `<path class="bank">` = [`measure::BANK`], both over all areas at once.
//! 4. **Each area**: `<g class="area">` (with `scored` once it is scored and the option is on) of
//!    `<path class="soil-edge">` = [`measure::SOIL_EDGE`], `<path class="soil"
//!    transform="translate(0 1.6)">` = [`measure::SOIL`], `<path class="pits">` = `texture::pits`,
//!    `<path class="crumbs">` = `scatter(.., 2, CRUMBS)`. Valley: `<text class="area-size">` if wanted.
//! 5. **Printed things**: `start` or `pond` at [`measure::centred`] 36, `stump` 34.
//! 6. **Clouds**: `<use href="#cloud">` 36 at (+2, +1), `<text class="cloud-count">` at (+20, +22).
//!    `mushroom` 36; with a plant on its space, 21 before it in the lower left corner of the cell.
//! 7. **Dominoes**: `<g class="domino">` of `<rect class="domino-shadow">` (1.6 lower than the wood),
//!    `<rect class="domino-wood">` ([`measure::WOOD`], 36.4 × 76.4 or 76.4 × 36.4) and twice
//!    `<rect class="half-ground tint-N" rx=4>` ([`measure::half_ground`]), the animal's `<image
//!    class="half">` ([`measure::half_animal`]), and for the joker animal, where it is to be marked,
//!    class `joker` on both and `<use href="#joker">` 14 at (+25, +1.5). On all of a half that is
//!    irrelevant: `faint` or `hidden`. On what changed lately: `recent` on the domino, plant,
//!    mushroom or area.
//!    The same drawing serves the hand, in an own SVG of `viewBox="0 0 80 40"`; `fits-nowhere` on a domino of
//!    the hand that fits nowhere. Where the joker's mark is off, leave class and badge away.
//! 8. **Plants**: `<g class="plant seat-blue">` of `<use href="#plant-oak">` 34 at (+3, +1.5) and
//!    `<use class="highlights">` of the seat's `mark-…` 15 at (+23, +23), which is there in
//!    colour-blind mode only.
//! 9. **Area tokens**: `<use href="#token">` 37 at (+1.5, +1.5), `<text class="token-main">` (class
//!    `wide` from 10 up) at (+18, +20), `<text class="token-minor">` at (+29.8, +29.6).
//!    Backs: `token-back`.
//! 10. **Area outlines**: `<path class="area-outline">` = [`measure::AREA_OUTLINE`], only for areas that
//!     are `lit` or `previewed`.
//! 11. **Spaces**: `<rect class="space" x=+1.5 y=+1.5 width=37 height=37 rx=7>`, one each, on top of
//!     all pieces, with any of `legal`, `chosen`, `lit`.
//! 12. **Ghost and words**: `<g class="domino ghost">` or `<g class="plant ghost">`; points beside a
//!     space as `<rect class="points-tag" rx=8>` 26 × 16 and `<text class="points">`.
//!
//! What has just happened is told by copies that fly over the board, see the module `motion`. It
//! finds the pieces by `data-laid` (dominoes), `data-plant-on` and `data-mushroom-on`.
//!
//! # Attributes on the root element
//!
//! `data-theme="light|dark"` (absent: as the system wishes), `data-palette="colorblind"`,
//! `data-animations="fast|off"`.
//!
//! [`scene::outline`]: crate::scene::geometry::outline
//! [`scene::texture`]: crate::scene::geometry::texture

pub mod animals;
mod glyphs;
pub mod measure;
pub mod plants;
pub mod sprite;
mod things;

pub use animals::{ANIMAL_TINTS, animal_picture, faint_animal_picture};
pub use plants::{MARK_SYMBOLS, PLANT_SYMBOLS};
pub use sprite::sprite;
