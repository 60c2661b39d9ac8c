//! The board's pieces, highlights, labels and animations.

pub mod animation;
#[cfg(test)]
mod animation_tests;
pub mod area_letters;
pub mod coordinates;
pub mod highlights;
pub mod mushroom_joins;
pub mod pieces;
pub mod player_mark;
pub mod recent;
pub mod space_label;

pub use animation::{Anchor, Figure, PieceAnimation, animations, rotation_degrees};
pub use area_letters::board_letters;
pub use coordinates::Coordinates;
pub use highlights::{Ghost, Highlights, Label};
pub use mushroom_joins::JoiningSpaces;
pub use pieces::{
    CloudPiece, DominoPiece, Half, MushroomPiece, PlantPiece, TokenPiece, TokenRoom, clouds,
    dominoes, emptied, mushrooms, plants, sizes, tokens,
};
pub use player_mark::PlayerMark;
pub use recent::{Recent, last_placed, placed_by_bot};
pub use space_label::space_labels;
