//! The rules engine: pure, complete, for the base game and Valley.
//!
//! A [`Setup`] holds the players and the deal; [`Setup::start`] checks it and returns a [`Game`].
//! [`Game::legal_actions`] lists the legal actions. [`Game::apply`] carries out one of them and
//! returns [`Event`]s with their arithmetic. The public part of a game is its [`Table`]; the part
//! that one player knows is a [`PlayerView`]. `RULINGS: …` and `RECORD: …` cite sections of
//! `docs/rulings.md` and `docs/record.md`.

mod action;
mod animal;
mod area;
mod board;
mod board_error;
mod brook;
mod closing;
mod clouds;
mod domino;
mod event;
mod files;
mod final_scoring;
mod game;
mod gap;
mod illegal;
mod legal;
mod majority;
mod mushroom;
mod placing;
mod plant;
mod planting;
mod seat;
mod setup;
mod shipped;
mod short_list;
mod space;
mod table;
mod turn;
mod view;

pub use action::{Action, NotAnAction, Phase};
pub use animal::{Animal, UnknownAnimal};
pub use area::{Area, AreaId, AreaSet, AreaToken, Prize};
pub use board::{Board, BoardPlan, RuleSet};
pub use board_error::BoardError;
pub use clouds::{EXTRA_TURN_COST, JOKER_COST};
pub use domino::{Domino, DominoSet, NotADomino};
pub use event::Event;
pub use files::board_file::BoardFileError;
pub use files::json::FormError;
pub use files::json_value::{JsonValue, quoted};
pub use files::one_line::OneLine;
pub use files::record::{LogEntry, Outcome, Record};
pub use files::record_error::RecordError;
pub use game::Game;
pub use illegal::Illegal;
pub use majority::{Majority, Points};
pub use plant::{Owner, PlacedPlant, Plant, Stock, UnknownPlant};
pub use seat::{Color, PlayerCount, Seat, UnknownColor};
pub use setup::{Player, Setup, SetupError};
pub use space::{NotASpace, Space, SpaceSet};
pub use table::{CLOUD_SPACES, HAND, MUSHROOMS, Table, start_score};
pub use view::PlayerView;

pub(crate) use short_list::{small_map, sort_small_by_key};
