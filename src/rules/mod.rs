//! The rules engine: pure, complete, for the base game and Valley.
//!
//! A [`Setup`] says who plays and what is dealt; [`Setup::start`] checks it into a [`Game`].
//! [`Game::legal_actions`] lists what can be done, [`Game::apply`] does it and tells what happened
//! as [`Event`]s that carry their arithmetic. Everything open to all is a [`Table`]; what one
//! player knows is a [`PlayerView`]. Rules are cited as `RULINGS: …` and formats as `RECORD: …`
//! after the sections of the two documents in `docs/`.

mod action;
mod action_file;
mod animal;
mod area;
mod board;
mod board_error;
mod board_file;
mod brook;
mod closing;
mod clouds;
mod domino;
mod event;
mod final_scoring;
mod game;
mod gap;
mod illegal;
mod json;
mod json_place;
mod legal;
mod majority;
mod mushroom;
mod names;
mod one_line;
mod placing;
mod plant;
mod planting;
mod record;
mod record_error;
mod record_file;
mod seat;
mod setup;
mod shipped;
mod short_list;
mod space;
mod table;
mod turn;
mod view;
mod view_file;

pub use action::{Action, Phase};
pub use animal::{Animal, UnknownAnimal};
pub use area::{Area, AreaId, AreaSet, AreaToken, Prize};
pub use board::{Board, BoardPlan, RuleSet};
pub use board_error::BoardError;
pub use board_file::BoardFileError;
pub use clouds::{EXTRA_TURN_COST, JOKER_COST};
pub use domino::{Domino, DominoSet, NotADomino};
pub use event::{Event, Points};
pub use game::Game;
pub use illegal::Illegal;
pub use json::FormError;
pub use majority::Majority;
pub use one_line::OneLine;
pub use plant::{Owner, Plant, Standing, Stock, UnknownPlant};
pub use record::{LogEntry, Outcome, Record};
pub use record_error::RecordError;
pub use seat::{Color, PlayerCount, Seat, UnknownColor};
pub use setup::{Player, Setup, SetupError};
pub use short_list::{map_of, put_in_order};
pub use space::{NotASpace, Space, SpaceSet};
pub use table::{CLOUD_SPACES, HAND, MUSHROOMS, Table};
pub use view::PlayerView;
