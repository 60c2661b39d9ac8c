//! Small views that several screens use.

pub mod banner;
pub mod board_map;
pub mod dialog;
pub mod domino;
pub mod icon;
pub mod language_choice;
pub mod load_failed;
pub mod pieces;
pub mod player_color;
pub mod progress_ring;
pub mod radio_group;
pub mod rule_link;
pub mod standing_badge;
pub mod toast;
pub mod update_offer;

pub use banner::Banner;
pub use board_map::{BoardMap, BoardThumbnail};
pub use dialog::Dialog;
pub use domino::{DominoArt, HalfArt, halves_alone, halves_at};
pub use icon::{Icon, Picture};
pub use language_choice::{LanguageChoice, focus_language_choice};
pub use load_failed::LoadFailed;
pub use pieces::{corner, plant_face, plant_href, token_art};
pub use player_color::{
    Emblem, Mark, Portrait, color_class, color_of, mark_art, mark_href, owner_class, seat_class,
};
pub use progress_ring::ProgressRing;
pub use radio_group::RadioGroup;
pub use rule_link::RuleLink;
pub use standing_badge::{badge_name, standing_badges, total_badges};
pub use toast::Toast;
pub use update_offer::{UpdateBanner, UpdateInMenu, UpdateOffer};
