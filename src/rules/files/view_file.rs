//! Player views as JSON, to send them to a bot's worker.

use super::{
    board_file::{BoardFile, BoardFileError},
    names::by_name,
};
use crate::rules::{
    action::Phase,
    animal::Animal,
    area::{AreaId, AreaSet, Prize},
    board::RuleSet,
    domino::{Domino, DominoSet},
    event::Discard,
    plant::{Owner, PlacedPlant, Plant, Stock},
    seat::{PlayerCount, Seat},
    short_list::small_map,
    space::{Space, SpaceSet},
    table::{CLOUD_SPACES, HAND, MUSHROOMS, PlayerBoard, Table},
    turn::Turn,
    view::PlayerView,
};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use std::{collections::BTreeMap, sync::Arc};

/// A view as written in JSON. It leaves out anything that can be computed from the rest.
#[derive(Clone, Serialize, Deserialize)]
struct ViewFile {
    board: BoardFile,
    seat: Seat,
    turn: TurnFile,
    joker: Animal,
    dominoes: Vec<(Domino, [Space; 2])>,
    discarded: Vec<Domino>,
    plants: Vec<(Space, Plant, Option<Seat>)>,
    mushrooms: Vec<Space>,
    clouds: Vec<Space>,
    prizes: Vec<Prize>,
    players: Vec<PlayerBoardFile>,
    hand: Vec<Domino>,
    backs: BTreeMap<usize, i32>,
}

#[derive(Clone, Serialize, Deserialize)]
struct TurnFile {
    seat: Seat,
    phase: Phase,
    domino: Option<[Space; 2]>,
    stumps: u8,
}

#[derive(Clone, Serialize, Deserialize)]
struct PlayerBoardFile {
    score: i64,
    clouds: u8,
    plants: [[u8; Plant::COUNT]; 2],
    hand: u8,
    reserve: u8,
    collected: Vec<usize>,
}

by_name!(Phase,
    "domino" => Phase::Domino, "mushroom" => Phase::Mushroom, "plant" => Phase::Plant,
    "finish" => Phase::Finish, "end" => Phase::End, "over" => Phase::Over);

