//! The pictures of the page and the measures of the board.
//!
//! Everything is flat and warm, like cut paper. A shape is a plain colour with a darker edge and at
//! most one hard shadow below it. The [sprites](sprite) go into the page once; each picture is then a
//! `<use href="#id">`. The animals are images ([`animal_picture`]). Colours come from the custom
//! properties of `style/tokens.css`, classes from `style/board.css`; no picture holds a theme's
//! colour.
//!
//! # The layers of the board
//!
//! The board is one SVG in the units of [`measure`], a cell being [`measure::CELL`] wide. From
//! bottom to top it has these layers, each a file of `ui/table/board`:
//!
//! 1. `ground`: the rim with its coordinates, the brook or meadow with its texture.
//! 2. `areas`: the shadow and bank of all areas at once, then the soil of each.
//! 3. `ground` again: the printed start, pond and stumps.
//! 4. `pieces`: sizes of areas, clouds, dominoes, area tokens, plants, mushrooms.
//! 5. `letters`: the areas' letters.
//! 6. `outlines`: the lines around areas that are lit or previewed.
//! 7. `spaces`: the hit areas, with every state drawn as a shape.
//! 8. `ghost`: the piece that would be placed, and the labels beside spaces.
//!
//! The ground's paths are computed by [`outline`] and [`texture`], once a board; in Valley anew
//! after each mushroom. The copies of pieces that fly are drawn above the board by
//! `ui/table/overlays/animation_layer.rs`.
//!
//! [`outline`]: mod@crate::scene::geometry::outline
//! [`texture`]: crate::scene::geometry::texture

pub mod animals;
mod glyphs;
pub mod measure;
pub mod plants;
mod portraits;
pub mod sprite;
mod things;

pub use animals::{ANIMAL_TINTS, animal_picture, faint_animal_picture};
pub use plants::{MARK_SYMBOLS, PLANT_SYMBOLS};
pub use portraits::portrait;
pub use sprite::{add_game_sprite, add_start_sprite};
