//! The boards built into the program.

use super::{
    area::AreaToken,
    board::{Board, BoardPlan, RuleSet},
    files::json_value::JsonValue,
    short_list::small_map,
    space::Space,
};
use std::sync::{Arc, LazyLock};

impl Board {
    /// The built-in boards: the base board and both sides of Valley's.
    pub fn shipped() -> &'static [Arc<Board>] {
        &SHIPPED
    }

    /// Returns the built-in board with this short name, if there is one.
    pub fn shipped_named(id: &str) -> Option<Arc<Board>> {
        Board::shipped().iter().find(|board| board.id() == id).cloned()
    }
}

static SHIPPED: LazyLock<Vec<Arc<Board>>> = LazyLock::new(|| {
    let boards = FILES.into_iter().filter_map(plan).filter_map(|plan| Board::new(plan).ok());
    boards.map(Arc::new).collect()
});

const FILES: [&str; 3] = [
    include_str!("../../public/boards/brook.json"),
    include_str!("../../public/boards/valley.json"),
    include_str!("../../public/boards/valley-back.json"),
];

/// Reads a board without [`Board::from_json`], which the start screen should not have to load.
fn plan(text: &str) -> Option<BoardPlan> {
    let json = JsonValue::read(text)?;
    let text = |field: &str| Some(json.field(field)?.text()?.to_owned());
    let list = |field: &str| json.field(field).map_or(Some(&[][..]), JsonValue::list);
    let spaces = |field| list(field)?.iter().map(space).collect::<Option<Vec<Space>>>();
    let JsonValue::Object(clouds) = json.field("clouds")? else { return None };
    let clouds = clouds.iter().map(|(space, count)| Some((space.parse().ok()?, count.integer()?)));
    let rows = list("rows")?.iter().map(|row| Some(row.text()?.to_owned()));
    Some(BoardPlan {
        id: text("id")?,
        name: text("name")?,
        rules: if text("rules")? == "valley" { RuleSet::Valley } else { RuleSet::Base },
        rows: rows.collect::<Option<_>>()?,
        starts: spaces("starts")?,
        clouds: small_map(clouds.collect::<Option<Vec<_>>>()?),
        stumps: spaces("stumps")?,
        tokens: list("tokens")?.iter().map(token).collect::<Option<_>>()?,
    })
}

fn space(json: &JsonValue) -> Option<Space> {
    json.text()?.parse().ok()
}

fn token(json: &JsonValue) -> Option<AreaToken> {
    let points = |field| i32::try_from(json.field(field)?.integer()?).ok();
    Some(AreaToken { main: points("main")?, minor: points("minor")?, back: points("back")? })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_board_is_the_one_in_its_file() {
        let boards: Vec<Arc<Board>> =
            FILES.map(|text| Arc::new(Board::from_json(text).unwrap())).to_vec();
        assert_eq!(Board::shipped(), boards);
    }

    #[test]
    fn the_shipped_boards_go_by_their_short_names() {
        let ids: Vec<&str> = Board::shipped().iter().map(|board| board.id()).collect();
        assert_eq!(ids, ["brook", "valley", "valley-back"]);
    }
}