/// The reason why a text is not a player's view.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum ViewError {
    /// The board is wrong.
    #[error("board: {0}")]
    Board(#[from] BoardFileError),
    /// Something that no game can reach, with its path.
    #[error("{0}: this cannot be")]
    Impossible(&'static str),
}

/// Returns an error with the path unless `can_be` is true.
fn require(can_be: bool, path: &'static str) -> Result<(), ViewError> {
    if can_be { Ok(()) } else { Err(ViewError::Impossible(path)) }
}

impl Serialize for PlayerView {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        ViewFile::new(self).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for PlayerView {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        ViewFile::deserialize(deserializer)?.view().map_err(de::Error::custom)
    }
}

impl PlayerBoardFile {
    fn new(table: &Table, seat: Seat) -> PlayerBoardFile {
        let PlayerBoard { score, clouds, plants, hand, reserve, collected } =
            table.seats[seat.index()];
        let collected = collected.iter().map(AreaId::index).collect();
        PlayerBoardFile { score, clouds, plants, hand, reserve, collected }
    }

    fn board(&self, table: &Table) -> Result<PlayerBoard, ViewError> {
        require(self.clouds <= CLOUD_SPACES, "players: clouds")?;
        require(usize::from(self.hand) <= HAND, "players: hand")?;
        let all = table.players.dominoes_each() - HAND;
        require(usize::from(self.reserve) <= all, "players: reserve")?;
        let most = |stock: Stock| Plant::ALL.map(|plant| table.players.plants_each(stock, plant));
        for (left, most) in self.plants.iter().zip(Stock::ALL.map(most)) {
            require(left.iter().zip(most).all(|(&left, most)| left <= most), "players: plants")?;
        }
        let areas = table.board.areas().len();
        let base = table.board.rules() == RuleSet::Base;
        require(self.collected.iter().all(|&area| base && area < areas), "players: collected")?;
        Ok(PlayerBoard {
            score: self.score,
            clouds: self.clouds,
            plants: self.plants,
            hand: self.hand,
            reserve: self.reserve,
            collected: self.collected.iter().map(|&area| AreaId::new(area)).collect(),
        })
    }
}

impl ViewFile {
    fn new(view: &PlayerView) -> ViewFile {
        let table = view.table();
        let Turn { seat, phase, domino, stumps } = table.turn;
        let owned =
            |(at, PlacedPlant { plant, owner }): (Space, PlacedPlant)| (at, plant, owner.seat());
        let collected = table.collected(view.seat());
        ViewFile {
            board: BoardFile::from(table.board().plan()),
            seat: view.seat(),
            turn: TurnFile { seat, phase, domino, stumps },
            joker: table.joker(),
            dominoes: table.placed().collect(),
            discarded: table.discarded().iter().collect(),
            plants: table.plants().map(owned).collect(),
            mushrooms: table.mushrooms().collect(),
            clouds: table.cloudy().iter().collect(),
            prizes: table.board().areas().map(|(area, _)| table.prizes[area.index()]).collect(),
            players: table.seats().map(|seat| PlayerBoardFile::new(table, seat)).collect(),
            hand: view.hand().to_vec(),
            backs: small_map(
                collected.iter().filter_map(|area| Some((area.index(), view.back(area)?))),
            ),
        }
    }

    /// Builds the view that the file describes.
    fn view(self) -> Result<PlayerView, ViewError> {
        let board = Arc::new(self.board.clone().board()?);
        let players = PlayerCount::new(self.players.len());
        let players = players.ok_or(ViewError::Impossible("players"))?;
        let mut prizes = [Prize { main: 0, minor: 0 }; AreaId::MAX];
        require(self.prizes.len() == board.areas().len(), "prizes")?;
        prizes[..self.prizes.len()].copy_from_slice(&self.prizes);
        let mut table = Table::new(board, players, prizes);
        self.place_mushrooms(&mut table)?;
        self.place_dominoes(&mut table)?;
        self.place_plants(&mut table)?;
        self.seat_players(&mut table)?;
        self.begin_turn(&mut table)?;
        let (hand, backs) = self.own_secrets(&table)?;
        Ok(PlayerView { table, seat: self.seat, hand, backs })
    }

    fn place_mushrooms(&self, table: &mut Table) -> Result<(), ViewError> {
        let valley = table.board.rules() == RuleSet::Valley;
        let fit = self.mushrooms.len() <= MUSHROOMS && (valley || self.mushrooms.is_empty());
        require(fit, "mushrooms")?;
        for &at in &self.mushrooms {
            require(table.check_mushroom(at).is_ok(), "mushrooms")?;
            table.place_mushroom(at, &mut Discard);
        }
        Ok(())
    }

    fn place_dominoes(&self, table: &mut Table) -> Result<(), ViewError> {
        let mut seen = DominoSet::default();
        for &(domino, at) in &self.dominoes {
            let free = at.iter().all(|&space| table.brook.free.contains(space));
            let fits = free && at[0].is_beside(at[1]) && seen.insert(domino);
            require(fits, "dominoes")?;
            table.brook.place(domino, at);
        }
        table.brook.change_joker(self.joker, table.board.words);
        table.land.stumps &= table.brook.free;
        for &domino in &self.discarded {
            require(seen.insert(domino), "discarded")?;
            table.discarded.insert(domino);
        }
        for &domino in &self.hand {
            require(seen.insert(domino), "hand")?;
        }
        Ok(())
    }

    fn place_plants(&self, table: &mut Table) -> Result<(), ViewError> {
        let seats = table.players.get();
        let mut set = [[0_usize; Plant::COUNT]; Owner::COUNT];
        for &(at, plant, seat) in &self.plants {
            let owner = seat.map_or(Owner::Neutral, Owner::Seat);
            let free = table.land.soil.contains(at) && !table.land.planted.contains(at);
            let plays = seat.is_none_or(|seat| seat.index() < seats);
            let count = &mut set[owner.index()][plant.index()];
            *count += 1;
            let stock = if seat.is_some() { Stock::Own } else { Stock::Neutral };
            let boards = if seat.is_some() { 1 } else { seats };
            let there_are = usize::from(table.players.plants_each(stock, plant)) * boards;
            require(free && plays && *count <= there_are, "plants")?;
            let area = table.area_on(at).ok_or(ViewError::Impossible("plants"))?;
            table.land.add_plant(area, at, PlacedPlant { plant, owner });
        }
        Ok(())
    }

    fn seat_players(&self, table: &mut Table) -> Result<(), ViewError> {
        let mut taken = 0;
        for (seat, player) in self.players.iter().enumerate() {
            let board = player.board(table)?;
            taken += board.collected.len();
            for area in board.collected.iter() {
                table.unscored.remove(area);
            }
            table.seats[seat] = board;
        }
        let areas = table.board.areas().len();
        let scored = if table.board.rules() == RuleSet::Base { taken } else { areas };
        require(table.unscored.len() + scored == areas, "players: collected")?;
        let held =
            |player: &PlayerBoardFile| usize::from(player.hand) + usize::from(player.reserve);
        let left: usize = self.players.iter().map(held).sum();
        let dealt = table.players.get() * table.players.dominoes_each();
        require(left + self.dominoes.len() + self.discarded.len() == dealt, "dominoes")?;
        let cloudy: SpaceSet = self.clouds.iter().copied().collect();
        require(cloudy & *table.board.cloudy() == cloudy, "clouds")?;
        table.cloudy = cloudy;
        Ok(())
    }

    fn begin_turn(&self, table: &mut Table) -> Result<(), ViewError> {
        let TurnFile { seat, phase, domino, stumps } = self.turn;
        require(seat.index() < table.players.get(), "turn: seat")?;
        let lies = |at| self.dominoes.iter().any(|&(_, there)| there == at);
        require(domino.is_none_or(lies), "turn: domino")?;
        let played = table.hand_size(seat) < HAND;
        let laid = played && domino.is_some();
        let fits = match phase {
            Phase::Domino => domino.is_none() && table.hand_size(seat) > 0,
            Phase::Mushroom => laid && (1..=2).contains(&stumps) && table.mushrooms_left() > 0,
            Phase::Plant => laid,
            Phase::Finish => played,
            Phase::End => true,
            Phase::Over => false,
        };
        require(fits && (stumps == 0 || phase == Phase::Mushroom), "turn: phase")?;
        table.turn = Turn { seat, phase, domino, stumps };
        Ok(())
    }

    fn own_secrets(
        &self,
        table: &Table,
    ) -> Result<([Domino; HAND], [i32; AreaId::MAX]), ViewError> {
        require(self.seat.index() < table.players.get(), "seat")?;
        require(self.hand.len() == table.hand_size(self.seat), "hand")?;
        let mut hand = [Domino::default(); HAND];
        hand[..self.hand.len()].copy_from_slice(&self.hand);
        let known: AreaSet = table.collected(self.seat);
        let mut backs = [0; AreaId::MAX];
        for (&area, &back) in &self.backs {
            require(area < AreaId::MAX && known.contains(AreaId::new(area)), "backs")?;
            backs[area] = back;
        }
        Ok((hand, backs))
    }
}

#[cfg(test)]
#[path = "view_file_tests.rs"]
mod tests;
